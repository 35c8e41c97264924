"""How a round ended: `Outcome`, and the `Showdown` of both hands after a knock.

Points are those of the deal, doubled already where the upcard doubles them (J9). Nothing is shown
when a round is drawn: `showdown` is None then.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.engine.actions import LayOffCard
    from gin_widgets.engine.arrangements import Arrangement
    from gin_widgets.engine.cards import Card
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
