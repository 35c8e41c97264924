"""The end of a round of Rummy and its score (B11-B16, J1, J19, J23, J25, J28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.outcomes import OutcomeKind, RummyOutcome
from gin_widgets.engine.rummy.points import points_of
from gin_widgets.engine.rummy.states import Over

if TYPE_CHECKING:
    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.rules import RummyRules

_TWICE = 2


def won_round(rules: RummyRules, hands: tuple[Hand, ...], winner: int, *, rummy: bool) -> Over:
    """The end when `winner` has no cards left; `rummy`: all went in one turn (B16).

    Everybody pays what is left in hand, twice if going rummy doubles; the winner adds it (J23).
    """
    counts = tuple(points_of(hand, rules) for hand in hands)
    doubled = rummy and rules.going_rummy == _TWICE
    return Over(
        RummyOutcome(
            kind=OutcomeKind.RUMMY if rummy else OutcomeKind.OUT,
            winner=winner,
            points=sum(counts) * (_TWICE if doubled else 1),
            doubled=doubled,
            hands=hands,
            counts=counts,
        )
    )


def void_round(kind: OutcomeKind) -> Over:
    """The end of a round that nobody won; nothing is shown (J1, J19)."""
    return Over(RummyOutcome(kind, None, 0, doubled=False, hands=(), counts=()))
