"""The best discards of a hand by table: exact for any number of cards.

Once the sets are chosen (a *way*, see `meld_tables`), a suit alone says which of its other cards
is best discarded and what that changes. A card out of a set needs no look of its own: there is a
way without that set, or with the three others. The tables are filled as suits come up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.hands import cards_of
from gin_widgets.engine.meld_tables import (
    RUNS,
    WAYS,
    discards_of_suits,
    filled_tables,
    small_ways,
)

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.meld_tables import Suits

_Discard: TypeAlias = tuple[int, tuple["Card", ...]]

IN_SPADES: dict[int, _Discard] = {}
IN_HEARTS: dict[int, _Discard] = {}
IN_DIAMONDS: dict[int, _Discard] = {}
IN_CLUBS: dict[int, _Discard] = {}
TABLES = (IN_SPADES, IN_HEARTS, IN_DIAMONDS, IN_CLUBS)
"""For each suit: what the best discard of it changes in `RUNS`, and the cards that do so."""

_NO_CARD: _Discard = (1000, ())  # never the best
_MOST_POINTS = 340
_MOST_SAVED = 10  # by one discard


def best_discards_of_suits(suits: Suits) -> tuple[Card, ...]:
    """The cards whose discard leaves least deadwood, in the order of `CARDS`."""
    spades, hearts, diamonds, clubs = suits
    if thrice := spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts):
        fours = spades & hearts & diamonds & clubs
        ways = WAYS.get(thrice << 13 | fours) or small_ways(suits)
        return _with_sets(spades, hearts, diamonds, clubs, ways) if ways else _one_by_one(suits)
    return _without_sets(spades, hearts, diamonds, clubs)[1]


def _without_sets(spades: int, hearts: int, diamonds: int, clubs: int) -> _Discard:
    """What the best discard changes when only runs count, and all the cards that do so."""
    try:
        least, found = IN_SPADES[spades]
        change, cards = IN_HEARTS[hearts]
        if change <= least:
            found = cards if change < least else found + cards
            least = change
        change, cards = IN_DIAMONDS[diamonds]
        if change <= least:
            found = cards if change < least else found + cards
            least = change
        change, cards = IN_CLUBS[clubs]
        if change <= least:
            found = cards if change < least else found + cards
            least = change
    except KeyError:
        _remember((spades, hearts, diamonds, clubs))
        return _without_sets(spades, hearts, diamonds, clubs)
    return least, found


def _with_sets(
    spades: int, hearts: int, diamonds: int, clubs: int, ways: tuple[Suits, ...]
) -> tuple[Card, ...]:
    """The best discards when these are the ways to choose sets."""
    runs = RUNS or filled_tables()
    best = _MOST_POINTS
    found: tuple[Card, ...] = ()
    for in_spades, in_hearts, in_diamonds, in_clubs in reversed(ways):  # the last takes most sets
        s, h, d, c = (
            spades & in_spades,
            hearts & in_hearts,
            diamonds & in_diamonds,
            clubs & in_clubs,
        )
        left = runs[s] + runs[h] + runs[d] + runs[c]
        if left > best + _MOST_SAVED:
            continue
        change, cards = _without_sets(s, h, d, c)
        left += change
        if left < best:
            best = left
            found = cards
        elif left == best:
            found = tuple(sorted({*found, *cards}))
    return found


def _one_by_one(suits: Suits) -> tuple[Card, ...]:
    """The same for a hand with too many sets for `small_ways`."""
    spades, hearts, diamonds, clubs = suits
    left = discards_of_suits(suits)
    least = min(left)
    cards = cards_of(spades | hearts << 13 | diamonds << 26 | clubs << 39)
    return tuple(card for card, points in zip(cards, left, strict=True) if points == least)


def _remember(suits: Suits) -> None:
    for place, (table, suit) in enumerate(zip(TABLES, suits, strict=True)):
        table[suit] = _best_of_suit(suit, CARDS[13 * place : 13 * place + 13])


def _best_of_suit(suit: int, cards: tuple[Card, ...]) -> _Discard:
    runs = RUNS or filled_tables()
    left = {card: runs[suit ^ 1 << card.order] for card in cards if suit >> card.order & 1}
    if not left:
        return _NO_CARD
    least = min(left.values())
    return least - runs[suit], tuple(card for card, points in left.items() if points == least)
