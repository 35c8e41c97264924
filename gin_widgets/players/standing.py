"""How far a game has come, and what points are worth then: the chance to win it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

_STEP = 5
# The winner's points in a round between two good players, by chance; a round is one of these.
_ROUNDS = ((5, 0.18), (10, 0.16), (15, 0.16), (20, 0.14), (25, 0.11), (30, 0.08), (35, 0.05))
_BIG_ROUNDS = ((45, 0.06), (60, 0.05), (75, 0.01))


@dataclass(frozen=True, slots=True)
class Standing:
    """The points of this player and of the other before the round, and the target."""

    mine: int = 0
    theirs: int = 0
    target: int = 100

    def worth(self, points: int) -> float:
        """The chance to win the game after scoring `points` (negative: the other scores)."""
        mine = self.mine + max(points, 0)
        theirs = self.theirs + max(-points, 0)
        return winning_chance(self.target - mine, self.target - theirs)


def winning_chance(needed: int, needed_by_other: int) -> float:
    """The chance to win when this player needs so many points and the other so many.

    Both play equally well and win rounds of the usual sizes; between the steps of the table the
    chance is interpolated, so that every point counts.
    """
    if needed <= 0:
        return 1.0
    if needed_by_other <= 0:
        return 0.0
    column, over = divmod(needed, _STEP)
    row, over_by_other = divmod(needed_by_other, _STEP)
    a, b = over / _STEP, over_by_other / _STEP
    return (
        (1 - a) * (1 - b) * _at(column, row)
        + a * (1 - b) * _at(column + 1, row)
        + (1 - a) * b * _at(column, row + 1)
        + a * b * _at(column + 1, row + 1)
    )


@cache
def _at(steps: int, steps_of_other: int) -> float:
    if steps <= 0:
        return 1.0 if steps_of_other > 0 else 0.5
    if steps_of_other <= 0:
        return 0.0
    chance = 0.0
    for points, share in _ROUNDS + _BIG_ROUNDS:
        chance += share * (
            _at(max(steps - points // _STEP, 0), steps_of_other)
            + _at(steps, max(steps_of_other - points // _STEP, 0))
        )
    return chance / 2
