"""After a knock: rules G21, G22, J7, J8."""

import pytest
from gin_play import card, cases, knocked, legal, outcome, params, play, reason, refused

from gin_widgets.engine.arrangements import Arrangement
from gin_widgets.engine.gin.states import GinRound, LayOff, Over
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.refusals import Refusal

CASES = cases()
# Three melds and the six of spades, as in case R24; the defender holds what fits and what does not.
KNOCK = "knock Js: Qs Qh Qd / 2h 3h 4h / 5c 6c 7c | 6s"
DEFENDER = "8c 9c Qc Ah Ks Kd 7d 8d 9d 3s"


@pytest.fixture
def state() -> GinRound:
    return knocked(KNOCK, DEFENDER)


def test_g21_the_other_player_spreads_too(state: GinRound) -> None:
    end = outcome(play(state, "show: 7d 8d 9d | 8c 9c Qc Ah Ks Kd 3s"))
    assert end.showdown is not None
    assert str(end.showdown.defence) == "7d 8d 9d | 3s Ks Ah Kd 8c 9c Qc"
    assert (end.kind, end.points) == (OutcomeKind.KNOCK, 51 - 6)


def test_g22_lay_offs_possible_right_now_are_listed_then_the_show(state: GinRound) -> None:
    assert legal(state) == [
        "lay-off Qc: Qs Qh Qd",
        "lay-off Ah: 2h 3h 4h",
        "lay-off 8c: 5c 6c 7c",
        "show: 7d 8d 9d | 3s Ks Ah Kd 8c 9c Qc",
    ]


def test_g22_r26_a_fourth_card_fills_the_set(state: GinRound) -> None:
    assert CASES["R26"]["expected"]["legal"] is True
    state = play(state, "lay-off Qc: Qs Qh Qd")
    assert isinstance(state.phase, LayOff)
    assert [meld.text for meld in state.phase.melds] == ["Qs Qh Qd Qc", "2h 3h 4h", "5c 6c 7c"]
    assert card("Qc") not in state.hands[1]
    assert legal(state, "lay-off Q") == []


def test_g22_r25_a_chain_in_its_order(state: GinRound) -> None:
    state = play(state, "lay-off 8c: 5c 6c 7c", "lay-off 9c: 5c 6c 7c 8c")
    assert isinstance(state.phase, LayOff)
    assert state.phase.melds[2].text == "5c 6c 7c 8c 9c"
    assert [str(done) for done in state.phase.lay_offs] == [
        "lay-off 8c: 5c 6c 7c",
        "lay-off 9c: 5c 6c 7c 8c",
    ]


def test_g22_r25_the_far_card_names_the_near_one(state: GinRound) -> None:
    assert CASES["R25"]["expected"]["first_alone_legal"] is False
    refusal = refused(state, "lay-off 9c: 5c 6c 7c")
    assert refusal.reason is Refusal.ANOTHER_CARD_FIRST
    assert params(refusal) == {"card": card("9c"), "first": card("8c")}


def test_g22_r25_the_near_card_is_named_on_the_wrong_meld_too(state: GinRound) -> None:
    refusal = refused(state, "lay-off 9c: 2h 3h 4h")
    assert params(refusal) == {"card": card("9c"), "first": card("8c")}


def test_g22_a_long_chain_downwards_names_the_next_card() -> None:
    state = knocked("knock Ks: Qs Qh Qd / 5h 6h 7h / Jd Jc Js | 2c", "2h 3h 4h 9s 8d Kd")
    refusal = refused(state, "lay-off 2h: 5h 6h 7h")
    assert params(refusal) == {"card": card("2h"), "first": card("4h")}
    state = play(state, "lay-off 4h: 5h 6h 7h", "lay-off 3h: 4h 5h 6h 7h")
    assert "lay-off 2h: 3h 4h 5h 6h 7h" in legal(state)


def test_g22_three_cards_in_a_chain() -> None:
    state = knocked("knock Js: 4h 5h 6h / Ks Kh Kd | As Ac 2s 2d", "7h 8h 9h 3s 9s 3d 9d 2c 3c 4c")
    state = play(
        state, "lay-off 7h: 4h 5h 6h", "lay-off 8h: 4h 5h 6h 7h", "lay-off 9h: 4h 5h 6h 7h 8h"
    )
    assert len(state.hands[1]) == 7


