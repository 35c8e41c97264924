"""What the tests of Rummy rounds share: positions from cards, moves from text, random play."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from enum import Enum

from gin_widgets.engine.actions import Action, LayMeld, LayOffCard, parse_action
from gin_widgets.engine.cards import CARDS, Card, parse_card, parse_cards
from gin_widgets.engine.corner_runs import parse_meld
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import IllegalAction
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.outcomes import RummyOutcome
from gin_widgets.engine.rounds import apply, legal_actions, start
from gin_widgets.engine.rules import RummyRules, variant
from gin_widgets.engine.rummy.states import Discard, Draw, RummyRound, Setup
from gin_widgets.engine.rummy_views import TableMeld

card = parse_card
Lying = Sequence[tuple[int, str]]


def hand(text: str) -> Hand:
    return Hand.of(text)


def dealt(
    *hands: str, upcard: str, stock: str = "", dealer: int | None = None, **house: object
) -> RummyRound:
    """A round in which these hands were dealt, that of the player on the dealer's left first."""
    rules = variant("rummy", players=len(hands), **house)
    deal = Deal.of(hands=list(hands), upcard=upcard, stock=stock, seed=1, hand_size=rules.hand_size)
    return start(rules, deal=deal, dealer=dealer)


def position(  # noqa: PLR0913 - the parts of a position
    rules: RummyRules,
    hands: Sequence[str],
    *,
    table: Lying = (),
    pile: str | None = None,
    stock: str | None = None,
    recycles: int = 0,
    takings: int = 0,
    shown: str = "",
) -> RummyRound:
    """Seat 0 is to draw. `table`: owner and meld; `pile` bottom first, `stock` top first.

    `shown` are the seats that have melded or laid off in earlier turns. Cards that are nowhere do
    not matter: what is not given is filled with some of them. The deal behind it is any deal.
    """
    spare = _unused(*hands, pile or "", stock or "", *(meld for _, meld in table))
    return RummyRound(
        setup=Setup(rules, Deal.from_seed(1), len(hands) - 1, card("2c")),
        hands=tuple(map(hand, hands)),
        table=tuple(TableMeld(owner, parse_meld(meld)) for owner, meld in table),
        discards=(spare[-1],) if pile is None else parse_cards(pile),
        stock=tuple(spare[-5:-1]) if stock is None else parse_cards(stock),
        recycles=recycles,
        takings=takings,
        shown=tuple(str(seat) in shown for seat in range(len(hands))),
        actions=(),
        events=(),
        phase=Draw(0),
    )


def drawing(
    *hands: str,
    table: Lying = (),
    pile: str | None = None,
    stock: str | None = None,
    recycles: int = 0,
    **house: object,
) -> RummyRound:
    """Seat 0 is to draw: see `position`."""
    rules = variant("rummy", players=len(hands), **house)
    return position(rules, hands, table=table, pile=pile, stock=stock, recycles=recycles)


def holding(
    first: str,
    *others: str,
    taken: str | None = None,
    table: Lying = (),
    shown: str = "",
    **house: object,
) -> RummyRound:
    """Seat 0 has drawn and has these cards: the last one from the stock, or `taken` too.

    Seat 1 has one card that does not matter if there are no `others`.
    """
    spare = _unused(first, *others, taken or "", *(meld for _, meld in table))
    hands = (first, *(others or (spare[0].text,)))
    pile = f"{spare[1]} {taken or ''}"
    stock = f"{spare[2]} {spare[3]}"
    if taken is None:
        mine, _, last = first.rpartition(" ")
        hands, stock = (mine, *hands[1:]), f"{last} {stock}"
    rules = variant("rummy", players=len(hands), **house)
    state = position(rules, hands, table=table, pile=pile, stock=stock, shown=shown)
    return play(state, "take-discard" if taken else "take-stock")


def _unused(*texts: str) -> list[Card]:
    used = parse_cards(" ".join(texts))
    return [each for each in CARDS if each not in used]


def play(state: RummyRound, *texts: str) -> RummyRound:
    """The state after these actions, written as text."""
    for text in texts:
        state = apply(state, parse_action(text))
    return state


def legal(state: RummyRound, word: str = "") -> list[str]:
    """The text of the legal actions that begin with `word`."""
    return [str(action) for action in legal_actions(state) if str(action).startswith(word)]


def refused(state: RummyRound, text: str, *, seat: int | None = None) -> IllegalAction:
    """The refusal of an action, which is not listed; the state must not have changed by it."""
    before = state, legal_actions(state)
    assert parse_action(text) not in before[1] or seat is not None
    try:
        apply(state, parse_action(text), seat=seat)
    except IllegalAction as refusal:
        assert (state, legal_actions(state)) == before
        return refusal
    raise AssertionError(f"{text} was accepted")


def reason(state: RummyRound, text: str, *, seat: int | None = None) -> Enum:
    """Why an action is refused."""
    return refused(state, text, seat=seat).reason


def outcome(state: RummyRound) -> RummyOutcome:
    """How the round ended."""
    assert state.outcome is not None
    return state.outcome


def table(state: RummyRound) -> list[str]:
    """The melds on the table."""
    return [lying.meld.text for lying in state.table]


def random_states(seed: int, players: int = 2, **house: object) -> Iterator[RummyRound]:
    """The states of one round of legal actions, chosen at random.

    Odd seeds meld and lay off whenever they can, so that rounds are won; even ones do so at times.
    """
    chance = random.Random(f"{players} {house} {seed}")
    rules = variant("rummy", players=players, **house)
    state = start(rules, seed=seed, dealer=chance.randrange(players))
    yield state
    while options := legal_actions(state):
        state = apply(state, random_choice(options, chance, eager=seed % 2 == 1))
        yield state


def random_choice(options: Sequence[Action], chance: random.Random, *, eager: bool) -> Action:
    """One of the options; a meld or a lay-off if there is one and the player is eager."""
    shows = [each for each in options if isinstance(each, LayMeld | LayOffCard)]
    return chance.choice(shows if shows and eager else options)


def cards_of(state: RummyRound) -> list[Card]:
    """Every card of the state, wherever it is."""
    found = [each for held in state.hands for each in held]
    found += [each for lying in state.table for each in lying.meld.cards]
    return [*found, *state.discards, *state.stock]


def turn(state: RummyRound) -> Discard:
    """The phase of a player who has drawn."""
    assert isinstance(state.phase, Discard)
    return state.phase
