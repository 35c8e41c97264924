"""What holds in every state of every round of Rummy, whatever is played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rummy_play import cards_of, random_states

from gin_widgets.engine.actions import (
    DISCARDS,
    PASS,
    TAKE_DISCARD,
    TAKE_STOCK,
    TURN_OVER,
    Action,
    ActionKind,
    BigGin,
    Knock,
    LayMeld,
    LayOffCard,
    Show,
    parse_action,
)
from gin_widgets.engine.arrangements import Arrangement
from gin_widgets.engine.cards import CARDS, Card
from gin_widgets.engine.corner_runs import parse_meld
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import IllegalAction
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.record import Record, replay
from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rounds import apply, legal_actions, start, view_for
from gin_widgets.engine.rules import AceRank
from gin_widgets.engine.rummy.going_out import can_end, way_out
from gin_widgets.engine.rummy.melds import melds_in
from gin_widgets.engine.rummy.refusals import RummyRefusal
from gin_widgets.engine.rummy.states import Discard, Over, RummyRound
from gin_widgets.engine.rummy.turn import Turn
from gin_widgets.engine.rummy_views import RummyEvent, RummyView

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"ace_rank": "round_the_corner", "hand_size": 7, "stock_out": "reshuffle"},
    {"melds_per_turn": "one", "final_discard": "required", "ace_rank": "high_or_low"},
    {"melds_per_turn": "one", "layoff_before_meld": False, "stock_out": "end_hand"},
    {"layoff_before_meld": False, "final_discard": "required", "max_recycles": 1},
    {"discard_taken_upcard": True, "going_rummy": 1, "ace_points": 15, "hand_size": 6},
)
ROUNDS = [(1 + 2 * at, 2 + at % 5, table) for at, table in enumerate(TABLES)]
ROUNDS += [(2 * at, 2 + (at + 2) % 5, table) for at, table in enumerate(TABLES)]
any_round = st.tuples(st.integers(0, 2**40 - 1), st.integers(2, 6), st.sampled_from(TABLES))


@given(any_round)
@settings(max_examples=25, deadline=None)
def test_52_cards_are_conserved(chosen: tuple[int, int, dict[str, Any]]) -> None:
    seed, players, house = chosen
    for state in random_states(seed, players, **house):
        assert sorted(cards_of(state)) == list(CARDS)


@given(any_round)
@settings(max_examples=25, deadline=None)
def test_every_round_ends_and_says_how(chosen: tuple[int, int, dict[str, Any]]) -> None:
    seed, players, house = chosen
    *_, last = random_states(seed, players, **house)
    end = last.outcome
    assert end is not None
    assert last.to_move is None
    if end.winner is None:
        assert end.kind in (OutcomeKind.STOCK_OUT, OutcomeKind.STOPPED)
        assert (end.points, end.hands, end.counts) == (0, (), ())
    else:
        assert end.kind in (OutcomeKind.OUT, OutcomeKind.RUMMY)
        assert end.hands == last.hands
        assert [seat for seat, held in enumerate(last.hands) if not held] == [end.winner]
        assert end.points == sum(end.payments) > 0
        shown = {event.seat for event in last.events if event.kind in _SHOWING}
        assert shown or end.kind is OutcomeKind.RUMMY


_SHOWING = (ActionKind.MELD, ActionKind.LAY_OFF)


@given(any_round)
@settings(max_examples=15, deadline=None)
def test_replaying_the_record_gives_the_equal_state(
    chosen: tuple[int, int, dict[str, Any]],
) -> None:
    seed, players, house = chosen
    *_, last = random_states(seed, players, **house)
    state = start(last.rules, code=last.deal.code, dealer=last.dealer)
    for action in last.actions:
        state = apply(state, parse_action(str(action)))
    assert state == last
    assert replay(str(Record.of_round(last))).state == last


@pytest.mark.parametrize(("seed", "players", "house"), ROUNDS)
def test_all_legal_actions_apply(seed: int, players: int, house: dict[str, Any]) -> None:
    for state in random_states(seed, players, **house):
        options = legal_actions(state)
        assert len(set(map(str, options))) == len(options)
        for action in options:
            after = apply(state, action, seat=state.to_move)
            assert after.actions == (*state.actions, action)
            assert after.over or legal_actions(after)  # J18: no dead end
        assert bool(options) is not state.over


@pytest.mark.parametrize(("seed", "players", "house"), ROUNDS)
def test_what_is_not_listed_is_refused_and_changes_nothing(
    seed: int, players: int, house: dict[str, Any]
) -> None:
    chance = random.Random(seed)
    reasons = set()
    for state in random_states(seed, players, **house):
        options = legal_actions(state)
        tries = [action for action in _tries(state) if action not in options]
        for action in chance.sample(tries, min(8, len(tries))):
            before = state.hands, legal_actions(state), state.phase
            with pytest.raises(IllegalAction) as refusal:
                apply(state, action)
            assert isinstance(refusal.value.reason, Refusal | RummyRefusal)
            assert "{" not in str(refusal.value.message)
            assert (state.hands, legal_actions(state), state.phase) == before
            reasons.add(refusal.value.reason)
    assert len(reasons) >= 5


def _tries(state: RummyRound) -> Iterator[Action]:
    """Actions of every kind: all draws, discards, melds of the hand by any rule, and lay-offs."""
    yield from (TAKE_STOCK, TAKE_DISCARD, TURN_OVER, PASS)
    yield from DISCARDS
    held = state.hands[state.to_move or 0]
    yield from map(LayMeld, melds_in(held, AceRank.ROUND_THE_CORNER))
    yield LayMeld(parse_meld("Qd Kd Ad"))
    for each in held:
        yield Knock(each, Arrangement((), tuple(held - each)))
    yield BigGin(Arrangement((), tuple(held)))
    yield Show(Arrangement((), tuple(held)))
    melds = [lying.meld for lying in state.table] or [parse_meld("4d 5d 6d")]
    for meld in melds:
        yield from (LayOffCard(each, meld) for each in CARDS)


@pytest.mark.parametrize(("seed", "players", "house"), ROUNDS)
def test_redealing_the_unseen_cards_leaves_the_view_equal(
    seed: int, players: int, house: dict[str, Any]
) -> None:
    chance = random.Random(seed)
    changed = 0
    for state in list(random_states(seed, players, **house))[::3]:
        for seat in range(players):
            view = view_for(state, seat)
            other = _redealt(state, seat, _unseen(view), chance)
            changed += other.hands != state.hands
            assert view_for(other, seat) == view
    assert changed


def _unseen(view: RummyView) -> list[Card]:
    """The cards that this view has never shown."""
    seen = {*view.hand, *view.discards, view.upcard}
    seen |= {event.card for event in view.events if event.card is not None}
    seen |= {each for lying in view.table for each in lying.meld.cards}
    if view.outcome is not None:
        seen |= {each for held in view.outcome.hands for each in held}
    return [each for each in CARDS if each not in seen]


def _redealt(state: RummyRound, seat: int, unseen: list[Card], chance: random.Random) -> RummyRound:
    """The same round with the unseen cards in other places, and another deal behind it."""
    places = dict(zip(unseen, chance.sample(unseen, len(unseen)), strict=True))

    def moved(card: Card) -> Card:
        return places.get(card, card)

    def told(event: RummyEvent) -> RummyEvent:
        return event if event.card is None else replace(event, card=moved(event.card))

    phase = state.phase
    if isinstance(phase, Discard) and phase.drawn is not None and phase.seat != seat:
        phase = replace(phase, drawn=moved(phase.drawn))
    return replace(
        state,
        setup=replace(state.setup, deal=Deal.from_seed(chance.getrandbits(40))),
        hands=tuple(Hand.of(map(moved, held)) for held in state.hands),
        stock=tuple(map(moved, state.stock)),
        events=tuple(map(told, state.events)),
        phase=phase,
    )


@pytest.mark.parametrize(("seed", "players", "house"), ROUNDS)
def test_a_view_shows_no_card_that_is_hidden(
    seed: int, players: int, house: dict[str, Any]
) -> None:
    for state in list(random_states(seed, players, **house))[::3]:
        public = {state.setup.upcard}
        public |= {event.card for event in state.events if event.kind in _OPEN and event.card}
        for seat in range(players):
            text = repr(view_for(state, seat))
            own = {event.card for event in state.events if event.seat == seat}
            others = [held for at, held in enumerate(state.hands) if at != seat]
            hidden = {*state.stock}
            if not isinstance(state.phase, Over) or state.phase.outcome.winner is None:
                hidden |= {each for held in others for each in held}
            assert not [each for each in hidden - public - own if repr(each) in text]


_OPEN = (ActionKind.TAKE_DISCARD, ActionKind.DISCARD)


@pytest.mark.parametrize(("seed", "players", "house"), ROUNDS)
def test_all_views_agree_on_what_is_public(seed: int, players: int, house: dict[str, Any]) -> None:
    public = (
        *("to_move", "phase", "stock_count", "hand_counts", "upcard", "table", "discards"),
        *("recycles", "shown", "melds_laid", "outcome"),
    )
    for state in list(random_states(seed, players, **house))[::2]:
        first, *others = [view_for(state, seat) for seat in range(players)]
        for view in others:
            for part in public:
                assert getattr(first, part) == getattr(view, part)
            assert [event.kind for event in first.events] == [event.kind for event in view.events]
        assert sum(bool(view.legal) for view in (first, *others)) == (not state.over)


@pytest.mark.parametrize(("seed", "players", "house"), ROUNDS)
def test_a_way_out_can_be_played_to_the_end_of_the_round(
    seed: int, players: int, house: dict[str, Any]
) -> None:
    for state in random_states(seed, players, **house):
        if not isinstance(state.phase, Discard):
            continue
        turn = Turn.of_view(view_for(state, state.phase.seat))
        assert can_end(turn)
        way = way_out(turn)
        for action in way or ():
            state = apply(state, action)  # noqa: PLW2901 - the round goes on from here
        assert state.over is (way is not None)


@pytest.mark.parametrize(("seed", "players", "house"), ROUNDS)
def test_going_out_is_missed_by_no_way_out(seed: int, players: int, house: dict[str, Any]) -> None:
    found = 0
    for state in random_states(seed, players, **house):
        if isinstance(state.phase, Discard) and len(state.hands[state.phase.seat]) < 7:
            turn = Turn.of_view(view_for(state, state.phase.seat))
            assert (way_out(turn) is not None) is _goes_out(state, state.phase.seat)
            found += 1
    assert found or seed % 2 == 0


def _goes_out(state: RummyRound, seat: int) -> bool:
    """Whether some sequence of legal actions of this turn ends the round for `seat`."""
    if state.outcome is not None:
        return state.outcome.winner == seat
    if state.to_move != seat:
        return False
    return any(_goes_out(apply(state, action), seat) for action in legal_actions(state))


@pytest.mark.parametrize("players", range(2, 7))
def test_the_hand_grows_by_one_card_at_the_draw_only(players: int) -> None:
    last: RummyRound | None = None
    for state in random_states(players, players):
        if last is not None:
            counts = zip(last.hands, state.hands, strict=True)
            growth = [len(now) - len(before) for before, now in counts]
            drew = state.actions[-1].kind in _DRAWS
            assert max(growth) == (1 if drew else 0)
            assert (sum(growth) == 1) is drew
        last = state


_DRAWS = (ActionKind.TAKE_STOCK, ActionKind.TAKE_DISCARD, ActionKind.TURN_OVER)
