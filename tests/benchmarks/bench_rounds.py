"""Prints how fast whole random rounds are played, beside OpenSpiel's rate on the same machine.

    python tests/benchmarks/bench_rounds.py

Rounds of random legal actions through the public functions, lay-offs and scores included. The two
take turns and the best of each counts, so that other work on the machine weighs on both alike.
"""

from __future__ import annotations

import random
from time import process_time
from typing import TYPE_CHECKING

import pyspiel

from gin_widgets.engine import apply, legal_actions, start, view_for

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 100
TURNS = 8


def ours(chance: random.Random, seed: int) -> int:
    """The number of actions of one round."""
    state, count = start("gin", seed=seed), 0
    while options := legal_actions(state):
        state, count = apply(state, chance.choice(options)), count + 1
    return count


def with_views(chance: random.Random, seed: int) -> int:
    """The same by a player who sees views only."""
    state, count = start("gin", seed=seed), 0
    while (seat := state.to_move) is not None:
        state, count = apply(state, chance.choice(view_for(state, seat).legal)), count + 1
    return count


def theirs(chance: random.Random, _: int) -> int:
    """The number of actions of one round of OpenSpiel's, without the cards' chance actions."""
    state, count = _GAME.new_initial_state(), 0
    while not state.is_terminal():
        count += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return count


_GAME = pyspiel.load_game("gin_rummy(oklahoma=false,undercut_bonus=10)")
PLAYS: dict[str, Callable[[random.Random, int], int]] = {
    "gin_widgets": ours,
    "gin_widgets, by views": with_views,
    "open_spiel": theirs,
}


def main() -> None:
    """Print rounds a second and microseconds an action."""
    best = dict.fromkeys(PLAYS, (0.0, 0.0))
    for turn in range(TURNS):
        for name, one in PLAYS.items():
            chance, began = random.Random(turn), process_time()
            actions = sum(one(chance, turn * ROUNDS + seed) for seed in range(ROUNDS))
            spent = process_time() - began
            best[name] = max(best[name], (ROUNDS / spent, spent / actions * 1e6))
    for name, (rate, micros) in best.items():
        print(f"{name:24}{rate:8.0f} rounds/s{micros:8.1f} µs an action")


if __name__ == "__main__":
    main()
