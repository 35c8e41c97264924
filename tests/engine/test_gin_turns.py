"""Turns: rules G14-G16, the ban on putting back the card just taken (F), G28, J1."""

import pytest
from gin_play import card, cards_of, cases, dealt, legal, params, play, reason, refused

from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.gin.states import Discard, Draw, FirstUpcard, GinRound, Over
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rounds import view_for
from gin_widgets.engine.views import PhaseKind

CASES = cases()
FIRST = "As 3s 5s 7s 9s Js Ks 2h 4h 6h"
SECOND = "2d 4d 6d 8d Td Qd 3c 5c 7c 9c"


@pytest.fixture
def fresh() -> GinRound:
    """Seat 0 and seat 1 hold nothing that fits; the upcard is 8h, the stock begins Th Qh."""
    return dealt(FIRST, SECOND, upcard="8h", stock="Th Qh")


def test_g14_a_turn_begins_with_the_stock_or_the_top_discard(fresh: GinRound) -> None:
    state = play(fresh, "pass", "pass", "take-stock", "discard Th")
    assert legal(state) == ["take-stock", "take-discard"]
    drawn = play(state, "take-stock")
    assert card("Qh") in drawn.hands[1]
    assert drawn.stock_count == 29
    taken = play(state, "take-discard")
    assert card("Th") in taken.hands[1]
    assert taken.discards == (card("8h"),)
    assert taken.stock_count == 30


def test_g14_nothing_else_begins_a_turn(fresh: GinRound) -> None:
    state = play(fresh, "pass", "pass", "take-stock", "discard Th")
    assert reason(state, "discard 2d") is Refusal.DRAW_FIRST
    assert reason(state, "knock 2d: | 4d") is Refusal.DRAW_FIRST
    assert reason(state, "big-gin: 2d 3d 4d") is Refusal.DRAW_FIRST
    assert reason(state, "pass") is Refusal.NO_PASSING
    assert reason(state, "show: | 4d") is Refusal.NOBODY_KNOCKED
    assert reason(state, "lay-off 2d: 3d 4d 5d") is Refusal.NOBODY_KNOCKED


def test_g15_then_one_discard_face_up_on_top(fresh: GinRound) -> None:
    state = play(fresh, "pass", "pass", "take-stock")
    assert legal(state) == [f"discard {held}" for held in state.hands[0]]
    state = play(state, "discard 3s")
    assert state.discards == (card("8h"), card("3s"))
    assert card("3s") not in state.hands[0]
    assert len(state.hands[0]) == 10
    assert state.phase == Draw(1, stock_only=False)


def test_g15_only_one_card_is_drawn(fresh: GinRound) -> None:
    state = play(fresh, "pass", "pass", "take-stock")
    assert reason(state, "take-stock") is Refusal.ALREADY_DRAWN
    assert reason(state, "take-discard") is Refusal.ALREADY_DRAWN
    assert reason(state, "pass") is Refusal.NO_PASSING
    assert reason(state, "show: | As") is Refusal.NOBODY_KNOCKED


def test_g15_only_a_card_in_hand_is_discarded(fresh: GinRound) -> None:
    state = play(fresh, "pass", "pass", "take-stock")
    refusal = refused(state, "discard 2d")
    assert refusal.reason is Refusal.NOT_IN_HAND
    assert params(refusal) == {"card": card("2d")}


def test_g16_nondealer_first(fresh: GinRound) -> None:
    assert fresh.phase == FirstUpcard(0)
    assert legal(fresh) == ["take-discard", "pass"]


def test_g16_then_the_dealer(fresh: GinRound) -> None:
    state = play(fresh, "pass")
    assert state.phase == FirstUpcard(1)
    assert legal(state) == ["take-discard", "pass"]


def test_g16_nondealer_takes_and_the_dealer_is_next(fresh: GinRound) -> None:
    state = play(fresh, "take-discard")
    assert state.phase == Discard(0, drawn=None, taken=card("8h"), must_knock=False)
    assert play(state, "discard Ks").phase == Draw(1, stock_only=False)


def test_g16_r42_dealer_takes_and_the_nondealer_is_next(fresh: GinRound) -> None:
    assert CASES["R42"]["expected"]["next"] == "non-dealer"
    state = play(fresh, "pass", "take-discard", "discard Td")
    assert state.phase == Draw(0, stock_only=False)


