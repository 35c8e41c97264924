"""Knocks: which are possible, and whether a declared one is allowed (G17-G20, J5, J6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.actions import BigGin, Knock
from gin_widgets.engine.arrangements import best_arrangement, deadwood, knock_arrangement

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.gin.states import Discard, GinRound
    from gin_widgets.engine.hands import Hand


def can_knock(state: GinRound, hand: Hand, taken: Card | None) -> bool:
    """Whether these eleven cards allow any knock or big Gin, `taken` being the card just taken."""
    if _big_gin_possible(state, hand):
        return True
    return next(_knock_discards(state, hand, taken), None) is not None


def legal_knocks(state: GinRound, phase: Discard) -> tuple[Knock | BigGin, ...]:
    """One knock for each discard that allows one, arranged by J5; big Gin where it is played.

    Every other declaration that keeps to the limit is legal too (J6); they are not listed.
    """
    hand = state.hands[phase.seat]
    knocks: list[Knock | BigGin] = [
        Knock(card, knock_arrangement(hand - card))
        for card in _knock_discards(state, hand, phase.taken)
    ]
    if _big_gin_possible(state, hand):
        knocks.append(BigGin(best_arrangement(hand)))
    return tuple(knocks)


def check_knock(state: GinRound, phase: Discard, knock: Knock) -> Hand:
    """The ten cards kept. Raises `IllegalAction` if this knock is not allowed."""
    kept = keep(state, phase, knock.discard)
    limit = state.setup.knock_limit
    if knock.arrangement.hand != kept:
        raise refusals.not_the_cards_kept()
    count = knock.arrangement.deadwood
    if count <= limit:
        return kept
    best = deadwood(kept)
    if best <= limit:
        raise refusals.arranged_too_high(count, limit, best)
    if limit == 0:
        raise refusals.gin_only(knock.discard, best)
    raise refusals.knock_too_high(knock.discard, best, limit)


def check_big_gin(state: GinRound, phase: Discard, action: BigGin) -> Hand:
    """The eleven cards. Raises `IllegalAction` if this is no big Gin."""
    hand = state.hands[phase.seat]
    if not state.setup.rules.big_gin:
        raise refusals.no_big_gin()
    if action.arrangement.unmatched:
        raise refusals.big_gin_unmatched()
    if action.arrangement.hand != hand:
        raise refusals.not_the_cards_kept()
    return hand


def keep(state: GinRound, phase: Discard, discard: Card) -> Hand:
    """The ten cards kept after `discard`. Raises `IllegalAction` if it may not be put away."""
    hand = state.hands[phase.seat]
    if discard not in hand:
        raise refusals.not_in_hand(discard)
    if discard is phase.taken and not state.setup.rules.discard_taken_upcard:
        raise refusals.just_taken(discard)
    return hand - discard


def _knock_discards(state: GinRound, hand: Hand, taken: Card | None) -> Iterator[Card]:
    """The cards whose discard leaves at most the limit.

    Eleven cards count at most the discard's points more than the ten kept, so one count rules out
    most hands.
    """
    spare = deadwood(hand) - state.setup.knock_limit
    if spare > 10:  # noqa: PLR2004 - the points of the dearest card
        return
    bound = None if state.setup.rules.discard_taken_upcard else taken
    for card in hand:
        if card.points < spare or card is bound:
            continue
        if deadwood(hand - card) <= state.setup.knock_limit:
            yield card


def _big_gin_possible(state: GinRound, hand: Hand) -> bool:
    return bool(state.setup.rules.big_gin) and deadwood(hand) == 0
