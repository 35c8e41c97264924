"""Hands: immutable sets of cards.

Inside, a hand is a 52-bit integer (bit `card.index`) and, ready for the tables that count
deadwood, its four suits as 13-bit integers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias, final

from gin_widgets.engine.cards import CARDS, Card, format_cards, parse_cards
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterator

ALL_BITS = (1 << 52) - 1
SUIT_BITS = (1 << 13) - 1
BITS: tuple[int, ...] = tuple(1 << index for index in range(52))


@final
class Hand:
    """Some of the 52 cards, none twice, in the order of `CARDS`.

    `bits` is the 52-bit integer; `suits` are the ranks held in spades, hearts, diamonds and
    clubs, each a 13-bit integer (bit 0 is the ace). Equal hands are equal values.
    """

    __slots__ = ("bits", "suits")
    bits: int
    suits: tuple[int, int, int, int]

    @classmethod
    def of(cls, cards: HandLike) -> Hand:
        """The hand with these cards, given as a hand, as text (`7h 10d A♠`) or one by one.

        Raises `InvalidNotation` on text that is not cards and on a card that comes twice.
        """
        if isinstance(cards, Hand):
            return cards
        return cls.from_bits(bits_of(parse_cards(cards) if isinstance(cards, str) else cards))

    @classmethod
    def from_bits(cls, bits: int) -> Hand:
        """The hand whose card of index i is held when bit i is set. Raises `ValueError`."""
        if not 0 <= bits <= ALL_BITS:
            raise ValueError(f"a hand has 52 bits, not {bits:#x}")
        hand = cls()
        _set_bits(hand, bits)
        _set_suits(
            hand,
            (bits & SUIT_BITS, bits >> 13 & SUIT_BITS, bits >> 26 & SUIT_BITS, bits >> 39),
        )
        return hand

    @property
    def points(self) -> int:
        """The sum of the cards' points, melds or not."""
        return sum(card.points for card in self)

    def __setattr__(self, name: str, value: object) -> None:
        """Hands are values."""
        raise AttributeError(f"a hand cannot change its {name}")

    def __reduce__(self) -> tuple[object, ...]:
        """Copying and pickling go by the bits."""
        return (Hand.from_bits, (self.bits,))

    def __iter__(self) -> Iterator[Card]:
        """The cards in the order of `CARDS`."""
        return iter(cards_of(self.bits))

    def __len__(self) -> int:
        """The number of cards."""
        return self.bits.bit_count()

    def __contains__(self, card: Card) -> bool:
        """Whether the card is held."""
        return bool(self.bits >> card.index & 1)

    def __or__(self, other: Hand | Card) -> Hand:
        """The cards of either."""
        return Hand.from_bits(self.bits | _bits(other))

    def __sub__(self, other: Hand | Card) -> Hand:
        """The cards of this hand that are not in the other."""
        return Hand.from_bits(self.bits & ~_bits(other))

    def __and__(self, other: Hand | Card) -> Hand:
        """The cards that are in both."""
        return Hand.from_bits(self.bits & _bits(other))

    def __eq__(self, other: object) -> bool:
        """Whether the other is a hand of the same cards."""
        return isinstance(other, Hand) and self.bits == other.bits

    def __hash__(self) -> int:
        """By the cards."""
        return hash(self.bits)

    def __str__(self) -> str:
        """The cards' text, `As 7h`: what `Hand.of` reads."""
        return format_cards(self)

    def __repr__(self) -> str:
        """`Hand('As 7h')`."""
        return f"Hand({str(self)!r})"


HandLike: TypeAlias = Hand | str | Iterable[Card]

_set_bits = Hand.__dict__["bits"].__set__
_set_suits = Hand.__dict__["suits"].__set__


def _bits(cards: Hand | Card) -> int:
    return cards.bits if isinstance(cards, Hand) else BITS[cards.index]


def bits_of(cards: Iterable[Card]) -> int:
    """The cards as a 52-bit integer. Raises `InvalidNotation` on a card that comes twice."""
    bits = 0
    for card in cards:
        if bits & BITS[card.index]:
            raise InvalidNotation(message("The {card} is there twice.", card=card))
        bits |= BITS[card.index]
    return bits


def cards_of(bits: int) -> tuple[Card, ...]:
    """The cards of a 52-bit integer, in the order of `CARDS`."""
    found = []
    while bits:
        low = bits & -bits
        found.append(CARDS[low.bit_length() - 1])
        bits ^= low
    return tuple(found)
