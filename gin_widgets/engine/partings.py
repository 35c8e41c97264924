"""From the choice of sets to the melds: the runs are then the stretches that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.engine.meld_tables import Suits

_ONE_RANK = 1 | 1 << 13 | 1 << 26 | 1 << 39
_ONE_SUIT = (1 << 13) - 1
_ACE_TO_JACK = sum(_ONE_RANK << order for order in range(11))  # where a run can begin


def meld_bits(held: int, way: Suits) -> tuple[list[int], int]:
    """The melds and the unmatched cards of a hand whose sets are chosen, as 52-bit integers.

    A way is the four masks of the ranks that are left for runs.
    """
    spades, hearts, diamonds, clubs = way
    left = held & (spades | hearts << 13 | diamonds << 26 | clubs << 39)
    lows = left & left >> 1 & left >> 2 & _ACE_TO_JACK
    in_runs = lows | lows << 1 | lows << 2
    return [*_sets(held ^ left), *_stretches(in_runs)], left ^ in_runs


def _sets(bits: int) -> list[int]:
    found = []
    while bits:
        order = ((bits & -bits).bit_length() - 1) % 13
        found.append(bits & _ONE_RANK << order)
        bits ^= found[-1]
    return found


def _stretches(bits: int) -> list[int]:
    found = []
    while bits:
        lowest = bits & -bits
        suit = (lowest.bit_length() - 1) // 13
        neighbours = bits & ~(bits + lowest)  # the sum carries through the lowest stretch
        found.append(neighbours & _ONE_SUIT << 13 * suit)
        bits ^= found[-1]
    return found
