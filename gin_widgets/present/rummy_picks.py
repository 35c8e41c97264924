"""What the tray says and offers while one card of a Rummy hand is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import DiscardCard, LayOffCard
from gin_widgets.engine.melds import MeldKind
from gin_widgets.engine.rummy.melds import ends_of, grown
from gin_widgets.engine.rummy.points import points_of
from gin_widgets.engine.views import PhaseKind
from gin_widgets.messages import Bold, message
from gin_widgets.present.buttons import act, resting
from gin_widgets.present.rummy_table import ids_of_melds

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Button, Pick, Rich


def card_pick(scene: Scene, card: Card) -> Pick | None:
    """After the draw: the melds that the card fits (B10), and discarding it (B9)."""
    view = scene.rummy
    if view.phase is not PhaseKind.DISCARD or not view.legal:
        return None
    fits = [one for one in view.legal if isinstance(one, LayOffCard) and one.card is card]
    ids = ids_of_melds(scene)
    line, plain = _lines(scene, card, fits)
    return {
        "line": line,
        "line_plain": plain,
        "buttons": [*_lay_off_buttons(scene, card, fits), _discard_button(scene, card)],
        "targets": {ids[one.meld]: str(one) for one in fits},
        "first": [ids[one.meld] for one in fits if grown(one.meld, card).cards[0] is card],
    }


def _lines(scene: Scene, card: Card, fits: list[LayOffCard]) -> tuple[Rich, Rich]:
    """The line with the points that would be left, and the one without."""
    if fits:
        said = scene.rich(_where(scene, card, fits))
        return said, said
    view = scene.rummy
    line = message(
        "Without the {card} you hold {left} points. To lay down a meld, pick its other cards too.",
        card=card,
        left=Bold(points_of(view.hand - card, view.rules)),
    )
    plain = message("To lay down a meld, pick its other cards too.")
    return scene.rich(line), scene.rich(plain)


def _where(scene: Scene, card: Card, fits: list[LayOffCard]) -> Message:
    if len(fits) > 1:
        return message("The {card} fits more than one meld: choose where it goes.", card=card)
    meld = fits[0].meld
    owner = next(lying.owner for lying in scene.rummy.table if lying.meld == meld)
    run = meld.kind is MeldKind.RUN
    if scene.is_you(owner):
        return (
            message("The {card} fits your run {meld}.", card=card, meld=meld)
            if run
            else message("The {card} fits your set {meld}.", card=card, meld=meld)
        )
    name = scene.name(owner)
    if run:
        return message(
            "The {card} fits the run of {name}: {meld}.", card=card, name=name, meld=meld
        )
    return message("The {card} fits the set of {name}: {meld}.", card=card, name=name, meld=meld)


def _lay_off_buttons(scene: Scene, card: Card, fits: list[LayOffCard]) -> list[Button]:
    alone = scene.rich(message("Lay off the {card}", card=card))
    if len(fits) == 1:
        return [act("lay-off", alone, str(fits[0]))]
    if fits:
        return [act("lay-off", scene.rich(_on(one)), str(one)) for one in fits]
    reason = scene.reason(f"lay-off {card}")
    return [resting("lay-off", alone, reason)] if reason and _would_fit(scene, card) else []


def _would_fit(scene: Scene, card: Card) -> bool:
    """Whether the card fits a meld, so that only this turn is against it (J18, J22)."""
    ace_rank = scene.rummy.rules.ace_rank
    return any(ends_of(lying.meld, ace_rank) >> card.index & 1 for lying in scene.rummy.table)


def _on(action: LayOffCard) -> Message:
    if action.meld.kind is MeldKind.RUN:
        return message("Lay off on the run {meld}", meld=action.meld)
    return message("Lay off on the set {meld}", meld=action.meld)


def _discard_button(scene: Scene, card: Card) -> Button:
    label = scene.rich(message("Discard the {card}", card=card))
    action = DiscardCard(card)
    if action in scene.rummy.legal:
        return act("discard", label, str(action))
    return resting("discard", label, scene.reason(str(action)) or label)
