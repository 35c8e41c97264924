"""Rummy on the page: melds on the mat, several cards picked at once, hands left at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from table_page import State, TablePage, labels, pseudo, pseudo_labels, state, tables

pytestmark = pytest.mark.browser

Open = Callable[..., TablePage]
Check = Callable[..., None]
EDGE: Any = {"x": 10, "y": 30}
RUN = ("5c", "6c", "7c")
STATES = ("rummy_draw", "rummy_two", "rummy_six", "rummy_over")
WIDTHS = (1280, 768, 390, 360, 320)
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
OUTSIDE = """() => {
    const mat = document.querySelector('.gw-mat').getBoundingClientRect();
    return [...document.querySelectorAll('.gw-melds .gw-card, .gw-left .gw-card, .gw-seatc')]
        .filter(el => { const r = el.getBoundingClientRect();
            return r.left < mat.left - 1 || r.right > mat.right + 1; }).length;
}"""


@pytest.fixture
def open_table(new_page: Callable[..., Page]) -> Iterator[Open]:
    """Open a page with a table on it."""
    yield from tables(new_page)


def pick(table: TablePage, *codes: str) -> None:
    for code in codes:
        table.card(code).click(position=EDGE)


def picked(table: TablePage) -> list[str]:
    found = table.find("[data-part=hand] [aria-pressed=true]")
    return [str(code) for code in found.evaluate_all("all => all.map(c => c.dataset.card)")]


def meld(table: TablePage, name: str) -> Locator:
    return table.find(f"[data-area=melds] [data-meld={name}]")


def drag(table: TablePage, start: Locator, goal: Locator) -> None:
    here, there = start.bounding_box(), goal.bounding_box()
    assert here is not None
    assert there is not None
    mouse = table.page.mouse
    mouse.move(here["x"] + 10, here["y"] + 30)
    mouse.down()
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
    mouse.up()


# ── laying down a meld ──


def test_b8_a_meld_is_laid_down_with_the_mouse(open_table: Open) -> None:
    table = open_table("rummy_two")
    pick(table, *RUN)
    assert picked(table) == list(RUN)
    table.tray("meld").click()
    assert table.sent() == [{"seq": state("rummy_two")["seq"], "do": "meld 5c 6c 7c"}]


def test_b8_a_meld_is_laid_down_with_the_keyboard(open_table: Open) -> None:
    table = open_table("rummy_two")
    for code in RUN:
        table.card(code).focus()
        table.page.keyboard.press("Space")
    table.page.keyboard.press("Enter")
    assert [sent["do"] for sent in table.sent()] == ["meld 5c 6c 7c"]


def test_b8_a_meld_is_laid_down_with_a_finger(open_table: Open) -> None:
    table = open_table("rummy_two", width=390, has_touch=True)
    for code in RUN:
        table.card(code).tap(position=EDGE)
    table.tray("meld").tap()
    assert [sent["do"] for sent in table.sent()] == ["meld 5c 6c 7c"]


def test_b8_a_meld_is_laid_down_by_dragging(open_table: Open) -> None:
    table = open_table("rummy_two")
    pick(table, *RUN)
    drag(table, table.card("6c"), table.find("[data-area=melds]"))
    assert [sent["do"] for sent in table.sent()] == ["meld 5c 6c 7c"]


def test_b6_the_longer_run_is_another_meld(open_table: Open) -> None:
    table = open_table("rummy_two")
    pick(table, "8c", *RUN)
    table.tray("meld").click()
    assert [sent["do"] for sent in table.sent()] == ["meld 5c 6c 7c 8c"]


def test_b6_two_cards_are_too_few_and_nothing_is_sent(open_table: Open) -> None:
    table = open_table("rummy_two")
    pick(table, "5c", "6c")
    button = table.tray("meld")
    assert button.get_attribute("aria-disabled") == "true"
    button.click(force=True)
    assert "three cards" in table.find("[data-part=note]").inner_text()
    assert table.sent() == []
    assert picked(table) == ["5c", "6c"]


def test_b6_what_is_no_meld_is_asked_for_its_reason(open_table: Open) -> None:
    table = open_table("rummy_two")
    pick(table, "5c", "6c", "Kd")
    assert table.tray("meld").get_attribute("aria-disabled") == "true"
    table.tray("meld").click(force=True)
    assert [sent["do"] for sent in table.sent()] == ["meld 5c 6c Kd"]
    refused = state("rummy_two")
    note = {"kind": "bad", "title": "No", "line": "not a meld", "alert": True, "id": 99}
    table.show({**refused, "note": note})
    assert sorted(picked(table)) == ["5c", "6c", "Kd"], "nothing is lost by a refusal"


def test_j18_a_meld_that_cannot_be_laid_now_says_why(open_table: Open) -> None:
    stuck = state("rummy_two")
    for one in stuck["hand"]["melds"]:
        one.update(do=None, reason="Then only that card would be left.")
    table = open_table(stuck)
    pick(table, *RUN)
    assert "Then only" in table.find("[data-part=message]").inner_text()
    table.tray("meld").click(force=True)
    assert "Then only" in table.find("[data-part=note]").inner_text()
    assert table.sent() == []


def test_cards_are_put_down_one_by_one_and_all_together(open_table: Open) -> None:
    table = open_table("rummy_two")
    pick(table, *RUN, "6c")
    assert picked(table) == ["5c", "7c"]
    pick(table, "7c")
    assert table.tray("discard").count() == 1, "one card can be discarded"
    pick(table, "Kd")
    table.page.keyboard.press("Escape")
    assert picked(table) == []


def test_a_new_position_puts_the_cards_down(open_table: Open) -> None:
    table = open_table("rummy_two")
    pick(table, *RUN)
    later = state("rummy_two")
    table.show({**later, "seq": later["seq"] + 1})
    assert picked(table) == []


def test_before_the_draw_one_card_at_a_time_is_picked(open_table: Open) -> None:
    table = open_table("rummy_draw")
    pick(table, "5c", "6c")
    assert picked(table) == ["6c"]


# ── the melds on the mat ──


def test_b10_a_card_is_laid_off_at_the_slot_of_the_meld(open_table: Open) -> None:
    table = open_table("rummy_six")
    assert table.find(".gw-drop").count() == 0
    pick(table, "Js")
    slot = meld(table, "m0").locator(".gw-drop")
    assert slot.get_attribute("aria-label")
    slot.click()
    assert [sent["do"] for sent in table.sent()] == ["lay-off Js: 8s 9s Ts"]


def test_b10_a_card_is_laid_off_with_the_keyboard_and_by_dragging(open_table: Open) -> None:
    table = open_table("rummy_six")
    table.card("Js").focus()
    table.page.keyboard.press("Enter")
    table.page.wait_for_function("() => model.sent.length > 1")
    assert table.sent()[-1]["do"] == "lay-off Js: 8s 9s Ts"
    other = open_table("rummy_six")
    drag(other, other.card("As"), meld(other, "m3"))
    assert [sent["do"] for sent in other.sent()] == ["lay-off As: Ah Ad Ac"]


def test_b10_the_slot_is_at_the_end_where_the_card_goes(open_table: Open) -> None:
    low = state("rummy_six")
    card = next(one for one in low["hand"]["cards"] if one["card"] == "Js")
    table = open_table(low)
    pick(table, "Js")
    assert meld(table, "m0").locator(".gw-grp__c > :last-child").get_attribute("data-action")
    card["pick"]["first"] = ["m0"]
    table.show({**low, "seq": low["seq"] + 1})
    pick(table, "Js")
    assert meld(table, "m0").locator(".gw-grp__c > :first-child").get_attribute("data-action")


def test_each_meld_is_named_by_its_owner_and_read_out(open_table: Open) -> None:
    table = open_table("rummy_six")
    melds = table.find("[data-area=melds] [data-meld]")
    names = melds.evaluate_all("all => all.map(el => el.getAttribute('aria-label'))")
    assert names == [one["spoken"] for one in state("rummy_six")["melds"]]
    table.card("7h").focus()
    table.page.keyboard.press("t")
    assert any("Juma: set" in line and labels()["cards"]["5h"] in line for line in table.spoken())


def test_b13_an_empty_stock_is_turned_over(open_table: Open) -> None:
    empty = state("rummy_draw")
    empty["stock"].update(count=0, do="turn-over", live=True)
    table = open_table(empty)
    table.find("[data-part=stock]").click()
    assert [sent["do"] for sent in table.sent()] == ["turn-over"]


@pytest.mark.parametrize("width", [1280, 390])
def test_b3_five_others_stand_in_one_row(open_table: Open, width: int) -> None:
    table = open_table("rummy_six", width=width)
    tops = table.find("[data-part=opponent]").evaluate_all(
        "all => all.map(el => el.getBoundingClientRect().top)"
    )
    assert len(tops) == 5
    assert max(tops) - min(tops) < 1


def test_b14_at_the_end_all_hands_are_shown(open_table: Open) -> None:
    over = state("rummy_over")
    table = open_table(over)
    names = table.find("[data-area=left] > [role=group]").evaluate_all(
        "all => all.map(el => el.getAttribute('aria-label'))"
    )
    assert names == [one["spoken"] for one in over["left"]]
    assert table.find("[data-part=hand], [data-part=stock]").count() == 0
    assert table.find("[data-area=left] .gw-card").count() == sum(
        len(one["cards"]) for one in over["left"]
    )


# ── looks ──


def full(table: TablePage, name: str) -> None:
    """Pick what fills the tray most."""
    pick(table, *{"rummy_two": RUN, "rummy_six": ("Js",)}.get(name, ()))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("large", [False, True])
def test_nothing_runs_over_at_any_width(open_table: Open, width: int, large: bool) -> None:
    table = open_table("rummy_draw", width=width)
    if large:
        table.find("[data-action=menu]").click()
        table.find("[data-action=toggle-large]").click()
    for seq, name in enumerate(STATES, 100):
        table.show({**state(name), "seq": seq})
        full(table, name)
        assert table.page.evaluate(OVERFLOW) <= 0, name
        assert table.page.evaluate(OUTSIDE) == 0, name


@pytest.mark.parametrize("width", [1280, 360])
def test_words_twice_as_long_are_wrapped(open_table: Open, width: int) -> None:
    table = open_table(pseudo(state("rummy_draw")), width=width, words=pseudo_labels())
    for seq, name in enumerate(STATES, 100):
        table.show({**pseudo(state(name)), "seq": seq})
        assert table.page.evaluate(OVERFLOW) <= 0, name
        assert table.page.evaluate(OUTSIDE) == 0, name


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True), (360, False)])
def test_axe_finds_nothing(
    open_table: Open, check_accessibility: Check, width: int, dark: bool
) -> None:
    table = open_table("rummy_draw", width=width, color_scheme="dark" if dark else "light")
    for seq, name in enumerate(STATES, 100):
        table.show({**state(name), "seq": seq})
        full(table, name)
        check_accessibility(table.page)


def test_all_melds_of_six_players_can_be_read_on_a_phone(open_table: Open) -> None:
    many: State = state("rummy_six")
    more = [{**one, "id": f"m{at + 4}"} for at, one in enumerate(many["melds"] * 2)]
    many["melds"] += more
    table = open_table(many, width=360)
    assert table.page.evaluate(OVERFLOW) <= 0
    assert table.page.evaluate(OUTSIDE) == 0
    widths = table.find("[data-area=melds] .gw-card").evaluate_all(
        "all => all.map((el, i) => (all[i + 1]?.getBoundingClientRect().x ?? 1e9) -"
        " el.getBoundingClientRect().x).filter(x => x > 0)"
    )
    assert min(widths) >= 24, "rank and suit of every card are seen"


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("columns", [3, 6])
def test_only_the_head_of_the_sentences_is_broken(
    open_table: Open, width: int, columns: int
) -> None:
    """As in Malay, where one head has a word longer than the panel can give it."""
    changed = state("rummy_over")
    head = ["Pusingan", "Siapa mendapat mata, dan bagaimana", "Mata", "Anda", "Juma", "Amina"]
    cells = ["14", "Amina: ketuk, 16 − 4 − 8", "38", "102", "86", "114"]
    changed["sheet"]["head"] = head[:columns]
    changed["sheet"]["rows"] = [{"cells": cells[:columns], "strong": []}]
    table = open_table(changed, width=width)
    lines = table.find(".gw-sheet thead th:not(:nth-child(2))").evaluate_all(
        "all => all.map(th => {"
        " const words = document.createRange(); words.selectNodeContents(th);"
        " return new Set([...words.getClientRects()].map(line => line.top)).size })"
    )
    assert lines == [1] * (columns - 1)
    assert table.page.evaluate(OVERFLOW) == 0
