"""How many sequences of actions there are to each depth from fixed positions (`gin.txt`).

A change of any rule changes a count. `python tests/perft/test_gin_perft.py` counts again and
rewrites the numbers of the file; a difference has to be explained by a change of rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.gin.states import GinRound
from gin_widgets.engine.rounds import apply, legal_actions, start
from gin_widgets.engine.rules import parse_rules

FILE = Path(__file__).with_name("gin.txt")


@dataclass
class Position:
    """One block of the file."""

    name: str
    rules: str
    deal: str
    moves: str
    counts: dict[int, int] = field(default_factory=dict)

    def state(self) -> GinRound:
        state = start(parse_rules(self.rules), code=self.deal)
        for text in filter(None, self.moves.split("; ")):
            state = apply(state, parse_action(text))
        return state

    def __str__(self) -> str:
        lines = [f"id {self.name}", f"rules {self.rules}", f"deal {self.deal}"]
        lines += [f"moves {self.moves}".rstrip()]
        return "\n".join(lines + [f"perft {depth} {n}" for depth, n in self.counts.items()])


def perft(state: GinRound, depth: int) -> int:
    """The number of sequences of `depth` legal actions; ended rounds have none."""
    options = legal_actions(state)
    if depth == 1:
        return len(options)
    return sum(perft(apply(state, action), depth - 1) for action in options)


def read(text: str) -> list[Position]:
    found = []
    for block in text.strip().split("\n\n"):
        lines = [line.partition(" ") for line in block.splitlines() if not line.startswith("#")]
        values = {key: value for key, _, value in lines if key != "perft"}
        position = Position(values["id"], values["rules"], values["deal"], values["moves"])
        for depth, count in (value.split() for key, _, value in lines if key == "perft"):
            position.counts[int(depth)] = int(count)
        found.append(position)
    return found


POSITIONS = read(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_perft(position: Position) -> None:
    state = position.state()
    assert {depth: perft(state, depth) for depth in position.counts} == position.counts


def test_the_first_counts_are_those_of_the_rules() -> None:
    start_of_gin = POSITIONS[0].counts
    assert start_of_gin[1] == 2  # take or pass (G16)
    assert start_of_gin[2] == 10 + 2  # ten discards, not the card taken; the dealer's choice
    assert start_of_gin[3] == 10 * 2 + 10 + 1  # two draws after each; ten discards; the stock only


def test_the_lay_offs_are_counted_by_hand() -> None:
    # Qc, Ah and 8c in any order, 9c after 8c: 3, 7, 12, 12 sequences; a show ends each of them.
    counts = next(each.counts for each in POSITIONS if each.name == "lay-offs")
    assert list(counts.values()) == [3 + 1, 7 + 3, 12 + 7, 12 + 12, 0 + 12, 0]


if __name__ == "__main__":
    for each in POSITIONS:
        each.counts = {depth: perft(each.state(), depth) for depth in each.counts}
    FILE.write_text("\n\n".join(map(str, POSITIONS)) + "\n", encoding="utf-8")
