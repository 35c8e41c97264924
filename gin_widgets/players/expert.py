"""The strongest player: compares its options by playing the round out in sampled worlds.

Each option meets the same worlds (hands of the other player and orders of the stock that fit all
that was seen), both seats going on with the fast heuristic. What the heuristic expects of each
option counts too, the less the more worlds were tried.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.engine.actions import (
    DISCARDS,
    PASS,
    TAKE_DISCARD,
    TAKE_STOCK,
    BigGin,
    DiscardCard,
    Knock,
    TakeDiscard,
)
from gin_widgets.engine.views import PhaseKind
from gin_widgets.players.evaluation import Evaluation, evaluation
from gin_widgets.players.heuristic import Heuristic, knock_action
from gin_widgets.players.laying_off import lay_off_plan
from gin_widgets.players.rollouts.comparing import Effort, Tally, best_of, compare
from gin_widgets.players.rollouts.ending import DRAWN
from gin_widgets.players.rollouts.futures import Futures
from gin_widgets.players.rollouts.judging import best_knock, discard_scores
from gin_widgets.players.rollouts.observation import observe
from gin_widgets.players.rollouts.packing import POINTS, SAME_RANK, WITHIN_TWO
from gin_widgets.players.rollouts.policy import hasty_policy, policy_for
from gin_widgets.players.rollouts.sampler import PLAINER, STANDARD, Sampler

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.views import PlayerView
    from gin_widgets.players.rollouts.observation import Observation
    from gin_widgets.players.rollouts.policy import Policy
    from gin_widgets.players.rollouts.sampler import BeliefWeights
    from gin_widgets.players.rollouts.scoring import Scoring
    from gin_widgets.players.standing import Standing

MOST_DISCARDS = 6
"""Discards that are compared: the best by the heuristic."""
WORST_SCORE = 14.0
"""No discard is compared whose heuristic score is so far behind the best."""
KNOCK_GAIN = 2.0
"""Points that a knock is expected to be better than playing on (measured: 2.9 on 16 knocks)."""
QUICK_GAIN = 1.0
"""Points by which the heuristic's choice of draw is expected to be better."""
_CHEAP = 3


@dataclass(frozen=True, slots=True)
class Model:
    """What the expert supposes: how the other player's hand is guessed, and how both play on."""

    belief: BeliefWeights = STANDARD
    mine: Callable[[Scoring], Policy] = policy_for
    theirs: Callable[[Scoring], Policy] = policy_for


SECOND_MODEL = Model(PLAINER, policy_for, hasty_policy)
"""Another guess and another opponent: what holds under both models is worth saying."""


class Expert:
    """Plays by `effort`; `standing`, when a game is going on, makes it count the game, not points.

    The same view gives the same choice, unless the time runs out before the rollouts do.
    """

    def __init__(
        self,
        effort: Effort | None = None,
        standing: Standing | None = None,
        model: Model | None = None,
    ) -> None:
        self.effort = effort or Effort()
        self.standing = standing
        self.model = model or Model()

    def choose(self, view: PlayerView) -> Action:
        """The action it takes."""
        if view.phase is PhaseKind.LAY_OFF:
            return lay_off_plan(view)[0]
        return self.evaluate(view).chosen

    def evaluate(
        self, view: PlayerView, *, also: Sequence[Action] = (), salt: int = 0
    ) -> Evaluation:
        """What it thinks of its options in any phase but the lay-off.

        `also`: legal actions to compare even if they look bad. Another `salt`, other worlds.
        """
        seen = observe(view)
        quick = Heuristic().choose(view)
        policies = self.model.mine(seen.scoring), self.model.theirs(seen.scoring)
        futures = Futures(seen, *policies)
        options = _options(view, seen, quick, futures)
        for action in also:
            if action not in options:
                options[action] = _forced(action, seen, futures)
        if len(options) < 2:  # noqa: PLR2004 - nothing to compare
            return Evaluation(next(iter(options), quick), quick, (), 0, 0.0, 0.0)
        worth, unit = self._worth(2 if view.doubled else 1)
        sampler = Sampler(seen, Random(seen.seed + salt), self.model.belief)
        tallies = list(options.values())
        hands = compare(tallies, sampler, self.effort, worth, unit)
        best = best_of(tallies, unit)
        chosen = next(action for action, tally in options.items() if tally is best)
        return evaluation(chosen, quick, options, hands, seen.scoring.limit, unit)

    def _worth(self, factor: int) -> tuple[Callable[[int], float], float]:
        """What points of the round are worth, and one point: points, or the chance to win."""
        standing = self.standing
        if standing is None:
            return (lambda points: points * factor), float(factor)
        table = [standing.worth(factor * points) for points in range(-_MOST, _MOST + 1)]
        unit = (table[_MOST + _TYPICAL] - table[_MOST - _TYPICAL]) / (2 * _TYPICAL)
        return (lambda points: table[_MOST + points]), max(unit, _LEAST_UNIT)


