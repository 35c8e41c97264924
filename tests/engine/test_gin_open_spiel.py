"""OpenSpiel's Gin Rummy as an outside witness, along rounds of random play.

Fenced off, because the rules differ there or it is at fault: it lets a player put back the card
just taken; at two stock cards it offers the upcard for a knock; it ends a round at the 50th taking
of a discard in all, the first upcard apart; equal counts score nothing there (our option J2); runs
over five are laid in two pieces; its deadwood of *eleven* cards is inexact, so that it misses
knocks; in lay-offs it refuses the third card of a chain and counts a card that fits two melds on
both.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from gin_play import random_states

from gin_widgets.engine.actions import (
    Action,
    BigGin,
    DiscardCard,
    Knock,
    LayOffCard,
    Pass,
    Show,
    TakeDiscard,
    TakeStock,
)
from gin_widgets.engine.arrangements import Arrangement
from gin_widgets.engine.cards import Card, parse_card
from gin_widgets.engine.gin.states import Discard, GinRound, LayOff, Over
from gin_widgets.engine.melds import Meld, MeldKind
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.rounds import legal_actions

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this system")

UPCARD, STOCK, PASS, KNOCK, FIRST_MELD = 52, 53, 54, 55, 56
LONGEST_RUN = 5
MOST_TAKINGS = 49  # then it ends the round; the first upcard may be one of them
UTILS = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
TABLES: dict[str, tuple[str, dict[str, Any], str]] = {
    "gin": ("gin", {}, "oklahoma=false,undercut_bonus=10"),
    "bonuses": (
        "gin",
        {"gin_bonus": 20, "undercut_bonus": 25, "knock_limit": 7},
        "oklahoma=false,gin_bonus=20,undercut_bonus=25,knock_card=7",
    ),
    "oklahoma": ("oklahoma", {}, "oklahoma=true,undercut_bonus=10"),
}


class Witness:
    """OpenSpiel's state, driven by our actions. Its player 0 is the non-dealer."""

    def __init__(self, parameters: str, state: GinRound) -> None:
        game = pyspiel.load_game(f"gin_rummy({parameters})")
        self.state = game.new_initial_state()
        self.ids = {self.state.action_to_string(number)[-2:]: number for number in range(52)}
        self.melds = {
            frozenset(self.ids[text[at : at + 2]] for at in range(0, len(text), 2)): number
            for number in range(FIRST_MELD, game.num_distinct_actions())
            for text in [self.state.action_to_string(0, number).split(": ")[-1]]
        }
        order = state.deal.order
        for card in (*order[0:20:2], *order[1:20:2], order[20]):
            self.deal(card)

    def deal(self, card: Card) -> None:
        self.state.apply_action(self.ids[card.text])

    def lay(self, arrangement: Arrangement) -> None:
        for meld in arrangement.melds:
            for piece in _pieces(meld):
                self.state.apply_action(self.melds[frozenset(self.ids[c.text] for c in piece)])
        self.state.apply_action(PASS)

    def cards(self) -> set[Card]:
        names = {number: text for text, number in self.ids.items()}
        return {parse_card(names[each]) for each in self.state.legal_actions() if each < UPCARD}

    def can(self, number: int) -> bool:
        return number in self.state.legal_actions()

    def follow(self, before: GinRound, action: Action) -> None:
        match action:
            case TakeStock():
                self.state.apply_action(STOCK)
                self.deal(before.stock[0])
            case TakeDiscard():
                self.state.apply_action(UPCARD)
            case Pass():
                self.state.apply_action(PASS)
            case DiscardCard(card) | LayOffCard(card, _):
                self.deal(card)
            case Knock(card, arrangement):
                self.state.apply_action(KNOCK)
                self.deal(card)
                self.lay(arrangement)
            case Show(arrangement):
                self.state.apply_action(PASS)
                self.lay(arrangement)
            case BigGin():
                raise AssertionError("big Gin is not played there")


