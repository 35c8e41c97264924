"""What the expert found out about a position: the ground for its choice, and for hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One action, as it fared in `worlds` sampled worlds.

    `points`: mean points of the round for this seat, with its standard error `error`. `behind`:
    mean loss against the best option in the same worlds, with its standard error `behind_error`;
    0 for the best itself. Shares of the worlds, 0 to 1: `won` (any win), `gin`, `undercuts` (this
    seat undercuts the other), `lost`, `gin_lost`, `undercut` (this seat is undercut). What is left
    to 1 is drawn. `worth` is what was compared: points, or the chance to win the game.
    """

    action: Action
    worlds: int
    points: float
    error: float
    behind: float
    behind_error: float
    won: float
    gin: float
    undercuts: float
    lost: float
    gin_lost: float
    undercut: float
    worth: float


@dataclass(frozen=True, slots=True)
class Evaluation:
    """All options that were compared, best first, and the one chosen.

    `heuristic` is the quick player's choice, which stands unless another is clearly better.
    `searched` is False where there was nothing to weigh: then no numbers are given. `worlds`:
    sampled worlds; `opponent_deadwood`: mean deadwood of the other's hand in them;
    `opponent_can_knock`: share of them in which it is within the knock limit.
    """

    chosen: Action
    heuristic: Action
    options: tuple[OptionValue, ...]
    worlds: int
    opponent_deadwood: float
    opponent_can_knock: float

    @property
    def searched(self) -> bool:
        """Whether options were compared in sampled worlds."""
        return bool(self.options)

    def of(self, action: Action) -> OptionValue | None:
        """The value of `action`, None if it was not among the options."""
        return next((option for option in self.options if option.action == action), None)
