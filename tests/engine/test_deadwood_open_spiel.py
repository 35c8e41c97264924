"""`open_spiel` as an outside witness.

Fenced off: its deadwood of eleven cards is not exact, so only hands of ten are compared (and
eleven as the best of their hands of ten); it cuts runs into pieces of at most five cards; its
lay-offs and scores follow other rules and are not compared here.
"""

from __future__ import annotations

import os
import random

import brute_force
import pytest

from gin_widgets.engine.arrangements import best_arrangement, best_discards, deadwood
from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.hands import Hand, cards_of
from gin_widgets.engine.melds import Meld

try:
    import pyspiel
except ImportError:
    if os.environ.get("CI"):
        raise
    pytest.skip("open_spiel is not installed (there is none for Windows)", allow_module_level=True)

WITNESS = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
LONGEST_THERE = 5


def random_hands(size: int, count: int, seed: int, ranks: int = 13) -> list[list[int]]:
    """Hands as card numbers, which mean the same there but for the names of the suits."""
    rng = random.Random(seed)
    pack = [card.index for card in CARDS if card.order < ranks]
    return [sorted(rng.sample(pack, size)) for _ in range(count)]


def hand_of(numbers: list[int]) -> Hand:
    return Hand.of(CARDS[number] for number in numbers)


@pytest.mark.parametrize("ranks", [13, 7, 4])
def test_deadwood_of_ten_cards(ranks: int) -> None:
    for numbers in random_hands(10, 2000, seed=ranks, ranks=ranks):
        assert deadwood(hand_of(numbers)) == WITNESS.min_deadwood(numbers), hand_of(numbers)


def test_deadwood_after_the_best_discard_of_eleven_cards() -> None:
    for numbers in random_hands(11, 500, seed=11, ranks=6):
        left = [WITNESS.min_deadwood([n for n in numbers if n != out]) for out in numbers]
        expected = [n for n, count in zip(numbers, left, strict=True) if count == min(left)]
        assert [card.index for card in best_discards(hand_of(numbers))] == expected


def test_melds_up_to_five_cards() -> None:
    for numbers in random_hands(10, 300, seed=3, ranks=5):
        there = {str(Meld(tuple(CARDS[n] for n in meld))) for meld in WITNESS.all_melds(numbers)}
        cards = set(hand_of(numbers))
        here = {
            str(Meld(tuple(meld)))
            for meld in brute_force.all_melds()
            if meld <= cards and len(meld) <= LONGEST_THERE
        }
        assert there == here


def test_best_melds_match_as_many_points() -> None:
    for numbers in random_hands(10, 300, seed=4, ranks=6):
        group = WITNESS.best_meld_group(numbers)
        matched = sum(CARDS[number].points for meld in group for number in meld)
        best = best_arrangement(hand_of(numbers))
        assert sum(card.points for card in cards_of(best.matched.bits)) == matched
