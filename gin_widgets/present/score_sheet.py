"""The score sheet in words: a row for each round, then the bonuses of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.sheets import FinalKind, HollywoodSheet
from gin_widgets.messages import message, pmessage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from gin_widgets.engine.sheets import FinalRow, SheetRow
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Rich, Sheet
    from gin_widgets.present.shapes import SheetRow as Row

_BEFORE = 3
"""Columns before those of the players."""


def sheet(scene: Scene) -> Sheet:
    """The whole sheet so far."""
    kept = scene.snapshot.sheet
    hollywood = isinstance(kept, HollywoodSheet)
    rows = list(_hollywood_rows(scene)) if hollywood else list(_rows(scene))
    empty = scene.text(message("No round has been counted yet.")) if not rows else None
    return {
        "title": scene.text(message("Score sheet")),
        "caption": scene.text(message("Game to {target}", target=scene.target)),
        "head": [
            scene.text(pmessage("column: number of the round", "Round")),
            scene.text(pmessage("column: winner of the round", "Who scored, how")),
            scene.text(pmessage("column: points", "Points")),
            *(_hollywood_head(scene) if hollywood else _names(scene)),
        ],
        "rows": rows,
        "empty": empty,
    }


def _names(scene: Scene) -> list[str]:
    return [scene.player_name(player) for player in range(len(scene.snapshot.sheet.scores))]


def _rows(scene: Scene) -> Iterator[Row]:
    kept = scene.snapshot.sheet
    for row in kept.rows:
        strong = [] if row.winner is None else [_BEFORE + row.winner]
        yield {
            "cells": [*_start(scene, row), *(str(points) for points in row.totals)],
            "strong": strong,
        }
    if not isinstance(kept, HollywoodSheet):
        yield from (_final(scene, line, before=_BEFORE) for line in _worth_telling(kept.final))


def _start(scene: Scene, row: SheetRow) -> list[Rich]:
    """Number, who and how, points."""
    if row.winner is None:
        return [str(row.number), scene.rich(_NOBODY[row.kind]), "–"]
    # Translators: who won a round, how (a knock ...), and the sum, such as "51 − 28 − 6".
    how = message(
        "{who}: {how}, {sum}",
        who=scene.player_name(row.winner),
        how=_HOW[row.kind],
        sum=str(row.sum),
    )
    return [str(row.number), scene.rich(how), str(row.points)]


def _worth_telling(lines: tuple[FinalRow, ...]) -> tuple[FinalRow, ...]:
    """The lines at the end, unless points and total are all there is."""
    return lines if len(lines) > len((FinalKind.POINTS, FinalKind.TOTAL)) else ()


def _final(scene: Scene, line: FinalRow, before: int) -> Row:
    amounts = [str(amount) for amount in line.amounts]
    strong = range(before, before + len(amounts)) if line.kind is FinalKind.TOTAL else ()
    return {
        "cells": ["", scene.rich(_FINAL[line.kind](line)), "", *amounts],
        "strong": list(strong),
    }


def _hollywood_head(scene: Scene) -> list[str]:
    games = scene.view.rules.hollywood_games
    return [
        scene.text(message("Game {number}: {name}", number=game + 1, name=name))
        for game in range(games)
        for name in _names(scene)
    ]


def _hollywood_rows(scene: Scene) -> Iterator[Row]:
    """Each round with both players' points in the games in which it was entered."""
    kept = scene.snapshot.sheet
    running = [[0, 0] for _ in range(scene.view.rules.hollywood_games)]
    for row in kept.rows:
        cells: list[Rich] = []
        strong: list[int] = []
        for game, points in enumerate(running):
            if game in row.games and row.winner is not None:
                points[row.winner] += row.points
                strong.append(_BEFORE + 2 * game + row.winner)
            cells += [str(one) if game in row.games else "" for one in points]
        yield {"cells": [*_start(scene, row), *cells], "strong": strong}
    if isinstance(kept, HollywoodSheet) and any(game.closed for game in kept.games):
        totals = [str(one) for game in kept.games for one in game.totals]
        label = scene.rich(message("with the bonuses of the finished games"))
        yield {
            "cells": ["", label, "", *totals],
            "strong": list(range(_BEFORE, _BEFORE + len(totals))),
        }


_HOW: Mapping[OutcomeKind, Message] = {
    OutcomeKind.KNOCK: pmessage("how a round was won", "knock"),
    OutcomeKind.GIN: pmessage("how a round was won", "Gin"),
    OutcomeKind.BIG_GIN: pmessage("how a round was won", "big Gin"),
    OutcomeKind.UNDERCUT: pmessage("how a round was won", "undercut"),
}
_NOBODY: Mapping[OutcomeKind, Message] = {
    OutcomeKind.TIE: message("Equal counts"),
    OutcomeKind.DRAWN_STOCK: message("Drawn: two cards left in the stock"),
    OutcomeKind.STOPPED: message("Drawn: fifty cards in a row from the discard pile"),
}
_FINAL: Mapping[FinalKind, Callable[[FinalRow], Message]] = {
    FinalKind.POINTS: lambda _: message("Points of the rounds"),
    FinalKind.SHUTOUT: lambda _: message("Shutout: the points count twice"),
    FinalKind.BOXES: lambda line: message("Boxes, {each} for each round won", each=line.each),
    FinalKind.GAME_BONUS: lambda _: message("Bonus for the game"),
    FinalKind.TOTAL: lambda _: pmessage("last line of a sum", "Total"),
}
