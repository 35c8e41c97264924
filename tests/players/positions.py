"""Rounds in the middle of play, with the hidden cards dealt again or the suits renamed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.rounds import apply, start, view_for
from gin_widgets.engine.views import PhaseKind
from gin_widgets.players.heuristic import Heuristic

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.gin.states import GinRound
    from gin_widgets.engine.rules import GinRules
    from gin_widgets.engine.rules.making import GinVariant

LAY_OFF = PhaseKind.LAY_OFF


def positions(rules: GinVariant | GinRules, seeds: range, noise: float = 1.0) -> Iterator[GinRound]:
    """Every state with a decision in rounds of slightly careless players, lay-offs left out."""
    players = (Heuristic(), Heuristic(noise))
    for seed in seeds:
        state = start(rules, seed=seed, dealer=seed % 2)
        while (seat := state.to_move) is not None:
            if state.phase.kind is not LAY_OFF:
                yield state
            state = apply(state, players[seat].choose(view_for(state, seat)))


def dealt_again(state: GinRound, seat: int, seed: int) -> GinRound:
    """The same state for `seat`: what it cannot see is dealt again."""
    view = view_for(state, seat)
    other = state.hands[1 - seat]
    taken = {event.card for event in view.events if event.seat != seat and event.card is not None}
    known = [card for card in other if card in taken]
    hidden = [card for card in (*other, *state.stock) if card not in known]
    Random(seed).shuffle(hidden)
    new = Hand.of((*known, *hidden[: len(other) - len(known)]))
    order = (*state.deal.order[: 52 - state.stock_count], *hidden[len(other) - len(known) :])
    rest = [card for card in CARDS if card not in order[52 - state.stock_count :]]
    setup = replace(state.setup, deal=Deal((*rest, *order[52 - state.stock_count :])))
    hands = (state.hands[0], new) if seat == 0 else (new, state.hands[1])
    return replace(state, hands=hands, setup=setup)


class Renaming:
    """The suits called by other names: `names["s"]` is what spades become."""

    def __init__(self, names: str) -> None:
        self._names = dict(zip("shdc", names, strict=True))

    def card(self, card: Card) -> Card:
        """The card under its new name."""
        return CARDS[list("shdc").index(self._names[card.suit.value]) * 13 + card.order]

    def round(self, state: GinRound) -> GinRound:
        """The same round from its deal on, all suits renamed."""
        deal = Deal(tuple(self.card(card) for card in state.deal.order))
        renamed = start(state.rules, deal=deal, dealer=state.dealer)
        for action in state.actions:
            renamed = apply(renamed, self.action(action))
        return renamed

    def action(self, action: Action) -> Action:
        """The action with renamed cards, for actions that move at most one card."""
        word, _, card = str(action).partition(":")[0].partition(" ")
        if not card:
            return action
        return parse_action(f"{word} {self.card(_card(card)).text}")

    def words(self, action: Action) -> str:
        """The kind of an action and its one card, renamed."""
        word, _, card = str(action).partition(":")[0].partition(" ")
        return f"{word} {self.card(_card(card)).text}" if card else word


def _card(text: str) -> Card:
    return next(card for card in CARDS if card.text == text)
