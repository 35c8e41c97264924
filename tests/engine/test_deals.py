"""Deals: one whole pack in order, codes that check themselves (G4, G10, G12, G13; B34)."""

from __future__ import annotations

import contextlib
import itertools
import math
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from gin_widgets.engine.cards import CARDS, Card, format_cards, parse_cards
from gin_widgets.engine.codes import ALPHABET, CHOSEN_DEAL, SEEDED_DEAL, format_code
from gin_widgets.engine.deals import SEED_BITS, Deal
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.match import parse_match_code
from gin_widgets.engine.rounds import start
from gin_widgets.engine.rules import ImpossibleRules, variant
from gin_widgets.engine.shuffle import derived_number, shuffled

SEEDS = st.integers(0, (1 << SEED_BITS) - 1)
ORDERS = st.permutations(CARDS).map(tuple)


def refusal(code: str) -> str:
    """Why a code is refused."""
    with pytest.raises(InvalidNotation) as caught:
        Deal.parse(code)
    return str(caught.value)


@given(SEEDS)
@example(0)
@example((1 << SEED_BITS) - 1)
def test_g4_a_deal_is_one_pack(seed: int) -> None:
    assert sorted(Deal.from_seed(seed).order) == list(CARDS)


def test_a_code_means_the_same_deal_for_ever() -> None:
    deal = Deal.from_seed(2024)
    assert deal.code == "1000-001Z-831"
    assert format_cards(deal.order) == (
        "6h 2h Ah 3s 7s 4h Th Kh 4d Qh As 5d Ts 9h 7d 6d Ad Kc 3d Qc 2s 5s 7c 2c Jc Tc 7h 9s "
        "Qd 3h 8h Qs 3c 8c 4c 8d 9c Td Jh 6c Js 4s 5c 9d Ac 2d 8s Kd Ks 5h Jd 6s"
    )


