"""Three players: roles, and watching a round."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page
from table_page import TablePage, state, tables

pytestmark = pytest.mark.browser

Open = Callable[..., TablePage]


@pytest.fixture
def open_table(new_page: Callable[..., Page]) -> Iterator[Open]:
    """Open a page with a table on it."""
    yield from tables(new_page)


def test_t1_before_the_first_round_the_mat_shows_who_is_what(open_table: Open) -> None:
    table = open_table("roles")
    roles = state("roles")["roles"]
    shown = table.find(".gw-mat .gw-role").all_inner_texts()
    for text, seat in zip(shown, roles["seats"], strict=True):
        assert seat["label"] in text
        assert seat["name"] in text
    assert table.find(".gw-wheel").get_attribute("aria-hidden") == "true"
    assert table.find("[data-part=hand], [data-part=stock]").count() == 0


def test_the_wheel_is_left_out_where_there_are_no_three_roles(open_table: Open) -> None:
    cutthroat = state("roles")
    cutthroat["roles"]["wheel"] = False
    table = open_table(cutthroat)
    assert table.find(".gw-wheel").count() == 0
    assert table.find(".gw-mat .gw-role").count() == 3


def test_the_first_round_is_dealt_by_a_press(open_table: Open) -> None:
    table = open_table("roles")
    table.tray("deal").click()
    assert [message["cmd"] for message in table.sent()] == ["deal"]


def test_t10_the_captains_cards_are_named_as_his(open_table: Open) -> None:
    table = open_table("watch")
    title = state("watch")["hand"]["title"]
    assert table.find("[data-part=hand]").get_attribute("aria-label") == title
    assert title in table.find("[data-part=hand]").inner_text()
    table.find("[data-part=hand] [data-card]").first.focus()
    table.page.keyboard.press("h")
    assert title in table.spoken()


def test_t2_advice_is_given_like_a_move(open_table: Open) -> None:
    table = open_table("watch")
    card = next(card for card in state("watch")["hand"]["cards"] if card["pick"])
    advice = next(button for button in card["pick"]["buttons"] if button["enabled"])
    table.card(card["card"]).focus()
    table.page.keyboard.press("Enter")
    assert [message["do"] for message in table.sent()] == [advice["do"]]


def test_both_others_have_a_line_and_who_sits_out_no_cards(open_table: Open) -> None:
    table = open_table("watch")
    seats = table.find("[data-part=opponent]")
    names = seats.evaluate_all("all => all.map(el => el.getAttribute('aria-label'))")
    assert names == [other["spoken"] for other in state("watch")["opponents"]]
    assert table.find(".gw-backs").count() == 0


def test_a_hand_that_may_not_be_seen_is_not_drawn(open_table: Open) -> None:
    blind = state("watch")
    blind["hand"] = {"title": None, "cards": [], "groups": [], "orders": {"rank": [], "suit": []}}
    table = open_table(blind)
    assert table.find("[data-part=hand]").count() == 0
    assert table.tray("go-on").count() == 1


def test_t3_after_a_round_the_next_roles_stand_beside_the_count(open_table: Open) -> None:
    table = open_table("roles_after")
    panel = table.find(".gw-rail [data-part=roles]").inner_text()
    roles = state("roles_after")["roles"]
    for move in roles["moves"]:
        assert move["label"] in panel
    for case in roles["next"]["cases"]:
        assert case["title"] in panel


NAMES_IN_RING = """() => [...document.querySelectorAll('.gw-sector > text')].map(text => {
    const { x, y, width, height } = text.getBBox();
    // From the middle of the small letters: what hangs below them is at few places only.
    const corners = [x, x + width].map(at => Math.hypot(at - 120, y + height * 0.78 - 120));
    return Math.max(...corners);
})"""


def test_names_on_the_wheel_keep_away_from_its_rim(open_table: Open) -> None:
    roles = state("roles")
    for seat in roles["roles"]["seats"]:
        seat["name"] = "Thandeka"
    far = open_table(roles).page.evaluate(NAMES_IN_RING)
    assert len(far) == 3
    assert max(far) <= 94, far
