from __future__ import annotations

import json
from typing import Any

import pytest
from widget_page import Page

import gin_widgets
from gin_widgets import table
from gin_widgets.engine.errors import GinError
from gin_widgets.engine.rules import profile
from gin_widgets.i18n import LANGUAGES
from gin_widgets.present.labels import LABELS


@pytest.fixture
def page() -> Page:
    return Page(table())


def test_a_message_is_answered_after_the_new_state(page: Page) -> None:
    page.hello()
    page.sent.clear()
    page.ask(do="pass")
    assert [one["method"] for one in page.sent] == ["update", "custom"]
    assert set(page.sent[0]["state"]) == {"state"}
    assert page.sent[1]["content"] == {"kind": "ack", "id": "k.2"}


def test_b25_a_double_click_is_one_move(page: Page) -> None:
    page.hello()
    seq = page.table.state["seq"]
    for _ in range(2):
        page.send({"id": "x", "seq": seq, "do": "pass"})
    assert page.table.state["seq"] == seq + 1
    assert [one["content"]["id"] for one in page.sent if one["method"] == "custom"][-2:] == [
        "x",
        "x",
    ]


def test_a_page_that_missed_an_answer_is_told_the_present_position(page: Page) -> None:
    page.hello()
    seq = page.table.state["seq"]
    page.ask(do="pass")
    for message in ({"do": "pass"}, {"cmd": "hello", "search": "", "saved": None}):
        page.sent.clear()
        page.send({"id": "x", "seq": seq, **message})
        told, answer = page.sent[-2:]
        assert told["state"]["state"] == page.table.state
        assert answer["content"] == {"kind": "ack", "id": "x"}
    assert page.table.state["seq"] == seq + 1


def test_a_page_that_missed_another_language_is_told_it(page: Page) -> None:
    page.hello()
    page.ask(cmd="lang", lang="sw")
    page.sent.clear()
    page.hello()
    assert page.sent[0]["state"]["labels"]["lang"] == "sw"


GARBAGE: list[object] = [
    *(None, "text", 7, [], [1], {}, True),
    {"id": "g"},
    {"id": "g", "cmd": 5},
    {"id": "g", "cmd": "no such thing"},
    {"id": "g", "cmd": "__class__"},
    {"id": {"a": 1}, "do": "pass"},
    {"id": "g" * 500, "do": "pass"},
    {"id": "g", "seq": "0", "do": "pass"},
    {"id": "g", "seq": True, "do": "pass"},
    {"id": "g", "seq": 0.0, "do": "pass"},
    {"id": "g", "seq": 0, "do": ["pass"]},
    {"id": "g", "seq": 0, "do": "discard " + "7h" * 10_000},
    {"id": "g", "seq": 0, "cmd": "enter-code", "text": None},
    {"id": "g", "seq": 0, "cmd": "enter-code", "text": "1" * 100_000},
    {"id": "g", "seq": 0, "cmd": "rules", "rules": None},
    {"id": "g", "seq": 0, "cmd": "rules", "rules": ["gin"]},
    {"id": "g", "seq": 0, "cmd": "rules", "rules": "gin"},
    {"id": "g", "seq": 0, "cmd": "rules", "rules": {"gin_bonus": {"a": [1]}}},
    {"id": "g", "seq": 0, "cmd": "rules", "rules": {str(n): n for n in range(500)}},
    {"id": "g", "seq": 0, "cmd": "house", "rules": {"gin_bonus": None}},
    {"id": "g", "seq": 0, "cmd": "house", "rules": {"": "", "profile": []}},
    {"id": "g", "seq": 0, "cmd": "back"},
    {"id": "g", "seq": 0, "cmd": "lang", "lang": "xx"},
    {"id": "g", "seq": 0, "cmd": "lang", "lang": {"a": 1}},
    {"id": "g", "cmd": "hello", "search": 7, "saved": {"a": 1}},
    {"id": "g", "cmd": "hello", "search": "?" + "&a=1" * 900, "saved": "gw1." + "A" * 1000},
    {"id": "g", "cmd": "hello", "search": "?lang=" + "x" * 900 + "&deal=%00%ff"},
]


def test_a_text_of_any_length_in_the_code_field_is_said_to_be_too_long(page: Page) -> None:
    page.hello()
    page.ask(cmd="enter-code", text="X" * 1_000_000)
    assert "too long" in page.table.state["note"]["line"][0]


HALF = "\ud83d"
"""Half of an emoji, as a text field holds it that was cut in the middle of one."""


@pytest.mark.parametrize(
    "content",
    [
        {"cmd": "enter-code", "text": HALF},
        {"do": f"discard {HALF}"},
        {"cmd": "rules", "rules": {"gin_bonus": HALF}},
        {"cmd": "rules", "rules": {HALF: 1}},
    ],
)
def test_half_a_character_is_refused_in_a_text_that_can_be_sent(
    page: Page, content: dict[str, object]
) -> None:
    page.hello()
    page.ask(**content)
    assert page.table.state["note"]["kind"] == "bad"
    assert json.dumps(page.table.state, ensure_ascii=False).encode()


@pytest.mark.parametrize("content", GARBAGE)
def test_garbage_is_answered_and_changes_nothing(
    page: Page, content: object, caplog: pytest.LogCaptureFixture
) -> None:
    game = page.table.session.game
    page.send(content)
    assert page.sent[-1]["method"] == "custom"
    assert page.sent[-1]["content"]["kind"] == "ack"
    assert page.table.session.game is game
    assert "Traceback" not in caplog.text
    assert not caplog.records


def test_the_table_is_loading_until_the_page_says_hello(page: Page) -> None:
    assert page.table.state["loading"] is True
    page.hello()
    assert "loading" not in page.table.state


