"""A quick player that weighs each card: deadwood, live outs, danger. No search."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from gin_widgets.engine.actions import (
    DISCARDS,
    PASS,
    TAKE_DISCARD,
    TAKE_STOCK,
    ActionKind,
    BigGin,
    Knock,
)
from gin_widgets.engine.views import PhaseKind
from gin_widgets.players.laying_off import lay_off_plan
from gin_widgets.players.rollouts.judging import best_knock, discard_scores, upcard_gain
from gin_widgets.players.rollouts.observation import Observation, forget_pile, observe
from gin_widgets.players.rollouts.policy import policy_for

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.views import PlayerView


class Heuristic:
    """Plays the action with the best score, `noise` points give or take.

    `noise` is the spread of a random error on each score, drawn from what the seat sees. With
    `forgets` the player knows only the top of the discard pile: no dead cards, no dangers.
    """

    def __init__(self, noise: float = 0.0, *, forgets: bool = False) -> None:
        self.noise = noise
        self.forgets = forgets

    def choose(self, view: PlayerView) -> Action:
        """The action it takes."""
        if view.phase is PhaseKind.LAY_OFF:
            return lay_off_plan(view)[0]
        seen = observe(view)
        if self.forgets:
            seen = forget_pile(seen)
        random = Random(seen.seed)
        if view.phase is PhaseKind.LAST_CARD:
            return TAKE_DISCARD if TAKE_DISCARD in view.legal else PASS
        if view.phase is PhaseKind.DISCARD:
            return self._end_turn(view, seen, random)
        return self._draw(view, seen, random)

    def _draw(self, view: PlayerView, seen: Observation, random: Random) -> Action:
        if TAKE_DISCARD in view.legal:
            gain = upcard_gain(seen, policy_for(seen.scoring))
            if gain + random.gauss(0, self.noise) > 0:
                return TAKE_DISCARD
        return PASS if view.phase is PhaseKind.FIRST_UPCARD else TAKE_STOCK

    def _end_turn(self, view: PlayerView, seen: Observation, random: Random) -> Action:
        policy = policy_for(seen.scoring)
        knock = knock_action(view, seen)
        if isinstance(knock, BigGin):
            return knock
        can_discard = any(action.kind is ActionKind.DISCARD for action in view.legal)
        if knock is not None:
            least, _ = best_knock(seen)
            if least <= policy.knock[seen.ply] or not can_discard:
                return knock
        scores = discard_scores(seen, policy)
        if self.noise:
            scores = [(score + random.gauss(0, self.noise), cell) for score, cell in scores]
        return DISCARDS[seen.suits.card(max(scores, key=_score)[1]).index]


def _score(scored: tuple[float, int]) -> float:
    return scored[0]


def knock_action(view: PlayerView, seen: Observation) -> Knock | BigGin | None:
    """The knock with the least deadwood among the legal actions, big Gin before all, if any."""
    knocks = {}
    for action in view.legal:
        if isinstance(action, BigGin):
            return action
        if isinstance(action, Knock):
            knocks[seen.suits.cell(action.discard)] = action
    return knocks[best_knock(seen)[1]] if knocks else None