_MOST = 250  # points of a round, doubling left aside
_TYPICAL = 15
_LEAST_UNIT = 1e-4

Options: TypeAlias = "dict[Action, Tally]"


def _options(view: PlayerView, seen: Observation, quick: Action, futures: Futures) -> Options:
    """The actions worth comparing; one or none when there is nothing to weigh."""
    if view.phase is PhaseKind.DISCARD:
        return _ends_of_turn(view, seen, futures)
    if view.phase is PhaseKind.LAST_CARD:
        return _last_card(view, futures)
    leave, future = (
        (PASS, futures.leave_upcard())
        if view.phase is PhaseKind.FIRST_UPCARD
        else (TAKE_STOCK, futures.take_stock())
    )
    options: Options = {leave: Tally(future, QUICK_GAIN if quick == leave else 0.0)}
    if TAKE_DISCARD in view.legal and _useful(seen):
        prior = QUICK_GAIN if quick == TAKE_DISCARD else 0.0
        options[TAKE_DISCARD] = Tally(futures.take_upcard(), prior)
    return options


def _useful(seen: Observation) -> bool:
    """Whether the upcard may be worth taking: it lies near a card held, or counts little."""
    near = SAME_RANK[seen.top] | WITHIN_TWO[seen.top]
    return bool(near & seen.hand) or POINTS[seen.top] <= _CHEAP


def _last_card(view: PlayerView, futures: Futures) -> Options:
    """Pass, for no score, or take the last discard and knock (J4)."""
    options: Options = {PASS: Tally(lambda _other, _stock: (0, DRAWN), 0.0)}
    if TAKE_DISCARD in view.legal:
        options[TAKE_DISCARD] = Tally(futures.take_and_knock(), KNOCK_GAIN)
    return options


def _ends_of_turn(view: PlayerView, seen: Observation, futures: Futures) -> Options:
    """The knock with least deadwood, and the best discards by the heuristic."""
    knock = knock_action(view, seen)
    options: Options = {}
    if knock is not None:
        least, cell = best_knock(seen)
        options[knock] = Tally(futures.knock(cell), KNOCK_GAIN)
        if not least or isinstance(knock, BigGin):
            return options
    if not any(isinstance(action, DiscardCard) for action in view.legal):
        return options
    slope = value_of_score(seen.ply)
    scores = discard_scores(seen, policy_for(seen.scoring))
    best = scores[0][0]
    for score, cell in scores[:MOST_DISCARDS]:
        if score > best - WORST_SCORE:
            action = DISCARDS[seen.suits.card(cell).index]
            options[action] = Tally(futures.discard(cell), slope * (score - best))
    return options


def _forced(action: Action, seen: Observation, futures: Futures) -> Tally:
    """The tally of an action that the expert itself would not compare."""
    match action:
        case DiscardCard(card):
            scores = discard_scores(seen, policy_for(seen.scoring))
            behind = next(s for s, cell in scores if cell == seen.suits.cell(card)) - scores[0][0]
            return Tally(futures.discard(seen.suits.cell(card)), value_of_score(seen.ply) * behind)
        case Knock(card):
            return Tally(futures.knock(seen.suits.cell(card)), 0.0)
        case TakeDiscard():
            return Tally(futures.take_upcard(), 0.0)
        case _:
            raise ValueError(f"{action} is not weighed here")


def value_of_score(ply: int) -> float:
    """Points of the round that a point of the heuristic's score is worth (measured)."""
    return min(0.8, 0.3 + 0.05 * ply)
