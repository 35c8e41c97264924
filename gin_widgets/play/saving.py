"""A game as the sealed text that the browser keeps, and back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gin_widgets.engine.errors import GinError
from gin_widgets.engine.record import Record, parse_record, replay
from gin_widgets.engine.rounds import start
from gin_widgets.engine.seats import seating_with
from gin_widgets.play.game import Game
from gin_widgets.play.places import place_in
from gin_widgets.play.played import PlayedRound
from gin_widgets.play.sealed import cannot_open, seal, unseal
from gin_widgets.play.tables import for_table

if TYPE_CHECKING:
    from gin_widgets.engine.match import Match
    from gin_widgets.engine.record import RecordedRound

_FORMAT = 1
_USUAL = (0, 1)
"""The seats of a round played apart in a text that does not name them, as they all were once."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A game, the two counters of its session, and the code of a link that was followed.

    `opening`: the game has not begun, and the roles of its first round are shown.
    """

    game: Game
    seq: int
    deals: int
    link: str
    opening: bool = False


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
        "seats": game.elsewhere and game.elsewhere.seats,
        "opening": saved.opening,
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
        if apart is None:
            game = _in_match(match)
        else:
            seats = tuple(map(int, contents.get("seats") or _USUAL))
            game = _apart(match, parse_record(str(apart)), seats)
        opening = bool(contents.get("opening")) and not game.state.actions
        counters = int(contents["seq"]), int(contents["deals"])
        return Saved(game, *counters, str(contents["link"]), opening)
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


def _apart(record: Record, only: Record, seats: tuple[int, ...]) -> Game:
    before = _match_after(record, record.rounds)
    rules = for_table(only.rules)
    seating = seating_with(rules, seats, only.dealer)
    dealt = start(rules, deal=only.deal, dealer=only.dealer)
    played = PlayedRound.of(dealt, only.actions, place_in(seating, rules))
    return Game(before, record.rounds, played, seating)


def _match_after(record: Record, done: tuple[RecordedRound, ...]) -> Match:
    match = replay(Record(record.rules, done, record.head)).match
    if match is None or len(match.rounds) != len(done):
        raise cannot_open()
    return match
