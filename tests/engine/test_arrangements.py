from __future__ import annotations

import subprocess
import sys
from itertools import permutations
from typing import TYPE_CHECKING

import brute_force
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from meldy_hands import hands

from gin_widgets.engine.arrangements import (
    Arrangement,
    all_best_arrangements,
    best_arrangement,
    best_discards,
    deadwood,
    deadwood_after_discards,
    knock_arrangement,
)
from gin_widgets.engine.cards import CARDS, SUITS, Card, parse_cards
from gin_widgets.engine.discard_tables import TABLES
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.many_cards import least_of_many, way_with_most_in_runs, ways_of_many
from gin_widgets.engine.meld_tables import RUNS, deadwood_of_bits
from gin_widgets.engine.melds import MeldKind

if TYPE_CHECKING:
    from collections.abc import Callable

ELEVEN_WITH_TEN_LEFT = "3c 4c 5c 6c 3d 5d 6d 2s 4s 5s 6s"


def as_sets(arrangement: Arrangement) -> brute_force.Parting:
    return frozenset(frozenset(meld.cards) for meld in arrangement.melds)


def test_text_is_read_and_printed() -> None:
    found = Arrangement.parse("Js Jd Jh/4h 5h 6h | As 2d Ac Ad")
    assert [meld.text for meld in found.melds] == ["Js Jh Jd", "4h 5h 6h"]
    assert found.unmatched == parse_cards("As Ad 2d Ac")
    assert str(found) == "Js Jh Jd / 4h 5h 6h | As Ad 2d Ac"
    assert found.deadwood == 5
    assert found.hand == Hand.of("4h 5h 6h Js Jd Jh As 2d Ac Ad")
    assert found == Arrangement.parse("4h 5h 6h / Jd Js Jh | Ac Ad As 2d")


@pytest.mark.parametrize("text", ["", "| 2d 9c", "4h 5h 6h", "4h 5h 6h / 7s 7d 7c", "5h6h7h|"])
def test_text_without_melds_or_without_unmatched_cards(text: str) -> None:
    found = Arrangement.parse(text)
    assert found == Arrangement.parse(str(found))
    assert not str(found).endswith("|")
    assert Hand.of(text.replace("/", " ").replace("|", " ")) == found.hand


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4h 5h 6h | 4h", "The 4h is there twice"),
        ("4h 5h 6h / 6h 6s 6d | 2c", "The 6h is there twice"),
        ("4h 5h 7h | 2c", "a card is missing in between"),
        ("4h 5h 6h / | 2c", "three cards or more"),
        ("4h 5h 6h | 2c | 3c", "only once"),
        ("4h 5h 6h | 2x", "is not a card"),
    ],
)
def test_g19_what_is_no_arrangement_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(InvalidNotation, match=reason):
        Arrangement.parse(text)


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ("", 0),
        ("5h 6h 7h Kc Kd Ks 2d 9s Jc 4c", 25),
        ("7d 7s 7h 7c 8h 9h", 0),  # R11: the fourth seven starts the run
        ("Tc Td Jc Jd Qc Qd Kc Kd 2s 3h", 5),  # R13
        ("3c 4c 5c 6c 7c 6d 6h", 7),  # B31
        ("Qh Kh Ah", 21),  # G5
        (ELEVEN_WITH_TEN_LEFT, 16),
    ],
)
def test_g18_least_deadwood(cards: str, left: int) -> None:
    assert deadwood(cards) == deadwood(Hand.of(cards)) == left
    assert deadwood(parse_cards(cards)) == deadwood_of_bits(Hand.of(cards).bits) == left


def test_runs_do_not_reach_into_the_next_suit() -> None:
    """In the order of `CARDS` the king of spades lies beside the ace of hearts."""
    assert deadwood("Qs Ks Ah 2h") == 23
    assert str(best_arrangement("Js Qs Ks Ah 2h 3h 9d")) == "Js Qs Ks / Ah 2h 3h | 9d"


def test_eleven_cards_are_exact_after_the_discard() -> None:
    left = deadwood_after_discards(ELEVEN_WITH_TEN_LEFT)
    assert min(left.values()) == 10
    assert best_discards(ELEVEN_WITH_TEN_LEFT) == tuple(c for c in left if left[c] == 10)


