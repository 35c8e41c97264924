"""The best melds of a hand where an ace may be more than low, or may count more than one (B2, J25).

What is matched counts at the end as what is not (B14): this is for players, hints and the marking
of melds in a hand, not for the score.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gin_widgets.engine.arrangements import Arrangement, best_arrangement, deadwood
from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.hands import Hand, cards_of
from gin_widgets.engine.rules.choices import AceRank
from gin_widgets.engine.rummy.melds import melds_in
from gin_widgets.engine.rummy.points import points_of

if TYPE_CHECKING:
    from gin_widgets.engine.rules import RummyRules

_Split = tuple[int, tuple[int, ...]]


def arranged(hand: Hand, rules: RummyRules) -> Arrangement:
    """An arrangement that leaves least points over, always the same one of equal ones.

    The points of what is left over are `points_of(arrangement.unmatched, rules)`:
    `Arrangement.deadwood` counts an ace as one.
    """
    if _as_in_gin(rules):
        return best_arrangement(hand)
    _, melds = _best_split(hand, rules)
    chosen = [meld for meld in melds_in(hand, rules.ace_rank) if meld.bits in melds]
    matched = sum(meld.bits for meld in chosen)
    return Arrangement(tuple(chosen), cards_of(hand.bits & ~matched))


def loose_points(hand: Hand, rules: RummyRules) -> int:
    """The least points left over when the hand is arranged in melds."""
    return deadwood(hand) if _as_in_gin(rules) else _best_split(hand, rules)[0]


def _as_in_gin(rules: RummyRules) -> bool:
    return rules.ace_rank is AceRank.LOW and rules.ace_points == 1


def _best_split(hand: Hand, rules: RummyRules) -> _Split:
    """The points left over, and the melds (52-bit integers)."""
    melds = [meld.bits for meld in melds_in(hand, rules.ace_rank)]

    @cache
    def best(bits: int) -> _Split:
        if not bits:
            return 0, ()
        low = bits & -bits
        points, chosen = best(bits ^ low)
        card = CARDS[low.bit_length() - 1]
        found = [(points + points_of([card], rules), chosen)]
        for meld in melds:
            if meld & low and meld & bits == meld:
                points, chosen = best(bits ^ meld)
                found.append((points, (meld, *chosen)))
        return min(found)

    return best(hand.bits)
