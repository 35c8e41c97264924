"""Reading a record. Spaces, empty lines and case do not matter; anything else must be right."""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.codes import plain_code
from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import GinError, InvalidNotation
from gin_widgets.engine.match import parse_match_code
from gin_widgets.engine.record.printing import (
    GAME_HEAD,
    ROUND_HEAD,
    VERSION,
    check_of,
    record_body,
)
from gin_widgets.engine.record.values import MatchHead, Record, RecordedRound
from gin_widgets.engine.rules import parse_rules
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.actions import Action
    from gin_widgets.messages import Message

_HEAD = re.compile(r"\s*gin_widgets\s+(round|game)\s+(\S+)\s*", re.IGNORECASE)
_DEALER = re.compile(r"\s*dealer\s+([0-5])\s*", re.IGNORECASE)
_ROUND_PARTS = 3
_GAME_PARTS = 4


@dataclass(frozen=True)
class ReadRecord:
    """A record as it was read, its check not yet compared.

    `lines` are the numbers of the rounds' lines, `last_line` that of the check.
    """

    record: Record
    lines: tuple[int, ...]
    check: str
    last_line: int

    def verify(self) -> Record:
        """The record, if its check fits. Raises `InvalidNotation`."""
        if check_of(record_body(self.record)) != self.check:
            raise at_line(
                self.last_line,
                message(
                    "The check does not fit: something in the record was changed or is missing."
                ),
            )
        return self.record


def parse_record(text: str) -> Record:
    """The record that `text` holds, not yet played: see `replay`.

    Raises `InvalidNotation` with the line and the reason when it cannot be read or was changed.
    """
    return read_record(text).verify()


def at_line(line: int, reason: Message) -> InvalidNotation:
    """The refusal of a record for what is wrong in one of its lines."""
    return InvalidNotation(message("Line {line}: {reason}", line=line, reason=reason))


def read_record(text: str) -> ReadRecord:
    """The record that `text` holds, its check not yet compared."""
    body, sign, check = text.rpartition("#")
    lines = [(number, line) for number, line in _lines(body if sign else text) if line.strip()]
    if not lines:
        raise at_line(1, message("There is no record here."))
    last_line = text.rstrip().count("\n") + 1
    is_game = _is_game(*lines[0])
    record = _game(lines) if is_game else _round(lines)
    if not sign:
        raise at_line(
            last_line, message("The record has no check at its end: a part of it is missing.")
        )
    numbers = tuple(number for number, _ in (lines[1:] if is_game else lines))
    return ReadRecord(record, numbers, plain_code(check), last_line)


def _lines(body: str) -> Iterator[tuple[int, str]]:
    return enumerate(body.split("\n"), start=1)


def _is_game(number: int, line: str) -> bool:
    found = _HEAD.fullmatch(line.split("|", maxsplit=1)[0])
    if found is None:
        raise at_line(
            number,
            message(
                "A record begins with “{round}” or “{game}”.",
                round=f"{ROUND_HEAD} {VERSION}",
                game=f"{GAME_HEAD} {VERSION}",
            ),
        )
    if found[2] != VERSION:
        raise at_line(
            number,
            message(
                "This record has version {version}, and only version {known} is known here.",
                version=found[2][:10],
                known=VERSION,
            ),
        )
    return found[1].lower() == "game"


def _round(lines: list[tuple[int, str]]) -> Record:
    number, line = lines[0]
    if len(lines) > 1:
        raise at_line(lines[1][0], message("The record of one round is a single line."))
    parts = _parts(number, line, _ROUND_PARTS)
    with _line(number):
        rules = parse_rules(parts[1])
    return Record(rules, (_recorded_round(number, parts[2]),))


def _game(lines: list[tuple[int, str]]) -> Record:
    number, line = lines[0]
    parts = _parts(number, line, _GAME_PARTS)
    with _line(number):
        rules = parse_rules(parts[1])
        head = MatchHead(parse_match_code(parts[2]), Cut.parse(parts[3]))
    rounds = tuple(_recorded_round(number, line) for number, line in lines[1:])
    return Record(rules, rounds, head)


def _recorded_round(number: int, line: str) -> RecordedRound:
    parts = _parts(number, line, _ROUND_PARTS)
    dealer = _DEALER.fullmatch(parts[1])
    if dealer is None:
        raise at_line(
            number, message("Here “dealer” and a number belong, not “{text}”.", text=parts[1][:20])
        )
    with _line(number):
        deal = Deal.parse(parts[0])
    words = [word for word in parts[2].split(";") if word.strip()]
    actions = tuple(_action(number, at, word) for at, word in enumerate(words, start=1))
    return RecordedRound(deal, int(dealer[1]), actions)


def _action(line: int, place: int, word: str) -> Action:
    with action_line(line, place, word):
        return parse_action(word)


@contextmanager
def action_line(line: int, place: int, text: str) -> Iterator[None]:
    """Names the action and its place in the round in a refusal that comes from within."""
    try:
        yield
    except GinError as refusal:
        raise InvalidNotation(
            message(
                "Line {line}, action {place}, “{action}”: {reason}",
                line=line,
                place=place,
                action=text.strip()[:60],
                reason=refusal.message,
            )
        ) from None


def _parts(number: int, line: str, count: int) -> list[str]:
    parts = line.split("|", count - 1)
    if len(parts) == count - 1:
        parts.append("")
    if len(parts) < count:
        raise at_line(
            number, message("Here a part is missing. The parts are set apart by the sign |.")
        )
    return parts


@contextmanager
def _line(number: int) -> Iterator[None]:
    """Names the line in a refusal that comes from within."""
    try:
        yield
    except GinError as refusal:
        raise at_line(number, refusal.message) from None
