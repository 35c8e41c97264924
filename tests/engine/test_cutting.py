"""Cutting for the first deal and the first roles (G9, T1, section F)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.engine.cards import CARDS, Card
from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.errors import InvalidNotation

CUTS = st.lists(st.sampled_from(CARDS), min_size=2, max_size=6, unique=True)


def test_g9_the_highest_card_deals_first() -> None:
    assert Cut.parse("9c Kd").highest == 1
    assert Cut.parse("2s As").highest == 0


def test_f_suits_part_equal_ranks() -> None:
    assert Cut.parse("9c 9d 9s 9h").ranking == (2, 3, 1, 0)


@given(CUTS)
def test_the_ranking_falls(cards: list[Card]) -> None:
    ranking = Cut(tuple(cards)).ranking
    assert sorted(ranking) == list(range(len(cards)))
    heights = [(cards[player].order, "cdhs".index(cards[player].suit.value)) for player in ranking]
    assert heights == sorted(heights, reverse=True)


@given(CUTS)
def test_cuts_parse_and_print_are_inverse(cards: list[Card]) -> None:
    cut = Cut(tuple(cards))
    assert Cut.parse(str(cut)) == cut


def test_a_seeded_cut_stays_the_same_and_is_fair() -> None:
    assert Cut.from_seed(b"12345", 3) == Cut.from_seed(b"12345", 3)
    highest = [Cut.from_seed(n.to_bytes(5, "big"), 2).highest for n in range(400)]
    assert 150 < sum(highest) < 250


@pytest.mark.parametrize("text", ["", "Kd", "Kd Kd", "Ks Qs Js Ts 9s 8s 7s", "Kx 2s"])
def test_cuts_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(InvalidNotation):
        Cut.parse(text)
