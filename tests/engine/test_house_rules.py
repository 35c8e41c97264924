"""What a person may choose beside the rules of a table (section G, J3, J12)."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rule_sets import any_rules

from gin_widgets.engine.errors import GinError, InvalidNotation
from gin_widgets.engine.rules import (
    PROFILES,
    VARIANTS,
    GinRules,
    ImpossibleRules,
    KnockLimit,
    Rules,
    Shutout,
    house_rules_of,
    profile,
    usual_values,
    values_of,
    variant,
    with_house_rules,
)
from gin_widgets.engine.rules.offering import Offer, offers


def offer(rules: Rules, name: str) -> Offer:
    return next(one for one in offers(rules) if one.option.name == name)


@given(any_rules())
def test_house_rules_are_what_makes_the_variant_these_rules(rules: Rules) -> None:
    assert variant(rules.variant, **house_rules_of(rules)) == rules
    assert with_house_rules(rules, {}) == rules
    if not house_rules_of(rules):
        assert usual_values(rules) == values_of(rules)


def test_what_is_not_named_stays() -> None:
    rules = variant("gin", undercut_bonus=25, big_gin=31)
    assert with_house_rules(rules, {"undercut_bonus": "20"}) == variant(
        "gin", undercut_bonus=20, big_gin=31
    )


@pytest.mark.parametrize("name", PROFILES)
def test_j12_a_profile_is_the_ground_for_the_others(name: str) -> None:
    before = variant("hollywood", discard_taken_upcard=True)
    assert with_house_rules(before, {"profile": name}) == profile(name, "hollywood")
    mixed = with_house_rules(before, {"profile": name, "gin_bonus": 30})
    assert mixed == profile(name, "hollywood", gin_bonus=30)


def test_j12_three_player_gin_takes_only_what_it_has() -> None:
    rules = with_house_rules(variant("three-player"), {"profile": "full_25"})
    assert isinstance(rules, GinRules)
    assert (rules.undercut_bonus, rules.big_gin, rules.shutout) == (25, 31, Shutout.NONE)


def test_d_the_base_of_hollywood_brings_its_knock_limit() -> None:
    rules = with_house_rules(variant("hollywood"), {"hollywood_base": "oklahoma"})
    assert isinstance(rules, GinRules)
    assert rules.knock_limit is KnockLimit.UPCARD
    assert with_house_rules(rules, {"hollywood_base": "gin"}) == variant("hollywood")


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ({"name": "gin"}, "no house rule called “name”"),
        ({"variant": "oklahoma"}, "no house rule called “variant”"),
        ({"players": 3}, "for two players"),
        ({"profile": "hoyle"}, "no profile called “hoyle”"),
        ({"profile": 7}, "no profile called “7”"),
        ({"gin_bonus": 51}, "0–50"),
        ({"gin_bonus": True}, "cannot be “True”"),
        ({"first_upcard": "eleven", "spade_doubles": "yes"}, "no upcard that could be a spade"),
    ],
)
def test_what_cannot_be_chosen_is_refused(choice: dict[str, object], words: str) -> None:
    with pytest.raises(GinError, match=words):
        with_house_rules(variant("gin"), choice)


@given(any_rules())
def test_every_value_that_is_offered_goes_or_says_why_not(rules: Rules) -> None:
    fixed = next(one.fixed for one in VARIANTS if one.name == rules.variant)
    for one in offers(rules):
        name = one.option.name
        assert name not in fixed
        assert one.value in one.values
        assert getattr(rules, name) == one.value
        for at, value in enumerate(one.values):
            if at in one.refused:
                with pytest.raises(ImpossibleRules):
                    with_house_rules(rules, {name: one.option.word(value)})
            else:
                chosen = with_house_rules(rules, {name: one.option.word(value)})
                assert getattr(chosen, name) == value


def test_long_ranges_list_the_usual_numbers_and_the_present_one() -> None:
    found = offer(variant("gin", gin_bonus=33), "gin_bonus")
    assert (found.values, found.numbers, found.usual) == ((20, 25, 33), (0, 50), 25)
    limits = offer(variant("gin"), "knock_limit")
    assert limits.values == (*range(11), KnockLimit.UPCARD)
    assert limits.numbers is None


def test_j3_an_option_without_a_choice_says_why() -> None:
    resting = offer(variant("gin"), "ace_upcard").resting
    assert "sets no knock limit" in str(resting)
    assert offer(variant("gin", knock_limit="upcard"), "ace_upcard").resting is None
    assert "could be a spade" in str(
        offer(variant("gin", first_upcard="eleven"), "spade_doubles").resting
    )


@given(st.dictionaries(st.text(max_size=20), st.none() | st.integers() | st.text(max_size=9)))
def test_any_choice_is_made_or_refused(choice: dict[str, object]) -> None:
    # Any other exception would fail the test.
    with contextlib.suppress(InvalidNotation, ImpossibleRules):
        assert with_house_rules(variant("gin"), choice)
