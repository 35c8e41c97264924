"""Cards and their text: rank then suit, `7h Td As` (rules G4-G6).

Ace is low and counts 1, pips count their number, J, Q and K count 10. `index` is the place in
`CARDS`: spades, hearts, diamonds, clubs, each from ace to king.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING

from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterable


class Suit(Enum):
    """The four suits, in the order that breaks ties when cutting: spades are highest."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"


class Rank(Enum):
    """The thirteen ranks from ace (low, always) to king."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


SUITS: tuple[Suit, ...] = tuple(Suit)
RANKS: tuple[Rank, ...] = tuple(Rank)


class Card:
    """One of the 52 cards. There is one object for each, so `is` and `==` agree.

    `index` 0-51, `order` 0 (ace) to 12 (king), `points` 1-10, `text` as in `7h`.
    """

    __slots__ = ("index", "order", "points", "rank", "suit", "text")
    rank: Rank
    suit: Suit
    index: int
    order: int
    points: int
    text: str

    def __new__(cls, rank: Rank, suit: Suit) -> Card:  # noqa: PYI034 - it makes no card
        """The card of that rank and suit: always the same object."""
        return CARDS[SUITS.index(suit) * 13 + RANKS.index(rank)]

    def __setattr__(self, name: str, value: object) -> None:
        """Cards are values."""
        raise AttributeError(f"a card cannot change its {name}")

    def __reduce__(self) -> tuple[object, ...]:
        """Copying and pickling keep the one object."""
        return (_card_at, (self.index,))

    def __lt__(self, other: Card) -> bool:
        """By suit, then by rank: the order of `CARDS`."""
        return self.index < other.index

    def __str__(self) -> str:
        """The card's text, `7h`."""
        return self.text

    def __repr__(self) -> str:
        """`Card('7h')`."""
        return f"Card({self.text!r})"


def _make(index: int) -> Card:
    suit, order = divmod(index, 13)
    card = object.__new__(Card)
    values = {
        "rank": RANKS[order],
        "suit": SUITS[suit],
        "index": index,
        "order": order,
        "points": min(order + 1, 10),
        "text": RANKS[order].value + SUITS[suit].value,
    }
    for name, value in values.items():
        object.__setattr__(card, name, value)
    return card


CARDS: tuple[Card, ...] = tuple(_make(index) for index in range(52))
_BY_TEXT = {card.text: card for card in CARDS}
_SUIT_OF_SIGN = dict(zip("shdc♠♥♦♣♤♡♢♧", "shdc" * 3, strict=True))
_RANK_OF_TEXT = {rank.value: rank.value for rank in RANKS} | {"10": "T", "1": "A"}
_TOKEN = re.compile(r"(10|[2-9TJQKA])([SHDC♠♥♦♣♤♡♢♧])", re.IGNORECASE)
_SEPARATORS = re.compile(r"[\s,;\ufe0e\ufe0f]+")


def _card_at(index: int) -> Card:
    return CARDS[index]


def parse_card(text: str) -> Card:
    """The card that `text` names: `7h`, `10H`, `A♠`. Raises `InvalidNotation`."""
    found = _TOKEN.fullmatch(text.strip().strip("\ufe0e\ufe0f"))
    if found is None:
        raise InvalidNotation(
            message(
                "“{text}” is not a card. Write the rank, then the suit, as in 7h or Ks.",
                text=text.strip()[:20],
            )
        )
    rank, sign = found[1].upper(), found[2].lower()
    return _BY_TEXT[_RANK_OF_TEXT[rank] + _SUIT_OF_SIGN[sign]]


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards in `text`, in its order, none twice.

    Cards are parted by spaces or commas or by nothing (`4h5h6h`); either case; `10h`; `7♥`.
    Raises `InvalidNotation` on anything else and on a card that comes twice.
    """
    cards: list[Card] = []
    for word in _SEPARATORS.split(text):
        cards.extend(_cards_in_word(word))
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise InvalidNotation(message("The {card} is there twice.", card=card))
        seen.add(card)
    return tuple(cards)


def _cards_in_word(word: str) -> Iterable[Card]:
    found = list(_TOKEN.finditer(word))
    if "".join(match[0] for match in found) != word:
        return [parse_card(word)]
    return [parse_card(match[0]) for match in found]


def format_cards(cards: Iterable[Card]) -> str:
    """The cards' text parted by spaces: what `parse_cards` reads."""
    return " ".join(card.text for card in cards)
