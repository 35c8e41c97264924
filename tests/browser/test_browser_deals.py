"""Undo, the same deal again, a new deal, and a deal's code: copied, entered, refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from chosen_deals import LAID, LAID_HAND, enter_code, lead_to_lay_off
from learner import Learner
from playwright.sync_api import Page, expect
from score_checks import check_score
from seen import ALERT, HAND, NOTE, STOCK, Seen, card, look, tool, tray
from tables import open_page
from ways import EDGE, Mouse

from gin_widgets.engine.deal_codes import parse_deal_code
from gin_widgets.i18n import text
from gin_widgets.messages import message

pytestmark = pytest.mark.browser

APART = text(message("Does not count"), "en")
CODE = "[data-part=code-text]"
NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => undefined})"


@pytest.fixture
def table(watched_page: Callable[..., Page], app_url: str) -> Page:
    """The practice page with a fresh game."""
    page = watched_page()
    open_page(page, app_url)
    return page


def to_draw(page: Page) -> Seen:
    """Pass the first upcard if it is offered: from here the stock may be taken."""
    if page.locator(tray("pass")).count():
        page.locator(tray("pass")).click()
    expect(page.locator(f"{STOCK}[data-action=take-stock]")).to_be_visible()
    return look(page)


def play_card(page: Page, code: str) -> None:
    """Discard a card and wait until it is the learner's turn again."""
    page.locator(card(code)).click(position=EDGE)
    page.locator(tray("discard")).click()
    expect(page.locator(card(code))).to_have_count(0)


def show_code(page: Page) -> str:
    """The code of the deal on the table, from the menu."""
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=get-code]").click()
    expect(page.locator(CODE)).to_be_visible()
    return page.locator(CODE).input_value()


def test_undo_goes_back_decision_by_decision(table: Page) -> None:
    enter_code(table, Mouse(table), LAID.code)
    first = look(table)
    assert set(first.hand) == LAID_HAND
    assert not first.tools["undo"]
    turn = to_draw(table)
    table.locator(STOCK).click()
    expect(table.locator(HAND)).to_have_count(11)
    eleven = look(table)
    table.locator(card("6s")).click(position=EDGE)
    table.locator(tray("discard")).click()
    expect(table.locator("[data-mode=layoff]")).to_be_visible()
    for place in (eleven, turn, first):
        table.locator(tool("undo")).click()
        expect(table.locator(HAND)).to_have_count(len(place.hand))
        expect(table.locator(f"{tool('undo')}[aria-disabled]")).to_have_count(
            0 if place.tools["undo"] else 1
        )
        assert look(table).position == place.position
    table.locator(tool("undo")).click()
    expect(table.locator(ALERT)).to_contain_text("You have not made a move in this round yet.")


def test_undo_takes_a_score_back(table: Page) -> None:
    learner = Learner(table, Mouse(table))
    scored = learner.play_round()
    while not scored.sheet[-1].strong:  # a drawn round
        learner.go_on("next-round")
        scored = learner.play_round()
    table.locator(tool("undo")).click()
    expect(table.locator(tray("next-round"))).to_have_count(0)
    seen = look(table)
    assert len(seen.sheet) == len(scored.sheet) - 1
    assert seen.points == ("0", "0")
    again = learner.play_round()
    check_score(again, len(scored.sheet))


def test_the_same_deal_again_does_not_count(table: Page) -> None:
    learner = Learner(table, Mouse(table))
    first = look(table)
    counted = learner.play_round()
    learner.go_on("replay")
    again = look(table)
    assert APART in again.chips
    assert (again.hand, again.discard, again.live) == (first.hand, first.discard, first.live)
    assert again.sheet == counted.sheet
    assert learner.play_round().sheet == counted.sheet
    learner.go_on("next-round")
    following = look(table)
    assert APART not in following.chips
    assert following.sheet == counted.sheet
    check_score(learner.play_round(), 2)


