"""Turns of Rummy: drawing, melds, lay-offs, the discard (B6-B10, J18, J22; R71-R74, B28, B30)."""

import pytest
from case_rows import row
from rummy_play import card, drawing, hand, holding, legal, play, reason, refused, table, turn

from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rounds import view_for
from gin_widgets.engine.rummy.refusals import RummyRefusal
from gin_widgets.engine.rummy.states import Draw

LOOSE = "2s 4s 6s 8s Ts Qs Ad 3d 5d 7d"


def test_b7_draw_from_the_stock() -> None:
    state = play(drawing(LOOSE, "Kc", stock="9h Qh"), "take-stock")
    assert card("9h") in state.hands[0]
    assert state.stock == (card("Qh"),)
    assert (turn(state).drawn, turn(state).taken) == (card("9h"), None)


def test_b7_or_take_the_top_discard() -> None:
    state = play(drawing(LOOSE, "Kc", pile="2c 9h"), "take-discard")
    assert card("9h") in state.hands[0]
    assert state.discards == (card("2c"),)
    assert (turn(state).drawn, turn(state).taken) == (None, card("9h"))


def test_b7_only_one_card_and_first_of_all() -> None:
    fresh = drawing(LOOSE, "Kc")
    for text in ("discard 2s", "meld 2s 2d 2h", "lay-off 2s: 3s 4s 5s"):
        assert reason(fresh, text) is Refusal.DRAW_FIRST
    drawn = play(fresh, "take-stock")
    for text in ("take-stock", "take-discard", "turn-over"):
        assert reason(drawn, text) is Refusal.ALREADY_DRAWN


def test_b7_then_the_left_neighbour() -> None:
    state = drawing("2s 4s", "6s 8s", "Ts Qs", stock="Ad 3d 5d 7d")
    for seat in (0, 1, 2, 0):
        assert state.phase == Draw(seat)
        state = play(state, "take-stock", f"discard {next(iter(state.hands[seat]))}")


def test_b6_b8_a_meld_is_laid_face_up() -> None:
    state = play(holding("4h 5h 6h Jc 9d"), "meld 4h 5h 6h")
    assert [(lying.owner, lying.meld.text) for lying in state.table] == [(0, "4h 5h 6h")]
    assert state.hands[0] == hand("Jc 9d")
    assert turn(state).melds == 1
    assert view_for(state, 1).table == state.table


def test_b6_every_meld_of_the_hand_is_listed() -> None:
    state = holding("7s 7h 7d 7c 8c 9c Tc", "Ks")
    assert legal(state, "meld") == [
        *("meld 7s 7h 7d", "meld 7s 7h 7c", "meld 7s 7d 7c", "meld 7h 7d 7c", "meld 7s 7h 7d 7c"),
        *("meld 7c 8c 9c", "meld 7c 8c 9c Tc", "meld 8c 9c Tc"),
    ]


def test_b8_melding_is_optional_and_a_discard_always_ends_the_turn() -> None:
    state = holding("4h 5h 6h Jc 9d")
    assert legal(state, "discard") == [f"discard {held}" for held in state.hands[0]]
    assert play(state, "discard 4h").phase == Draw(1)
    after = play(state, "meld 4h 5h 6h")
    assert after.to_move == 0
    assert play(after, "discard Jc").phase == Draw(1)


def test_b8_melding_and_discarding_in_one_turn_are_no_either_or() -> None:
    state = play(holding("4h 5h 6h Jc 9d"), "meld 4h 5h 6h", "discard Jc")
    assert state.hands[0] == hand("9d")
    assert state.discards[-1] is card("Jc")


def test_r73_b8_any_number_of_melds_in_a_turn() -> None:
    shown = row("rule_and_bug_cases", "R73")
    assert shown["expected"]["seed"].startswith("not limited")
    state = play(holding("4h 5h 6h Js Jd Jh 2d 9s"), "meld 4h 5h 6h", "meld Js Jh Jd")
    assert table(state) == ["4h 5h 6h", "Js Jh Jd"]
    limited = holding("4h 5h 6h Js Jd Jh 2d 9s", melds_per_turn="one")
    assert shown["expected"]["Pagat"] is False
    assert reason(play(limited, "meld 4h 5h 6h"), "meld Js Jh Jd") is RummyRefusal.ONE_MELD


def test_b8_only_own_cards_are_melded() -> None:
    refusal = refused(holding("4h 5h 9d Jc"), "meld 4h 5h 6h")
    assert refusal.reason is Refusal.NOT_IN_HAND
    assert dict(refusal.message.params) == {"card": card("6h")}


def test_b9_one_discard_face_up() -> None:
    state = play(holding("4h 5h 9d Jc"), "discard 9d")
    assert view_for(state, 1).discards[-1] is card("9d")
    assert reason(holding("4h 5h 9d Jc"), "discard 6h") is Refusal.NOT_IN_HAND


