"""The end of a game: bonus for the game, boxes, shutout (J10, J11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from gin_widgets.engine.rules import Shutout

if TYPE_CHECKING:
    from gin_widgets.engine.rules import Rules


class FinalKind(Enum):
    """What a line at the end of the sheet counts."""

    POINTS = "points"
    SHUTOUT = "shutout"
    BOXES = "boxes"
    GAME_BONUS = "game-bonus"
    TOTAL = "total"


@dataclass(frozen=True)
class FinalRow:
    """A line at the end of the sheet: an amount for each player.

    For boxes, `counts` says how many each player has and `each` what one is worth.
    """

    kind: FinalKind
    amounts: tuple[int, ...]
    counts: tuple[int, ...] = ()
    each: int = 0


def final_rows(
    rules: Rules, points: tuple[int, ...], boxes: tuple[int, ...], winner: int
) -> tuple[FinalRow, ...]:
    """The lines of a finished game, the total last, without those that these rules do not have.

    `points` and `boxes` (rounds won) by player; `winner` is who first reached the target (J11).
    A shutout, where nobody else has a point, doubles the winner's points or the game bonus (J10).
    """
    players = range(len(points))
    shut_out = all(points[player] == 0 for player in players if player != winner)
    rows = [FinalRow(FinalKind.POINTS, points)]
    bonus = rules.game_bonus
    if shut_out and rules.shutout is Shutout.DOUBLE:
        rows.append(FinalRow(FinalKind.SHUTOUT, _only(players, winner, points[winner])))
    if shut_out and rules.shutout is Shutout.GAME_BONUS_X2:
        bonus *= 2
    if rules.box_bonus:
        worth = tuple(count * rules.box_bonus for count in boxes)
        rows.append(FinalRow(FinalKind.BOXES, worth, boxes, rules.box_bonus))
    if bonus:
        rows.append(FinalRow(FinalKind.GAME_BONUS, _only(players, winner, bonus)))
    total = tuple(sum(row.amounts[player] for row in rows) for player in players)
    return (*rows, FinalRow(FinalKind.TOTAL, total))


def _only(players: range, winner: int, amount: int) -> tuple[int, ...]:
    return tuple(amount if player == winner else 0 for player in players)
