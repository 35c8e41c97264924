from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from meldy_hands import hands

from gin_widgets.engine.cards import CARDS, parse_card, parse_cards
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.hands import Hand


def test_a_hand_prints_its_cards_in_the_order_of_the_pack() -> None:
    hand = Hand.of("7h 10d A♠ kc")
    assert str(hand) == "As 7h Td Kc"
    assert repr(hand) == "Hand('As 7h Td Kc')"


def test_text_cards_and_hands_make_the_same_hand() -> None:
    hand = Hand.of("As 7h")
    assert Hand.of(parse_cards("7h As")) == hand
    assert Hand.of(hand) is hand
    assert hash(Hand.of("7hAs")) == hash(hand)
    assert hand != "As 7h"


def test_bits_and_suits_follow_the_cards_indexes() -> None:
    hand = Hand.of("As Kh 2d 3c")
    assert hand.bits == 1 | 1 << 25 | 1 << 27 | 1 << 41
    assert hand.suits == (1, 1 << 12, 2, 4)


@pytest.mark.parametrize("text", ["As As", "A♠ 5d as", "7hAs7h"])
def test_a_card_twice_is_refused_with_its_name(text: str) -> None:
    with pytest.raises(InvalidNotation, match=r"The (As|7h) is there twice\."):
        Hand.of(text)


def test_a_card_object_twice_is_refused_too() -> None:
    ace = parse_card("As")
    with pytest.raises(InvalidNotation) as refusal:
        Hand.of([ace, ace])
    assert refusal.value.message.params["card"] is ace


@pytest.mark.parametrize("bits", [-1, 1 << 52])
def test_bits_outside_the_pack_are_refused(bits: int) -> None:
    with pytest.raises(ValueError, match="52 bits"):
        Hand.from_bits(bits)


def test_hands_are_values() -> None:
    hand = Hand.of("As 7h")
    with pytest.raises(AttributeError):
        hand.bits = 0
    assert copy.deepcopy(hand) == hand
    assert pickle.loads(pickle.dumps(hand)) == hand  # noqa: S301 - our own bytes


def test_g6_points_of_a_hand() -> None:
    assert Hand.of("Ac 7d Qs Th").points == 28
    assert Hand.of("").points == 0
    assert Hand.of(CARDS).points == 340


@settings(deadline=None)
@given(hands(max_size=20), hands(max_size=20))
def test_operators_are_those_of_sets(one: Hand, other: Hand) -> None:
    left, right = set(one), set(other)
    assert set(one | other) == left | right
    assert set(one & other) == left & right
    assert set(one - other) == left - right
    assert len(one) == len(left)
    assert bool(one) == bool(left)


@settings(deadline=None)
@given(hands(), st.sampled_from(CARDS))
def test_operators_take_single_cards(hand: Hand, card: object) -> None:
    assert isinstance(card, type(CARDS[0]))
    assert card in hand | card
    assert card not in hand - card
    assert (hand & card == Hand.of([card])) is (card in hand)


@settings(deadline=None)
@given(hands(max_size=52))
def test_text_and_bits_are_read_back(hand: Hand) -> None:
    assert Hand.of(str(hand)) == hand
    assert Hand.from_bits(hand.bits) == hand
    assert list(hand) == sorted(hand)