def test_the_same_deal_again_from_the_menu_is_asked_first(table: Page) -> None:
    first = look(table)
    to_draw(table)
    table.locator(STOCK).click()
    expect(table.locator(HAND)).to_have_count(11)
    for answer in ("cancel", "replay"):
        table.locator("[data-action=menu]").click()
        table.locator("[data-part=menu] [data-action=replay]").click()
        table.locator(tray(answer)).click()
        expect(table.locator(tray("cancel"))).to_have_count(0)
        expect(table.locator(HAND)).to_have_count(11 if answer == "cancel" else 10)
    assert (look(table).hand, look(table).discard) == (first.hand, first.discard)


def test_a_new_deal_is_asked_first_and_keeps_the_points(table: Page) -> None:
    learner = Learner(table, Mouse(table))
    counted = learner.play_round()
    learner.go_on("next-round")
    before = look(table)
    table.locator(tool("new")).click()
    table.locator(tray("cancel")).click()
    assert look(table).hand == before.hand
    table.locator(tool("new")).click()
    table.locator(tray("new")).click()
    expect(table.locator(tray("cancel"))).to_have_count(0)
    after = look(table)
    assert after.hand != before.hand
    assert after.sheet == counted.sheet
    assert after.points == before.points
    check_score(learner.play_round(), 2)


def test_a_copied_code_gives_a_friend_the_same_deal(
    watched_page: Callable[..., Page], table: Page, app_url: str
) -> None:
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    mine = look(table)
    code = show_code(table)
    parse_deal_code(code)
    table.locator("[data-action=copy]").first.click()
    expect(table.locator("[data-part=menu] [role=status]")).to_have_text("Copied.")
    assert table.evaluate("navigator.clipboard.readText()") == code
    friend = watched_page()
    open_page(friend, app_url)
    enter_code(friend, Mouse(friend), f"  {code.lower()} ")
    theirs = look(friend)
    assert (theirs.hand, theirs.discard, theirs.live) == (mine.hand, mine.discard, mine.live)
    assert APART in theirs.chips
    Learner(friend, Mouse(friend)).play_round()


def test_a_code_in_the_address_is_followed_once(table: Page, app_url: str) -> None:
    to_draw(table)
    table.goto(f"{app_url}/voila/render/en/practice.ipynb?deal={LAID.code}")
    expect(table.locator(card("3h"))).to_be_visible()
    expect(table.locator(NOTE)).to_contain_text("The deal of your code")
    assert set(look(table).hand) == LAID_HAND
    drawing = to_draw(table)
    table.reload()
    expect(table.locator(NOTE)).to_contain_text("Welcome back")
    assert look(table).position == drawing.position


def test_where_the_clipboard_is_closed_the_code_is_selected(
    watched_page: Callable[..., Page], app_url: str
) -> None:
    page = watched_page()
    page.add_init_script(NO_CLIPBOARD)  # as on a server without https
    open_page(page, app_url)
    code = show_code(page)
    page.locator("[data-action=copy]").first.click()
    expect(page.locator("[data-part=menu] [role=status]")).to_contain_text("The text is selected")
    expect(page.locator(CODE)).to_be_focused()
    chosen = "(el) => el.value.slice(el.selectionStart, el.selectionEnd)"
    assert page.locator(CODE).evaluate(chosen) == code


@pytest.mark.parametrize("code", ["1K7Q-3MZ8-XAB", "no code", "1" * 200, "<b>7h</b>"])
def test_a_bad_code_is_refused_with_a_sentence(table: Page, code: str) -> None:
    before = to_draw(table)
    table.locator("[data-action=menu]").click()
    table.locator("[data-part=code-entry]").fill(code)
    table.locator("[data-action=enter-code]").click()
    told = table.locator("[data-part=menu] [role=alert]")
    expect(told).to_contain_text("This deal code does not work")
    assert told.locator("p").inner_text().endswith(".")
    expect(table.locator("[data-part=code-entry]")).to_have_value(code)
    table.locator("[data-action=menu]").click()
    assert look(table).position == before.position
    table.locator(STOCK).click()
    expect(table.locator(HAND)).to_have_count(11)


def test_the_game_waits_while_a_code_is_played(table: Page) -> None:
    learner = Learner(table, Mouse(table))
    counted = learner.play_round()
    lead_to_lay_off(table, Mouse(table))
    assert APART in look(table).chips
    assert learner.play_round().sheet == counted.sheet
    learner.go_on("next-round")
    assert look(table).sheet == counted.sheet
    check_score(learner.play_round(), 2)
