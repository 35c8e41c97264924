"""House rules, codes and records as messages of the page: done or refused, never an error."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from widget_page import Page

from gin_widgets import table
from gin_widgets.engine.codes import ALPHABET
from gin_widgets.engine.rules import options_for, profile, variant
from gin_widgets.widgets.dispatch import handle


@pytest.fixture
def page() -> Page:
    page = Page(table())
    page.hello()
    return page


def button(page: Page, action: str) -> Any:  # noqa: ANN401 - read like JSON
    return next(one for one in page.table.state["house"]["buttons"] if one["action"] == action)


def test_the_panel_from_the_first_choice_to_the_new_game(page: Page) -> None:
    seq, saved = page.table.state["seq"], page.table.state["saved"]
    page.ask(**page.table.state["house"]["presets"][2]["cmd"])
    page.ask(cmd="house", rules={"gin_bonus": "30"})
    assert (page.table.state["seq"], page.table.state["saved"]) == (seq, saved)
    start = button(page, "rules")
    assert start["enabled"]
    page.ask(**start["cmd"])
    assert page.table.session.game.before.rules == profile("full_25", gin_bonus=30)
    assert page.table.state["profile"]["intro"] == "Gin. 6 rules are not the usual ones."


def test_j3_a_refused_choice_is_told_in_the_panel(page: Page) -> None:
    page.ask(cmd="house", rules={"knock_limit": "upcard"})
    page.ask(cmd="house", rules={"first_upcard": "eleven"})
    assert "no upcard" in json.dumps(page.table.state["house"]["refusal"])
    page.ask(cmd="house")
    assert page.table.state["house"]["refusal"] is None
    assert not button(page, "house-reset")["enabled"]


def test_rules_that_cannot_be_played_are_a_note(page: Page) -> None:
    game = page.table.session.game
    page.ask(cmd="rules", rules={"first_upcard": "eleven", "spade_doubles": True})
    assert page.note == "These rules cannot be played"
    assert page.table.session.game is game


def test_a_game_is_shared_entered_and_left_again(page: Page) -> None:
    friend = Page(table("oklahoma", spade_doubles=True))
    friend.hello()
    page.ask(cmd="enter-code", text=friend.ask(cmd="get-code")[0]["game_code"])
    assert page.note == "The game of your code"
    assert page.table.session.game.before == friend.table.session.game.before
    assert page.table.session.game.before.rules == variant("oklahoma", spade_doubles=True)
    page.ask(cmd="back")
    assert page.note == "Welcome back"
    assert page.table.session.game.before.rules == variant("gin")


def test_a_game_in_the_address(page: Page) -> None:
    code = page.ask(cmd="get-code")[0]["game_code"]
    other = Page(table())
    other.hello(search=f"?deal=oklahoma%20:%20{code}")
    assert other.table.session.game.before.seed == page.table.session.game.before.seed
    assert other.table.state["title"] == "Oklahoma Gin"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=8,
)
NAMES = st.sampled_from([*(one.name for one in options_for("gin")), "profile", "variant", "name"])
RULES = JSON | st.dictionaries(NAMES, JSON | st.sampled_from(["yes", "31", "upcard", "full_20"]))
TEXTS = JSON | st.text(ALPHABET + "-: |#;\ngin_widgets round game 1", max_size=90)


@settings(max_examples=60, deadline=None)
@given(
    messages=st.lists(
        st.fixed_dictionaries(
            {"cmd": st.sampled_from(["rules", "house", "enter-code", "back", "get-code"])},
            optional={"rules": RULES, "text": TEXTS, "id": JSON},
        ),
        min_size=1,
        max_size=4,
    )
)
def test_whatever_the_page_sends_is_done_or_refused(messages: list[dict[str, object]]) -> None:
    page = Page(table())
    shown = page.table
    for content in messages:
        seq, note = shown.session.seq, shown.session.snapshot().note_id
        handle(shown, {"seq": seq, **content})  # an error would come out here
        assert page.sent[-1]["content"]["kind"] == "ack"
        if content["cmd"] == "enter-code":
            assert shown.session.snapshot().note_id > note, "played or refused, and told"
    json.dumps(shown.state, allow_nan=False)
