"""What a player is, and where its chance comes from."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.rummy_views import RummyView
    from gin_widgets.engine.views import PlayerView


class Player(Protocol):
    """Somebody who sits at the table: a view of the round in, one of its legal actions out."""

    def choose(self, view: PlayerView) -> Action:
        """The action of `view.legal` that this player takes."""
        ...


class RummyPlayer(Protocol):
    """The same at a table of Rummy."""

    def choose(self, view: RummyView) -> Action:
        """The action of `view.legal` that this player takes."""
        ...


def chance(view: PlayerView, salt: str) -> Random:
    """A random source made of what the seat sees, and of nothing else.

    The same view gives the same numbers, so a choice can be repeated and cannot depend on hidden
    cards. `salt` keeps two players with the same view apart.
    """
    seen = (
        salt,
        view.seat,
        view.dealer,
        str(view.hand),
        " ".join(card.text for card in view.discards),
        view.stock_count,
        len(view.events),
    )
    return Random(blake2b(repr(seen).encode(), digest_size=16).digest())