def test_the_shuffle_is_fair() -> None:
    orders = Counter(shuffled("abc", "test", bytes([n // 256, n % 256])) for n in range(6000))
    assert len(orders) == math.factorial(3)
    assert all(880 < count < 1120 for count in orders.values())


def test_every_card_comes_to_every_place() -> None:
    firsts = Counter(Deal.from_seed(seed).order[0] for seed in range(5200))
    assert len(firsts) == len(CARDS)
    assert all(60 < count < 150 for count in firsts.values())


def test_long_shuffles_do_not_run_out_of_chance() -> None:
    items = range(256)
    assert sorted(shuffled(items, "test", b"1")) == list(items)
    assert shuffled(items, "test", b"1") != shuffled(items, "other", b"1")


def test_derived_numbers_fit_their_bits() -> None:
    numbers = {derived_number(SEED_BITS, "test", bytes([n])) for n in range(100)}
    assert len(numbers) == 100
    assert max(numbers).bit_length() == SEED_BITS


def test_g10_one_at_a_time_non_dealer_first() -> None:
    order = Deal.from_seed(7).order
    state = start("gin", seed=7, dealer=1)
    assert state.hands[0] == Hand.of(order[0:20:2])
    assert state.hands[1] == Hand.of(order[1:20:2])
    assert Deal.from_seed(7).hand(0) == order[0:20:2]
    assert Deal.from_seed(7).hand(2, players=4, hand_size=7) == order[2:28:4]


def test_g12_g13_upcard_and_stock() -> None:
    order = Deal.from_seed(7).order
    state = start("gin", seed=7)
    assert state.discards == (order[20],)
    assert state.stock == order[21:]


@given(SEEDS)
def test_codes_parse_and_print_are_inverse(seed: int) -> None:
    deal = Deal.from_seed(seed)
    assert Deal.parse(deal.code) == deal
    assert Deal.parse(deal.code).code == deal.code == str(deal)
    assert len(deal.code) == 13


@given(ORDERS)
@example(CARDS)
@example(CARDS[::-1])
def test_codes_of_chosen_cards_are_inverse(order: tuple[Card, ...]) -> None:
    deal = Deal(order)
    assert Deal.parse(deal.code) == deal
    assert deal.code.startswith("X")


@given(SEEDS)
def test_codes_are_read_forgivingly(seed: int) -> None:
    deal = Deal.from_seed(seed)
    plain = deal.code.replace("-", "")
    for typed in (
        plain.lower(),
        f"  {plain[:3]} {plain[3:]} ",
        plain.replace("0", "O").replace("1", "l"),
        plain.replace("0", "o").replace("1", "I"),
        deal.code.replace("-", "–"),
    ):
        assert Deal.parse(typed) == deal


@pytest.mark.parametrize("seed", [0, 1, 2**39 + 12345, (1 << SEED_BITS) - 1])
def test_one_wrong_character_is_always_noticed(seed: int) -> None:
    plain = Deal.from_seed(seed).code.replace("-", "")
    for place, wrong in itertools.product(range(len(plain)), ALPHABET):
        if wrong != plain[place]:
            assert refusal(plain[:place] + wrong + plain[place + 1 :])


def test_one_wrong_character_in_a_long_code_is_noticed() -> None:
    plain = Deal(CARDS[::-1]).code.replace("-", "")
    for place, wrong in itertools.product(range(len(plain)), ALPHABET):
        if wrong != plain[place]:
            assert refusal(plain[:place] + wrong + plain[place + 1 :])


@given(SEEDS)
def test_swapped_neighbours_are_always_noticed(seed: int) -> None:
    for code in (Deal.from_seed(seed).code, Deal(Deal.from_seed(seed).order).code):
        plain = code.replace("-", "")
        for place in range(len(plain) - 1):
            one, other = plain[place], plain[place + 1]
            if one != other:
                assert refusal(plain[:place] + other + one + plain[place + 2 :])


@given(SEEDS, st.data())
def test_two_wrong_characters_are_always_noticed(seed: int, data: st.DataObject) -> None:
    plain = list(Deal.from_seed(seed).code.replace("-", ""))
    places = data.draw(st.lists(st.integers(1, 10), min_size=2, max_size=2, unique=True))
    for place in places:
        others = [char for char in ALPHABET if char != plain[place]]
        plain[place] = data.draw(st.sampled_from(others))
    assert "does not fit together" in refusal("".join(plain))


def test_refusals_say_what_is_wrong() -> None:
    good = Deal.from_seed(2024).code
    assert refusal("") == "There is no code yet."
    assert refusal(" - ") == "There is no code yet."
    assert refusal("1000-U01Z-831") == "Codes have no “U” (character 5 of this one)."
    assert refusal("1000-001Z-83é") == "Codes have no “É” (character 11 of this one)."
    assert refusal(good[:-1]) == "This code is too short: it has 10 characters and needs 11."
    assert refusal(good + "7") == "This code is too long: it has 12 characters and needs 11."
    assert "two have changed places" in refusal("1000-00Z1-831")
    assert "begins with 7 is not known" in refusal("7" + good[1:])
    assert "newer version" in refusal("7" + good[1:])
    assert refusal("M" + good[1:]) == "This is the code of a whole game, not of one deal."


def test_a_number_that_is_no_order_is_refused() -> None:
    assert math.factorial(52) < 1 << 230
    assert "no order" in refusal(format_code(CHOSEN_DEAL, math.factorial(52), 46))
    assert Deal.parse(format_code(CHOSEN_DEAL, math.factorial(52) - 1, 46)).seed is None
    with pytest.raises(ValueError, match="does not fit"):
        format_code(SEEDED_DEAL, 1 << SEED_BITS, 8)


@pytest.mark.parametrize("seed", [-1, 1 << SEED_BITS])
def test_seeds_have_forty_bits(seed: int) -> None:
    with pytest.raises(InvalidNotation):
        Deal.from_seed(seed)


def test_chosen_cards_lie_where_they_should() -> None:
    deal = Deal.of(hands=("As 2s 3s", "Kh Kd"), upcard="7h", stock="Ts 9s", seed=3)
    assert format_cards(deal.hand(0)[:3]) == "As 2s 3s"
    assert format_cards(deal.hand(1)[:2]) == "Kh Kd"
    assert format_cards(deal.order[20:23]) == "7h Ts 9s"
    assert sorted(deal.order) == list(CARDS)
    assert deal == Deal.of(hands=("As 2s 3s", "Kh Kd"), upcard="7h", stock="Ts 9s", seed=3)
    assert deal != Deal.of(hands=("As 2s 3s", "Kh Kd"), upcard="7h", stock="Ts 9s", seed=4)
    assert Deal.parse(deal.code) == deal


def test_chosen_cards_may_be_hands_and_cards() -> None:
    cards = parse_cards("As 2s 3s 4s 5s 6s 7s 8s 9s Ts")
    by_hand = Deal.of(hands=(Hand.of(cards),), upcard=CARDS[51])
    assert by_hand.hand(0) == cards
    assert by_hand.order[20] is CARDS[51]
    assert Deal.of(stock=CARDS[:31]).order[21:] == CARDS[:31]


def test_without_chosen_cards_it_is_the_seeds_deal() -> None:
    assert Deal.of(seed=9) == Deal.from_seed(9)
    assert Deal.of(seed=9).seed == 9


def test_j3_the_eleventh_card_of_the_non_dealer() -> None:
    eleven = "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js"
    state = start(variant("gin", first_upcard="eleven"), deal=Deal.of(hands=(eleven, "Kh")))
    assert state.hands[0] == Hand.of(eleven)
    with pytest.raises(InvalidNotation, match="Hand 1 has 11 cards, and there is room for 10"):
        Deal.of(hands=(eleven,), upcard="Kh")


@pytest.mark.parametrize(("players", "size"), [(3, 7), (4, 7), (5, 6), (6, 6)])
def test_b3_chosen_cards_for_more_players(players: int, size: int) -> None:
    hands = ["" for _ in range(players)]
    hands[-1] = "Kh Kd Kc"
    deal = Deal.of(hands=hands, upcard="7h")
    assert format_cards(deal.hand(players - 1, players, size)[:3]) == "Kh Kd Kc"
    assert str(deal.order[players * size]) == "7h"


def test_impossible_deals_are_refused() -> None:
    for hands, upcard, stock in (
        (("As", "As"), None, ""),
        (("As",), "As", ""),
        (("As",), None, "Kh As"),
    ):
        with pytest.raises(InvalidNotation, match="The As is there twice"):
            Deal.of(hands=hands, upcard=upcard, stock=stock)
    with pytest.raises(InvalidNotation, match="room for 10"):
        Deal.of(hands=("", "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js"))
    with pytest.raises(InvalidNotation, match="at most six"):
        Deal.of(hands=("As", "2s", "3s", "4s", "5s", "6s", "7s"))
    with pytest.raises(InvalidNotation, match="than the pack has"):
        Deal.of(stock=CARDS[:32])
    with pytest.raises(InvalidNotation, match="each of the 52 cards once"):
        Deal((*CARDS[:51], CARDS[0]))
    with pytest.raises(InvalidNotation, match="each of the 52 cards once"):
        Deal(CARDS[:51])


def test_j20_reshuffling_comes_from_the_deal() -> None:
    deal, rest = Deal.from_seed(5), CARDS[:30]
    assert deal.reshuffled(rest, 1) == Deal.parse(deal.code).reshuffled(rest, 1)
    assert sorted(deal.reshuffled(rest, 1)) == list(rest)
    assert deal.reshuffled(rest, 1) != deal.reshuffled(rest, 2)
    assert deal.reshuffled(rest, 1) != Deal.from_seed(6).reshuffled(rest, 1)


@pytest.mark.parametrize("parse", [Deal.parse, parse_match_code])
@given(text=st.text() | st.text(ALPHABET + "-: gin=", max_size=60))
def test_any_text_is_a_code_or_refused(parse: Callable[[str], object], text: str) -> None:
    # Any other exception would fail the test.
    with contextlib.suppress(InvalidNotation, ImpossibleRules):
        assert parse(text) is not None


def test_repr_is_short() -> None:
    assert repr(Deal.from_seed(2024)) == "Deal('1000-001Z-831')"
