"""Melds, deadwood and lay-offs by trying everything: slow, and none of the engine's methods.

Cards are the engine's; a meld is any frozenset of cards that the words of rule G7 allow.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from gin_widgets.engine.cards import CARDS, RANKS, Card

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Cards = frozenset[Card]
Parting = frozenset[Cards]


def is_set(cards: Iterable[Card]) -> bool:
    cards = set(cards)
    return len(cards) in {3, 4} and len({card.rank for card in cards}) == 1


def is_run(cards: Iterable[Card]) -> bool:
    cards = set(cards)
    ranks = "".join(rank.value for rank in RANKS if rank in {card.rank for card in cards})
    return (
        len(cards) >= 3
        and len({card.suit for card in cards}) == 1
        and ranks in "".join(rank.value for rank in RANKS)
    )


def is_meld(cards: Iterable[Card]) -> bool:
    cards = set(cards)
    return is_set(cards) or is_run(cards)


@cache
def all_melds() -> tuple[Cards, ...]:
    one_rank = [[card for card in CARDS if card.rank is rank] for rank in RANKS]
    one_suit = [CARDS[start : start + 13] for start in range(0, 52, 13)]
    sets = [set(some) for four in one_rank for n in (3, 4) for some in combinations(four, n)]
    runs = [set(suit[i:j]) for suit in one_suit for i in range(13) for j in range(i + 3, 14)]
    return tuple(map(frozenset, sets + runs))


def points(cards: Iterable[Card]) -> int:
    values = {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}
    return sum(values.get(card.text[0]) or int(card.text[0]) for card in cards)


@cache
def least(cards: Cards) -> int:
    """Least deadwood: the first card is unmatched or in one of the melds that hold it."""
    if not cards:
        return 0
    first = min(cards)
    ways = [points([first]) + least(cards - {first})]
    ways += [least(cards - meld) for meld in all_melds() if first in meld and meld <= cards]
    return min(ways)


def partings(cards: Cards) -> Iterator[tuple[Parting, Cards]]:
    """Every arrangement: its melds and its unmatched cards."""
    if not cards:
        yield frozenset(), frozenset()
        return
    first = min(cards)
    for melds, rest in partings(cards - {first}):
        yield melds, rest | {first}
    for meld in all_melds():
        if first in meld and meld <= cards:
            for melds, rest in partings(cards - meld):
                yield melds | {meld}, rest


def joined(melds: Parting) -> Parting:
    """The same melds with runs that lie side by side made one."""
    for one, other in combinations(melds, 2):
        if is_run(one) and is_run(other) and is_run(one | other):
            return joined(melds - {one, other} | {one | other})
    return melds


def fitting(melds: Iterable[Cards]) -> set[Card]:
    """The cards that fit one of the melds directly."""
    melds = list(melds)
    return {c for c in CARDS for m in melds if c not in m and is_meld(m | {c})}


def chained(meld: Cards, allowed: Cards) -> set[Card]:
    """The cards among `allowed` that can come to lie on the meld, one after the other."""
    more = fitting([meld]) & allowed
    return more | chained(meld | more, allowed) if more else more


def least_defence(melds: tuple[Cards, ...], hand: Cards) -> int:
    """Least deadwood of the hand when each card may also go on one of the melds."""
    ways = [least(hand)]
    for place, meld in enumerate(melds):
        for card in hand:
            if is_meld(meld | {card}):
                longer = (*melds[:place], meld | {card}, *melds[place + 1 :])
                ways.append(least_defence(longer, hand - {card}))
    return min(ways)