def test_b06_two_cards_at_the_low_end() -> None:
    assert CASES["B06"]["expected"]["both_legal"] is True
    state = knocked("knock Js: Qs Qh Qd / 2h 3h 4h / 5c 6c 7c | 6s", "4c 3c 9d Kd")
    state = play(state, "lay-off 4c: 5c 6c 7c", "lay-off 3c: 4c 5c 6c 7c")
    assert isinstance(state.phase, LayOff)
    assert state.phase.melds[2].text == "3c 4c 5c 6c 7c"


def test_b30_a_card_that_fits_two_melds_goes_where_it_is_said() -> None:
    state = knocked("knock Js: 7h 7d 7c / 4s 5s 6s / Kh Kd Ks | Ac", "7s 8s 9d 2d")
    assert legal(state, "lay-off 7s") == ["lay-off 7s: 4s 5s 6s", "lay-off 7s: 7h 7d 7c"]
    on_the_set = play(state, "lay-off 7s: 7h 7d 7c")
    assert legal(on_the_set, "lay-off 8s") == []
    on_the_run = play(state, "lay-off 7s: 4s 5s 6s")
    assert legal(on_the_run, "lay-off 8s") == ["lay-off 8s: 4s 5s 6s 7s"]


def test_g22_a_gap_that_nobody_can_fill_is_no_place() -> None:
    state = knocked(KNOCK, "Tc 9d 8d Ah Ks Kd 7d 3s 9s 9h")
    refusal = refused(state, "lay-off Tc: 5c 6c 7c")
    assert refusal.reason is Refusal.FITS_NO_MELD
    assert params(refusal) == {"card": card("Tc")}


def test_g22_the_wrong_meld(state: GinRound) -> None:
    refusal = refused(state, "lay-off Qc: 5c 6c 7c")
    assert refusal.reason is Refusal.FITS_ANOTHER_MELD
    assert params(refusal) == {"card": card("Qc")}


def test_g22_a_meld_is_named_as_it_lies(state: GinRound) -> None:
    state = play(state, "lay-off 8c: 5c 6c 7c")
    assert reason(state, "lay-off 9c: 5c 6c 7c") is Refusal.NO_SUCH_MELD
    assert reason(state, "lay-off 7d: 8d 9d Td") is Refusal.NO_SUCH_MELD


def test_g22_only_ones_own_cards(state: GinRound) -> None:
    assert reason(state, "lay-off 5h: 2h 3h 4h") is Refusal.NOT_IN_HAND
    assert reason(state, "lay-off 6s: 5c 6c 7c") is Refusal.NOT_IN_HAND
    state = play(state, "lay-off 8c: 5c 6c 7c")
    assert reason(state, "lay-off 8c: 5c 6c 7c 8c") is Refusal.NOT_IN_HAND


def test_r22_nothing_is_laid_off_on_unmatched_cards() -> None:
    assert CASES["R22"]["expected"]["legal"] is False
    state = knocked("knock Js: Qs Qh Qd / 5h 6h 7h | 2c 2d Ac 3s", "2h 9s 8d Kd Ts 8s")
    assert legal(state, "lay-off 2h") == []
    assert reason(state, "lay-off 2h: 5h 6h 7h") is Refusal.FITS_NO_MELD


def test_the_discard_of_the_knock_takes_no_part() -> None:
    state = knocked(
        "knock Qc: Qs Qh Qd / 2h 3h 4h / 5c 6c 7c | 6s", "8c 9c Ah Ks Kd 7d 8d 9d 3s Ts"
    )
    assert reason(state, "lay-off Qc: Qs Qh Qd") is Refusal.NOT_IN_HAND


def test_ace_is_low_for_lay_offs_too() -> None:
    state = knocked("knock Th: Js Qs Ks / 2d 3d 4d | 2c 3h 4s Ac", "As 5h 6h 7h Ad 9c Tc Jc Qc Kc")
    assert reason(state, "lay-off As: Js Qs Ks") is Refusal.FITS_NO_MELD
    assert legal(state, "lay-off") == ["lay-off Ad: 2d 3d 4d"]


