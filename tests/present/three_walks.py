"""Learners among three who press anything, for the tests of the page."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from gin_widgets.engine.rules import variant
from gin_widgets.play.session import Session
from gin_widgets.players.simple import Simple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.play.snapshot import Snapshot

HOUSES: tuple[dict[str, object], ...] = (
    {},
    {"gin3_rotation": "cutthroat"},
    {"sitter_advice": False},
    {"fiftieth_card": True, "knock_limit": 0, "big_gin": 31},
    {"first_upcard": "eleven", "undercut_on_tie": False},
    {"spade_doubles": True, "first_upcard": "none", "knock_discard_face_down": False},
)


_WHATEVER = ("pass", "take-stock", "discard Kh", "lay-off 2c: 3c 4c 5c")


def new_session(seed: int, house: int = 0) -> Session:
    rules = variant("three-player", **HOUSES[house])
    return Session(rules, chance=Random(seed).getrandbits)


def press(session: Session, random: Random) -> None:
    """Mostly what is offered: playing, advising, asking, going on; now and then something else."""
    shown, seq, whim = session.snapshot(), session.seq, random.random()
    if whim < 0.06:
        random.choice([session.undo, session.replay, session.new_deal, session.ask])(seq)
    elif whim < 0.1:
        session.act(
            seq, random.choice(["pass", "take-stock", "discard Kh", "lay-off 2c: 3c 4c 5c"])
        )
    elif shown.opening is not None:
        session.deal(seq)
    elif session.game.over and session.game.match.finished:
        session.new_game(seq)
    elif session.game.over:
        session.next_round(seq)
    elif whim < 0.2:
        session.ask(seq)
    elif not shown.view.legal or (session.game.place.seat is None and whim < 0.4):
        session.go_on(seq, to_the_end=whim < 0.22)
    elif random.random() < 0.6:
        session.act(seq, str(Simple().choose(shown.gin)))
    else:
        session.act(seq, str(random.choice(shown.view.legal)))


def snapshots(seed: int, house: int, presses: int) -> Iterator[tuple[Session, Snapshot]]:
    """A session before every press, and after the last one."""
    session, random = new_session(seed, house), Random(seed)
    for _ in range(presses):
        yield session, session.snapshot()
        press(session, random)
    yield session, session.snapshot()
