"""Each phase and its part of the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.actions import LayMeld, LayOffCard, TurnOver
from gin_widgets.engine.gin.discarding import apply_discard, legal_discard
from gin_widgets.engine.gin.drawing import (
    apply_draw,
    apply_first_upcard,
    apply_last_card,
    legal_draw,
    legal_first_upcard,
    legal_last_card,
)
from gin_widgets.engine.gin.laying_off import apply_lay_off, legal_lay_off
from gin_widgets.engine.gin.states import Discard, Draw, FirstUpcard, LastCard, LayOff, Over
from gin_widgets.engine.outcomes import OutcomeKind

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.errors import IllegalAction
    from gin_widgets.engine.gin.states import GinRound

_GINS = (OutcomeKind.GIN, OutcomeKind.BIG_GIN)


def legal_gin(state: GinRound) -> tuple[Action, ...]:
    """What the seat to move may do; nothing when the round is over."""
    match state.phase:
        case Discard() as phase:
            return legal_discard(state, phase)
        case Draw() as phase:
            return legal_draw(phase)
        case FirstUpcard():
            return legal_first_upcard()
        case LayOff() as phase:
            return legal_lay_off(state, phase)
        case LastCard() as phase:
            return legal_last_card(state, phase)
        case Over():
            return ()


def apply_gin(state: GinRound, action: Action) -> GinRound:
    """The state after `action`. Raises `IllegalAction`."""
    if isinstance(action, LayMeld | TurnOver):
        raise _only_in_rummy(action)
    match state.phase:
        case Discard() as phase:
            return apply_discard(state, phase, action)
        case Draw() as phase:
            return apply_draw(state, phase, action)
        case FirstUpcard() as phase:
            return apply_first_upcard(state, phase, action)
        case LayOff() as phase:
            return apply_lay_off(state, phase, action)
        case LastCard() as phase:
            return apply_last_card(state, phase, action)
        case Over() as phase:
            raise _after_the_end(phase, action)


def _after_the_end(phase: Over, action: Action) -> IllegalAction:
    if isinstance(action, LayOffCard) and phase.outcome.kind in _GINS:
        return refusals.gin_no_lay_off()
    return refusals.round_over()


def _only_in_rummy(action: LayMeld | TurnOver) -> IllegalAction:
    return refusals.pile_stays() if isinstance(action, TurnOver) else refusals.melds_stay_in_hand()
