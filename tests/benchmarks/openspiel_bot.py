"""OpenSpiel's own simple bot as a player of the public round machine.

The bot reads a state of OpenSpiel's game, so each round is mirrored there move by move. The rules
differ only at the end of a round, which is always played and counted by our own machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pyspiel

from gin_widgets.engine.actions import (
    PASS,
    TAKE_DISCARD,
    TAKE_STOCK,
    ActionKind,
    DiscardCard,
    Knock,
)
from gin_widgets.engine.arrangements import deadwood
from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.views import PhaseKind
from gin_widgets.players.laying_off import lay_off_plan

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.gin.states import GinRound
    from gin_widgets.engine.views import PlayerView

_SUITS = "scdh"
_UPCARD, _STOCK, _PASS, _KNOCK = 52, 53, 54, 55
_CARD_AT = {_SUITS.index(card.suit.value) * 13 + card.order: card for card in CARDS}


def _number(card: Card) -> int:
    return _SUITS.index(card.suit.value) * 13 + card.order


class OpenSpielBot:
    """One seat for one round: `start` it with the state just dealt, tell it every action."""

    def __init__(self, state: GinRound, seat: int) -> None:
        rules = state.rules
        game = pyspiel.load_game(f"gin_rummy(undercut_bonus={rules.undercut_bonus})")
        self._first = 1 - state.dealer
        self._mirror = game.new_initial_state()
        self._bot = pyspiel.make_simple_gin_rummy_bot(
            game.get_parameters(), int(seat != self._first)
        )
        dealt = [*state.hands[self._first], *state.hands[1 - self._first]]
        assert state.setup.upcard is not None
        for card in (*dealt, state.setup.upcard):
            self._mirror.apply_action(_number(card))

    def saw(self, action: Action, before: GinRound) -> None:
        """Follow an action of either seat (a knock ends the mirror)."""
        mirror = self._mirror
        match action:
            case DiscardCard(card):
                mirror.apply_action(_number(card))
            case _ if action.kind is ActionKind.TAKE_DISCARD:
                mirror.apply_action(_UPCARD)
            case _ if action.kind is ActionKind.PASS:
                mirror.apply_action(_PASS)
            case _ if action.kind is ActionKind.TAKE_STOCK:
                if not mirror.is_chance_node():
                    mirror.apply_action(_STOCK)
                mirror.apply_action(_number(before.stock[0]))

    def choose(self, view: PlayerView) -> Action:
        """The bot's action in the words of our machine; it lays off exactly."""
        if view.phase is PhaseKind.LAY_OFF:
            return lay_off_plan(view)[0]
        number = self._bot.step(self._mirror)
        if number == _KNOCK:
            after = self._mirror.clone()
            after.apply_action(_KNOCK)
            return _closest(view, _CARD_AT[self._bot.step(after)], Knock)
        named: dict[int, Action] = {_UPCARD: TAKE_DISCARD, _STOCK: TAKE_STOCK, _PASS: PASS}
        return named.get(number) or _closest(view, _CARD_AT[number], DiscardCard)


def _closest(view: PlayerView, wanted: Card, kind: type[Knock | DiscardCard]) -> Action:
    """The bot's discard, or, when that is the card just taken, the best one that is allowed."""
    cards = {
        action.discard if isinstance(action, Knock) else action.card: action
        for action in view.legal
        if isinstance(action, kind)
    }
    if wanted in cards:
        return cards[wanted]
    if not cards:
        return _closest(view, wanted, DiscardCard)
    return cards[min(cards, key=lambda card: deadwood(view.hand - card))]
