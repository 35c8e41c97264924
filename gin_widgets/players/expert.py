"""The strongest player: compares its options by playing the round out in sampled worlds.

Each option meets the same worlds (hands of the other player and orders of the stock that fit all
that was seen), both seats going on with the fast heuristic. The heuristic's own choice stands
unless another option is clearly better.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from gin_widgets.engine.actions import (
    DISCARDS,
    PASS,
    TAKE_DISCARD,
    TAKE_STOCK,
    BigGin,
    DiscardCard,
    Knock,
)
from gin_widgets.engine.views import PhaseKind
from gin_widgets.players.evaluation import Evaluation, OptionValue
from gin_widgets.players.heuristic import Heuristic, knock_action
from gin_widgets.players.laying_off import lay_off_plan
from gin_widgets.players.rollouts.comparing import Effort, Tally, compare, paired
from gin_widgets.players.rollouts.ending import GIN, UNDERCUT
from gin_widgets.players.rollouts.futures import Futures
from gin_widgets.players.rollouts.judging import best_knock, discard_scores
from gin_widgets.players.rollouts.melding import deadwood
from gin_widgets.players.rollouts.observation import observe
from gin_widgets.players.rollouts.packing import POINTS, SAME_RANK, WITHIN_TWO
from gin_widgets.players.rollouts.policy import policy_for
from gin_widgets.players.rollouts.sampler import Sampler

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.views import PlayerView
    from gin_widgets.players.rollouts.futures import Future
    from gin_widgets.players.rollouts.observation import Observation
    from gin_widgets.players.standing import Standing

MOST_DISCARDS = 6
"""Discards that are compared: the best by the heuristic."""
WORST_SCORE = 12.0
"""No discard is compared whose heuristic score is so far behind the best."""
CLEARLY = 1.0
"""Standard errors by which an option must be better to replace the heuristic's choice."""

Options = list[tuple["Action", "Future"]]


class Expert:
    """Plays by `effort`; `standing`, when a game is going on, makes it count the game, not points.

    The same view gives the same choice, unless the time runs out before the rollouts do.
    """

    def __init__(self, effort: Effort | None = None, standing: Standing | None = None) -> None:
        self.effort = effort or Effort()
        self.standing = standing

    def choose(self, view: PlayerView) -> Action:
        """The action it takes."""
        if view.phase is PhaseKind.LAY_OFF:
            return lay_off_plan(view)[0]
        return self.evaluate(view).chosen

    def evaluate(self, view: PlayerView) -> Evaluation:
        """What it thinks of its options in any phase but the lay-off."""
        seen = observe(view)
        quick = Heuristic().choose(view)
        options = _options(view, seen)
        if len(options) < 2:  # noqa: PLR2004 - nothing to compare
            return Evaluation(options[0][0] if options else quick, quick, (), 0, 0.0, 0.0)
        sampler = Sampler(seen, Random(seen.seed))
        factor = 2 if view.doubled else 1
        worth = self._worth(factor)
        tallies, hands = compare([future for _, future in options], sampler, self.effort, worth)
        chosen = _choose([action for action, _ in options], tallies, quick)
        return _evaluation(chosen, quick, options, tallies, hands, factor, seen.scoring.limit)

    def _worth(self, factor: int):
        standing = self.standing
        if standing is None:
            return lambda points: points * factor
        table = {}

        def worth(points: int) -> float:
            if points not in table:
                table[points] = 100 * standing.worth(points * factor)
            return table[points]

        return worth


def _options(view: PlayerView, seen: Observation) -> Options:
    """The actions worth comparing, with their futures; one or none when nothing is to weigh."""
    policy = policy_for(seen.scoring)
    futures = Futures(seen, policy, policy)
    match view.phase:
        case PhaseKind.DISCARD:
            return _ends_of_turn(view, seen, futures)
        case PhaseKind.DRAW:
            if TAKE_DISCARD not in view.legal or not _useful(seen):
                return [(TAKE_STOCK, futures.take_stock())]
            return [(TAKE_STOCK, futures.take_stock()), (TAKE_DISCARD, futures.take_upcard())]
        case PhaseKind.FIRST_UPCARD:
            if not _useful(seen):
                return [(PASS, futures.leave_upcard())]
            return [(PASS, futures.leave_upcard()), (TAKE_DISCARD, futures.take_upcard())]
        case PhaseKind.LAST_CARD:
            return [(PASS, lambda _o, _s: (0, 0)), (TAKE_DISCARD, futures.leave_upcard())] if TAKE_DISCARD in view.legal else []
        case _:
            return []


def _useful(seen: Observation) -> bool:
    """Whether the upcard may be worth taking: it lies near a card held, or counts little."""
    near = SAME_RANK[seen.top] | WITHIN_TWO[seen.top]
    return bool(near & seen.hand) or POINTS[seen.top] < 4


def _ends_of_turn(view: PlayerView, seen: Observation, futures: Futures) -> Options:
    knock = knock_action(view, seen)
    if isinstance(knock, BigGin):
        return [(knock, futures.big_gin())]
    options: Options = []
    if knock is not None:
        least, cell = best_knock(seen)
        options.append((knock, futures.knock(cell)))
        if not least:
            return options
    if not any(isinstance(action, DiscardCard) for action in view.legal):
        return options
    scores = discard_scores(seen, policy_for(seen.scoring))
    best = scores[0][0]
    for score, cell in scores[:MOST_DISCARDS]:
        if score > best - WORST_SCORE:
            action = DISCARDS[seen.suits.card(cell).index]
            options.append((action, futures.discard(cell)))
    return options


def _choose(actions: Sequence[Action], tallies: Sequence[Tally], quick: Action) -> Action:
    """The best option if it beats the quick choice clearly, else the quick choice."""
    best = max(range(len(tallies)), key=lambda i: tallies[i].mean)
    if quick not in actions:
        return actions[best]
    gain, error = paired(tallies[best].worth, tallies[actions.index(quick)].worth)
    return actions[best] if gain > CLEARLY * error else quick


def _evaluation(
    chosen: Action,
    quick: Action,
    options: Options,
    tallies: Sequence[Tally],
    hands: Sequence[int],
    factor: int,
    limit: int,
) -> Evaluation:
    best = max(tallies, key=lambda tally: tally.mean)
    values = [
        _value(action, tally, best, factor)
        for (action, _), tally in zip(options, tallies, strict=True)
    ]
    values.sort(key=lambda value: -value.worth)
    counts = [deadwood(hand) for hand in hands]
    return Evaluation(
        chosen,
        quick,
        tuple(values),
        len(hands),
        sum(counts) / len(counts),
        sum(count <= limit for count in counts) / len(counts),
    )


def _value(action: Action, tally: Tally, best: Tally, factor: int) -> OptionValue:
    worlds = len(tally.results)
    points = [factor * result[0] for result in tally.results]
    mean = sum(points) / worlds
    spread = sum((value - mean) ** 2 for value in points) / max(worlds - 1, 1)
    behind, behind_error = (0.0, 0.0) if tally is best else paired(best.worth, tally.worth)

    def share(sign: int, ending: int | None = None) -> float:
        return (
            sum(
                sign * value > 0 and ending in (None, kind) for value, kind in tally.results
            )
            / worlds
        )

    return OptionValue(
        action=action,
        worlds=worlds,
        points=mean,
        error=sqrt(spread / worlds),
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
