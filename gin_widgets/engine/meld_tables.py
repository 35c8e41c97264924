"""Least deadwood of a hand by table: exact for any number of cards.

A suit is a 13-bit integer of ranks (bit 0 is the ace). Once the sets are chosen, the best that
runs can do is known for each suit by itself: every stretch of three or more neighbours is a run.
So a hand is solved by trying which cards of the ranks held three or four times go into sets, and
looking up what is left in `RUNS`. A *way* is one such choice: four masks of the ranks that are
left for runs. The tables are filled when they are first used.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.engine.many_cards import least_of_many, ways_of_many

if TYPE_CHECKING:
    from collections.abc import Sequence

Suits: TypeAlias = tuple[int, int, int, int]

RUNS: list[int] = []
"""For each of the 8192 suits: the points of the cards that are in no run. Empty until filled."""

_EVERY_RANK = (1 << 13) - 1
_EVERYTHING: Suits = (_EVERY_RANK,) * 4
_MOST_WAYS = 40
_WAYS: dict[int, tuple[Suits, ...]] = {}
_KEPT_RANKS: dict[int, tuple[int, ...]] = {}


def fill_tables() -> None:
    """Fill `RUNS`; takes a few milliseconds, once."""
    if RUNS:
        return
    points = [0]
    for order in range(13):
        points += [total + min(order + 1, 10) for total in points]
    for suit in range(1 << 13):
        lows = suit & suit >> 1 & suit >> 2
        RUNS.append(points[suit & ~(lows | lows << 1 | lows << 2)])


def least_deadwood(spades: int, hearts: int, diamonds: int, clubs: int) -> int:
    """The least deadwood of a hand given by its suits, each a 13-bit integer."""
    try:
        if thrice := spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts):
            return least_with_sets(spades, hearts, diamonds, clubs, thrice)
        return RUNS[spades] + RUNS[hearts] + RUNS[diamonds] + RUNS[clubs]
    except IndexError:  # the first call of all
        fill_tables()
        return least_deadwood(spades, hearts, diamonds, clubs)


def deadwood_of_bits(bits: int) -> int:
    """The least deadwood of a hand that is a 52-bit integer."""
    return least_deadwood(
        bits & _EVERY_RANK, bits >> 13 & _EVERY_RANK, bits >> 26 & _EVERY_RANK, bits >> 39
    )


def least_with_sets(spades: int, hearts: int, diamonds: int, clubs: int, thrice: int) -> int:
    """The same when `thrice`, the ranks held three or four times, is known and not 0."""
    runs = RUNS
    best = runs[spades] + runs[hearts] + runs[diamonds] + runs[clubs]
    if spades & hearts & diamonds & clubs:
        return _least_with_fours((spades, hearts, diamonds, clubs), best)
    if thrice not in _KEPT_RANKS:
        _remember(thrice)
    for kept in _KEPT_RANKS[thrice]:
        left = (
            runs[spades & kept] + runs[hearts & kept] + runs[diamonds & kept] + runs[clubs & kept]
        )
        if left < best:  # noqa: PLR1730 - a call of min takes as long as the look-ups
            best = left
    return best


def _least_with_fours(suits: Suits, best: int) -> int:
    ways = small_ways(suits)
    if not ways:
        return least_of_many(suits)
    runs = RUNS
    spades, hearts, diamonds, clubs = suits
    for in_spades, in_hearts, in_diamonds, in_clubs in ways:
        left = (
            runs[spades & in_spades]
            + runs[hearts & in_hearts]
            + runs[diamonds & in_diamonds]
            + runs[clubs & in_clubs]
        )
        if left < best:  # noqa: PLR1730 - as above
            best = left
    return best


def _remember(thrice: int) -> None:
    """Note what each choice of sets leaves when no rank is held four times."""
    kept = []
    taken = thrice
    while taken:
        kept.append(_EVERY_RANK ^ taken)
        taken = (taken - 1) & thrice
    _KEPT_RANKS[thrice] = tuple(kept)


def small_ways(suits: Suits) -> tuple[Suits, ...]:
    """Every way to choose sets; nothing when there are more than forty.

    The first way takes no set.
    """
    spades, hearts, diamonds, clubs = suits
    fours = spades & hearts & diamonds & clubs
    thrice = spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)
    key = thrice << 13 | fours
    if key not in _WAYS:
        if 2 ** thrice.bit_count() * 3 ** fours.bit_count() > _MOST_WAYS:
            return ()
        _WAYS[key] = _every_way(thrice, fours)
    return _WAYS[key]


def _every_way(thrice: int, fours: int) -> tuple[Suits, ...]:
    choices: list[list[Suits]] = []
    for order in range(13):
        rank = 1 << order
        if thrice & rank:
            out = _EVERY_RANK ^ rank
            choices.append([_EVERYTHING, (out, out, out, out)])
        if fours & rank:
            choices[-1] += [
                (_EVERY_RANK, out, out, out),
                (out, _EVERY_RANK, out, out),
                (out, out, _EVERY_RANK, out),
                (out, out, out, _EVERY_RANK),
            ]
    return tuple(_all_of(chosen) for chosen in product(*choices))


def _all_of(chosen: Sequence[Suits]) -> Suits:
    kept = list(_EVERYTHING)
    for way in chosen:
        kept = [mask & more for mask, more in zip(kept, way, strict=True)]
    return (kept[0], kept[1], kept[2], kept[3])


def best_ways(suits: Suits) -> list[Suits]:
    """Every way that leaves least deadwood."""
    fill_tables()
    ways = small_ways(suits)
    if not ways:
        return list(ways_of_many(suits))
    left = [sum(RUNS[suit & kept] for suit, kept in zip(suits, way, strict=True)) for way in ways]
    least = min(left)
    return [way for way, deadwood in zip(ways, left, strict=True) if deadwood == least]
