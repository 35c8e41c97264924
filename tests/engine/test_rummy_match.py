"""Whole games of Rummy, played round by round: B5, B17, J23, J27."""

from __future__ import annotations

from random import Random

import pytest
from rummy_play import random_choice

from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.match import Match
from gin_widgets.engine.outcomes import RummyOutcome
from gin_widgets.engine.record import Record, replay
from gin_widgets.engine.rounds import apply, legal_actions
from gin_widgets.engine.rules import variant
from gin_widgets.engine.rummy.states import RummyRound


def played_out(players: int, seed: int, target: int | None) -> tuple[Match, list[RummyOutcome]]:
    """A game played to its end at random, and its rounds; its record replays to the same."""
    chance = Random(seed)
    match = Match.begin(variant("rummy", players=players, target=target), seed)
    record, ends = Record.of_match(match), []
    while not match.finished:
        state = match.start_round()
        assert isinstance(state, RummyRound)
        assert state.dealer == match.dealer
        assert state.to_move == (match.dealer + 1) % players
        record = record.with_round(state.deal, match.dealer)
        while options := legal_actions(state):
            action = random_choice(options, chance, eager=True)
            state = apply(state, action)
            record = record.with_action(action)
        assert state.outcome is not None
        ends.append(state.outcome)
        match = match.after(state.outcome)
    assert replay(str(record)).match == match
    return match, ends


@pytest.mark.parametrize("players", range(2, 5))
def test_b17_one_won_round_is_the_game(players: int) -> None:
    match, ends = played_out(players, players, None)
    assert [end.winner for end in ends[:-1]] == [None] * (len(ends) - 1)
    assert match.winner == ends[-1].winner
    assert sum(match.scores) == ends[-1].points


@pytest.mark.parametrize("players", [2, 3])
def test_b17_j23_to_a_target(players: int) -> None:
    match, ends = played_out(players, 3, 150)
    assert match.winner is not None
    assert max(match.scores) == match.scores[match.winner] >= 150
    won = [sum(end.points for end in ends if end.winner == one) for one in range(players)]
    assert list(match.scores) == won


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b5_j27_who_deals_next(players: int) -> None:
    match, ends = played_out(players, 7, 100)
    dealers = [result.seating.dealer for result in match.rounds]
    for dealer, end, following in zip(dealers, ends, dealers[1:], strict=False):
        if end.winner is None:
            assert following == dealer
        else:
            assert following == (end.winner if players == 2 else (dealer + 1) % players)


def test_b5_the_first_dealer_cuts_the_highest_card() -> None:
    match = Match.begin(variant("rummy", players=4), 1, Cut.parse("9s Ks 3d Qh"))
    assert match.dealer == 1
    assert match.start_round().to_move == 2
