"""Melds: sets and runs (rule G7). There are 329 of them in the pack."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from gin_widgets.engine.cards import parse_cards
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.hands import ALL_BITS, Hand, bits_of, cards_of
from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card
    from gin_widgets.messages import Message

_SHORTEST = 3
_OF_ONE_RANK = sum(1 << 13 * suit for suit in range(4))
NOT_ACES = ALL_BITS & ~_OF_ONE_RANK
NOT_KINGS = ALL_BITS & ~(_OF_ONE_RANK << 12)


class MeldKind(Enum):
    """The two kinds of meld."""

    SET = "set"
    RUN = "run"


@dataclass(frozen=True, slots=True)
class Meld:
    """A set (three or four cards of one rank) or a run (three or more in order in one suit).

    Given its cards in any order, it has them in order: a run from its low end, a set by suit.
    `bits` are the cards as a 52-bit integer, `ends` the cards that may be laid off on it now.
    The ace is low: it never follows the king (G5). Raises `InvalidNotation` with the reason.
    """

    cards: tuple[Card, ...]
    kind: MeldKind = field(init=False, compare=False)
    bits: int = field(init=False, compare=False, repr=False)
    ends: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Find the kind, put the cards in order, refuse what is no meld."""
        bits = bits_of(self.cards)
        cards = cards_of(bits)
        fault = _fault(cards)
        if fault is not None:
            raise InvalidNotation(fault)
        is_set = cards[0].rank is cards[1].rank
        put = object.__setattr__
        put(self, "cards", cards)
        put(self, "bits", bits)
        put(self, "kind", MeldKind.SET if is_set else MeldKind.RUN)
        put(self, "ends", _ends_of_set(bits, cards) if is_set else _ends_of_run(bits))

    @classmethod
    def parse(cls, text: str) -> Meld:
        """The meld of these cards, in any order. Raises `InvalidNotation`."""
        return cls(parse_cards(text))

    @classmethod
    def from_bits(cls, bits: int) -> Meld:
        """The meld of these cards. Raises `InvalidNotation`."""
        found = _MELDS.get(bits)
        if found is None:
            found = _MELDS[bits] = cls(cards_of(bits))
        return found

    @property
    def text(self) -> str:
        """The cards parted by spaces, `5c 6c 7c`."""
        return " ".join(card.text for card in self.cards)

    def __str__(self) -> str:
        """The cards' text without spaces, `5c6c7c`: what `parse` reads."""
        return "".join(card.text for card in self.cards)


_MELDS: dict[int, Meld] = {}


def _ends_of_set(bits: int, cards: tuple[Card, ...]) -> int:
    return (_OF_ONE_RANK << cards[0].order) & ~bits


def _ends_of_run(bits: int) -> int:
    return ((bits & NOT_ACES) >> 1 | (bits & NOT_KINGS) << 1) & ~bits


def _fault(cards: tuple[Card, ...]) -> Message | None:
    """The reason why these cards, in the order of `CARDS`, are no meld; None when they are."""
    shown = Hand.from_bits(bits_of(cards))
    if len(cards) < _SHORTEST:
        return message("A meld needs three cards or more, and “{cards}” has fewer.", cards=shown)
    if len({card.rank for card in cards}) == 1:
        return None
    if len({card.suit for card in cards}) > 1:
        return message(
            "“{cards}” is not a meld: the cards are neither of one rank nor of one suit.",
            cards=shown,
        )
    orders = [card.order for card in cards]
    if orders[-1] - orders[0] == len(orders) - 1:
        return None
    if _turns_the_corner(orders):
        return message(
            "“{cards}” is not a run: the ace is low, so it never follows the king.", cards=shown
        )
    return message("“{cards}” is not a run: a card is missing in between.", cards=shown)


def _turns_the_corner(orders: list[int]) -> bool:
    following = [*orders[1:], orders[0]]
    gaps = sum((high - low) % 13 != 1 for low, high in zip(orders, following, strict=True))
    return gaps == 1
