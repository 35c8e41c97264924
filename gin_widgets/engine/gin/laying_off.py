"""After a plain knock: the other player lays off and shows (G21, G22, J7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.actions import ActionKind, LayOffCard, Show
from gin_widgets.engine.arrangements import best_arrangement
from gin_widgets.engine.gin.ending import end_with_show
from gin_widgets.engine.gin.states import LayOff
from gin_widgets.engine.gin.turns import after
from gin_widgets.engine.hands import BITS, cards_of
from gin_widgets.engine.melds import Meld
from gin_widgets.engine.views import Event

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.gin.states import GinRound
    from gin_widgets.engine.hands import Hand


def legal_lay_off(state: GinRound, phase: LayOff) -> tuple[Action, ...]:
    """Each lay-off possible right now, then the show of the rest in its best arrangement.

    Every other arrangement of exactly these cards may be shown too (J7); they are not listed.
    """
    hand = state.hands[phase.seat]
    lay_offs = [
        LayOffCard(card, meld) for meld in phase.melds for card in cards_of(meld.ends & hand.bits)
    ]
    return (*lay_offs, Show(best_arrangement(hand)))


def apply_lay_off(state: GinRound, phase: LayOff, action: Action) -> GinRound:
    """One card less in the defender's hand, or the score."""
    match action:
        case LayOffCard():
            return _lay_off(state, phase, action)
        case Show():
            if action.arrangement.hand != state.hands[phase.seat]:
                raise refusals.not_the_cards_left()
            event = Event(phase.seat, ActionKind.SHOW, None)
            return after(state, action, event, end_with_show(state, phase, action))
        case _:
            raise refusals.knocked_already()


def _lay_off(state: GinRound, phase: LayOff, action: LayOffCard) -> GinRound:
    card, meld = action.card, action.meld
    hand = state.hands[phase.seat]
    if card not in hand:
        raise refusals.not_in_hand(card)
    if meld not in phase.melds:
        raise refusals.no_such_meld()
    if not meld.ends & BITS[card.index]:
        _refuse_place(phase, hand, action)
    grown = Meld.from_bits(meld.bits | BITS[card.index])
    return after(
        state,
        action,
        Event(phase.seat, ActionKind.LAY_OFF, card),
        LayOff(
            phase.seat,
            phase.knock,
            tuple(grown if other == meld else other for other in phase.melds),
            (*phase.lay_offs, action),
        ),
        hand=hand - card,
    )


def _refuse_place(phase: LayOff, hand: Hand, action: LayOffCard) -> None:
    """Raises the refusal that helps most: another card first, another meld, or no meld."""
    card = action.card
    first = _card_before(card, action.meld, hand)
    if first is not None:
        raise refusals.another_card_first(card, first)
    if any(meld.ends & BITS[card.index] for meld in phase.melds):
        raise refusals.fits_another_meld(card)
    for meld in phase.melds:
        first = _card_before(card, meld, hand)
        if first is not None:
            raise refusals.another_card_first(card, first)
    raise refusals.fits_no_meld(card)


def _card_before(card: Card, meld: Meld, hand: Hand) -> Card | None:
    """The held card to lay off on the run first, so that `card` follows; None if it never will."""
    low, high = meld.cards[0], meld.cards[-1]
    if low.suit is not high.suit or card.suit is not low.suit:
        return None
    between = range(high.index + 1, card.index) or range(low.index - 1, card.index, -1)
    if all(hand.bits & BITS[index] for index in between):
        return next((held for held in hand if held.index == between[0]), None)
    return None
