"""The given hands of ten and eleven cards with their deadwood."""

from __future__ import annotations

from typing import Any

import pytest
from case_rows import rows

from gin_widgets.engine.arrangements import best_arrangement, best_discards, deadwood
from gin_widgets.engine.cards import format_cards, parse_cards

CASES = rows("deadwood")
ELEVEN = [case for case in CASES if "best_discards" in case]


def test_the_cases_are_all_there() -> None:
    assert (len(CASES), len(ELEVEN)) == (900, 443)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_g18_deadwood(case: dict[str, Any]) -> None:
    assert deadwood(case["cards"]) == case["deadwood"]
    assert best_arrangement(case["cards"]).deadwood == case["deadwood"]


@pytest.mark.parametrize("case", ELEVEN, ids=lambda case: case["id"])
def test_g17_best_discards(case: dict[str, Any]) -> None:
    found = best_discards(case["cards"])
    assert format_cards(found) == case["best_discards"]
    for card in found:
        rest = set(parse_cards(case["cards"])) - {card}
        assert deadwood(rest) == case["deadwood_after_best_discard"]
