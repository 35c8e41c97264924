"""Melds where an ace may be more than low (B2, B6): which are allowed, and what fits them.

Everything is asked with the table's `AceRank`. With `LOW` all is as in Gin.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from gin_widgets.engine.corner_runs import (
    ACE,
    KING,
    RANKS,
    CornerRun,
    card_above,
    card_below,
    meld_of,
)
from gin_widgets.engine.hands import BITS
from gin_widgets.engine.melds import MeldKind
from gin_widgets.engine.rules.choices import AceRank

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.melds import Meld

_SHORTEST = 3


def allowed(meld: Meld, ace_rank: AceRank) -> bool:
    """Whether the meld may be laid down: only a run in which the ace follows the king may not."""
    if not isinstance(meld, CornerRun) or ace_rank is AceRank.ROUND_THE_CORNER:
        return True
    return ace_rank is AceRank.HIGH_OR_LOW and meld.cards[-1].order == ACE


def ends_of(meld: Meld, ace_rank: AceRank) -> int:
    """The cards that may be laid off on the meld now (B10), as a 52-bit integer."""
    if meld.kind is MeldKind.SET or ace_rank is AceRank.LOW:
        return meld.ends
    low, high = meld.cards[0], meld.cards[-1]
    below, above = card_below(low), card_above(high)
    if ace_rank is AceRank.HIGH_OR_LOW:
        below = 0 if low.order == ACE else below
        above = 0 if high.order == ACE else above
    return (below | above) & ~meld.bits


def grown(meld: Meld, card: Card) -> Meld:
    """The meld with the card laid off on it."""
    return meld_of(meld.bits | BITS[card.index])


def melds_in(hand: Hand, ace_rank: AceRank) -> tuple[Meld, ...]:
    """Every meld that can be made of cards of the hand, sets first.

    A longer meld is there and all shorter ones in it too: of `4h 5h 6h 7h` the whole, `4h 5h 6h`
    and `5h 6h 7h`.
    """
    found = [meld_of(bits) for bits in _sets(hand)]
    for place, suit in enumerate(hand.suits):
        if suit.bit_count() >= _SHORTEST:
            found += [meld_of(run << RANKS * place) for run in _runs(suit, ace_rank)]
    return tuple(found)


def _sets(hand: Hand) -> Iterator[int]:
    spades, hearts, diamonds, clubs = hand.suits
    thrice = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    while thrice:
        rank = thrice & -thrice
        thrice ^= rank
        held = [rank << RANKS * place for place in range(4) if hand.suits[place] & rank]
        for size in range(_SHORTEST, len(held) + 1):
            yield from map(sum, combinations(held, size))


@cache
def _runs(suit: int, ace_rank: AceRank) -> tuple[int, ...]:
    """The runs in the ranks of one suit, 13-bit integers."""
    found: dict[int, None] = {}
    for low in range(RANKS):
        run = 0
        for step in range(_longest(low, ace_rank)):
            rank = 1 << (low + step) % RANKS
            if not suit & rank:
                break
            run |= rank
            if step + 1 >= _SHORTEST:
                found[run] = None
    return tuple(found)


def _longest(low: int, ace_rank: AceRank) -> int:
    """How many cards a run from this rank up can have."""
    if ace_rank is AceRank.ROUND_THE_CORNER:
        return RANKS
    up_to_king = KING + 1 - low
    return min(RANKS, up_to_king + 1) if ace_rank is AceRank.HIGH_OR_LOW else up_to_king
