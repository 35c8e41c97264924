"""When the stock is empty, and the stop for discard loops: B13, J1, J19, J20; R70."""

from __future__ import annotations

from typing import Any

import pytest
from case_rows import row
from rummy_play import (
    card,
    cards_of,
    drawing,
    legal,
    outcome,
    play,
    position,
    reason,
    refused,
    turn,
)

from gin_widgets.engine.cards import parse_cards
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.rounds import start, view_for
from gin_widgets.engine.rules import variant
from gin_widgets.engine.rummy.refusals import RummyRefusal
from gin_widgets.engine.rummy.states import Draw, RummyRound

PILE = "2c 9h 4s Kd"
HANDS = ("As 3s 5s", "7s 9s Js")


def empty(pile: str = PILE, **house: object) -> RummyRound:
    """Seat 0 is to draw, and the stock is empty."""
    return position(variant("rummy", **house), HANDS, pile=pile, stock="")


def test_r70_b13_the_pile_is_turned_over_unshuffled_and_its_bottom_card_drawn() -> None:
    shown = row("rule_and_bug_cases", "R70")
    assert shown["input"]["stock"] == 0
    assert "do not shuffle" in shown["expected"]["action"]
    state = play(empty(), "turn-over")
    assert turn(state).drawn is card("2c")
    assert card("2c") in state.hands[0]
    assert state.stock == parse_cards("9h 4s Kd")
    assert (state.discards, state.recycles) == ((), 1)


def test_b13_or_the_top_discard_is_taken() -> None:
    state = empty()
    assert legal(state) == ["turn-over", "take-discard"]
    state = play(state, "take-discard", "discard 3s")
    assert card("Kd") in state.hands[0]
    assert (state.stock, state.recycles) == ((), 0)
    assert legal(state) == ["turn-over", "take-discard"]


def test_j20_turned_over_with_the_top_card_which_is_the_last_of_the_new_stock() -> None:
    state = play(empty(), "turn-over", "discard 3s")
    for held in ("9h", "4s", "Kd"):
        state = play(state, "take-stock")
        assert turn(state).drawn is card(held)
        state = play(state, f"discard {held}")
    assert state.discards == parse_cards("3s 9h 4s Kd")


def test_j20_a_pile_of_one_card_is_turned_over_too() -> None:
    state = play(empty("Kd"), "turn-over")
    assert (turn(state).drawn, turn(state).taken) == (card("Kd"), None)
    assert (state.stock, state.discards) == ((), ())
    assert "discard Kd" in legal(state)


def test_b13_not_before_the_stock_is_empty() -> None:
    state = drawing("As 3s", "7s", stock="9h")
    refusal = refused(state, "turn-over")
    assert refusal.reason is RummyRefusal.STOCK_NOT_EMPTY
    assert refusal.message.n == 1


def test_b13_nothing_is_drawn_from_an_empty_stock() -> None:
    refusal = refused(empty(), "take-stock")
    assert refusal.reason is RummyRefusal.STOCK_EMPTY
    assert dict(refusal.message.params) == {"card": card("Kd")}
    assert "turn the discard pile over" in str(refusal)
    assert "shuffle" in str(refused(empty(stock_out="reshuffle"), "take-stock"))


def test_j20_reshuffled_the_top_discard_stays() -> None:
    fresh = empty("2c 9h 4s Qc 6d Kd", stock_out="reshuffle")
    state = play(fresh, "turn-over")
    assert state.discards == (card("Kd"),)
    assert state.recycles == 1
    drawn = turn(state).drawn
    assert drawn is not None
    assert {drawn, *state.stock} == set(parse_cards("2c 9h 4s Qc 6d"))


def test_j20_the_order_comes_from_the_deal_and_differs_each_time() -> None:
    piles = [empty("2c 9h 4s Qc 6d Kd", stock_out="reshuffle") for _ in range(2)]
    first, again = (play(each, "turn-over") for each in piles)
    assert first.stock == again.stock
    later = drawing(
        "As", "7s", pile="2c 9h 4s Qc 6d Kd", stock="", recycles=1, stock_out="reshuffle"
    )
    second = play(later, "turn-over")
    assert (turn(second).drawn, *second.stock) != (turn(first).drawn, *first.stock)
    under = parse_cards("2c 9h 4s Qc 6d")
    assert (turn(first).drawn, *first.stock) == first.deal.reshuffled(under, 1)


def test_j20_with_one_discard_there_is_nothing_to_shuffle() -> None:
    state = empty("Kd", stock_out="reshuffle")
    assert legal(state) == ["take-discard"]
    for text in ("turn-over", "take-stock"):
        refusal = refused(state, text)
        assert refusal.reason is RummyRefusal.NOTHING_TO_TURN_OVER
        assert dict(refusal.message.params) == {"card": card("Kd")}


