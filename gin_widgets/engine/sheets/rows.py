"""One line of a score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.engine.outcomes import OutcomeKind
    from gin_widgets.engine.sheets.sums import Sum


@dataclass(frozen=True)
class SheetRow:
    """What a round has brought.

    `number` counts rounds from 1, `dealer` and `winner` are players (winner None if drawn), `sum`
    is None then. `totals` are all players' points after the round, without bonuses. `games` is
    for Hollywood: the games (0 to 2) in which the points were entered.
    """

    number: int
    dealer: int
    winner: int | None
    kind: OutcomeKind
    points: int
    sum: Sum | None
    totals: tuple[int, ...]
    games: tuple[int, ...] = ()
