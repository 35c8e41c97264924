"""Least deadwood of a hand, and what its unmatched cards are worth keeping for.

Runs come from one table of all 8192 holdings of a suit; ranks held three or four times are tried
as sets by enumeration. Exact, and remembered: the same hands come back in every sampled world.
"""

from __future__ import annotations

from gin_widgets.players.rollouts.packing import (
    POINTS,
    RANKS,
    SAME_RANK,
    SUIT_MASK,
    SUIT_WIDTH,
    cells_in,
)

_LONGEST_RUN = 5  # six in a row are two runs of three
_SET = 3  # cards, at least
_MEMO_SIZE = 60_000

# (cell's bit, points, bits of the cards that would meld it)
Loose = tuple[int, int, int]
# (deadwood of the whole hand, its unmatched cards, most points of one of them)
Melding = tuple[int, tuple[Loose, ...], int]


def _run_tables() -> tuple[list[int], list[int]]:
    """For each holding of a suit: the least deadwood by runs alone, and the cards left over."""
    least, left = [0] * (SUIT_MASK + 1), [0] * (SUIT_MASK + 1)
    runs = [
        [((1 << n) - 1) << (top - n + 1) for n in range(3, _LONGEST_RUN + 1) if n <= top + 1]
        for top in range(RANKS)
    ]
    for holding in range(1, SUIT_MASK + 1):
        top = holding.bit_length() - 1
        rest = holding ^ (1 << top)
        best, over = least[rest] + POINTS[top], left[rest] | 1 << top
        for run in runs[top]:
            if holding & run != run:
                break
            rest = holding ^ run
            if least[rest] < best:
                best, over = least[rest], left[rest]
        least[holding], left[holding] = best, over
    return least, left


LEAST, LEFT = _run_tables()
_TWO, _THREE = 2 * SUIT_WIDTH, 3 * SUIT_WIDTH


def _sets_of(rank_cards: int) -> list[int]:
    """The ways to use three or four cards of one rank as a set."""
    if rank_cards.bit_count() == _SET:
        return [rank_cards]
    return [rank_cards, *(rank_cards ^ (1 << cell) for cell in cells_in(rank_cards))]


_COLUMN = sum(1 << (suit * SUIT_WIDTH) for suit in range(4))
# for each rank and each three or four suits that hold it: the sets
_SETS: dict[int, list[int]] = {
    cards: _sets_of(cards)
    for order in range(RANKS)
    for cards in (
        sum(1 << (suit * SUIT_WIDTH + order) for suit in range(4) if pick >> suit & 1)
        for pick in range(16)
    )
    if cards.bit_count() >= _SET
}


def deadwood(hand: int) -> int:
    """The least deadwood of `hand`, any number of cards."""
    a, b = hand & SUIT_MASK, hand >> SUIT_WIDTH & SUIT_MASK
    c, d = hand >> _TWO & SUIT_MASK, hand >> _THREE
    best = LEAST[a] + LEAST[b] + LEAST[c] + LEAST[d]
    full = a & b & (c | d) | c & d & (a | b)
    while full:
        low = full & -full
        full ^= low
        for used in _SETS[hand & _COLUMN * low]:
            best = min(best, _with_sets(hand ^ used, full))
    return best


def _with_sets(hand: int, full: int) -> int:
    """The least deadwood of `hand` by runs and by sets of the ranks in `full`."""
    best = (
        LEAST[hand & SUIT_MASK]
        + LEAST[hand >> SUIT_WIDTH & SUIT_MASK]
        + LEAST[hand >> _TWO & SUIT_MASK]
        + LEAST[hand >> _THREE]
    )
    while full:
        low = full & -full
        full ^= low
        for used in _SETS[hand & _COLUMN * low]:
            best = min(best, _with_sets(hand ^ used, full))
    return best


def _left(hand: int) -> int:
    """The cards of `hand` that the best runs leave over."""
    return (
        LEFT[hand & SUIT_MASK]
        | LEFT[hand >> SUIT_WIDTH & SUIT_MASK] << SUIT_WIDTH
        | LEFT[hand >> _TWO & SUIT_MASK] << _TWO
        | LEFT[hand >> _THREE] << _THREE
    )


