"""The players' ways to the target in Hollywood Gin: each of the three games has its own (D)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.i18n import kept_whole
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.sheets import HollywoodSheet
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Bar

_PLAYERS = 2


def hollywood_bars(scene: Scene, kept: HollywoodSheet) -> list[Bar]:
    """A bar for each player in each game; the sum shows in which games this round was entered.

    A game that was closed before this round needs no bar any more.
    """
    entered = _entered(scene, kept)
    return [
        bar
        for at, game in enumerate(kept.games)
        if at in entered or not game.closed or scene.snapshot.practice
        for bar in _game(scene, kept, at, won=entered.get(at))
    ]


def _entered(scene: Scene, kept: HollywoodSheet) -> dict[int, int]:
    """The games in which this round was entered, with the player who won it."""
    if scene.snapshot.practice or not scene.over or not kept.rows:
        return {}
    row = kept.rows[-1]
    return {} if row.winner is None else dict.fromkeys(row.games, row.winner)


def _game(scene: Scene, kept: HollywoodSheet, at: int, *, won: int | None) -> Iterator[Bar]:
    for player in range(_PLAYERS):
        points = kept.games[at].scores[player]
        text = str(points)
        if won == player:
            new = kept.rows[-1].points
            text = f"{points - new} + {new} = {points}"
        name = message("Game {number}: {name}", number=at + 1, name=scene.player_name(player))
        yield {
            "name": scene.text(name),
            "text": kept_whole(text),
            "value": points,
            "max": scene.target,
            "you": player == 0,
        }
