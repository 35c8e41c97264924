"""A round of Gin played to its end on packed hands, both seats following a `Policy`.

This is the innermost loop of all strong players: several thousand whole rounds a second in plain
Python. Hence one long function with local names, and a memory of hands met before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.players.rollouts.ending import DRAWN, GIN, settle_packed
from gin_widgets.players.rollouts.melding import deadwood, melding, memory
from gin_widgets.players.rollouts.packing import (
    ALL_CARDS,
    NEAR,
    POINTS,
    RUN_MAKING,
    RUNS_WITH,
    SAME_RANK,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gin_widgets.players.rollouts.policy import Policy
    from gin_widgets.players.rollouts.scoring import Scoring

# How many sets of three a card makes with so many unseen cards of its rank.
_SETS_WITH = (0, 0, 1, 3)

_AFTER_DRAW = 11  # cards

TRACE_PASS, TRACE_STOCK, TRACE_TAKE, TRACE_DISCARD, TRACE_KNOCK, TRACE_BIG_GIN = range(6)


def play_out(  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917 - one loop, unrolled for speed
    hand: int,
    other: int,
    stock: Sequence[int],
    top: int,
    gone: int,
    known: int,
    known_other: int,
    wanted: int,
    wanted_other: int,
    offers: int,
    ply: int,
    mine: Policy,
    theirs: Policy,
    scoring: Scoring,
    trace: list[tuple[int, int]] | None = None,
) -> tuple[int, int]:
    """The points for the seat that moves first (negative: the other scores), and how it ended.

    The seat to move holds `hand`: ten cards, and it draws, or eleven, and it discards. `other` is
    the other's hand; `stock` the bits of the cards to come; `top` the cell on top of the discard
    pile, whose bits are `gone`. `known` and `wanted` as in `Seat`. `offers`: 2 or 1 when the first
    upcard is offered, -1 when it may not be taken, else 0. `trace`, if given, collects the moves.
    """
    limit, gin_bonus, undercut_bonus, tie_is_undercut, big_gin, last_cards = scoring
    end = len(stock) - last_cards
    at = 0
    sign = 1
    low, low_other = melding(hand)[0], melding(other)[0]
    drawing = hand.bit_count() < _AFTER_DRAW
    while True:
        outs_by_ply, want_weight, ways_weight, knock_by_ply, gain = mine
        may_knock = knock_by_ply[ply]
        if may_knock > limit:  # noqa: PLR1730 - a call to min() costs more
            may_knock = limit
        if drawing:
            known_melding = None
            if offers >= 0:
                bit = 1 << top
                if RUN_MAKING[(hand << 2) >> top & 31] or (hand & SAME_RANK[top]).bit_count() > 1:
                    with_top = hand | bit
                    known_melding = memory.get(with_top) or melding(with_top)
                    if known_melding[0] - known_melding[2] >= low - gain or any(
                        card[0] == bit for card in known_melding[1]
                    ):
                        known_melding = None
                elif low + POINTS[top] <= may_knock + 10:
                    kept, dearest = _knock_with(hand, bit, low + POINTS[top] - may_knock)
                    if dearest:
                        if trace is not None:
                            trace += [(TRACE_TAKE, top), (TRACE_KNOCK, dearest.bit_length() - 1)]
                        points, kind = settle_packed(
                            kept, other, gin_bonus, undercut_bonus, tie_is_undercut
                        )
                        return sign * points, kind
            if known_melding is not None:
                hand |= bit
                gone ^= bit
                known |= bit
                wanted |= NEAR[top]
                offers = 0
                if trace is not None:
                    trace.append((TRACE_TAKE, top))
            elif offers > 0:
                offers = offers - 1 or -1
                hand, other = other, hand
                low, low_other = low_other, low
                mine, theirs = theirs, mine
                sign = -sign
                if trace is not None:
                    trace.append((TRACE_PASS, top))
                continue
            else:
                offers = 0
                if trace is not None:
                    trace.append((TRACE_STOCK, stock[at].bit_length() - 1))
                hand |= stock[at]
                at += 1
                known_melding = memory.get(hand) or melding(hand)
        else:
            drawing = True
            known_melding = melding(hand)
        least, cards, most = known_melding
        if least - most <= may_knock:
            if not cards:
                if trace is not None:
                    trace.append((TRACE_BIG_GIN, 0))
                return sign * (deadwood(other) + (big_gin or gin_bonus)), GIN
            for bit, cost, _ in cards:  # noqa: B007 - the first of the dearest
                if cost == most:
                    break
            if trace is not None:
                trace.append((TRACE_KNOCK, bit.bit_length() - 1))
            points, kind = settle_packed(
                hand ^ bit, other, gin_bonus, undercut_bonus, tie_is_undercut
            )
            return sign * points, kind
        unseen = ALL_CARDS & ~(hand | gone)
        live = unseen & ~known_other
        out_worth = outs_by_ply[ply]
        around = unseen << 2
        best = -1000.0
        discard = cost = 0
        for bit, points, outs in cards:
            cell = bit.bit_length() - 1
            score = (
                points
                - out_worth * (outs & live).bit_count()
                - ways_weight
                * (
                    RUNS_WITH[around >> cell & 31]
                    + _SETS_WITH[(unseen & SAME_RANK[cell]).bit_count()]
                )
            )
            if bit & wanted_other:
                score -= want_weight
            if score > best:
                best = score
                discard = bit
                cost = points
        hand ^= discard
        low = least - cost
        gone |= discard
        known &= ~discard
        top = discard.bit_length() - 1
        if trace is not None:
            trace.append((TRACE_DISCARD, top))
        if at >= end:
            return 0, DRAWN
        ply += 1
        hand, other = other, hand
        low, low_other = low_other, low
        known, known_other = known_other, known
        wanted, wanted_other = wanted_other, wanted
        mine, theirs = theirs, mine
        sign = -sign


def _knock_with(hand: int, upcard: int, spare: int) -> tuple[int, int]:
    """The ten cards kept and the discard of a knock by taking `upcard`, no discard if none.

    The upcard makes no meld; the knock needs an unmatched card of at least `spare` points.
    """
    _, cards, most = melding(hand)
    if cards and most >= spare:
        for bit, cost, _ in cards:
            if cost == most:
                return hand ^ bit | upcard, bit
    return hand, 0
