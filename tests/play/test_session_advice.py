"""Sitting out: what may be seen, advice given and asked for, the captain's decision (T2, T10)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laid_table import AtTable, act, new_session, refusal
from three_table import AMINA, BOX, CAPTAIN, JUMA, LOOSE, MELDS, OUT, laid, press

from gin_widgets.engine.rounds import view_for
from gin_widgets.engine.views import PhaseKind
from gin_widgets.play import advice
from gin_widgets.play.snapshot import NoteKind
from gin_widgets.players.simple import Simple

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.views import PlayerView


def test_t10_who_sits_out_sees_what_the_captain_sees_and_no_more() -> None:
    session = laid(OUT)
    while not session.game.over:
        state = session.game.state
        assert session.snapshot().view == view_for(state, 0)
        session.go_on(session.seq)
    assert session.snapshot().view == view_for(session.game.state, 0)


@pytest.mark.parametrize("switch", [{"sitter_advice": False}, {"gin3_rotation": "cutthroat"}])
def test_j16_without_advice_who_sits_out_sees_no_hand(switch: dict[str, Any]) -> None:
    session = laid(OUT, **switch)
    assert session.game.place.watched is None
    while not session.game.over:
        shown = session.snapshot()
        assert len(shown.view.hand) == 0
        assert shown.view.legal == ()
        assert all(event.card is None for event in shown.view.events if hidden_draw(event.kind))
        before = session.game
        act(session, "pass", "take-stock")
        assert session.game is before
        assert refusal(session) == "It is not your turn: wait until the others have played."
        session.go_on(session.seq)
    assert session.snapshot().advice is None


def hidden_draw(kind: object) -> bool:
    return str(getattr(kind, "value", kind)) == "take-stock"


@pytest.mark.parametrize("moves", [0, 2, 3, 6])
def test_t2_the_captain_decides_alone_whatever_is_advised(moves: int) -> None:
    session = laid(OUT)
    for _ in range(moves):
        session.go_on(session.seq)
    game = session.game
    expected = game.watched(AtTable(Simple()))
    for said in view_for(game.state, 0).legal:
        after, told = advice.given(game, said, AtTable(Simple()))
        assert after == expected
        assert (told.adviser, told.captain, told.action) == (0, JUMA, said)
        assert told.followed == (said == expected.state.actions[len(game.state.actions)])
        assert told.done == view_for(after.state, 0).events[len(game.state.events)]


def test_t2_the_captain_is_shown_only_the_own_view() -> None:
    session = laid(OUT)
    asked: list[PlayerView] = []

    class Watched:
        def choose(self, view: PlayerView) -> Action:
            asked.append(view)
            return Simple().choose(view)

    advice.given(session.game, session.snapshot().view.legal[0], AtTable(Watched()))
    assert asked[0] == view_for(session.game.state, 0)
    assert asked[1].seat == 1


def test_t2_the_answer_says_whether_the_captain_did_the_same() -> None:
    session = laid(OUT)
    act(session, "take-discard")
    said = session.snapshot().advice
    assert said is not None
    assert not said.followed, "no meld can be made with the 8h"
    session = laid(OUT)
    act(session, "pass")
    said = session.snapshot().advice
    assert said is not None
    assert said.followed
    session.go_on(session.seq)
    assert session.snapshot().advice is None, "an answer goes with the next move"


def test_t2_two_knocks_with_the_same_discard_are_the_same_move() -> None:
    session = laid(OUT, MELDS, LOOSE, "Kd", "5h", "pass", "pass")
    assert session.snapshot().view.phase is PhaseKind.DISCARD, "nothing to choose before"
    act(session, "knock 5h: 2c 3c 4c / 7d 8d 9d / Jc Jd Jh | As")
    said = session.snapshot().advice
    assert said is not None
    assert said.followed
    assert session.game.over


def test_t2_an_advice_that_is_against_the_rules_is_refused_and_nothing_happens() -> None:
    session = laid(OUT)
    before = session.game
    for move in ("take-stock", "discard Kc", "knock Kc: | 3s", "nonsense"):
        act(session, move)
        assert session.game is before
        assert refusal(session)
        assert session.snapshot().advice is None


def test_the_table_does_not_ask_where_the_captain_has_no_choice() -> None:
    session = laid(OUT, LOOSE, "2d 4d 6d 8s Td Qd 3h 5c 7c 9h", "8h", "Th Qh", "pass", "pass")
    assert len(session.game.state.actions) == 3, "the captain had to draw from the stock"
    assert session.snapshot().view.phase is PhaseKind.DISCARD


def test_t2_the_captain_may_ask_and_is_only_advised() -> None:
    session = laid(CAPTAIN)
    shown, before = session.snapshot(), session.game
    assert shown.may_ask
    session.ask(session.seq)
    after = session.snapshot()
    assert session.game is before
    assert after.seq == shown.seq
    assert after.note_id > shown.note_id
    assert after.advice is not None
    assert (after.advice.adviser, after.advice.captain) == (AMINA, 0)
    assert after.advice.action == Simple().choose(shown.gin)
    assert after.advice.done is None
    act(session, str(next(one for one in shown.view.legal if one != after.advice.action)))
    assert session.game is not before, "she may do something else"
    assert session.snapshot().advice is None


def test_t2_the_sitter_is_shown_the_captains_view_only() -> None:
    session = laid(CAPTAIN)
    asked: list[PlayerView] = []

    class Watched:
        def choose(self, view: PlayerView) -> Action:
            asked.append(view)
            return view.legal[0]

    advice.asked(session.game, AtTable(Watched()))
    assert asked == [view_for(session.game.state, 0)]


@pytest.mark.parametrize(
    ("cut", "switch"),
    [(BOX, {}), (CAPTAIN, {"sitter_advice": False}), (CAPTAIN, {"gin3_rotation": "cutthroat"})],
)
def test_t2_j16_nobody_helps_the_box_nor_anybody_where_advice_is_off(
    cut: str, switch: dict[str, Any]
) -> None:
    session = laid(cut, **switch)
    assert session.snapshot().view.legal, "it is her turn"
    assert not session.snapshot().may_ask
    session.ask(session.seq)
    assert session.snapshot().advice is None


def test_nobody_is_asked_for_advice_in_a_game_of_two() -> None:
    session = new_session()
    assert not session.snapshot().may_ask
    session.ask(session.seq)
    assert session.snapshot().advice is None


@pytest.mark.parametrize("cut", [BOX, CAPTAIN, OUT])
def test_a_deal_played_again_is_kept_with_its_roles(cut: str) -> None:
    session = laid(cut)
    session.replay(session.seq)
    after = new_session("three-player")
    after.restore(session.saved())
    assert after.game == session.game
    assert after.game.seating == session.game.seating


@settings(max_examples=15, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    presses=st.integers(0, 60),
    house=st.sampled_from([{}, {"sitter_advice": False}, {"gin3_rotation": "cutthroat"}]),
)
def test_a_killed_kernel_loses_nothing(seed: int, presses: int, house: dict[str, object]) -> None:
    session, random = new_session("three-player", seed, **house), Random(seed)
    for _ in range(presses):
        if random.random() < 0.1:
            random.choice([session.replay, session.undo, session.new_deal])(session.seq)
        else:
            press(session, random)
    after = new_session("three-player", seed + 1, **house)
    after.restore(session.saved())
    assert after.game == session.game
    one, other = after.snapshot(), session.snapshot()
    assert (one.view, one.opening, one.can_undo) == (other.view, other.opening, other.can_undo)
    assert one.note is not None
    assert one.note.kind is NoteKind.DONE
    while session.snapshot().can_undo:
        session.undo(session.seq)
        after.undo(after.seq)
        assert after.game == session.game
