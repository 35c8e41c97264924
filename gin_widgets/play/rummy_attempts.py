"""What a player of Rummy might try, so that the table can say beforehand why it does not go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import (
    DISCARDS,
    TAKE_DISCARD,
    TAKE_STOCK,
    TURN_OVER,
    LayMeld,
    LayOffCard,
)
from gin_widgets.engine.rummy.discarding import turn_of
from gin_widgets.engine.rummy.melds import melds_in
from gin_widgets.engine.rummy.states import Discard

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.rummy.states import RummyRound
    from gin_widgets.engine.rummy.turn import Turn


def rummy_attempts(state: RummyRound, seat: int) -> Iterator[Action]:
    """Both piles; after the draw each card as a discard and a lay-off, and each meld.

    A card that fits no meld is tried on the first one, and the answer says that it fits none.
    """
    yield TAKE_STOCK
    yield TAKE_DISCARD
    yield TURN_OVER
    if not isinstance(state.phase, Discard):
        return
    turn = turn_of(state, state.phase)
    for meld in melds_in(turn.hand, turn.rules.ace_rank):
        yield LayMeld(meld)
    for card in state.hands[seat]:
        yield DISCARDS[card.index]
        yield from _lay_offs(turn, card)


def _lay_offs(turn: Turn, card: Card) -> Iterator[Action]:
    fits = [meld for meld in turn.table if turn.fitting(meld) >> card.index & 1]
    for meld in fits or turn.table[:1]:
        yield LayOffCard(card, meld)
