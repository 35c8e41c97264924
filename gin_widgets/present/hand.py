"""The learner's hand: grouped in its best arrangement, sorted by rank and by suit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.arrangements import best_arrangement
from gin_widgets.engine.cards import SUITS
from gin_widgets.engine.views import PhaseKind
from gin_widgets.messages import Bold, message, pmessage
from gin_widgets.present.advising import advice_pick
from gin_widgets.present.picks import discard_pick, lay_off_pick, must_knock

if TYPE_CHECKING:
    from gin_widgets.engine.arrangements import Arrangement
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.melds import MeldKind
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Group, Hand, HandCard, Pick, Rich

_MELDS = {"run": pmessage("meld", "Run"), "set": pmessage("meld", "Set")}


def hand(scene: Scene) -> Hand:
    """All of the hand. In equal arrangements the cards of runs stay in their runs (B33)."""
    cards = tuple(scene.view.hand)
    return {
        "title": _title(scene),
        "cards": [_card(scene, card) for card in cards],
        "groups": groups(scene, best_arrangement(scene.view.hand)) if cards else [],
        "orders": {
            "rank": [card.text for card in sorted(cards, key=by_rank)],
            "suit": [card.text for card in sorted(cards, key=by_suit)],
        },
    }


def no_hand() -> Hand:
    """The hand after it has been spread on the table."""
    return {"title": None, "cards": [], "groups": [], "orders": {"rank": [], "suit": []}}


def groups(scene: Scene, arrangement: Arrangement) -> list[Group]:
    """The melds with their names, then the deadwood with its points."""
    found: list[Group] = []
    for meld in arrangement.melds:
        name = meld_name(scene, meld.kind)
        found.append(
            {
                "kind": meld.kind.value,
                "label": name,
                "spoken": name,
                "cards": [card.text for card in meld.cards],
            }
        )
    if arrangement.unmatched:
        found.append(_deadwood(scene, arrangement))
    return found


def meld_name(scene: Scene, kind: MeldKind) -> str:
    """The name under a meld: run or set."""
    return scene.text(_MELDS[kind.value])


def deadwood_label(scene: Scene, points: int) -> Rich:
    """The words under the unmatched cards, with their points."""
    return scene.rich(message("Deadwood {points}", points=Bold(points)))


def _deadwood(scene: Scene, arrangement: Arrangement) -> Group:
    plain = scene.text(message("Deadwood"))
    return {
        "kind": "deadwood",
        "label": deadwood_label(scene, arrangement.deadwood),
        "spoken": scene.text(message("Deadwood {points}", points=arrangement.deadwood)),
        "label_plain": plain,
        "spoken_plain": plain,
        "cards": [card.text for card in sorted(arrangement.unmatched, key=dearest_first)],
    }


def _title(scene: Scene) -> str | None:
    """Whose cards these are if they are not the learner's: those of the captain (T10)."""
    if not scene.sits_out or not scene.view.hand:
        return None
    return scene.text(message("Cards of {name}, the captain", name=scene.name(scene.view.seat)))


def _card(scene: Scene, card: Card) -> HandCard:
    new = card in (scene.view.drawn, scene.view.taken)
    tag = scene.text(pmessage("card just drawn", "new")) if new else ""
    pick = _pick(scene, card)
    return {
        "card": card.text,
        "tags": ["new"] if new else [],
        "tag_text": tag,
        "spoken_tags": tag,
        "refusal": None if pick is not None else _refusal(scene, card),
        "pick": pick,
    }


def _refusal(scene: Scene, card: Card) -> Rich | None:
    """Why nothing can be done with the card now."""
    if must_knock(scene.view):
        return scene.reason(f"knock {card}")
    return scene.reason(f"discard {card}") or scene.reason(f"lay-off {card}")


def _pick(scene: Scene, card: Card) -> Pick | None:
    if scene.sits_out:
        return advice_pick(scene, card)
    if scene.view.phase is PhaseKind.DISCARD:
        return discard_pick(scene, card)
    if scene.view.phase is PhaseKind.LAY_OFF:
        return lay_off_pick(scene, card)
    return None


def by_rank(card: Card) -> tuple[int, int]:
    """Aces first."""
    return card.order, SUITS.index(card.suit)


def by_suit(card: Card) -> tuple[int, int]:
    """Suit by suit, in each aces first."""
    return SUITS.index(card.suit), card.order


def dearest_first(card: Card) -> tuple[int, int]:
    """The order in which unmatched cards lie: kings before aces."""
    return -card.order, SUITS.index(card.suit)
