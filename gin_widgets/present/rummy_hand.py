"""The learner's hand at a table of Rummy: cards to pick one by one or several together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import LayMeld
from gin_widgets.engine.melds import MeldKind
from gin_widgets.engine.rummy.arranging import arranged
from gin_widgets.engine.rummy.melds import melds_in
from gin_widgets.engine.rummy.points import points_of
from gin_widgets.engine.views import PhaseKind
from gin_widgets.messages import Bold, message, pmessage
from gin_widgets.present.hand import by_rank, by_suit, dearest_first, meld_name
from gin_widgets.present.rummy_picks import card_pick

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.melds import Meld
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Group, Hand, HandCard, HandMeld, NoMeld

_LEAST = 3
"""Cards in a meld (B6)."""


def rummy_hand(scene: Scene) -> Hand:
    """All of the hand, and every meld in it that could be laid down now."""
    view = scene.rummy
    cards = tuple(view.hand)
    melding = view.phase is PhaseKind.DISCARD and bool(view.legal)
    return {
        "title": None,
        "cards": [_card(scene, card) for card in cards],
        "groups": _groups(scene) if cards else [],
        "orders": {
            "rank": [card.text for card in sorted(cards, key=by_rank)],
            "suit": [card.text for card in sorted(cards, key=by_suit)],
        },
        "multi": melding,
        "melds": _melds(scene) if melding else [],
        "no_meld": _no_meld(scene) if melding else None,
    }


def _melds(scene: Scene) -> list[HandMeld]:
    view = scene.rummy
    found: list[HandMeld] = []
    for meld in melds_in(view.hand, view.rules.ace_rank):
        action = LayMeld(meld)
        legal = action in view.legal
        found.append(
            {
                "cards": [card.text for card in meld.cards],
                "label": scene.rich(_lay_down(meld)),
                "do": str(action) if legal else None,
                "reason": None if legal else scene.reason(str(action)),
            }
        )
    return found


def _lay_down(meld: Meld) -> Message:
    if meld.kind is MeldKind.RUN:
        return message("Lay down the run {meld}", meld=meld)
    return message("Lay down the set {meld}", meld=meld)


def _no_meld(scene: Scene) -> NoMeld:
    return {
        "title": scene.text(message("Do you want to lay down a meld?")),
        "line": scene.rich(
            message("Pick all the cards of the set or the run, and then lay them down.")
        ),
        "found": scene.rich(message("These cards are a meld.")),
        "least": _LEAST,
        "few": scene.rich(message("A meld needs three cards or more. Pick another card.")),
        "label": scene.rich(message("Lay these cards down")),
        "do": "meld",
    }


def _card(scene: Scene, card: Card) -> HandCard:
    new = card in (scene.rummy.drawn, scene.rummy.taken)
    tag = scene.text(pmessage("card just drawn", "new")) if new else ""
    return {
        "card": card.text,
        "tags": ["new"] if new else [],
        "tag_text": tag,
        "spoken_tags": tag,
        "refusal": None,
        "pick": card_pick(scene, card),
    }


def _groups(scene: Scene) -> list[Group]:
    arrangement = arranged(scene.rummy.hand, scene.rummy.rules)
    found: list[Group] = []
    for meld in arrangement.melds:
        name = meld_name(scene, meld.kind)
        cards = [card.text for card in meld.cards]
        found.append({"kind": meld.kind.value, "label": name, "spoken": name, "cards": cards})
    if arrangement.unmatched:
        found.append(_loose(scene, arrangement.unmatched))
    return found


def _loose(scene: Scene, cards: tuple[Card, ...]) -> Group:
    points = points_of(cards, scene.rummy.rules)
    plain = scene.text(message("In no meld"))
    return {
        "kind": "deadwood",
        "label": scene.rich(message("In no meld: {points}", points=Bold(points))),
        "spoken": scene.text(message("In no meld: {points}", points=points)),
        "label_plain": plain,
        "spoken_plain": plain,
        "cards": [card.text for card in sorted(cards, key=dearest_first)],
    }
