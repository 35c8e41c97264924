"""The next state: what every phase's actions have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rummy.states import RummyRound

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.rummy.states import Phase
    from gin_widgets.engine.rummy_views import RummyEvent, TableMeld


def after(  # noqa: PLR0913 - the parts of a state that an action can change
    state: RummyRound,
    action: Action,
    event: RummyEvent,
    phase: Phase,
    *,
    hand: Hand,
    table: tuple[TableMeld, ...] | None = None,
    discards: tuple[Card, ...] | None = None,
    stock: tuple[Card, ...] | None = None,
    recycles: int | None = None,
    takings: int | None = None,
    shown: tuple[bool, ...] | None = None,
) -> RummyRound:
    """The state after `action` of the event's seat, whose hand is `hand` now."""
    seat = event.seat
    return RummyRound(
        state.setup,
        (*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        state.table if table is None else table,
        state.discards if discards is None else discards,
        state.stock if stock is None else stock,
        state.recycles if recycles is None else recycles,
        state.takings if takings is None else takings,
        state.shown if shown is None else shown,
        (*state.actions, action),
        (*state.events, event),
        phase,
    )
