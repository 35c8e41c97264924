"""`GinRules`: every rule of a game of the Gin family, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.cards import Suit
from gin_widgets.engine.rules.checks import check_gin
from gin_widgets.engine.rules.choices import (
    AceRank,
    AceUpcard,
    DealerAfterDraw,
    Family,
    HollywoodBase,
    KnockLimit,
    MeldView,
    NextDealer,
    Rotation,
    Shutout,
    UpcardOffer,
)
from gin_widgets.engine.rules.text import format_rules

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card


@dataclass(frozen=True)
class GinRules:
    """The rules of one table; the defaults are those of two-player Gin in the source texts.

    Made by `variant()` or `profile()`; a change by `dataclasses.replace` is checked again.
    Raises `ImpossibleRules` when a value or a combination cannot be played.
    """

    variant: str = "gin"
    players: int = 2
    hand_size: int = 10
    ace_rank: AceRank = AceRank.LOW
    ace_points: int = 1
    knock_limit: int | KnockLimit = 10
    ace_upcard: AceUpcard = AceUpcard.GIN_ONLY
    spade_doubles: bool = False
    gin_bonus: int = 25
    undercut_bonus: int = 10
    undercut_on_tie: bool = True
    big_gin: int = 0
    target: int = 100
    game_bonus: int = 0
    box_bonus: int = 0
    shutout: Shutout = Shutout.NONE
    next_dealer: NextDealer = NextDealer.WINNER
    dealer_after_draw: DealerAfterDraw = DealerAfterDraw.SAME
    first_upcard: UpcardOffer = UpcardOffer.OFFER
    discard_taken_upcard: bool = False
    last_cards: int = 2
    fiftieth_card: bool = False
    knock_discard_face_down: bool = True
    gin3_rotation: Rotation = Rotation.SEED
    sitter_advice: bool = False
    hollywood_base: HollywoodBase = HollywoodBase.GIN
    hollywood_games: int = 0
    meld_view: MeldView = MeldView.AUTO

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        check_gin(self)

    @property
    def family(self) -> Family:
        """`Family.GIN`."""
        return Family.GIN

    @property
    def seats(self) -> int:
        """How many play in one round: two, also when three play the match (T1, T6)."""
        return 2

    def knock_limit_for(self, upcard: Card | None) -> int:
        """The most deadwood with which a player may knock in a deal with that upcard.

        0 means Gin only. Sources: G18; C for the upcard's value and the ace.
        """
        if isinstance(self.knock_limit, int):
            return self.knock_limit
        if upcard is None:
            raise ValueError("the upcard sets the knock limit, and there is none")
        if upcard.order == 0:
            return 0 if self.ace_upcard is AceUpcard.GIN_ONLY else 1
        return upcard.points

    def doubles_for(self, upcard: Card | None) -> bool:
        """Whether everything scored in a deal with that upcard doubles (C, J9)."""
        return self.spade_doubles and upcard is not None and upcard.suit is Suit.SPADES

    def __str__(self) -> str:
        """The variant and what differs from it: `oklahoma spade_doubles=yes`."""
        return format_rules(self)
