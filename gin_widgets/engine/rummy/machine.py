"""Each phase and its part of the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.rummy.discarding import apply_discard, legal_discard
from gin_widgets.engine.rummy.drawing import apply_draw, legal_draw
from gin_widgets.engine.rummy.states import Discard, Draw, Over

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.rummy.states import RummyRound


def legal_rummy(state: RummyRound) -> tuple[Action, ...]:
    """What the seat to move may do; nothing when the round is over."""
    match state.phase:
        case Discard() as phase:
            return legal_discard(state, phase)
        case Draw():
            return legal_draw(state)
        case Over():
            return ()


def apply_rummy(state: RummyRound, action: Action) -> RummyRound:
    """The state after `action`. Raises `IllegalAction`."""
    match state.phase:
        case Discard() as phase:
            return apply_discard(state, phase, action)
        case Draw() as phase:
            return apply_draw(state, phase, action)
        case Over():
            raise refusals.round_over()
