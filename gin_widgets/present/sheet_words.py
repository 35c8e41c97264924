"""What every score sheet says: the beginning of a row, and the lines of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.sheets import FinalKind
from gin_widgets.messages import message, pmessage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.sheets import FinalRow, SheetRow
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Rich

BEFORE = 3
"""Columns before those of the players."""


def row_start(scene: Scene, row: SheetRow) -> list[Rich]:
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


def final_words(line: FinalRow, rules: Rules) -> Message:
    """What a line at the end of a game counts."""
    if line.kind is FinalKind.BOXES:
        return message("Boxes, {each} for each round won", each=line.each)
    if line.kind is FinalKind.GAME_BONUS and max(line.amounts) > rules.game_bonus:
        return message("Shutout: the bonus for the game counts twice")
    return _FINAL[line.kind]


_HOW: Mapping[OutcomeKind, Message] = {
    OutcomeKind.KNOCK: pmessage("how a round was won", "knock"),
    OutcomeKind.GIN: pmessage("how a round was won", "Gin"),
    OutcomeKind.BIG_GIN: pmessage("how a round was won", "big Gin"),
    OutcomeKind.UNDERCUT: pmessage("how a round was won", "undercut"),
    OutcomeKind.OUT: pmessage("how a round was won", "all cards gone"),
    OutcomeKind.RUMMY: pmessage("how a round was won", "going Rummy"),
}
_NOBODY: Mapping[OutcomeKind, Message] = {
    OutcomeKind.TIE: message("Equal counts"),
    OutcomeKind.DRAWN_STOCK: message("Drawn: two cards left in the stock"),
    OutcomeKind.STOCK_OUT: message("Void: the stock was empty"),
    OutcomeKind.STOPPED: message("Drawn: fifty cards in a row from the discard pile"),
}
_FINAL: Mapping[FinalKind, Message] = {
    FinalKind.POINTS: message("Points of the rounds"),
    FinalKind.SHUTOUT: message("Shutout: the points count twice"),
    FinalKind.GAME_BONUS: message("Bonus for the game"),
    FinalKind.TOTAL: pmessage("last line of a sum", "Total"),
}
