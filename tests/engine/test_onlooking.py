"""Somebody without a seat sees what both players see (T10, J16)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.gin.states import GinRound
from gin_widgets.engine.onlooking import before_the_deal, onlooker
from gin_widgets.engine.rounds import apply, legal_actions, start, view_for
from gin_widgets.engine.rules import Rules, variant
from gin_widgets.engine.seats import Seating, first_seating, seating_with


def states(seed: int) -> list[GinRound]:
    """The states of a round in which anything legal is done, and a knock if there is one."""
    random, found = Random(seed), [start("three-player", seed=seed)]
    while options := legal_actions(found[-1]):
        knocks = [one for one in options if one.kind is ActionKind.KNOCK]
        found.append(apply(found[-1], random.choice(knocks or options)))
    return found


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_no_card_is_seen_that_one_of_the_players_does_not_see(seed: int) -> None:
    for state in states(seed):
        views = view_for(state, 0), view_for(state, 1)
        seen = onlooker(*views)
        assert replace(onlooker(*views[::-1]), seat=seen.seat) == seen
        assert len(seen.hand) == 0
        assert (seen.drawn, seen.taken, seen.legal) == (None, None, ())
        for view in views:
            assert set(seen.discards) <= set(view.discards)
            known = {event.card for event in view.events}
            assert {event.card for event in seen.events} <= known | {None}
        for event in seen.events:
            if event.kind is ActionKind.TAKE_STOCK:
                assert event.card is None
        if seen.knock is not None and seen.outcome is None:
            assert seen.knock.discard is None
            assert state.discards[-1] not in seen.discards


def test_the_end_of_a_round_is_seen_as_everybody_sees_it() -> None:
    ends = [one for seed in range(6) for one in states(seed) if one.over]
    assert any(one.outcome is not None and one.outcome.showdown is not None for one in ends)
    for state in ends:
        seen = onlooker(view_for(state, 0), view_for(state, 1))
        assert seen.outcome == state.outcome
        assert seen.discards == state.discards


def test_before_the_deal_there_is_a_whole_pack_and_nothing_else() -> None:
    view = before_the_deal(view_for(start("three-player", seed=3), 0))
    assert (view.stock_count, view.hand_counts, view.discards) == (52, (0, 0), ())
    assert (view.upcard, view.legal, view.to_move, len(view.hand)) == (None, (), None, 0)


SEED, CUTTHROAT = variant("three-player"), variant("three-player", gin3_rotation="cutthroat")


@pytest.mark.parametrize("rules", [SEED, CUTTHROAT])
@pytest.mark.parametrize("cut", ["Kd 9c 4h", "9c Kd 4h", "4h 9c Kd", "4h Kd 9c", "9c 4h Kd"])
def test_a_seating_is_found_again_by_its_seats(rules: Rules, cut: str) -> None:
    first = first_seating(rules, Cut.parse(cut))
    assert seating_with(rules, first.seats, first.dealer_seat) == first


def test_a_seating_of_two() -> None:
    assert seating_with(variant("gin"), (0, 1), 0) == Seating((0, 1), 0, 0)


@pytest.mark.parametrize(
    ("rules", "seats", "dealer"),
    [
        (SEED, (0, 0), 1),
        (SEED, (0, 3), 1),
        (SEED, (0, 1), 0),
        (SEED, (0,), 1),
        (CUTTHROAT, (1, 0), 1),
        (variant("gin"), (0, 2), 1),
        (variant("gin"), (0, 1), 5),
        (variant("gin"), (1,), 0),
    ],
)
def test_seats_that_cannot_be_are_refused(
    rules: Rules, seats: tuple[int, ...], dealer: int
) -> None:
    with pytest.raises(ValueError, match="not the seats"):
        seating_with(rules, seats, dealer)
