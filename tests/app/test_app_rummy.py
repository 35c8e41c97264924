"""The page of Rummy in a browser: four at the table, a whole turn (B7-B9)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

HAND = "[data-part=hand] [data-card]"

pytestmark = pytest.mark.browser


def test_b7_a_turn_is_played_and_comes_back(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/voila/render/en/rummy.ipynb")
    expect(page.locator("[data-part=opponent]")).to_have_count(3)
    expect(page.locator(HAND)).to_have_count(7)
    page.locator("[data-area=tray] [data-action=take-stock]").click()
    expect(page.locator(HAND)).to_have_count(8)
    page.locator(HAND).first.click(position={"x": 10, "y": 30})
    page.locator("[data-area=tray] [data-action=discard]").click()
    expect(page.locator(HAND)).to_have_count(7)
    expect(page.locator("[data-action=take-discard]").first).to_be_visible()
    expect(page.locator(".ga-note")).to_have_count(0)
