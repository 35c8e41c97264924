"""`Turn`: what counts for a player who has drawn and has not discarded yet.

It is made of what that player knows: the round's state and a player's view give the same one, so
the rules are written once, and a player can think them through.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gin_widgets.engine.hands import Hand
from gin_widgets.engine.rules.choices import FinalDiscard, MeldsPerTurn
from gin_widgets.engine.rummy.melds import ends_of, grown

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.melds import Meld
    from gin_widgets.engine.rules import RummyRules
    from gin_widgets.engine.rummy_views import RummyView, TableMeld


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn after the draw.

    `table` are all melds on the table. `bound` is the card that may not be discarded in this turn,
    having just been taken from the discard pile (B9). `melds_laid` counts this turn's melds;
    `has_melded`: whether this player has laid down a meld, now or earlier (J22).
    """

    rules: RummyRules
    hand: Hand
    table: tuple[Meld, ...]
    bound: Card | None
    melds_laid: int
    has_melded: bool

    @classmethod
    def of(  # noqa: PLR0913 - what a state and a view have in common
        cls,
        rules: RummyRules,
        seat: int,
        hand: Hand,
        table: tuple[TableMeld, ...],
        *,
        taken: Card | None,
        melds_laid: int,
    ) -> Turn:
        """The turn of `seat`, who has just taken `taken` from the discard pile, if not None."""
        return cls(
            rules=rules,
            hand=hand,
            table=tuple(lying.meld for lying in table),
            bound=None if rules.discard_taken_upcard else taken,
            melds_laid=melds_laid,
            has_melded=any(lying.owner == seat for lying in table),
        )

    @classmethod
    def of_view(cls, view: RummyView) -> Turn:
        """The turn that is going on, of the seat whose view this is."""
        return cls.of(
            view.rules,
            view.seat,
            view.hand,
            view.table,
            taken=view.taken,
            melds_laid=view.melds_laid,
        )

    @property
    def ends_with_discard(self) -> bool:
        """Whether going out takes a discard (J26); else it may do without (B12)."""
        return self.rules.final_discard is FinalDiscard.REQUIRED

    @property
    def must_go_out(self) -> bool:
        """Whether a second meld was laid where only going out allows it (J21)."""
        return self.melds_laid > 1 and self.rules.melds_per_turn is MeldsPerTurn.ONE

    @property
    def may_lay_off(self) -> bool:
        """Whether lay-offs are allowed: `layoff_before_meld`, J22."""
        return self.has_melded or self.rules.layoff_before_meld

    def with_meld(self, meld: Meld) -> Turn:
        """The turn after laying down this meld; nothing is checked."""
        return replace(
            self,
            hand=Hand.from_bits(self.hand.bits & ~meld.bits),
            table=(*self.table, meld),
            melds_laid=self.melds_laid + 1,
            has_melded=True,
        )

    def with_lay_off(self, card: Card, meld: Meld) -> Turn:
        """The turn after laying off the card on the meld; nothing is checked."""
        return replace(self, hand=self.hand - card, table=lay_off_on(self.table, card, meld))

    def fitting(self, meld: Meld) -> int:
        """The cards of the hand that fit the meld now, as a 52-bit integer."""
        return ends_of(meld, self.rules.ace_rank) & self.hand.bits


def lay_off_on(table: tuple[Meld, ...], card: Card, meld: Meld) -> tuple[Meld, ...]:
    """The melds with the card laid off on one of them."""
    longer = grown(meld, card)
    return tuple(longer if lying == meld else lying for lying in table)
