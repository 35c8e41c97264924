"""A saved game is the whole position again, or is refused with a sentence."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laid_table import act, new_session, refusal

from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.play.sealed import VARIABLE, seal, unseal
from gin_widgets.play.session import Session


def at_random(session: Session, random: Random, moves: int) -> None:
    for _ in range(moves):
        legal = session.snapshot().view.legal
        if legal:
            act(session, str(random.choice(legal)))
        elif session.game.match.finished:
            session.new_game(session.seq)
        elif random.random() < 0.3:
            session.replay(session.seq)
        else:
            session.next_round(session.seq)


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    moves=st.integers(0, 60),
    name=st.sampled_from(["gin", "oklahoma", "hollywood"]),
)
def test_a_killed_kernel_loses_nothing(seed: int, moves: int, name: str) -> None:
    session = new_session(name, seed)
    at_random(session, Random(seed), moves)
    after = new_session(name, seed + 1)
    after.restore(session.saved())
    assert after.game.state == session.game.state
    assert after.game.match == session.game.match
    assert after.game.apart == session.game.apart
    assert after.game.record == session.game.record
    assert after.seq >= session.seq
    assert str(after.snapshot().note.title) == "Welcome back"  # type: ignore[union-attr]


def test_undo_works_after_restoring() -> None:
    session = new_session()
    at_random(session, Random(4), 7)
    places = []
    while session.snapshot().can_undo:
        places.append(session.game.state)
        session.undo(session.seq)
    session = new_session()
    at_random(session, Random(4), 7)
    after = new_session()
    after.restore(session.saved())
    for place in places:
        assert after.game.state == place
        after.undo(after.seq)


@pytest.mark.parametrize("text", ["", "gw1.AAAA", "no game", "gw1." + "Q" * 500])
def test_b34_a_damaged_game_is_refused_and_this_one_goes_on(text: str) -> None:
    session = new_session()
    before = session.game
    with pytest.raises(InvalidNotation):
        session.restore(text)
    assert session.game is before
    assert not session.touched


def changed(**parts: object) -> str:
    """A well sealed game whose contents were changed."""
    contents = json.loads(unseal(new_session().saved()))
    return seal(json.dumps({**contents, **parts}).encode())


@pytest.mark.parametrize(
    "text",
    [
        changed(format=2),
        changed(match="gin_widgets game 1"),
        changed(match=None),
        changed(seq="many"),
        changed(apart="gin_widgets round 1 | gin | 1K7Q-3MZ8-XAB | dealer 1 | pass #000000"),
        seal(b"[]"),
        seal(b"not json"),
        seal(b'{"format": 1}'),
    ],
)
def test_b34_contents_that_do_not_fit_are_refused(text: str) -> None:
    with pytest.raises(InvalidNotation, match="cannot be opened here"):
        new_session().restore(text)


def test_a_game_of_another_server_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "one")
    text = new_session().saved()
    monkeypatch.setenv(VARIABLE, "two")
    with pytest.raises(InvalidNotation):
        new_session().restore(text)


def test_the_saved_text_stays_small() -> None:
    session = new_session()
    at_random(session, Random(1), 150)
    assert len(session.saved()) < 20_000


def test_a_link_is_followed_once() -> None:
    code = new_session(seed=9).deal_code()
    session = new_session()
    session.follow_link(code)
    assert session.deal_code() == code
    act(session, "pass")
    after = new_session()
    after.restore(session.saved())
    before = after.game
    after.follow_link(code)
    assert after.game is before
    after.follow_link("nonsense")
    assert refusal(after)
