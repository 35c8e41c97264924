"""Whole rounds, kept as text: what was played, what could be played, and how it ended.

`python tests/engine/test_gin_golden.py` prints every file of `tests/data/golden/gin` anew; what
changes has to be read and explained.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.cards import format_cards
from gin_widgets.engine.gin.states import GinRound
from gin_widgets.engine.outcomes import Outcome
from gin_widgets.engine.rounds import apply, legal_actions, start
from gin_widgets.engine.rules import parse_rules

FILES = sorted((Path(__file__).parent.parent / "data" / "golden" / "gin").glob("*.txt"))
MARK = "> "


def again(text: str) -> str:
    """The same round played and printed anew, from the head and the actions of its text."""
    lines = text.splitlines()
    head = dict(line.split(": ", 1) for line in lines[:4])
    rules = parse_rules(head["rules"])
    state = start(rules, code=head["deal"], dealer=int(head["dealer"]))
    assert isinstance(state, GinRound)
    out = [*lines[:4], "", *_hands(state), f"upcard: {state.setup.upcard}", ""]
    for line in lines:
        if line.startswith(MARK):
            action = parse_action(line.removeprefix(MARK))
            out.append(f"{state.phase.kind.value}, seat {state.to_move}: {_options(state)}")
            out.append(f"{MARK}{action}")
            state = apply(state, action)
    return "\n".join([*out, "", *_end(state)]) + "\n"


def _hands(state: GinRound) -> list[str]:
    return [f"hand {seat}: {held}" for seat, held in enumerate(state.hands)]


def _options(state: GinRound) -> str:
    """How many legal actions there are of each kind, and which knocks and lay-offs."""
    options = legal_actions(state)
    words = [action.kind.value for action in options]
    counted = [f"{words.count(word)} {word}" for word in dict.fromkeys(words)]
    named = [str(each) for each in options if each.kind.value in ("knock", "lay-off", "big-gin")]
    return "; ".join([*counted, *named])


def _end(state: GinRound) -> list[str]:
    end = state.outcome
    assert end is not None
    return [
        f"outcome: {end.kind.value}, winner {end.winner}, points {end.points}",
        *([] if end.showdown is None else _showdown(end)),
        *_hands(state),
        f"discards: {format_cards(state.discards)}",
        f"stock: {state.stock_count}",
    ]


def _showdown(end: Outcome) -> list[str]:
    shown = end.showdown
    assert shown is not None
    return [
        f"knock: seat {shown.knocker}, {shown.knock}, deadwood {shown.knocker_deadwood}",
        f"on the table: {' / '.join(meld.text for meld in shown.melds)}",
        f"defence: {shown.defence}, deadwood {shown.defender_deadwood}",
        f"score: difference {shown.difference}, bonus {shown.bonus}, doubled {end.doubled}",
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_round(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert again(text) == text


def test_the_golden_rounds_end_in_every_way() -> None:
    ends = {line for file in FILES for line in file.read_text("utf-8").splitlines()}
    kinds = {line.split(",")[0] for line in ends if line.startswith("outcome: ")}
    assert kinds == {
        f"outcome: {kind}"
        for kind in ("knock", "gin", "big_gin", "undercut", "tie", "drawn_stock", "stopped")
    }


if __name__ == "__main__":
    for each in FILES:
        each.write_text(again(each.read_text(encoding="utf-8")), encoding="utf-8")
