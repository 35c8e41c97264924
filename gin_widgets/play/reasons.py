"""Why not? What the engine answers to actions that are not legal now, before anybody tries them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import (
    TAKE_DISCARD,
    TAKE_STOCK,
    DiscardCard,
    Knock,
    LayOffCard,
)
from gin_widgets.engine.arrangements import best_arrangement
from gin_widgets.engine.errors import IllegalAction
from gin_widgets.engine.gin.states import Discard, GinRound, LayOff
from gin_widgets.engine.rounds import apply
from gin_widgets.play.rummy_attempts import rummy_attempts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.rounds import Round
    from gin_widgets.messages import Message


def reasons(state: Round, seat: int) -> dict[str, Message]:
    """The refusals that `seat` would get now, by the action's text up to its colon.

    Both piles always; each card of the hand where one is to be discarded, knocked with or laid
    off; in Rummy each meld of the hand. Empty when it is not the seat's turn.
    """
    found: dict[str, Message] = {}
    if state.to_move != seat:
        return found
    if isinstance(state, GinRound):
        attempts = _attempts(state, seat)
    else:
        attempts = rummy_attempts(state, seat)
    for action in attempts:
        refusal = _refusal(state, action)
        if refusal is not None:
            found[str(action).partition(":")[0]] = refusal
    return found


def _refusal(state: Round, action: Action) -> Message | None:
    try:
        apply(state, action)
    except IllegalAction as refused:
        return refused.message
    return None


def _attempts(state: GinRound, seat: int) -> Iterator[Action]:
    yield TAKE_STOCK
    yield TAKE_DISCARD
    hand = state.hands[seat]
    if isinstance(state.phase, Discard):
        for card in hand:
            yield DiscardCard(card)
            yield Knock(card, best_arrangement(hand - card))
    elif isinstance(state.phase, LayOff):
        melds = state.phase.melds
        for card in hand:
            if not any(meld.ends >> card.index & 1 for meld in melds):
                yield LayOffCard(card, melds[0])