def test_r74_b9_the_card_just_taken_is_not_discarded() -> None:
    shown = row("rule_and_bug_cases", "R74")
    taken = shown["input"]["took"].split()[0]
    state = holding("4h 5h 9d", taken=taken)
    assert shown["expected"]["legal"] is False
    assert reason(state, shown["input"]["try"]) is Refusal.JUST_TAKEN
    assert legal(state, "discard") == ["discard 4h", "discard 5h", "discard 9d"]


def test_b9_a_card_from_the_stock_may_go_at_once_and_a_taken_one_later() -> None:
    assert "discard Jc" in legal(holding("4h 5h 9d Jc"))
    state = play(holding("4h 5h", "9d Td", taken="Jc"), "discard 4h", "take-stock", "discard 9d")
    assert "discard Jc" in legal(play(state, "take-stock"))


def test_b9_unless_the_table_allows_it() -> None:
    state = holding("4h 5h 9d", taken="Jc", discard_taken_upcard=True)
    assert "discard Jc" in legal(state)


def test_b10_lay_offs_on_anybodys_melds() -> None:
    lying = ((0, "3s 3h 3d"), (1, "8c 9c Tc"))
    state = holding("3c Jc 5h 6d", "Ks", table=lying)
    assert legal(state, "lay-off") == ["lay-off 3c: 3s 3h 3d", "lay-off Jc: 8c 9c Tc"]
    state = play(state, "lay-off 3c: 3s 3h 3d", "lay-off Jc: 8c 9c Tc")
    assert table(state) == ["3s 3h 3d 3c", "8c 9c Tc Jc"]
    assert [meld.owner for meld in state.table] == [0, 1]
    assert state.hands[0] == hand("5h 6d")
    assert turn(state).lay_offs == 2


def test_b10_at_both_ends_and_in_chains() -> None:
    state = holding("Qs 7s 6s Js Kd 2d", "Kc", table=((1, "8s 9s Ts"),))
    assert legal(state, "lay-off") == ["lay-off 7s: 8s 9s Ts", "lay-off Js: 8s 9s Ts"]
    state = play(state, "lay-off Js: 8s 9s Ts", "lay-off Qs: 8s 9s Ts Js")
    state = play(state, "lay-off 7s: 8s 9s Ts Js Qs", "lay-off 6s: 7s 8s 9s Ts Js Qs")
    assert table(state) == ["6s 7s 8s 9s Ts Js Qs"]


def test_b10_a_lay_off_needs_no_own_meld() -> None:
    assert "lay-off 3c: 3s 3h 3d" in legal(holding("3c 5h", table=((1, "3s 3h 3d"),)))


def test_b10_lay_offs_that_do_not_fit() -> None:
    lying = ((1, "8s 9s Ts"), (1, "3s 3h 3d"))
    state = holding("Qs Js 3c 5h", "Kc", table=lying)
    assert reason(state, "lay-off Qs: 8s 9s Ts") is Refusal.ANOTHER_CARD_FIRST
    assert reason(state, "lay-off Qs: 3s 3h 3d") is Refusal.ANOTHER_CARD_FIRST
    assert reason(state, "lay-off 3c: 8s 9s Ts") is Refusal.FITS_ANOTHER_MELD
    assert reason(state, "lay-off 5h: 8s 9s Ts") is Refusal.FITS_NO_MELD
    assert reason(state, "lay-off Js: 8h 9h Th") is Refusal.NO_SUCH_MELD
    assert reason(state, "lay-off 7s: 8s 9s Ts") is Refusal.NOT_IN_HAND


def test_r72_a_card_on_the_table_does_not_move() -> None:
    shown = row("rule_and_bug_cases", "R72")
    lying = [(1, meld) for meld in shown["input"]["table"]]
    state = holding("As 9h", table=lying)
    assert shown["expected"]["legal"] is False
    assert legal(state, "lay-off") == []
    assert reason(state, "lay-off 2s: 3s 4s 5s") is Refusal.NOT_IN_HAND
    assert reason(state, "lay-off As: 3s 4s 5s") is Refusal.FITS_NO_MELD


def test_r71_b10_a_meld_of_the_same_turn_takes_a_lay_off() -> None:
    shown = row("rule_and_bug_cases", "R71")
    assert shown["expected"]["legal_default"]
    for switch in (True, False):
        state = holding("4c 5c 6c 7c 9h 2d", layoff_before_meld=switch)
        state = play(state, "meld 4c 5c 6c", "lay-off 7c: 4c 5c 6c")
        assert table(state) == ["4c 5c 6c 7c"]


