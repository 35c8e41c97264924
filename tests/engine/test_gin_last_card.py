"""The option `fiftieth_card`: ruling J4."""

import pytest
from gin_play import card, dealt, legal, outcome, params, play, reason, refused

from gin_widgets.engine.gin.states import Discard, GinRound, LastCard
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rounds import view_for
from gin_widgets.engine.rules import variant
from gin_widgets.engine.views import PhaseKind

# Seat 1, which is asked in the end, needs the ten of spades to knock.
FIRST = "2d 4d 6d 8d Ts Qd 3c 5c 7c 9c"
SECOND = "Js Qs 9d 7h 8h 9h 2s 3s 4s Kd"


def _last(first: str = FIRST, second: str = SECOND, **house: object) -> GinRound:
    """Both draw and put away what they drew, down to two cards; seat 0 is to discard."""
    rules = variant("gin", fiftieth_card=True, **house)
    state = play(dealt(first, second, rules=rules), "pass", "pass")
    while state.stock_count > 2:
        state = play(state, "take-stock")
        assert isinstance(state.phase, Discard)
        if state.stock_count > 2:
            state = play(state, f"discard {state.phase.drawn}")
    return state


def test_j4_the_other_player_is_asked() -> None:
    state = play(_last(), "discard Ts")
    assert state.phase == LastCard(1)
    assert legal(state) == ["take-discard", "pass"]
    assert view_for(state, 1).phase is PhaseKind.LAST_CARD


def test_j4_passing_draws_the_round() -> None:
    end = outcome(play(_last(), "discard Ts", "pass"))
    assert (end.kind, end.winner) == (OutcomeKind.DRAWN_STOCK, None)


def test_j4_having_taken_he_must_knock() -> None:
    state = play(_last(), "discard Ts", "take-discard")
    assert state.phase == Discard(1, drawn=None, taken=card("Ts"), must_knock=True)
    assert legal(state) == legal(state, "knock") != []
    assert reason(state, "discard Kd") is Refusal.MUST_KNOCK
    state = play(state, "knock Kd: 2s 3s 4s / Ts Js Qs / 7h 8h 9h | 9d")
    assert state.phase.kind is PhaseKind.LAY_OFF


def test_j4_without_a_knock_the_card_stays() -> None:
    state = play(_last(), "discard 2d")
    assert legal(state) == ["pass"]
    refusal = refused(state, "take-discard")
    assert refusal.reason is Refusal.LAST_CARD_NO_KNOCK
    assert params(refusal) == {"card": card("2d")}


def test_j4_putting_the_card_taken_away_again_is_no_knock() -> None:
    # Seat 1 could have gone Gin all along; with a king more it needs just that discard.
    first, second = FIRST.replace("Ts", "Kd"), "Ts Js Qs Ks 7h 8h 9h 2s 3s 4s"
    state = play(_last(first, second, knock_limit=5), "discard Kd")
    assert legal(state) == ["pass"]
    state = play(_last(first, second, knock_limit=5, discard_taken_upcard=True), "discard Kd")
    assert legal(state) == ["take-discard", "pass"]


def test_j4_big_gin_is_a_knock() -> None:
    second = "Js Qs Ks 7h 8h 9h 2s 3s 4s Th"
    state = play(_last(second=second, big_gin=31), "discard Ts", "take-discard")
    assert "big-gin: 2s 3s 4s / Ts Js Qs Ks / 7h 8h 9h Th" in legal(state)
    assert legal(state, "discard") == []


@pytest.mark.parametrize("text", ["take-stock", "discard Kd", "knock Kd: | 2s", "big-gin:"])
def test_j4_nothing_else_is_possible(text: str) -> None:
    state = play(_last(), "discard Ts")
    refusal = refused(state, text)
    assert refusal.reason is Refusal.LAST_CARD_CHOICE
    assert params(refusal) == {"card": card("Ts")}
    assert reason(state, "show:") is Refusal.NOBODY_KNOCKED


def test_without_the_option_the_round_is_over() -> None:
    state = play(_last(), "discard Ts")
    assert not state.over
    off = play(dealt(FIRST, SECOND), "pass", "pass")
    while not off.over:
        off = play(off, "take-stock")
        assert isinstance(off.phase, Discard)
        off = play(off, f"discard {off.phase.drawn}")
    assert outcome(off).kind is OutcomeKind.DRAWN_STOCK
