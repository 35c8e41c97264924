"""Hollywood: three games side by side, a won round entered in one, two or three (D, J14, J15)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gin_widgets.engine.sheets.bonuses import final_rows
from gin_widgets.engine.sheets.rows import SheetRow
from gin_widgets.engine.sheets.sums import sum_of

if TYPE_CHECKING:
    from gin_widgets.engine.outcomes import AnyOutcome
    from gin_widgets.engine.rules import GinRules
    from gin_widgets.engine.sheets.bonuses import FinalRow

_PLAYERS = range(2)


@dataclass(frozen=True)
class HollywoodGame:
    """One of the three games: who entered how much, in order."""

    rules: GinRules
    entries: tuple[tuple[int, int], ...] = ()
    """Player and points."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Both players' points in this game, without bonuses."""
        return tuple(
            sum(points for player, points in self.entries if player == one) for one in _PLAYERS
        )

    @property
    def boxes(self) -> tuple[int, ...]:
        """Both players' entries in this game."""
        return tuple(sum(player == one for player, _ in self.entries) for one in _PLAYERS)

    @property
    def closed(self) -> bool:
        """Whether somebody has reached the target here."""
        return max(self.scores) >= self.rules.target

    @property
    def winner(self) -> int | None:
        """Who has closed the game."""
        return self.entries[-1][0] if self.closed else None

    @property
    def final(self) -> tuple[FinalRow, ...]:
        """The lines at the end of this game, once it is closed."""
        if self.winner is None:
            return ()
        return final_rows(self.rules, self.scores, self.boxes, self.winner)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points in this game, with the bonuses once it is closed."""
        return self.final[-1].amounts if self.final else self.scores


@dataclass(frozen=True)
class HollywoodSheet:
    """A Hollywood sheet with its rows so far.

    `first` says for each player in which game the first win was entered: later wins go on from
    there (J14).
    """

    rules: GinRules
    rows: tuple[SheetRow, ...] = ()
    games: tuple[HollywoodGame, ...] = ()
    first: tuple[int | None, ...] = (None, None)

    def __post_init__(self) -> None:
        """Begin with as many empty games as the rules have."""
        if not self.games:
            empty = (HollywoodGame(self.rules),) * self.rules.hollywood_games
            object.__setattr__(self, "games", empty)

    @property
    def boxes(self) -> tuple[int, ...]:
        """How many rounds each player has won."""
        return tuple(sum(row.winner == player for row in self.rows) for player in _PLAYERS)

    @property
    def scores(self) -> tuple[int, ...]:
        """Both players' points in all games together, without bonuses."""
        return tuple(sum(game.scores[player] for game in self.games) for player in _PLAYERS)

    @property
    def totals(self) -> tuple[int, ...]:
        """Both players' points in all games together, with the bonuses of the closed ones."""
        return tuple(sum(game.totals[player] for game in self.games) for player in _PLAYERS)

    @property
    def finished(self) -> bool:
        """Whether all games are closed."""
        return all(game.closed for game in self.games)

    @property
    def winner(self) -> int | None:
        """Who has the higher total once all games are closed; None also for equal totals."""
        one, other = self.totals
        if not self.finished or one == other:
            return None
        return 0 if one > other else 1

    @property
    def open(self) -> tuple[int, ...]:
        """The games that are not closed."""
        return tuple(at for at, game in enumerate(self.games) if not game.closed)

    def next_games(self, player: int) -> tuple[int, ...]:
        """The games in which the next win of `player` is entered (D, J14).

        The first win goes in the first open game, the second in that and the next, the third and
        later ones in all. Where these are closed already, it is the first one still open.
        """
        first = self.first[player]
        if not self.open:
            return ()
        start = self.open[0] if first is None else first
        reach = range(start, start + self.boxes[player] + 1)
        return tuple(at for at in self.open if at in reach) or self.open[:1]

    def entered(self, outcome: AnyOutcome, winner: int | None, dealer: int) -> HollywoodSheet:
        """The sheet with one more row; `winner` and `dealer` are players."""
        if self.finished:
            raise ValueError("this session is over")
        into = () if winner is None else self.next_games(winner)
        games = self.games
        first = self.first
        if winner is not None:
            new = ((winner, outcome.points),)
            games = tuple(
                replace(game, entries=game.entries + new) if at in into else game
                for at, game in enumerate(games)
            )
            if first[winner] is None:
                first = tuple(into[0] if one == winner else first[one] for one in _PLAYERS)
        row = SheetRow(
            number=len(self.rows) + 1,
            dealer=dealer,
            winner=winner,
            kind=outcome.kind,
            points=outcome.points,
            sum=sum_of(outcome),
            totals=tuple(sum(game.scores[one] for game in games) for one in _PLAYERS),
            games=into,
        )
        return replace(self, rows=(*self.rows, row), games=games, first=first)
