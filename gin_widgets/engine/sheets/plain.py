"""The ordinary score sheet: one column for each player (G8, G30, T7, T8, B17)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gin_widgets.engine.sheets.bonuses import final_rows
from gin_widgets.engine.sheets.rows import SheetRow
from gin_widgets.engine.sheets.sums import sum_of

if TYPE_CHECKING:
    from gin_widgets.engine.outcomes import AnyOutcome
    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.sheets.bonuses import FinalRow


@dataclass(frozen=True)
class PlainSheet:
    """A sheet with its rows so far."""

    rules: Rules
    rows: tuple[SheetRow, ...] = ()

    @property
    def scores(self) -> tuple[int, ...]:
        """Every player's points so far, without bonuses."""
        return self.rows[-1].totals if self.rows else (0,) * self.rules.players

    @property
    def boxes(self) -> tuple[int, ...]:
        """How many rounds each player has won."""
        winners = [row.winner for row in self.rows]
        return tuple(winners.count(player) for player in range(self.rules.players))

    @property
    def finished(self) -> bool:
        """Whether somebody has reached the target; without one, whether a round has been won."""
        if self.rules.target is None:
            return any(self.boxes)
        return max(self.scores) >= self.rules.target

    @property
    def winner(self) -> int | None:
        """Who first reached the target (J11), None as long as nobody has."""
        return self.rows[-1].winner if self.finished else None

    @property
    def final(self) -> tuple[FinalRow, ...]:
        """The lines at the end of a finished game: points, bonuses, total; else nothing."""
        if self.winner is None:
            return ()
        return final_rows(self.rules, self.scores, self.boxes, self.winner)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points with the bonuses, once the game is finished."""
        return self.final[-1].amounts if self.final else self.scores

    def entered(self, outcome: AnyOutcome, winner: int | None, dealer: int) -> PlainSheet:
        """The sheet with one more row; `winner` and `dealer` are players."""
        if self.finished:
            raise ValueError("this game is over")
        totals = tuple(
            score + (outcome.points if player == winner else 0)
            for player, score in enumerate(self.scores)
        )
        row = SheetRow(
            number=len(self.rows) + 1,
            dealer=dealer,
            winner=winner,
            kind=outcome.kind,
            points=outcome.points,
            sum=sum_of(outcome),
            totals=totals,
        )
        return replace(self, rows=(*self.rows, row))
