"""The table in JupyterLab: its keys stay in it, and a game outlives kernel and page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from learner import Learner
from playwright.sync_api import Page, expect
from seen import ALERT, HAND, NOTE, STOCK, card, look
from tables import CELLS, Lab, run_table
from ways import Keys, Mouse

pytestmark = pytest.mark.browser

KEYS = [
    *[
        "d",
        "d",
        "x",
        "c",
        "v",
        "a",
        "b",
        "m",
        "y",
        "r",
        "z",
        "Shift+Z",
        "Shift+M",
        "l",
        "o",
        "i",
        "0",
        "1",
        "2",
        "j",
        "k",
        "h",
        "s",
    ],
    *["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Delete", "Backspace"],
]
"""JupyterLab's own for a cell: delete, cut, paste, insert, change, merge, undo, go ..."""


@pytest.fixture
def in_lab(watched_page: Callable[..., Page], lab: Lab) -> Page:
    """The practice notebook with a fresh game."""
    page = watched_page()
    lab.open(page)
    return page


def _cells(page: Page) -> list[str]:
    found: list[str] = page.locator(CELLS).evaluate_all("(all) => all.map((c) => c.className)")
    kinds = ("jp-CodeCell", "jp-MarkdownCell")
    return [next(kind for kind in kinds if kind in name) for name in found]


def test_no_key_on_the_table_reaches_the_notebook(in_lab: Page) -> None:
    keys = Keys(in_lab)
    before, cells = look(in_lab), _cells(in_lab)
    for goal in (card(before.hand[3]), STOCK, "[data-area=tray] button", "[data-action=sort]"):
        keys.go(goal)
        for key in KEYS:
            in_lab.keyboard.press(key)
            keys.settled()
        assert _cells(in_lab) == cells
    assert look(in_lab).position == before.position
    expect(in_lab.locator("[role=dialog], .jp-Dialog")).to_have_count(0)


def test_after_a_restart_of_the_kernel_the_cell_brings_the_game_back(
    new_page: Callable[..., Page], lab: Lab
) -> None:
    page = new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    lab.open(page)
    one_turn = Learner(page, Mouse(page))
    while one_turn.turns < 2 or not look(page).live:
        one_turn.step(look(page))
    before = look(page)
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.get_by_role("menuitem", name="Restart Kernel…", exact=True).click()
    page.get_by_role("button", name="Confirm Kernel Restart").click()
    page.locator(STOCK).click()
    expect(page.locator(ALERT)).to_contain_text("The table is not answering")
    page.locator(f"{CELLS}.jp-CodeCell .jp-InputPrompt").click()
    run_table(page)
    expect(page.locator(NOTE)).to_contain_text("Your game goes on where you left it.")
    assert look(page).position == before.position
    page.locator(STOCK).click()
    expect(page.locator(HAND)).to_have_count(11)


def test_after_a_reload_of_the_page_the_cell_brings_the_game_back(in_lab: Page, lab: Lab) -> None:
    page = in_lab
    learner = Learner(page, Mouse(page))
    while learner.turns < 2 or not look(page).live:
        learner.step(look(page))
    before = look(page)
    lab.reload(page)
    expect(page.locator(NOTE)).to_contain_text("Your game goes on where you left it.")
    assert look(page).position == before.position