def _pieces(meld: Meld) -> Iterator[tuple[Card, ...]]:
    cards = meld.cards
    while meld.kind is MeldKind.RUN and len(cards) > LONGEST_RUN:
        cut = min(LONGEST_RUN, len(cards) - 3)
        yield cards[:cut]
        cards = cards[cut:]
    yield cards


def _agree_on_discards(state: GinRound, phase: Discard, witness: Witness) -> None:
    options = legal_actions(state)
    ours = {option.card for option in options if isinstance(option, DiscardCard)}
    taken = set() if phase.taken is None else {phase.taken}
    assert ours == witness.cards() - taken
    knocks = {option.discard for option in options if isinstance(option, Knock)}
    if witness.can(KNOCK):
        branch = witness.state.clone()
        witness.state.apply_action(KNOCK)
        assert knocks == witness.cards() - taken
        witness.state = branch
    for card in state.hands[phase.seat]:
        kept = [witness.ids[each.text] for each in state.hands[phase.seat] - card]
        low = UTILS.min_deadwood(kept) <= state.knock_limit
        assert low == (card in knocks) or card is phase.taken


def _agree_on_lay_offs(state: GinRound, phase: LayOff, witness: Witness) -> None:
    ours = {each.card for each in legal_actions(state) if isinstance(each, LayOffCard)}
    theirs = witness.cards()
    twice = {
        card
        for laid in phase.lay_offs
        for card in state.hands[phase.seat]
        if abs(card.index - laid.card.index) <= 2
    }
    assert ours - twice == theirs - twice
    if not phase.lay_offs:
        assert ours == theirs


def _agree(state: GinRound, witness: Witness) -> None:
    """The legal actions are the same on both sides, up to the fences."""
    phase = state.phase
    if isinstance(phase, Discard):
        _agree_on_discards(state, phase, witness)
    elif isinstance(phase, LayOff):
        _agree_on_lay_offs(state, phase, witness)
    elif not isinstance(phase, Over):
        numbers = {TakeStock: STOCK, TakeDiscard: UPCARD, Pass: PASS}
        ours = {numbers[type(each)] for each in legal_actions(state)}
        assert ours == set(witness.state.legal_actions())


def _fenced(before: GinRound, action: Action, witness: Witness) -> bool:
    """Whether the witness cannot follow: a fault of its own or a limit that we do not have."""
    if isinstance(action, Knock):
        return not witness.can(KNOCK)
    if isinstance(action, LayOffCard):
        return not witness.can(witness.ids[action.card.text])
    takings = sum(isinstance(each, TakeDiscard) for each in before.actions)
    return isinstance(action, TakeDiscard) and takings >= MOST_TAKINGS


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("block", range(4))
def test_legal_actions_and_scores_agree(table: str, block: int) -> None:
    name, house, parameters = TABLES[table]
    scored = 0
    for seed in (*range(block * 100 + 1, block * 100 + 100, 4), block * 4, block * 4 + 3):
        states = random_states(seed, name, dealer=1, undercut_on_tie=False, **house)
        before = next(states)
        witness = Witness(parameters, before)
        _agree(before, witness)
        for state in states:
            if _fenced(before, state.actions[-1], witness):
                break
            witness.follow(before, state.actions[-1])
            _agree(state, witness)
            before = state
        else:
            scored += _agree_on_the_score(before, witness)
    assert scored >= 8


def _agree_on_the_score(state: GinRound, witness: Witness) -> bool:
    assert state.outcome is not None
    if state.outcome.kind in (OutcomeKind.DRAWN_STOCK, OutcomeKind.STOPPED):
        assert witness.state.is_terminal() or witness.can(PASS)
        return False
    if state.outcome.kind is OutcomeKind.GIN:
        assert state.outcome.showdown is not None
        witness.lay(state.outcome.showdown.defence)
    assert witness.state.is_terminal()
    sign = {0: 1, 1: -1, None: 0}[state.outcome.winner]
    assert witness.state.returns() == [sign * state.outcome.points, -sign * state.outcome.points]
    return True
