"""A plain player of Rummy: the yardstick for better ones.

It takes the top discard if that card joins a meld or can be laid off, melds and lays off what it
can at once, goes out as soon as it can, and discards the dearest card that has no partner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import TAKE_DISCARD, DiscardCard, LayMeld, LayOffCard
from gin_widgets.engine.rummy.arranging import arranged, loose_points
from gin_widgets.engine.rummy.going_out import way_out
from gin_widgets.engine.rummy.points import points_of
from gin_widgets.engine.rummy.turn import Turn
from gin_widgets.engine.views import PhaseKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.rummy_views import RummyView

_PARTNER = 3  # points: what a card that may still become a meld is worth
_NEAR = 2  # ranks apart, in one suit


class RummySimple:
    """The player described above."""

    def choose(self, view: RummyView) -> Action:
        """The action it takes: see the module."""
        if view.phase is PhaseKind.DRAW:
            return _draw(view)
        turn = Turn.of_view(view)
        way = way_out(turn)
        if way:
            return way[0]
        best = arranged(view.hand, view.rules)
        for meld in best.melds:
            if LayMeld(meld) in view.legal:
                return LayMeld(meld)
        return _lay_off(view, turn, best.unmatched) or _discard(view, best.unmatched)


def _draw(view: RummyView) -> Action:
    card = view.discards[-1]
    others = [action for action in view.legal if action is not TAKE_DISCARD]
    return TAKE_DISCARD if not others or _wants(view, card) else others[0]


def _wants(view: RummyView, card: Card) -> bool:
    """Whether the card joins a meld in the hand, or can be laid off at once."""
    if loose_points(view.hand | card, view.rules) <= loose_points(view.hand, view.rules):
        return True
    turn = Turn.of(view.rules, view.seat, view.hand | card, view.table, taken=card, melds_laid=0)
    return turn.may_lay_off and any(turn.fitting(meld) >> card.index & 1 for meld in turn.table)


def _lay_off(view: RummyView, turn: Turn, unmatched: Iterable[Card]) -> Action | None:
    """The lay-off of an unmatched card after which most cards of the hand fit the table."""
    choices = [
        action
        for action in view.legal
        if isinstance(action, LayOffCard) and action.card in unmatched
    ]
    return max(choices, key=lambda action: _fitting_after(turn, action), default=None)


def _fitting_after(turn: Turn, action: LayOffCard) -> int:
    after = turn.with_lay_off(action.card, action.meld)
    return sum(after.fitting(meld).bit_count() for meld in after.table)


def _discard(view: RummyView, unmatched: tuple[Card, ...]) -> Action:
    """The dearest unmatched card, a partner counting against it; a matched one if it must be."""
    discards = [action for action in view.legal if isinstance(action, DiscardCard)]
    free = [action for action in discards if action.card in unmatched]
    if not free:
        return min(discards, key=lambda action: loose_points(view.hand - action.card, view.rules))
    return max(free, key=lambda action: _to_spare(view, action.card, unmatched))


def _to_spare(view: RummyView, card: Card, unmatched: tuple[Card, ...]) -> int:
    partners = sum(_partners(card, other) for other in unmatched if other is not card)
    return points_of([card], view.rules) - _PARTNER * partners


def _partners(card: Card, other: Card) -> bool:
    if card.rank is other.rank:
        return True
    return card.suit is other.suit and abs(card.order - other.order) <= _NEAR
