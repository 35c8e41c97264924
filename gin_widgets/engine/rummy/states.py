"""The state of a round of Rummy: frozen values, and a phase that is one of three.

A field exists only where it means something: only `Discard` knows a card drawn this turn, only
`Over` an outcome. Seats are 0, 1, 2 ...; the seat on the left of seat n is n + 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from gin_widgets.engine.views import PhaseKind

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.deals import Deal
    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.outcomes import RummyOutcome
    from gin_widgets.engine.rules import RummyRules
    from gin_widgets.engine.rummy_views import RummyEvent, TableMeld


@dataclass(frozen=True, slots=True)
class Setup:
    """All that stays the same in a round."""

    rules: RummyRules
    deal: Deal
    dealer: int
    upcard: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """`seat` draws (B7), from an empty stock by turning the discard pile over (B13)."""

    seat: int
    kind: ClassVar[PhaseKind] = PhaseKind.DRAW


@dataclass(frozen=True, slots=True)
class Discard:
    """`seat` has drawn: it melds and lays off as it likes, then discards (B8, B9).

    `drawn` came from the stock, `taken` from the discard pile. `melds` and `lay_offs`: how many it
    has made in this turn (J21, J28).
    """

    seat: int
    drawn: Card | None
    taken: Card | None
    melds: int = 0
    lay_offs: int = 0
    kind: ClassVar[PhaseKind] = PhaseKind.DISCARD


@dataclass(frozen=True, slots=True)
class Over:
    """The round is over. `seat` is None: nobody is to move."""

    outcome: RummyOutcome
    seat: ClassVar[None] = None
    kind: ClassVar[PhaseKind] = PhaseKind.OVER


Phase: TypeAlias = Draw | Discard | Over


@dataclass(frozen=True, slots=True)
class RummyRound:
    """One round of Rummy.

    `hands` by seat; `table` in the order in which melds were laid; `discards` bottom first; `stock`
    top first. `recycles`: how often the discard pile was made the new stock (B13). `takings`: how
    often in a row the discard pile was drawn from with no draw from the stock between (J1).
    `shown`, by seat: whether it melded or laid off in an earlier turn (J28). `actions` is the
    record of the round; `events` is the same with the cards that moved, kept so that a view costs
    little.
    """

    setup: Setup
    hands: tuple[Hand, ...]
    table: tuple[TableMeld, ...]
    discards: tuple[Card, ...]
    stock: tuple[Card, ...]
    recycles: int
    takings: int
    shown: tuple[bool, ...]
    actions: tuple[Action, ...]
    events: tuple[RummyEvent, ...]
    phase: Phase

    @property
    def rules(self) -> RummyRules:
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
    def to_move(self) -> int | None:
        """The seat that acts next, None when the round is over."""
        return self.phase.seat

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.phase.seat is None

    @property
    def outcome(self) -> RummyOutcome | None:
        """How the round ended, None as long as it goes on."""
        return self.phase.outcome if isinstance(self.phase, Over) else None

    @property
    def stock_count(self) -> int:
        """The number of cards left in the stock."""
        return len(self.stock)
