"""The fast heuristic at the table: the score of each discard, the upcard, when to knock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.players.rollouts.melding import deadwood, melding
from gin_widgets.players.rollouts.packing import (
    ALL_CARDS,
    POINTS,
    RUN_MAKING,
    RUNS_WITH,
    SAME_RANK,
    cells_in,
)

if TYPE_CHECKING:
    from gin_widgets.players.rollouts.observation import Observation
    from gin_widgets.players.rollouts.policy import Policy

_SETS_WITH = (0, 0, 1, 3)


def discard_scores(seen: Observation, policy: Policy) -> list[tuple[float, int]]:
    """(score, cell) of each card that may be discarded, best first.

    In points of deadwood: what the discard saves, less the outs that go with the card, less what
    it may give the other player. As in `play_out`, but exact for cards in melds too.
    """
    hand = seen.hand
    least, cards, _ = melding(hand)
    outs_of = {bit: outs for bit, _, outs in cards}
    unseen = ALL_CARDS & ~(hand | seen.gone)
    live = unseen & ~seen.theirs.known
    scores = []
    for cell in cells_in(hand):
        if cell == seen.taken:
            continue
        bit = 1 << cell
        ways = RUNS_WITH[(unseen << 2) >> cell & 31]
        ways += _SETS_WITH[(unseen & SAME_RANK[cell]).bit_count()]
        score = float(least - deadwood(hand ^ bit))
        score -= policy.outs[seen.ply] * (outs_of.get(bit, 0) & live).bit_count()
        score -= policy.ways * ways
        if bit & seen.theirs.wanted:
            score -= policy.wanted
        scores.append((score, cell))
    return sorted(scores, key=lambda scored: (-scored[0], scored[1]))


def upcard_gain(seen: Observation, policy: Policy) -> float:
    """How many points the upcard is worth above the stock; positive: take it.

    It has to join a meld, or to allow a knock at once.
    """
    hand, bit, top = seen.hand, 1 << seen.top, seen.top
    now = deadwood(hand)
    joins = RUN_MAKING[(hand << 2) >> top & 31] or (hand & SAME_RANK[top]).bit_count() > 1
    after = min(deadwood((hand | bit) ^ (1 << cell)) for cell in cells_in(hand))
    if after <= min(policy.knock[seen.ply], seen.scoring.limit):
        return 10.0 + now - after
    if joins and bit not in {card[0] for card in melding(hand | bit)[1]}:
        return float(now - policy.gain - after)
    return -float(POINTS[top])


def best_knock(seen: Observation) -> tuple[int, int]:
    """The least deadwood of ten cards after a discard, and that discard."""
    return min(
        (deadwood(seen.hand ^ (1 << cell)), cell)
        for cell in cells_in(seen.hand)
        if cell != seen.taken
    )
