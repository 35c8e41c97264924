"""What one seat may know of a round of Rummy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.rummy.machine import legal_rummy
from gin_widgets.engine.rummy.states import Discard
from gin_widgets.engine.rummy_views import RummyEvent, RummyView

if TYPE_CHECKING:
    from gin_widgets.engine.rummy.states import RummyRound

_FROM_STOCK = (ActionKind.TAKE_STOCK, ActionKind.TURN_OVER)


def view_rummy(state: RummyRound, seat: int) -> RummyView:
    """The view of `seat`; see `RummyView` for what is hidden."""
    if seat not in range(len(state.hands)):
        raise ValueError(f"a seat is 0 to {len(state.hands) - 1}, not {seat!r}")
    setup, phase = state.setup, state.phase
    turn = phase if isinstance(phase, Discard) else None
    own = turn if turn is not None and turn.seat == seat else None
    return RummyView(
        seat=seat,
        rules=setup.rules,
        dealer=setup.dealer,
        to_move=phase.seat,
        phase=phase.kind,
        hand=state.hands[seat],
        table=state.table,
        discards=state.discards,
        stock_count=len(state.stock),
        hand_counts=tuple(map(len, state.hands)),
        recycles=state.recycles,
        shown=state.shown,
        upcard=setup.upcard,
        drawn=None if own is None else own.drawn,
        taken=None if own is None else own.taken,
        melds_laid=0 if turn is None else turn.melds,
        events=tuple(_seen_by(seat, event) for event in state.events),
        legal=legal_rummy(state) if phase.seat == seat else (),
        outcome=state.outcome,
    )


def _seen_by(seat: int, event: RummyEvent) -> RummyEvent:
    if event.seat == seat or event.kind not in _FROM_STOCK:
        return event
    return RummyEvent(event.seat, event.kind, None)
