"""The score sheet of many players: the rounds, then a line with everybody's points.

A column for each of six players would leave no room for their names on a phone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.sheets import FinalKind
from gin_widgets.messages import message
from gin_widgets.present.sheet_words import final_words, row_start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.sheets import PlainSheet
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import SheetRow

MOST_COLUMNS = 3
"""Players who get a column each."""
_NAME, _POINTS = 1, 2
_SUMS = (FinalKind.POINTS, FinalKind.TOTAL)


def long_rows(scene: Scene, kept: PlainSheet) -> Iterator[SheetRow]:
    """A row for each round and each bonus, then one for each player."""
    for row in kept.rows:
        yield {"cells": row_start(scene, row), "strong": []}
    yield from _bonuses(scene, kept)
    if not kept.rows:
        return
    best = max(kept.totals)
    for player, points in enumerate(kept.totals):
        yield {
            "cells": ["", scene.player_name(player), str(points)],
            "strong": [_NAME, _POINTS] if points == best else [_POINTS],
        }


def _bonuses(scene: Scene, kept: PlainSheet) -> Iterator[SheetRow]:
    for line in kept.final:
        for player, amount in enumerate(line.amounts):
            if line.kind in _SUMS or not amount:
                continue
            # Translators: a bonus at the end of the game, and who gets it.
            what = message(
                "{bonus}: {name}",
                bonus=final_words(line, kept.rules),
                name=scene.player_name(player),
            )
            yield {"cells": ["", scene.rich(what), str(amount)], "strong": []}