def test_g16_r41_after_two_passes_the_nondealer_draws_from_the_stock(fresh: GinRound) -> None:
    assert CASES["R41"]["expected"]["legal"] is False
    state = play(fresh, "pass", "pass")
    assert state.phase == Draw(0, stock_only=True)
    assert legal(state) == ["take-stock"]
    refusal = refused(state, "take-discard")
    assert refusal.reason is Refusal.UPCARD_GONE
    assert params(refusal) == {"card": card("8h")}


def test_g16_the_passed_upcard_lies_under_the_next_discard(fresh: GinRound) -> None:
    state = play(fresh, "pass", "pass", "take-stock", "discard Th", "take-discard")
    assert state.discards == (card("8h"),)
    assert reason(play(state, "discard 9c"), "pass") is Refusal.NO_PASSING


@pytest.mark.parametrize("text", ["take-stock", "discard As", "knock As: | 3s", "big-gin:"])
def test_g16_the_upcard_comes_first(fresh: GinRound, text: str) -> None:
    refusal = refused(fresh, text)
    assert refusal.reason is Refusal.UPCARD_FIRST
    assert params(refusal) == {"card": card("8h")}
    assert reason(fresh, "show:") is Refusal.NOBODY_KNOCKED


def test_r01_the_card_just_taken_stays_in_hand(fresh: GinRound) -> None:
    assert CASES["R01"]["expected"]["legal"] is False
    state = play(fresh, "take-discard")
    assert "discard 8h" not in legal(state)
    assert len(legal(state, "discard")) == 10
    refusal = refused(state, "discard 8h")
    assert refusal.reason is Refusal.JUST_TAKEN
    assert params(refusal) == {"card": card("8h")}
    later = play(fresh, "pass", "pass", "take-stock", "discard 9s", "take-discard")
    assert reason(later, "discard 9s") is Refusal.JUST_TAKEN


def test_r01_it_may_go_in_a_later_turn(fresh: GinRound) -> None:
    state = play(fresh, "take-discard", "discard Ks", "take-stock", "discard Th", "take-stock")
    assert "discard 8h" in legal(state)


def test_r04_a_card_from_the_stock_may_go_at_once(fresh: GinRound) -> None:
    assert CASES["R04"]["expected"]["legal"] is True
    state = play(fresh, "pass", "pass", "take-stock")
    assert play(state, "discard Th").discards[-1] is card("Th")


def test_discard_taken_upcard_lifts_the_ban() -> None:
    state = dealt(FIRST, SECOND, upcard="8h", discard_taken_upcard=True)
    state = play(state, "take-discard")
    assert "discard 8h" in legal(state)
    assert play(state, "discard 8h").discards == (card("8h"),)


def test_b24_the_eleventh_card_is_discarded_and_the_turn_passes(fresh: GinRound) -> None:
    assert CASES["B24"]["expected"]["turn_passes"] is True
    state = play(fresh, "pass", "pass", "take-stock")
    last = list(state.hands[0])[10]
    assert play(state, f"discard {last}").to_move == 1


def test_b25_a_double_click_draws_one_card(fresh: GinRound) -> None:
    state = play(fresh, "pass", "pass", "take-stock")
    assert reason(state, "take-stock") is Refusal.ALREADY_DRAWN
    assert len(state.hands[0]) == CASES["B25"]["expected"]["hand"]


def test_b29_every_card_stays_in_one_place(fresh: GinRound) -> None:
    state = play(fresh, "pass", "pass")
    for _ in range(3):
        state = play(state, "take-stock")
        assert reason(state, "take-stock") is Refusal.ALREADY_DRAWN
        assert sorted(cards_of(state)) == list(CARDS)
        state = play(state, legal(state, "discard")[0])


def test_the_seat_that_asks_must_be_the_seat_to_move(fresh: GinRound) -> None:
    assert reason(fresh, "pass", seat=1) is Refusal.NOT_YOUR_TURN
    drawn = play(fresh, "pass", "pass", "take-stock")
    assert reason(drawn, "discard 2d", seat=1) is Refusal.NOT_YOUR_TURN


