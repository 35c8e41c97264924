"""The beginning of a turn: stock or top discard, or the pile turned over (B7, B13, J20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.actions import (
    TAKE_DISCARD,
    TAKE_STOCK,
    TURN_OVER,
    BigGin,
    Knock,
    Pass,
    Show,
    TakeDiscard,
    TakeStock,
    TurnOver,
)
from gin_widgets.engine.rules.choices import StockOut
from gin_widgets.engine.rummy import refusals as rummy_refusals
from gin_widgets.engine.rummy.next_state import after
from gin_widgets.engine.rummy.states import Discard
from gin_widgets.engine.rummy_views import RummyEvent

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.rummy.states import Draw, RummyRound

_EITHER = (TAKE_STOCK, TAKE_DISCARD)
_OVER_OR_DISCARD = (TURN_OVER, TAKE_DISCARD)
_ONLY_DISCARD = (TAKE_DISCARD,)


def legal_draw(state: RummyRound) -> tuple[Action, ...]:
    """From the stock or the discard pile; `turn-over` in place of an empty stock (B7, B13)."""
    if state.stock:
        return _EITHER
    return _OVER_OR_DISCARD if _can_turn_over(state) else _ONLY_DISCARD


def apply_draw(state: RummyRound, phase: Draw, action: Action) -> RummyRound:
    """One card more. Raises `IllegalAction`."""
    match action:
        case TakeStock():
            return _take_stock(state, phase.seat)
        case TakeDiscard():
            return _take_discard(state, phase.seat)
        case TurnOver():
            return _turn_over(state, phase.seat)
        case Pass():
            raise refusals.no_passing()
        case Knock() | BigGin() | Show():
            raise rummy_refusals.no_knocking()
        case _:
            raise refusals.draw_first()


def _take_stock(state: RummyRound, seat: int) -> RummyRound:
    if not state.stock:
        if not _can_turn_over(state):
            raise rummy_refusals.nothing_to_turn_over(state.discards[-1])
        raise rummy_refusals.stock_empty(state.discards[-1], reshuffle=_reshuffles(state))
    card, *left = state.stock
    return after(
        state,
        TAKE_STOCK,
        RummyEvent(seat, TAKE_STOCK.kind, card),
        Discard(seat, drawn=card, taken=None),
        hand=state.hands[seat] | card,
        stock=tuple(left),
        takings=0,
    )


def _take_discard(state: RummyRound, seat: int) -> RummyRound:
    card = state.discards[-1]
    return after(
        state,
        TAKE_DISCARD,
        RummyEvent(seat, TAKE_DISCARD.kind, card),
        Discard(seat, drawn=None, taken=card),
        hand=state.hands[seat] | card,
        discards=state.discards[:-1],
        takings=state.takings + 1,
    )


def _turn_over(state: RummyRound, seat: int) -> RummyRound:
    if state.stock:
        raise rummy_refusals.stock_not_empty(len(state.stock))
    if not _can_turn_over(state):
        raise rummy_refusals.nothing_to_turn_over(state.discards[-1])
    (card, *left), discards = _new_stock(state)
    return after(
        state,
        TURN_OVER,
        RummyEvent(seat, TURN_OVER.kind, card),
        Discard(seat, drawn=card, taken=None),
        hand=state.hands[seat] | card,
        discards=discards,
        stock=tuple(left),
        recycles=state.recycles + 1,
        takings=0,
    )


def _new_stock(state: RummyRound) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The new stock, top first, and the discard pile that stays (J20).

    Turned over, the pile's bottom card comes to the top. Shuffled, the top discard stays, and the
    order comes from the deal, so that a record replays.
    """
    if _reshuffles(state):
        *under, top = state.discards
        return state.deal.reshuffled(under, state.recycles + 1), (top,)
    return state.discards, ()


def _reshuffles(state: RummyRound) -> bool:
    return state.rules.stock_out is StockOut.RESHUFFLE


def _can_turn_over(state: RummyRound) -> bool:
    """Whether there are cards for a new stock; that it is allowed was settled with the turn."""
    return len(state.discards) > 1 or not _reshuffles(state)
