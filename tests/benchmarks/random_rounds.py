"""Whole rounds of random legal actions: ours, OpenSpiel's and RLCard's. Each gives its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pyspiel
from rlcard.games.gin_rummy import Game

from gin_widgets.engine import apply, legal_actions, start, view_for

if TYPE_CHECKING:
    from random import Random

_OPEN_SPIEL = pyspiel.load_game("gin_rummy(oklahoma=false,undercut_bonus=10)")


def ours(chance: Random, seed: int) -> int:
    """Through the public functions, lay-offs and scores included."""
    state, count = start("gin", seed=seed), 0
    while options := legal_actions(state):
        state, count = apply(state, chance.choice(options)), count + 1
    return count


def by_views(chance: Random, seed: int) -> int:
    """The same by players who see views only."""
    state, count = start("gin", seed=seed), 0
    while (seat := state.to_move) is not None:
        state, count = apply(state, chance.choice(view_for(state, seat).legal)), count + 1
    return count


def open_spiel(chance: Random, _: int) -> int:
    """OpenSpiel's, lay-offs and scores included; a card that turns up is no action."""
    state, count = _OPEN_SPIEL.new_initial_state(), 0
    while not state.is_terminal():
        count += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    state.returns()
    return count


def rlcard(chance: Random, seed: int) -> int:
    """RLCard's game without its environment, which would take longer; it has no lay-offs."""
    game, count = Game(), 0
    game.np_random = np.random.RandomState(seed)
    game.init_game()
    while not game.is_over():
        game.step(chance.choice(game.judge.get_legal_actions()))
        count += 1
    game.judge.scorer.get_payoffs(game=game)
    return count
