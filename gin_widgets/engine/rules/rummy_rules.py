"""`RummyRules`: every rule of a game of Rummy, as one frozen value (section E)."""

from __future__ import annotations

from dataclasses import dataclass

from gin_widgets.engine.rules.checks import check_rummy
from gin_widgets.engine.rules.choices import (
    AceRank,
    DealerAfterDraw,
    Family,
    FinalDiscard,
    MeldsPerTurn,
    MeldView,
    NextDealer,
    Shutout,
    StockOut,
    UpcardOffer,
)
from gin_widgets.engine.rules.text import format_rules


@dataclass(frozen=True)
class RummyRules:
    """The rules of one Rummy table; the defaults are those for two players.

    Made by `variant("rummy", players=4)`, which also chooses the hand size and the next dealer
    that go with the number of players. Raises `ImpossibleRules` like `GinRules`.
    """

    variant: str = "rummy"
    players: int = 2
    hand_size: int = 10
    ace_rank: AceRank = AceRank.LOW
    ace_points: int = 1
    target: int | None = None
    game_bonus: int = 0
    box_bonus: int = 0
    shutout: Shutout = Shutout.NONE
    next_dealer: NextDealer = NextDealer.WINNER
    dealer_after_draw: DealerAfterDraw = DealerAfterDraw.SAME
    first_upcard: UpcardOffer = UpcardOffer.NONE
    discard_taken_upcard: bool = False
    last_cards: int = 0
    melds_per_turn: MeldsPerTurn = MeldsPerTurn.ANY
    layoff_before_meld: bool = True
    final_discard: FinalDiscard = FinalDiscard.OPTIONAL
    stock_out: StockOut = StockOut.TURN_OVER
    max_recycles: int = 2
    going_rummy: int = 2
    meld_view: MeldView = MeldView.MANUAL

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        check_rummy(self)

    @property
    def family(self) -> Family:
        """`Family.RUMMY`."""
        return Family.RUMMY

    @property
    def seats(self) -> int:
        """How many play in one round: everybody."""
        return self.players

    def __str__(self) -> str:
        """The variant and what differs from it: `rummy players=4`."""
        return format_rules(self)
