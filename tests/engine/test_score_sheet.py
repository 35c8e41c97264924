"""Rows of the score sheet: who, how, and the sum behind the points (G24-G26, J9; R24, R29, R53)."""

from __future__ import annotations

import case_rows
import pytest
from gin_play import knocked, legal, outcome, play
from match_play import DRAWN, STOPPED, won

from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.match import Match
from gin_widgets.engine.outcomes import Outcome, OutcomeKind, RummyOutcome
from gin_widgets.engine.rules import GinRules, Rules, variant
from gin_widgets.engine.sheets import PlainSheet, Sum, empty_sheet, sum_of
from gin_widgets.engine.sheets.hollywood import HollywoodSheet

GIN = variant("gin")


def end_of(row_id: str, rules: GinRules = GIN, upcard: str | None = None) -> Outcome:
    """The end of the knock in a case, the defender laying off what the case says."""
    case = case_rows.row("rule_and_bug_cases", row_id)["input"]
    knock = f"knock Js: {' / '.join(case['knocker_melds'])} | {case['knocker_deadwood']}"
    state = knocked(knock, case["defender"], rules=rules, upcard=upcard)
    while lay_offs := legal(state, "lay-off"):
        state = play(state, lay_offs[0])
    return outcome(play(state, legal(state, "show")[0]))


def test_g24_r24_the_sum_of_a_knock_with_lay_offs() -> None:
    case = case_rows.row("rule_and_bug_cases", "R24")["expected"]
    end = end_of("R24")
    shown = sum_of(end)
    assert shown == Sum((51, -28, -6))
    assert str(shown) == "51 − 28 − 6"
    assert shown.value == end.points == case["score_knocker"]
    assert (shown.terms[0], shown.terms[0] + shown.terms[1]) == (
        case["defender_before"],
        case["defender_after"],
    )


def test_g24_the_sum_without_lay_offs() -> None:
    melds = "5c 6c 7c / Qd Qh Qs / 2h 3h 4h"
    state = knocked(f"knock Js: {melds} | 6s", "Kd Kh Kc Ad 3c 9s 9d 2c Ts 4d")
    end = outcome(play(state, legal(state, "show")[0]))
    assert str(sum_of(end)) == "38 − 6"
    assert end.points == 32


def test_g25_r29_the_sum_of_an_undercut() -> None:
    case = case_rows.row("rule_and_bug_cases", "R29")["expected"]
    end = end_of("R29")
    assert end.kind is OutcomeKind.UNDERCUT
    assert str(sum_of(end)) == "10 + 5"
    assert sum_of(end) == Sum((10, 5))
    assert end.points == case["points_seed"]
    other = sum_of(end_of("R29", variant("gin", undercut_bonus=25)))
    assert other is not None
    assert other.value == case["points_25_school"]


def test_g26_the_sum_of_a_gin() -> None:
    state = knocked("knock Js: 5c 6c 7c 8c / Qd Qh Qs / 2h 3h 4h", "Ks Kd 9c 7d 8d 9d 5s 4c Ac 3s")
    end = outcome(state)
    assert end.kind is OutcomeKind.GIN
    assert str(sum_of(end)) == f"25 + {end.points - 25}"


def test_j9_r53_a_spade_doubles_the_whole_sum() -> None:
    case = case_rows.row("rule_and_bug_cases", "R53")
    rules = variant("gin", spade_doubles=True)
    end = end_of("R24", rules, "Ts")
    shown = sum_of(end)
    assert str(shown) == "(51 − 28 − 6) × 2"
    assert shown is not None
    assert shown.value == end.points == case["expected"]["score"]
    assert shown.value == 2 * case["input"]["hand_score"]
    undercut = end_of("R29", rules, "Ts")
    assert str(sum_of(undercut)) == "(10 + 5) × 2"
    assert undercut.points == 30


def rummy_end(kind: OutcomeKind, winner: int | None, *counts: int) -> RummyOutcome:
    """The end of a round of Rummy with these counts, doubled for going rummy."""
    doubled = kind is OutcomeKind.RUMMY
    points = sum(counts) * (2 if doubled else 1)
    return RummyOutcome(kind, winner, points, doubled, (Hand.of(""),) * len(counts), counts)


def test_b14_the_sum_of_a_round_of_rummy() -> None:
    end = rummy_end(OutcomeKind.OUT, 1, 12, 0, 46)
    assert sum_of(end) == Sum((12, 46))
    assert str(sum_of(end)) == "12 + 46"
    assert sum_of(rummy_end(OutcomeKind.STOCK_OUT, None)) is None


def test_b16_r69_going_rummy_doubles_the_sum() -> None:
    case = case_rows.row("rule_and_bug_cases", "R69")["expected"]
    end = rummy_end(OutcomeKind.RUMMY, 0, 0, case["base"])
    assert str(sum_of(end)) == "46 × 2"
    rules = variant("rummy", target=100)
    match = Match.begin(rules, 1, Cut.parse("Ks 2h")).after(end)
    assert match.scores == (case["B_pays"], 0)


def test_a_drawn_round_has_no_sum() -> None:
    assert sum_of(DRAWN) is None
    assert sum_of(STOPPED) is None


def test_a_sum_may_be_one_number() -> None:
    assert str(sum_of(won(0, 17))) == "17"


def test_g8_one_row_for_each_round() -> None:
    match = Match.begin(variant("gin"), 1, Cut.parse("2h Ks"))
    match = match.after(won(0, 17)).after(DRAWN).after(won(1, 15, OutcomeKind.UNDERCUT))
    rows = match.sheet.rows
    assert [row.number for row in rows] == [1, 2, 3]
    assert [row.dealer for row in rows] == [1, 0, 0]
    assert [row.winner for row in rows] == [0, None, 1]
    assert [row.kind for row in rows] == [
        OutcomeKind.KNOCK,
        OutcomeKind.DRAWN_STOCK,
        OutcomeKind.UNDERCUT,
    ]
    assert [row.points for row in rows] == [17, 0, 15]
    assert [row.totals for row in rows] == [(17, 0), (17, 0), (17, 15)]
    assert [row.games for row in rows] == [(), (), ()]


@pytest.mark.parametrize(
    ("rules", "kind"),
    [
        (variant("gin"), PlainSheet),
        (variant("oklahoma"), PlainSheet),
        (variant("three-player"), PlainSheet),
        (variant("rummy", players=5), PlainSheet),
        (variant("hollywood"), HollywoodSheet),
    ],
)
def test_the_rules_choose_the_sheet(rules: Rules, kind: type) -> None:
    sheet = empty_sheet(rules)
    assert type(sheet) is kind
    assert sheet.rows == ()
    assert sheet.scores == sheet.totals == sheet.boxes == (0,) * rules.players
    assert sheet.winner is None
