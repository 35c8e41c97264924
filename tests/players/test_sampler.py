"""Sampled hands of the other player: possible, likely, and never the true ones by knowledge."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest
from positions import positions

from gin_widgets.engine.rounds import view_for
from gin_widgets.players.rollouts.melding import deadwood
from gin_widgets.players.rollouts.observation import Observation, observe
from gin_widgets.players.rollouts.packing import ALL_CARDS
from gin_widgets.players.rollouts.sampler import STANDARD, Sampler


def observations(seeds: range) -> list[Observation]:
    found = []
    for state in positions("gin", seeds, noise=0.0):
        assert state.to_move is not None
        found.append(observe(view_for(state, state.to_move)))
    return found


def test_g4_every_world_is_one_pack() -> None:
    for seen in observations(range(8)):
        sampler = Sampler(seen, Random(1))
        for _ in range(5):
            sampler.walk(10)
            hand, stock = sampler.world()
            assert hand.bit_count() == 10
            assert hand & seen.theirs.known == seen.theirs.known
            assert len(stock) == seen.stock
            assert hand | sum(stock) | seen.hand | seen.gone == ALL_CARDS
            assert hand & (seen.hand | seen.gone) == 0


def test_mean_deadwood_falls_with_the_turns_as_it_truly_does() -> None:
    """The true means of a good player are near 42, 30, 24 and 18 (measured on 29,000 views)."""
    means: dict[int, list[float]] = defaultdict(list)
    for seen in observations(range(1000, 1060)):
        if not seen.theirs.turns:
            continue
        sampler = Sampler(seen, Random(seen.seed))
        sampler.walk(120)
        total = 0
        for _ in range(5):
            sampler.walk(10)
            total += deadwood(sampler.world()[0])
        means[min((seen.theirs.turns + 1) // 2, 4)].append(total / 5)
    for group, expected in ((1, 42), (2, 30), (3, 24), (4, 18)):
        assert len(means[group]) > 30
        assert sum(means[group]) / len(means[group]) == pytest.approx(expected, abs=5)


def test_cards_beside_its_discards_are_held_less_often() -> None:
    seen = next(o for o in observations(range(20)) if o.theirs.turns == 3)
    cell = seen.theirs.discarded[-1][0]
    plain = STANDARD._replace(same_rank=0.0, same_suit=0.0)
    counts = []
    for weights in (STANDARD, plain):
        sampler = Sampler(seen, Random(2), weights)
        held = 0
        for _ in range(400):
            sampler.walk(10)
            hand, _ = sampler.world()
            held += sum(hand >> (suit * 15 + cell % 15) & 1 for suit in range(4))
        counts.append(held)
    assert counts[0] < counts[1]


def test_the_walk_repeats_itself_from_the_same_source() -> None:
    seen = observations(range(3))[-1]
    worlds = []
    for _ in range(2):
        sampler = Sampler(seen, Random(seen.seed))
        sampler.walk(50)
        worlds.append(sampler.world())
    assert worlds[0] == worlds[1]
