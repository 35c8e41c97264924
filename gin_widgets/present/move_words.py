"""A sentence for each kind of move, in the words of the learner or about the other player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import ActionKind
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.views import Event
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene


def dealt(scene: Scene) -> Message:
    """Who deals, and the upcard if there is one."""
    dealer, card = scene.snapshot.seating.dealer, scene.snapshot.view.upcard
    name = scene.player_name(dealer)
    if card is None:
        return (
            message("The cards are dealt. You are the dealer.")
            if dealer == 0
            else message("The cards are dealt. {name} is the dealer.", name=name)
        )
    return (
        message("The cards are dealt. You are the dealer. The upcard is the {card}.", card=card)
        if dealer == 0
        else message(
            "The cards are dealt. {name} is the dealer. The upcard is the {card}.",
            name=name,
            card=card,
        )
    )


def told(scene: Scene, events: tuple[Event, ...]) -> Message:
    """The sentence for a turn: one event, or a taking and the discard after it."""
    if len(events) == 1:
        return told_alone(scene, events[0])
    taken, given = events
    if scene.is_you(taken.seat):
        return _you_exchanged(taken, given.card)
    return _other_exchanged(scene.name(taken.seat), taken, given.card)


def told_alone(scene: Scene, event: Event) -> Message:
    """The sentence for one event."""
    if scene.is_you(event.seat):
        return _YOU[event.kind](event.card)
    name, card = scene.name(event.seat), event.card
    if event.kind is ActionKind.KNOCK and not scene.view.rules.knock_discard_face_down:
        return message("{name} knocked and discarded the {card}.", name=name, card=card)
    return _OTHER[event.kind](name, card)


def _you_exchanged(taken: Event, given: Card | None) -> Message:
    if taken.kind is ActionKind.TAKE_STOCK:
        return message(
            "You took the {card} from the stock and discarded the {given}.",
            card=taken.card,
            given=given,
        )
    return message(
        "You took the {card} from the discard pile and discarded the {given}.",
        card=taken.card,
        given=given,
    )


def _other_exchanged(name: str, taken: Event, given: Card | None) -> Message:
    if taken.kind is ActionKind.TAKE_STOCK and taken.card is None:
        return message(
            "{name} took a card from the stock and discarded the {given}.", name=name, given=given
        )
    if taken.kind is ActionKind.TAKE_STOCK:
        return message(
            "{name} took the {card} from the stock and discarded the {given}.",
            name=name,
            card=taken.card,
            given=given,
        )
    return message(
        "{name} took the {card} from the discard pile and discarded the {given}.",
        name=name,
        card=taken.card,
        given=given,
    )


_YOU: Mapping[ActionKind, Callable[[Card | None], Message]] = {
    ActionKind.TAKE_STOCK: lambda card: message("You took the {card} from the stock.", card=card),
    ActionKind.TAKE_DISCARD: lambda card: message(
        "You took the {card} from the discard pile.", card=card
    ),
    ActionKind.PASS: lambda _: message("You passed."),
    ActionKind.DISCARD: lambda card: message("You discarded the {card}.", card=card),
    ActionKind.KNOCK: lambda card: message("You knocked and discarded the {card}.", card=card),
    ActionKind.BIG_GIN: lambda _: message("You went big Gin: all eleven cards are in melds."),
    ActionKind.LAY_OFF: lambda card: message("You laid off the {card}.", card=card),
    ActionKind.SHOW: lambda _: message("You showed your cards."),
}
_OTHER: Mapping[ActionKind, Callable[[str, Card | None], Message]] = {
    ActionKind.TAKE_STOCK: lambda name, card: (
        message("{name} took a card from the stock.", name=name)
        if card is None
        else message("{name} took the {card} from the stock.", name=name, card=card)
    ),
    ActionKind.TAKE_DISCARD: lambda name, card: message(
        "{name} took the {card} from the discard pile.", name=name, card=card
    ),
    ActionKind.PASS: lambda name, _: message("{name} passed.", name=name),
    ActionKind.DISCARD: lambda name, card: message(
        "{name} discarded the {card}.", name=name, card=card
    ),
    ActionKind.KNOCK: lambda name, _: message("{name} knocked.", name=name),
    ActionKind.BIG_GIN: lambda name, _: message(
        "{name} went big Gin: all eleven cards are in melds.", name=name
    ),
    ActionKind.LAY_OFF: lambda name, card: message(
        "{name} laid off the {card}.", name=name, card=card
    ),
    ActionKind.SHOW: lambda name, _: message("{name} showed the cards.", name=name),
}
