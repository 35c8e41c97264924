"""From the choice of sets to the melds: the runs are then the stretches that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.meld_tables import Suits

_ONE_RANK = 1 | 1 << 13 | 1 << 26 | 1 << 39
_ONE_SUIT = (1 << 13) - 1


def meld_bits(suits: Suits, way: Suits) -> tuple[list[int], int]:
    """The melds, and the unmatched cards, of a hand whose sets are chosen: 52-bit integers."""
    in_sets = 0
    in_runs = 0
    held = 0
    for place, (suit, kept) in enumerate(zip(suits, way, strict=True)):
        left = suit & kept
        lows = left & left >> 1 & left >> 2
        in_runs |= (lows | lows << 1 | lows << 2) << 13 * place
        in_sets |= (suit ^ left) << 13 * place
        held |= suit << 13 * place
    return [*_sets(in_sets), *_stretches(in_runs)], held & ~in_sets & ~in_runs


def _sets(bits: int) -> Iterator[int]:
    for order in range(13):
        found = bits & _ONE_RANK << order
        if found:
            yield found


def _stretches(bits: int) -> Iterator[int]:
    for place in range(4):
        suit = bits >> 13 * place & _ONE_SUIT
        while suit:
            stretch = suit & ~(suit + (suit & -suit))
            yield stretch << 13 * place
            suit ^= stretch
