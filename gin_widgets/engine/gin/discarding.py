"""The end of a turn: a discard, a knock or a big Gin (G15, G17, G28, J1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.actions import (
    DISCARDS,
    ActionKind,
    BigGin,
    DiscardCard,
    Knock,
    LayOffCard,
    Pass,
    Show,
)
from gin_widgets.engine.gin.ending import drawn_round, end_with_gin
from gin_widgets.engine.gin.knocking import check_big_gin, check_knock, keep, legal_knocks
from gin_widgets.engine.gin.states import Draw, LastCard, LayOff, Over
from gin_widgets.engine.gin.turns import DISCARD_EVENTS, after
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.views import Event

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.gin.states import Discard, GinRound, Phase

MOST_TAKINGS = 50  # of the discard pile in a row (J1)
_DRAW = (Draw(0, stock_only=False), Draw(1, stock_only=False))
_DRAWN_STOCK = Over(drawn_round(OutcomeKind.DRAWN_STOCK))
_STOPPED = Over(drawn_round(OutcomeKind.STOPPED))


def legal_discard(state: GinRound, phase: Discard) -> tuple[Action, ...]:
    """Every discard, then the knocks: nobody is obliged to knock (G23), but for J4."""
    knocks = legal_knocks(state, phase)
    if phase.must_knock:
        return knocks
    bound = None if state.setup.rules.discard_taken_upcard else phase.taken
    discards = [DISCARDS[card.index] for card in state.hands[phase.seat] if card is not bound]
    return (*discards, *knocks)


def apply_discard(state: GinRound, phase: Discard, action: Action) -> GinRound:
    """The other player's turn, his lay-offs, or the end."""
    match action:
        case DiscardCard():
            return _discard(state, phase, action)
        case Knock():
            return _knock(state, phase, action)
        case BigGin():
            check_big_gin(state, phase, action)
            event = Event(phase.seat, ActionKind.BIG_GIN, None)
            return after(state, action, event, end_with_gin(state, phase.seat, action))
        case Pass():
            raise refusals.no_passing()
        case LayOffCard() | Show():
            raise refusals.nobody_knocked()
        case _:
            raise refusals.already_drawn()


def _discard(state: GinRound, phase: Discard, action: DiscardCard) -> GinRound:
    if phase.must_knock:
        raise refusals.must_knock()
    card = action.card
    kept = keep(state, phase, card)
    return after(
        state,
        action,
        DISCARD_EVENTS[phase.seat][card.index],
        _next_turn(state, 1 - phase.seat),
        hand=kept,
        discards=(*state.discards, card),
    )


def _next_turn(state: GinRound, seat: int) -> Phase:
    rules = state.setup.rules
    if state.takings >= MOST_TAKINGS:
        return _STOPPED
    if state.stock_count > rules.last_cards:
        return _DRAW[seat]
    return LastCard(seat) if rules.fiftieth_card else _DRAWN_STOCK


def _knock(state: GinRound, phase: Discard, action: Knock) -> GinRound:
    seat, arrangement = phase.seat, action.arrangement
    kept = check_knock(state, phase, action)
    after_knock: Phase = (
        LayOff(1 - seat, action, arrangement.melds, ())
        if arrangement.unmatched
        else end_with_gin(state, seat, action)
    )
    return after(
        state,
        action,
        Event(seat, ActionKind.KNOCK, action.discard),
        after_knock,
        hand=kept,
        discards=(*state.discards, action.discard),
    )
