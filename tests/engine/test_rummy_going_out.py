"""Going out: B11, B12, B16, J18, J21, J26, J28; R67, R68, R69."""

from __future__ import annotations

from typing import Any

import pytest
from case_rows import row
from rummy_play import Lying, holding, legal, outcome, play, reason

from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.rounds import view_for
from gin_widgets.engine.rummy.going_out import way_out
from gin_widgets.engine.rummy.refusals import RummyRefusal
from gin_widgets.engine.rummy.turn import Turn

HEARTS = ((1, "2h 3h 4h"),)


def test_b11_no_cards_left_after_the_discard() -> None:
    state = play(holding("4h 5h 6h Jc", shown="0"), "meld 4h 5h 6h", "discard Jc")
    assert state.over
    assert (outcome(state).kind, outcome(state).winner) == (OutcomeKind.OUT, 0)
    assert state.hands[0].bits == 0
    assert legal(state) == []


def test_b11_whoever_is_first_wins() -> None:
    state = holding("Kd Qd", "9h 9s", "5h", table=HEARTS, shown="2")
    state = play(state, "discard Kd", "take-stock", "discard 9h", "take-discard")
    assert (state.to_move, legal(state, "discard")) == (2, ["discard 5h"])
    state = play(state, "discard 5h", "take-discard", "lay-off 5h: 2h 3h 4h", "discard Qd")
    assert (outcome(state).winner, outcome(state).kind) == (0, OutcomeKind.RUMMY)
    state = holding("Kd Qd", "9s 9c", "5h 6h", table=HEARTS, shown="2")
    state = play(state, "discard Kd", "take-stock", "discard 9s", "take-stock")
    state = play(state, "lay-off 5h: 2h 3h 4h", "lay-off 6h: 2h 3h 4h 5h")
    state = play(state, legal(state, "discard")[0])
    assert (outcome(state).winner, outcome(state).kind) == (2, OutcomeKind.OUT)


def test_r67_b12_out_by_a_lay_off_without_a_discard() -> None:
    shown = row("rule_and_bug_cases", "R67")
    held, lying = shown["input"]["hand"], ((1, shown["input"]["table"]),)
    state = play(holding(f"6h {held}", table=lying, shown="0"), "lay-off 5h: 2h 3h 4h")
    assert not state.over
    state = play(state, "lay-off 6h: 2h 3h 4h 5h")
    assert shown["expected"] == {"legal": True, "game_over": state.over}
    assert outcome(state).winner == 0


def test_b12_out_by_a_meld_without_a_discard() -> None:
    assert outcome(play(holding("4h 5h 6h"), "meld 4h 5h 6h")).winner == 0


@pytest.mark.parametrize(("final", "legal_without"), [("optional", True), ("required", False)])
def test_r68_j26_whether_the_last_card_is_a_discard(final: str, *, legal_without: bool) -> None:
    shown = row("rule_and_bug_cases", "R68")["expected"]
    assert shown == {"seed": False, "house_rule": True}
    state = holding("4h 5h 6h", final_discard=final)
    assert ("meld 4h 5h 6h" in legal(state)) is legal_without


def test_j26_a_meld_or_lay_off_of_the_last_cards_is_refused() -> None:
    state = holding("4h 5h 6h", final_discard="required")
    assert reason(state, "meld 4h 5h 6h") is RummyRefusal.LAST_DISCARD
    state = holding("Kd 5h", table=HEARTS, final_discard="required")
    state = play(state, "lay-off 5h: 2h 3h 4h")
    assert legal(state) == ["discard Kd"]
    state = holding("6h 5h", table=HEARTS, final_discard="required")
    state = play(state, "lay-off 5h: 2h 3h 4h")
    assert reason(state, "lay-off 6h: 2h 3h 4h 5h") is RummyRefusal.LAST_DISCARD
    assert outcome(play(state, "discard 6h")).winner == 0


def test_j26_the_last_discard_must_be_an_allowed_one() -> None:
    lying = ((1, "8c 9c Tc"),)
    state = holding("4h 5h 6h", taken="Jc", table=lying, final_discard="required")
    assert reason(state, "meld 4h 5h 6h") is RummyRefusal.STUCK
    state = holding("4h 5h 6h Kd", taken="Jc", table=lying, final_discard="required")
    state = play(state, "meld 4h 5h 6h", "lay-off Jc: 8c 9c Tc")
    assert legal(state) == ["discard Kd"]


def test_b12_j18_optional_and_bound_together() -> None:
    state = holding("4h 5h", taken="6h")
    assert outcome(play(state, "meld 4h 5h 6h")).winner == 0


