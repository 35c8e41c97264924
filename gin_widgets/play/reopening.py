"""Games made again from their records, every action checked by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.record import Record, replay
from gin_widgets.engine.rounds import start
from gin_widgets.engine.seats import seating_with
from gin_widgets.messages import message
from gin_widgets.play.game import Game
from gin_widgets.play.places import place_in
from gin_widgets.play.played import PlayedRound

if TYPE_CHECKING:
    from gin_widgets.engine.match import Match
    from gin_widgets.engine.record import RecordedRound
    from gin_widgets.engine.seats import Seating


def match_of(record: Record) -> Game:
    """The match whose last round is the one on the table, finished or not. Raises `GinError`."""
    if not record.rounds:
        before = match_after(record, ())
        return Game.of(before, before.next_deal, ())
    *done, last = record.rounds
    return Game.of(match_after(record, tuple(done)), last.deal, last.actions, tuple(done))


def round_of(record: Record, seats: tuple[int, ...]) -> tuple[PlayedRound, Seating]:
    """The round of a record that holds only one, these players on its seats. Raises `GinError`."""
    rules = record.rules
    try:
        seating = seating_with(rules, seats, record.dealer)
    except ValueError:
        raise InvalidNotation(message("The players cannot have sat like this.")) from None
    dealt = start(rules, deal=record.deal, dealer=record.dealer)
    return PlayedRound.of(dealt, record.actions, place_in(seating, rules)), seating


def match_after(record: Record, done: tuple[RecordedRound, ...]) -> Match:
    """The match after these rounds of the record, all of them over. Raises `GinError`."""
    match = replay(Record(record.rules, done, record.head)).match
    if match is None or len(match.rounds) != len(done):
        raise InvalidNotation(message("The round before this one has not come to its end."))
    return match
