"""Cards as cells of a 60-bit integer, the form in which rounds are played thousands of times.

A cell is `suit * 15 + order`. The two empty cells above each king let a window of five cells
slide along a suit without running into the next one, and 60 bits are two digits of a Python
integer. `near`, `same_rank` and the like are indexed by cell.
"""

from __future__ import annotations

SUIT_WIDTH = 15
RANKS = 13
SUIT_MASK = (1 << RANKS) - 1
CELLS: tuple[int, ...] = tuple(s * SUIT_WIDTH + r for s in range(4) for r in range(RANKS))
ALL_CARDS = sum(1 << cell for cell in CELLS)
SPAN = 4 * SUIT_WIDTH

POINTS: tuple[int, ...] = tuple(min(cell % SUIT_WIDTH + 1, 10) for cell in range(SPAN))


def _same_rank(cell: int) -> int:
    order = cell % SUIT_WIDTH
    return sum(1 << (s * SUIT_WIDTH + order) for s in range(4)) & ~(1 << cell) & ALL_CARDS


def _beside(cell: int, reach: int) -> int:
    suit = SUIT_MASK << (cell // SUIT_WIDTH * SUIT_WIDTH)
    around = 0
    for step in range(1, reach + 1):
        around |= 1 << (cell + step)
        around |= 1 << (cell - step) if cell >= step else 0
    return around & suit


SAME_RANK: tuple[int, ...] = tuple(_same_rank(cell) for cell in range(SPAN))
BESIDE: tuple[int, ...] = tuple(_beside(cell, 1) for cell in range(SPAN))
WITHIN_TWO: tuple[int, ...] = tuple(_beside(cell, 2) for cell in range(SPAN))
NEAR: tuple[int, ...] = tuple(a | b for a, b in zip(SAME_RANK, BESIDE, strict=True))

_RUN_WINDOWS = (0b00111, 0b01110, 0b11100)
# A window of five cells has the card in question in the middle, whether it is held or not.
RUNS_WITH: tuple[int, ...] = tuple(
    sum((window | 0b00100) & run == run for run in _RUN_WINDOWS) for window in range(32)
)
RUN_MAKING: tuple[bool, ...] = tuple(bool(count) for count in RUNS_WITH)

# The cards that count more than so many points.
ABOVE: tuple[int, ...] = tuple(
    sum(1 << cell for cell in CELLS if POINTS[cell] > points) for points in range(11)
)


def cells_in(mask: int) -> list[int]:
    """The cells that are set in `mask`, lowest first."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit.bit_length() - 1)
        mask ^= bit
    return found


def points_in(mask: int) -> int:
    """The card points of all cells in `mask`."""
    return sum(POINTS[cell] for cell in cells_in(mask))
