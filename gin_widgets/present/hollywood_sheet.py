"""The sheet of Hollywood Gin in words: three games side by side, each with its own end (D)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.sheets import FinalKind
from gin_widgets.messages import message, pmessage
from gin_widgets.present.sheet_words import BEFORE, final_words, row_start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.sheets import FinalRow, HollywoodSheet
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Rich, SheetRow

_PLAYERS = 2


def hollywood_head(scene: Scene, kept: HollywoodSheet) -> list[str]:
    """A column for each player in each game."""
    return [
        scene.text(message("Game {number}: {name}", number=game, name=scene.player_name(player)))
        for game in range(1, len(kept.games) + 1)
        for player in range(_PLAYERS)
    ]


def hollywood_rows(scene: Scene, kept: HollywoodSheet) -> Iterator[SheetRow]:
    """Each round with both players' points in the games in which it was entered, then the ends."""
    running = [[0] * _PLAYERS for _ in kept.games]
    for row in kept.rows:
        cells: list[Rich] = []
        strong: list[int] = []
        for game, points in enumerate(running):
            if game in row.games and row.winner is not None:
                points[row.winner] += row.points
                strong.append(BEFORE + _PLAYERS * game + row.winner)
            cells += [str(one) if game in row.games else "" for one in points]
        yield {"cells": [*row_start(scene, row), *cells], "strong": strong}
    if any(game.closed for game in kept.games):
        yield from _bonuses(scene, kept)
        yield _totals(scene, kept)


def _bonuses(scene: Scene, kept: HollywoodSheet) -> Iterator[SheetRow]:
    """What has been added to the closed games, a row for each kind of bonus."""
    found: dict[str, tuple[Message, dict[int, FinalRow]]] = {}
    for at, game in enumerate(kept.games):
        for line in game.final:
            if line.kind not in {FinalKind.POINTS, FinalKind.TOTAL}:
                words = final_words(line, kept.rules)
                found.setdefault(str(words), (words, {}))[1][at] = line
    for words, lines in found.values():
        cells = [
            str(lines[at].amounts[player]) if at in lines else ""
            for at in range(len(kept.games))
            for player in range(_PLAYERS)
        ]
        yield {"cells": ["", scene.rich(words), "", *cells], "strong": []}


def _totals(scene: Scene, kept: HollywoodSheet) -> SheetRow:
    words = message("with the bonuses of the finished games")
    if kept.finished:
        words = pmessage("last line of a sum", "Total")
    totals = [str(points) for game in kept.games for points in game.totals]
    strong = range(BEFORE, BEFORE + len(totals))
    return {"cells": ["", scene.rich(words), "", *totals], "strong": list(strong)}
