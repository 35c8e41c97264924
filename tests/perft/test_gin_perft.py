"""How many sequences of actions there are to each depth from fixed positions (`gin.txt`).

A change of any rule changes a count. `python tests/perft/test_gin_perft.py` counts again and
rewrites the numbers of the file; a difference has to be explained by a change of rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from perft_positions import Position, count_again, perft, read

FILE = Path(__file__).with_name("gin.txt")
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
    count_again(FILE)
