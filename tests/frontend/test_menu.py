"""The menu: beside or above the table, never over the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page
from table_page import TablePage, state, tables

pytestmark = pytest.mark.browser

Open = Callable[..., TablePage]


@pytest.fixture
def open_table(new_page: Callable[..., Page]) -> Iterator[Open]:
    """Open a page with a table on it."""
    yield from tables(new_page)


def opened(open_table: Open, name: str = "draw", **options: Any) -> TablePage:  # noqa: ANN401
    """A table with its menu open."""
    table = open_table(name, **options)
    table.find("[data-action=menu]").click()
    return table


@pytest.mark.parametrize("width", [1280, 768, 390])
def test_the_menu_covers_nothing(open_table: Open, width: int) -> None:
    table = opened(open_table, width=width)
    menu = table.find("[data-part=menu]").bounding_box()
    mat = table.find(".gw-mat").bounding_box()
    assert menu is not None
    assert mat is not None
    beside = menu["x"] >= mat["x"] + mat["width"]
    above = menu["y"] + menu["height"] <= mat["y"]
    assert beside or above


def test_escape_closes_it_and_the_focus_goes_back(open_table: Open) -> None:
    table = opened(open_table)
    button = table.find("[data-action=menu]")
    assert button.get_attribute("aria-expanded") == "true"
    table.page.keyboard.press("Tab")
    assert table.focused() == "lang:en"
    table.page.keyboard.press("Escape")
    assert table.find("[data-part=menu]").count() == 0
    assert button.get_attribute("aria-expanded") == "false"
    assert table.focused() == "menu"


def answer_code(table: TablePage, record: str) -> None:
    """Python answers the question for the code."""
    table.page.wait_for_function("() => model.sent.at(-1).cmd === 'get-code'")
    table.page.evaluate(
        "record => model.tell('msg:custom',"
        " {kind: 'code', id: model.sent.at(-1).id, text: 'K7P-4QX', record})",
        record,
    )


def test_the_code_is_asked_for_only_by_a_press(open_table: Open) -> None:
    table = opened(open_table)
    assert table.sent() == []
    table.find("[data-action=get-code]").click()
    assert table.sent() == [{"seq": 7, "cmd": "get-code"}]
    answer_code(table, "")
    assert table.find("[data-part=code-text]").input_value() == "K7P-4QX"
    assert table.find("[data-part=code-record]").count() == 0
    assert table.focused() == "deal:copy-text"


def test_the_code_is_copied(open_table: Open) -> None:
    table = opened(open_table, permissions=["clipboard-read", "clipboard-write"])
    table.find("[data-action=get-code]").click()
    answer_code(table, "the whole round")
    table.find("[data-action=copy]").first.click()
    table.page.wait_for_selector("text=Copied.")
    assert table.page.evaluate("navigator.clipboard.readText()") == "K7P-4QX"
    assert table.find("[data-part=code-record]").input_value() == "the whole round"


def test_where_copying_is_refused_the_text_is_selected(open_table: Open) -> None:
    table = opened(open_table)
    table.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject() }")
    table.find("[data-action=get-code]").click()
    answer_code(table, "")
    table.find("[data-action=copy]").click()
    table.page.wait_for_selector("text=The text is selected")
    assert table.page.evaluate("getSelection().toString()") == "K7P-4QX"


def test_a_code_is_entered_with_the_button_or_the_enter_key(open_table: Open) -> None:
    table = opened(open_table)
    entry = table.find("[data-part=code-entry]")
    entry.fill(" ABC-DEF ")
    table.find("[data-action=enter-code]").click()
    table.page.wait_for_timeout(50)
    entry.press("Enter")
    wanted = {"seq": 7, "cmd": "enter-code", "text": "ABC-DEF"}
    assert table.sent() == [wanted, wanted]


def test_letters_typed_into_the_field_are_no_keys_of_the_table(open_table: Open) -> None:
    table = opened(open_table)
    table.find("[data-part=code-entry]").press_sequentially("shdt?")
    assert table.find("[data-part=code-entry]").input_value() == "shdt?"
    assert table.focused() == "deal:entry"


def test_a_bad_code_is_refused_beside_the_field_and_stays_there(open_table: Open) -> None:
    table = opened(open_table)
    table.find("[data-part=code-entry]").fill("XXX")
    table.find("[data-action=enter-code]").click()
    bad = {"kind": "bad", "title": "That is no deal code", "line": "…", "alert": True, "id": 77}
    table.show({**state("draw"), "seq": 8, "note": bad})
    assert table.find("[data-part=menu] [role=alert]").inner_text().startswith("That is no deal")
    assert table.find(".gw-mat [role=alert]").count() == 0
    assert table.find("[data-part=code-entry]").input_value() == "XXX"


def test_a_good_code_closes_the_menu_and_play_begins(open_table: Open) -> None:
    table = opened(open_table)
    table.find("[data-part=code-entry]").fill("ABC-DEF")
    table.find("[data-action=enter-code]").click()
    table.show(state("first"))
    assert table.find("[data-part=menu]").count() == 0
    assert table.focused() == "tray:take-discard"


@pytest.mark.parametrize("action", ["replay", "new-game"])
def test_starting_over_is_asked_in_the_tray(open_table: Open, action: str) -> None:
    table = opened(open_table)
    table.find(f"[data-part=menu] [data-action={action}]").click()
    assert table.focused() == "tray:yes"
    assert table.sent() == []
    table.tray(action).click()
    assert table.sent() == [{"seq": 7, "cmd": action}]


def test_reading_out_can_be_seen_too(open_table: Open) -> None:
    table = opened(open_table)
    table.find("[data-action=read-table]").click()
    assert "Juma: 10 cards, 27 of 100 points." in table.find(".gw-readout").inner_text()
    assert "Juma: 10 cards, 27 of 100 points." in table.spoken()


def test_next_suit_as_a_button(open_table: Open) -> None:
    table = opened(open_table)
    table.find("[data-action=next-suit]").click()
    assert table.focused() == "card:Kh"


def test_all_moves_are_there_when_asked_for(open_table: Open) -> None:
    table = open_table("knock")
    assert table.find("[data-part=log] li").count() == 6
    table.find("[data-action=moves]").click()
    assert table.find("[data-part=log] li").count() == 9


@pytest.mark.parametrize("way", ["menu", "Escape"])
def test_a_refused_codes_note_goes_with_the_menu(open_table: Open, way: str) -> None:
    table = open_table("draw")
    table.find("[data-action=menu]").click()
    table.find("[data-part=code-entry]").fill("nothing")
    table.find("[data-action=enter-code]").click()
    table.show({**state("draw"), "note": {**state("refusal")["note"], "id": 90}})
    assert table.find("[data-part=menu] [data-part=note]").count() == 1
    if way == "menu":
        table.find("[data-action=menu]").click()
    else:
        table.page.keyboard.press("Escape")
    assert table.find("[data-part=menu]").count() == 0
    assert table.find("[data-part=note]").count() == 0
