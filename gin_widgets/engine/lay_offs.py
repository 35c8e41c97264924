"""Laying off cards on melds (rules G22, J7). The ace is low: it never follows the king."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.hands import Hand, HandLike
from gin_widgets.engine.melds import Meld

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gin_widgets.engine.cards import Card


@dataclass(frozen=True, slots=True)
class LayOff:
    """A card laid off on a meld as it lies at that moment."""

    card: Card
    meld: Meld

    def __str__(self) -> str:
        """`8c: 5c 6c 7c`."""
        return f"{self.card.text}: {self.meld.text}"


def fits(card: Card, meld: Meld) -> bool:
    """Whether the card may be laid off on the meld as it lies."""
    return bool(meld.ends >> card.index & 1)


def lay_off(card: Card, meld: Meld) -> Meld:
    """The meld with the card laid off on it. Raises `ValueError` when it does not fit."""
    if not fits(card, meld):
        raise ValueError(f"{card} does not fit {meld}")
    return Meld.from_bits(meld.bits | 1 << card.index)


def legal_lay_offs(card: Card, melds: Sequence[Meld]) -> tuple[Meld, ...]:
    """The melds on which the card may be laid off now."""
    return tuple(meld for meld in melds if fits(card, meld))


def lay_offs_of(hand: HandLike, melds: Sequence[Meld]) -> tuple[LayOff, ...]:
    """Every lay-off of a card of the hand that is legal now, by card, then by meld."""
    return tuple(
        LayOff(card, meld) for card in Hand.of(hand) for meld in legal_lay_offs(card, melds)
    )


def chain_of(hand: HandLike, melds: Sequence[Meld]) -> Hand:
    """The cards of the hand that fit a meld now or once other cards of the hand are laid off."""
    return Hand.from_bits(reachable(melds, Hand.of(hand).bits))


def after_lay_off(melds: Sequence[Meld], laid: LayOff) -> tuple[Meld, ...]:
    """The melds after the lay-off, in their places. Raises `ValueError` when it is not legal."""
    if laid.meld not in melds:
        raise ValueError(f"{laid.meld} does not lie there")
    longer = lay_off(laid.card, laid.meld)
    return tuple(longer if meld == laid.meld else meld for meld in melds)


def laid_cards(lay_offs: Iterable[LayOff]) -> Hand:
    """The cards that are laid off."""
    return Hand.of(laid.card for laid in lay_offs)


def fitting(melds: Sequence[Meld]) -> int:
    """The cards that fit one of the melds now, as a 52-bit integer."""
    bits = 0
    for meld in melds:
        bits |= meld.ends
    return bits


def reachable(melds: Sequence[Meld], held: int) -> int:
    """The cards of `held` (a 52-bit integer) that fit one of the melds now or in a chain."""
    found = 0
    for meld in melds:
        now = meld
        while more := now.ends & held & ~now.bits:
            found |= more
            now = Meld.from_bits(now.bits | more)
    return found
