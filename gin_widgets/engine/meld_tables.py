"""Least deadwood of a hand by table: exact for any number of cards.

A suit is a 13-bit integer of ranks (bit 0 is the ace). Once the sets are chosen, the best that
runs can do is known for each suit by itself: every stretch of three or more neighbours is a run.
So a hand is solved by trying which cards of the ranks held three or four times go into sets, and
looking up what is left in `RUNS`. A *way* is one such choice: four masks of the ranks that are
left for runs. The tables are filled when they are first used.
"""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.engine.many_cards import least_of_many, way_with_most_in_runs, ways_of_many

if TYPE_CHECKING:
    from collections.abc import Sequence

Suits: TypeAlias = tuple[int, int, int, int]

RUNS: list[int] = []
"""For each of the 8192 suits: the points of the cards that are in no run. Empty until filled."""
WAYS: dict[int, tuple[Suits, ...]] = {}
"""What `small_ways` has found, by the ranks held thrice or more << 13 | those held four times."""

_EVERY_RANK = (1 << 13) - 1
_EVERYTHING: Suits = (_EVERY_RANK,) * 4
_TWO_SUITS = (1 << 26) - 1
_MOST_POINTS = 340
_MOST_WAYS = 72  # no hand of eleven cards has more
_KEPT_RANKS: dict[int, tuple[int, ...]] = {}


def fill_tables() -> None:
    """Fill `RUNS`; takes a few milliseconds, once."""
    if RUNS:
        return
    points = [0]
    for order in range(13):
        points += [total + min(order + 1, 10) for total in points]
    left = []
    for suit in range(1 << 13):
        lows = suit & suit >> 1 & suit >> 2
        left.append(points[suit & ~(lows | lows << 1 | lows << 2)])
    RUNS[:] = left  # all at once: another thread sees no half of it


def filled_tables() -> list[int]:
    """`RUNS`, filled."""
    fill_tables()
    return RUNS


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
    first_two = bits & _TWO_SUITS  # halves fit one digit of Python's integers: faster to cut
    last_two = bits >> 26
    return least_deadwood(
        first_two & _EVERY_RANK, first_two >> 13, last_two & _EVERY_RANK, last_two >> 13
    )


def least_with_sets(spades: int, hearts: int, diamonds: int, clubs: int, thrice: int) -> int:
    """The same when `thrice`, the ranks held three or four times, is known and not 0."""
    runs = RUNS
    best = runs[spades] + runs[hearts] + runs[diamonds] + runs[clubs]
    if fours := spades & hearts & diamonds & clubs:
        suits = (spades, hearts, diamonds, clubs)
        return _least_with_fours(suits, WAYS.get(thrice << 13 | fours) or small_ways(suits))
    try:
        ways = _KEPT_RANKS[thrice]
    except KeyError:
        if 2 ** thrice.bit_count() > _MOST_WAYS:
            return least_of_many((spades, hearts, diamonds, clubs))
        ways = _remember(thrice)
    for kept in ways:
        left = (
            runs[spades & kept] + runs[hearts & kept] + runs[diamonds & kept] + runs[clubs & kept]
        )
        if left < best:  # noqa: PLR1730 - a call of min takes as long as the look-ups
            best = left
    return best


def _least_with_fours(suits: Suits, ways: tuple[Suits, ...]) -> int:
    if not ways:
        return least_of_many(suits)
    runs = RUNS
    spades, hearts, diamonds, clubs = suits
    best = _MOST_POINTS
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


def _remember(thrice: int) -> tuple[int, ...]:
    """What each choice of sets leaves when no rank is held four times."""
    kept = []
    taken = thrice
    while taken:
        kept.append(_EVERY_RANK ^ taken)
        taken = (taken - 1) & thrice
    _KEPT_RANKS[thrice] = tuple(kept)
    return _KEPT_RANKS[thrice]


def discards_of_suits(suits: Suits) -> list[int]:
    """For each card of the hand, suit by suit from the ace up: what it leaves when discarded."""
    least = least_deadwood(*suits)
    sets = ranks_held_thrice(suits)
    left = []
    for place, suit in enumerate(suits):
        others = list(suits)
        rest = suit
        while rest:
            others[place] = without = suit & ~(rest & -rest)
            rest &= rest - 1
            left.append(least_deadwood(*others) if sets else least - RUNS[suit] + RUNS[without])
    return left


def ranks_held_thrice(suits: Suits) -> int:
    """The ranks held three or four times, as 13 bits."""
    spades, hearts, diamonds, clubs = suits
    return spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)


def small_ways(suits: Suits) -> tuple[Suits, ...]:
    """Every way to choose sets; nothing when there are more than 72.

    The first way takes no set.
    """
    spades, hearts, diamonds, clubs = suits
    fours = spades & hearts & diamonds & clubs
    thrice = ranks_held_thrice(suits)
    key = thrice << 13 | fours
    if key not in WAYS:
        if 2 ** thrice.bit_count() * 3 ** fours.bit_count() > _MOST_WAYS:
            return ()
        WAYS[key] = _every_way(thrice, fours)
    return WAYS[key]


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


def has_several_ways(suits: Suits) -> bool:
    """Whether more than one way leaves least deadwood; the others are not looked for."""
    fill_tables()
    if small_ways(suits):
        return len(best_ways(suits)) > 1
    return len(tuple(islice(ways_of_many(suits), 2))) > 1


def best_ways(suits: Suits, *, one_of_many: bool = False) -> list[Suits]:
    """Every way that leaves least deadwood.

    `one_of_many`: of a hand too large for `small_ways` only one, with most cards in runs.
    """
    fill_tables()
    ways = small_ways(suits)
    if not ways:
        return [way_with_most_in_runs(suits)] if one_of_many else list(ways_of_many(suits))
    if len(ways) == 1:
        return list(ways)
    left = [sum(RUNS[suit & kept] for suit, kept in zip(suits, way, strict=True)) for way in ways]
    least = min(left)
    return [way for way, deadwood in zip(ways, left, strict=True) if deadwood == least]
