"""A session as the sealed text that the browser keeps, and back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gin_widgets.engine.errors import GinError
from gin_widgets.engine.record import Record, parse_record
from gin_widgets.play.game import Game
from gin_widgets.play.reopening import match_after, match_of, round_of
from gin_widgets.play.sealed import cannot_open, seal, unseal

if TYPE_CHECKING:
    from collections.abc import Mapping

    Contents = Mapping[str, Any]

_FORMAT = 1
_USUAL = (0, 1)
"""The seats of a round played apart in a text that does not name them, as they all were once."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game. `opening`: it has not begun, and the roles of its first round are shown."""

    game: Game
    opening: bool = False


@dataclass(frozen=True, slots=True)
class Saved:
    """The game on the table, the two counters of a session, and the code of a link it followed.

    `own` is the learner's own game while another one is on the table.
    """

    kept: Kept
    seq: int
    deals: int
    link: str
    own: Kept | None = None


def to_text(saved: Saved) -> str:
    """The sealed text of a session."""
    contents = {
        "format": _FORMAT,
        "seq": saved.seq,
        "deals": saved.deals,
        "link": saved.link,
        **_contents_of(saved.kept),
        "own": None if saved.own is None else _contents_of(saved.own),
    }
    return seal(json.dumps(contents, separators=(",", ":")).encode())


def from_text(text: str) -> Saved:
    """The session that `to_text` has written, every action checked by the rules again.

    Raises `InvalidNotation` when the text is damaged, foreign or of another format.
    """
    contents = _contents(unseal(text))
    try:
        own = contents.get("own")
        return Saved(
            _kept(contents),
            int(contents["seq"]),
            int(contents["deals"]),
            str(contents["link"]),
            None if own is None else _kept(own),
        )
    except (GinError, AttributeError, KeyError, TypeError, ValueError, OverflowError):
        raise cannot_open() from None


def _contents(plain: bytes) -> Contents:
    try:
        contents = json.loads(plain)
    except ValueError:
        raise cannot_open() from None
    if not isinstance(contents, dict) or contents.get("format") != _FORMAT:
        raise cannot_open()
    return contents


def _contents_of(kept: Kept) -> Contents:
    game = kept.game
    return {
        "match": str(game.record),
        "apart": str(Record.of_round(game.state)) if game.apart else None,
        "seats": game.elsewhere and game.elsewhere.seats,
        "opening": kept.opening,
    }


def _kept(contents: Contents) -> Kept:
    match, apart = parse_record(str(contents["match"])), contents["apart"]
    if apart is None:
        game = match_of(match)
    else:
        seats = tuple(map(int, contents.get("seats") or _USUAL))
        played, seating = round_of(parse_record(str(apart)), seats)
        game = Game(match_after(match, match.rounds), match.rounds, played, seating)
    return Kept(game, bool(contents.get("opening")) and not game.state.actions)
