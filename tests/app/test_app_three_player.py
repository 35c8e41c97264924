"""The page of three-player Gin in a browser: roles first, then the cards (T1, T2)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

HAND = "[data-part=hand] [data-card]"

pytestmark = pytest.mark.browser


def test_the_roles_are_shown_and_then_the_cards_are_dealt(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/voila/render/en/three-player.ipynb")
    deal = page.locator("[data-action=deal]")
    expect(deal).to_be_visible()
    expect(page.locator(HAND)).to_have_count(0)
    deal.click()
    expect(page.locator("[data-part=stock]")).to_be_visible()
    expect(page.locator("[data-part=opponent]")).to_have_count(2)
    expect(page.locator(HAND).first).to_be_visible()  # the learner's own, or the captain's
    expect(page.locator(".ga-note")).to_have_count(0)
