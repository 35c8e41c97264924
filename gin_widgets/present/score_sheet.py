"""The score sheet in words: a row for each round, then the bonuses of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.sheets import FinalKind, HollywoodSheet
from gin_widgets.messages import message, pmessage
from gin_widgets.present.hollywood_sheet import hollywood_head, hollywood_rows
from gin_widgets.present.long_sheet import MOST_COLUMNS, long_rows
from gin_widgets.present.sheet_words import BEFORE, final_words, row_start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.sheets import FinalRow, PlainSheet
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Sheet
    from gin_widgets.present.shapes import SheetRow as Row


def sheet(scene: Scene) -> Sheet:
    """The whole sheet so far."""
    kept = scene.snapshot.sheet
    if isinstance(kept, HollywoodSheet):
        players, rows = hollywood_head(scene, kept), list(hollywood_rows(scene, kept))
    elif len(kept.scores) > MOST_COLUMNS:
        players, rows = [], list(long_rows(scene, kept))
    else:
        players, rows = _names(scene, kept), list(_rows(scene, kept))
    empty = scene.text(message("No round has been counted yet.")) if not rows else None
    return {
        "title": scene.text(message("Score sheet")),
        "caption": scene.text(_caption(scene)),
        "head": [
            scene.text(pmessage("column: number of the round", "Round")),
            scene.text(pmessage("column: winner of the round", "Who scored, how")),
            scene.text(pmessage("column: points", "Points")),
            *players,
        ],
        "rows": rows,
        "empty": empty,
    }


def _caption(scene: Scene) -> Message:
    if scene.target:
        return message("Game to {target}", target=scene.target)
    return message("Each round is a game of its own.")


def _names(scene: Scene, kept: PlainSheet) -> list[str]:
    return [scene.player_name(player) for player in range(len(kept.scores))]


def _rows(scene: Scene, kept: PlainSheet) -> Iterator[Row]:
    for row in kept.rows:
        strong = [] if row.winner is None else [BEFORE + row.winner]
        yield {
            "cells": [*row_start(scene, row), *(str(points) for points in row.totals)],
            "strong": strong,
        }
    yield from (_final(scene, kept, line) for line in _worth_telling(kept.final))


def _worth_telling(lines: tuple[FinalRow, ...]) -> tuple[FinalRow, ...]:
    """The lines at the end, unless points and total are all there is."""
    return lines if len(lines) > len((FinalKind.POINTS, FinalKind.TOTAL)) else ()


def _final(scene: Scene, kept: PlainSheet, line: FinalRow) -> Row:
    amounts = [str(amount) for amount in line.amounts]
    strong = range(BEFORE, BEFORE + len(amounts)) if line.kind is FinalKind.TOTAL else ()
    return {
        "cells": ["", scene.rich(final_words(line, kept.rules)), "", *amounts],
        "strong": list(strong),
    }
