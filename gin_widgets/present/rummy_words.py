"""The moves of Rummy in words: those that Gin does not have; all others are told as there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.melds import MeldKind
from gin_widgets.engine.rules import StockOut
from gin_widgets.engine.views import Event
from gin_widgets.messages import message
from gin_widgets.present.move_words import told

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.melds import Meld
    from gin_widgets.engine.rummy_views import RummyEvent
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene


def told_in_rummy(scene: Scene, *events: RummyEvent) -> Message:
    """The sentence for one event, or for a taking and the discard after it."""
    event = events[0]
    if event.meld is not None and event.card is None:
        return _laid_down(scene, event.seat, event.meld)
    if event.meld is not None and event.card is not None:
        return _laid_off(scene, event.seat, event.card, event.meld)
    if event.kind is ActionKind.TURN_OVER:
        return _new_stock(scene, event)
    return told(scene, tuple(Event(one.seat, one.kind, one.card) for one in events))


def _laid_down(scene: Scene, seat: int, meld: Meld) -> Message:
    run = meld.kind is MeldKind.RUN
    if scene.is_you(seat):
        return (
            message("You laid down the run {meld}.", meld=meld)
            if run
            else message("You laid down the set {meld}.", meld=meld)
        )
    name = scene.name(seat)
    if run:
        return message("{name} laid down the run {meld}.", name=name, meld=meld)
    return message("{name} laid down the set {meld}.", name=name, meld=meld)


def _laid_off(scene: Scene, seat: int, card: Card, meld: Meld) -> Message:
    run = meld.kind is MeldKind.RUN
    if scene.is_you(seat):
        return (
            message("You laid off the {card} on the run {meld}.", card=card, meld=meld)
            if run
            else message("You laid off the {card} on the set {meld}.", card=card, meld=meld)
        )
    name = scene.name(seat)
    if run:
        return message(
            "{name} laid off the {card} on the run {meld}.", name=name, card=card, meld=meld
        )
    return message("{name} laid off the {card} on the set {meld}.", name=name, card=card, meld=meld)


def _new_stock(scene: Scene, event: RummyEvent) -> Message:
    shuffled = scene.rummy.rules.stock_out is StockOut.RESHUFFLE
    if scene.is_you(event.seat):
        return (
            message(
                "You shuffled the discard pile for a new stock and took the {card} from it.",
                card=event.card,
            )
            if shuffled
            else message(
                "You turned the discard pile over and took the {card} from the new stock.",
                card=event.card,
            )
        )
    name = scene.name(event.seat)
    if shuffled:
        return message(
            "{name} shuffled the discard pile for a new stock and took a card from it.", name=name
        )
    return message(
        "{name} turned the discard pile over and took a card from the new stock.", name=name
    )
