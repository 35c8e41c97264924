from __future__ import annotations

import brute_force
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from meldy_hands import hands

from gin_widgets.engine.cards import CARDS, Card, parse_card
from gin_widgets.engine.defence import order_of_lay_offs
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.lay_offs import (
    LayOff,
    after_lay_off,
    chain_of,
    fits,
    lay_off,
    lay_offs_of,
    legal_lay_offs,
)
from gin_widgets.engine.melds import Meld

SIXES = Meld.parse("6s 6h 6d")
CLUBS = Meld.parse("5c 6c 7c")
SEVENS = Meld.parse("7s 7h 7d")


@settings(deadline=None)
@given(st.sampled_from(brute_force.all_melds()), st.sampled_from(CARDS))
def test_g22_a_card_fits_when_the_meld_stays_a_meld(cards: brute_force.Cards, card: Card) -> None:
    meld = Meld(tuple(cards))
    longer = cards | {card}
    assert fits(card, meld) is (card not in cards and brute_force.is_meld(longer))
    if fits(card, meld):
        assert lay_off(card, meld) == Meld(tuple(longer))
    else:
        with pytest.raises(ValueError, match="does not fit"):
            lay_off(card, meld)


def test_g5_an_ace_goes_below_the_two_and_never_on_the_king() -> None:
    assert not fits(parse_card("As"), Meld.parse("Js Qs Ks"))
    assert not fits(parse_card("Ah"), Meld.parse("Js Qs Ks"))
    assert not fits(parse_card("Ks"), Meld.parse("Ah 2h 3h"))
    assert fits(parse_card("Ad"), Meld.parse("2d 3d 4d"))


def test_g22_the_player_may_choose_between_two_melds() -> None:
    seven = parse_card("7c")
    run = Meld.parse("4c 5c 6c")
    assert legal_lay_offs(seven, (SEVENS, SIXES, run)) == (SEVENS, run)
    assert lay_offs_of("7c 9c", (SEVENS, run)) == (LayOff(seven, SEVENS), LayOff(seven, run))


def test_g22_a_chain_needs_its_cards_in_order() -> None:
    assert lay_offs_of("8c 9c Jc", (CLUBS,)) == (LayOff(parse_card("8c"), CLUBS),)
    assert chain_of("8c 9c Jc", (CLUBS,)) == Hand.of("8c 9c")
    melds = after_lay_off((SIXES, CLUBS), LayOff(parse_card("8c"), CLUBS))
    assert melds == (SIXES, Meld.parse("5c 6c 7c 8c"))
    assert lay_offs_of("9c Jc", melds) == (LayOff(parse_card("9c"), melds[1]),)


def test_a_lay_off_prints_card_and_meld() -> None:
    assert str(LayOff(parse_card("8c"), CLUBS)) == "8c: 5c 6c 7c"


def test_a_meld_that_does_not_lie_there_takes_nothing() -> None:
    with pytest.raises(ValueError, match="does not lie there"):
        after_lay_off((SIXES,), LayOff(parse_card("8c"), CLUBS))


def test_no_order_is_found_where_there_is_none() -> None:
    with pytest.raises(ValueError, match="cannot all be laid off"):
        order_of_lay_offs((CLUBS,), Hand.of("9c").bits)


@settings(deadline=None)
@given(st.lists(st.sampled_from(brute_force.all_melds()), max_size=2), hands(max_size=12))
def test_chains_are_those_of_trying_everything(melds: list[brute_force.Cards], hand: Hand) -> None:
    expected = set().union(*(brute_force.chained(meld, frozenset(hand)) for meld in melds))
    assert set(chain_of(hand, [Meld(tuple(meld)) for meld in melds])) == expected
