"""Bonuses at the end of a game: the game, boxes, shutout (J10, J11, J2; R47, R48)."""

from __future__ import annotations

import pytest
from case_rows import row
from match_play import DRAWN, TIE, after, won

from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.match import Match
from gin_widgets.engine.rules import profile, variant
from gin_widgets.engine.sheets import FinalKind, FinalRow, PlainSheet


def begun(**house_rules: object) -> Match:
    return Match.begin(variant("gin", **house_rules), 1, Cut.parse("Ks 2h"))


def final(match: Match) -> tuple[FinalRow, ...]:
    assert isinstance(match.sheet, PlainSheet)
    return match.sheet.final


def lines(match: Match) -> dict[FinalKind, tuple[int, ...]]:
    """The lines at the end of the sheet."""
    return {line.kind: line.amounts for line in final(match)}


def test_no_bonuses_in_the_source_texts_game() -> None:
    assert row("rule_and_bug_cases", "R48")["seeds"] == "none"
    match = begun().after(won(0, 104))
    assert lines(match) == {FinalKind.POINTS: (104, 0), FinalKind.TOTAL: (104, 0)}
    assert match.sheet.totals == (104, 0)


def test_no_final_lines_before_the_end() -> None:
    match = begun(game_bonus=100, box_bonus=25).after(won(0, 60))
    assert final(match) == ()
    assert match.sheet.totals == match.scores == (60, 0)


def test_r48_the_game_bonus_goes_to_the_winner() -> None:
    bonus = row("rule_and_bug_cases", "R48")["expected"]["usual"]
    match = after(begun(game_bonus=bonus), won(0, 20), won(1, 104))
    assert lines(match)[FinalKind.GAME_BONUS] == (0, bonus)
    assert match.sheet.totals == (20, 204)


@pytest.mark.parametrize("each", [20, 25])
def test_j11_both_players_boxes_count(each: int) -> None:
    match = after(begun(box_bonus=each), won(1, 5), DRAWN, TIE, won(0, 1), won(1, 95))
    (boxes,) = (line for line in final(match) if line.kind is FinalKind.BOXES)
    assert boxes == FinalRow(FinalKind.BOXES, (each, 2 * each), (1, 2), each)
    assert match.sheet.totals == (1 + each, 100 + 2 * each)


def test_j2_a_tie_is_no_box() -> None:
    assert after(begun(), TIE, DRAWN).sheet.boxes == (0, 0)


def test_j10_r47_the_winners_points_double() -> None:
    case = row("rule_and_bug_cases", "R47")
    assert case["expected"]["schools"]["double"] == "final difference doubled"
    match = begun(shutout="double").after(won(0, case["input"]["winner"]))
    assert lines(match)[FinalKind.SHUTOUT] == (104, 0)
    assert match.sheet.totals == (208, 0)


def test_j10_r47_the_game_bonus_doubles() -> None:
    case = row("rule_and_bug_cases", "R47")
    assert case["expected"]["schools"]["flat"] == "+100"
    points = case["input"]["winner"]
    plain = begun(game_bonus=100).after(won(0, points))
    match = begun(game_bonus=100, shutout="game_bonus_x2").after(won(0, points))
    assert match.sheet.totals[0] - plain.sheet.totals[0] == 100
    assert lines(match)[FinalKind.GAME_BONUS] == (200, 0)


@pytest.mark.parametrize("shutout", ["none", "double", "game_bonus_x2"])
def test_j10_no_shutout_when_the_loser_has_a_point(shutout: str) -> None:
    match = after(begun(game_bonus=100, shutout=shutout), won(1, 1), won(0, 104))
    assert match.sheet.totals == (204, 1)
    assert FinalKind.SHUTOUT not in lines(match)


def test_j10_first_the_points_double_then_game_and_boxes() -> None:
    match = after(Match.begin(profile("full_25"), 1, Cut.parse("Ks 2h")), won(0, 60), won(0, 44))
    assert [line.kind for line in final(match)] == [
        FinalKind.POINTS,
        FinalKind.SHUTOUT,
        FinalKind.BOXES,
        FinalKind.GAME_BONUS,
        FinalKind.TOTAL,
    ]
    assert match.sheet.totals == (2 * 104 + 2 * 25 + 100, 0)


def test_full_20_makes_the_shutout_a_game_bonus_of_200() -> None:
    match = Match.begin(profile("full_20"), 1, Cut.parse("Ks 2h")).after(won(0, 104))
    assert match.sheet.totals == (104 + 20 + 200, 0)


def test_j9_end_bonuses_do_not_double_with_a_spade() -> None:
    rules = variant("oklahoma", spade_doubles=True, game_bonus=100, box_bonus=25)
    match = after(Match.begin(rules, 1, Cut.parse("Ks 2h")), won(1, 2), won(0, 150))
    assert match.sheet.totals == (150 + 25 + 100, 2 + 25)


def test_a_rummy_game_of_several_rounds_may_have_bonuses() -> None:
    rules = variant("rummy", players=3, target=100, game_bonus=100, box_bonus=20, shutout="double")
    match = Match.begin(rules, 1, Cut.parse("Ks Qh 2d"))
    shut_out = after(match, won(1, 60), won(1, 50))
    assert shut_out.sheet.totals == (0, 110 + 110 + 40 + 100, 0)
    other = after(match, won(2, 60), won(1, 100))
    assert other.sheet.totals == (0, 100 + 20 + 100, 60 + 20)
