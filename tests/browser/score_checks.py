"""Whether the score that a page shows is the sum that it shows."""

from __future__ import annotations

import re

from seen import Row, Seen, Side

from gin_widgets.engine import parse_cards

_BEFORE = 3  # columns before those of the players


def check_score(seen: Seen, rounds: int) -> None:
    """Check the sheet of a game after `rounds` rounds, and the count of the last one."""
    assert len(seen.sheet) == rounds, seen.sheet
    totals = [0, 0]
    for number, row in enumerate(seen.sheet, start=1):
        assert row.cells[0] == str(number)
        _check_row(row, totals)
    if seen.count:
        _check_count(seen)
    _check_end(seen, totals)


def _check_row(row: Row, totals: list[int]) -> None:
    """Check one line against its sum and the line before; `totals` goes on with it."""
    if row.strong:
        (column,) = row.strong
        points = int(row.cells[2])
        assert value(row.cells[1]) == points > 0, row
        totals[column - _BEFORE] += points
    else:
        assert row.cells[2] == "–", row
    assert [int(cell) for cell in row.cells[_BEFORE:]] == totals, row


def value(text: str) -> int:
    """What comes out of the sum at the end of a line: `Juma: knock, 51 − 28 − 6`."""
    found = re.search(r"[(\d][\d −+×()]*$", text)
    assert found is not None, text
    terms, _, times = found[0].replace(" ", "").partition("×")
    numbers = re.findall(r"[+-]?\d+", terms.replace("−", "-"))
    return sum(map(int, numbers)) * int(times or 1)


def _check_count(seen: Seen) -> None:
    """The lines of the count add up to its last line, and to what the sheet says."""
    *lines, total = (row.cells[2] for row in seen.count)
    outcome = value(" ".join(lines))
    assert outcome == int(total), seen.count
    last = seen.sheet[-1].cells[2]
    assert last == (total if seen.sheet[-1].strong else "–")
    assert seen.knocker is not None
    assert seen.defender is not None
    named = [int(re.findall(r"\d+", line)[0]) for line in lines[:2]]
    for side in (seen.knocker, seen.defender):
        left = _deadwood(side)
        assert str(left) in re.findall(r"\d+", side.line) or left == 0, side
        assert left in named or left == 0, (side, lines)


def _deadwood(side: Side) -> int:
    return sum(card.points for card in parse_cards(" ".join(side.unmatched)))


def _check_end(seen: Seen, totals: list[int]) -> None:
    """The bars and, at the end of a game, the sentence have the same totals."""
    if seen.bars:
        assert [int(re.findall(r"\d+", bar)[-1]) for bar in seen.bars] == totals
        assert all(value(bar.split("=")[0]) == int(bar.split("=")[-1]) for bar in seen.bars)
    if seen.finished:
        told = [int(number) for number in re.findall(r"\d+", seen.title)]
        assert sorted(told) == sorted(totals), seen.title
