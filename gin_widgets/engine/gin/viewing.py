"""What one seat may know of a Gin round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.gin.machine import legal_gin
from gin_widgets.engine.gin.states import Discard, LayOff, Over
from gin_widgets.engine.gin.turns import COVERED_STOCK_EVENTS
from gin_widgets.engine.views import Event, PlayerView, ShownKnock

if TYPE_CHECKING:
    from gin_widgets.engine.actions import LayOffCard
    from gin_widgets.engine.gin.states import GinRound


def view_gin(state: GinRound, seat: int) -> PlayerView:
    """The view of `seat`; see `PlayerView` for what is hidden."""
    if seat not in (0, 1):
        raise ValueError(f"a seat is 0 or 1, not {seat!r}")
    setup, phase = state.setup, state.phase
    turn = phase if isinstance(phase, Discard) and phase.seat == seat else None
    covered = _covered(state, seat)
    return PlayerView(
        seat=seat,
        rules=setup.rules,
        dealer=setup.dealer,
        to_move=phase.seat,
        phase=phase.kind,
        hand=state.hands[seat],
        discards=state.discards[:-1] if covered else state.discards,
        stock_count=state.stock_count,
        hand_counts=(len(state.hands[0]), len(state.hands[1])),
        upcard=setup.upcard,
        drawn=None if turn is None else turn.drawn,
        taken=None if turn is None else turn.taken,
        knock_limit=setup.knock_limit,
        doubled=setup.doubled,
        events=_events_for(state, seat, covered=covered),
        legal=legal_gin(state) if phase.seat == seat else (),
        knock=_knock(state, covered=covered),
        lay_offs=_lay_offs(state),
        outcome=state.outcome,
    )


def _covered(state: GinRound, seat: int) -> bool:
    """Whether the discard of a knock lies face down for `seat`: until the round is over (F)."""
    phase = state.phase
    if not isinstance(phase, LayOff) or phase.seat != seat:
        return False
    return state.setup.rules.knock_discard_face_down


def _events_for(state: GinRound, seat: int, *, covered: bool) -> tuple[Event, ...]:
    hidden = 1 - seat, ActionKind.TAKE_STOCK
    drew = COVERED_STOCK_EVENTS[1 - seat]
    seen = [drew if (event.seat, event.kind) == hidden else event for event in state.events]
    if covered:  # the other player's knock, since this seat is laying off
        seen = [
            Event(event.seat, event.kind, None) if event.kind is ActionKind.KNOCK else event
            for event in seen
        ]
    return tuple(seen)


def _knock(state: GinRound, *, covered: bool) -> ShownKnock | None:
    phase = state.phase
    if isinstance(phase, LayOff):
        knock = phase.knock
        discard = None if covered else knock.discard
        return ShownKnock(1 - phase.seat, discard, knock.arrangement, phase.melds)
    if isinstance(phase, Over) and (end := phase.outcome.showdown) is not None:
        return ShownKnock(end.knocker, end.discard, end.knock, end.melds)
    return None


def _lay_offs(state: GinRound) -> tuple[LayOffCard, ...]:
    phase = state.phase
    if isinstance(phase, LayOff):
        return phase.lay_offs
    if isinstance(phase, Over) and (end := phase.outcome.showdown) is not None:
        return end.lay_offs
    return ()
