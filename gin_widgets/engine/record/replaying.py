"""Playing a record again, every action checked by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.errors import GinError
from gin_widgets.engine.match import Match
from gin_widgets.engine.record.reading import ReadRecord, action_line, at_line, read_record
from gin_widgets.engine.record.values import Record
from gin_widgets.engine.rounds import apply, start
from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.engine.record.values import RecordedRound
    from gin_widgets.engine.rounds import Round


@dataclass(frozen=True)
class Replayed:
    """What a record leads to.

    `rounds` are the last states of the rounds; all but the last of them are over. `match` is the
    match after the finished rounds, None for the record of a single round.
    """

    record: Record
    match: Match | None
    rounds: tuple[Round, ...]

    @property
    def state(self) -> Round | None:
        """The state of the last round, finished or not; None before the first round."""
        return self.rounds[-1] if self.rounds else None


def replay(record: str | Record) -> Replayed:
    """The states and the match that a record leads to; it may stop in the middle of a round.

    Raises `InvalidNotation` that names the line, and the action if one is against the rules.
    """
    if isinstance(record, Record):
        return _played(ReadRecord(record, _usual_lines(record), "", 0))
    read = read_record(record)
    played = _played(read)
    read.verify()
    return played


def _usual_lines(record: Record) -> tuple[int, ...]:
    first = 1 if record.head is None else 2
    return tuple(range(first, first + len(record.rounds)))


def _played(read: ReadRecord) -> Replayed:
    record = read.record
    if record.head is None:
        return Replayed(record, None, (_single(record, read.lines[0]),))
    try:
        match = Match.begin(record.rules, record.head.seed, record.head.cut)
    except GinError as refusal:
        raise at_line(1, refusal.message) from None
    rounds: list[Round] = []
    for one, line in zip(record.rounds, read.lines, strict=True):
        if rounds and rounds[-1].outcome is None:
            raise at_line(line, message("The round before this one has not come to its end."))
        state = _in_match(match, one, line)
        rounds.append(state)
        if state.outcome is not None:
            match = match.after(state.outcome)
    return Replayed(record, match, tuple(rounds))


def _single(record: Record, line: int) -> Round:
    (one,) = record.rounds
    if one.dealer >= record.rules.seats:
        raise at_line(line, message("There is no seat {seat} here.", seat=one.dealer))
    return _to_the_end(start(record.rules, deal=one.deal, dealer=one.dealer), one, line)


def _in_match(match: Match, one: RecordedRound, line: int) -> Round:
    if match.finished:
        raise at_line(line, message("The game was over before this round."))
    if one.dealer != match.dealer:
        raise at_line(
            line,
            message(
                "Player {dealer} cannot deal this round: it is the turn of player {expected}.",
                dealer=one.dealer,
                expected=match.dealer,
            ),
        )
    return _to_the_end(match.start_round(one.deal), one, line)


def _to_the_end(state: Round, one: RecordedRound, line: int) -> Round:
    for place, action in enumerate(one.actions, start=1):
        with action_line(line, place, str(action)):
            state = apply(state, action)
    return state
