"""Deals with chosen cards, so that a page comes to the same place every time."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from seen import HAND, STOCK, card, tray
from ways import Way, wait_gone

from gin_widgets.engine import Deal

USELESS = "6s"
"""The first card of the stock: it fits neither hand."""
LAID = Deal.of(
    hands=("3h 7h Jh 9h 2c 2s Kd Qs 8d 5c", "4h 5h 6h Js Jd Jc 9s 9c 9d Ac"),
    upcard="Kh",
    stock=f"{USELESS} Qd",
)
"""The other player knocks in the first turn, and four cards of the learner fit the melds."""
LAID_HAND = {"3h", "7h", "Jh", "9h", "2c", "2s", "Kd", "Qs", "8d", "5c"}


def enter_code(page: Page, way: Way, code: str) -> None:
    """Play the deal of a code that is typed into the menu."""
    way.press("[data-action=menu]")
    page.locator("[data-part=code-entry]").fill(code)
    way.press("[data-action=enter-code]")
    expect(page.locator("[data-part=menu]")).to_have_count(0)


def lead_to_lay_off(page: Page, way: Way) -> None:
    """From the chosen deal to where the other player has knocked."""
    enter_code(page, way, LAID.code)
    way.press(tray("pass"))
    wait_gone(page, tray("pass"))
    way.press(STOCK)
    expect(page.locator(HAND)).to_have_count(11)
    way.pick(USELESS)
    way.discard(USELESS)
    wait_gone(page, card(USELESS))
    expect(page.locator("[data-mode=layoff]")).to_be_visible()
