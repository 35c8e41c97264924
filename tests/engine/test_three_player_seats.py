"""Three-player Gin: roles, dealers, scores (T1-T10, J16, J17; R58-R60, R63)."""

from __future__ import annotations

from typing import Any

import pytest
from case_rows import row
from match_play import DRAWN, after, play_out, player_wins, won

from gin_widgets.engine.cards import parse_card
from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.match import Match
from gin_widgets.engine.record import replay
from gin_widgets.engine.rounds import legal_actions, view_for
from gin_widgets.engine.rules import variant
from gin_widgets.engine.seats import Seating, next_seating
from gin_widgets.engine.sheets import PlainSheet

RULES = variant("three-player")
CUTTHROAT = variant("three-player", gin3_rotation="cutthroat")
X, Y, Z = 0, 1, 2


def begun(cut: str = "Kd 9c 4h") -> Match:
    return Match.begin(RULES, 1, Cut.parse(cut))


def roles(match: Match) -> tuple[int | None, int | None, int | None]:
    """Box, captain, sitting out."""
    return match.seating.box, match.seating.captain, match.seating.sitting_out


def named(case: dict[str, Any], out: str) -> tuple[int, int, int]:
    return "XYZ".index(case["box"]), "XYZ".index(case["captain"]), "XYZ".index(case[out])


def test_t1_t2_r58_the_cut_gives_the_first_roles() -> None:
    case = row("rule_and_bug_cases", "R58")
    cut = Cut(tuple(parse_card(card) for card in case["input"]["draw"].values()))
    match = Match.begin(RULES, 1, cut)
    assert roles(match) == named(case["expected"], "sits_out")
    assert match.dealer == "XYZ".index(case["expected"]["dealer"])


@pytest.mark.parametrize(
    ("cut", "expected"),
    [("4h 9c Kd", (Z, Y, X)), ("9c Kd 4h", (Y, X, Z)), ("9c 9s 9h", (Y, Z, X))],
)
def test_t1_suits_part_equal_cards(cut: str, expected: tuple[int, int, int]) -> None:
    assert roles(begun(cut)) == expected


def test_t3_r59_the_box_wins_and_stays() -> None:
    case = row("rule_and_bug_cases", "R59")
    match = begun()
    assert roles(match) == named(case["input"], "out")
    assert roles(player_wins(match, X, 12)) == named(case["expected"], "out")


def test_t4_r60_the_box_loses_and_sits_out() -> None:
    case = row("rule_and_bug_cases", "R60")
    match = begun()
    assert roles(match) == named(case["input"], "out")
    assert roles(player_wins(match, Y, 12)) == named(case["expected"], "out")


def test_t3_t4_a_longer_row_of_rounds() -> None:
    match, found = begun(), []
    for winner in (X, X, Y, Z, Z):
        match = player_wins(match, winner, 1)
        found.append(roles(match))
    assert found == [(X, Z, Y), (X, Y, Z), (Y, Z, X), (Z, X, Y), (Z, Y, X)]


def test_t5_the_box_always_deals_and_the_captain_chooses_first() -> None:
    match = begun()
    for winner in (X, Y, Z, X, Y):
        seating = match.seating
        assert match.dealer == seating.box
        assert seating.seats == (seating.captain, seating.box)
        state = match.start_round()
        assert state.dealer == seating.dealer_seat == 1
        assert state.to_move == seating.seat_of(seating.captain or 0)
        assert [str(action) for action in legal_actions(state)] == ["take-discard", "pass"]
        active = winner if winner in seating.seats else seating.seats[0]
        match = player_wins(match, active, 1)


def test_t6_r63_only_the_two_active_players_get_cards() -> None:
    case = row("rule_and_bug_cases", "R63")["expected"]
    assert case["answer"] == "no: 10 to the box, 10 to the captain"
    match = begun()
    state = match.start_round()
    assert [len(hand) for hand in state.hands] == [10, 10]
    assert match.seating.seat_of(Z) is None
    assert (match.seating.seat_of(Y), match.seating.seat_of(X)) == (0, 1)