@settings(deadline=None)
@given(hands(max_size=12))
def test_deadwood_is_that_of_trying_everything(hand: Hand) -> None:
    assert deadwood(hand) == brute_force.least(frozenset(hand))


@settings(deadline=None, max_examples=30)
@given(hands(min_size=13, max_size=18))
def test_deadwood_of_many_cards_is_that_of_trying_everything(hand: Hand) -> None:
    assert deadwood(hand) == brute_force.least(frozenset(hand))
    assert best_arrangement(hand).deadwood == deadwood(hand)


@settings(deadline=None)
@given(hands(max_size=14))
def test_rank_by_rank_is_as_good_as_the_tables(hand: Hand) -> None:
    """What is used for many cards agrees where both can be used, in its ways too."""
    assert least_of_many(hand.suits) == deadwood(hand)
    ways = set(ways_of_many(hand.suits))
    assert len(ways) == len(all_best_arrangements(hand))
    assert way_with_most_in_runs(hand.suits) in ways


@pytest.mark.parametrize("suit", "shdc")
def test_rank_by_rank_leaves_any_one_of_four_for_a_run(suit: str) -> None:
    hand = Hand.of(f"7s 7h 7d 7c 8{suit} 9{suit}")
    assert least_of_many(hand.suits) == deadwood(hand) == 0


def test_rank_by_rank_prefers_runs() -> None:
    """The heart joins the four twos or makes the run longer: the same cards are matched."""
    hand = Hand.of("2s 3s 2h 3h 4h 5h 2d 3d 5d 2c 4c")
    assert len(all_best_arrangements(hand)) == 2
    _, hearts, _, _ = way_with_most_in_runs(hand.suits)
    assert hearts == (1 << 13) - 1
    assert str(best_arrangement(hand)) == "2s 2d 2c / 2h 3h 4h 5h | 3s 3d 5d 4c"


@settings(deadline=None)
@given(hands(min_size=30, max_size=52))
def test_more_cards_than_anyone_holds(hand: Hand) -> None:
    best = best_arrangement(hand)
    assert best.hand == hand
    assert best.deadwood == deadwood(hand) <= sum(card.points for card in hand)
    without_first = hand - next(iter(hand))
    assert deadwood(hand) <= deadwood(without_first) + next(iter(hand)).points


def test_the_whole_pack_is_matched_in_runs() -> None:
    assert deadwood(CARDS) == 0
    assert [len(meld.cards) for meld in best_arrangement(CARDS).melds] == [13, 13, 13, 13]


@settings(deadline=None)
@given(hands(max_size=11), st.sampled_from(list(permutations(SUITS))))
def test_relabelling_the_suits_changes_nothing(hand: Hand, suits: tuple[object, ...]) -> None:
    new = dict(zip(SUITS, suits, strict=True))
    other = Hand.of(
        next(c for c in CARDS if c.rank is o.rank and c.suit is new[o.suit]) for o in hand
    )
    assert deadwood(other) == deadwood(hand)
    assert len(all_best_arrangements(other)) == len(all_best_arrangements(hand))


@settings(deadline=None, max_examples=60)
@given(hands(max_size=11))
def test_all_best_arrangements_are_all_there_are(hand: Hand) -> None:
    least = brute_force.least(frozenset(hand))
    expected = {
        brute_force.joined(melds)
        for melds, rest in brute_force.partings(frozenset(hand))
        if brute_force.points(rest) == least
    }
    found = all_best_arrangements(hand)
    assert {as_sets(one) for one in found} == expected
    assert len(found) == len(expected)
    assert all(one.hand == hand and one.deadwood == least for one in found)


@settings(deadline=None)
@given(hands(max_size=11))
def test_arrangements_print_and_parse(hand: Hand) -> None:
    for one in all_best_arrangements(hand):
        assert Arrangement.parse(str(one)) == one
        assert Arrangement(one.melds[::-1], one.unmatched[::-1]) == one


@settings(deadline=None)
@given(hands(max_size=11))
def test_the_best_arrangement_has_most_cards_in_runs(hand: Hand) -> None:
    def in_runs(one: Arrangement) -> int:
        return sum(len(meld.cards) for meld in one.melds if meld.kind is MeldKind.RUN)

    choices = all_best_arrangements(hand)
    assert choices == all_best_arrangements(str(hand))
    assert best_arrangement(hand) == choices[0]
    assert in_runs(choices[0]) == max(map(in_runs, choices))


