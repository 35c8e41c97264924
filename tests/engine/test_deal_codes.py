"""Codes that people give one another: cards, rules and seat come back as they were (B34)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rule_sets import any_rules

from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.codes import ALPHABET
from gin_widgets.engine.deal_codes import (
    DealCode,
    GameCode,
    parse_deal_code,
    parse_shared_code,
)
from gin_widgets.engine.deals import SEED_BITS, Deal
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.match import Match
from gin_widgets.engine.rules import ImpossibleRules, Rules, variant

SEEDS = st.integers(0, (1 << SEED_BITS) - 1)
DEALS = st.builds(Deal.from_seed, SEEDS) | st.builds(Deal, st.permutations(CARDS).map(tuple))


@given(DEALS, st.none() | any_rules(), st.booleans())
def test_cards_rules_and_seat_travel(deal: Deal, rules: Rules | None, dealer: bool) -> None:
    code = DealCode(deal, rules, dealer)
    assert parse_deal_code(str(code)) == parse_shared_code(str(code)) == code


@given(SEEDS, st.none() | any_rules())
def test_a_whole_game_travels(seed: int, rules: Rules | None) -> None:
    code = GameCode(seed, rules)
    assert parse_shared_code(str(code)) == code
    with pytest.raises(InvalidNotation, match="whole game, not of one deal"):
        parse_deal_code(str(code))


def test_codes_are_readable_and_short() -> None:
    rules, deal = variant("oklahoma", spade_doubles=True), Deal.from_seed(2024)
    assert str(DealCode(deal)) == deal.code == "1000-001Z-831"
    assert str(DealCode(deal, rules)) == "oklahoma spade_doubles=yes : 1000-001Z-831"
    assert str(DealCode(deal, dealer=True)) == "D000-001Z-8W8"
    assert str(GameCode(2024, rules)).endswith(f" : {Match.begin(rules, 2024).code}")
    assert parse_deal_code("OKLAHOMA spade_doubles=yes:doooo 01z8w8") == DealCode(
        deal, rules, dealer=True
    )


@given(SEEDS)
def test_a_wrong_first_character_is_noticed(seed: int) -> None:
    """Nobody comes to the other seat by a slip of the tongue."""
    deal = Deal.from_seed(seed)
    for dealer, other in ((False, "D"), (True, "1")):
        with pytest.raises(InvalidNotation, match="does not fit together"):
            parse_shared_code(other + str(DealCode(deal, dealer=dealer))[1:])


@given(DEALS)
def test_the_deal_alone_is_the_same_for_both_seats(deal: Deal) -> None:
    assert Deal.parse(deal.code_for(dealer=True)) == Deal.parse(deal.code) == deal


def test_wrong_rules_in_a_code_are_refused() -> None:
    for parse in (parse_deal_code, parse_shared_code):
        with pytest.raises(ImpossibleRules):
            parse("oklahoma knock_limit=10 : 1000-001Z-831")
        with pytest.raises(InvalidNotation):
            parse("okla : 1000-001Z-831")


@pytest.mark.parametrize("parse", [parse_deal_code, parse_shared_code])
@given(text=st.text() | st.text(ALPHABET + "-: gin=", max_size=60))
def test_any_text_is_a_code_or_refused(parse: Callable[[str], object], text: str) -> None:
    # Any other exception would fail the test.
    with contextlib.suppress(InvalidNotation, ImpossibleRules):
        assert parse(text) is not None


@pytest.mark.parametrize("place", range(5))
def test_b3_a_code_says_how_many_get_a_card_before(place: int) -> None:
    shared = DealCode(Deal.from_seed(77), variant("rummy", players=6), place=place)
    code = str(shared).rpartition(": ")[2]
    assert code[0] == "12345"[place]
    assert parse_deal_code(str(shared)) == shared
    assert Deal.parse(code) == shared.deal


def test_b3_the_dealer_has_no_other_place() -> None:
    assert str(DealCode(Deal.from_seed(77), dealer=True, place=3))[0] == "D"