def _drawing(state: GinRound, until: int) -> GinRound:
    """Both draw from the stock and put that card away until `until` cards are left."""
    state = play(state, "pass", "pass")
    while state.stock_count > until:
        state = play(state, "take-stock")
        assert isinstance(state.phase, Discard)
        if state.stock_count > until:
            state = play(state, f"discard {state.phase.drawn}")
    return state


def test_g28_two_cards_left_and_nobody_knocked_is_drawn(fresh: GinRound) -> None:
    state = _drawing(fresh, until=2)
    assert not state.over  # the last drawer still discards, or knocks
    state = play(state, legal(state, "discard")[0])
    assert isinstance(state.phase, Over)
    end = state.phase.outcome
    assert (end.kind, end.winner, end.points) == (OutcomeKind.DRAWN_STOCK, None, 0)
    assert end.drawn
    assert end.knocker is None
    assert legal(state) == []
    assert reason(state, "take-stock") is Refusal.ROUND_OVER
    assert reason(state, "take-stock", seat=0) is Refusal.ROUND_OVER


def test_g28_three_cards_left_is_not_the_end(fresh: GinRound) -> None:
    state = _drawing(fresh, until=3)
    state = play(state, legal(state, "discard")[0])
    assert legal(state) == ["take-stock", "take-discard"]
    state = play(state, "take-discard", legal(play(state, "take-discard"), "discard")[0])
    assert not state.over  # taking the discard leaves the stock as it is


def test_g28_a_drawn_round_shows_nothing(fresh: GinRound) -> None:
    state = _drawing(fresh, until=2)
    state = play(state, legal(state, "discard")[0])
    for seat in (0, 1):
        view = view_for(state, seat)
        assert view.knock is None
        assert view.outcome is not None
        assert view.outcome.showdown is None


def test_b22_the_end_of_the_stock_is_not_a_knock(fresh: GinRound) -> None:
    state = _drawing(fresh, until=2)
    state = play(state, legal(state, "discard")[0])
    assert state.outcome is not None
    assert state.outcome.kind is OutcomeKind.DRAWN_STOCK
    assert state.outcome.knocker is None


def _taking(state: GinRound, times: int) -> GinRound:
    """The discard pile is drawn from `times` times in a row, no card being kept in mind."""
    for turn in range(times):
        state = play(state, "take-discard")
        if turn < times - 1:
            state = play(state, legal(state, "discard")[-1])
    return state


def test_j1_the_fiftieth_taking_in_a_row_ends_the_round(fresh: GinRound) -> None:
    state = play(_taking(fresh, 49), "discard As")
    assert not state.over
    state = play(state, "take-discard")
    assert isinstance(state.phase, Discard)  # the fiftieth player finishes the turn
    assert legal(state, "discard")
    state = play(state, legal(state, "discard")[0])
    assert state.outcome is not None
    assert state.outcome.kind is OutcomeKind.STOPPED
    assert (state.outcome.winner, state.outcome.points) == (None, 0)


def test_j1_a_card_from_the_stock_begins_the_count_again(fresh: GinRound) -> None:
    state = play(_taking(fresh, 49), "discard As", "take-stock", "discard 2d")
    state = play(_taking(state, 49), legal(_taking(state, 49), "discard")[-1])
    assert not state.over
    state = play(state, "take-discard")
    assert play(state, legal(state, "discard")[-1]).over


def test_j1_the_fiftieth_player_may_knock() -> None:
    state = dealt("As 2s 3s 4s 5s 6s 7s 8s 9s Kd", "2d 4d 6d 8d Td Qd 3c 5c 7c 9c", upcard="Kc")
    state = play(state, "pass", "take-discard", "discard Qd")
    while state.takings < 49:  # seat 0 keeps its run and hands one card round and round
        state = play(state, "take-discard")
        at = 9 if state.to_move == 0 else 0
        state = play(state, legal(state, "discard")[at])
    state = play(state, "take-discard")
    assert (state.takings, state.to_move) == (50, 0)
    assert play(state, legal(state, "knock")[0]).phase.kind is PhaseKind.LAY_OFF
    assert play(state, legal(state, "discard")[0]).phase.kind is PhaseKind.OVER
