"""The rows of the rule and bug cases that concern hands, melds, discards and lay-offs."""

from __future__ import annotations

from typing import Any

import pytest
from case_rows import row

from gin_widgets.engine.arrangements import (
    Arrangement,
    all_best_arrangements,
    best_arrangement,
    best_discards,
    deadwood,
    deadwood_after_discards,
)
from gin_widgets.engine.cards import parse_card
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.lay_offs import fits, lay_off, lay_offs_of, legal_lay_offs
from gin_widgets.engine.melds import Meld
from gin_widgets.engine.rules import variant
from gin_widgets.engine.settlement import SettlementKind, Winner, settle

GIN = variant("gin")


def given(row_id: str) -> tuple[Any, Any]:
    case = row("rule_and_bug_cases", row_id)
    return case["input"], case["expected"]


def melds_of(texts: list[str]) -> set[Meld]:
    return {Meld.parse(text) for text in texts}


@pytest.mark.parametrize("row_id", ["B01", "B02", "B03", "R13"])
def test_melds_of_a_hand(row_id: str) -> None:
    shown, expected = given(row_id)
    (only,) = all_best_arrangements(shown["hand"])
    assert only.deadwood == expected["deadwood"]
    assert set(only.melds) == melds_of(expected["melds"])


def test_r11_the_fourth_seven_starts_the_run() -> None:
    shown, expected = given("R11")
    assert deadwood(shown["cards"]) == expected["deadwood"]
    assert set(best_arrangement(shown["cards"]).melds) == melds_of(expected["best"])


def test_b06_b26_a_run_grows_at_its_low_end_twice() -> None:
    shown, expected = given("B06")
    meld = Meld.parse(shown["knocker_melds"][0])
    for text in shown["lay off"]:
        assert fits(parse_card(text), meld) is expected["both_legal"]
        meld = lay_off(parse_card(text), meld)
    assert str(meld) == "3c4c5c6c7c"


def test_b07_what_cannot_be_read_is_refused_clearly() -> None:
    shown, _ = given("B07")
    with pytest.raises(InvalidNotation, match="9C-JC"):
        Meld.parse(shown["spread"])


def test_b16_every_discard_after_which_a_knock_is_possible() -> None:
    shown, expected = given("B16")
    left = deadwood_after_discards(shown["hand11"])
    assert {card for card in left if left[card] <= 10} == set(
        map(parse_card, expected["knock_cards"])
    )


def test_b28_the_ten_goes_to_the_run_so_that_the_nine_follows() -> None:
    shown, _ = given("B28")
    end = settle(" / ".join(shown["table"]) + " | 2d", shown["hand"], GIN)
    assert [str(laid) for laid in end.lay_offs] == ["Ts: Js Qs Ks", "9s: Ts Js Qs Ks"]


def test_b30_two_places_for_one_card_are_both_offered() -> None:
    shown, _ = given("B30")
    melds = [Meld.parse(text) for text in shown["table"]]
    assert legal_lay_offs(parse_card(shown["lay off"]), melds) == tuple(melds)


def test_b31_the_longest_run_is_not_the_best() -> None:
    shown, expected = given("B31")
    assert deadwood(shown["as_cards"]) == expected["numeric_deadwood"]
    assert best_arrangement(shown["as_cards"]).unmatched == (parse_card("7c"),)


def test_b32_a_card_twice_in_a_set_is_rejected() -> None:
    shown, expected = given("B32")
    with pytest.raises(InvalidNotation, match="The Ks is there twice"):
        Meld.parse(shown["set"].split("(")[0])
    assert expected["rejected"]


def test_b33_the_tie_is_known_and_the_run_preferred() -> None:
    shown, _ = given("B33")
    choices = all_best_arrangements(shown["hand"].replace("...", ""))
    assert [str(choice) for choice in choices] == ["5s 6s 7s | 6h 6d", "6s 6h 6d | 5s 7s"]
    assert choices[0].deadwood == choices[1].deadwood == 12


def test_r84_two_equal_spreads() -> None:
    shown, expected = given("R84")
    choices = all_best_arrangements(shown["hand"])
    assert {choice.deadwood for choice in choices} == {expected["deadwood"]}
    found = [set(choice.melds) for choice in choices]
    assert len(found) == 2
    assert all(melds_of(spread) in found for spread in expected["two_equal_spreads"])


