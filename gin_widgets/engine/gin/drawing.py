"""The beginning of a turn: the first upcard, the draw, and the last discard (G14, G16, J4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.actions import (
    PASS,
    TAKE_DISCARD,
    TAKE_STOCK,
    LayOffCard,
    Pass,
    Show,
    TakeDiscard,
    TakeStock,
)
from gin_widgets.engine.gin.ending import drawn_round
from gin_widgets.engine.gin.knocking import can_knock
from gin_widgets.engine.gin.states import Discard, Draw, FirstUpcard, LastCard, Over
from gin_widgets.engine.gin.turns import PASS_EVENTS, STOCK_EVENTS, TAKE_EVENTS, after
from gin_widgets.engine.outcomes import OutcomeKind

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.gin.states import GinRound, Phase

_TAKE_OR_PASS = (TAKE_DISCARD, PASS)
_ONLY_PASS = (PASS,)
_EITHER = (TAKE_STOCK, TAKE_DISCARD)
_ONLY_STOCK = (TAKE_STOCK,)


def legal_first_upcard() -> tuple[Action, ...]:
    """Take the upcard or pass (G16)."""
    return _TAKE_OR_PASS


def legal_draw(phase: Draw) -> tuple[Action, ...]:
    """From the stock or the discard pile; after two passes from the stock (G14, G16)."""
    return _ONLY_STOCK if phase.stock_only else _EITHER


def legal_last_card(state: GinRound, phase: LastCard) -> tuple[Action, ...]:
    """Pass, or take the last discard if a knock is possible with it (J4)."""
    return _TAKE_OR_PASS if _can_knock_with_last(state, phase) else _ONLY_PASS


def apply_first_upcard(state: GinRound, phase: FirstUpcard, action: Action) -> GinRound:
    """Whoever takes the upcard discards; after two passes the non-dealer draws (G16)."""
    seat, dealer = phase.seat, state.setup.dealer
    match action:
        case TakeDiscard():
            return _take_discard(state, seat, must_knock=False)
        case Pass():
            asked = FirstUpcard(dealer) if seat != dealer else Draw(1 - dealer, stock_only=True)
            return _pass(state, seat, asked)
        case LayOffCard() | Show():
            raise refusals.nobody_knocked()
        case _:
            raise refusals.upcard_first(state.discards[-1])


def apply_draw(state: GinRound, phase: Draw, action: Action) -> GinRound:
    """One card more, from the stock or the discard pile (G14)."""
    match action:
        case TakeStock():
            return _take_stock(state, phase.seat)
        case TakeDiscard():
            if phase.stock_only:
                raise refusals.upcard_gone(state.discards[-1])
            return _take_discard(state, phase.seat, must_knock=False)
        case Pass():
            raise refusals.no_passing()
        case LayOffCard() | Show():
            raise refusals.nobody_knocked()
        case _:
            raise refusals.draw_first()


def apply_last_card(state: GinRound, phase: LastCard, action: Action) -> GinRound:
    """The last discard is taken for a knock, or the round is drawn (J4)."""
    match action:
        case Pass():
            return _pass(state, phase.seat, Over(drawn_round(OutcomeKind.DRAWN_STOCK)))
        case TakeDiscard():
            if not _can_knock_with_last(state, phase):
                raise refusals.last_card_no_knock(state.discards[-1])
            return _take_discard(state, phase.seat, must_knock=True)
        case LayOffCard() | Show():
            raise refusals.nobody_knocked()
        case _:
            raise refusals.last_card_choice(state.discards[-1])


def _take_stock(state: GinRound, seat: int) -> GinRound:
    card = state.setup.deal.order[-state.stock_count]
    return after(
        state,
        TAKE_STOCK,
        STOCK_EVENTS[seat][card.index],
        Discard(seat, card, None, must_knock=False),
        hand=state.hands[seat] | card,
        stock_count=state.stock_count - 1,
        takings=0,
    )


def _take_discard(state: GinRound, seat: int, *, must_knock: bool) -> GinRound:
    card = state.discards[-1]
    return after(
        state,
        TAKE_DISCARD,
        TAKE_EVENTS[seat][card.index],
        Discard(seat, None, card, must_knock),
        hand=state.hands[seat] | card,
        discards=state.discards[:-1],
        takings=state.takings + 1,
    )


def _pass(state: GinRound, seat: int, phase: Phase) -> GinRound:
    return after(state, PASS, PASS_EVENTS[seat], phase)


def _can_knock_with_last(state: GinRound, phase: LastCard) -> bool:
    card = state.discards[-1]
    return can_knock(state, state.hands[phase.seat] | card, card)
