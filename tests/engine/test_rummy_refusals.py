"""Every kind of refusal that only Rummy has, and its sentence for the player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rummy_play import drawing, holding, play, refused

from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rummy.refusals import RummyRefusal
from gin_widgets.engine.rummy.states import RummyRound

ONE: dict[str, Any] = {"melds_per_turn": "one"}
TWO_MELDS = "4h 5h 6h Js Jd Jh 2c 3c 4c"
THREES = ((1, "3s 3h 3d"),)
CASES: list[tuple[Callable[[], RummyRound], str, RummyRefusal, str]] = [
    (
        lambda: drawing("As", "Ks", pile="4c 9h", stock=""),
        "take-stock",
        RummyRefusal.STOCK_EMPTY,
        "The stock is empty: take the 9h, or turn the discard pile over.",
    ),
    (
        lambda: drawing("As", "Ks", pile="4c 9h", stock="", stock_out="reshuffle"),
        "take-stock",
        RummyRefusal.STOCK_EMPTY,
        "The stock is empty: take the 9h, or shuffle the cards under it for a new stock.",
    ),
    (
        lambda: drawing("As", "Ks", stock="4c"),
        "turn-over",
        RummyRefusal.STOCK_NOT_EMPTY,
        "There is still 1 card in the stock: the discard pile stays as it is.",
    ),
    (
        lambda: drawing("As", "Ks", stock="4c 5c"),
        "turn-over",
        RummyRefusal.STOCK_NOT_EMPTY,
        "There are still 2 cards in the stock: the discard pile stays as it is.",
    ),
    (
        lambda: drawing("As", "Ks", pile="9h", stock="", stock_out="reshuffle"),
        "turn-over",
        RummyRefusal.NOTHING_TO_TURN_OVER,
        "The stock is empty and the 9h is the only discard: take it.",
    ),
    (
        lambda: holding("4h 5h 6h 9d"),
        "knock 9d: 4h 5h 6h",
        RummyRefusal.NO_KNOCKING,
        "Nobody knocks in Rummy: the round ends when somebody has no cards left.",
    ),
    (
        lambda: holding("Qs Ks As 9d"),
        "meld Qs Ks As",
        RummyRefusal.ACE_LOW,
        "“QsKsAs” is not a run: the ace is low, so it never follows the king.",
    ),
    (
        lambda: holding("2s Ks As 9d", ace_rank="high_or_low"),
        "meld Ks As 2s",
        RummyRefusal.ACE_BETWEEN,
        (
            "“KsAs2s” is not a run here: the ace may be below the two or above the king, "
            "but not both at once."
        ),
    ),
    (
        lambda: holding("3c 9d", table=THREES, layoff_before_meld=False),
        "lay-off 3c: 3s 3h 3d",
        RummyRefusal.MELD_FIRST,
        "Here you may lay off cards only after you have laid down a meld of your own.",
    ),
    (
        lambda: play(holding(f"{TWO_MELDS} 8d Td", **ONE), "meld 4h 5h 6h"),
        "meld Js Jh Jd",
        RummyRefusal.ONE_MELD,
        "Here you may lay down only one meld in a turn, unless you go out.",
    ),
    (
        lambda: play(holding(TWO_MELDS, **ONE), "meld 4h 5h 6h", "meld Js Jh Jd"),
        "discard 2c",
        RummyRefusal.MUST_GO_OUT,
        (
            "You have laid down more than one meld in this turn, "
            "so you must get rid of all your cards now."
        ),
    ),
    (
        lambda: holding("4h 5h 6h", final_discard="required"),
        "meld 4h 5h 6h",
        RummyRefusal.LAST_DISCARD,
        "Here your last card must be a discard, so keep one card for it.",
    ),
    (
        lambda: holding("4h 5h 6h", taken="9d"),
        "meld 4h 5h 6h",
        RummyRefusal.STUCK,
        (
            "Then only the 9d would be left, and you may not discard it in this turn, "
            "because you have just taken it from the discard pile."
        ),
    ),
]


@pytest.mark.parametrize(("state", "action", "why", "sentence"), CASES)
def test_a_refusal_and_its_sentence(
    state: Callable[[], RummyRound], action: str, why: RummyRefusal, sentence: str
) -> None:
    refusal = refused(state(), action)
    assert (refusal.reason, str(refusal.message)) == (why, sentence)


def test_every_kind_has_its_case() -> None:
    assert {why for _, _, why, _ in CASES} == set(RummyRefusal)
    assert not {each.value for each in RummyRefusal} & {each.value for each in Refusal}


def test_what_both_games_refuse_has_the_same_reason() -> None:
    state = holding("4h 9d")
    for action in ("take-stock", "take-discard", "turn-over"):
        refusal = refused(state, action)
        assert refusal.reason is Refusal.ALREADY_DRAWN
        assert str(refusal) == (
            "You have drawn your card for this turn: now meld, lay off or discard."
        )
