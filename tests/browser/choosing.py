"""How the learner of these tests decides: simple and good, from the cards she sees."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gin_widgets.engine import (
    Card,
    Hand,
    Meld,
    best_arrangement,
    best_discards,
    deadwood,
    legal_lay_offs,
    parse_card,
)


def takes(hand: Sequence[str], top: str) -> bool:
    """Whether the discard goes into a meld and leaves less deadwood than there is now."""
    with_it = Hand.of(" ".join(hand)) | parse_card(top)
    others = (other for other in with_it if other.text != top)
    least, best = min((deadwood(with_it - other), other.index) for other in others)
    melded = best_arrangement(with_it - _card(best)).melds
    return least < deadwood(" ".join(hand)) and any(top in str(meld) for meld in melded)


def discard(hand: Sequence[str], refused: Collection[str]) -> str:
    """The card to discard: the dearest of those that leave the least deadwood."""
    eleven = Hand.of(" ".join(hand))
    best = [one for one in best_discards(eleven) if one.text not in refused]
    free = best or [one for one in eleven if one.text not in refused]
    return min(free, key=lambda one: (deadwood(eleven - one), -one.points, one.index)).text


def lay_off(hand: Sequence[str], melds: Sequence[Sequence[str]]) -> str | None:
    """A card that fits a meld of the knocker and is not needed in one's own; None if no more."""
    mine = Hand.of(" ".join(hand))
    theirs = [Meld.parse(" ".join(meld)) for meld in melds]
    before = deadwood(mine)
    for one in sorted(mine, key=lambda one: -one.points):
        if legal_lay_offs(one, theirs) and deadwood(mine - one) < before:
            return one.text
    return None


def _card(index: int) -> Card:
    return next(iter(Hand.from_bits(1 << index)))