def test_t7_t10_the_captain_alone_scores() -> None:
    match = player_wins(begun(), Y, 30)
    assert match.scores == (0, 30, 0)
    assert match.sheet.rows[0].winner == Y


def test_t7_every_player_keeps_an_own_score_through_the_roles() -> None:
    match = begun()
    for winner, points in ((X, 10), (Z, 20), (Z, 5), (X, 7), (Y, 9)):
        match = player_wins(match, winner, points)
    assert match.scores == (17, 9, 25)
    assert isinstance(match.sheet, PlainSheet)
    assert match.sheet.boxes == (2, 1, 2)


def test_t8_the_first_with_100_wins() -> None:
    match = player_wins(player_wins(begun(), X, 60), X, 39)
    assert not match.finished
    match = player_wins(match, X, 1)
    assert (match.finished, match.winner, match.scores) == (True, X, (100, 0, 0))


def test_t9_after_a_draw_nothing_changes() -> None:
    match = player_wins(begun(), Y, 5)
    assert match.after(DRAWN).seating == match.seating
    assert match.after(DRAWN).dealer == match.dealer


def test_t10_j17_no_bonuses_at_the_end() -> None:
    match = begun().after(won(1, 100))
    assert match.sheet.totals == (100, 0, 0)


def test_t2_t10_the_sitter_may_see_the_captains_cards_only() -> None:
    seating = begun().seating
    assert seating.adviser_seat(RULES) == seating.seat_of(Y) == 0
    assert seating.adviser_seat(variant("three-player", sitter_advice=False)) is None
    view = view_for(begun().start_round(), 0)
    assert view.hand == begun().start_round().hands[0]


def test_there_is_nobody_to_advise_with_two() -> None:
    match = Match.begin(variant("gin"), 1)
    assert match.seating.adviser_seat(match.rules) is None


def test_j16_cutthroat_the_loser_sits_out_and_deals() -> None:
    match = Match.begin(CUTTHROAT, 1, Cut.parse("Kd 9c 4h"))
    assert (match.seating.sitting_out, match.dealer) == (Z, Z)
    assert match.seating.seats == (X, Y)
    match = player_wins(match, X, 10)
    assert (match.seating.sitting_out, match.dealer, match.seating.seats) == (Y, Y, (Z, X))
    match = player_wins(match, Z, 10)
    assert (match.seating.sitting_out, match.dealer, match.seating.seats) == (X, X, (Y, Z))


def test_j16_cutthroat_the_left_of_the_dealer_chooses_first() -> None:
    for cut in ("Kd 9c 4h", "4h Kd 9c", "9c 4h Kd"):
        match = Match.begin(CUTTHROAT, 1, Cut.parse(cut))
        state = match.start_round()
        assert state.to_move is not None
        assert match.seating.seats[state.to_move] == (match.dealer + 1) % 3


def test_j16_cutthroat_no_advice_no_roles_first_to_100() -> None:
    match = Match.begin(CUTTHROAT, 1, Cut.parse("Kd 9c 4h"))
    assert match.seating.adviser_seat(CUTTHROAT) is None
    assert (match.seating.box, match.seating.captain) == (None, None)
    assert match.after(DRAWN).seating == match.seating
    assert player_wins(match, Y, 100).winner == Y


def test_roles_cannot_be_passed_on_by_seats_without_roles() -> None:
    with pytest.raises(ValueError, match="no roles"):
        next_seating(RULES, Seating((0, 1), 0, 0), 0)


@pytest.mark.parametrize("rotation", ["seed", "cutthroat"])
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_replay_to_the_same_scores(rotation: str, seed: int) -> None:
    match, record = play_out(variant("three-player", gin3_rotation=rotation), seed)
    played = replay(str(record))
    assert played.match == match
    assert match.finished
    for result in match.rounds:
        assert result.seating.sitting_out != result.winner
        assert len(set(result.seating.seats) | {result.seating.sitting_out}) == 3
    assert after(Match.begin(match.rules, match.seed), *(r.outcome for r in match.rounds)) == match
