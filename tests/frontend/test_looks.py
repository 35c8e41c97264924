"""Every state at every width: nothing runs over, nothing fails axe, cards can be hit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page
from table_page import TablePage, pseudo, pseudo_labels, state, tables

pytestmark = pytest.mark.browser

PLAY = ["first", "draw", "discard", "knock", "refusal", "layoff", "drawn"]
STATES = [*PLAY, "lost_round", "won_round", "gin", "roles", "watch", "roles_after"]
WIDTHS = (1280, 768, 390, 360, 320)
Open = Callable[..., TablePage]
Check = Callable[..., None]


@pytest.fixture
def open_table(new_page: Callable[..., Page]) -> Iterator[Open]:
    """Open a page with a table on it."""
    yield from tables(new_page)


OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
CUT_OFF = """() => [...document.querySelectorAll('.gw *')].filter(el => {
    const cut = el.scrollWidth > el.clientWidth + 1 && getComputedStyle(el).overflowX !== 'visible';
    return cut && !el.matches('.gw-vh, .gw-vh *, input, svg, svg *');
}).map(el => el.className)"""
STRIPS = """() => [...document.querySelectorAll('[data-part=hand] .gw-row')].flatMap(row => {
    const all = [...row.querySelectorAll('[data-card]')].map(c => c.getBoundingClientRect().x);
    return all.slice(1).map((x, i) => x - all[i]);
})"""


def pick_first(table: TablePage) -> None:
    """Pick a card that can be picked, so that the tray is as full as it gets."""
    card = table.find("[data-part=hand] button[data-card]:not([aria-disabled])").first
    if card.count():
        card.click(position={"x": 10, "y": 30})


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_runs_over_at_any_width(open_table: Open, width: int) -> None:
    table = open_table("loading", width=width)
    for seq, name in enumerate(STATES, 100):
        table.show({**state(name), "seq": seq})
        for _ in range(2):
            assert table.page.evaluate(OVERFLOW) <= 0, name
            assert table.page.evaluate(CUT_OFF) == [], name
            pick_first(table)


@pytest.mark.parametrize("width", [1280, 768, 360])
def test_words_twice_as_long_are_wrapped_not_cut(open_table: Open, width: int) -> None:
    table = open_table(pseudo(state("draw")), width=width, words=pseudo_labels())
    table.find("[data-action=menu]").click()
    names = ["first", "discard", "layoff", "lost_round", "gin", "roles", "watch", "roles_after"]
    for seq, name in enumerate(names, 100):
        table.show({**pseudo(state(name)), "seq": seq})
        pick_first(table)
        assert table.page.evaluate(OVERFLOW) <= 0, name
        assert table.page.evaluate(CUT_OFF) == [], name


@pytest.mark.parametrize("width", [1280, 1000, 768, 360, 320])
def test_large_cards_and_text_fit_too(open_table: Open, width: int) -> None:
    table = open_table("draw", width=width)
    table.find("[data-action=menu]").click()
    table.find("[data-action=toggle-large]").click()
    for seq, name in enumerate(STATES, 100):
        table.show({**state(name), "seq": seq})
        pick_first(table)
        assert table.page.evaluate(OVERFLOW) <= 0, name
        assert table.page.evaluate(CUT_OFF) == [], name


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True), (390, False)])
def test_axe_finds_nothing(
    open_table: Open, check_accessibility: Check, width: int, dark: bool
) -> None:
    table = open_table("loading", width=width, color_scheme="dark" if dark else "light")
    check_accessibility(table.page)
    for seq, name in enumerate(STATES, 100):
        table.show({**state(name), "seq": seq})
        pick_first(table)
        check_accessibility(table.page)
    table.page.keyboard.press("?")
    table.find("[data-action=menu]").click()
    table.page.keyboard.press("?")
    table.find("[data-action=house]").click()
    table.find("[data-action=all-rules]").click()
    check_accessibility(table.page)


LEAST = {1280: 44, 768: 44, 390: 40, 360: 36, 320: 24}


@pytest.mark.parametrize("width", WIDTHS)
def test_each_card_shows_a_strip_wide_enough_to_hit(open_table: Open, width: int) -> None:
    table = open_table("draw", width=width)
    for seq, name in enumerate(["draw", "discard", "knock", "layoff"], 100):
        table.show({**state(name), "seq": seq})
        strips = table.page.evaluate(STRIPS)
        four_heaps = 6 if name == "knock" else 0
        assert min(strips) >= LEAST[width] - four_heaps, name


@pytest.mark.parametrize("width", [1280, 390, 360])
def test_buttons_are_large_enough_for_a_thumb(open_table: Open, width: int) -> None:
    table = open_table("discard", width=width)
    pick_first(table)
    table.find("[data-action=menu]").click()
    boxes: list[list[float]] = table.page.evaluate(
        "() => [...document.querySelectorAll('.gw-btn')].map(b => b.getBoundingClientRect())"
        ".map(r => [r.width, r.height])"
    )
    assert min(min(box) for box in boxes) >= 44


@pytest.mark.parametrize(
    ("width", "card"), [(1280, 100), (1000, 100), (768, 92), (500, 76), (380, 76), (360, 66)]
)
def test_cards_are_as_large_as_the_width_allows(open_table: Open, width: int, card: int) -> None:
    box = open_table("discard", width=width).card("4c").bounding_box()
    assert box is not None
    assert box["width"] == card


def test_on_a_projector_cards_and_words_are_large(open_table: Open) -> None:
    table = open_table("discard", width=1920)
    table.page.evaluate("document.body.classList.add('wide')")
    box = table.card("4c").bounding_box()
    assert box is not None
    assert box["width"] == 156
    size = table.find("[data-part=message] p").evaluate("el => getComputedStyle(el).fontSize")
    assert float(size.removesuffix("px")) >= 24


def test_a_table_goes_by_its_own_width_not_by_the_windows(open_table: Open) -> None:
    table = open_table("discard", width=1280)
    table.find("[data-host]").evaluate("el => { el.style.width = '380px' }")
    table.page.wait_for_function(
        "() => document.querySelectorAll('[data-part=hand] .gw-row').length > 1"
    )
    box = table.card("4c").bounding_box()
    assert box is not None
    assert box["width"] == 76


def background(page: Page) -> str:
    """The colour of the mat."""
    return str(page.locator(".gw-mat").evaluate("el => getComputedStyle(el).backgroundColor"))


def test_theme_follows_the_system_then_jupyter_then_the_learner(open_table: Open) -> None:
    table = open_table("draw", color_scheme="dark")
    dark = background(table.page)
    table.page.evaluate("document.body.dataset.jpThemeLight = 'true'")
    table.page.wait_for_function("() => document.querySelector('.gw').dataset.theme === 'light'")
    light = background(table.page)
    assert light != dark
    table.page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    table.page.wait_for_function("() => document.querySelector('.gw').dataset.theme === 'dark'")
    table.find("[data-action=menu]").click()
    table.find("[data-action=theme-light]").click()
    assert background(table.page) == light


def test_the_table_paints_its_ground_where_the_page_has_another_theme(
    open_table: Open, check_accessibility: Check
) -> None:
    table = open_table("draw")
    table.page.evaluate("document.body.dataset.jpThemeLight = 'true'")
    table.page.wait_for_function("() => !document.querySelector('.gw').dataset.ground")
    table.find("[data-action=menu]").click()
    table.find("[data-action=theme-dark]").click()
    check_accessibility(table.page)


def test_looks_are_remembered(open_table: Open) -> None:
    table = open_table("draw")
    table.find("[data-action=menu]").click()
    for choice in ("toggle-four", "toggle-large", "toggle-still", "theme-dark"):
        table.find(f"[data-action={choice}]").click()
    look: dict[str, Any] = table.find(".gw").evaluate("el => ({...el.dataset})")
    wanted = {"theme": "dark", "deck": "4", "size": "large", "motion": "less", "ground": "own"}
    assert look == wanted
    table.page.reload()
    table.page.wait_for_function("() => window.ready")
    table.page.evaluate("state => mount({state, labels: {}, table_id: 't1'})", state("draw"))
    assert table.find(".gw").evaluate("el => ({...el.dataset})") == look


def test_refused_storage_breaks_nothing(open_table: Open) -> None:
    table = open_table("discard", mount=False)
    table.page.evaluate(
        "() => Object.defineProperty(window, 'localStorage',"
        " { get() { throw new DOMException('refused') } })"
    )
    table.page.evaluate(
        "state => mount({state, labels: {cards: {}, ui: {}}, table_id: 't1'})", state("discard")
    )
    table.card("Kh").click(position={"x": 10, "y": 30})
    table.tray("discard").click()
    assert table.sent() == [{"seq": 8, "do": "discard Kh"}]


def test_forced_colours_still_show_what_is_picked(open_table: Open) -> None:
    table = open_table("discard", forced_colors="active")
    card = table.card("Kh")
    before = card.evaluate("el => getComputedStyle(el).outlineWidth")
    card.click(position={"x": 10, "y": 30})
    table.page.mouse.move(0, 0)
    assert card.evaluate("el => getComputedStyle(el).outlineWidth") != before


def test_deadwood_that_takes_two_rows_is_counted_once(open_table: Open) -> None:
    shown = state("lost_round")
    side = shown["spread"]["defender"]
    codes = ["As", "2d", "3h", "4c", "6s", "7d", "8h", "9c", "Js", "Kd"]
    dead = {
        "id": None,
        "kind": "deadwood",
        "label": ["Deadwood ", {"b": "60"}],
        "spoken": "Deadwood",
    }
    side["groups"] = [{**dead, "cards": [{"card": code, "laid": False} for code in codes]}]
    table = open_table(shown, width=390)
    brackets = table.find("[data-area=melds-defender] .gw-brk").all_inner_texts()
    assert [text for text in brackets if text] == ["Deadwood 60"]


STRAY_DOTS = """() => {
    const box = document.querySelector('.gw-chips').getBoundingClientRect();
    const seen = box.x + parseFloat(getComputedStyle(document.querySelector('.gw-chips'))
        .clipPath.match(/inset\\((?:0px )*([\\d.]+)px\\)/)?.[1] ?? 0);
    let last = -1;
    return [...document.querySelectorAll('.gw-chip')].flatMap(chip => {
        const here = chip.getBoundingClientRect();
        const first = here.y > last + 2;
        last = here.y;
        const after = getComputedStyle(chip, '::after').content.includes('·');
        const before = getComputedStyle(chip, '::before').content.includes('·');
        const width = parseFloat(getComputedStyle(chip, '::before').inlineSize);
        const shown = before && here.x + width > seen + 1;
        return after || shown !== !first ? [chip.textContent] : [];
    });
}"""


@pytest.mark.parametrize("width", [390, 320])
def test_no_line_of_chips_begins_or_ends_with_a_dot(open_table: Open, width: int) -> None:
    chips = ["Round 2", "You sit out", "This round does not count", "Knock at 10 or less"]
    table = open_table({**state("watch"), "chips": chips}, width=width)
    assert table.page.evaluate(STRAY_DOTS) == []


@pytest.mark.parametrize(("game", "lines"), [("hollywood", True), ("rummy", False)])
def test_only_three_games_side_by_side_are_parted_by_lines(
    open_table: Open, game: str, lines: bool
) -> None:
    shown = {**state("draw"), "table": game}
    rows = [{"cells": ["1", "Juma", "20", *["0"] * 6], "strong": []}]
    shown["sheet"] = {**shown["sheet"], "head": list("ABCDEFGHI"), "rows": rows, "empty": None}
    cell = open_table(shown).find(".gw-sheet tbody td:nth-child(4)")
    edge = cell.evaluate("el => getComputedStyle(el).borderLeftWidth")
    assert (edge != "0px") is lines
