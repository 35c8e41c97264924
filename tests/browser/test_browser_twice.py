"""The same press twice: at once, as a double click, and as a message that comes again later."""

from __future__ import annotations

import base64
from collections.abc import Callable

import pytest
from chosen_deals import LAID, enter_code
from playwright.sync_api import Page, expect
from seen import ALERT, HAND, STOCK, card, look, tray
from tables import open_page
from ways import EDGE, Mouse
from wire import Wire

pytestmark = pytest.mark.browser

SEND_AGAIN = """async ([url, text]) => {
  const socket = new WebSocket(url, ["v1.kernel.websocket.jupyter.org"]);
  await new Promise((done) => socket.addEventListener("open", done));
  socket.send(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  window.socket = socket;
}"""


@pytest.fixture
def wire_and_table(watched_page: Callable[..., Page], app_url: str) -> tuple[Wire, Page]:
    """A table at which the stock may be taken, and what is said on its wire."""
    page = watched_page()
    wire = Wire(page)
    open_page(page, app_url)
    enter_code(page, Mouse(page), LAID.code)
    page.locator(tray("pass")).click()
    expect(page.locator(f"{STOCK}[data-action=take-stock]")).to_be_visible()
    return wire, page


def test_b25_two_clicks_at_once_are_one_move(wire_and_table: tuple[Wire, Page]) -> None:
    wire, page = wire_and_table
    before = len(wire.presses())
    page.locator(STOCK).evaluate("(pile) => { pile.click(); pile.click(); }")
    expect(page.locator(HAND)).to_have_count(11)
    page.locator(card("6s")).click(position=EDGE)
    page.locator(tray("discard")).evaluate("(button) => { button.click(); button.click(); }")
    expect(page.locator("[data-mode=layoff]")).to_be_visible()
    assert len(look(page).hand) == 10
    expect(page.locator(ALERT)).to_have_count(0)
    moves = [press["do"] for press in wire.presses()[before:]]
    assert moves == ["take-stock", "discard 6s"]


def test_b25_a_double_click_is_one_move(wire_and_table: tuple[Wire, Page]) -> None:
    wire, page = wire_and_table
    page.locator(tray("take-stock")).dblclick()
    expect(page.locator(HAND)).to_have_count(11)
    seen = look(page)
    assert seen.alert == ""
    assert [press["do"] for press in wire.presses()[-1:]] == ["take-stock"]


def test_b25_a_message_that_comes_again_later_does_nothing(
    wire_and_table: tuple[Wire, Page], app_url: str
) -> None:
    wire, page = wire_and_table
    page.locator(STOCK).click()
    expect(page.locator(HAND)).to_have_count(11)
    (press,) = [one for one in wire.presses() if one.get("do") == "take-stock"]
    page.locator("[data-action=undo]").click()
    expect(page.locator(HAND)).to_have_count(10)
    before = look(page)
    other = page.context.new_page()
    other.goto(f"{app_url}/en")
    text = base64.b64encode(wire.frame_of(press)).decode()
    url = wire.url.partition("?")[0]  # another session, or the first page would be cut off
    other.evaluate(SEND_AGAIN, [f"{url}?session_id=other", text])
    while wire.acknowledged(press) < 2:
        page.wait_for_timeout(20)
    assert look(page).position == before.position
    page.locator(STOCK).click()
    expect(page.locator(HAND)).to_have_count(11)
    assert look(page).alert == ""