@pytest.mark.parametrize("players", [2, 3])
def test_b16_going_rummy_doubles(players: int) -> None:
    others = ["Ks 2d", "9c"][: players - 1]
    state = play(holding("4h 5h 6h Jc", *others), "meld 4h 5h 6h", "discard Jc")
    end = outcome(state)
    assert (end.kind, end.doubled) == (OutcomeKind.RUMMY, True)
    assert end.points == (24 if players == 2 else 42)
    assert end.payments == ((0, 24) if players == 2 else (0, 24, 18))


def test_r69_b16_matched_or_not_and_twice() -> None:
    shown = row("rule_and_bug_cases", "R69")
    state = holding("4h 6h 7h 8h", shown["input"]["B_hand"])
    end = outcome(play(state, "meld 6h 7h 8h", "discard 4h"))
    assert end.counts == (0, shown["expected"]["base"])
    assert end.payments == (0, shown["expected"]["B_pays"])
    assert end.points == shown["expected"]["B_pays"]


def test_j28_what_was_shown_in_an_earlier_turn_counts_against_it() -> None:
    state = holding("4h 5h 6h Jh Js Jd Qc", "Ks 2d Kd")
    state = play(state, "meld 4h 5h 6h", "discard Qc", "take-stock", "discard Ks")
    assert state.shown == (True, False)
    state = play(state, "take-stock", "meld Js Jh Jd")
    if not state.over:
        state = play(state, legal(state, "discard")[0])
    assert (outcome(state).kind, outcome(state).doubled) == (OutcomeKind.OUT, False)


def test_j28_a_lay_off_in_an_earlier_turn_counts_too() -> None:
    state = holding("5h Qc 9d 8d 7d", "Ks 2d Kd", table=HEARTS)
    state = play(state, "lay-off 5h: 2h 3h 4h", "discard Qc", "take-stock", "discard Ks")
    assert state.shown == (True, False)
    state = play(state, "take-stock", "meld 7d 8d 9d")
    state = play(state, legal(state, "discard")[0])
    assert outcome(state).kind is OutcomeKind.OUT


def test_j28_several_melds_and_lay_offs_on_anybodys_melds_in_the_last_turn() -> None:
    state = holding("5h 7d 8d 9d Js Jh Jd Td", "Ks", table=HEARTS)
    state = play(state, "lay-off 5h: 2h 3h 4h", "meld 7d 8d 9d", "meld Js Jh Jd")
    state = play(state, "lay-off Td: 7d 8d 9d")
    end = outcome(state)
    assert (end.kind, end.doubled, end.points) == (OutcomeKind.RUMMY, True, 20)


def test_j28_what_others_have_shown_does_not_count() -> None:
    state = play(holding("4h 5h 6h", shown="1"), "meld 4h 5h 6h")
    assert outcome(state).kind is OutcomeKind.RUMMY


def test_b16_without_the_doubling() -> None:
    end = outcome(play(holding("4h 5h 6h", "Ks 2d", going_rummy=1), "meld 4h 5h 6h"))
    assert (end.kind, end.doubled, end.points) == (OutcomeKind.RUMMY, False, 12)


def test_j28_a_view_tells_who_may_still_go_rummy() -> None:
    state = play(holding("4h 5h 6h Qc 9d", "Ks 2d"), "meld 4h 5h 6h")
    assert view_for(state, 1).shown == (False, False)
    assert view_for(play(state, "discard Qc"), 1).shown == (True, False)


ONE: dict[str, Any] = {"melds_per_turn": "one"}


def test_j21_a_second_meld_is_refused() -> None:
    state = play(holding("4h 5h 6h Js Jd Jh 2d 9s", **ONE), "meld 4h 5h 6h")
    assert reason(state, "meld Js Jh Jd") is RummyRefusal.ONE_MELD
    assert legal(state, "meld") == []
    assert legal(state, "discard") == [f"discard {each}" for each in state.hands[0]]


def test_j21_lifted_in_the_turn_of_going_out() -> None:
    state = play(holding("4h 5h 6h Js Jd Jh 9s", **ONE), "meld 4h 5h 6h")
    assert legal(state, "meld") == ["meld Js Jh Jd"]
    state = play(state, "meld Js Jh Jd")
    assert legal(state) == ["discard 9s"]
    assert outcome(play(state, "discard 9s")).kind is OutcomeKind.RUMMY


def test_j21_three_melds_when_going_out() -> None:
    state = holding("4h 5h 6h Js Jd Jh 2c 3c 4c", **ONE)
    state = play(state, "meld 4h 5h 6h", "meld Js Jh Jd")
    assert legal(state) == ["meld 2c 3c 4c"]
    assert reason(state, "discard 2c") is RummyRefusal.MUST_GO_OUT
    assert play(state, "meld 2c 3c 4c").over


