"""The best melds of a hand by the rules of the table: B2, J25."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gin_widgets.engine.arrangements import best_arrangement, deadwood
from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.rules import RummyRules, variant
from gin_widgets.engine.rummy.arranging import arranged, loose_points
from gin_widgets.engine.rummy.melds import melds_in
from gin_widgets.engine.rummy.points import points_of

LOW = variant("rummy")
TABLES: tuple[dict[str, Any], ...] = (
    {"ace_points": 15},
    {"ace_rank": "high_or_low", "ace_points": 11},
    {"ace_rank": "round_the_corner"},
)


@pytest.mark.parametrize(
    ("house", "shown", "points"),
    [
        ({}, "As 2s 3s | Qs Ks", 20),
        ({"ace_rank": "high_or_low", "ace_points": 11}, "Qs Ks As | 2s 3s", 5),
        ({"ace_rank": "round_the_corner", "ace_points": 15}, "Qs Ks As 2s 3s", 0),
    ],
)
def test_b2_queen_to_three(house: dict[str, Any], shown: str, points: int) -> None:
    rules = variant("rummy", **house)
    best = arranged(Hand.of("Qs Ks As 2s 3s"), rules)
    assert str(best) == shown
    assert points_of(best.unmatched, rules) == points


def test_j25_a_dear_ace_is_worth_a_set() -> None:
    hand = Hand.of("As 2s 3s Ah Ad 2h")
    assert str(arranged(hand, LOW)) == str(best_arrangement(hand))
    assert points_of(arranged(hand, LOW).unmatched, LOW) == 4
    dear = variant("rummy", ace_points=15)
    assert str(arranged(hand, dear)) == "As Ah Ad | 2s 3s 2h"


def _least(hand: Hand, rules: RummyRules) -> int:
    """The least points over, found by trying each meld as the next one."""
    after = [Hand.from_bits(hand.bits & ~meld.bits) for meld in melds_in(hand, rules.ace_rank)]
    return min([points_of(hand, rules), *(_least(left, rules) for left in after)])


@pytest.mark.parametrize("house", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(15))
def test_nothing_leaves_fewer_points(house: dict[str, Any], seed: int) -> None:
    rules = variant("rummy", **house)
    pool = [card for card in CARDS if card.order in (0, 1, 2, 11, 12)]
    hand = Hand.of(Random(seed).sample(pool, 9))
    best = arranged(hand, rules)
    assert best.hand == hand
    assert points_of(best.unmatched, rules) == loose_points(hand, rules) == _least(hand, rules)


@pytest.mark.parametrize("seed", range(20))
def test_with_a_low_ace_that_counts_one_it_is_as_in_gin(seed: int) -> None:
    hand = Hand.of(Random(seed).sample(CARDS[:30], 10))
    assert loose_points(hand, LOW) == deadwood(hand) == _least(hand, LOW)
