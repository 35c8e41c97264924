"""The text of Rummy's own actions."""

import pytest
from rummy_play import random_states

from gin_widgets.engine.actions import ActionKind, parse_action
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.rounds import legal_actions


@pytest.mark.parametrize(
    "text",
    [
        "turn-over",
        "meld 4h 5h 6h",
        "meld Js Jh Jd Jc",
        "meld Qs Ks As",
        "meld Ks As 2s 3s",
        "lay-off Js: Qs Ks As",
        "lay-off 7s: 7h 7d 7c",
    ],
)
def test_text_and_action_are_one(text: str) -> None:
    action = parse_action(text)
    assert str(action) == text
    assert parse_action(str(action)) == action
    assert action.kind.value == text.split(" ", maxsplit=1)[0]


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        (" MELD 6h5h4h", "meld 4h 5h 6h"),
        ("meld a♠, k♠, q♠", "meld Qs Ks As"),
        ("Turn-Over", "turn-over"),
    ],
)
def test_reading_is_forgiving(loose: str, strict: str) -> None:
    assert str(parse_action(loose)) == strict


@pytest.mark.parametrize(
    "text",
    ["turn-over 7h", "turn over", "meld", "meld:", "meld 4h 5h", "meld: 4h 5h 6h", "meld 4h 5h 7h"],
)
def test_what_is_no_action_is_invalid_notation(text: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_action(text)


def test_every_kind_of_action_occurs_in_play_and_prints_back() -> None:
    seen = set()
    for seed in range(8):
        for state in random_states(seed, 2 + seed % 5, ace_rank="round_the_corner"):
            for action in legal_actions(state):
                assert parse_action(str(action)) == action
            seen |= {action.kind for action in state.actions[-1:]}
    assert seen == {
        *(ActionKind.TAKE_STOCK, ActionKind.TAKE_DISCARD, ActionKind.TURN_OVER),
        *(ActionKind.MELD, ActionKind.LAY_OFF, ActionKind.DISCARD),
    }