def test_b28_the_ten_goes_to_the_run_so_that_the_nine_follows() -> None:
    shown = row("rule_and_bug_cases", "B28")["input"]
    lying = [(1, meld) for meld in shown["table"]]
    state = holding(f"{shown['hand']} 2h 5d", "Kc", table=lying)
    assert legal(state, "lay-off") == ["lay-off Ts: Js Qs Ks", "lay-off Ts: Th Td Tc"]
    on_run = play(state, "lay-off Ts: Js Qs Ks")
    assert legal(on_run, "lay-off") == ["lay-off 9s: Ts Js Qs Ks"]
    assert legal(play(state, "lay-off Ts: Th Td Tc"), "lay-off") == []


def test_b30_a_card_that_fits_two_melds_names_its_meld() -> None:
    shown = row("rule_and_bug_cases", "B30")["input"]
    lying = [(1, meld) for meld in shown["table"]]
    state = holding(f"{shown['lay off']} 2h", "Kc", table=lying)
    assert legal(state, "lay-off") == ["lay-off 7s: 7h 7d 7c", "lay-off 7s: 4s 5s 6s"]
    assert table(play(state, "lay-off 7s: 4s 5s 6s")) == ["7h 7d 7c", "4s 5s 6s 7s"]
    assert table(play(state, "lay-off 7s: 7h 7d 7c")) == ["7s 7h 7d 7c", "4s 5s 6s"]


@pytest.mark.parametrize("mine", ["", "0"])
def test_j22_an_own_meld_first_where_the_table_has_it_so(mine: str) -> None:
    lying = [(1, "3s 3h 3d"), *([(0, "8c 9c Tc")] if mine else [])]
    state = holding("3c 5h 6d", "Ks", table=lying, shown=mine, layoff_before_meld=False)
    if mine:
        assert "lay-off 3c: 3s 3h 3d" in legal(state)
    else:
        assert legal(state, "lay-off") == []
        assert reason(state, "lay-off 3c: 3s 3h 3d") is RummyRefusal.MELD_FIRST


def test_j22_a_meld_laid_earlier_in_the_same_turn_is_enough() -> None:
    state = holding("3c 5h 6h 7h 9d 2d", "Ks", table=((1, "3s 3h 3d"),), layoff_before_meld=False)
    assert legal(state, "lay-off") == []
    assert legal(play(state, "meld 5h 6h 7h"), "lay-off") == ["lay-off 3c: 3s 3h 3d"]


def test_j22_having_laid_off_before_is_not_enough() -> None:
    state = holding("3c 5h", table=((1, "3s 3h 3d"),), shown="0", layoff_before_meld=False)
    assert reason(state, "lay-off 3c: 3s 3h 3d") is RummyRefusal.MELD_FIRST


def test_j18_a_meld_that_leaves_only_the_card_just_taken_is_refused() -> None:
    state = holding("4h 5h 6h", taken="Jc")
    refusal = refused(state, "meld 4h 5h 6h")
    assert refusal.reason is RummyRefusal.STUCK
    assert dict(refusal.message.params) == {"card": card("Jc")}
    assert legal(state) == ["discard 4h", "discard 5h", "discard 6h"]


def test_j18_a_lay_off_that_leaves_only_the_card_just_taken_is_refused() -> None:
    state = holding("3c", taken="Jc", table=((1, "3s 3h 3d"),))
    assert reason(state, "lay-off 3c: 3s 3h 3d") is RummyRefusal.STUCK
    assert legal(state) == ["discard 3c"]


def test_j18_unless_that_card_can_be_laid_off() -> None:
    state = holding("4h 5h 6h", taken="Jc", table=((1, "8c 9c Tc"),), shown="0")
    state = play(state, "meld 4h 5h 6h")
    assert legal(state) == ["lay-off Jc: 8c 9c Tc"]
    assert play(state, "lay-off Jc: 8c 9c Tc").over


def test_j18_a_card_from_the_stock_is_no_trap() -> None:
    state = play(holding("4h 5h 6h Jc"), "meld 4h 5h 6h")
    assert legal(state) == ["discard Jc"]


def test_j18_nor_a_taken_card_that_may_be_discarded() -> None:
    state = holding("4h 5h 6h", taken="Jc", discard_taken_upcard=True)
    assert legal(play(state, "meld 4h 5h 6h")) == ["discard Jc"]


def test_no_passing_and_no_knocking() -> None:
    for state in (drawing(LOOSE, "Kc"), holding("4h 5h 9d")):
        assert reason(state, "pass") is Refusal.NO_PASSING
        for text in ("knock 4h: | 5h", "big-gin: 4h 5h 6h", "show: | 4h 5h"):
            assert reason(state, text) is RummyRefusal.NO_KNOCKING


def test_only_the_seat_to_move_acts() -> None:
    assert reason(drawing("4h", "5h"), "take-stock", seat=1) is Refusal.NOT_YOUR_TURN
    assert "other player" in str(refused(drawing("4h", "5h"), "take-stock", seat=1))
    assert "the others" in str(refused(drawing("4h", "5h", "6h"), "take-stock", seat=2))
    assert play(drawing("4h", "5h"), "take-stock").to_move == 0
