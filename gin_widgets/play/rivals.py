"""`Rival`: the computer, who plays for all the others at a table, whatever is played there."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from gin_widgets.engine.rummy_views import RummyView
from gin_widgets.players import player, rummy_player

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.rounds import AnyView
    from gin_widgets.engine.rules import Rules
    from gin_widgets.players.protocol import Player, RummyPlayer

_PLAIN = "simple"
"""A level that every game has."""


class TablePlayer(Protocol):
    """Somebody who can play any round that comes to a table."""

    def choose(self, view: AnyView) -> Action:
        """The action of `view.legal` that this player takes."""
        ...


class Rival:
    """A player of one level in the game that the table is for.

    Where a code brings the other game, it is played by the plain player. Raises
    `InvalidNotation` for a level that the table's game does not have.
    """

    def __init__(self, rules: Rules, level: str) -> None:
        if rules.variant == "rummy":
            self._rummy = rummy_player(level)
        else:
            self._gin = player(level)

    @cached_property
    def _gin(self) -> Player:
        return player(_PLAIN)

    @cached_property
    def _rummy(self) -> RummyPlayer:
        return rummy_player(_PLAIN)

    def choose(self, view: AnyView) -> Action:
        """The action that this player takes."""
        return self._rummy.choose(view) if isinstance(view, RummyView) else self._gin.choose(view)
