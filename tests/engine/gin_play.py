"""What the tests of Gin rounds share: positions from cards, moves from text."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any

from gin_widgets.engine.actions import Action, parse_action
from gin_widgets.engine.cards import Card, parse_card
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import IllegalAction
from gin_widgets.engine.gin.states import GinRound
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.outcomes import Outcome
from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rounds import apply, legal_actions, start
from gin_widgets.engine.rules import variant
from gin_widgets.messages import Message

DATA = Path(__file__).parent.parent / "data"
# Cards that are far from any meld; none of them is used by the hands in these tests by accident.
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
    return {discard: arrangement for discard, arrangement in found}


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
    rules: str = "gin",
    **house_rules: object,
) -> GinRound:
    """A round in which seat 0, the non-dealer, is dealt `first` and seat 1 `second`."""
    deal = Deal.of(hands=[first, second], upcard=upcard, stock=stock, seed=1)
    return start(variant(rules, **house_rules), deal=deal)


def holding(
    eleven: str, second: str = "", *, upcard: str | None = None, rules: str = "gin", **house: object
) -> GinRound:
    """Seat 0 has these eleven cards, the last of them just drawn from the stock."""
    cards = [str(each) for each in eleven.split()]
    state = dealt(
        " ".join(cards[:10]), second, upcard=upcard, stock=cards[10], rules=rules, **house
    )
    return play(state, *PASSES)


def knocked(knock: str, second: str, *, rules: str = "gin", **house: object) -> GinRound:
    """Seat 0 has knocked with this action (`knock 9s: ...`); seat 1 was dealt `second`."""
    discard, arrangement = knock.removeprefix("knock ").split(":", 1)
    ten = " ".join(arrangement.replace("/", " ").replace("|", " ").split())
    return play(holding(f"{ten} {discard}", second, rules=rules, **house), knock)


def outcome(state: GinRound) -> Outcome:
    """How the round ended."""
    assert state.outcome is not None
    return state.outcome


def random_states(
    seed: int, rules: str = "gin", *, knocking: float = 1.0, **house: object
) -> Iterator[GinRound]:
    """The states of one round of random legal actions; a knock is skipped now and then."""
    chance = random.Random(f"{rules} {seed}")
    state = start(variant(rules, **house), seed=seed, dealer=seed % 2)
    yield state
    while options := legal_actions(state):
        choice: Action = chance.choice(options)
        if str(choice).startswith("knock") and chance.random() > knocking:
            choice = options[0]
        state = apply(state, choice)
        yield state


def cards_of(state: GinRound) -> list[Card]:
    """Every card of the state, wherever it is."""
    found = [*state.hands[0], *state.hands[1], *state.discards, *state.stock]
    for action in state.actions:
        if str(action).startswith("lay-off"):
            found.append(parse_card(str(action)[8:10]))
    return found


def cases(name: str = "gin_rounds") -> dict[str, Any]:
    """The test vectors of a file, by id."""
    lines = (DATA / "cases" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return {case["id"]: case for case in map(json.loads, lines)}


def hand(text: str) -> Hand:
    return Hand.of(text)
