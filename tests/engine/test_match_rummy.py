"""Matches of Rummy: dealers and length (B5, B17, J13, J23, J27)."""

from __future__ import annotations

import pytest
from match_play import DRAWN, after, won

from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.match import Match
from gin_widgets.engine.rules import variant

CARDS = ("Ks", "Qs", "Js", "Ts", "9s", "8s")


def begun(players: int, **house_rules: object) -> Match:
    cut = Cut.parse(" ".join(CARDS[:players]))
    return Match.begin(variant("rummy", players=players, target=200, **house_rules), 1, cut)


def test_b5_the_winner_deals_with_two() -> None:
    match = begun(2)
    assert match.dealer == 0
    assert match.after(won(1, 20)).dealer == 1
    assert after(match, won(1, 20), won(1, 20)).dealer == 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_b5_the_deal_passes_left_with_more(players: int) -> None:
    match, dealers = begun(players), []
    for _ in range(players + 1):
        dealers.append(match.dealer)
        match = match.after(won(players - 1, 5))
    assert dealers == [*range(players), 0]
    assert match.seating.seats == tuple(range(players))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_j27_the_same_dealer_after_a_void_round(players: int) -> None:
    match = begun(players).after(won(1, 5))
    assert match.after(DRAWN).dealer == match.dealer


def test_the_winner_may_deal_with_more_too() -> None:
    match = begun(4, next_dealer="winner")
    assert match.after(won(2, 5)).dealer == 2


def test_b17_without_a_target_one_won_round_is_the_game() -> None:
    match = Match.begin(variant("rummy", players=3), 1, Cut.parse("Ks Qs Js"))
    assert not match.after(DRAWN).finished
    done = after(match, DRAWN, won(2, 46))
    assert done.finished
    assert (done.winner, done.scores, done.sheet.totals) == (2, (0, 0, 46), (0, 0, 46))


def test_b17_j23_with_a_target_the_points_add_up() -> None:
    match = after(begun(3), won(0, 92), won(1, 46), won(0, 107))
    assert not match.finished
    match = match.after(won(0, 1))
    assert (match.winner, match.scores) == (0, (200, 46, 0))
