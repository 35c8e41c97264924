"""Dragging cards with the mouse, with the usual motion of the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from chosen_deals import LAID, LAID_HAND, enter_code, lead_to_lay_off
from playwright.sync_api import Page, expect
from seen import DISCARD, HAND, STOCK, card, look, tray
from tables import open_page
from ways import EDGE, Mouse

pytestmark = pytest.mark.browser


@pytest.fixture
def table(watched_page: Callable[..., Page], app_url: str) -> Page:
    """The practice page, with motion."""
    page = watched_page(reduced_motion="no-preference")
    open_page(page, app_url)
    return page


def drag(page: Page, code: str, goal: str, part: tuple[float, float] = (0.5, 0.5)) -> None:
    """Drag a card to a part of what the selector names."""
    page.locator(card(code)).scroll_into_view_if_needed()
    start = page.locator(card(code)).bounding_box()
    end = page.locator(goal).first.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + EDGE["x"], start["y"] + EDGE["y"])
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] * part[0], end["y"] + end["height"] * part[1], steps=8)
    page.mouse.up()


def test_a_card_is_dragged_onto_the_discard_pile(table: Page) -> None:
    enter_code(table, Mouse(table), LAID.code)
    table.locator(tray("pass")).click()
    expect(table.locator(f"{STOCK}[data-action=take-stock]")).to_be_visible()
    drag(table, "Kd", DISCARD)  # before drawing it does nothing
    assert set(look(table).hand) == LAID_HAND
    table.locator(STOCK).click()
    expect(table.locator(HAND)).to_have_count(11)
    expect(table.locator(".gw-fly > *")).to_have_count(0)  # the drawn card has arrived
    drag(table, "Kd", DISCARD)
    expect(table.locator(card("Kd"))).to_have_count(0)
    expect(table.locator("[data-mode=layoff]")).to_be_visible()
    assert len(look(table).hand) == 10


def test_a_card_is_dragged_onto_a_meld_that_it_fits(table: Page) -> None:
    lead_to_lay_off(table, Mouse(table))
    run = "[data-area=melds-knocker] [data-card='5h']"
    drag(table, "Kd", run)  # it does not fit
    assert look(table).knocker is not None
    assert set(look(table).hand) == LAID_HAND
    drag(table, "7h", run)
    expect(table.locator(card("7h"))).to_have_count(0)
    knocker = look(table).knocker
    assert knocker is not None
    assert knocker.laid == ("7h",)


def test_an_order_made_by_dragging_survives_what_comes_after(table: Page) -> None:
    enter_code(table, Mouse(table), LAID.code)
    first, last = look(table).hand[0], look(table).hand[-1]
    drag(table, last, card(first), (0.05, 0.5))
    own = look(table).hand
    assert own[0] == last
    assert set(own) == LAID_HAND
    table.locator(tray("pass")).click()
    expect(table.locator(f"{STOCK}[data-action=take-stock]")).to_be_visible()
    assert look(table).hand == own
    table.locator(STOCK).click()
    expect(table.locator(HAND)).to_have_count(11)
    assert look(table).hand == (*own, "6s")
    table.reload()
    expect(table.locator(HAND)).to_have_count(11)
    assert look(table).hand == (*own, "6s")
