"""Going out in this turn, and whether a turn can end at all (B11, B12, J18, J21, J26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.engine.actions import DISCARDS, LayMeld, LayOffCard
from gin_widgets.engine.hands import BITS, Hand
from gin_widgets.engine.rummy.melds import ends_of, grown, melds_in
from gin_widgets.engine.rummy.turn import lay_off_on

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.melds import Meld
    from gin_widgets.engine.rules import AceRank
    from gin_widgets.engine.rummy.turn import Turn

_Table: TypeAlias = "tuple[Meld, ...]"
_Way: TypeAlias = "tuple[Action, ...]"


def can_end(turn: Turn) -> bool:
    """Whether some legal end of the turn is left: a discard, or going out (J18)."""
    if turn.must_go_out:
        return way_out(turn) is not None
    bound = 0 if turn.bound is None else BITS[turn.bound.index]
    if turn.hand.bits & ~bound:
        return True
    if turn.ends_with_discard:
        return False
    return not turn.hand or (turn.may_lay_off and any(map(turn.fitting, turn.table)))


def way_out(turn: Turn) -> _Way | None:
    """The melds, then the lay-offs, then the discard if it takes one, that end the round now.

    None when this player cannot go out in this turn. With an empty hand there is nothing to do.
    """
    for melds, rest in _choices(turn.hand, melds_in(turn.hand, turn.rules.ace_rank)):
        may_lay_off = turn.may_lay_off or bool(melds)
        end = _get_rid_of(turn, rest, may_lay_off=may_lay_off)
        if end is not None:
            return (*map(LayMeld, melds), *end)
    return None


def _choices(hand: Hand, melds: Sequence[Meld]) -> Iterator[tuple[list[Meld], int]]:
    """Every choice of melds that share no card, with the cards left (a 52-bit integer)."""
    yield [], hand.bits
    for at, meld in enumerate(melds):
        left = Hand.from_bits(hand.bits & ~meld.bits)
        after = [other for other in melds[at + 1 :] if not other.bits & meld.bits]
        for others, rest in _choices(left, after):
            yield [meld, *others], rest


def _get_rid_of(turn: Turn, rest: int, *, may_lay_off: bool) -> _Way | None:
    """The lay-offs of all these cards, or of all but one and the discard of that one."""
    discards = [card for card in Hand.from_bits(rest) if card is not turn.bound]
    last: list[Card | None] = [*discards] if turn.ends_with_discard else [None, *discards]
    for card in last:
        laid = rest if card is None else rest & ~BITS[card.index]
        end = () if card is None else (DISCARDS[card.index],)
        if not laid:
            return end
        way = _lay_all_off(laid, turn.table, turn.rules.ace_rank) if may_lay_off else None
        if way is not None:
            return (*way, *end)
    return None


def _lay_all_off(cards: int, table: _Table, ace_rank: AceRank) -> _Way | None:
    """Lay-offs, in an order that works, by which all these cards (a 52-bit integer) go."""
    if cards & ~_within_reach(cards, table, ace_rank):
        return None
    for meld in table:
        for card in Hand.from_bits(ends_of(meld, ace_rank) & cards):
            left = cards & ~BITS[card.index]
            further = _lay_all_off(left, lay_off_on(table, card, meld), ace_rank) if left else ()
            if further is not None:
                return (LayOffCard(card, meld), *further)
    return None


def _within_reach(cards: int, table: _Table, ace_rank: AceRank) -> int:
    """Those of the cards that fit a meld, now or once others of them are laid off on it."""
    found = 0
    for meld in table:
        now = meld
        while fits := ends_of(now, ace_rank) & cards:
            found |= fits
            now = grown(now, next(iter(Hand.from_bits(fits))))
    return found
