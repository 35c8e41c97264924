"""The text of actions."""

import pytest
from gin_play import random_states

from gin_widgets.engine.actions import ActionKind, parse_action
from gin_widgets.engine.errors import InvalidNotation


@pytest.mark.parametrize(
    "text",
    [
        "take-stock",
        "take-discard",
        "pass",
        "discard 7h",
        "knock 7h: Js Jh Jd / 4h 5h 6h | As 2d",
        "knock 7h: 2s 3s 4s 5s / Js Jh Jd / 4h 5h 6h",
        "knock 7h: | As 2d",
        "big-gin: 2s 3s 4s 5s 6s / Js Jh Jd / 4h 5h 6h",
        "lay-off 8c: 5c 6c 7c",
        "lay-off Jc: Js Jh Jd",
        "show: 7d 8d 9d | 3s Ks Kd",
        "show: | 3s Ks Kd",
        "show:",
    ],
)
def test_text_and_action_are_one(text: str) -> None:
    action = parse_action(text)
    assert str(action) == text
    assert parse_action(str(action)) == action
    assert action.kind.value == text.split(" ", maxsplit=1)[0].rstrip(":")


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("  DISCARD 10H ", "discard Th"),
        ("Knock 7♥ : 5h6h4h / jd js jh|2d as", "knock 7h: Js Jh Jd / 4h 5h 6h | As 2d"),
        ("lay-off 8C:7c,5c,6c", "lay-off 8c: 5c 6c 7c"),
        ("Take-Stock", "take-stock"),
    ],
)
def test_reading_is_forgiving(loose: str, strict: str) -> None:
    assert str(parse_action(loose)) == strict


@pytest.mark.parametrize(
    "text",
    [
        "",
        "draw",
        "take stock",
        "take-stock 7h",
        "take-stock:",
        "pass: 7h",
        "discard",
        "discard 7h 8h",
        "discard 1x",
        "discard: 7h",
        "knock 7h",
        "knock: 4h 5h 6h",
        "knock 7h: 4h 5h",  # no meld
        "knock 7h: 4h 5h 6h / 6h 7h 8h",  # one card in two melds (G19)
        "knock 7h: 4h 5h 6h | 6h",
        "big-gin 7h: 4h 5h 6h",
        "lay-off: 5c 6c 7c",
        "lay-off 8c: 5c 6c",
        "lay-off 2h: 2c 2d",  # R22: a pair is not a meld
        "show 7h: 4h 5h 6h",
        "show",
    ],
)
def test_what_is_no_action_is_invalid_notation(text: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_action(text)


def test_every_kind_of_action_occurs_in_play_and_prints_back() -> None:
    seen = set()
    for seed in range(40):
        for state in random_states(seed, big_gin=31):
            for action in state.actions[-1:]:
                assert parse_action(str(action)) == action
                seen.add(action.kind)
    assert seen >= set(ActionKind) - {ActionKind.BIG_GIN, ActionKind.TURN_OVER, ActionKind.MELD}
