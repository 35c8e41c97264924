"""Another language while a game is played: the cards stay, the words change."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from chosen_deals import lead_to_lay_off
from playwright.sync_api import Page, expect
from seen import HAND, NOTE, TABLE, look, tray
from tables import open_page
from ways import Mouse

from gin_widgets.i18n import text
from gin_widgets.messages import message

pytestmark = pytest.mark.browser

TITLE = message("{name} knocked with {points}: lay off cards", name="Juma", points=1)


@pytest.fixture
def laying_off(watched_page: Callable[..., Page], app_url: str) -> Page:
    """The practice page in English, where the learner may lay off."""
    page = watched_page()
    open_page(page, app_url)
    lead_to_lay_off(page, Mouse(page))
    return page


def _said(page: Page) -> str:
    return page.locator("[data-part=message] h3").inner_text()


def test_the_menu_of_the_table_changes_the_words_only(laying_off: Page) -> None:
    page = laying_off
    before = look(page)
    assert _said(page) == text(TITLE, "en")
    page.locator("[data-action=menu]").click()
    for lang in ("sw", "af", "su", "ms", "ceb", "en"):
        page.locator(f"[data-action=lang][lang={lang}]").click()
        expect(page.locator(f"{TABLE}[lang={lang}]")).to_be_visible()
        assert _said(page) == text(TITLE, lang)
        after = look(page)
        assert after.position == before.position
    page.locator("[data-action=menu]").click()
    page.locator(tray("lay-off-for-me")).click()
    expect(page.locator("[data-mode=showdown]")).to_be_visible()


def test_the_menu_of_the_page_takes_the_game_along(laying_off: Page) -> None:
    page = laying_off
    before = look(page)
    page.locator(".ga-menu summary").click()
    page.locator(".ga-menu a[lang=sw]").click()
    expect(page.locator("html[lang=sw]")).to_be_attached()
    expect(page.locator(NOTE)).to_contain_text(
        text(message("Your game goes on where you left it."), "sw")
    )
    assert _said(page) == text(TITLE, "sw")
    after = look(page)
    assert after.lang == "sw"
    assert after.position == before.position


@pytest.mark.parametrize(
    ("query", "lang"), [("?lang=xx", "en"), ("?lang=", "en"), ("?lang=sw", "sw")]
)
def test_the_address_may_ask_for_a_language(
    watched_page: Callable[..., Page], app_url: str, query: str, lang: str
) -> None:
    page = watched_page()
    page.goto(f"{app_url}/voila/render/en/practice.ipynb{query}")
    expect(page.locator(HAND)).to_have_count(10)
    expect(page.locator(f"{TABLE}[lang={lang}]")).to_be_visible()
    assert look(page).alert == ""


def test_an_unknown_language_shows_the_first_page_in_a_known_one(
    watched_page: Callable[..., Page], app_url: str
) -> None:
    page = watched_page(locale="sw-KE")
    page.goto(f"{app_url}/?lang=xx")
    expect(page.locator("html[lang=sw]")).to_be_attached()
    expect(page.locator("[data-door=practise]")).to_be_visible()
