"""Options compared in the same sampled worlds, hopeless ones dropped early."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gin_widgets.players.rollouts.futures import Future
    from gin_widgets.players.rollouts.sampler import Sampler

FIRST_CUT = 40
"""Worlds before the first option may be dropped; after that at each doubling."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much to think: at most so many rounds played out and so many seconds.

    `steps` exchanges of the sampler lie between two worlds, `first_steps` before the first.
    An option is dropped when it is `hopeless` standard errors worse than the best.
    """

    rollouts: int = 1500
    seconds: float = 0.5
    steps: int = 10
    first_steps: int = 150
    hopeless: float = 2.0


@dataclass(slots=True)
class Tally:
    """The results of one option so far: worth and (points, ending) by world."""

    future: Future
    worth: list[float] = field(default_factory=list)
    results: list[tuple[int, int]] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean worth."""
        return sum(self.worth) / len(self.worth)


def paired(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Mean and standard error of `one - other` over the worlds that both were tried in."""
    gains = [a - b for a, b in zip(one, other, strict=False)]
    count = len(gains)
    mean = sum(gains) / count
    if count < 2:  # noqa: PLR2004 - one world tells nothing about spread
        return mean, float("inf")
    spread = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
    return mean, sqrt(spread / count)


def compare(
    futures: Sequence[Future],
    sampler: Sampler,
    effort: Effort,
    worth: Callable[[int], float],
) -> tuple[list[Tally], list[int]]:
    """The tally of each option, and the opponent's hands tried.

    All options meet the same worlds; one that is dropped keeps what it has. Ends when one option
    is left, or the effort is spent.
    """
    tallies = [Tally(future) for future in futures]
    alive = list(tallies)
    hands: list[int] = []
    started = perf_counter()
    spent, next_cut = 0, FIRST_CUT
    sampler.walk(effort.first_steps)
    while spent < effort.rollouts and len(alive) > 1:
        sampler.walk(effort.steps)
        other, stock = sampler.world()
        hands.append(other)
        for tally in alive:
            result = tally.future(other, stock)
            tally.results.append(result)
            tally.worth.append(worth(result[0]))
        spent += len(alive)
        if len(hands) % 10 == 0 and perf_counter() - started > effort.seconds:
            break
        if len(hands) == next_cut:
            next_cut *= 2
            alive = _hopeful(alive, effort.hopeless)
    return tallies, hands


def _hopeful(alive: list[Tally], hopeless: float) -> list[Tally]:
    """The options that may still be the best."""
    leader = max(alive, key=lambda tally: tally.mean)
    kept = []
    for tally in alive:
        behind, error = paired(leader.worth, tally.worth)
        if tally is leader or behind <= hopeless * error:
            kept.append(tally)
    return kept