def test_j21_then_all_cards_must_go_and_no_step_may_spoil_it() -> None:
    lying = ((1, "8d 9d Td"), (1, "7s 7h 7c"))
    state = holding("4h 5h 6h Js Jc Jh 7d 6d 9s", table=lying, **ONE)
    state = play(state, "meld 4h 5h 6h", "meld Js Jh Jc")
    assert legal(state) == ["lay-off 7d: 8d 9d Td"]
    assert reason(state, "lay-off 7d: 7s 7h 7c") is RummyRefusal.MUST_GO_OUT
    assert reason(state, "discard 9s") is RummyRefusal.MUST_GO_OUT
    state = play(state, "lay-off 7d: 8d 9d Td")
    assert legal(state) == ["lay-off 6d: 7d 8d 9d Td"]


def test_j21_lay_offs_are_not_limited() -> None:
    state = holding("4h 5h 6h 2c 8d Td 9s", table=((1, "2s 2h 2d"), (1, "Jd Qd Kd")), **ONE)
    state = play(state, "meld 4h 5h 6h", "lay-off 2c: 2s 2h 2d", "lay-off Td: Jd Qd Kd")
    assert len(legal(state, "discard")) == 2


def test_j21_a_second_meld_with_a_card_just_taken_left_over_is_refused() -> None:
    state = play(holding("4h 5h 6h Js Jd Jh", taken="9s", **ONE), "meld 4h 5h 6h")
    assert reason(state, "meld Js Jh Jd") is RummyRefusal.ONE_MELD


def test_j21_j26_a_second_meld_that_leaves_no_discard_is_refused() -> None:
    state = holding("4h 5h 6h Js Jd Jh", final_discard="required", **ONE)
    assert reason(play(state, "meld 4h 5h 6h"), "meld Js Jh Jd") is RummyRefusal.ONE_MELD


def test_j21_one_meld_in_each_turn() -> None:
    state = play(holding("4h 5h 6h Js Jd Jh 2d 9s", "Ks Qs", **ONE), "meld 4h 5h 6h", "discard 9s")
    state = play(state, "take-stock", "discard Ks", "take-stock")
    assert "meld Js Jh Jd" in legal(state)


def ways(
    held: str, taken: str | None = None, table: Lying = (), shown: str = "", **house: object
) -> list[str]:
    """The way out of seat 0, whose turn is made from its view; `no` if there is none."""
    state = holding(held, taken=taken, table=table, shown=shown, **house)
    way = way_out(Turn.of_view(view_for(state, 0)))
    return ["no"] if way is None else list(map(str, way))


def test_way_out_finds_melds_lay_offs_and_the_discard() -> None:
    lying = ((1, "8d 9d Td"), (1, "7s 7h 7c"))
    assert ways("4h 5h 6h 7d 6d 9s", table=lying) == [
        *("meld 4h 5h 6h", "lay-off 7d: 8d 9d Td", "lay-off 6d: 7d 8d 9d Td", "discard 9s")
    ]
    assert ways("4h 5h 6h 7d 6d 9s 2c", table=lying) == ["no"]
    assert ways("4h 5h 6h") == ["meld 4h 5h 6h"]
    assert ways("4h 5h 6h", final_discard="required") == ["no"]
    assert ways("4h 5h 6h 7h", final_discard="required") == ["meld 4h 5h 6h", "discard 7h"]
    assert ways("4h 5h 6h", taken="9s") == ["no"]
    assert ways("Kd 7d", table=lying) == ["lay-off 7d: 8d 9d Td", "discard Kd"]


def test_way_out_splits_sets_and_runs_as_it_must() -> None:
    # All four sevens are a set, but the run needs one of them.
    assert ways("7s 7h 7d 7c 8c 9c") == ["meld 7s 7h 7d", "meld 7c 8c 9c"]
    # A run of six is one meld, or two where one end is needed for a set.
    way = ways("4h 5h 6h 7h 8h 9h 9s 9d Kc")
    assert way == ["meld 9s 9h 9d", "meld 4h 5h 6h 7h 8h", "discard Kc"]


def test_way_out_keeps_to_j22() -> None:
    lying = ((1, "8d 9d Td"),)
    assert ways("7d 9s", table=lying, layoff_before_meld=False) == ["no"]
    assert ways("7d 4h 5h 6h", table=lying, layoff_before_meld=False) == [
        *("meld 4h 5h 6h", "lay-off 7d: 8d 9d Td")
    ]
    taken = ways("7d 4h 5h 6h", taken="Jd", table=lying, layoff_before_meld=False)
    assert taken == ["meld 4h 5h 6h", "lay-off 7d: 8d 9d Td", "lay-off Jd: 7d 8d 9d Td"]
