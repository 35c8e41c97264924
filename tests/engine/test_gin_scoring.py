"""The score of a round: rules G24-G27, H, J2, J6, J8, J9."""

import pytest
from gin_play import cases, holding, knocked, legal, outcome, play

from gin_widgets.engine.outcomes import Outcome, OutcomeKind
from gin_widgets.engine.rounds import view_for
from gin_widgets.engine.rules import variant

CASES = cases()
MELDS = "Qs Qh Qd / 2h 3h 4h / 5c 6c 7c"
# Own melds 7d 8d 9d and T T T; what is added is the rest.
DEFENCE = "7d 8d 9d Ts Th Td"


def _end(knock: str, rest: str, **house: object) -> Outcome:
    rules = variant("gin", **house)
    state = knocked(f"knock Js: {knock}", f"{DEFENCE} {rest}", rules=rules)
    return outcome(play(state, legal(state, "show")[0]) if legal(state) else state)


def test_g24_the_difference() -> None:
    end = _end(f"{MELDS} | 6s", "Kd Kc 5s Ad")
    assert (end.kind, end.winner, end.points, end.knocker) == (OutcomeKind.KNOCK, 0, 20, 0)
    assert end.showdown is not None
    assert (end.showdown.knocker_deadwood, end.showdown.defender_deadwood) == (6, 26)
    assert (end.showdown.difference, end.showdown.bonus) == (20, 0)
    assert (end.showdown.knocker, end.showdown.defender) == (0, 1)
    assert not end.drawn


def test_g25_undercut_the_knocker_counts_more() -> None:
    end = _end(f"{MELDS} | 6s", "Jd Jh Jc 5s")
    assert (end.kind, end.winner, end.points) == (OutcomeKind.UNDERCUT, 1, 11)
    assert end.showdown is not None
    assert (end.showdown.difference, end.showdown.bonus) == (1, 10)
    assert end.knocker == 0


def test_g25_r28_equal_counts_are_an_undercut() -> None:
    end = _end(f"{MELDS} | 9s", "Kd Kh Kc 9h")
    assert (end.kind, end.winner) == (OutcomeKind.UNDERCUT, 1)
    assert end.points == CASES["R28"]["expected"]["points_seed"] == 10


@pytest.mark.parametrize("bonus", [0, 10, 20, 25, 50])
def test_g25_the_bonus_is_an_option(bonus: int) -> None:
    end = _end(f"{MELDS} | 9s", "Kd Kh Kc 9h", undercut_bonus=bonus)
    assert end.points == bonus
    assert end.winner == 1


def test_g25_r29_an_undercut_by_laying_off() -> None:
    case = CASES["R29"]["expected"]
    state = knocked(f"knock Js: {MELDS} | 9s", "Ks Kd Kc 7d 8d 9d 8c Qc Ah 4s")
    state = play(state, "lay-off 8c: 5c 6c 7c", "lay-off Qc: Qs Qh Qd", "lay-off Ah: 2h 3h 4h")
    end = outcome(play(state, legal(state, "show")[0]))
    assert (end.kind.value, end.points) == (case["result"], case["points_seed"])


def test_j2_equal_counts_where_a_tie_is_no_undercut() -> None:
    end = _end(f"{MELDS} | 9s", "Kd Kh Kc 9h", undercut_on_tie=False)
    assert (end.kind, end.winner, end.points) == (OutcomeKind.TIE, None, 0)
    assert end.drawn
    assert end.knocker == 0
    assert end.showdown is not None
    assert (end.showdown.difference, end.showdown.bonus) == (0, 0)


def test_j2_a_lower_count_is_still_an_undercut() -> None:
    end = _end(f"{MELDS} | 9s", "Kd Kh Kc 8h", undercut_on_tie=False)
    assert (end.kind, end.winner, end.points) == (OutcomeKind.UNDERCUT, 1, 11)


def test_g26_gin_is_no_unmatched_card() -> None:
    end = _end("Qs Qh Qd / 2h 3h 4h / 5c 6c 7c 8c", "Kd Kc 5s Ad")
    assert (end.kind, end.winner, end.points) == (OutcomeKind.GIN, 0, 26 + 25)
    assert end.showdown is not None
    assert (end.showdown.difference, end.showdown.bonus) == (26, 25)


@pytest.mark.parametrize("bonus", [0, 20, 25, 50])
def test_g26_the_bonus_is_an_option(bonus: int) -> None:
    assert _end("Qs Qh Qd / 2h 3h 4h / 5c 6c 7c 8c", "Kd Kc 5s Ad", gin_bonus=bonus).points == (
        26 + bonus
    )


