"""Nothing is lost: after a reload, a dead kernel, a cut connection, a stopped server."""

from __future__ import annotations

import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest
from chosen_deals import lead_to_lay_off
from learner import Learner
from own_server import OwnServer
from playwright.sync_api import Page, WebSocketRoute, expect
from seen import ALERT, HAND, NOTE, STOCK, TABLE, Seen, card, look, tray
from tables import open_page
from ways import Mouse

from gin_widgets.i18n import text
from gin_widgets.messages import message

pytestmark = pytest.mark.browser

WELCOME = message("Your game goes on where you left it.")
SILENT = message("The table is not answering")
RELOAD = f"{TABLE} [data-action=reload]"
WAIT = f"{TABLE} [data-action=wait]"

Moment = Callable[[Page], None]


def one_turn(page: Page) -> None:
    """Play until the learner has discarded once and is to take a card."""
    learner = Learner(page, Mouse(page))
    while learner.turns < 2 or not look(page).live:
        learner.step(look(page))


def drawn(page: Page) -> None:
    """Take a card from the stock after a first turn."""
    one_turn(page)
    page.locator(STOCK).click()
    expect(page.locator(HAND)).to_have_count(11)


def laying_off(page: Page) -> None:
    """Lay off one card of four."""
    way = Mouse(page)
    lead_to_lay_off(page, way)
    way.pick("7h")
    way.press(tray("lay-off"))
    expect(page.locator(card("7h"))).to_have_count(0)


def shown(page: Page) -> None:
    """The hands lie open and the round is counted."""
    laying_off(page)
    page.locator(tray("done")).click()
    expect(page.locator("[data-mode=showdown]")).to_be_visible()


def finished(page: Page) -> None:
    """The game is won by somebody."""
    Learner(page, Mouse(page)).play_game()


MOMENTS: list[Moment] = [one_turn, drawn, laying_off, shown]


def kernel_of(page: Page) -> str:
    """The id of the kernel behind a page of the app."""
    found = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent)")
    return str(found["kernelId"])


def kill_kernel(page: Page) -> None:
    """The process behind the page dies, as for want of memory."""
    kernel = kernel_of(page)
    found = [
        process
        for process in psutil.process_iter(["cmdline"])
        if any(kernel in word for word in process.info["cmdline"] or ())
    ]
    assert len(found) == 1
    found[0].kill()
    found[0].wait()


def stop_kernel(page: Page) -> None:
    """The server gives the kernel up, as it does with one that nobody has used for long."""
    address = page.url.partition("/voila/")[0] + f"/voila/api/shutdown/{kernel_of(page)}"
    with urllib.request.urlopen(urllib.request.Request(address, method="POST")) as answer:
        assert answer.status == 204


def goes_on(page: Page, before: Seen, lang: str = "en") -> None:
    """The page shows the same position and says so, and the game can be played."""
    expect(page.locator(NOTE)).to_contain_text(text(WELCOME, lang))
    after = look(page)
    assert after.position == before.position
    expect(page.locator(ALERT)).to_have_count(0)


@pytest.fixture
def table(watched_page: Callable[..., Page], app_url: str) -> Page:
    """The practice page with a fresh game."""
    page = watched_page()
    open_page(page, app_url)
    return page


@pytest.fixture
def unwatched_table(new_page: Callable[..., Page], app_url: str) -> Page:
    """The same, where the console may complain: the connection will be lost."""
    page = new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    open_page(page, app_url)
    return page


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_reload_shows_the_same_position(table: Page, moment: Moment) -> None:
    moment(table)
    for _ in range(2):
        before = look(table)
        table.reload()
        goes_on(table, before)


def test_a_reload_after_the_end_shows_who_has_won(
    watched_page: Callable[..., Page], app_url: str
) -> None:
    page = watched_page()
    open_page(page, app_url, "short")
    finished(page)
    before = look(page)
    page.reload()
    goes_on(page, before)
    page.locator(tray("new-game")).click()
    expect(page.locator(HAND)).to_have_count(10)
    assert look(page).sheet == ()


@pytest.mark.parametrize("lose", [kill_kernel, stop_kernel])
def test_a_dead_kernel_is_told_and_the_game_goes_on(
    unwatched_table: Page, lose: Callable[[Page], None]
) -> None:
    page = unwatched_table
    one_turn(page)
    before = look(page)
    lose(page)
    page.locator(STOCK).click()
    expect(page.locator(ALERT)).to_contain_text(text(SILENT, "en"))
    assert look(page).live == frozenset()  # cards and buttons rest
    page.locator(WAIT).click()
    page.locator(RELOAD).click()  # still nobody answers, and this is still there
    goes_on(page, before)
    page.locator(STOCK).click()
    expect(page.locator(HAND)).to_have_count(11)


def test_without_a_network_the_move_waits_and_is_made_once(unwatched_table: Page) -> None:
    page = unwatched_table
    one_turn(page)
    before = look(page)
    page.context.set_offline(True)
    page.locator(STOCK).click()
    expect(page.locator(ALERT)).to_contain_text(text(SILENT, "en"))
    assert look(page).hand == before.hand
    page.context.set_offline(False)
    expect(page.locator(HAND)).to_have_count(11)
    expect(page.locator(ALERT)).to_have_count(0)
    assert set(before.hand) < set(look(page).hand)


class Cut:
    """The page's connection, which swallows what the server says while `deaf`."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        page.route_web_socket("**/channels?*", self._join)

    def _join(self, page_end: WebSocketRoute) -> None:
        server_end = page_end.connect_to_server()

        def forward(told: str | bytes) -> None:
            if not self.deaf:
                page_end.send(told)

        server_end.on_message(forward)


def test_an_answer_that_is_lost_on_the_way_is_asked_for_again(
    new_page: Callable[..., Page], app_url: str
) -> None:
    page = new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    cut = Cut(page)
    open_page(page, app_url)
    one_turn(page)
    cut.deaf = True
    page.locator(STOCK).click()
    expect(page.locator(ALERT)).to_contain_text(text(SILENT, "en"))
    cut.deaf = False
    page.locator(WAIT).click()
    expect(page.locator(ALERT)).to_have_count(0)
    expect(page.locator(HAND)).to_have_count(11)
    drawn_card = look(page)
    page.reload()
    goes_on(page, drawn_card)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[OwnServer]:
    """A server that the test may stop and start."""
    server = OwnServer(tmp_path)
    server.start()
    yield server
    server.stop()


def test_a_server_that_was_started_again_knows_the_game(
    new_page: Callable[..., Page], own_server: OwnServer
) -> None:
    page = new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    open_page(page, own_server.url)
    one_turn(page)
    before = look(page)
    own_server.stop()
    own_server.start()
    page.reload()
    goes_on(page, before)


def test_a_saved_game_that_is_damaged_is_told_and_a_new_one_dealt(table: Page) -> None:
    one_turn(table)
    damage = """() => {
      const names = Object.keys(localStorage).filter((n) => localStorage[n].startsWith("gw1."));
      for (const name of names) localStorage[name] = localStorage[name].slice(0, -9) + "AAAAAAAAA";
      return names.length;
    }"""
    assert table.evaluate(damage) == 1
    table.reload()
    sentence = message("The game that was saved in this browser cannot be opened here.")
    expect(table.locator(NOTE)).to_contain_text(text(sentence, "en"))
    seen = look(table)
    assert len(seen.hand) == 10
    assert "undo" in seen.tools
    assert not seen.tools["undo"]
    table.locator(f"{tray('pass')}, {STOCK}[data-action]").first.click()
    expect(table.locator(ALERT)).to_have_count(0)
    assert look(table).tools["undo"]
