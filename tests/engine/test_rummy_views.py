"""What a seat sees of a round of Rummy."""

from __future__ import annotations

from dataclasses import fields

import pytest
from rummy_play import card, dealt, drawing, hand, holding, play

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.melds import Meld
from gin_widgets.engine.rounds import legal_actions, view_for
from gin_widgets.engine.rummy.states import RummyRound
from gin_widgets.engine.rummy_views import RummyEvent, RummyView, TableMeld
from gin_widgets.engine.views import PhaseKind

HANDS = ("As 3s 5s 7s 4h 5h 6h", "2d 4d 6d 8d Td Qd Kd", "3c 5c 7c 9c Jc Kc Qc")


@pytest.fixture
def fresh() -> RummyRound:
    return dealt(*HANDS, upcard="8h", stock="Th Qh 2h")


def test_a_fresh_round_from_every_side(fresh: RummyRound) -> None:
    for seat, held in enumerate(HANDS):
        view = view_for(fresh, seat)
        assert (view.seat, view.dealer, view.to_move) == (seat, 2, 0)
        assert (view.phase, view.hand) == (PhaseKind.DRAW, hand(held))
        assert view.hand_counts == (7, 7, 7)
        assert (view.discards, view.upcard, view.stock_count) == ((card("8h"),), card("8h"), 30)
        assert (view.table, view.recycles, view.shown) == ((), 0, (False, False, False))
        assert (view.drawn, view.taken, view.melds_laid) == (None, None, 0)
        assert (view.events, view.outcome, view.rules) == ((), None, fresh.rules)
        assert view.legal == (legal_actions(fresh) if seat == 0 else ())


def test_a_card_from_the_stock_is_seen_by_its_drawer_only(fresh: RummyRound) -> None:
    state = play(fresh, "take-stock")
    mine = view_for(state, 0)
    assert (mine.drawn, mine.taken, mine.phase) == (card("Th"), None, PhaseKind.DISCARD)
    assert mine.events == (RummyEvent(0, ActionKind.TAKE_STOCK, card("Th")),)
    for seat in (1, 2):
        view = view_for(state, seat)
        assert (view.drawn, view.hand_counts) == (None, (8, 7, 7))
        assert view.events == (RummyEvent(0, ActionKind.TAKE_STOCK, None),)


def test_a_card_from_the_discard_pile_is_seen_by_all(fresh: RummyRound) -> None:
    state = play(fresh, "take-discard")
    assert view_for(state, 0).taken is card("8h")
    for seat in range(3):
        view = view_for(state, seat)
        assert view.events == (RummyEvent(0, ActionKind.TAKE_DISCARD, card("8h")),)
        assert (view.upcard, view.discards) == (card("8h"), ())
        assert view.taken is (card("8h") if seat == 0 else None)


def test_melds_and_lay_offs_are_seen_by_all(fresh: RummyRound) -> None:
    state = play(fresh, "take-discard", "meld 4h 5h 6h", "discard As")
    state = play(state, "take-stock", "discard Qd", "take-stock")
    meld = Meld.parse("4h 5h 6h")
    for seat in range(3):
        view = view_for(state, seat)
        assert view.table == (TableMeld(0, meld),)
        assert view.events[1] == RummyEvent(0, ActionKind.MELD, None, meld)
        assert view.hand_counts == (4, 7, 8)
        assert view.shown == (True, False, False)


def test_the_log_of_a_lay_off() -> None:
    state = holding("7h 9d Jc", "Kc", table=((1, "4h 5h 6h"),))
    state = play(state, "lay-off 7h: 4h 5h 6h")
    view = view_for(state, 1)
    event = RummyEvent(0, ActionKind.LAY_OFF, card("7h"), Meld.parse("4h 5h 6h"))
    assert view.events[-1] == event
    assert view.table == (TableMeld(1, Meld.parse("4h 5h 6h 7h")),)


def test_how_many_melds_were_laid_in_this_turn_is_public() -> None:
    state = play(holding("4h 5h 6h 9d Jc", "Kc"), "meld 4h 5h 6h")
    assert [view_for(state, seat).melds_laid for seat in (0, 1)] == [1, 1]
    assert view_for(play(state, "discard Jc"), 1).melds_laid == 0


def test_b13_who_turned_the_pile_over_and_not_what_was_drawn() -> None:
    state = play(drawing("As 3s", "7s 9s", pile="2c 9h Kd", stock=""), "turn-over")
    assert view_for(state, 0).events[-1] == RummyEvent(0, ActionKind.TURN_OVER, card("2c"))
    view = view_for(state, 1)
    assert view.events[-1] == RummyEvent(0, ActionKind.TURN_OVER, None)
    assert (view.discards, view.stock_count, view.recycles) == ((), 2, 1)


def test_the_turns_card_is_forgotten_with_the_turn(fresh: RummyRound) -> None:
    state = play(fresh, "take-discard", "discard As")
    assert (view_for(state, 0).taken, view_for(state, 1).taken) == (None, None)


def test_there_is_no_field_for_a_hidden_card() -> None:
    holding_cards = {
        field.name for field in fields(RummyView) if "Card" in field.type or "Hand" in field.type
    }
    assert holding_cards == {"hand", "discards", "upcard", "drawn", "taken"}


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist(fresh: RummyRound, seat: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        view_for(fresh, seat)
