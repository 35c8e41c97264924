"""How a round ended: `Outcome`, and the `Showdown` of both hands after a knock; `RummyOutcome`.

Points are those of the deal, doubled already where the upcard doubles them (J9). Nothing is shown
when a round is drawn: `showdown` is None then.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from gin_widgets.engine.actions import LayOffCard
    from gin_widgets.engine.arrangements import Arrangement
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.melds import Meld


class OutcomeKind(Enum):
    """The ways in which a round ends."""

    KNOCK = "knock"
    """The knocker counts less and scores the difference (G24)."""
    GIN = "gin"
    """The knocker has no unmatched card (G26, G27)."""
    BIG_GIN = "big_gin"
    """All eleven cards are matched."""
    UNDERCUT = "undercut"
    """The knocker counts as much or more: the other player scores (G25)."""
    TIE = "tie"
    """Equal counts where a tie is no undercut: nobody scores (J2)."""
    DRAWN_STOCK = "drawn_stock"
    """Two cards were left in the stock and nobody had knocked (G28)."""
    STOPPED = "stopped"
    """Fifty takings of the discard pile in a row (J1)."""
    OUT = "out"
    """Rummy: somebody has no cards left (B11)."""
    RUMMY = "rummy"
    """Somebody went out in one turn, with nothing shown in an earlier one (B16, J28)."""
    STOCK_OUT = "stock_out"
    """Rummy: the stock was empty once more than allowed: the round is void (B13, J19)."""


@dataclass(frozen=True, slots=True)
class Showdown:
    """Both hands at the end of a knock, and what was counted.

    `knock` is the knocker's arrangement as declared; `melds` are its melds as they lie at the end,
    with the laid-off cards; `defence` is what the other player kept, in own melds and unmatched.
    `difference` and `bonus` are the parts of the score before any doubling. `discard` is the card
    put away with the knock, None after a big Gin.
    """

    knocker: int
    discard: Card | None
    knock: Arrangement
    melds: tuple[Meld, ...]
    lay_offs: tuple[LayOffCard, ...]
    defence: Arrangement
    difference: int
    bonus: int

    @property
    def defender(self) -> int:
        """The seat that did not knock."""
        return 1 - self.knocker

    @property
    def knocker_deadwood(self) -> int:
        """The knocker's count in points."""
        return self.knock.deadwood

    @property
    def defender_deadwood(self) -> int:
        """The other player's count in points, after lay-offs."""
        return self.defence.deadwood


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a round: who scores how much, and why. `winner` is a seat, or None if drawn."""

    kind: OutcomeKind
    winner: int | None
    points: int
    doubled: bool
    showdown: Showdown | None

    @property
    def knocker(self) -> int | None:
        """The seat that knocked, or None when nobody did."""
        return None if self.showdown is None else self.showdown.knocker

    @property
    def drawn(self) -> bool:
        """Whether nobody won: the next dealer is that of a drawn round (G29, J2)."""
        return self.winner is None


@dataclass(frozen=True, slots=True)
class RummyOutcome:
    """The end of a round of Rummy: `points` are what the winner adds (B14, J23), doubled already.

    `hands` are the cards left at the end and `counts` their points, both by seat: nothing at the
    winner's. Both are empty when the round is void: nothing is shown then. `doubled`: going rummy
    counted twice (B16).
    """

    kind: OutcomeKind
    winner: int | None
    points: int
    doubled: bool
    hands: tuple[Hand, ...]
    counts: tuple[int, ...]

    @property
    def payments(self) -> tuple[int, ...]:
        """What each seat pays the winner (B14, B16)."""
        return tuple(count * 2 for count in self.counts) if self.doubled else self.counts

    @property
    def drawn(self) -> bool:
        """Whether the round is void: the next dealer is that of a drawn round (J27)."""
        return self.winner is None


AnyOutcome: TypeAlias = Outcome | RummyOutcome
