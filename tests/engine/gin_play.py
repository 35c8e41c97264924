"""What the tests of Gin rounds share: positions from cards, moves from text."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any

from gin_widgets.engine.actions import Action, BigGin, DiscardCard, Knock, LayOffCard, parse_action
from gin_widgets.engine.arrangements import best_discards
from gin_widgets.engine.cards import Card, parse_card
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import IllegalAction
from gin_widgets.engine.gin.states import Discard, GinRound
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.outcomes import Outcome
from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rounds import apply, legal_actions, start
from gin_widgets.engine.rules import GinRules, variant
from gin_widgets.messages import Message

DATA = Path(__file__).parent.parent / "data"
PASSES = ("pass", "pass", "take-stock")


def play(state: GinRound, *texts: str) -> GinRound:
    """The state after these actions, written as text."""
    for text in texts:
        state = apply(state, parse_action(text))
    return state


def legal(state: GinRound, word: str = "") -> list[str]:
    """The text of the legal actions that begin with `word`."""
    return [str(action) for action in legal_actions(state) if str(action).startswith(word)]


def knocks(state: GinRound) -> dict[str, str]:
    """The listed knocks: discard -> arrangement, as text."""
    found = [text.removeprefix("knock ").split(": ", 1) for text in legal(state, "knock")]
    return {text[0]: text[1] for text in found}


def refused(state: GinRound, text: str, *, seat: int | None = None) -> IllegalAction:
    """The refusal of an action; the state must not have changed by it."""
    before = state, legal_actions(state)
    try:
        apply(state, parse_action(text), seat=seat)
    except IllegalAction as refusal:
        assert (state, legal_actions(state)) == before
        return refusal
    raise AssertionError(f"{text} was accepted")


def reason(state: GinRound, text: str, *, seat: int | None = None) -> Enum:
    """Why an action is refused."""
    return refused(state, text, seat=seat).reason


def params(refusal: IllegalAction) -> dict[str, object]:
    """The values in the refusal's sentence."""
    assert isinstance(refusal.message, Message)
    assert isinstance(refusal.reason, Refusal)
    return dict(refusal.message.params)


def card(text: str) -> Card:
    return parse_card(text)


def dealt(
    first: str,
    second: str = "",
    *,
    upcard: str | None = None,
    stock: str = "",
    rules: str | GinRules = "gin",
    **house: object,
) -> GinRound:
    """A round in which seat 0, the non-dealer, is dealt `first` and seat 1 `second`."""
    deal = Deal.of(hands=[first, second], upcard=upcard, stock=stock, seed=1)
    state = start(variant(rules, **house) if isinstance(rules, str) else rules, deal=deal)
    assert isinstance(state, GinRound)
    return state


def holding(
    eleven: str,
    second: str = "",
    *,
    upcard: str | None = None,
    rules: str | GinRules = "gin",
    **house: object,
) -> GinRound:
    """Seat 0 has these eleven cards, the last of them just drawn from the stock."""
    cards = [str(each) for each in eleven.split()]
    state = dealt(
        " ".join(cards[:10]), second, upcard=upcard, stock=cards[10], rules=rules, **house
    )
    return play(state, *PASSES)


def knocked(
    knock: str,
    second: str,
    *,
    upcard: str | None = None,
    rules: str | GinRules = "gin",
    **house: object,
) -> GinRound:
    """Seat 0 has knocked with this action (`knock 9s: ...`); seat 1 was dealt `second`."""
    discard, arrangement = knock.removeprefix("knock ").split(":", 1)
    ten = " ".join(arrangement.replace("/", " ").replace("|", " ").split())
    state = holding(f"{ten} {discard}", second, upcard=upcard, rules=rules, **house)
    return play(state, knock)


def outcome(state: GinRound) -> Outcome:
    """How the round ended."""
    assert state.outcome is not None
    return state.outcome


def random_states(
    seed: int, rules: str = "gin", *, dealer: int | None = None, **house: object
) -> Iterator[GinRound]:
    """The states of one round of legal actions, chosen at random.

    Odd seeds play a little better than that, so that all ends of a round come up: they often put
    away one of the cards that leave least deadwood. Of those, every second one waits for Gin.
    """
    chance = random.Random(f"{rules} {seed}")
    seat = chance.randrange(2) if dealer is None else dealer
    state = start(variant(rules, **house), seed=seed, dealer=seat)
    assert isinstance(state, GinRound)
    yield state
    while options := legal_actions(state):
        state = apply(state, _choice(state, options, chance, aim=seed % 4))
        yield state


def _choice(
    state: GinRound, options: tuple[Action, ...], chance: random.Random, *, aim: int
) -> Action:
    if aim in (0, 2) or not isinstance(state.phase, Discard) or chance.random() < 0.2:
        return chance.choice(options)
    knocks: list[Action] = [each for each in options if isinstance(each, Knock | BigGin)]
    if aim == 3:
        knocks = [each for each in knocks if "|" not in str(each)]
    if knocks and chance.random() < 0.5:
        return chance.choice(knocks)
    best = best_discards(state.hands[state.phase.seat])
    wanted = [each for each in options if isinstance(each, DiscardCard) and each.card in best]
    return chance.choice(wanted or options)


def cards_of(state: GinRound) -> list[Card]:
    """Every card of the state, wherever it is."""
    found = [*state.hands[0], *state.hands[1], *state.discards, *state.stock]
    return found + [each.card for each in state.actions if isinstance(each, LayOffCard)]


def cases(name: str = "gin_rounds") -> dict[str, Any]:
    """The test vectors of a file, by id."""
    lines = (DATA / "cases" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return {case["id"]: case for case in map(json.loads, lines)}


def hand(text: str) -> Hand:
    return Hand.of(text)
