"""Two thousand rounds of legal actions: each ends, with every card in its place."""

from __future__ import annotations

from collections import Counter

import pytest
from rummy_play import cards_of, random_states

from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.outcomes import OutcomeKind

ROUNDS = 400
MOST_ACTIONS = 3000


@pytest.mark.parametrize("players", range(2, 7))
def test_random_rounds_end(players: int) -> None:
    kinds: Counter[OutcomeKind] = Counter()
    for number in range(ROUNDS):
        seed = 2 * number + (number % 4 > 0)  # odd ones, three of four, meld when they can
        *_, last = random_states(seed, players)
        assert last.outcome is not None
        assert len(last.actions) < MOST_ACTIONS
        assert sorted(cards_of(last)) == list(CARDS)
        kinds[last.outcome.kind] += 1
    assert kinds[OutcomeKind.OUT]
    assert kinds[OutcomeKind.STOCK_OUT]
    assert kinds.total() == ROUNDS
