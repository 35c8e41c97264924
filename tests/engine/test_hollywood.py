"""Hollywood's three games (D, G2, J14, J15; R56)."""

from __future__ import annotations

import case_rows
import pytest
from hypothesis import given
from hypothesis import strategies as st
from match_play import DRAWN, after, play_out, won

from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.match import Match
from gin_widgets.engine.outcomes import Outcome
from gin_widgets.engine.record import replay
from gin_widgets.engine.rules import variant
from gin_widgets.engine.sheets import FinalKind, HollywoodSheet

WINS = st.lists(st.tuples(st.integers(0, 1), st.integers(1, 60)), max_size=40)


def played(*outcomes: Outcome, **house_rules: object) -> HollywoodSheet:
    """The sheet after these rounds; what comes after the end is left out."""
    match = Match.begin(variant("hollywood", **house_rules), 1, Cut.parse("Ks 2h"))
    for outcome in outcomes:
        if not match.finished:
            match = match.after(outcome)
    assert isinstance(match.sheet, HollywoodSheet)
    return match.sheet


def columns(sheet: HollywoodSheet) -> list[tuple[int, ...]]:
    return [game.scores for game in sheet.games]


def test_h_v1_worked_columns() -> None:
    sheet = played(won(0, 25), won(0, 18), won(0, 36))
    assert columns(sheet) == [(79, 0), (54, 0), (36, 0)]
    assert [row.games for row in sheet.rows] == [(0,), (0, 1), (0, 1, 2)]
    assert sheet.scores == (169, 0)
    assert [row.totals for row in sheet.rows] == [(25, 0), (61, 0), (169, 0)]


def test_d_each_player_counts_own_wins() -> None:
    sheet = played(won(0, 10), won(1, 20), DRAWN, won(0, 5), won(1, 7))
    assert columns(sheet) == [(15, 27), (5, 7), (0, 0)]
    assert sheet.boxes == (2, 2)
    assert sheet.rows[2].games == ()


def test_d_later_wins_go_only_to_open_games() -> None:
    sheet = played(won(0, 60), won(1, 5), won(0, 45), won(0, 10), won(1, 8))
    assert [game.closed for game in sheet.games] == [True, False, False]
    assert sheet.open == (1, 2)
    assert columns(sheet) == [(105, 5), (55, 8), (10, 0)]
    assert sheet.rows[-1].games == (1,)


def test_j14_r56_after_a_shutout_the_first_win_goes_in_the_next_open_game() -> None:
    case = case_rows.row("rule_and_bug_cases", "R56")
    points = case["input"]["B's next win"]
    sheet = played(won(0, 50), won(0, 55), won(1, points))
    assert case["expected"]["entered_first_in"] == "game 2 (the next game still open)"
    assert columns(sheet) == [(105, 0), (55, points), (0, 0)]
    assert sheet.rows[-1].games == (1,)


def test_j14_then_the_second_win_in_that_and_the_next_and_later_ones_in_all() -> None:
    shut_out = (won(0, 50), won(0, 55))
    sheet = played(*shut_out, won(1, 22), won(1, 10), won(1, 3))
    assert [row.games for row in sheet.rows[2:]] == [(1,), (1, 2), (1, 2)]
    assert columns(sheet) == [(105, 0), (55, 35), (0, 13)]


@pytest.mark.parametrize("shutout", ["none", "double", "game_bonus_x2"])
def test_j14_the_shift_is_the_same_for_every_shutout_rule(shutout: str) -> None:
    sheet = played(won(0, 50), won(0, 55), won(1, 22), won(1, 10), shutout=shutout)
    assert [row.games for row in sheet.rows] == [(0,), (0, 1), (1,), (1, 2)]


def test_j14_two_games_closed_the_first_win_goes_in_the_third() -> None:
    sheet = played(won(0, 1), won(0, 99), won(0, 1), won(1, 30), won(1, 5), won(1, 6))
    assert [game.closed for game in sheet.games] == [True, True, False]
    assert [row.games for row in sheet.rows[3:]] == [(2,), (2,), (2,)]
    assert columns(sheet)[2] == (1, 41)


def test_j14_no_entry_in_game_two_when_it_closed() -> None:
    sheet = played(won(1, 30), won(0, 1), won(0, 99), won(0, 1), won(1, 8), won(1, 9))
    assert columns(sheet) == [(100, 30), (100, 0), (1, 17)]
    assert [row.games for row in sheet.rows[4:]] == [(2,), (2,)]


def test_next_games_are_known_beforehand() -> None:
    sheet = played(won(0, 25), won(0, 18))
    assert (sheet.next_games(0), sheet.next_games(1)) == ((0, 1, 2), (0,))


