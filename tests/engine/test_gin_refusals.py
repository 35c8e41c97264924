"""Each kind of refusal, reached in play, with its sentence."""

from collections.abc import Callable

import pytest
from gin_play import dealt, holding, knocked, params, play, refused

from gin_widgets.engine.cards import Card
from gin_widgets.engine.errors import IllegalAction
from gin_widgets.engine.gin.states import Discard, GinRound
from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rules import variant

FIRST = "As 3s 5s 7s 9s Js Ks 2h 4h 6h"
SECOND = "2d 4d 6d 8d Td Qd 3c 5c 7c 9c"
ELEVEN = "2s 3s 4s 5s 7h 8h 9h 2d 3d Kd Kh"


def _fresh() -> GinRound:
    return dealt(FIRST, SECOND, upcard="8h", stock="Th Qh")


def _drawn() -> GinRound:
    return play(_fresh(), "pass", "pass", "take-stock")


def _taken() -> GinRound:
    return play(_fresh(), "take-discard")


def _ready() -> GinRound:
    return holding(ELEVEN)


def _lay_off() -> GinRound:
    return knocked("knock Js: Qs Qh Qd / 2h 3h 4h / 5c 6c 7c | 6s", "8c 9c Qc Ah Ks Kd 7d 8d 9d 3s")


def _gin() -> GinRound:
    return knocked("knock Js: Qs Qh Qd / 2h 3h 4h / 5c 6c 7c 8c", "9c Qc Ah Ks Kd")


def _last() -> GinRound:
    rules = variant("gin", fiftieth_card=True)
    second = "Js Qs 9d 7h 8h 9h 2s 3s 4s Kd"
    state = play(dealt("2d 4d 6d 8d Ts Qd 3c 5c 7c 9c", second, rules=rules), "pass", "pass")
    while not isinstance(state.phase, Discard) or state.stock_count > 2:
        state = play(state, "take-stock")
        if isinstance(state.phase, Discard) and state.stock_count > 2:
            state = play(state, f"discard {state.phase.drawn}")
    return state


REFUSED: dict[Refusal, tuple[Callable[[], GinRound], str]] = {
    Refusal.NOT_YOUR_TURN: (_fresh, "take-stock"),
    Refusal.ROUND_OVER: (_gin, "take-stock"),
    Refusal.UPCARD_FIRST: (_fresh, "take-stock"),
    Refusal.UPCARD_GONE: (lambda: play(_fresh(), "pass", "pass"), "take-discard"),
    Refusal.DRAW_FIRST: (lambda: play(_fresh(), "pass", "pass"), "discard As"),
    Refusal.ALREADY_DRAWN: (_drawn, "take-stock"),
    Refusal.NO_PASSING: (_drawn, "pass"),
    Refusal.NOT_IN_HAND: (_drawn, "discard 2d"),
    Refusal.JUST_TAKEN: (_taken, "discard 8h"),
    Refusal.KNOCK_TOO_HIGH: (_ready, "knock Kd: 2s 3s 4s 5s / 7h 8h 9h | 2d 3d Kh"),
    Refusal.GIN_ONLY: (
        lambda: holding(ELEVEN, rules=variant("gin", knock_limit=0)),
        "knock Kd: 2s 3s 4s 5s / 7h 8h 9h | 2d 3d Kh",
    ),
    Refusal.ARRANGED_TOO_HIGH: (
        lambda: holding("2s 3s 4s 5s 7h 8h 9h 2d 3d Ad Kh"),
        "knock Kh: 2s 3s 4s 5s | 7h 8h 9h 2d 3d Ad",
    ),
    Refusal.NOT_THE_CARDS_KEPT: (_ready, "knock Kd: 2s 3s 4s 5s / 7h 8h 9h"),
    Refusal.NO_BIG_GIN: (_ready, "big-gin: 2s 3s 4s 5s / 7h 8h 9h"),
    Refusal.BIG_GIN_UNMATCHED: (
        lambda: holding(ELEVEN, rules=variant("gin", big_gin=31)),
        "big-gin: 2s 3s 4s 5s / 7h 8h 9h | 2d 3d Kd Kh",
    ),
    Refusal.LAST_CARD_CHOICE: (lambda: play(_last(), "discard Ts"), "take-stock"),
    Refusal.LAST_CARD_NO_KNOCK: (lambda: play(_last(), "discard 2d"), "take-discard"),
    Refusal.MUST_KNOCK: (lambda: play(_last(), "discard Ts", "take-discard"), "discard Kd"),
    Refusal.NOBODY_KNOCKED: (_drawn, "show: | As"),
    Refusal.KNOCKED_ALREADY: (_lay_off, "discard 3s"),
    Refusal.GIN_NO_LAY_OFF: (_gin, "lay-off 9c: 5c 6c 7c 8c"),
    Refusal.NO_SUCH_MELD: (_lay_off, "lay-off 7d: 4d 5d 6d"),
    Refusal.FITS_NO_MELD: (_lay_off, "lay-off 3s: Qs Qh Qd"),
    Refusal.FITS_ANOTHER_MELD: (_lay_off, "lay-off Qc: 5c 6c 7c"),
    Refusal.ANOTHER_CARD_FIRST: (_lay_off, "lay-off 9c: 5c 6c 7c"),
    Refusal.NOT_THE_CARDS_LEFT: (_lay_off, "show: 7d 8d 9d"),
    Refusal.MELDS_STAY_IN_HAND: (_ready, "meld 7h 8h 9h"),
    Refusal.PILE_STAYS: (_drawn, "turn-over"),
}


def _refusal(kind: Refusal) -> IllegalAction:
    state, text = REFUSED[kind][0](), REFUSED[kind][1]
    waiting = 1 - (state.to_move or 0)
    return refused(state, text, seat=waiting if kind is Refusal.NOT_YOUR_TURN else None)


@pytest.mark.parametrize("kind", Refusal)
def test_each_kind_of_refusal_is_reached(kind: Refusal) -> None:
    refusal = _refusal(kind)
    assert refusal.reason is kind
    assert str(refusal) == str(refusal.message)


@pytest.mark.parametrize("kind", Refusal)
def test_its_sentence_is_whole_and_its_cards_are_cards(kind: Refusal) -> None:
    refusal = _refusal(kind)
    text = str(refusal.message)
    assert text.endswith(".")
    assert "{" not in text
    for value in params(refusal).values():
        assert isinstance(value, Card | int)


def test_every_kind_has_a_sentence_of_its_own() -> None:
    assert len({_refusal(kind).message.msgid for kind in Refusal}) == len(Refusal)
