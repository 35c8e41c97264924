"""The yardstick against which players are measured (after Neller's baseline player, EAAI-21).

It takes the upcard only if that card joins a meld: some set or run of its cards holds the upcard.
It discards at random among the cards that leave the least deadwood, but never makes the same
exchange twice in a round (the same card taken, the same card given). It knocks as soon as it can,
and lays off exactly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import (
    PASS,
    TAKE_DISCARD,
    TAKE_STOCK,
    ActionKind,
    BigGin,
    DiscardCard,
    Knock,
)
from gin_widgets.engine.arrangements import deadwood_after_discards
from gin_widgets.engine.views import PhaseKind
from gin_widgets.players.laying_off import lay_off_plan
from gin_widgets.players.protocol import chance

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.views import PlayerView


class Simple:
    """The player described above."""

    def choose(self, view: PlayerView) -> Action:
        """The action it takes: see the module."""
        if view.phase is PhaseKind.DISCARD:
            return _discard(view)
        if view.phase is PhaseKind.LAY_OFF:
            return lay_off_plan(view)[0]
        if view.phase is PhaseKind.LAST_CARD:
            return TAKE_DISCARD if TAKE_DISCARD in view.legal else PASS
        if TAKE_DISCARD in view.legal and joins_meld(view.discards[-1], view.hand):
            return TAKE_DISCARD
        return PASS if view.phase is PhaseKind.FIRST_UPCARD else TAKE_STOCK


def joins_meld(card: Card, hand: Hand) -> bool:
    """Whether some meld can be made of `card` and cards of `hand`."""
    if sum(other.rank is card.rank for other in hand) >= 2:  # noqa: PLR2004 - a set has three
        return True
    held = {other.order for other in hand if other.suit is card.suit} | {card.order}
    return any(held >= {low, low + 1, low + 2} for low in range(card.order - 2, card.order + 1))


def _discard(view: PlayerView) -> Action:
    knocks = {action.discard: action for action in view.legal if isinstance(action, Knock)}
    cards = [action.card for action in view.legal if isinstance(action, DiscardCard)]
    for action in view.legal:
        if isinstance(action, BigGin):
            return action
    if not cards:
        cards = list(knocks)
    repeated = {given for taken, given in _exchanges(view) if taken is view.taken}
    cards = [card for card in cards if card not in repeated] or cards
    left = deadwood_after_discards(view.hand)
    fewest = min(left[card] for card in cards)
    card = chance(view, "simple").choice([card for card in cards if left[card] == fewest])
    return knocks.get(card) or DiscardCard(card)


def _exchanges(view: PlayerView) -> Iterator[tuple[Card | None, Card | None]]:
    """What this seat took from the discard pile and then gave, in the turns before this one."""
    taken: Card | None = None
    for event in view.events:
        if event.seat != view.seat:
            continue
        if event.kind is ActionKind.TAKE_DISCARD:
            taken = event.card
        elif event.kind is ActionKind.DISCARD and taken is not None:
            yield taken, event.card
            taken = None
