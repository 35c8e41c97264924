"""`RoundResult`: a finished round as the match sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.engine.outcomes import AnyOutcome
    from gin_widgets.engine.seats import Seating


@dataclass(frozen=True)
class RoundResult:
    """Round `number` (from 1): who sat where, and how it ended (`outcome` speaks of seats)."""

    number: int
    seating: Seating
    outcome: AnyOutcome

    @property
    def winner(self) -> int | None:
        """The player who scored, None for a drawn round."""
        seat = self.outcome.winner
        return None if seat is None else self.seating.seats[seat]
