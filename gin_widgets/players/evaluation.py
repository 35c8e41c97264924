"""What the expert found out about a position: the ground for its choice, and for hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.players.rollouts.comparing import gain_over, paired
from gin_widgets.players.rollouts.ending import GIN, UNDERCUT
from gin_widgets.players.rollouts.melding import deadwood

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gin_widgets.engine.actions import Action
    from gin_widgets.players.rollouts.comparing import Tally


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One action, as it fared in `worlds` sampled worlds.

    `points`: mean points of the round for this seat, before any doubling (J9), with its standard
    error `error`. `behind`: by how much it is worth less than the option chosen, what the heuristic
    expects and the same worlds taken together, with its standard error `behind_error`.
    Shares of the worlds, 0 to 1: `won` (any win), `gin`, `undercuts` (this seat undercuts the
    other), `lost`, `gin_lost`, `undercut` (this seat is undercut). What is left
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
    """All options that were compared, best first: the first is the one chosen.

    An option that looked hopeless was dropped early: its `points` come from few worlds, and
    `behind` is the better measure.

    `heuristic` is the quick player's choice; what it expects counts beside the sampled worlds.
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


def evaluation(  # noqa: PLR0913, PLR0917 - what a search has found
    chosen: Action,
    quick: Action,
    options: Mapping[Action, Tally],
    hands: Sequence[int],
    limit: int,
    unit: float,
) -> Evaluation:
    """The numbers of compared options, from their tallies and the other player's hands tried.

    `limit`: the knock limit; `unit`: the worth of one point.
    """
    values = [_value(action, tally, options[chosen], unit) for action, tally in options.items()]
    counts = [deadwood(hand) for hand in hands]
    return Evaluation(
        chosen=chosen,
        heuristic=quick,
        options=tuple(sorted(values, key=lambda value: value.behind)),
        worlds=len(hands),
        opponent_deadwood=sum(counts) / len(counts),
        opponent_can_knock=sum(count <= limit for count in counts) / len(counts),
    )


def _value(action: Action, tally: Tally, best: Tally, unit: float) -> OptionValue:
    worlds = len(tally.results)
    points = [float(result[0]) for result in tally.results]
    mean, error = paired(points, [0.0] * worlds)
    behind, behind_error = (0.0, 0.0) if tally is best else gain_over(best, tally, unit)

    def share(sign: int, *endings: int) -> float:
        fitting = (
            sign * gain > 0 and (not endings or ending in endings) for gain, ending in tally.results
        )
        return sum(fitting) / worlds

    return OptionValue(
        action=action,
        worlds=worlds,
        points=mean,
        error=error,
        behind=behind,
        behind_error=behind_error,
        won=share(1),
        gin=share(1, GIN),
        undercuts=share(1, UNDERCUT),
        lost=share(-1),
        gin_lost=share(-1, GIN),
        undercut=share(-1, UNDERCUT),
        worth=tally.mean,
    )
