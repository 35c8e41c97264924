"""Opponents: from a view of the round to an action. They never see more than their own view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gin_widgets.engine.record import Record
    from gin_widgets.engine.rules import GinRules
    from gin_widgets.players.protocol import Player, RummyPlayer

__all__ = ["play_round", "player", "rummy_player"]


def player(level: str) -> Player:
    """A player of that level: `novice` to `expert`, or `simple`, the yardstick.

    Raises `InvalidNotation` for a level that does not exist.
    """
    from gin_widgets.players.levels import LEVELS  # noqa: PLC0415 - the strong ones load slowly
    from gin_widgets.players.simple import Simple  # noqa: PLC0415

    makers = {**LEVELS, "simple": Simple}
    if level not in makers:
        raise _no_such_level(level, makers)
    return makers[level]()


def rummy_player(level: str = "simple") -> RummyPlayer:
    """A player of Rummy of that level. Raises `InvalidNotation` for one that does not exist."""
    from gin_widgets.players.rummy_simple import RummySimple  # noqa: PLC0415 - as above

    makers = {"simple": RummySimple}
    if level not in makers:
        raise _no_such_level(level, makers)
    return makers[level]()


def _no_such_level(level: str, known: Iterable[str]) -> InvalidNotation:
    return InvalidNotation(
        message(
            "There is no player of the level “{level}”. The levels are: {known}.",
            level=level[:20],
            known=", ".join(known),
        )
    )


def play_round(players: Sequence[Player], variant: str | GinRules, seed: int) -> Record:
    """The record of a round of Gin that these two play to its end; `players[0]` begins.

    Raises `InvalidNotation` for a variant that does not exist or is no Gin.
    """
    from gin_widgets.engine.record import Record  # noqa: PLC0415 - not every player
    from gin_widgets.engine.rounds import apply, start, view_for  # noqa: PLC0415 - plays
    from gin_widgets.engine.rules import GinRules  # noqa: PLC0415 - whole rounds
    from gin_widgets.engine.rules import variant as rules_of  # noqa: PLC0415

    chosen = rules_of(variant) if isinstance(variant, str) else variant
    if not isinstance(chosen, GinRules):
        raise InvalidNotation(message("These players play only the Gin games."))
    state = start(chosen, seed=seed)
    while (seat := state.to_move) is not None:
        state = apply(state, players[seat].choose(view_for(state, seat)), seat=seat)
    return Record.of_round(state)
