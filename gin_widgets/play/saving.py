"""A game as the sealed text that the browser keeps, and back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gin_widgets.engine.errors import GinError
from gin_widgets.engine.record import Record, parse_record, replay
from gin_widgets.engine.rounds import start
from gin_widgets.play.game import LEARNER, Game
from gin_widgets.play.played import PlayedRound
from gin_widgets.play.sealed import cannot_open, seal, unseal
from gin_widgets.play.tables import for_table

if TYPE_CHECKING:
    from gin_widgets.engine.match import Match
    from gin_widgets.engine.record import RecordedRound

_FORMAT = 1


@dataclass(frozen=True, slots=True)
class Saved:
    """A game, the two counters of its session, and the code of a link that was followed."""

    game: Game
    seq: int
    deals: int
    link: str


def to_text(saved: Saved) -> str:
    """The sealed text of a session."""
    game = saved.game
    contents = {
        "format": _FORMAT,
        "match": str(game.record),
        "apart": str(Record.of_round(game.state)) if game.apart else None,
        "seq": saved.seq,
        "deals": saved.deals,
        "link": saved.link,
    }
    return seal(json.dumps(contents, separators=(",", ":")).encode())


def from_text(text: str) -> Saved:
    """The session that `to_text` has written, every action checked by the rules again.

    Raises `InvalidNotation` when the text is damaged, foreign or of another format.
    """
    contents = _contents(unseal(text))
    try:
        match = parse_record(str(contents["match"]))
        apart = contents["apart"]
        game = _in_match(match) if apart is None else _apart(match, parse_record(str(apart)))
        return Saved(game, int(contents["seq"]), int(contents["deals"]), str(contents["link"]))
    except (GinError, KeyError, TypeError, ValueError, OverflowError):
        raise cannot_open() from None


def _contents(plain: bytes) -> dict[str, Any]:
    try:
        contents = json.loads(plain)
    except ValueError:
        raise cannot_open() from None
    if not isinstance(contents, dict) or contents.get("format") != _FORMAT:
        raise cannot_open()
    return contents


def _in_match(record: Record) -> Game:
    """The match whose last round is the one on the table, finished or not."""
    *done, last = record.rounds
    before = _match_after(record, tuple(done))
    return Game.of(before, last.deal, last.actions, tuple(done))


def _apart(record: Record, only: Record) -> Game:
    before = _match_after(record, record.rounds)
    dealt = start(for_table(only.rules), deal=only.deal, dealer=only.dealer)
    played = PlayedRound.of(dealt, only.actions, LEARNER)
    return Game(before, record.rounds, played, apart=True)


def _match_after(record: Record, done: tuple[RecordedRound, ...]) -> Match:
    match = replay(Record(record.rules, done, record.head)).match
    if match is None or len(match.rounds) != len(done):
        raise cannot_open()
    return match
