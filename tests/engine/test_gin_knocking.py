"""Knocks: rules G17-G20, G23, G26, J5, J6, big Gin and the knock limits."""

import pytest
from gin_play import (
    PASSES,
    card,
    cases,
    dealt,
    hand,
    holding,
    knocks,
    legal,
    outcome,
    params,
    play,
    reason,
    refused,
)

from gin_widgets.engine.actions import Knock, parse_action
from gin_widgets.engine.arrangements import Arrangement, deadwood, knock_arrangement
from gin_widgets.engine.gin.states import LayOff, Over
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rounds import view_for

CASES = cases()
ELEVEN = "2s 3s 4s 5s 7h 8h 9h As 9d Kd Kh"


def test_g17_a_knock_on_the_first_turn_after_taking_the_upcard() -> None:
    state = dealt("2s 3s 4s 5s 7h 8h 9h Ad 9d Kd", upcard="As")
    assert reason(state, "knock Kd: 2s 3s 4s 5s / 7h 8h 9h | Ad 9d As") is Refusal.UPCARD_FIRST
    state = play(state, "take-discard")
    assert list(knocks(state)) == ["Kd"]  # As 2s-5s in the run, Ad 9d over
    assert isinstance(play(state, legal(state, "knock")[0]).phase, LayOff)


def test_g17_a_knock_comes_after_drawing() -> None:
    state = play(dealt("2s 3s 4s 5s 7h 8h 9h As Ad 2d"), "pass", "pass")
    assert reason(state, "knock 2d: As 2s 3s 4s 5s / 7h 8h 9h | Ad") is Refusal.DRAW_FIRST


def test_g18_at_most_ten_points_are_left() -> None:
    state = play(dealt("2s 3s 4s 5s 7h 8h 9h As 9d Kd", stock="Kh Ks Ad"), *PASSES)
    assert knocks(state) == {}  # 9d and a king are 19 points
    state = play(state, "discard Kd", "take-stock", "discard Ks", "take-stock")
    assert knocks(state) == {"Kh": "As 2s 3s 4s 5s / 7h 8h 9h | Ad 9d"}


@pytest.mark.parametrize("limit", [10, 9, 5, 1])
def test_g18_the_limit_is_exact(limit: int) -> None:
    over = {10: "Td", 9: "9d", 5: "5d", 1: "Ad"}[limit]
    state = holding(f"2s 3s 4s 5s 7h 8h 9h Th Jh {over} Kc", knock_limit=limit)
    assert "Kc" in knocks(state)
    stricter = holding(f"2s 3s 4s 5s 7h 8h 9h Th Jh {over} Kc", knock_limit=limit - 1)
    assert "Kc" not in knocks(stricter)


def test_g18_too_many_points_and_how_many() -> None:
    state = holding("2s 3s 4s 5s 7h 8h 9h Ad Td Kd Kh")
    refusal = refused(state, "knock Kd: 2s 3s 4s 5s / 7h 8h 9h | Ad Td Kh")
    assert refusal.reason is Refusal.KNOCK_TOO_HIGH
    assert params(refusal) == {"card": card("Kd"), "count": 21, "limit": 10}


def test_g18_the_count_in_the_refusal_is_the_best_one() -> None:
    state = holding("2s 3s 4s 5s 7h 8h 9h Ad Td Kd Kh")
    refusal = refused(state, "knock Kd: 7h 8h 9h | 2s 3s 4s 5s Ad Td Kh")
    assert params(refusal)["count"] == 21


def test_g18_a_bad_arrangement_of_a_good_hand_says_so() -> None:
    state = holding("2s 3s 4s 5s 7h 8h 9h As 2d Kd Kh", knock_limit=10)
    refusal = refused(state, "knock Kd: 7h 8h 9h | As 2s 3s 4s 5s 2d Kh")
    assert refusal.reason is Refusal.KNOCK_TOO_HIGH  # 12 at best
    state = holding("2s 3s 4s 5s 7h 8h 9h As 2d 3d Kh")
    refusal = refused(state, "knock Kh: 7h 8h 9h | As 2s 3s 4s 5s 2d 3d")
    assert refusal.reason is Refusal.ARRANGED_TOO_HIGH
    assert params(refusal) == {"count": 20, "limit": 10, "best": 5}


