from __future__ import annotations

import copy
import pickle
from itertools import combinations

import brute_force
import pytest

from gin_widgets.engine.cards import CARDS, parse_card, parse_cards
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.melds import Meld, MeldKind


def test_g7_the_pack_has_329_melds_and_each_is_read_back() -> None:
    for cards in brute_force.all_melds():
        meld = Meld.parse(" ".join(card.text for card in cards))
        assert set(meld.cards) == cards
        assert meld.kind is (MeldKind.SET if brute_force.is_set(cards) else MeldKind.RUN)
        assert Meld.parse(str(meld)) == meld == Meld.parse(meld.text) == Meld.from_bits(meld.bits)
        assert Hand.from_bits(meld.bits) == Hand.of(cards)
    assert len({str(Meld(tuple(cards))) for cards in brute_force.all_melds()}) == 329


def test_g7_no_other_three_or_four_cards_are_a_meld() -> None:
    pack = [card for card in CARDS if card.order in {0, 1, 2, 3, 11, 12}]
    for size in (3, 4):
        for cards in combinations(pack, size):
            if not brute_force.is_meld(cards):
                with pytest.raises(InvalidNotation):
                    Meld(cards)


def test_a_meld_puts_its_cards_in_order() -> None:
    assert str(Meld.parse("7c 5c 6c")) == "5c6c7c"
    assert Meld.parse("Jd Js Jh").text == "Js Jh Jd"
    assert Meld.parse("Td 9d Jd").cards == parse_cards("9d Td Jd")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "three cards or more"),
        ("7h", "three cards or more"),
        ("7h 7s", "three cards or more"),
        ("7h 7s 8d", "neither of one rank nor of one suit"),
        ("7h 8h 9d", "neither of one rank nor of one suit"),
        ("7h 8h Th", "a card is missing in between"),
        ("Ah 5h Kh", "a card is missing in between"),
        ("7h 7s 7h", "The 7h is there twice"),
        ("9c-jc", "is not a card"),
    ],
)
def test_g7_what_is_no_meld_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidNotation, match=reason):
        Meld.parse(text)


@pytest.mark.parametrize("text", ["Qh Kh Ah", "Kh Ah 2h", "Jh Qh Kh Ah 2h"])
def test_g5_the_ace_is_never_high_nor_round_the_corner(text: str) -> None:
    with pytest.raises(InvalidNotation, match="the ace is low"):
        Meld.parse(text)


def test_g5_the_ace_is_low() -> None:
    assert Meld.parse("3h 2h Ah").kind is MeldKind.RUN


@pytest.mark.parametrize("cards", brute_force.all_melds(), ids=lambda cards: str(Hand.of(cards)))
def test_g22_ends_are_the_cards_that_make_a_longer_meld(cards: brute_force.Cards) -> None:
    ends = Hand.from_bits(Meld(tuple(cards)).ends)
    assert set(ends) == brute_force.fitting([cards])


def test_melds_are_values() -> None:
    meld = Meld.parse("5c6c7c")
    assert copy.deepcopy(meld) == meld
    again = pickle.loads(pickle.dumps(meld))  # noqa: S301 - our own bytes
    assert (again, again.ends, hash(again)) == (meld, meld.ends, hash(meld))
    assert meld != Meld.parse("5c6c7c8c")
    assert parse_card("5c") in meld.cards
