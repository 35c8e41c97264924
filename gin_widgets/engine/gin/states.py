"""The state of a Gin round: frozen values, and a phase that is one of six.

A field exists only where it means something: only `Discard` knows a card drawn this turn, only
`LayOff` a knock, only `Over` an outcome. Seats are 0 and 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from gin_widgets.engine.views import PhaseKind

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action, Knock, LayOffCard
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.deals import Deal
    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.melds import Meld
    from gin_widgets.engine.outcomes import Outcome
    from gin_widgets.engine.rules import GinRules
    from gin_widgets.engine.views import Event


@dataclass(frozen=True, slots=True)
class Setup:
    """All that stays the same in a round. `knock_limit` in points; `upcard` None if none is turned.

    `doubled`: the deal's score counts twice (J9).
    """

    rules: GinRules
    deal: Deal
    dealer: int
    upcard: Card | None
    knock_limit: int
    doubled: bool


@dataclass(frozen=True, slots=True)
class FirstUpcard:
    """`seat` says whether it wants the upcard: first the non-dealer, then the dealer (G16)."""

    seat: int
    kind: ClassVar[PhaseKind] = PhaseKind.FIRST_UPCARD


@dataclass(frozen=True, slots=True)
class Draw:
    """`seat` draws (G14). `stock_only`: both have just passed the upcard (G16)."""

    seat: int
    stock_only: bool
    kind: ClassVar[PhaseKind] = PhaseKind.DRAW


@dataclass(frozen=True, slots=True)
class Discard:
    """`seat` has eleven cards and discards or knocks (G15, G17).

    `drawn` came from the stock, `taken` from the discard pile; both are None in the first turn of
    a deal of eleven (J3). `must_knock`: the last card was taken (J4).
    """

    seat: int
    drawn: Card | None
    taken: Card | None
    must_knock: bool
    kind: ClassVar[PhaseKind] = PhaseKind.DISCARD


@dataclass(frozen=True, slots=True)
class LastCard:
    """Two cards are left in the stock; `seat` may take the last discard to knock, or pass (J4)."""

    seat: int
    kind: ClassVar[PhaseKind] = PhaseKind.LAST_CARD


@dataclass(frozen=True, slots=True)
class LayOff:
    """`seat`, who did not knock, lays off cards one by one and then shows its hand (G21, G22).

    `melds` are the knocker's melds as they lie now.
    """

    seat: int
    knock: Knock
    melds: tuple[Meld, ...]
    lay_offs: tuple[LayOffCard, ...]
    kind: ClassVar[PhaseKind] = PhaseKind.LAY_OFF


@dataclass(frozen=True, slots=True)
class Over:
    """The round is over. `seat` is None: nobody is to move."""

    outcome: Outcome
    seat: ClassVar[None] = None
    kind: ClassVar[PhaseKind] = PhaseKind.OVER


Phase: TypeAlias = FirstUpcard | Draw | Discard | LastCard | LayOff | Over


@dataclass(frozen=True, slots=True)
class GinRound:
    """One round of two-player Gin.

    `discards` bottom first. `stock_count` cards are left in the stock; the top one is the deal's
    card `-stock_count`. `takings`: how often in a row the discard pile was drawn from with no draw
    from the stock between (J1). `actions` is the record of the round; `events` is the same with
    the cards that moved, kept so that a view costs little.
    """

    setup: Setup
    hands: tuple[Hand, Hand]
    discards: tuple[Card, ...]
    stock_count: int
    takings: int
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    phase: Phase

    @property
    def rules(self) -> GinRules:
        """The rules of this round."""
        return self.setup.rules

    @property
    def deal(self) -> Deal:
        """The deal: all the chance there is."""
        return self.setup.deal

    @property
    def dealer(self) -> int:
        """The dealer's seat."""
        return self.setup.dealer

    @property
    def knock_limit(self) -> int:
        """Most points of deadwood for a knock in this deal."""
        return self.setup.knock_limit

    @property
    def to_move(self) -> int | None:
        """The seat that acts next, None when the round is over."""
        return self.phase.seat

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.phase.seat is None

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, None as long as it goes on."""
        return self.phase.outcome if isinstance(self.phase, Over) else None

    @property
    def stock(self) -> tuple[Card, ...]:
        """The cards left in the stock, top first. Hidden from everybody."""
        return self.setup.deal.order[52 - self.stock_count :]
