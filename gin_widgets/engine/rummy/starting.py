"""The deal of a round of Rummy: who gets which cards, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.hands import Hand
from gin_widgets.engine.rummy.states import Draw, RummyRound, Setup

if TYPE_CHECKING:
    from gin_widgets.engine.deals import Deal
    from gin_widgets.engine.rules import RummyRules


def start_rummy(rules: RummyRules, deal: Deal, dealer: int) -> RummyRound:
    """The round just dealt: one card at a time from the dealer's left, then the upcard (B3, B4).

    The player on the dealer's left begins (B7). Raises `ValueError` for a seat that does not
    exist.
    """
    players, size = rules.players, rules.hand_size
    if dealer not in range(players):
        raise ValueError(f"the dealer's seat is 0 to {players - 1}, not {dealer!r}")
    upcard = deal.order[players * size]
    first = (dealer + 1) % players
    return RummyRound(
        setup=Setup(rules, deal, dealer, upcard),
        hands=tuple(
            Hand.of(deal.hand((seat - first) % players, players, size)) for seat in range(players)
        ),
        table=(),
        discards=(upcard,),
        stock=deal.order[players * size + 1 :],
        recycles=0,
        takings=0,
        shown=(False,) * players,
        actions=(),
        events=(),
        phase=Draw(first),
    )