@settings(deadline=None)
@given(hands(min_size=1, max_size=12))
def test_discards_are_counted_one_by_one(hand: Hand) -> None:
    left = deadwood_after_discards(hand)
    assert left == {card: brute_force.least(frozenset(hand - card)) for card in hand}
    assert list(best_discards(hand)) == [c for c in hand if left[c] == min(left.values())]


@pytest.mark.parametrize(
    "cards",
    [
        "As Ah Ad Ac 2s 2h 2d 2c 3s 3h 3d 3c",  # too many sets to try every choice
        "7s 7h 7d 7c 8s 8h 8d 8c Ks Kh Kd",  # every card is in a set
        "4h 5h 6h 7h 7s 7d 7c",  # out of the set into the run
    ],
)
def test_discards_from_sets_are_counted_one_by_one(cards: str) -> None:
    left = deadwood_after_discards(cards)
    assert list(best_discards(cards)) == [c for c in left if left[c] == min(left.values())]


def test_no_card_no_discard() -> None:
    assert best_discards("") == ()


@settings(deadline=None, max_examples=60)
@given(hands(min_size=10, max_size=10))
def test_j5_the_knock_arrangement_offers_least(hand: Hand) -> None:
    held = frozenset(hand)
    outside = frozenset(CARDS) - held

    def rank(one: Arrangement) -> tuple[int, int, int, str]:
        melds = as_sets(one)
        chains: set[Card] = set().union(*(brute_force.chained(meld, outside) for meld in melds))
        direct = brute_force.fitting(melds) - held
        return one.deadwood, len(direct), len(chains), str(one)

    assert knock_arrangement(hand) == min(all_best_arrangements(hand), key=rank)


def test_j5_four_sevens_close_what_a_run_leaves_open() -> None:
    knock = knock_arrangement("4h 5h 6h 7h 7s 7d 7c Ac 2s 2d")
    assert str(knock) == "7s 7h 7d 7c / 4h 5h 6h | 2s 2d Ac"


def test_j5_of_equally_many_direct_places_the_shorter_chains() -> None:
    """Nine cards are three runs or three sets, and either way three cards fit directly."""
    block = "As 2s 3s Ah 2h 3h Ad 2d 3d Kc"
    assert str(best_arrangement(block)) == "As 2s 3s / Ah 2h 3h / Ad 2d 3d | Kc"
    assert str(knock_arrangement(block)) == "As Ah Ad / 2s 2h 2d / 3s 3h 3d | Kc"


def test_j5_a_place_that_only_own_cards_would_take_is_no_place() -> None:
    """Both close the fives; the other way has 3s 3h 3c, and no place for 5s at the run's end."""
    hand = "2s 3s 4s 5s 2h 3h 5h 5d 3c 5c"
    assert str(knock_arrangement(hand)) == "2s 3s 4s / 5s 5h 5d 5c | 2h 3h 3c"


def test_j5_of_equals_the_text_that_sorts_first() -> None:
    hand = "As 2s 3s 5s 2h 4h 5h 6h Ad 2c"
    assert str(best_arrangement(hand)) == "As 2s 3s / 4h 5h 6h | 5s 2h Ad 2c"
    assert str(knock_arrangement(hand)) == "2s 2h 2c / 4h 5h 6h | As 3s 5s Ad"


@pytest.mark.parametrize("cards", ["5h 6h 7h 2d", "7s 7h 7d 8d", "7s 7h 7d 7c 8c"])
@pytest.mark.parametrize(
    "first", [deadwood, best_arrangement, knock_arrangement, best_discards, deadwood_after_discards]
)
def test_the_tables_fill_themselves_at_the_first_call(
    first: Callable[[str], object], cards: str
) -> None:
    expected = first(cards)
    for table in (RUNS, *TABLES):
        table.clear()
    assert first(cards) == expected
    assert len(RUNS) == 1 << 13


def test_importing_the_engine_fills_no_table() -> None:
    program = "import gin_widgets.engine.settlement; from gin_widgets.engine import meld_tables; "
    subprocess.run([sys.executable, "-c", program + "assert not meld_tables.RUNS"], check=True)
