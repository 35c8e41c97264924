"""What somebody may know who has no seat in a round: what both players see, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gin_widgets.engine.hands import Hand

if TYPE_CHECKING:
    from gin_widgets.engine.views import Event, PlayerView, ShownKnock

_PACK = 52


def onlooker(one: PlayerView, other: PlayerView) -> PlayerView:
    """The view of somebody who sees no hand, from the views of both seats of the same moment.

    A card is in it only if it is in both of them, so it cannot tell more than either. Its `seat`
    has no meaning, and nothing is `legal`.
    """
    fewer = one if len(one.discards) <= len(other.discards) else other
    return replace(
        one,
        hand=Hand.from_bits(0),
        discards=fewer.discards,
        drawn=None,
        taken=None,
        events=tuple(map(_seen_by_both, one.events, other.events)),
        legal=(),
        knock=_known_to_both(one.knock, other.knock),
    )


def before_the_deal(view: PlayerView) -> PlayerView:
    """The same table with the whole pack as the stock and no card in sight."""
    return replace(
        view,
        to_move=None,
        hand=Hand.from_bits(0),
        discards=(),
        stock_count=_PACK,
        hand_counts=(0, 0),
        upcard=None,
        drawn=None,
        taken=None,
        events=(),
        legal=(),
    )


def _seen_by_both(one: Event, other: Event) -> Event:
    return one if one.card is other.card else replace(one, card=None)


def _known_to_both(one: ShownKnock | None, other: ShownKnock | None) -> ShownKnock | None:
    if one is None or other is None:
        return None
    return one if one.discard is other.discard else replace(one, discard=None)
