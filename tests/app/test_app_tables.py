"""The practice pages in a browser: under the app, under a path, in JupyterLab and Notebook 7."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gin_widgets.app.pages import PAGES

ROOT = Path(__file__).parents[2]
HAND = "[data-part=hand] [data-card]"

pytestmark = pytest.mark.browser


def _play_one_turn(page: Page) -> None:
    """Pass the upcard if it is offered, and draw from the stock: the table must answer to both."""
    expect(page.locator(HAND)).to_have_count(10)
    offer = page.locator("[data-action=pass]")
    if offer.count():
        offer.click()
        expect(offer).to_have_count(0)
    page.locator("[data-action=take-stock]:not([aria-disabled=true])").first.click()
    expect(page.locator(HAND)).to_have_count(11)


@pytest.mark.parametrize("name", [page.name for page in PAGES if page.wide])
def test_each_table_is_there(page: Page, server_url: str, name: str) -> None:
    page.goto(f"{server_url}/voila/render/sw/{name}.ipynb")
    expect(page.locator(".ga-out .gw-mat").first).to_be_visible()
    expect(page.locator(".ga-note")).to_have_count(0)


@pytest.mark.parametrize("lang", ["ceb", "sw", "af", "su", "ms", "en"])
def test_the_practice_page_has_no_fault_and_fits_a_small_phone(
    new_page: Callable[..., Page],
    server_url: str,
    lang: str,
    check_accessibility: Callable[[Page], None],
) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    page.goto(f"{server_url}/voila/render/{lang}/practice.ipynb")
    expect(page.locator(HAND)).to_have_count(10)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    check_accessibility(page)


def test_a_table_under_a_path(page: Page, start_server: Callable[..., str]) -> None:
    url = start_server("--base-url", "/school/gin", "--warm", "0")
    page.goto(f"{url}/school/gin/voila/render/en/practice.ipynb")
    _play_one_turn(page)


def test_a_game_goes_on_in_a_warm_and_in_a_cold_kernel(page: Page, server_url: str) -> None:
    page.goto(f"{server_url}/en")  # warms one
    page.locator("[data-door=practise]").click()
    for _ in range(2):
        expect(page.locator(HAND).first).to_be_visible()
        cards = set(page.locator(HAND).evaluate_all("(all) => all.map((c) => c.dataset.card)"))
        page.reload()
        expect(page.locator(HAND)).to_have_count(len(cards))
        again = page.locator(HAND).evaluate_all("(all) => all.map((c) => c.dataset.card)")
        assert set(again) == cards
    page.goto(f"{server_url}/en")
    expect(page.locator("[data-if-saved]")).to_be_visible()


@pytest.fixture(scope="module")
def jupyter_url(start_command: Callable[..., str], tmp_path_factory: pytest.TempPathFactory) -> str:
    """JupyterLab and Notebook 7, looking at a copy of the notebooks: they save what they show."""
    folder = tmp_path_factory.mktemp("jupyter") / "notebooks"
    shutil.copytree(ROOT / "notebooks", folder)
    return start_command(
        *(sys.executable, "-m", "notebook", "--no-browser", "--allow-root", "--port={port}"),
        *("--IdentityProvider.token=", f"--notebook-dir={folder}"),
        answers_at="/api",
    )


def _run_all(page: Page) -> None:
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


@pytest.mark.parametrize("host", ["notebooks", "lab/tree"])
def test_the_practice_notebook_runs_in_jupyter(
    new_page: Callable[..., Page], jupyter_url: str, host: str
) -> None:
    page = new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"{jupyter_url}/{host}/en/practice.ipynb")
    expect(page.locator(".jp-NotebookPanel-toolbar").first).to_be_visible()
    named = page.get_by_text("Python 3 (ipykernel)").locator("visible=true")
    expect(named.first).to_be_visible()
    _run_all(page)
    _play_one_turn(page)