def last_of_stock(recycles: int, **house: object) -> RummyRound:
    """Seat 0 has drawn the last card of the stock."""
    rules = variant("rummy", **house)
    state = position(rules, HANDS, pile=PILE, stock="6d", recycles=recycles)
    return play(state, "take-stock")


@pytest.mark.parametrize("stock_out", ["turn_over", "reshuffle"])
@pytest.mark.parametrize("most", [1, 2, 5])
def test_j19_void_when_the_stock_is_empty_once_more_than_allowed(stock_out: str, most: int) -> None:
    house: dict[str, Any] = {"stock_out": stock_out, "max_recycles": most}
    for recycles in range(most):
        assert play(last_of_stock(recycles, **house), "discard 6d").phase == Draw(1)
    state = play(last_of_stock(most, **house), "discard 6d")
    assert state.over
    assert (outcome(state).kind, outcome(state).winner) == (OutcomeKind.STOCK_OUT, None)
    assert (outcome(state).points, outcome(state).payments) == (0, ())
    assert outcome(state).drawn


def test_j19_two_recycles_are_the_default() -> None:
    assert variant("rummy").max_recycles == 2


def test_j19_end_hand_is_void_at_the_first_time() -> None:
    state = play(last_of_stock(0, stock_out="end_hand"), "discard 6d")
    assert outcome(state).kind is OutcomeKind.STOCK_OUT


def test_j19_the_last_card_may_still_bring_the_end() -> None:
    state = drawing("4h 5h", "7s", pile=PILE, stock="6h", recycles=2)
    state = play(state, "take-stock", "meld 4h 5h 6h")
    assert outcome(state).winner == 0


def test_j19_taking_the_discard_with_an_empty_stock_uses_up_no_turning_over() -> None:
    state = empty(max_recycles=1)
    for _ in range(3):
        state = play(state, "take-discard")
        state = play(state, legal(state, "discard")[0])
        assert not state.over
    assert play(state, "turn-over").recycles == 1


def test_b13_a_whole_round_of_discards_only_to_the_last_recycle() -> None:
    state = start(variant("rummy", players=3), seed=11)
    emptied = 0
    while not state.over:
        emptied += not state.stock and isinstance(state.phase, Draw)
        state = play(state, legal(state)[0])
        if state.over:
            break
        drawn = turn(state).drawn
        state = play(state, f"discard {drawn}")
        assert len(cards_of(state)) == 52
    assert outcome(state).kind is OutcomeKind.STOCK_OUT
    assert (emptied, state.recycles) == (2, 2)
    drawn_in_all = 30 + 31 + 31  # the whole pile each time, the upcard with it
    assert len(state.actions) == 2 * drawn_in_all


def taking(times: int) -> RummyRound:
    """Two players have taken each other's discards so many times in a row."""
    state = drawing("As Js", "7s 9s", pile="Kd", stock="4h 6h 8h")
    for turns in range(times):
        state = play(state, "take-discard")
        kept = legal(state, "discard")
        state = play(state, kept[turns % len(kept)])
    return state


def test_j1_the_fiftieth_taking_in_a_row_makes_the_round_void() -> None:
    state = taking(49)
    assert not state.over
    assert state.takings == 49
    state = play(state, "take-discard")
    assert not state.over
    state = play(state, legal(state, "discard")[0])
    assert (outcome(state).kind, outcome(state).winner) == (OutcomeKind.STOPPED, None)
    assert outcome(state).points == 0


def test_j1_the_first_upcard_counts() -> None:
    assert play(start("rummy", seed=1), "take-discard").takings == 1


@pytest.mark.parametrize("rest", ["", "turn-over"])
def test_j1_a_draw_from_the_stock_begins_the_count_anew(rest: str) -> None:
    if rest:
        state = play(empty(), "take-discard", "discard As", "take-discard", "discard 7s", rest)
    else:
        state = play(taking(49), "take-stock")
    assert state.takings == 0


def test_j1_the_fiftieth_player_may_go_out() -> None:
    rules = variant("rummy")
    state = position(rules, ["5h 6h 9d", "Ts"], pile="7h", takings=49)
    state = play(state, "take-discard", "meld 5h 6h 7h", "discard 9d")
    assert outcome(state).winner == 0
    assert outcome(state).kind is OutcomeKind.RUMMY


def test_a_void_round_shows_nothing() -> None:
    state = play(last_of_stock(2), "discard 6d")
    for seat in (0, 1):
        view = view_for(state, seat)
        assert view.outcome is not None
        assert (view.outcome.hands, view.outcome.counts) == ((), ())
        assert "Js" not in repr(view_for(state, 0))


def test_after_the_end_nothing_is_legal() -> None:
    state = play(last_of_stock(2), "discard 6d")
    assert legal(state) == []
    for text in ("take-stock", "discard As", "turn-over", "meld As 2s 3s"):
        assert reason(state, text).value == "round-over"
