"""The first page and the frame of the notebooks, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from gin_widgets.app.language_choice import CODES

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("lang", CODES)
def test_no_fault_of_accessibility(
    page: Page, server_url: str, lang: str, check_accessibility: Callable[[Page], None]
) -> None:
    page.goto(f"{server_url}/{lang}")
    check_accessibility(page)


@pytest.mark.parametrize("path", ["/en", "/nothing", "/login"])
def test_nor_in_the_dark(
    new_page: Callable[..., Page],
    server_url: str,
    path: str,
    check_accessibility: Callable[[Page], None],
) -> None:
    page = new_page(color_scheme="dark")
    page.goto(server_url + path)
    check_accessibility(page)


@pytest.mark.parametrize("path", [f"/{lang}" for lang in CODES] + ["/nothing"])
def test_nothing_is_wider_than_a_small_phone(
    new_page: Callable[..., Page], server_url: str, path: str
) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    page.goto(server_url + path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for target in page.locator("a:visible").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_three_doors_lead_to_three_notebooks(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/su")
    for door, notebook in (("learn", "rules"), ("practise", "practice"), ("teach", "teach")):
        link = page.locator(f"[data-door={door}]")
        expect(link).to_have_attribute("href", f"/voila/render/su/{notebook}.ipynb")
    page.locator("[data-door=learn]").click()
    expect(page.locator("html")).to_have_attribute("lang", "su")
    expect(page.locator("main h1")).to_be_visible()


def test_the_keyboard_reaches_everything_in_the_order_of_the_page(
    page: Page, server_url: str
) -> None:
    page.goto(f"{server_url}/en")
    reached = []
    for _ in range(len(CODES) + 3):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.getAttribute('href')"))
    doors = [f"/voila/render/en/{name}.ipynb" for name in ("rules", "practice", "teach")]
    assert reached == [f"/{code}" for code in CODES] + doors


def test_the_language_is_remembered(new_page: Callable[..., Page], server_url: str) -> None:
    page = new_page(locale="ms-MY")
    page.goto(server_url)
    expect(page.locator("html")).to_have_attribute("lang", "ms")
    page.get_by_role("link", name="Kiswahili").click()
    expect(page.locator("html")).to_have_attribute("lang", "sw")
    page.goto(server_url)
    expect(page.locator("html")).to_have_attribute("lang", "sw")
    page.goto(f"{server_url}/en")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_go_on_is_offered_only_when_there_is_a_game(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/en")
    offer = page.locator("[data-if-saved]")
    expect(offer).to_be_hidden()
    page.evaluate("localStorage.setItem('gin_widgets:prefs', '{}')")
    page.reload()
    expect(offer).to_be_hidden()
    page.evaluate("localStorage.setItem('gin_widgets:gin', 'gw1.x')")
    page.reload()
    expect(offer).to_be_visible()
    expect(offer.get_by_role("link")).to_have_attribute("href", "/voila/render/en/practice.ipynb")


def test_a_browser_without_storage_still_shows_the_page(page: Page, server_url: str) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })"
    )
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"{server_url}/sw")
    expect(page.locator("[data-door]")).to_have_count(3)
    assert faults == []


def test_the_theme_of_the_table_s_menu_is_the_page_s_too(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/en")
    page.evaluate("""localStorage.setItem("gin_widgets:prefs", '{"theme": "dark"}')""")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate(
        "dispatchEvent(new CustomEvent('gin_widgets:prefs', { detail: { theme: 'auto' } }))"
    )
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("lang", CODES)
def test_a_notebook_has_no_fault_and_fits_a_small_phone(
    new_page: Callable[..., Page],
    server_url: str,
    lang: str,
    check_accessibility: Callable[[Page], None],
) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    page.goto(f"{server_url}/voila/render/{lang}/rules.ipynb")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("[data-card]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    check_accessibility(page)


def test_the_menu_of_languages_leads_to_the_same_page(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/voila/render/en/teach.ipynb")
    page.locator("summary").click()
    page.get_by_role("link", name="Afrikaans").click()
    expect(page).to_have_url(f"{server_url}/voila/render/af/teach.ipynb")
    page.locator("summary").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Afrikaans")).to_be_hidden()
    expect(page.locator("summary")).to_be_focused()
    page.locator("header a").first.click()
    expect(page).to_have_url(f"{server_url}/af")


def test_the_first_tab_stop_of_a_notebook_skips_to_its_content(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/voila/render/en/teach.ipynb")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#ga-content")).to_be_focused()


def test_a_widget_that_jupyter_gave_up_on_is_tried_again_and_then_told(
    page: Page, server_url: str
) -> None:
    give_up = """() => {
        const shown = document.createElement("div");
        shown.className = "jp-OutputArea-output jupyter-widgets";
        shown.textContent = "Error displaying widget: model not found";
        document.querySelector(".ga-out").replaceChildren(shown);
    }"""
    page.goto(f"{server_url}/voila/render/sw/teach.ipynb")
    with page.expect_navigation():
        page.evaluate(give_up)
    expect(page.locator(".ga-out [data-card]").first).to_be_visible()
    page.evaluate(give_up)
    note = page.locator(".ga-out .ga-note")
    expect(note).to_be_visible()
    with page.expect_navigation():
        note.get_by_role("button").click()


def test_a_closed_page_stops_its_kernel(new_page: Callable[..., Page], server_url: str) -> None:
    page, other = new_page(), new_page()
    page.goto(f"{server_url}/voila/render/en/teach.ipynb")
    read = "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
    kernel = f"{server_url}/api/kernels/{page.evaluate(read)}"
    assert other.request.get(kernel).status == 200
    page.goto("about:blank")
    for _ in range(100):
        if other.request.get(kernel).status == 404:
            break
        other.wait_for_timeout(100)
    assert other.request.get(kernel).status == 404
