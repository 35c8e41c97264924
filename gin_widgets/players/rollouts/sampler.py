"""Likely hands of the other player, drawn by exchanging cards (Metropolis).

Uniform hands are far too weak: a good opponent has thrown high cards and kept melds. Each hand
has a log weight; a walk over hands exchanges a held card with an unseen one and keeps hands in
proportion to their weight. What raises or lowers the weight:

- deadwood, more the more turns the opponent has had;
- unmatched cards that count more than what it discarded lately;
- deadwood low enough to knock, though no knock came;
- cards beside the opponent's own discards and the upcards it left, fading with time;
- upcards it left although they would have made a meld, fading with time;
- cards it took from the discard pile and could not use.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

from gin_widgets.players.rollouts.melding import arrange
from gin_widgets.players.rollouts.packing import (
    ABOVE,
    ALL_CARDS,
    BESIDE,
    NEAR,
    POINTS,
    RUN_MAKING,
    SAME_RANK,
    SPAN,
    cells_in,
)

if TYPE_CHECKING:
    from random import Random

    from gin_widgets.players.rollouts.observation import Observation


class BeliefWeights(NamedTuple):
    """The log weights described in the module, fitted to rounds of quick players.

    At the fit the mean of each feature over sampled hands is that over the true hands.
    """

    deadwood: float = 0.0
    deadwood_per_turn: float = 0.016
    could_knock: float = -2.5
    above_discard: float = -0.9
    same_rank: float = -1.0
    same_suit: float = -0.75
    beside_passed: float = -0.3
    passed_meld: float = -1.2
    useless_taken: float = -4.0
    fading: float = 0.85


STANDARD = BeliefWeights()
PLAINER = BeliefWeights(
    deadwood=0.04,
    deadwood_per_turn=0.02,
    could_knock=-1.0,
    above_discard=0.0,
    same_rank=-0.8,
    same_suit=-0.8,
    beside_passed=0.0,
    passed_meld=-2.5,
    useless_taken=0.0,
)
"""Another belief, set by hand: what holds under both does not hang on the weights."""
_LAST = 4  # passes and discards older than that weigh next to nothing
_TURNS = 7
_DEAREST = 10


class Sampler:
    """A walk over the hands that the other player may hold."""

    def __init__(
        self, seen: Observation, random: Random, weights: BeliefWeights = STANDARD
    ) -> None:
        self._random = random.random
        self._known = seen.theirs.known
        self._limit = seen.scoring.limit
        self._weights = weights
        turns = min(seen.theirs.turns, _TURNS)
        self._steepness = weights.deadwood + weights.deadwood_per_turn * turns
        self._bias = _biases(seen, weights)
        self._passed = [
            (1 << cell, cell, weights.passed_meld * weights.fading**age)
            for cell, age in seen.theirs.passed[-_LAST:]
        ]
        self._above = [
            (ABOVE[POINTS[cell]], weights.above_discard * weights.fading**age)
            for cell, age in seen.theirs.discarded[-_LAST:]
            if POINTS[cell] < _DEAREST
        ]
        unseen = cells_in(ALL_CARDS & ~(seen.hand | seen.gone | self._known))
        random.shuffle(unseen)
        count = 10 - self._known.bit_count()
        self._held, self._rest = unseen[:count], unseen[count:]
        self._hand = self._known | sum(1 << cell for cell in self._held)
        self._weight = self._weigh(self._hand)

    def _weigh(self, hand: int) -> float:
        """The log weight of a hand without the part that belongs to single cards."""
        least, loose, _ = arrange(hand)
        weight = -self._steepness * least
        if least <= self._limit:
            weight += self._weights.could_knock
        if loose & self._known:
            weight += self._weights.useless_taken * (loose & self._known).bit_count()
        for dearer, penalty in self._above:
            weight += penalty * (loose & dearer).bit_count()
        for bit, cell, penalty in self._passed:
            if hand & bit:
                continue
            pair = (hand & SAME_RANK[cell]).bit_count() > 1
            if pair or RUN_MAKING[(hand << 2) >> cell & 31]:
                weight += penalty
        return weight

    def walk(self, steps: int) -> None:
        """Try `steps` exchanges."""
        random, held, rest, bias = self._random, self._held, self._rest, self._bias
        if not held or not rest:
            return
        held_count, rest_count = len(held), len(rest)
        for _ in range(steps):
            i, j = int(random() * held_count), int(random() * rest_count)
            out, into = held[i], rest[j]
            hand = self._hand ^ (1 << out | 1 << into)
            weight = self._weigh(hand)
            gain = weight - self._weight + bias[into] - bias[out]
            if gain >= 0 or random() < exp(gain):
                held[i], rest[j] = into, out
                self._hand, self._weight = hand, weight

    def world(self) -> tuple[int, list[int]]:
        """The other player's hand now, and a stock (bits, first drawn first) of all the rest."""
        random = self._random
        keyed = sorted((random(), cell) for cell in self._rest)
        return self._hand, [1 << cell for _, cell in keyed]


def _biases(seen: Observation, weights: BeliefWeights) -> list[float]:
    """The log weight of each card by the cards the other player discarded or left."""
    bias = [0.0] * SPAN
    for cell, age in seen.theirs.discarded:
        faded = weights.fading**age
        for near in cells_in(SAME_RANK[cell]):
            bias[near] += weights.same_rank * faded
        for near in cells_in(BESIDE[cell]):
            bias[near] += weights.same_suit * faded
    for cell, age in seen.theirs.passed:
        for near in cells_in(NEAR[cell]):
            bias[near] += weights.beside_passed * weights.fading**age
    return bias
