"""The deal: rules G3, G4, G10, G12, G13, J3 and the option `first_upcard`."""

import pytest
from gin_play import card, cards_of, dealt, legal, play, reason

from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.gin.states import Discard, Draw, FirstUpcard
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rounds import start, view_for
from gin_widgets.engine.rules import ImpossibleRules, variant


def test_g3_two_players_ten_cards_each() -> None:
    state = start("gin", seed=3)
    assert [len(held) for held in state.hands] == [10, 10]


def test_g4_one_pack_of_52_without_jokers() -> None:
    assert sorted(cards_of(start("gin", seed=3))) == list(CARDS)


@pytest.mark.parametrize("dealer", [0, 1])
def test_g10_one_card_at_a_time_nondealer_first(dealer: int) -> None:
    deal = Deal.from_seed(11)
    state = start("gin", deal=deal, dealer=dealer)
    assert state.hands[1 - dealer] == Hand.of(deal.order[0:20:2])
    assert state.hands[dealer] == Hand.of(deal.order[1:20:2])
    assert state.dealer == dealer


def test_g10_three_player_gin_deals_to_the_two_who_play() -> None:
    state = start("three-player", seed=5)
    assert [len(held) for held in state.hands] == [10, 10]


def test_g12_the_next_card_is_the_upcard() -> None:
    deal = Deal.from_seed(11)
    state = start("gin", deal=deal)
    assert state.discards == (deal.order[20],)
    assert view_for(state, 0).upcard is view_for(state, 1).upcard is deal.order[20]


def test_g13_the_rest_is_the_stock_face_down() -> None:
    deal = Deal.from_seed(11)
    state = start("gin", deal=deal)
    assert state.stock == deal.order[21:]
    assert view_for(state, 0).stock_count == 31


def test_first_upcard_offer_asks_the_nondealer() -> None:
    assert start("gin", seed=1, dealer=1).phase == FirstUpcard(0)
    assert start("gin", seed=1, dealer=0).phase == FirstUpcard(1)


def test_first_upcard_none_the_nondealer_draws_freely() -> None:
    state = start(variant("gin", first_upcard="none"), seed=1)
    assert state.phase == Draw(0, stock_only=False)
    assert legal(state) == ["take-stock", "take-discard"]
    assert reason(state, "pass") is Refusal.NO_PASSING


def test_j3_eleven_cards_for_the_nondealer_who_discards() -> None:
    rules = variant("gin", first_upcard="eleven")
    deal = Deal.from_seed(2)
    state = start(rules, deal=deal)
    assert state.phase == Discard(0, drawn=None, taken=None, must_knock=False)
    assert state.hands[0] == Hand.of(deal.order[0:21:2])
    assert (state.discards, len(state.hands[1]), state.stock_count) == ((), 10, 31)
    view = view_for(state, 0)
    assert (view.upcard, view.drawn, view.taken) == (None, None, None)
    assert len(legal(state, "discard")) == 11
    assert reason(state, "take-stock") is Refusal.ALREADY_DRAWN
    state = play(state, legal(state, "discard")[0])
    assert state.phase == Draw(1, stock_only=False)


def test_j3_with_eleven_cards_a_knock_at_once() -> None:
    state = dealt("4h 5h 6h Js Jh Jd 2s 3s 4s As 9c", first_upcard="eleven")
    assert legal(state, "knock 9c") == ["knock 9c: As 2s 3s 4s / Js Jh Jd / 4h 5h 6h"]


@pytest.mark.parametrize("house", [{"knock_limit": "upcard"}, {"spade_doubles": True}])
def test_j3_eleven_is_refused_where_the_upcard_matters(house: dict[str, object]) -> None:
    with pytest.raises(ImpossibleRules):
        variant("gin", first_upcard="eleven", **house)


def test_r43_ten_cards_each_unless_the_house_rule_says_eleven() -> None:
    assert len(start("gin", seed=1).hands[0]) == 10
    assert len(start(variant("gin", first_upcard="eleven"), seed=1).hands[0]) == 11


def test_start_by_seed_by_code_and_by_deal_are_one() -> None:
    deal = Deal.from_seed(99)
    by_deal = start("gin", deal=deal)
    assert start("gin", seed=99) == by_deal == start("gin", code=deal.code)
    assert start(variant("gin"), deal=deal) == by_deal


def test_start_needs_one_source_of_cards_and_a_seat() -> None:
    with pytest.raises(TypeError):
        start("gin")
    with pytest.raises(TypeError):
        start("gin", seed=1, deal=Deal.from_seed(1))
    with pytest.raises(ValueError, match="seat"):
        start("gin", seed=1, dealer=2)
    with pytest.raises(InvalidNotation):
        start("canasta", seed=1)
    with pytest.raises(InvalidNotation):
        start("gin", code="nonsense!")


def test_explicit_cards_reach_their_places() -> None:
    state = dealt("As 2s", "Kc", upcard="7d", stock="9h 9c")
    assert {card("As"), card("2s")} <= set(state.hands[0])
    assert card("Kc") in state.hands[1]
    assert state.discards == (card("7d"),)
    assert state.stock[:2] == (card("9h"), card("9c"))
