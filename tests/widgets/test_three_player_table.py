"""Three-player Gin as a widget: the messages of the page that only this game has."""

from __future__ import annotations

import json

import pytest
from widget_page import Page

from gin_widgets import table

COMMANDS = ("deal", "ask", "go-on", "play-on")


def until(role: str) -> Page:
    """A page just dealt in which the learner has that role."""
    for _ in range(100):
        page = Page(table("three-player"))
        page.hello()
        if page.table.state["you"]["role"] == role:
            page.ask(cmd="deal")
            return page
    raise AssertionError(f"nobody is ever {role}")


def test_t1_the_roles_come_before_the_cards() -> None:
    page = Page(table("three-player", lang="sw"))
    page.hello()
    assert page.table.state["mode"] == "roles"
    code = page.table.session.deal_code()
    assert code not in json.dumps(page.sent)
    assert page.ask(cmd="deal")[-1]["kind"] == "ack"
    assert page.table.state["mode"] in {"play", "watch"}
    assert page.table.state["roles"] is None


@pytest.mark.parametrize("role", ["box", "captain", "out"])
def test_every_command_is_done_or_refused_and_answered(role: str) -> None:
    page = until(role)
    for command in COMMANDS:
        assert page.ask(cmd=command)[-1]["kind"] == "ack"
    assert page.table.session.game.over == (role == "out")


def test_t2_the_captains_question_is_a_note_and_the_position_stays() -> None:
    page = until("captain")
    before = page.table.state
    page.ask(cmd="ask")
    after = page.table.state
    assert after["note"]["kind"] == "info"
    for key in ("seq", "hand", "tray", "log", "round_id", "say"):
        assert after[key] == before[key]


def test_t2_an_action_of_one_who_sits_out_is_an_advice() -> None:
    page = until("out")
    advice = page.table.state["tray"]["buttons"][0]["do"]
    page.ask(do=advice)
    assert page.note.endswith(("did the same", "did something else"))


def test_an_old_click_does_nothing() -> None:
    page = until("out")
    seq = page.table.state["seq"]
    page.ask(cmd="go-on")
    game = page.table.session.game
    for command in COMMANDS:
        page.send({"id": "x", "seq": seq, "cmd": command})
    assert page.table.session.game is game


def test_a_saved_game_goes_on_with_its_roles() -> None:
    for first in (until("captain"), until("out"), Page(table("three-player"))):
        first.hello()
        kept = first.table.state
        second = Page(table("three-player"))
        second.hello(saved=kept["saved"])
        for key in ("mode", "roles", "hand", "opponents", "you", "tray", "sheet"):
            assert second.table.state[key] == kept[key]


def test_the_two_rotations_keep_games_of_their_own() -> None:
    ids = {
        table("three-player").table_id,
        table("three-player", gin3_rotation="cutthroat").table_id,
        table("three-player", sitter_advice=False).table_id,
    }
    assert len(ids) == 3