def _set_choices(hand: int, full: int) -> list[int]:
    """The cards that can be used in sets, one mask for each way to use any."""
    ways: list[int] = []
    while full:
        low = full & -full
        full ^= low
        sets = _SETS[hand & _COLUMN * low]
        ways += [way | used for way in ways for used in sets]
        ways += sets
    return ways


def arrange(hand: int) -> tuple[int, int, int]:
    """Least deadwood, the unmatched cards and the cards in sets of one best arrangement.

    Among equals the one whose most expensive unmatched card is dearest: it is best to discard.
    """
    a, b = hand & SUIT_MASK, hand >> SUIT_WIDTH & SUIT_MASK
    c, d = hand >> _TWO & SUIT_MASK, hand >> _THREE
    least = LEAST[a] + LEAST[b] + LEAST[c] + LEAST[d]
    full = a & b & (c | d) | c & d & (a | b)
    if not full:
        return least, LEFT[a] | LEFT[b] << SUIT_WIDTH | LEFT[c] << _TWO | LEFT[d] << _THREE, 0
    sets = 0
    ways = _SETS[hand & _COLUMN * full] if not full & (full - 1) else _set_choices(hand, full)
    for used in ways:
        rest = hand ^ used
        now = (
            LEAST[rest & SUIT_MASK]
            + LEAST[rest >> SUIT_WIDTH & SUIT_MASK]
            + LEAST[rest >> _TWO & SUIT_MASK]
            + LEAST[rest >> _THREE]
        )
        if now < least or (now == least and dearest(_left(rest)) > dearest(_left(hand ^ sets))):
            least, sets = now, used
    return least, _left(hand ^ sets), sets


_FOLD = [
    sum(1 << (s * SUIT_WIDTH + r) for s in range(4) for r in range(RANKS) if POINTS[r] >= p)
    for p in range(12)
]


def dearest(cards: int) -> int:
    """The most points that one of `cards` has, 0 when there are none."""
    points = 10
    while points and not cards & _FOLD[points]:
        points -= 1
    return points


# How the neighbours held (bits 0, 1, 3, 4 of a window around the card) make outs in the window.
def _run_outs(window: int) -> int:
    outs = 0
    for run in (0b00111, 0b01110, 0b11100):
        others = run & ~0b00100
        missing = others & ~window
        if missing.bit_count() == 1:
            outs |= missing
    return outs


_RUN_OUTS = [_run_outs(window) for window in range(32)]
# For each suit and each of its holdings that are left over: see `_piece`.
_Piece = tuple[tuple[int, int, int, int, Loose], ...]
_PIECES: list[list[_Piece | None]] = [[None] * (SUIT_MASK + 1) for _ in range(4)]
memory: dict[int, Melding] = {}


def _piece(suit: int, left: int) -> _Piece:
    """For each card of `left`: bit, points, outs in runs, cards of its rank, and it as `Loose`."""
    cards = []
    for order in cells_in(left):
        cell = suit * SUIT_WIDTH + order
        outs = _RUN_OUTS[(left << 2) >> order & 0b11111] << cell >> 2
        card = (1 << cell, POINTS[cell], outs)
        cards.append((*card, SAME_RANK[cell], card))
    _PIECES[suit][left] = tuple(cards)
    return tuple(cards)


def melding(hand: int) -> Melding:
    """Deadwood and unmatched cards of `hand` with the cards that would meld each; remembered."""
    known = memory.get(hand)
    if known is not None:
        return known
    least, loose, _ = arrange(hand)
    cards: list[Loose] = []
    most = 0
    rest = loose
    for suit, pieces in enumerate(_PIECES):
        left = rest & SUIT_MASK
        if left:
            for bit, points, outs, same, card in pieces[left] or _piece(suit, left):
                cards.append((bit, points, outs | same & ~loose) if same & loose else card)
                if points > most:  # noqa: PLR1730 - a call to max() costs more
                    most = points
        rest >>= SUIT_WIDTH
    if len(memory) > _MEMO_SIZE:
        memory.clear()
    known = memory[hand] = (least, tuple(cards), most)
    return known
