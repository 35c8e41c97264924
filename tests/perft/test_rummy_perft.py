"""How many sequences of actions there are in Rummy to each depth (`rummy.txt`).

As `test_gin_perft`; `python tests/perft/test_rummy_perft.py` counts again.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from perft_positions import Position, count_again, perft, read

FILE = Path(__file__).with_name("rummy.txt")
POSITIONS = read(FILE.read_text(encoding="utf-8"))
COUNTS = {each.name: each.counts for each in POSITIONS}


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_perft(position: Position) -> None:
    state = position.state()
    assert {depth: perft(state, depth) for depth in position.counts} == position.counts


def test_the_first_counts_are_those_of_the_rules() -> None:
    # Nobody is asked about the upcard: two draws; then 11 discards, or 10 without the card taken.
    melds_of_ten_and_a_card = COUNTS["rummy-start"][2] - 11 - 10
    assert COUNTS["rummy-start"][1] == 2
    assert melds_of_ten_and_a_card == COUNTS["taken-card-may-go"][2] - 11 - 11
    # Js Jh Jd 9s are left after two melds: four discards and a meld (B8); two draws after each
    # discard (B7), and after the meld only the discard of the nine, which goes out (B11).
    assert [COUNTS["last-card-free"][depth] for depth in (1, 2)] == [4 + 1, 4 * 2 + 1]
    # The last card of the stock was drawn, and one meld is in the hand: the eight cards left
    # after it may be discarded, and then nobody draws any more (J19).
    assert list(COUNTS["stock-out-end-hand"].values()) == [11 + 1, 8, 0, 0]


def test_the_ace_rank_adds_melds_and_lay_offs_only() -> None:
    low, high, corner = (
        COUNTS[f"ace-{name}"] for name in ("low", "high-or-low", "round-the-corner")
    )
    assert low[1] == high[1] == corner[1]
    assert all(low[depth] < high[depth] < corner[depth] for depth in (2, 3, 4))
    # Qs Ks As in the hand, drawing or taking: one run more each time (two when Js is drawn).
    assert high[2] - low[2] == 1 + 2


if __name__ == "__main__":
    count_again(FILE)
