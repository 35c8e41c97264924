"""The yardstick does what its description says, whatever the round."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from positions import dealt_again, positions

from gin_widgets.engine.actions import (
    ActionKind,
    BigGin,
    DiscardCard,
    Knock,
    parse_action,
)
from gin_widgets.engine.arrangements import deadwood_after_discards
from gin_widgets.engine.cards import parse_card
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.melds import Meld
from gin_widgets.engine.record import replay
from gin_widgets.engine.rounds import apply, start, view_for
from gin_widgets.engine.rules import GinRules, variant
from gin_widgets.engine.settlement import settle
from gin_widgets.engine.views import Event, PhaseKind, PlayerView
from gin_widgets.players import play_round, player
from gin_widgets.players.laying_off import lay_off_plan
from gin_widgets.players.simple import Simple, joins_meld

if TYPE_CHECKING:
    from gin_widgets.engine.gin.states import GinRound

SEEDS = range(25)
HOUSES = (
    variant("gin"),
    variant("gin", knock_limit=0, big_gin=31, fiftieth_card=True),
    variant("gin", first_upcard="eleven", discard_taken_upcard=True),
    variant("gin", first_upcard="none", undercut_on_tie=False),
    variant("oklahoma", spade_doubles=True),
    variant("hollywood"),
)


def play(state: GinRound, *moves: str) -> GinRound:
    for move in moves:
        state = apply(state, parse_action(move))
    return state


def views() -> list[PlayerView]:
    """What the seat to move sees, in rounds that two simple players play."""
    found = []
    for seed in SEEDS:
        state = start(HOUSES[0], seed=seed)
        while (seat := state.to_move) is not None:
            found.append(view_for(state, seat))
            state = apply(state, Simple().choose(found[-1]))
    return found


@pytest.mark.parametrize(
    ("card", "hand", "joins"),
    [
        ("5h", "6h 7h Ks", True),
        ("5h", "4h 6h Ks", True),
        ("5h", "3h 4h Ks", True),
        ("5h", "5s 5d Ks", True),
        ("5h", "5s 6h Ks", False),
        ("5h", "6h 8h Ks", False),
        ("Ah", "Qh Kh 2h", False),
        ("Kh", "Qh Ah 2h", False),
        ("5h", "4s 6s 5d", False),
    ],
)
def test_joins_meld(card: str, hand: str, joins: bool) -> None:
    (one,) = Hand.of(card)
    assert joins_meld(one, Hand.of(hand)) == joins


def melds_of_three_with(view: PlayerView) -> bool:
    """The same by trying every pair of cards."""
    for pair in combinations(view.hand, 2):
        try:
            Meld((view.discards[-1], *pair))
        except InvalidNotation:
            continue
        return True
    return False


def test_it_takes_the_upcard_only_if_that_joins_a_meld() -> None:
    asked = [view for view in views() if view.phase in (PhaseKind.FIRST_UPCARD, PhaseKind.DRAW)]
    took = 0
    for view in asked:
        action = Simple().choose(view)
        free = any(one.kind is ActionKind.TAKE_DISCARD for one in view.legal)
        assert (action.kind is ActionKind.TAKE_DISCARD) == (free and melds_of_three_with(view))
        took += action.kind is ActionKind.TAKE_DISCARD
    assert 0 < took < len(asked)


def test_it_discards_a_card_that_leaves_least_deadwood_and_knocks_as_soon_as_it_can() -> None:
    knocked = 0
    for view in views():
        if view.phase is not PhaseKind.DISCARD:
            continue
        action = Simple().choose(view)
        can_knock = any(isinstance(one, Knock) for one in view.legal)
        assert isinstance(action, Knock) == can_knock
        knocked += can_knock
        card = action.discard if isinstance(action, Knock) else None
        card = action.card if isinstance(action, DiscardCard) else card
        assert card is not None
        left = deadwood_after_discards(view.hand)
        allowed = [one.card for one in view.legal if isinstance(one, DiscardCard)]
        assert left[card] == min(left[one] for one in allowed)
    assert knocked


def test_the_discard_among_equals_is_by_chance() -> None:
    places = set()
    for view in views():
        action = Simple().choose(view)
        if isinstance(action, DiscardCard):
            left = deadwood_after_discards(view.hand)
            least = [card for card in left if left[card] == min(left.values())]
            if len(least) > 2 and action.card in least:
                places.add(least.index(action.card))
    assert len(places) > 2


def test_it_goes_big_gin_where_that_is_played() -> None:
    deal = Deal.of(["2c 3c 4c 7d 8d 9d Jc Jh Jd Td"], "Kh", "5c")
    for bonus, expected in ((31, BigGin), (0, Knock)):
        state = start(variant("gin", big_gin=bonus), deal=deal)
        drawn = play(state, "pass", "pass", "take-stock")
        assert isinstance(Simple().choose(view_for(drawn, 0)), expected)


def test_it_never_makes_the_same_exchange_twice() -> None:
    made: set[object] = set()
    exchanges = 0
    for view in views():
        if not view.events:
            made = set()
        action = Simple().choose(view)
        if isinstance(action, DiscardCard) and view.taken is not None:
            exchange = (view.seat, view.taken, action.card)
            assert exchange not in made
            made.add(exchange)
            exchanges += 1
    assert exchanges


def test_an_exchange_made_before_is_not_made_again() -> None:
    hands = ["5h 6h 7h Ks Kd Qc 2s 4d 9c Jh", "As 3s 5s 7s 9s 2h 4h 6c 8c Tc"]
    state = start("gin", deal=Deal.of(hands, "8h"))
    moves = ["take-discard", "discard Ks", "take-stock", "discard 8c"]
    view = view_for(play(state, *moves), 0)
    event = Event(0, ActionKind.DISCARD, parse_card("Ks"))
    assert event in view.events
    again = replace(view, taken=parse_card("8h"), phase=PhaseKind.DISCARD)
    legal = (DiscardCard(parse_card("Ks")), DiscardCard(parse_card("Kd")))
    again = replace(again, legal=legal, hand=view.hand | parse_card("Ks"))
    chances = [replace(again, stock_count=count) for count in range(20)]
    assert {Simple().choose(one) for one in chances} == {legal[1]}
    new = [replace(one, events=()) for one in chances]
    assert {Simple().choose(one) for one in new} == set(legal)


def test_the_same_view_gives_the_same_choice_whatever_is_hidden() -> None:
    for number, state in enumerate(positions("gin", range(6))):
        seat = state.to_move
        assert seat is not None
        chosen = Simple().choose(view_for(state, seat))
        for seed in (number, number + 1):
            assert Simple().choose(view_for(dealt_again(state, seat, seed), seat)) == chosen


@pytest.mark.parametrize("rules", HOUSES, ids=str)
def test_it_plays_every_deal_to_its_end(rules: GinRules) -> None:
    for seed in SEEDS:
        record = play_round((Simple(), Simple()), rules, seed)
        state = replay(record).state
        assert state is not None
        assert state.over


def test_j7_it_lays_off_exactly() -> None:
    laid_off = 0
    for view in views():
        if view.phase is not PhaseKind.LAY_OFF or view.lay_offs or view.knock is None:
            continue
        best = settle(view.knock.arrangement, view.hand, view.rules)
        *lay_offs, show = lay_off_plan(view)
        assert len(lay_offs) == len(best.lay_offs)
        assert str(show).startswith("show:")
        laid_off += len(lay_offs)
    assert laid_off


def test_a_lay_off_plan_needs_a_knock() -> None:
    with pytest.raises(ValueError, match="nobody has knocked"):
        lay_off_plan(views()[0])


def test_the_registry_knows_the_yardstick_and_refuses_others() -> None:
    assert isinstance(player("simple"), Simple)
    with pytest.raises(InvalidNotation, match="genius"):
        player("genius")


def test_play_round_refuses_a_game_that_is_no_gin() -> None:
    with pytest.raises(InvalidNotation, match="only the Gin games"):
        play_round((Simple(), Simple()), "rummy", 1)
