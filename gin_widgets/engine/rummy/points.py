"""What cards count at the end of a round of Rummy (B14, B15, J25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.rules import RummyRules


def points_of(cards: Iterable[Card], rules: RummyRules) -> int:
    """The points of these cards when they are left in a hand, matched or not."""
    return sum(rules.ace_points if card.order == 0 else card.points for card in cards)
