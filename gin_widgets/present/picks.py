"""What the tray says and offers while a card of the hand is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import BigGin, DiscardCard, Knock, LayOffCard
from gin_widgets.engine.arrangements import deadwood
from gin_widgets.engine.melds import MeldKind
from gin_widgets.engine.views import PhaseKind
from gin_widgets.messages import Bold, message, nmessage
from gin_widgets.present.buttons import act, resting

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.views import PlayerView
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Button, Pick


def discard_pick(scene: Scene, card: Card) -> Pick | None:
    """A card that may leave the hand: what is left without it, and whether a knock is possible."""
    knock = _knock_with(scene, card)
    if knock is None and DiscardCard(card) not in scene.view.legal:
        return None
    left = deadwood(scene.view.hand - card)
    line, plain = _prospect(scene, card, left, knock)
    return {
        "line": scene.rich(line),
        "line_plain": scene.rich(plain),
        "buttons": [_discard_button(scene, card), knock_button(scene, card, knock)],
        "targets": {},
    }


def must_knock(view: PlayerView) -> bool:
    """Whether the last discard was taken, so that a card can only leave the hand with a knock."""
    discards = any(isinstance(action, DiscardCard) for action in view.legal)
    return view.phase is PhaseKind.DISCARD and bool(view.legal) and not discards


def lay_off_pick(scene: Scene, card: Card) -> Pick | None:
    """A card that fits a meld of the knocker: one target and one button for each such meld."""
    view = scene.view
    fits = [one for one in view.legal if isinstance(one, LayOffCard) and one.card is card]
    if view.knock is None or not fits:
        return None
    left = Bold(deadwood(view.hand - card))
    if len(fits) == 1:
        plain = message("The {card} fits one of the melds.", card=card)
        line = message(
            "The {card} fits one of the melds. Without it your deadwood is {left}.",
            card=card,
            left=left,
        )
    else:
        plain = message("The {card} fits more than one meld: choose where it goes.", card=card)
        line = message(
            "The {card} fits more than one meld: choose where it goes. Without it your deadwood "
            "is {left}.",
            card=card,
            left=left,
        )
    places = {meld: f"m{place}" for place, meld in enumerate(view.knock.melds)}
    return {
        "line": scene.rich(line),
        "line_plain": scene.rich(plain),
        "buttons": [_lay_off_button(scene, one) for one in fits],
        "targets": {places[one.meld]: str(one) for one in fits},
    }


def knock_button(scene: Scene, card: Card, knock: Knock | None) -> Button:
    """Knock with this discard, asked once more; or the reason why not."""
    if knock is None:
        label = scene.rich(message("Knock"))
        return resting("knock", label, scene.reason(f"knock {card}") or label)
    gin = not knock.arrangement.unmatched
    label = scene.rich(message("Go Gin") if gin else message("Knock"))
    button = act("knock", label, str(knock))
    button["confirm"] = {
        "title": scene.text(message("Do you want to knock now?")),
        "line": scene.rich(_what_knocking_does(scene, knock)),
        "yes": label,
        "no": scene.rich(message("Not yet")),
    }
    return button


def _what_knocking_does(scene: Scene, knock: Knock) -> Message:
    if not knock.arrangement.unmatched:
        return message(
            "You discard the {card} and show ten cards in melds: Gin.", card=knock.discard
        )
    return nmessage(
        "You discard the {card} and show your cards, with {n} point of deadwood. Then {name} may "
        "lay off cards, and the round is counted.",
        "You discard the {card} and show your cards, with {n} points of deadwood. Then {name} may "
        "lay off cards, and the round is counted.",
        knock.arrangement.deadwood,
        card=knock.discard,
        name=scene.name(1 - scene.view.seat),
    )


def big_gin_button(scene: Scene) -> Button | None:
    """All eleven cards in melds, where the rules have big Gin."""
    for action in scene.view.legal:
        if isinstance(action, BigGin):
            return act("big-gin", scene.rich(message("Go big Gin")), str(action))
    return None


def _knock_with(scene: Scene, card: Card) -> Knock | None:
    for action in scene.view.legal:
        if isinstance(action, Knock) and action.discard is card:
            return action
    return None


def _prospect(scene: Scene, card: Card, left: int, knock: Knock | None) -> tuple[Message, Message]:
    """The line with the count of what would be left, and the one without it."""
    limit = scene.view.knock_limit
    if knock is not None and left == 0:
        both = message("Without the {card} all your cards are in melds: that is Gin.", card=card)
        return both, both
    if knock is not None and must_knock(scene.view):
        return message(
            "Without the {card} your deadwood is {left}. You took the last discard, so now you "
            "must knock.",
            card=card,
            left=Bold(left),
        ), message("You took the last discard, so now you must knock.")
    if knock is not None:
        return message(
            "Without the {card} your deadwood is {left}. You may knock, or discard and play on.",
            card=card,
            left=Bold(left),
        ), message("You may knock, or discard and play on.")
    if limit == 0:
        return message(
            "Without the {card} your deadwood is {left}. This round you can knock only with Gin.",
            card=card,
            left=Bold(left),
        ), message("This round you can knock only with Gin.")
    return message(
        "Without the {card} your deadwood is {left}. To knock it must be {limit} or less.",
        card=card,
        left=Bold(left),
        limit=limit,
    ), message("To knock, your deadwood must be {limit} or less.", limit=limit)


def _discard_button(scene: Scene, card: Card) -> Button:
    label = scene.rich(message("Discard the {card}", card=card))
    action = DiscardCard(card)
    if action in scene.view.legal:
        return act("discard", label, str(action))
    return resting("discard", label, scene.reason(str(action)) or label)


def _lay_off_button(scene: Scene, action: LayOffCard) -> Button:
    label = (
        message("Lay off on the run {meld}", meld=action.meld)
        if action.meld.kind is MeldKind.RUN
        else message("Lay off on the set {meld}", meld=action.meld)
    )
    return act("lay-off", scene.rich(label), str(action))