def test_a_saved_game_goes_on_after_the_kernel_was_killed() -> None:
    first = Page(table())
    first.hello()
    first.ask(do="pass")
    kept = first.table.state
    second = Page(table())
    second.hello(saved=kept["saved"])
    assert second.note == "Welcome back"
    for key in ("hand", "log", "stock", "discard", "tray", "you", "opponents", "sheet"):
        assert second.table.state[key] == kept[key]
    assert second.table.state["seq"] >= kept["seq"]


def test_a_damaged_saved_game_is_refused_and_a_new_one_is_there(page: Page) -> None:
    page.hello(saved="gw1.damaged")
    assert page.note == "Here is a new game"
    assert page.table.state["tray"]["buttons"]


def test_a_second_hello_does_nothing_to_the_game(page: Page) -> None:
    page.hello()
    other = Page(table()).table.state["saved"]
    page.ask(do="pass")
    game = page.table.session.game
    page.hello(saved=other, search="?deal=1K7Q-3MZ8-XAB&lang=af")
    assert page.table.session.game is game
    assert page.table.lang == "en"


def test_language_and_deal_in_the_address(page: Page) -> None:
    code = Page(table()).table.session.deal_code()
    page.hello(search=f"?lang=su&deal={code}")
    assert page.table.lang == "su"
    assert page.table.session.deal_code() == code


def test_a_link_does_not_start_anew_when_the_page_is_loaded_again(page: Page) -> None:
    code = Page(table()).table.session.deal_code()
    page.hello(search=f"?deal={code}")
    page.ask(do="pass")
    after = Page(table())
    after.hello(search=f"?deal={code}", saved=page.table.state["saved"])
    assert after.table.session.game.state == page.table.session.game.state


def test_another_language_keeps_the_position(page: Page) -> None:
    page.hello()
    page.ask(do="take-discard")
    before = page.table.state
    page.ask(cmd="lang", lang="sw")
    after = page.table.state
    assert page.table.labels["lang"] == after["lang"] == "sw"
    assert (after["seq"], after["round_id"]) == (before["seq"], before["round_id"])
    assert [one["card"] for one in after["hand"]["cards"]] == [
        one["card"] for one in before["hand"]["cards"]
    ]
    assert page.table.labels["cards"]["7h"] != "seven of hearts"


def test_the_deal_code_goes_out_only_when_it_is_asked_for(page: Page) -> None:
    page.hello()
    code = page.table.session.deal_code()
    assert code not in json.dumps(page.sent)
    answer = page.ask(cmd="get-code")
    game_code = page.table.session.game_code()
    assert answer[0] == {
        "kind": "code",
        "id": "k.2",
        "text": code,
        "record": "",
        "game_code": game_code,
        "game_record": "",
    }
    assert game_code not in json.dumps(page.sent[:-2])
    assert answer[1] == {"kind": "ack", "id": "k.2"}
    assert code not in json.dumps(page.table.state)


@pytest.mark.parametrize(
    "command", ["undo", "next-round", "new-deal", "new-game", "replay", "lay-off-for-me"]
)
def test_every_command_is_done_or_refused_and_answered(page: Page, command: str) -> None:
    page.hello()
    page.ask(do="pass")
    assert page.ask(cmd=command)[-1]["kind"] == "ack"


def test_enter_code(page: Page) -> None:
    code = table().session.deal_code()
    page.hello()
    page.ask(cmd="enter-code", text=code)
    assert page.table.session.deal_code() == code
    page.ask(cmd="enter-code", text="no code")
    assert page.note == "This deal code does not work"


def test_labels_have_every_language_card_and_text() -> None:
    for language in LANGUAGES:
        labels = table(lang=language.code).labels
        assert [one["code"] for one in labels["langs"]] == [one.code for one in LANGUAGES]
        assert len(labels["cards"]) == 52
        assert set(labels["ui"]) == set(LABELS)
        assert "{" in labels["ui"]["card"], "a template stays a template"


def test_the_repr_is_the_same_in_every_run() -> None:
    assert repr(table()) == repr(table()) == "CardTable('gin', lang='en')"
    bundle = table()._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert data is not None
    assert data["text/plain"] == "CardTable('gin', lang='en')"


def test_each_set_of_rules_keeps_its_own_game() -> None:
    ids = [
        table().table_id,
        table("oklahoma").table_id,
        table("gin", undercut_bonus=25).table_id,
        table(profile="full_25").table_id,
        table(name="homework").table_id,
    ]
    assert len(set(ids)) == 5
    assert table(lang="sw").table_id == table().table_id


def test_j12_a_profile_and_house_rules_together() -> None:
    rules = table("oklahoma", profile="full_25", gin_bonus=30).session.game.before.rules
    assert rules == profile("full_25", "oklahoma", gin_bonus=30)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"variant": "poker"}, "poker"),
        ({"profile": "hoyle"}, "no profile called “hoyle”"),
        ({"variant": "rummy", "players": 7}, "7"),
        ({"variant": "rummy", "level": "expert"}, "expert"),
        ({"lang": "fr"}, "There is no language"),
        ({"level": "genius"}, "genius"),
        ({"no_such_rule": 1}, "no_such_rule"),
        ({"undercut_bonus": 1000}, "undercut_bonus"),
    ],
)
def test_what_does_not_exist_is_refused_with_a_sentence(
    arguments: dict[str, Any], words: str
) -> None:
    with pytest.raises(GinError, match=words):
        table(**arguments)


def test_the_packages_public_names_come_when_they_are_asked_for() -> None:
    assert gin_widgets.table is table
    assert {"show", "table"} <= set(dir(gin_widgets))
    with pytest.raises(AttributeError, match="nothing_like_it"):
        getattr(gin_widgets, "nothing_like_it")  # noqa: B009 - no such name for the type checker
