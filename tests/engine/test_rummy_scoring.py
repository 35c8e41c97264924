"""The score: B14, B15, B16, J23, J25."""

import pytest
from rummy_play import holding, outcome, play

from gin_widgets.engine.hands import Hand
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.rounds import view_for
from gin_widgets.engine.sheets import sum_of


def test_b14_everybody_pays_what_is_left_matched_or_not() -> None:
    state = holding("4h 5h 6h", "7s 7h 7d 2c", "Kd 3d", "9c", shown="0")
    end = outcome(play(state, "meld 4h 5h 6h"))
    assert end.counts == (0, 23, 13, 9)
    assert end.payments == end.counts
    assert (end.winner, end.points, end.doubled) == (0, 45, False)
    assert str(sum_of(end)) == "23 + 13 + 9"


def test_b14_the_hands_are_shown_at_the_end() -> None:
    state = play(holding("4h 5h 6h", "Kd 3d", "9c"), "meld 4h 5h 6h")
    for seat in range(3):
        view = view_for(state, seat)
        assert view.outcome is not None
        assert view.outcome.hands == (Hand.of(""), Hand.of("Kd 3d"), Hand.of("9c"))


def test_b14_the_card_just_taken_is_in_no_hand_twice() -> None:
    state = play(holding("4h 5h", "Kd", taken="6h"), "meld 4h 5h 6h")
    assert outcome(state).hands == (Hand.of(""), Hand.of("Kd"))


@pytest.mark.parametrize(
    ("left", "points"),
    [("Kd", 10), ("Qd", 10), ("Jd", 10), ("Td", 10), ("9d", 9), ("2d", 2), ("Ad", 1)],
)
def test_b15_what_the_cards_count(left: str, points: int) -> None:
    end = outcome(play(holding("4h 5h 6h", left, shown="0"), "meld 4h 5h 6h"))
    assert end.points == points


@pytest.mark.parametrize("ace_points", [1, 11, 15])
@pytest.mark.parametrize("ace_rank", ["low", "high_or_low"])
def test_j25_every_ace_left_in_hand(ace_points: int, ace_rank: str) -> None:
    house = {"ace_points": ace_points, "ace_rank": ace_rank}
    state = holding("4h 5h 6h", "Ad 2d 3d", "As Ac Kc", **house)  # type: ignore[arg-type]
    end = outcome(play(state, "meld 4h 5h 6h"))
    assert end.counts == (0, 5 + ace_points, 10 + 2 * ace_points)


@pytest.mark.parametrize(("going_rummy", "points"), [(1, 22), (2, 44)])
def test_b16_j23_the_winner_adds_what_the_others_pay(going_rummy: int, points: int) -> None:
    state = holding("4h 5h 6h", "Kd 3d", "9c", going_rummy=going_rummy)
    end = outcome(play(state, "meld 4h 5h 6h"))
    assert end.kind is OutcomeKind.RUMMY
    assert end.points == points == sum(end.payments)
    assert end.payments[0] == 0
    assert not end.drawn
