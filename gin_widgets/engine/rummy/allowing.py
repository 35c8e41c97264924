"""What a turn allows after the draw, and why not the rest (B8-B10, J18, J21, J22, J26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.actions import DISCARDS, LayMeld, LayOffCard
from gin_widgets.engine.hands import BITS, Hand, cards_of
from gin_widgets.engine.rules.choices import AceRank, MeldsPerTurn
from gin_widgets.engine.rummy import refusals as rummy_refusals
from gin_widgets.engine.rummy.going_out import can_end
from gin_widgets.engine.rummy.melds import allowed, ends_of, grown, melds_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.errors import IllegalAction
    from gin_widgets.engine.melds import Meld
    from gin_widgets.engine.rummy.turn import Turn


def legal_in(turn: Turn) -> tuple[Action, ...]:
    """Every discard, then every meld that the hand holds, then every lay-off.

    All of `4h 5h 6h 7h`, `4h 5h 6h` and `5h 6h 7h` are there, and a card that fits two melds has
    two lay-offs. Eleven cards seldom hold a dozen melds; a run of all eleven holds 45, the most.
    """
    return (*_discards(turn), *_melds(turn), *_lay_offs(turn))


def _discards(turn: Turn) -> list[Action]:
    if turn.must_go_out and len(turn.hand) > 1:
        return []
    return [DISCARDS[card.index] for card in turn.hand if card is not turn.bound]


def _melds(turn: Turn) -> Iterator[Action]:
    for meld in melds_in(turn.hand, turn.rules.ace_rank):
        if _leaves_an_end(turn, meld.bits) or can_end(turn.with_meld(meld)):
            yield LayMeld(meld)


def _lay_offs(turn: Turn) -> Iterator[Action]:
    if not turn.may_lay_off:
        return
    for meld in turn.table:
        for card in cards_of(turn.fitting(meld)):
            if _leaves_an_end(turn, BITS[card.index]) or can_end(turn.with_lay_off(card, meld)):
                yield LayOffCard(card, meld)


def _leaves_an_end(turn: Turn, gone: int) -> bool:
    """Whether a free discard is left without these cards: then nothing more need be asked."""
    if turn.melds_laid and turn.rules.melds_per_turn is MeldsPerTurn.ONE:
        return False
    bound = 0 if turn.bound is None else BITS[turn.bound.index]
    return bool(turn.hand.bits & ~gone & ~bound)


def after_meld(turn: Turn, meld: Meld) -> Turn:
    """The turn after laying down the meld. Raises `IllegalAction` if that is not allowed."""
    for card in meld.cards:
        if card not in turn.hand:
            raise refusals.not_in_hand(card)
    if not allowed(meld, turn.rules.ace_rank):
        low = turn.rules.ace_rank is AceRank.LOW
        raise rummy_refusals.ace_low(meld) if low else rummy_refusals.ace_between(meld)
    after = turn.with_meld(meld)
    if not can_end(after):
        raise _no_end(turn, after)
    return after


def after_lay_off(turn: Turn, card: Card, meld: Meld) -> Turn:
    """The turn after laying off the card. Raises `IllegalAction` if that is not allowed."""
    if card not in turn.hand:
        raise refusals.not_in_hand(card)
    if not turn.may_lay_off:
        raise rummy_refusals.meld_first()
    if meld not in turn.table:
        raise refusals.no_such_meld()
    if not turn.fitting(meld) & BITS[card.index]:
        raise _wrong_place(turn, card, meld)
    after = turn.with_lay_off(card, meld)
    if not can_end(after):
        raise _no_end(turn, after)
    return after


def after_discard(turn: Turn, card: Card) -> Hand:
    """The hand after the discard. Raises `IllegalAction` if that is not allowed."""
    if card not in turn.hand:
        raise refusals.not_in_hand(card)
    if card is turn.bound:
        raise refusals.just_taken(card)
    if turn.must_go_out and len(turn.hand) > 1:
        raise rummy_refusals.must_go_out()
    return turn.hand - card


def _no_end(turn: Turn, after: Turn) -> IllegalAction:
    """The refusal of an action after which the turn could not end."""
    if turn.must_go_out:
        return rummy_refusals.must_go_out()
    if after.must_go_out:
        return rummy_refusals.one_meld()
    if not after.hand or after.bound is None:
        return rummy_refusals.last_discard()
    return rummy_refusals.stuck(after.bound)


def _wrong_place(turn: Turn, card: Card, meld: Meld) -> IllegalAction:
    """The refusal that helps most: another card first, another meld, or no meld."""
    first = _card_before(turn, card, meld)
    if first is not None:
        return refusals.another_card_first(card, first)
    if any(turn.fitting(other) & BITS[card.index] for other in turn.table):
        return refusals.fits_another_meld(card)
    for other in turn.table:
        first = _card_before(turn, card, other)
        if first is not None:
            return refusals.another_card_first(card, first)
    return refusals.fits_no_meld(card)


def _card_before(turn: Turn, card: Card, meld: Meld) -> Card | None:
    """The held card to lay off on the meld first, so that `card` follows; None if it never will."""
    for first in cards_of(turn.fitting(meld)):
        longer, beside = meld, first
        while beside in turn.hand:
            old_ends = ends_of(longer, turn.rules.ace_rank)
            longer = grown(longer, beside)
            new_end = ends_of(longer, turn.rules.ace_rank) & ~old_ends
            if not new_end:
                break
            (beside,) = cards_of(new_end)
            if beside is card:
                return first
    return None
