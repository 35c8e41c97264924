"""The deal of a round: who gets which cards, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.gin.states import Discard, Draw, FirstUpcard, GinRound, Phase, Setup
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.rules.choices import UpcardOffer

if TYPE_CHECKING:
    from gin_widgets.engine.deals import Deal
    from gin_widgets.engine.rules.gin_rules import GinRules

DEALT = 20  # cards of both hands, before the upcard (G10)
PACK = 52


def start_gin(rules: GinRules, deal: Deal, dealer: int) -> GinRound:
    """The round just dealt: ten cards each, one at a time, non-dealer first (G10, G12, G13).

    With `first_upcard` at `eleven` the next card goes to the non-dealer, who is to discard, and
    no card is turned up (J3). Raises `ValueError` for a seat that does not exist.
    """
    if dealer not in (0, 1):
        raise ValueError(f"the dealer's seat is 0 or 1, not {dealer!r}")
    order = deal.order
    eleven = rules.first_upcard is UpcardOffer.ELEVEN
    first = Hand.of(order[0:DEALT:2] + (order[DEALT : DEALT + 1] if eleven else ()))
    second = Hand.of(order[1:DEALT:2])
    upcard = None if eleven else order[DEALT]
    limit, doubled = rules.knock_limit_for(upcard), rules.doubles_for(upcard)
    return GinRound(
        setup=Setup(rules, deal, dealer, upcard, limit, doubled),
        hands=(first, second) if dealer == 1 else (second, first),
        discards=() if upcard is None else (upcard,),
        stock_count=PACK - DEALT - 1,
        takings=0,
        actions=(),
        events=(),
        phase=_first_phase(rules, 1 - dealer),
    )


def _first_phase(rules: GinRules, seat: int) -> Phase:
    if rules.first_upcard is UpcardOffer.ELEVEN:
        return Discard(seat, drawn=None, taken=None, must_knock=False)
    if rules.first_upcard is UpcardOffer.NONE:
        return Draw(seat, stock_only=False)
    return FirstUpcard(seat)