def test_g19_no_card_in_two_melds() -> None:
    state = holding("5h 6h 7h 8h 7s 7d 7c As 2c 3d Kh")
    for text in knocks(state).values():
        found = Arrangement.parse(text)
        held = [each for meld in found.melds for each in meld.cards] + list(found.unmatched)
        assert len(held) == len(set(held)) == 10


@pytest.mark.parametrize(
    "arrangement",
    [
        "2s 3s 4s 5s / 7h 8h 9h | As 9d",  # one short
        "2s 3s 4s 5s / 7h 8h 9h | As Kd",  # the discard itself
        "2s 3s 4s 5s / 7h 8h 9h Th | As",  # a card of somebody else
        "2s 3s 4s 5s / 7h 8h 9h | As 9d Kh Kd",  # eleven
        "",
    ],
)
def test_g20_the_ten_cards_kept_are_spread(arrangement: str) -> None:
    state = holding(ELEVEN)
    assert reason(state, f"knock Kd: {arrangement}") is Refusal.NOT_THE_CARDS_KEPT


def test_g20_the_knocker_spreads_his_melds_face_up() -> None:
    state = holding("2s 3s 4s 5s 7h 8h 9h As 9d Kd Ad")
    state = play(state, "knock Kd: As 2s 3s 4s 5s / 7h 8h 9h | 9d Ad")
    for seat in (0, 1):
        shown = view_for(state, seat).knock
        assert shown is not None
        assert str(shown.arrangement) == "As 2s 3s 4s 5s / 7h 8h 9h | Ad 9d"
    assert len(state.hands[0]) == 10
    assert state.discards[-1] is card("Kd")


def test_g23_r19_nobody_is_obliged_to_knock() -> None:
    assert CASES["R19"]["expected"]["forced"] is False
    state = holding("2s 3s 4s 5s 7h 8h 9h As 9d Kd Ad")
    assert legal(state, "knock")
    assert len(legal(state, "discard")) == 11
    assert play(state, "discard Kd").to_move == 1


@pytest.mark.parametrize("case", ["B01", "B02", "B03"])
def test_b01_b02_b03_gin_is_found(case: str) -> None:
    ten = CASES[case]["input"]["hand"]
    state = holding(f"{ten} {'Ad' if case != 'B03' else 'Ks'}")
    discard = "Ad" if case != "B03" else "Ks"
    assert CASES[case]["expected"]["deadwood"] == 0
    assert "|" not in knocks(state)[discard]
    assert (
        outcome(play(state, f"knock {discard}: {knocks(state)[discard]}")).kind is OutcomeKind.GIN
    )


def test_b13_no_knock_puts_the_card_just_taken_back() -> None:
    assert CASES["B13"]["expected"]["legal"] is False
    state = dealt("2s 3s 4s 5s 7h 8h 9h As Ad 2d", upcard="Kd")
    state = play(state, "take-discard")
    assert "Kd" not in knocks(state)
    refusal = refused(state, "knock Kd: As 2s 3s 4s 5s / 7h 8h 9h | Ad 2d")
    assert refusal.reason is Refusal.JUST_TAKEN
    house = dealt("2s 3s 4s 5s 7h 8h 9h As Ad 2d", upcard="Kd", discard_taken_upcard=True)
    assert "Kd" in knocks(play(house, "take-discard"))


def test_b14_gin_is_not_forced() -> None:
    state = holding("As 2s 3s 4s 7h 8h 9h Jd Jc Js Kd")
    assert legal(state, "knock Kd") == ["knock Kd: As 2s 3s 4s / Js Jd Jc / 7h 8h 9h"]
    assert len(legal(state, "discard")) == 11


def test_b16_the_cards_that_allow_a_knock() -> None:
    case = CASES["B16"]
    state = holding(case["input"]["hand11"])
    gin_or_ten = {text[0] + text[1].lower() for text in case["expected"]["knock_cards"]}
    assert gin_or_ten <= set(knocks(state))
    for discard in knocks(state):
        assert deadwood(state.hands[0] - card(discard)) <= 10