def test_the_game_goes_on_with_nothing_but_laying_off_and_showing(state: GinRound) -> None:
    for text in ["take-stock", "take-discard", "pass", "discard 8c", KNOCK, "big-gin:"]:
        assert reason(state, text) is Refusal.KNOCKED_ALREADY


def test_f_the_knocker_lays_nothing_off(state: GinRound) -> None:
    assert state.to_move == 1
    assert reason(state, "lay-off 6s: 5c 6c 7c", seat=0) is Refusal.NOT_YOUR_TURN


def test_j7_laying_off_and_showing_are_free(state: GinRound) -> None:
    end = outcome(play(state, f"show: | {DEFENDER}"))
    assert (end.kind, end.points) == (OutcomeKind.KNOCK, 75 - 6)


@pytest.mark.parametrize(
    "shown", ["7d 8d 9d | 8c 9c Qc Ah Ks Kd", "7d 8d 9d | 8c 9c Qc Ah Ks Kd 3s 6s", "", "| 7d"]
)
def test_j7_what_is_shown_is_exactly_the_rest(state: GinRound, shown: str) -> None:
    assert reason(state, f"show: {shown}") is Refusal.NOT_THE_CARDS_LEFT
    laid = play(state, "lay-off Qc: Qs Qh Qd")
    assert reason(laid, "show: 7d 8d 9d | 8c 9c Qc Ah Ks Kd 3s") is Refusal.NOT_THE_CARDS_LEFT


def test_j7_a_card_of_a_possible_meld_may_be_laid_off() -> None:
    state = knocked("knock Js: 4h 5h 6h / Ks Kh Kd | As Ac 2s 2d", "7h 8h 9h 3s 9s 3d 9d 2c 3c 4c")
    state = play(state, "lay-off 7h: 4h 5h 6h", "lay-off 8h: 4h 5h 6h 7h")
    assert legal(state, "show") == ["show: 9s 9h 9d / 2c 3c 4c | 3s 3d"]


def test_r24_the_whole_case(state: GinRound) -> None:
    expected = CASES["R24"]["expected"]
    moves = [
        "lay-off 8c: 5c 6c 7c",
        "lay-off 9c: 5c 6c 7c 8c",
        "lay-off Qc: Qs Qh Qd",
        "lay-off Ah: 2h 3h 4h",
    ]
    state = play(state, *moves)
    end = outcome(play(state, legal(state, "show")[0]))
    assert end.showdown is not None
    assert end.showdown.defender_deadwood == expected["defender_after"]
    assert (end.winner, end.points) == (0, expected["score_knocker"])
    assert [str(done) for done in end.showdown.lay_offs] == moves
    assert [meld.text for meld in end.showdown.melds] == [
        "Qs Qh Qd Qc",
        "Ah 2h 3h 4h",
        "5c 6c 7c 8c 9c",
    ]


def test_r21_j8_no_lay_off_after_gin() -> None:
    assert CASES["R21"]["expected"]["legal"] is False
    state = knocked("knock Js: Qs Qh Qd / 2h 3h 4h / 5c 6c 7c 8c", DEFENDER.replace("8c", "Tc"))
    assert isinstance(state.phase, Over)
    assert reason(state, "lay-off 9c: 5c 6c 7c 8c") is Refusal.GIN_NO_LAY_OFF
    assert reason(state, "show: 7d 8d 9d") is Refusal.ROUND_OVER


def test_after_a_plain_knock_the_end_is_the_end(state: GinRound) -> None:
    state = play(state, legal(state, "show")[0])
    assert reason(state, "lay-off 8c: 5c 6c 7c") is Refusal.ROUND_OVER


def test_all_ten_cards_may_be_laid_off() -> None:
    state = knocked("knock Kd: 4s 5s 6s / 4d 5d 6d | As 2h Ac Ad", "7s 8s 9s Ts Js 7d 8d 9d Td Jd")
    while laid := legal(state, "lay-off"):
        state = play(state, laid[0])
    assert legal(state) == ["show:"]
    end = outcome(play(state, "show:"))
    assert (end.kind, end.winner, end.points) == (OutcomeKind.UNDERCUT, 1, 15)
    assert end.showdown is not None
    assert end.showdown.defence == Arrangement(())
