"""A record as text, and the check at its end."""

from __future__ import annotations

from hashlib import shake_256
from typing import TYPE_CHECKING

from gin_widgets.engine.codes import ALPHABET
from gin_widgets.engine.match import format_match_code

if TYPE_CHECKING:
    from gin_widgets.engine.record.values import Record, RecordedRound

VERSION = "1"
ROUND_HEAD = "gin_widgets round"
GAME_HEAD = "gin_widgets game"
CHECK_LENGTH = 6


def format_record(record: Record) -> str:
    """The lines of `record`, the check last."""
    body = record_body(record)
    return f"{body}{' ' if record.head is None else chr(10)}#{check_of(body)}"


def record_body(record: Record) -> str:
    """The record without its check: always the same text for the same record."""
    if record.head is None:
        (only,) = record.rounds
        return f"{ROUND_HEAD} {VERSION} | {record.rules} | {_round_line(only)}"
    code = format_match_code(record.head.seed)
    head = f"{GAME_HEAD} {VERSION} | {record.rules} | {code} | {record.head.cut}"
    return "\n".join([head, *map(_round_line, record.rounds)])


def check_of(body: str) -> str:
    """Six characters that a changed or shortened body would not have: 30 bits of its digest."""
    digest = shake_256(body.encode()).digest(CHECK_LENGTH)
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest)


def _round_line(one: RecordedRound) -> str:
    actions = "; ".join(map(str, one.actions))
    return f"{one.deal.code} | dealer {one.dealer} | {actions}".rstrip()