def test_b16_every_listed_knock_keeps_to_the_limit_and_none_is_missing() -> None:
    state = holding(CASES["B16"]["input"]["hand11"])
    allowed = {str(each) for each in state.hands[0] if deadwood(state.hands[0] - each) <= 10}
    assert set(knocks(state)) == allowed


def test_r14_ten_is_low_enough_and_the_longest_run_is_not_the_best() -> None:
    state = holding(CASES["R14"]["input"]["hand11"])
    found = Arrangement.parse(knocks(state)["Kc"])
    assert found.deadwood == CASES["R14"]["expected"]["deadwood"]
    assert str(found) == "7h 8h 9h Th / Jh Jd Jc | 3s 4s 3c"


def test_r15_eleven_is_not() -> None:
    state = holding(CASES["R15"]["input"]["hand11"])
    assert knocks(state) == {}
    refusal = refused(state, "knock Kc: Jh Jd Jc / 7h 8h 9h Th | 3s 4s 4d")
    assert params(refusal)["count"] == CASES["R15"]["expected"]["best_deadwood"]


def test_r83_an_illegal_knock_is_refused_and_shows_nothing() -> None:
    state = holding(CASES["R15"]["input"]["hand11"])
    refusal = refused(state, "knock Kc: Jh Jd Jc / 7h 8h 9h Th | 3s 4s 4d")
    assert refusal.reason is Refusal.KNOCK_TOO_HIGH
    assert view_for(state, 1).knock is None


def test_r57_straight_gin() -> None:
    assert CASES["R57"]["expected"]["legal"] is False
    state = holding("2s 3s 4s 7h 8h 9h Jd Jc Js Ad Kd", knock_limit=0)
    assert knocks(state) == {}
    refusal = refused(state, "knock Kd: 2s 3s 4s / 7h 8h 9h / Jd Jc Js | Ad")
    assert refusal.reason is Refusal.GIN_ONLY
    assert params(refusal) == {"card": card("Kd"), "count": 1}
    gin = holding("As 2s 3s 4s 7h 8h 9h Jd Jc Js Kd", knock_limit=0)
    assert outcome(play(gin, legal(gin, "knock Kd")[0])).kind is OutcomeKind.GIN


def test_j5_a_listed_knock_has_the_automatic_arrangement() -> None:
    state = holding("4h 5h 6h 7h 7s 7d 7c Ac 2s 2d Kd")
    ten = hand("4h 5h 6h 7h 7s 7d 7c Ac 2s 2d")
    assert knocks(state)["Kd"] == str(knock_arrangement(ten)) == "7s 7h 7d 7c / 4h 5h 6h | 2s 2d Ac"


def test_j5_another_arrangement_may_be_declared() -> None:
    state = holding("4h 5h 6h 7h 7s 7d 7c Ac 2s 2d Kd")
    text = "knock Kd: 7s 7d 7c / 4h 5h 6h 7h | 2s 2d Ac"
    assert text not in legal(state)
    assert isinstance(play(state, text).phase, LayOff)


def test_j6_what_is_declared_counts() -> None:
    state = holding("As 2s 3s 4s 7h 8h 9h Jd Jc Js Kd")
    less = play(state, "knock Kd: 2s 3s 4s / Js Jd Jc / 7h 8h 9h | As")
    assert isinstance(less.phase, LayOff)
    full = play(state, "knock Kd: As 2s 3s 4s / Js Jd Jc / 7h 8h 9h")
    assert isinstance(full.phase, Over)


def test_a_knock_needs_cards_of_ones_own() -> None:
    state = holding(ELEVEN)
    assert reason(state, "knock 6d: 2s 3s 4s 5s / 7h 8h 9h | As 9d Kh") is Refusal.NOT_IN_HAND


ALL_ELEVEN = "Ac 2c 3c 4c 7d 7h 7s 9s Ts Js Qs"


def test_r50_eleven_matched_cards_are_ordinary_gin() -> None:
    state = holding(CASES["R50"]["input"]["hand11"])
    gins = {discard for discard, text in knocks(state).items() if "|" not in text}
    assert gins == {"Ac", "4c", "9s", "Qs"}
    assert legal(state, "big-gin") == []
    refusal = refused(state, "big-gin: 7s 7h 7d / 9s Ts Js Qs / Ac 2c 3c 4c")
    assert refusal.reason is Refusal.NO_BIG_GIN


