"""The next state: what every phase's actions have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.gin.states import GinRound
from gin_widgets.engine.views import Event

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.gin.states import Phase
    from gin_widgets.engine.hands import Hand


def after(  # noqa: PLR0913 - the parts of a state that an action can change
    state: GinRound,
    action: Action,
    event: Event,
    phase: Phase,
    *,
    hand: Hand | None = None,
    discards: tuple[Card, ...] | None = None,
    stock_count: int | None = None,
    takings: int | None = None,
) -> GinRound:
    """The state after `action` of the event's seat, whose hand is `hand` now."""
    hands = state.hands
    if hand is not None:
        hands = (hand, hands[1]) if event.seat == 0 else (hands[0], hand)
    return GinRound(
        state.setup,
        hands,
        state.discards if discards is None else discards,
        state.stock_count if stock_count is None else stock_count,
        state.takings if takings is None else takings,
        (*state.actions, action),
        (*state.events, event),
        phase,
    )


def _events(kind: ActionKind) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    first, second = (tuple(Event(seat, kind, card) for card in CARDS) for seat in (0, 1))
    return first, second


# The events of ordinary turns, by seat and card index: a round makes no new ones.
STOCK_EVENTS = _events(ActionKind.TAKE_STOCK)
COVERED_STOCK_EVENTS = tuple(Event(seat, ActionKind.TAKE_STOCK, None) for seat in (0, 1))
TAKE_EVENTS = _events(ActionKind.TAKE_DISCARD)
DISCARD_EVENTS = _events(ActionKind.DISCARD)
PASS_EVENTS = tuple(Event(seat, ActionKind.PASS, None) for seat in (0, 1))
