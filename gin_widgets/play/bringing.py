"""What a text brings to the table: the deal or the game of a code, the position of a record."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.deal_codes import GameCode, parse_shared_code
from gin_widgets.engine.errors import GinError
from gin_widgets.engine.record import replay
from gin_widgets.play import notes
from gin_widgets.play.game import Game
from gin_widgets.play.reopening import match_of, round_of
from gin_widgets.play.tables import check_players, for_code

if TYPE_CHECKING:
    from gin_widgets.engine.deal_codes import DealCode
    from gin_widgets.play.snapshot import Note

_RECORD = re.compile(r"\s*gin_widgets\b|[^|]*\|", re.IGNORECASE)
"""How records begin, and what is in no code."""


@dataclass(frozen=True, slots=True)
class Brought:
    """The game to be put on the table, with what is said of it.

    `guest`: it is a whole game of its own, and the learner's own game waits. `begun`: there is a
    position to go on from; else the cards are just dealt.
    """

    game: Game
    note: Note
    guest: bool = False
    begun: bool = False


class NotBrought(GinError):
    """A text that cannot be played here; `note` says why."""

    def __init__(self, note: Note) -> None:
        super().__init__(note.line)
        self.note = note


def bring(text: str, table: Game) -> Brought:
    """What `text` holds: a code of a deal or of a game, a record of a round or of a game.

    `table` is what is on the table now; a round is played apart from it. Raises `NotBrought`.
    """
    is_record = _RECORD.match(text) is not None
    try:
        return _by_record(text, table) if is_record else _by_code(text, table)
    except GinError as refusal:
        said = notes.record_refused if is_record else notes.code_refused
        raise NotBrought(said(refusal.message)) from None


def _by_code(text: str, table: Game) -> Brought:
    code = parse_shared_code(text)
    rules = table.before.rules if code.rules is None else code.rules
    if isinstance(code, GameCode):
        game = Game.begin(rules, code.seed)
        return Brought(game, notes.game_of_code(), guest=True)
    return _deal(code, table)


def _deal(code: DealCode, table: Game) -> Brought:
    rules, seating = for_code(code, table.before.rules)
    return Brought(table.with_deal(code.deal, rules, seating), notes.code_played())


def _by_record(text: str, table: Game) -> Brought:
    record = replay(text).record  # whatever is wrong in it is refused here, with its line
    if record.head is not None:
        return Brought(match_of(record), notes.game_of_record(), guest=True, begun=True)
    check_players(record.rules, table.before.rules)
    # It does not name the players: the learner is on the first seat.
    played, seating = round_of(record, tuple(range(record.rules.seats)))
    return Brought(table.with_round(played, seating), notes.round_of_record(), begun=True)