def test_g27_against_gin_no_undercut_and_no_lay_off() -> None:
    end = _end("Qs Qh Qd / 2h 3h 4h / 5c 6c 7c 8c", "Kd Kc 5h 9c")
    assert end.points == 34 + 25  # 5h and 9c would fit
    end = _end("Qs Qh Qd / 2h 3h 4h / 5c 6c 7c 8c", "Kd Kc Kh Ks")
    assert (end.kind, end.winner, end.points) == (OutcomeKind.GIN, 0, 25)
    assert end.showdown is not None
    assert end.showdown.defender_deadwood == 0


def test_j8_after_gin_both_hands_are_shown_at_once() -> None:
    state = knocked("knock Js: Qs Qh Qd / 2h 3h 4h / 5c 6c 7c 8c", f"{DEFENCE} Kd Kc 5s Ad")
    assert state.over
    for seat in (0, 1):
        end = view_for(state, seat).outcome
        assert end is not None
        assert end.showdown is not None
        assert str(end.showdown.defence) == "Ts Th Td / 7d 8d 9d | 5s Ad Kd Kc"


def test_j6_declared_unmatched_cards_make_it_a_knock() -> None:
    cards = "Qs Qh Qd 2h 3h 4h 5c 6c 7c 8c Js"
    state = holding(cards, f"{DEFENCE} Kd Kc 5s Ad")
    state = play(state, "knock Js: Qs Qh Qd / 2h 3h 4h / 5c 6c 7c | 8c")
    assert "lay-off Ad: 2h 3h 4h" not in legal(state)
    end = outcome(play(state, legal(state, "show")[0]))
    assert (end.kind, end.points) == (OutcomeKind.KNOCK, 26 - 8)


def test_h_big_gin_replaces_the_gin_bonus() -> None:
    cards = "Qs Qh Qd 2h 3h 4h 5c 6c 7c 8c 9c"
    state = holding(cards, f"{DEFENCE} Kd Kc 5s Ad", big_gin=50)
    end = outcome(play(state, legal(state, "big-gin")[0]))
    assert (end.kind, end.points) == (OutcomeKind.BIG_GIN, 26 + 50)


def test_j9_r53_a_spade_doubles_everything() -> None:
    case = CASES["R53"]
    assert case["expected"]["score"] == 2 * case["input"]["hand_score"]
    rules = variant("oklahoma", spade_doubles=True)
    state = knocked(f"knock Js: {MELDS} | 6s", f"{DEFENCE} Kd Kc 5s Ad", upcard="9s", rules=rules)
    assert view_for(state, 1).doubled
    end = outcome(play(state, legal(state, "show")[0]))
    assert (end.kind, end.points, end.doubled) == (OutcomeKind.KNOCK, 40, True)
    assert end.showdown is not None
    assert (end.showdown.difference, end.showdown.bonus) == (20, 0)


def test_j9_bonuses_are_doubled_too() -> None:
    gin = knocked(
        "knock Js: Qs Qh Qd / 2h 3h 4h / 5c 6c 7c 8c",
        f"{DEFENCE} Kd Kc 5s Ad",
        upcard="9s",
        spade_doubles=True,
    )
    assert outcome(gin).points == 2 * (26 + 25)
    undercut = knocked(
        f"knock Js: {MELDS} | 9h", f"{DEFENCE} Kd Kh Kc 8h", upcard="9s", spade_doubles=True
    )
    assert outcome(play(undercut, legal(undercut, "show")[0])).points == 2 * (1 + 10)


def test_j9_only_a_spade_and_only_where_it_is_played() -> None:
    red = knocked(
        f"knock Js: {MELDS} | 6s", f"{DEFENCE} Kd Kc 5s Ad", upcard="9h", spade_doubles=True
    )
    assert outcome(play(red, legal(red, "show")[0])).points == 20
    off = knocked(f"knock Js: {MELDS} | 6s", f"{DEFENCE} Kd Kc 5s Ad", upcard="9s")
    assert outcome(play(off, legal(off, "show")[0])).points == 20
    assert not outcome(play(off, legal(off, "show")[0])).doubled


def test_the_dealer_may_win_as_well() -> None:
    state = holding("As 3s 5s 7s 9s Kh 8c 2d 4d 6d Js", f"{MELDS.replace('/', '')} 6s")
    state = play(state, "discard Js", "take-stock")
    knock = next(text for text in legal(state, "knock") if text.endswith("| 6s"))
    state = play(state, knock)
    assert state.to_move == 0
    end = outcome(play(state, legal(state, "show")[0]))
    assert (end.kind, end.winner, end.knocker) == (OutcomeKind.KNOCK, 1, 1)