def test_r14_the_longest_run_would_not_allow_the_knock() -> None:
    shown, expected = given("R14")
    rest = Hand.of(shown["hand11"]) - parse_card("Kc")
    best = best_arrangement(rest)
    assert best.deadwood == expected["deadwood"]
    assert set(best.melds) == melds_of(expected["melds"])


def test_r15_eleven_left_at_best() -> None:
    shown, expected = given("R15")
    left = deadwood_after_discards(shown["hand11"])
    assert min(left.values()) == expected["best_deadwood"]


def test_r22_an_unmatched_pair_takes_no_card() -> None:
    shown, expected = given("R22")
    knock = Arrangement.parse("4h 5h 6h | " + shown["knocker_deadwood"])
    assert bool(lay_offs_of(shown["defender"], knock.melds)) is expected["legal"]
    assert settle(knock, shown["defender"], GIN).lay_offs == ()


def knock_of(shown: dict[str, Any]) -> Arrangement:
    return Arrangement.parse(" / ".join(shown["knocker_melds"]) + " | " + shown["knocker_deadwood"])


def test_r24_four_lay_offs_on_three_melds() -> None:
    shown, expected = given("R24")
    assert deadwood(shown["defender"]) == expected["defender_before"]
    end = settle(knock_of(shown), shown["defender"], GIN)
    assert end.defender_deadwood == expected["defender_after"]
    assert {laid.card.text for laid in end.lay_offs} == {"8c", "9c", "Qc", "Ah"}
    assert (end.winner, end.points) == (Winner.KNOCKER, expected["score_knocker"])


def test_r25_the_nine_needs_the_eight_first() -> None:
    shown, expected = given("R25")
    meld = Meld.parse(shown["knocker_melds"][0])
    later, first = map(parse_card, shown["order"])
    assert fits(later, meld) is expected["first_alone_legal"]
    assert fits(later, lay_off(first, meld)) is expected["both_in_order_8_9"]


def test_r26_the_fourth_queen_fills_the_set() -> None:
    shown, expected = given("R26")
    queens = Meld.parse(shown["knocker_melds"][0])
    assert fits(parse_card(shown["defender"]), queens) is expected["legal"]
    assert (lay_off(parse_card(shown["defender"]), queens).ends == 0) is expected["then_meld_full"]


def test_r27_keeping_all_four_eights_is_worse() -> None:
    shown, expected = given("R27")
    assert settle(knock_of(shown), shown["defender"], GIN).defender_deadwood == expected["best"]


@pytest.mark.parametrize(("bonus", "key"), [(10, "points_seed"), (25, "points_25_school")])
@pytest.mark.parametrize("row_id", ["R28", "R29"])
def test_undercut(row_id: str, bonus: int, key: str) -> None:
    shown, expected = given(row_id)
    if row_id == "R28":  # two nines: only the counts are given
        end = settle("4h 5h 6h | 9s", "9d", variant("gin", undercut_bonus=bonus))
        assert (end.knocker_deadwood, end.defender_deadwood) == (
            shown["knocker"],
            shown["defender_after_layoff"],
        )
    else:
        end = settle(knock_of(shown), shown["defender"], variant("gin", undercut_bonus=bonus))
        assert end.defender_deadwood == expected["defender_after"]
    assert (end.kind, end.points) == (SettlementKind.UNDERCUT, expected[key])


def test_r50_eleven_cards_that_all_match() -> None:
    shown, expected = given("R50")
    assert " ".join(card.text for card in best_discards(shown["hand11"])) == "9s Qs Ac 4c"
    assert deadwood(shown["hand11"]) == 0
    rules = variant("gin", big_gin=expected["big_gin_school"])
    end = settle(best_arrangement(shown["hand11"]), "Kh", rules)
    assert (end.kind, end.points) == (SettlementKind.BIG_GIN, 10 + expected["big_gin_school"])


def test_r85_points_of_cards() -> None:
    shown, expected = given("R85")
    assert Hand.of(shown["cards"]).points == expected["value"]
