"""Cutting for the first deal and the first roles (G9, T1).

The king is the highest card, the ace the lowest; equal ranks are parted by suit, spades, hearts,
diamonds, clubs (section F).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.cards import CARDS, SUITS, format_cards, parse_cards
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.shuffle import shuffled
from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card

_FEWEST = 2
_MOST = 6


@dataclass(frozen=True)
class Cut:
    """The card each player has cut, in the order of the players (0 first)."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        """Refuse a card that comes twice and more players than there can be."""
        if len(set(self.cards)) != len(self.cards) or not _FEWEST <= len(self.cards) <= _MOST:
            raise InvalidNotation(message("Each of the players cuts one card of the pack."))

    @classmethod
    def from_seed(cls, seed: bytes, players: int) -> Cut:
        """One card for each player from a pack that `seed` has shuffled."""
        return cls(shuffled(CARDS, "cut 1", seed)[:players])

    @classmethod
    def parse(cls, text: str) -> Cut:
        """The cut that `str` has written, `Kd 9c 4h`. Raises `InvalidNotation`."""
        return cls(parse_cards(text))

    @property
    def ranking(self) -> tuple[int, ...]:
        """The players from the highest card to the lowest."""
        return tuple(sorted(range(len(self.cards)), key=self._height, reverse=True))

    @property
    def highest(self) -> int:
        """The player with the highest card: the first dealer."""
        return self.ranking[0]

    def _height(self, player: int) -> tuple[int, int]:
        card = self.cards[player]
        return card.order, -SUITS.index(card.suit)

    def __str__(self) -> str:
        """The cards in the order of the players."""
        return format_cards(self.cards)
