"""Learners that press anything: whole sessions for the tests of the page."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from gin_widgets.engine.rules import variant
from gin_widgets.engine.views import PhaseKind
from gin_widgets.play.session import Session
from gin_widgets.players.simple import Simple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.play.snapshot import Snapshot

HOUSES: tuple[tuple[str, dict[str, object]], ...] = (
    ("gin", {}),
    ("gin", {"knock_limit": 0, "big_gin": 31, "fiftieth_card": True}),
    ("gin", {"first_upcard": "eleven", "undercut_on_tie": False, "discard_taken_upcard": True}),
    ("gin", {"first_upcard": "none", "game_bonus": 100, "box_bonus": 25, "shutout": "double"}),
    ("oklahoma", {"spade_doubles": True, "ace_upcard": "one", "knock_discard_face_down": False}),
    ("hollywood", {}),
)


def new_session(seed: int, house: int = 0) -> Session:
    name, house_rules = HOUSES[house % len(HOUSES)]
    return Session(variant(name, **house_rules), chance=Random(seed).getrandbits)


def press(session: Session, random: Random, *, sense: float = 0.6) -> None:
    """Something a learner may do: mostly a legal action, sensible or not; now and then more."""
    view = session.snapshot().gin
    seq = session.seq
    whim = random.random()
    if whim < 0.04:
        session.undo(seq)
    elif whim < 0.05:
        session.replay(seq)
    elif whim < 0.06:
        session.new_deal(seq)
    elif whim < 0.09:
        session.act(
            seq, random.choice(["pass", "take-stock", "discard Kh", "lay-off 2c: 3c 4c 5c"])
        )
    elif view.phase is PhaseKind.OVER:
        if session.game.match.finished:
            session.new_game(seq)
        else:
            session.next_round(seq)
    elif view.phase is PhaseKind.LAY_OFF and whim < 0.3:
        session.lay_off_for_me(seq)
    elif random.random() < sense:
        session.act(seq, str(Simple().choose(view)))
    else:
        session.act(seq, str(random.choice(view.legal)))


def snapshots(seed: int, house: int, presses: int) -> Iterator[tuple[Session, Snapshot]]:
    """A session before every press, and after the last one."""
    session, random = new_session(seed, house), Random(seed)
    for _ in range(presses):
        yield session, session.snapshot()
        press(session, random)
    yield session, session.snapshot()


def to_the_end(session: Session, random: Random, sense: float) -> None:
    """The learner plays legal actions until the game is won by somebody."""
    for _ in range(20_000):
        view = session.snapshot().gin
        if session.game.match.finished:
            return
        if view.phase is PhaseKind.OVER:
            session.next_round(session.seq)
        elif random.random() < sense:
            session.act(session.seq, str(Simple().choose(view)))
        else:
            session.act(session.seq, str(random.choice(view.legal)))
    raise AssertionError("the game does not end")
