"""The deal and the first turn of Rummy: B0, B1, B3, B4, B7, J24."""

import pytest
from case_rows import row
from rummy_play import card, dealt, legal

from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.rounds import start
from gin_widgets.engine.rules import ImpossibleRules, variant, variant_named
from gin_widgets.engine.rummy.states import Draw

SIZES = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}


def test_b0_the_game_is_called_rummy() -> None:
    assert str(variant_named("rummy").title) == "Rummy"


def test_r66_b3_the_hand_sizes_by_number_of_players() -> None:
    shown = row("rule_and_bug_cases", "R66")
    found = []
    for players in shown["input"]["players"]:
        state = start(variant("rummy", players=players), seed=5)
        assert len({len(held) for held in state.hands}) == 1
        found.append(len(state.hands[0]))
    assert found == shown["expected"]["cards"]


@pytest.mark.parametrize("players", range(2, 7))
def test_b1_b3_two_to_six_players_are_dealt_one_card_at_a_time(players: int) -> None:
    deal = Deal.from_seed(players)
    for dealer in range(players):
        state = start(variant("rummy", players=players), deal=deal, dealer=dealer)
        dealt_to = [(dealer + 1 + at) % players for at in range(players * SIZES[players])]
        for seat in range(players):
            expected = {deal.order[at] for at, to in enumerate(dealt_to) if to == seat}
            assert set(state.hands[seat]) == expected
        assert dealt_to[-1] == dealer


@pytest.mark.parametrize("players", range(2, 7))
def test_b4_then_the_upcard_and_the_stock(players: int) -> None:
    state = start(variant("rummy", players=players), seed=9)
    out = players * SIZES[players]
    assert state.discards == (state.setup.upcard,) == (state.deal.order[out],)
    assert state.stock == state.deal.order[out + 1 :]
    assert state.stock_count == len(CARDS) - out - 1


@pytest.mark.parametrize("players", range(2, 7))
def test_b7_left_of_the_dealer_starts(players: int) -> None:
    for dealer in range(players):
        state = start(variant("rummy", players=players), seed=9, dealer=dealer)
        assert state.phase == Draw((dealer + 1) % players)
    assert start(variant("rummy", players=players), seed=9).to_move == 0


def test_b4_nobody_is_asked_first_about_the_upcard() -> None:
    state = start("rummy", seed=3)
    assert legal(state) == ["take-stock", "take-discard"]


def test_chosen_cards_are_dealt_to_the_dealers_left_first() -> None:
    state = dealt("As 2s", "3s", "4s", upcard="Kh", stock="Qh", dealer=0)
    assert card("As") in state.hands[1]
    assert card("3s") in state.hands[2]
    assert card("4s") in state.hands[0]
    assert (state.setup.upcard, state.stock[0]) == (card("Kh"), card("Qh"))


@pytest.mark.parametrize(("players", "size"), [(2, 6), (2, 7), (4, 10), (6, 7), (5, 10)])
def test_another_hand_size(players: int, size: int) -> None:
    state = start(variant("rummy", players=players, hand_size=size), seed=2)
    assert {len(held) for held in state.hands} == {size}
    assert state.stock_count == len(CARDS) - players * size - 1


def test_j24_a_hand_size_that_leaves_no_stock_is_refused() -> None:
    with pytest.raises(ImpossibleRules, match="no stock"):
        variant("rummy", players=6, hand_size=10)


@pytest.mark.parametrize("dealer", [-1, 3])
def test_a_dealer_who_does_not_exist(dealer: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        start(variant("rummy", players=3), seed=1, dealer=dealer)
