"""The given ends of rounds, and the ten lessons about lay-offs."""

from __future__ import annotations

from typing import Any

import pytest
from case_rows import arrangement_text, rows

from gin_widgets.engine.arrangements import Arrangement, deadwood
from gin_widgets.engine.rules import variant
from gin_widgets.engine.settlement import settle

SHOWDOWNS = rows("showdowns")
LESSONS = rows("lay_off_lessons")
GIN = variant("gin")


def test_the_cases_are_all_there() -> None:
    assert (len(SHOWDOWNS), len(LESSONS)) == (350, 10)


@pytest.mark.parametrize("case", SHOWDOWNS, ids=lambda case: case["id"])
def test_g24_to_g27_showdown(case: dict[str, Any]) -> None:
    end = settle(Arrangement.parse(arrangement_text(case)), case["defender"], GIN)
    assert end.kind == case["kind"]
    assert end.winner == case["winner"]
    assert end.points == case["points"]
    assert end.knocker_deadwood == case["knocker_deadwood"]
    assert end.defender_deadwood == case["defender_deadwood"]
    assert deadwood(case["defender"]) == case["defender_deadwood_own_melds_only"]


@pytest.mark.parametrize("case", LESSONS, ids=lambda case: case["name"])
def test_g22_lay_off_lesson(case: dict[str, Any]) -> None:
    end = settle(arrangement_text(case), case["defender"], GIN)
    assert end.defender_deadwood == case["defender_deadwood"] == end.shown.deadwood


def test_the_lesson_on_four_of_a_kind_lays_off_two() -> None:
    end = settle(arrangement_text(LESSONS[0]), LESSONS[0]["defender"], GIN)
    assert [str(laid) for laid in end.lay_offs] == ["7h: 4h 5h 6h", "8h: 4h 5h 6h 7h"]
    assert [meld.text for meld in end.defender_melds] == ["7s 7d 7c", "9c Tc Jc Qc Kc"]
