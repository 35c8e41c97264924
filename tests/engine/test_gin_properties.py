"""What holds in every state of every round, whatever is played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from gin_play import cards_of, random_states
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.engine.actions import (
    DISCARDS,
    PASS,
    TAKE_DISCARD,
    TAKE_STOCK,
    Action,
    ActionKind,
    BigGin,
    DiscardCard,
    Knock,
    LayOffCard,
    Show,
    parse_action,
)
from gin_widgets.engine.arrangements import Arrangement
from gin_widgets.engine.cards import CARDS, Card
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import IllegalAction
from gin_widgets.engine.gin.states import Discard, GinRound, LayOff
from gin_widgets.engine.melds import Meld
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rounds import apply, legal_actions, start, view_for
from gin_widgets.engine.views import PlayerView

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("gin", {}),
    ("gin", {"knock_limit": 0, "big_gin": 31}),
    ("gin", {"first_upcard": "none", "undercut_on_tie": False}),
    ("gin", {"first_upcard": "eleven", "discard_taken_upcard": True}),
    ("gin", {"fiftieth_card": True, "knock_discard_face_down": False}),
    ("oklahoma", {"spade_doubles": True, "ace_upcard": "one", "big_gin": 50}),
    ("hollywood", {"fiftieth_card": True}),
    ("three-player", {}),
)
ROUNDS = [(seed, *table) for table in TABLES for seed in range(4)]
any_round = st.tuples(st.integers(0, 2**40 - 1), st.sampled_from(TABLES))


def _final(seed: int, name: str, house: dict[str, Any]) -> GinRound:
    *_, last = random_states(seed, name, **house)
    return last


@given(any_round)
@settings(max_examples=25, deadline=None)
def test_52_cards_are_conserved(chosen: tuple[int, tuple[str, dict[str, Any]]]) -> None:
    seed, (name, house) = chosen
    for state in random_states(seed, name, **house):
        assert sorted(cards_of(state)) == list(CARDS)


@given(any_round)
@settings(max_examples=25, deadline=None)
def test_every_round_ends_and_says_how(chosen: tuple[int, tuple[str, dict[str, Any]]]) -> None:
    seed, (name, house) = chosen
    last = _final(seed, name, house)
    assert last.outcome is not None
    assert last.to_move is None
    assert (last.outcome.winner is None) == (last.outcome.kind in _NOBODY)
    assert last.outcome.points >= 0
    assert (last.outcome.points == 0) >= (last.outcome.winner is None)


_NOBODY = (OutcomeKind.DRAWN_STOCK, OutcomeKind.STOPPED, OutcomeKind.TIE)


@given(any_round)
@settings(max_examples=25, deadline=None)
def test_replaying_the_actions_gives_the_equal_state(
    chosen: tuple[int, tuple[str, dict[str, Any]]],
) -> None:
    seed, (name, house) = chosen
    last = _final(seed, name, house)
    state = start(last.rules, code=last.deal.code, dealer=last.dealer)
    for action in last.actions:
        state = apply(state, parse_action(str(action)))
    assert state == last
    assert hash(state.phase) == hash(last.phase)


@pytest.mark.parametrize(("seed", "name", "house"), ROUNDS)
def test_all_legal_actions_apply(seed: int, name: str, house: dict[str, Any]) -> None:
    for state in random_states(seed, name, **house):
        options = legal_actions(state)
        assert len(set(map(str, options))) == len(options)
        for action in options:
            after = apply(state, action, seat=state.to_move)
            assert after.actions == (*state.actions, action)
        assert bool(options) is not state.over


@pytest.mark.parametrize(("seed", "name", "house"), ROUNDS)
def test_what_is_not_listed_is_refused_and_changes_nothing(
    seed: int, name: str, house: dict[str, Any]
) -> None:
    chance = random.Random(seed)
    reasons = set()
    for state in random_states(seed, name, **house):
        options = legal_actions(state)
        tries = [action for action in _tries(state) if action not in options]
        for action in chance.sample(tries, min(12, len(tries))):
            before = hash(state.hands), legal_actions(state), state.phase
            with pytest.raises(IllegalAction) as refusal:
                apply(state, action)
            assert isinstance(refusal.value.reason, Refusal)
            assert "{" not in str(refusal.value.message)
            assert (hash(state.hands), legal_actions(state), state.phase) == before
            reasons.add(refusal.value.reason)
    assert len(reasons) >= 5


def _tries(state: GinRound) -> Iterator[Action]:
    """Actions of every kind; those that are legal without being listed are not among them."""
    yield from (TAKE_STOCK, TAKE_DISCARD, PASS)
    yield from DISCARDS
    hand = state.hands[state.to_move or 0]
    for card in hand:
        yield Knock(card, Arrangement((), tuple(hand - card)))  # ten cards never count 10
        yield Show(Arrangement((), tuple(hand - card)))
    yield BigGin(Arrangement((), tuple(hand)))
    melds = state.phase.melds if isinstance(state.phase, LayOff) else (Meld.parse("4d 5d 6d"),)
    for meld in melds:
        yield from (LayOffCard(card, meld) for card in CARDS)


@pytest.mark.parametrize(("seed", "name", "house"), ROUNDS)
def test_redealing_the_unseen_cards_leaves_the_view_equal(
    seed: int, name: str, house: dict[str, Any]
) -> None:
    chance = random.Random(seed)
    changed = 0
    for state in random_states(seed, name, **house):
        for seat in (0, 1):
            view = view_for(state, seat)
            other = _redealt(state, _unseen(view), chance)
            changed += other.stock != state.stock
            assert view_for(other, seat) == view
    assert changed


def _unseen(view: PlayerView) -> list[Card]:
    """The cards that this view does not show."""
    seen = {*view.hand, *view.discards}
    seen |= {event.card for event in view.events if event.card is not None}
    seen |= {laid.card for laid in view.lay_offs}
    seen |= {view.upcard} if view.upcard else set()
    if view.knock is not None:
        seen |= set(view.knock.arrangement.hand)
    if view.outcome is not None and view.outcome.showdown is not None:
        seen |= set(view.outcome.showdown.defence.hand)
    return [card for card in CARDS if card not in seen]


def _redealt(state: GinRound, unseen: list[Card], chance: random.Random) -> GinRound:
    """The same round, the unseen cards having changed places from the beginning."""
    shuffled = chance.sample(unseen, len(unseen))
    places = dict(zip(unseen, shuffled, strict=True))
    order = tuple(places.get(card, card) for card in state.deal.order)
    other = start(state.rules, deal=Deal(order), dealer=state.dealer)
    for action in state.actions:
        match action:
            case Knock(discard, arrangement):
                other = apply(other, Knock(places.get(discard, discard), arrangement))
            case DiscardCard(card):
                assert card not in places
                other = apply(other, action)
            case _:
                other = apply(other, action)
    return other


@pytest.mark.parametrize(("seed", "name", "house"), ROUNDS)
def test_a_view_shows_no_card_that_is_hidden(seed: int, name: str, house: dict[str, Any]) -> None:
    for state in random_states(seed, name, **house):
        for seat in (0, 1):
            text = repr(view_for(state, seat))
            public = {event.card for event in state.events if event.kind in _OPEN}
            hidden = {*state.stock, *(() if state.over else state.hands[1 - seat])} - public
            if isinstance(state.phase, LayOff) and state.phase.seat == seat:
                hidden = set(state.stock)
            assert not [card for card in hidden if repr(card) in text]


_OPEN = (ActionKind.TAKE_DISCARD, ActionKind.DISCARD)


@pytest.mark.parametrize(("seed", "name", "house"), ROUNDS)
def test_both_views_agree_on_what_is_public(seed: int, name: str, house: dict[str, Any]) -> None:
    for state in random_states(seed, name, **house):
        first, second = view_for(state, 0), view_for(state, 1)
        assert first.outcome == second.outcome
        assert first.lay_offs == second.lay_offs
        for part in ("to_move", "phase", "stock_count", "hand_counts", "upcard", "knock_limit"):
            assert getattr(first, part) == getattr(second, part)
        assert [event.kind for event in first.events] == [event.kind for event in second.events]
        assert bool(first.legal) + bool(second.legal) == (not state.over)


@pytest.mark.parametrize("seed", range(8))
def test_b24_the_hand_has_ten_cards_and_eleven_while_discarding(seed: int) -> None:
    for state in random_states(seed):
        for seat in (0, 1):
            eleven = isinstance(state.phase, Discard) and state.phase.seat == seat
            if not isinstance(state.phase, LayOff) and not state.over:
                assert len(state.hands[seat]) == (11 if eleven else 10)
