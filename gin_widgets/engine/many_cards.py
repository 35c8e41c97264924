"""Exact melds of a hand with so many sets to choose from that trying every choice takes too long.

Rank by rank from the ace, it is enough to remember how long the run is that ends just below in
each suit (0, 1, 2, or 3 for longer): at most 256 states for each rank. A *way* is, for each suit,
the mask of the ranks that are left for runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

_Suits: TypeAlias = tuple[int, int, int, int]

_RANKS = 13
_EVERY_RANK = (1 << _RANKS) - 1
_SMALLEST_SET = 3
_POINT = 64
_NONE: _Suits = (0, 0, 0, 0)
_POINTS = tuple(min(order + 1, 10) for order in range(_RANKS))
_LEFT_OUT = (0b0000, 0b0001, 0b0010, 0b0100, 0b1000)


def least_of_many(suits: _Suits) -> int:
    """The least deadwood of the hand."""
    return _Search(suits).least(0, _NONE) // _POINT


def ways_of_many(suits: _Suits) -> Iterator[_Suits]:
    """Every way of least deadwood. There may be very many: the whole pack has thousands."""
    return _Search(suits).ways(0, _NONE, (_EVERY_RANK,) * 4)


def way_with_most_in_runs(suits: _Suits) -> _Suits:
    """A way of least deadwood that puts as few cards in sets as can be."""
    return next(_Search(suits, set_card=1).ways(0, _NONE, (_EVERY_RANK,) * 4))


class _Search:
    """The states of one hand. `lengths` is how long the run just below is in each suit.

    A point of deadwood costs 64, more than all cards in sets together, each of which costs
    `set_card`, 0 or 1.
    """

    def __init__(self, suits: _Suits, set_card: int = 0) -> None:
        self._set_card = set_card
        self._held = [
            sum((suit >> order & 1) << place for place, suit in enumerate(suits))
            for order in range(_RANKS)
        ]
        self._least: dict[tuple[int, _Suits], int] = {}

    def least(self, order: int, lengths: _Suits) -> int:
        """The least cost of the runs that are open and of the ranks from `order` up."""
        if order == _RANKS:
            return _POINT * _broken_off(order, lengths, 0)
        key = (order, lengths)
        if key not in self._least:
            self._least[key] = min(self._step(order, lengths, kept) for kept in self._kept(order))
        return self._least[key]

    def ways(self, order: int, lengths: _Suits, masks: _Suits) -> Iterator[_Suits]:
        """The ways that reach `least` from here, given the masks up to here."""
        if order == _RANKS:
            yield masks
            return
        for kept in self._kept(order):
            if self._step(order, lengths, kept) == self.least(order, lengths):
                taken = (self._held[order] & ~kept, 1 << order)
                yield from self.ways(order + 1, _longer(lengths, kept), _without(masks, *taken))

    def _kept(self, order: int) -> list[int]:
        """What may be left of the rank for runs, as 4 bits: all of it, or what a set leaves."""
        held = self._held[order]
        sets = {held & ~left for left in _LEFT_OUT}
        return [held, *sorted(held & ~s for s in sets if s.bit_count() >= _SMALLEST_SET)]

    def _step(self, order: int, lengths: _Suits, kept: int) -> int:
        in_sets = (self._held[order] & ~kept).bit_count()
        here = _POINT * _broken_off(order, lengths, kept) + self._set_card * in_sets
        return here + self.least(order + 1, _longer(lengths, kept))


def _broken_off(order: int, lengths: _Suits, kept: int) -> int:
    """The points of the one or two cards just below `order` where no third one follows."""
    return sum(
        sum(_POINTS[order - length : order])
        for place, length in enumerate(lengths)
        if 0 < length < _SMALLEST_SET and not kept >> place & 1
    )


def _longer(lengths: _Suits, kept: int) -> _Suits:
    spades, hearts, diamonds, clubs = (
        min(length + 1, _SMALLEST_SET) if kept >> place & 1 else 0
        for place, length in enumerate(lengths)
    )
    return (spades, hearts, diamonds, clubs)


def _without(masks: _Suits, taken: int, rank: int) -> _Suits:
    spades, hearts, diamonds, clubs = (
        mask & ~rank if taken >> place & 1 else mask for place, mask in enumerate(masks)
    )
    return (spades, hearts, diamonds, clubs)
