"""Fixed positions as blocks of text, and how many sequences of actions there are from them.

A block names a position, its rules, its deal and the moves so far, and then for each depth the
number of sequences.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.rounds import Round, apply, legal_actions, start
from gin_widgets.engine.rules import parse_rules


@dataclass
class Position:
    """One block of the file."""

    name: str
    rules: str
    deal: str
    moves: str
    counts: dict[int, int] = field(default_factory=dict)

    def state(self) -> Round:
        state = start(parse_rules(self.rules), code=self.deal)
        for text in filter(None, self.moves.split("; ")):
            state = apply(state, parse_action(text))
        return state

    def __str__(self) -> str:
        lines = [f"id {self.name}", f"rules {self.rules}", f"deal {self.deal}"]
        lines += [f"moves {self.moves}".rstrip()]
        return "\n".join(lines + [f"perft {depth} {n}" for depth, n in self.counts.items()])


def perft(state: Round, depth: int) -> int:
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


def count_again(file: Path) -> None:
    """Rewrites the numbers in the file."""
    positions = read(file.read_text(encoding="utf-8"))
    for each in positions:
        each.counts = {depth: perft(each.state(), depth) for depth in each.counts}
    file.write_text("\n\n".join(map(str, positions)) + "\n", encoding="utf-8")