@pytest.mark.parametrize("bonus", [31, 50])
def test_f_big_gin_where_it_is_played(bonus: int) -> None:
    state = holding(ALL_ELEVEN, "Kd Kc Kh 2d 4d 6d 8h Td Qh 5h", big_gin=bonus)
    [text] = legal(state, "big-gin")
    assert text == "big-gin: 7s 7h 7d / 9s Ts Js Qs / Ac 2c 3c 4c"
    end = outcome(play(state, text))
    assert (end.kind, end.winner, end.points) == (OutcomeKind.BIG_GIN, 0, 45 + bonus)
    assert end.showdown is not None
    assert end.showdown.discard is None
    assert end.showdown.bonus == bonus
    assert len(legal(state, "discard")) == 11


def test_f_big_gin_is_refused_with_a_card_over_or_another_hand() -> None:
    state = holding("Ac 2c 3c 4c 7d 7h 7s 9s Ts Js Kd", big_gin=31)
    assert legal(state, "big-gin") == []
    text = "big-gin: 9s Ts Js / 7s 7h 7d / Ac 2c 3c 4c | Kd"
    assert reason(state, text) is Refusal.BIG_GIN_UNMATCHED
    text = "big-gin: 7s 7h 7d / 9s Ts Js Qs / Ac 2c 3c 4c"
    assert reason(state, text) is Refusal.NOT_THE_CARDS_KEPT


def test_f_big_gin_may_hold_the_card_just_taken() -> None:
    state = dealt("Ac 2c 3c 4c 7d 7h 7s 9s Ts Js", "Kd Kc", upcard="Qs", big_gin=31)
    assert legal(play(state, "take-discard"), "big-gin")


def test_r51_oklahoma_the_upcard_is_the_limit() -> None:
    limit = CASES["R51"]["expected"]["knock_limit"]
    state = dealt("", upcard="6c", rules="oklahoma")
    assert state.knock_limit == view_for(state, 0).knock_limit == limit == 6
    assert dealt("", upcard="Kc", rules="oklahoma").knock_limit == 10
    assert dealt("", upcard="Tc", rules="oklahoma").knock_limit == 10


def test_r51_oklahoma_the_limit_stays_whoever_takes_the_upcard() -> None:
    first = "As 2s 3s 4s 7h 8h 9h Td 4d 3c"
    state = dealt(first, upcard="6c", rules="oklahoma")
    state = play(state, "take-discard", "discard Td")
    assert state.knock_limit == 6


def test_r52_oklahoma_ace() -> None:
    assert CASES["R52"]["expected"] == {"Bicycle": 0, "Pagat_base": 1, "knob": True}
    assert dealt("", upcard="Ad", rules="oklahoma").knock_limit == 0
    assert dealt("", upcard="Ad", rules="oklahoma", ace_upcard="one").knock_limit == 1
    state = holding("2s 3s 4s 7h 8h 9h Jd Jc Js Ac Kd", upcard="Ad", rules="oklahoma")
    assert reason(state, "knock Kd: 2s 3s 4s / Js Jd Jc / 7h 8h 9h | Ac") is Refusal.GIN_ONLY


def test_a_fixed_limit_does_not_look_at_the_upcard() -> None:
    assert dealt("", upcard="Ad").knock_limit == 10
    assert dealt("", upcard="6c", rules="three-player").knock_limit == 10
    assert dealt("", upcard="6c", rules="hollywood").knock_limit == 10
    assert dealt("", upcard="6c", rules="hollywood", hollywood_base="oklahoma").knock_limit == 6


def test_an_action_made_by_hand_is_checked_like_any_other() -> None:
    state = holding(ELEVEN)
    made = Knock(card("Kd"), Arrangement.parse("7h 8h 9h | 2s 3s 4s 5s As 9d Kh"))
    assert made == parse_action(str(made))
    assert reason(state, str(made)) is Refusal.KNOCK_TOO_HIGH
