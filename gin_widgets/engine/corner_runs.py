"""Runs in which the ace follows the king, `Qs Ks As` and `Ks As 2s`: for Rummy only (B2).

Whether a table allows them is a rule of Rummy; here they can be read and named.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from gin_widgets.engine.cards import parse_cards
from gin_widgets.engine.hands import bits_of, cards_of
from gin_widgets.engine.melds import Meld, MeldKind

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card

ACE, KING = 0, 12
RANKS = 13
_SHORTEST = 3


@dataclass(frozen=True, slots=True)
class CornerRun(Meld):
    """A run that goes on from the king to the ace, its cards from the low end: `Qs Ks As 2s`.

    `ends` are the cards next to it on both sides; which of them may be laid off is for the rules
    of the table to say. Raises `ValueError` for other cards: `parse_meld` and `meld_of` know.
    """

    def __post_init__(self) -> None:
        """Put the cards in order; refuse what does not turn the corner."""
        bits = bits_of(self.cards)
        cards = _from_low_end(bits)
        if cards is None:
            raise ValueError(f"{self.text} does not turn the corner")
        put = object.__setattr__
        put(self, "cards", cards)
        put(self, "bits", bits)
        put(self, "kind", MeldKind.RUN)
        put(self, "ends", card_below(cards[0]) | card_above(cards[-1]))


def parse_meld(text: str) -> Meld:
    """The meld of these cards, in any order; the ace may follow the king.

    Raises `InvalidNotation` with the reason.

    >>> str(parse_meld("As Qs Ks"))
    'QsKsAs'
    """
    return meld_of(bits_of(parse_cards(text)))


@cache
def meld_of(bits: int) -> Meld:
    """The meld of these cards, a 52-bit integer. Raises `InvalidNotation` as `Meld` does."""
    if _from_low_end(bits) is None:
        return Meld.from_bits(bits)
    return CornerRun(cards_of(bits))


def card_below(card: Card) -> int:
    """The card before this one in its suit, the king before the ace: a 52-bit integer."""
    return 1 << card.index + (KING if card.order == ACE else -1)


def card_above(card: Card) -> int:
    """The card after this one in its suit, the ace after the king: a 52-bit integer."""
    return 1 << card.index - (KING if card.order == KING else -1)


def _from_low_end(bits: int) -> tuple[Card, ...] | None:
    """The cards of a run that turns the corner, in order; None for any others."""
    cards = {card.order: card for card in cards_of(bits)}
    one_suit = len({card.suit for card in cards_of(bits)}) == 1
    if not one_suit or not {ACE, KING} <= set(cards) or not _SHORTEST <= len(cards) < RANKS:
        return None
    low = next(order for order in range(KING, ACE, -1) if order - 1 not in cards)
    orders = [(low + step) % RANKS for step in range(len(cards))]
    return tuple(cards[order] for order in orders) if set(orders) == set(cards) else None
