"""The defender's best play after a knock: own melds and lay-offs solved together (G22, J7).

Choosing the best own melds first is wrong now and then: a card may do more on the knocker's meld
than in one's own. So every set of cards that can be laid off is tried; it is seldom more than
four of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.hands import BITS, cards_of
from gin_widgets.engine.lay_offs import LayOff
from gin_widgets.engine.meld_tables import deadwood_of_bits
from gin_widgets.engine.melds import NOT_ACES, NOT_KINGS, Meld, MeldKind

if TYPE_CHECKING:
    from collections.abc import Sequence


def best_defence(melds: Sequence[Meld], held: int) -> tuple[int, int]:
    """The least deadwood that a hand keeps, and the cards to lay off for it (52-bit integers).

    Of equally good ways it lays off fewest cards, then those that come first in the pack.
    """
    least = deadwood_of_bits(held)
    chosen = 0
    for laid in _every_lay_off(melds, held):
        left = deadwood_of_bits(held ^ laid)
        if left < least or (left == least and _simpler(laid, chosen)):
            least = left
            chosen = laid
    return least, chosen


def _simpler(laid: int, chosen: int) -> bool:
    return (laid.bit_count(), laid) < (chosen.bit_count(), chosen)


def _every_lay_off(melds: Sequence[Meld], held: int) -> list[int]:
    """Each set of one or more held cards that can be laid off, some of them twice."""
    found: list[int] = []
    for meld in melds:
        if meld.ends & held:
            here = _on_one(meld, held)
            if found:
                found += [laid | more for laid in found for more in here if not laid & more]
            found += here
    return found


def _on_one(meld: Meld, held: int) -> list[int]:
    """Each set of one or more held cards that can be laid off on the meld, some of which fit."""
    fitting = meld.ends & held
    if meld.kind is MeldKind.SET:
        return [fitting]
    low = fitting & (meld.bits - 1)
    if not low:
        return _upwards(fitting, held)
    below = _downwards(low, held)
    if low == fitting:
        return below
    above = _upwards(fitting ^ low, held)
    return [*below, *above, *(down | up for down in below for up in above)]


def _downwards(card: int, held: int) -> list[int]:
    """The card, the card and the next one below, and so on as far as they are held."""
    laid = 0
    found = []
    while card & held:
        laid |= card
        found.append(laid)
        card = (card & NOT_ACES) >> 1
    return found


def _upwards(card: int, held: int) -> list[int]:
    """The card, the card and the next one above, and so on as far as they are held."""
    laid = 0
    found = []
    while card & held:
        laid |= card
        found.append(laid)
        card = (card & NOT_KINGS) << 1
    return found


def order_of_lay_offs(melds: Sequence[Meld], laid: int) -> tuple[LayOff, ...]:
    """An order in which the cards of `laid` can be laid off one by one, and on which melds.

    Raises `ValueError` when there is none.
    """
    found = _order(tuple(melds), laid)
    if found is None:
        raise ValueError("these cards cannot all be laid off")
    return found


def _order(melds: tuple[Meld, ...], laid: int) -> tuple[LayOff, ...] | None:
    if not laid:
        return ()
    for place, meld in enumerate(melds):
        fitting = meld.ends & laid
        for card in cards_of(fitting) if fitting else ():
            bit = BITS[card.index]
            longer = Meld.from_bits(meld.bits | bit)
            rest = _order((*melds[:place], longer, *melds[place + 1 :]), laid ^ bit)
            if rest is not None:
                return (LayOff(card, meld), *rest)
    return None
