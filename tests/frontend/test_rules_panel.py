"""The rules that are played, and those for a game to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from table_page import TablePage, state, tables

pytestmark = pytest.mark.browser

Open = Callable[..., TablePage]


@pytest.fixture
def open_table(new_page: Callable[..., Page]) -> Iterator[Open]:
    """Open a page with a table on it."""
    yield from tables(new_page)


def opened(open_table: Open, changed: Any = None) -> TablePage:  # noqa: ANN401  # a state
    """A table with the house rules open."""
    table = open_table(changed or "roles")
    table.find("[data-action=menu]").click()
    table.find("[data-action=house]").click()
    return table


def rule(table: TablePage, name: str) -> Locator:
    """The field of a rule."""
    return table.find(f"[data-fk='rule:{name}']")


def sent_rules(table: TablePage) -> list[Any]:
    """The drafts that were asked for."""
    return [message["rules"] for message in table.sent() if message["cmd"] == "house"]


def test_the_rules_of_the_round_can_all_be_read(open_table: Open) -> None:
    table = open_table("roles")
    table.find("[data-action=all-rules]").click()
    lines = state("roles")["profile"]["lines"]
    assert table.find("[data-part=rules] dt").all_inner_texts() == [line["term"] for line in lines]


def test_where_a_rule_is_not_the_usual_one_words_say_so(open_table: Open) -> None:
    changed = state("roles")
    changed["profile"]["lines"][0]["usual"] = "Usual: something else"
    changed["profile"]["differs"] = ["Here something is not as usual."]
    table = open_table(changed)
    panel = table.find("[data-part=rules]")
    assert "Here something is not as usual." in panel.inner_text()
    table.find("[data-action=all-rules]").click()
    assert "Usual: something else" in panel.inner_text()


def test_a_preset_asks_for_its_rules(open_table: Open) -> None:
    table = opened(open_table)
    table.find("[data-fk='preset:full_25']").click()
    assert sent_rules(table) == [{"profile": "full_25"}]


def test_a_choice_and_a_number_are_asked_for_one_by_one(open_table: Open) -> None:
    table = opened(open_table)
    rule(table, "knock_limit").select_option("5")
    table.page.wait_for_function("() => model.answered === 2")
    rule(table, "gin_bonus").fill("20")
    rule(table, "gin_bonus").press("Enter")
    assert sent_rules(table) == [{"knock_limit": "5"}, {"gin_bonus": "20"}]


def test_the_field_shows_what_python_holds(open_table: Open) -> None:
    table = opened(open_table)
    rule(table, "knock_limit").select_option("5")
    kept = {**state("roles"), "say": []}
    table.show(kept)  # refused: the draft is as it was
    assert rule(table, "knock_limit").input_value() == "10"


def test_a_refusal_is_said_in_the_panel(open_table: Open) -> None:
    changed = state("roles")
    changed["house"]["refusal"] = "That does not go together."
    table = opened(open_table, changed)
    assert table.find("[data-part=house] [role=alert]").inner_text() == "That does not go together."


def test_a_value_that_does_not_go_now_cannot_be_chosen_and_says_why(open_table: Open) -> None:
    changed = state("roles")
    option = next(one for one in changed["house"]["options"] if one["name"] == "knock_limit")
    option["values"][0]["reason"] = "Not with these other rules."
    table = opened(open_table, changed)
    value = option["values"][0]["value"]
    assert rule(table, "knock_limit").locator(f"option[value='{value}']").is_disabled()
    assert "Not with these other rules." in table.find("[data-part=house]").inner_text()


def test_new_rules_are_asked_about_before_the_game_ends(open_table: Open) -> None:
    changed = state("roles")
    button = next(one for one in changed["house"]["buttons"] if one["action"] == "rules")
    button.update(enabled=True, cmd={"cmd": "rules", "rules": {"gin_bonus": "20"}})
    button["confirm"] = {"title": "End this game?", "line": "…", "yes": "New game", "no": "No"}
    table = opened(open_table, changed)
    table.find("[data-part=house] [data-action=rules]").click()
    assert table.focused() == "tray:yes"
    table.tray("rules").click()
    assert table.sent()[-1]["rules"] == {"gin_bonus": "20"}