def test_d_bonuses_are_given_in_every_game() -> None:
    sheet = played(won(0, 25), won(1, 30), won(0, 18), won(0, 80))
    first, second, third = sheet.games
    assert {line.kind: line.amounts for line in first.final} == {
        FinalKind.POINTS: (123, 30),
        FinalKind.BOXES: (60, 20),
        FinalKind.GAME_BONUS: (100, 0),
        FinalKind.TOTAL: (283, 50),
    }
    assert (first.winner, first.boxes, first.totals) == (0, (3, 1), (283, 50))
    assert (second.closed, second.final, second.winner) == (False, (), None)
    assert second.totals == second.scores == (98, 0)
    assert third.totals == (80, 0)
    assert sheet.totals == (283 + 98 + 80, 50)


def test_d_shutout_doubles_the_winners_margin_in_that_game() -> None:
    sheet = played(won(0, 25), won(0, 80))
    assert [line.kind for line in sheet.games[0].final][1] is FinalKind.SHUTOUT
    assert sheet.games[0].totals == (2 * 105 + 2 * 20 + 100, 0)


def test_d_the_session_ends_when_all_three_are_closed() -> None:
    sheet = played(won(0, 100), won(0, 100))
    assert not sheet.finished
    assert sheet.winner is None
    sheet = played(won(0, 100), won(0, 100), won(0, 100))
    assert sheet.finished
    assert sheet.winner == 0
    assert sheet.open == ()
    assert sheet.next_games(1) == ()
    with pytest.raises(ValueError, match="over"):
        sheet.entered(DRAWN, None, 0)


PLAIN = {"game_bonus": 0, "box_bonus": 0, "shutout": "none"}


def test_f_the_higher_grand_total_wins_the_session() -> None:
    sheet = played(won(0, 100), won(1, 150), won(1, 90), won(0, 100), **PLAIN)
    assert columns(sheet) == [(100, 0), (0, 150), (100, 90)]
    assert [game.winner for game in sheet.games] == [0, 1, 0]
    assert sheet.totals == (200, 240)
    assert (sheet.finished, sheet.winner) == (True, 1)


def test_f_equal_totals_are_a_drawn_session() -> None:
    sheet = played(won(0, 100), won(1, 150), won(1, 50), won(0, 100), **PLAIN)
    assert sheet.totals == (200, 200)
    assert (sheet.finished, sheet.winner) == (True, None)


@pytest.mark.parametrize("target", [125, 150])
def test_d_the_target_is_an_option(target: int) -> None:
    sheet = played(won(0, 60), won(0, 64), target=target)
    assert columns(sheet)[0] == (124, 0)
    assert not sheet.games[0].closed
    assert played(won(0, 60), won(0, target - 60), target=target).games[0].closed


def test_a_hollywood_match_is_played_on_after_the_first_game() -> None:
    match = Match.begin(variant("hollywood"), 1, Cut.parse("Ks 2h"))
    match = after(match, won(1, 100), won(1, 100))
    assert (match.finished, match.dealer, match.number) == (False, 1, 3)
    match = match.after(won(1, 100))
    assert (match.finished, match.winner) == (True, 1)


@given(WINS)
def test_columns_are_what_the_rows_say(wins: list[tuple[int, int]]) -> None:
    sheet = played(*(won(player, points) for player, points in wins))
    for at, game in enumerate(sheet.games):
        entered = [row for row in sheet.rows if at in row.games]
        for player in (0, 1):
            mine = [row.points for row in entered if row.winner == player]
            assert game.scores[player] == sum(mine)
            assert game.boxes[player] == len(mine)
        # Nothing is entered after the row that reached the target.
        running = [0, 0]
        for row in entered:
            assert max(running) < 100
            assert row.winner is not None
            running[row.winner] += row.points
    assert sheet.finished == all(max(game.scores) >= 100 for game in sheet.games)


@given(WINS)
def test_every_win_is_entered_somewhere_and_in_neighbouring_games(
    wins: list[tuple[int, int]],
) -> None:
    sheet = played(*(won(player, points) for player, points in wins))
    seen = [0, 0]
    for row in sheet.rows:
        assert row.winner is not None
        seen[row.winner] += 1
        assert 1 <= len(row.games) <= min(3, seen[row.winner])
        assert row.games == tuple(range(row.games[0], row.games[-1] + 1))


@pytest.mark.parametrize("base", ["gin", "oklahoma"])
@pytest.mark.parametrize("seed", range(2))
def test_whole_sessions_replay_to_the_same_scores(base: str, seed: int) -> None:
    match, record = play_out(variant("hollywood", hollywood_base=base), seed)
    assert replay(str(record)).match == match
    assert isinstance(match.sheet, HollywoodSheet)
    assert match.scores == tuple(
        sum(row.points * len(row.games) for row in match.sheet.rows if row.winner == player)
        for player in (0, 1)
    )
