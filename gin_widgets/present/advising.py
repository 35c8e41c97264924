"""What a learner who sits out can say while she picks a card of the captain (T2, T10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import DiscardCard, Knock, LayOffCard
from gin_widgets.engine.arrangements import deadwood
from gin_widgets.messages import Bold, message
from gin_widgets.present.advice_words import would
from gin_widgets.present.buttons import act

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Button, Pick


def advice_pick(scene: Scene, card: Card) -> Pick | None:
    """A card with which the captain can do something now: a button for each way."""
    ways = [action for action in scene.view.legal if _moved_by(action) is card]
    if not ways:
        return None
    name, left = scene.name(scene.view.seat), Bold(deadwood(scene.view.hand - card))
    line = message(
        "Without the {card} the deadwood of {name} is {left}.", card=card, name=name, left=left
    )
    plain = message("What would you do with the {card}?", card=card)
    melds = () if scene.view.knock is None else scene.view.knock.melds
    places = {meld: f"m{place}" for place, meld in enumerate(melds)}
    return {
        "line": scene.rich(line),
        "line_plain": scene.rich(plain),
        "buttons": [advice_button(scene, action) for action in ways],
        "targets": {places[one.meld]: str(one) for one in ways if isinstance(one, LayOffCard)},
    }


def advice_button(scene: Scene, action: Action) -> Button:
    """Say that one would make this move."""
    top = scene.view.discards[-1] if scene.view.discards else None
    name = "done" if action.kind.value == "show" else action.kind.value
    return act(name, scene.rich(would(action, top)), str(action))


def _moved_by(action: Action) -> Card | None:
    match action:
        case DiscardCard(card) | LayOffCard(card, _) | Knock(card, _):
            return card
    return None
