"""Click, tap and drag: each is enough to play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from table_page import State, TablePage, state, tables

pytestmark = pytest.mark.browser

Open = Callable[..., TablePage]


@pytest.fixture
def open_table(new_page: Callable[..., Page]) -> Iterator[Open]:
    """Open a page with a table on it."""
    yield from tables(new_page)


EDGE: Any = {"x": 10, "y": 30}  # the part of a card that its neighbour leaves free


def press(card: Locator) -> None:
    """Press a card, also a refused one."""
    card.click(position=EDGE, force=True)


def drag(table: TablePage, start: Locator, goal: Locator, *, drop: bool = True) -> None:
    """Drag with the mouse from one thing to the middle of another."""
    here, there = start.bounding_box(), goal.bounding_box()
    assert here is not None
    assert there is not None
    mouse = table.page.mouse
    mouse.move(here["x"] + EDGE["x"], here["y"] + EDGE["y"])
    mouse.down()
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
    if drop:
        mouse.up()


def note(table: TablePage) -> str:
    """The text of the note."""
    return table.find("[data-part=note]").inner_text()


# ── pressing ──


def test_pressing_a_card_picks_it_and_the_tray_tells_of_it(open_table: Open) -> None:
    table = open_table("discard")
    press(table.card("Kh"))
    assert table.card("Kh").get_attribute("aria-pressed") == "true"
    assert "your deadwood is 30" in table.find("[data-part=message]").inner_text()
    assert table.tray("discard").get_attribute("aria-disabled") is None
    assert table.sent() == []


def test_pressing_it_again_puts_it_down(open_table: Open) -> None:
    table = open_table("discard")
    press(table.card("Kh"))
    table.page.wait_for_timeout(600)  # two presses, not a double click
    press(table.card("Kh"))
    assert table.card("Kh").get_attribute("aria-pressed") == "false"
    assert table.tray("discard").get_attribute("aria-disabled") == "true"


def test_only_one_card_is_picked(open_table: Open) -> None:
    table = open_table("discard")
    press(table.card("Kh"))
    press(table.card("2d"))
    picked = table.find("[aria-pressed=true][data-card]")
    assert picked.evaluate_all("all => all.map(c => c.dataset.card)") == ["2d"]


def test_a_button_of_the_tray_sends_its_action_with_the_states_number(open_table: Open) -> None:
    table = open_table("discard")
    press(table.card("Kh"))
    table.tray("discard").click()
    assert table.sent() == [{"seq": 8, "do": "discard Kh"}]


@pytest.mark.parametrize(("part", "action"), [("stock", "take-stock"), ("discard", "take-discard")])
def test_a_live_pile_is_a_button(open_table: Open, part: str, action: str) -> None:
    table = open_table("draw")
    pile = table.find(f"button[data-part={part}]")
    assert pile.get_attribute("data-action") == action
    pile.click()
    assert table.sent() == [{"seq": 7, "do": action}]


def test_a_pile_that_rests_says_why(open_table: Open) -> None:
    table = open_table("discard")
    table.find("button[data-part=stock]").click(force=True)
    assert "You have drawn already" in note(table)
    assert table.sent() == []


def test_the_first_upcard_can_be_passed(open_table: Open) -> None:
    table = open_table("first")
    table.tray("pass").click()
    assert table.sent() == [{"seq": 1, "do": "pass"}]


def test_a_button_that_rests_stays_a_button_and_says_why(open_table: Open) -> None:
    table = open_table("discard")
    knock = table.tray("knock")
    assert knock.get_attribute("aria-disabled") == "true"
    assert knock.get_attribute("disabled") is None
    knock.click(force=True)
    assert "must be 10 or less" in note(table)
    assert table.find("[role=alert]").count() == 1
    assert table.sent() == []


def test_a_refused_card_says_why_and_everything_stays(open_table: Open) -> None:
    table = open_table("discard")
    before = table.hand()
    press(table.card("9h"))
    assert "cannot go back this turn" in note(table)
    assert table.find("[data-part=note] [role=img]").get_attribute("aria-label") == "nine of hearts"
    assert table.hand() == before
    assert table.sent() == []


def test_the_same_refusal_is_said_again(open_table: Open) -> None:
    table = open_table("discard")
    table.tray("knock").click(force=True)
    first = table.find("[data-part=note]").element_handle()
    table.page.wait_for_timeout(600)
    table.tray("knock").click(force=True)
    assert not first.evaluate("el => el.isConnected")
    assert table.find("[data-part=note]").count() == 1


def test_a_refusal_from_python_is_shown_until_something_is_done(open_table: Open) -> None:
    table = open_table("refusal")
    assert "cannot go back" in note(table)
    press(table.card("Kh"))
    assert table.find("[data-part=note]").count() == 0


def test_what_was_picked_stays_picked_when_python_refuses(open_table: Open) -> None:
    table = open_table("discard")
    press(table.card("Kh"))
    table.show(state("refusal"))
    assert table.card("Kh").get_attribute("aria-pressed") == "true"


# ── no double moves ──


def test_a_second_press_is_ignored_while_the_first_is_on_its_way(open_table: Open) -> None:
    table = open_table("draw")
    table.page.wait_for_timeout(50)
    table.page.evaluate("model.answering = false")
    table.tray("take-stock").click()
    table.tray("take-discard").click()
    table.find("button[data-part=discard]").click()
    assert table.sent() == [{"seq": 7, "do": "take-stock"}]


def test_a_double_click_is_one_press(open_table: Open) -> None:
    table = open_table("draw")
    table.page.evaluate(
        "next => { model.send = function (m) { this.sent.push(m);"
        " this.tell('msg:custom', {kind: 'ack', id: m.id}); this.set('state', next) } }",
        state("discard"),
    )
    table.tray("take-stock").dblclick()
    assert table.sent() == [{"seq": 7, "do": "take-stock"}]
    assert table.find("[data-part=note]").count() == 0


# ── no lost moves ──

ANSWER_STATE_ONLY = """next => { model.answering = false;
    model.send = function (m) { this.sent.push(m); this.set('state', next) } }"""
ACK = "model.tell('msg:custom', {kind: 'ack', id: model.sent.at(-1).id})"


def click_at(table: TablePage, goal: Locator, count: int) -> None:
    """A click that the browser counts as the first, second ... of a double click."""
    x, y = middle(goal)
    mouse = table.page.mouse  # its click() with a count would make all the clicks before it, too
    mouse.move(x, y)
    mouse.down(click_count=count)
    mouse.up(click_count=count)


def test_a_press_on_the_new_state_is_sent_when_the_old_one_is_acknowledged(
    open_table: Open,
) -> None:
    # The state comes before the ack: a press between them was dropped without a word.
    table = open_table("discard")
    table.page.evaluate(ANSWER_STATE_ONLY, {**state("draw"), "seq": 9})
    press(table.card("Kh"))
    table.tray("discard").click()
    table.find("button[data-part=stock]").click()
    table.page.evaluate(ACK)
    assert table.sent() == [{"seq": 8, "do": "discard Kh"}, {"seq": 9, "do": "take-stock"}]


def test_a_press_while_a_setting_is_on_its_way_is_sent_after_it(open_table: Open) -> None:
    table = open_table("draw")
    table.find("[data-action=menu]").click()
    table.page.evaluate("model.answering = false")
    table.find("[data-action=get-code]").click()
    table.find("button[data-part=stock]").click()
    table.page.evaluate(ACK)
    assert [one.get("do") or one["cmd"] for one in table.sent()] == ["get-code", "take-stock"]


def test_a_quick_press_beside_the_first_is_no_double_click(open_table: Open) -> None:
    # On a touch screen two taps within sixty pixels count as a double tap.
    table = open_table("draw")
    click_at(table, table.tray("take-stock"), 1)
    table.page.wait_for_function("() => model.answered === 2")
    click_at(table, table.tray("take-discard"), 2)
    assert [one["do"] for one in table.sent()] == ["take-stock", "take-discard"]


def test_a_press_that_can_have_been_thought_over_is_no_double_click(open_table: Open) -> None:
    table = open_table("draw")
    click_at(table, table.find("button[data-part=stock]"), 1)
    table.page.wait_for_timeout(350)
    table.show({**state("draw"), "seq": 9})
    click_at(table, table.find("button[data-part=stock]"), 2)
    assert [one["seq"] for one in table.sent()] == [7, 9]


@pytest.mark.parametrize("part", ["stock", "discard"])
def test_a_pile_that_rests_for_no_given_reason_says_what_to_do(open_table: Open, part: str) -> None:
    resting = state("discard")
    resting[part].update(live=False, do=None, refusal=None)
    table = open_table(resting)
    table.find(f"button[data-part={part}]").click(force=True)
    assert table.find("[data-part=message] p").inner_text() in note(table)


@pytest.mark.parametrize("part", ["stock", "discard"])
def test_an_unsteady_press_on_a_pile_is_a_press(open_table: Open, part: str) -> None:
    table = open_table("draw")
    x, y = middle(table.find(f"button[data-part={part}] .gw-face--top"))
    table.page.mouse.move(x, y)
    table.page.mouse.down()
    table.page.mouse.move(x + 9, y + 4, steps=3)
    table.page.mouse.up()
    assert table.sent() == [{"seq": 7, "do": f"take-{part}"}]


# ── asking first ──


def ask_to_knock(open_table: Open) -> TablePage:
    """The tray asks whether to knock."""
    table = open_table("knock")
    press(table.card("2d"))
    table.tray("knock").click()
    return table


def test_knocking_is_asked_in_the_tray_and_sent_by_yes(open_table: Open) -> None:
    table = ask_to_knock(open_table)
    assert "Knock with 1?" in table.find("[data-part=message]").inner_text()
    assert table.focused() == "tray:yes"
    assert table.sent() == []
    table.tray("knock").click()
    assert [message["do"] for message in table.sent()] == ["knock 2d: 4c 5c 6c / 9s 9h 9d | ..."]


def test_no_goes_back_with_the_card_still_picked(open_table: Open) -> None:
    table = ask_to_knock(open_table)
    table.tray("cancel").click()
    assert table.card("2d").get_attribute("aria-pressed") == "true"
    assert table.focused() == "tray:knock"
    assert table.sent() == []


def test_a_new_deal_is_asked_for_in_the_tray(open_table: Open) -> None:
    table = open_table("draw")
    table.tool("new").click()
    assert "Deal new cards?" in table.find("[data-part=message]").inner_text()
    table.tray("new").click()
    assert table.sent() == [{"seq": 7, "cmd": "new-deal"}]


# ── laying off ──


def test_a_card_that_fits_makes_the_meld_a_button(open_table: Open) -> None:
    table = open_table("layoff")
    press(table.card("8c"))
    slot = table.find("[data-meld=m0] [data-action=lay-off]")
    name = slot.get_attribute("aria-label")
    assert name == "Lay off the eight of clubs on this meld: run of clubs, five to seven"
    assert table.find(".gw-drop").count() == 1
    slot.click()
    assert table.sent() == [{"seq": 30, "do": "lay-off 8c: 5c 6c 7c"}]


def test_a_card_is_laid_off_by_dragging_it_onto_the_meld(open_table: Open) -> None:
    table = open_table("layoff")
    drag(table, table.card("Qc"), table.find("[data-meld=m1]"))
    assert table.sent() == [{"seq": 30, "do": "lay-off Qc: Qd Qh Qs"}]


def test_when_no_card_fits_the_hand_stays_white_and_still_says_why(open_table: Open) -> None:
    stuck = state("layoff")
    for card in stuck["hand"]["cards"]:
        card.update(pick=None, refusal=card["refusal"] or ["This card fits none."])
    table = open_table(stuck)
    assert table.find("[data-part=hand] [aria-disabled], [data-part=hand] .gw-lock").count() == 0
    press(table.card("Ks"))
    assert "fits none" in note(table)


def test_a_card_dragged_onto_a_meld_it_does_not_fit_says_why(open_table: Open) -> None:
    table = open_table("layoff")
    drag(table, table.card("Ks"), table.find("[data-meld=m1]"))
    assert "fits none" in note(table)
    assert table.sent() == []


# ── dragging ──


@pytest.mark.parametrize("width", [1280, 390])
def test_a_card_dragged_onto_the_discard_pile_is_discarded(open_table: Open, width: int) -> None:
    table = open_table("discard", width=width)
    drag(table, table.card("Kh"), table.find("[data-part=discard]"))
    assert table.sent() == [{"seq": 8, "do": "discard Kh"}]


def test_a_refused_card_dragged_there_says_why(open_table: Open) -> None:
    table = open_table("discard")
    drag(table, table.card("9h"), table.find("[data-part=discard]"))
    assert "cannot go back this turn" in note(table)
    assert table.sent() == []


def test_a_card_dragged_there_before_drawing_goes_nowhere(open_table: Open) -> None:
    table = open_table("draw")
    drag(table, table.card("Kh"), table.find("[data-part=discard]"))
    assert table.sent() == []
    assert "Kh" in table.hand()


@pytest.mark.parametrize("part", ["stock", "discard"])
def test_a_pile_dragged_into_the_hand_is_drawn_from(open_table: Open, part: str) -> None:
    table = open_table("draw")
    drag(table, table.find(f"button[data-part={part}]"), table.find("[data-part=hand]"))
    assert table.sent() == [{"seq": 7, "do": f"take-{part}"}]


def test_a_card_dragged_within_the_hand_stays_where_it_is_put(open_table: Open) -> None:
    table = open_table("discard")
    drag(table, table.card("Kh"), table.card("5c"))
    order = table.hand()
    assert order.index("Kh") in (1, 2)
    assert sorted(order) == sorted(state("discard")["hand"]["orders"]["suit"])
    assert table.sent() == []


def test_a_drag_is_no_press(open_table: Open) -> None:
    table = open_table("discard")
    drag(table, table.card("Kh"), table.card("Jd"))
    assert table.find("[aria-pressed=true][data-card]").count() == 0


def test_escape_ends_a_drag_with_nothing_done(open_table: Open) -> None:
    table = open_table("discard")
    drag(table, table.card("Kh"), table.find("[data-part=discard]"), drop=False)
    assert table.find(".gw-ghost").count() == 1
    table.page.keyboard.press("Escape")
    assert table.find(".gw-ghost").count() == 0
    table.page.mouse.up()
    assert table.sent() == []


# ── touch ──


class Finger:
    """One finger on the screen, moved through the browser's own input."""

    def __init__(self, table: TablePage) -> None:
        self._cdp = table.page.context.new_cdp_session(table.page)

    def _do(self, kind: str, points: list[dict[str, float]]) -> None:
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, x: float, y: float) -> None:
        """Touch the screen there."""
        self._do("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        """Go there."""
        self._do("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        """Leave the screen."""
        self._do("touchEnd", [])


PHONE: dict[str, Any] = {"width": 390, "has_touch": True, "is_mobile": True}


def middle(locator: Locator) -> tuple[float, float]:
    """The middle of an element on the screen."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def corner(card: Locator) -> tuple[float, float]:
    """The part of a card that can be touched."""
    box = card.bounding_box()
    assert box is not None
    return box["x"] + EDGE["x"], box["y"] + EDGE["y"]


def test_taps_are_enough_to_play(open_table: Open) -> None:
    table = open_table("draw", **PHONE)
    table.find("button[data-part=stock]").tap()
    table.page.wait_for_function("() => model.sent.length === 2")
    table.show(state("discard"))
    table.card("Kh").tap(position=EDGE)
    table.tray("discard").tap()
    assert table.sent() == [{"seq": 7, "do": "take-stock"}, {"seq": 8, "do": "discard Kh"}]


def test_a_finger_that_rests_first_drags_the_card_and_the_page_stays(open_table: Open) -> None:
    table = open_table("discard", **PHONE)
    table.page.wait_for_timeout(50)
    finger = Finger(table)
    x, y = corner(table.card("Kh"))
    goal = middle(table.find("[data-part=discard]"))
    finger.down(x, y)
    table.page.wait_for_selector(".gw-ghost")
    for part in (0.25, 0.5, 0.75, 1):
        finger.move(x + (goal[0] - x) * part, y + (goal[1] - y) * part)
    finger.up()
    table.page.wait_for_function("() => model.sent.length === 2")
    assert table.sent() == [{"seq": 8, "do": "discard Kh"}]
    assert table.page.evaluate("scrollY") == 0


@pytest.mark.parametrize("rest", [20, 320, 900])
def test_a_finger_that_rests_on_the_stock_presses_it_once(open_table: Open, rest: int) -> None:
    # After a quarter of a second the pile was held to be dragged, and nothing came of it.
    table = open_table("draw", **PHONE)
    finger = Finger(table)
    finger.down(*middle(table.find("button[data-part=stock] .gw-face--top")))
    table.page.wait_for_timeout(rest)
    finger.up()
    table.page.wait_for_function("() => model.sent.length === 2")
    table.page.wait_for_timeout(100)
    assert table.sent() == [{"seq": 7, "do": "take-stock"}]


@pytest.mark.parametrize("rest", [20, 320, 900])
def test_a_finger_that_rests_on_a_card_picks_it(open_table: Open, rest: int) -> None:
    table = open_table("discard", **PHONE)
    finger = Finger(table)
    finger.down(*corner(table.card("Kh")))
    table.page.wait_for_timeout(rest)
    finger.up()
    table.page.wait_for_selector("[data-card=Kh][aria-pressed=true]")
    table.page.wait_for_timeout(100)
    assert table.card("Kh").get_attribute("aria-pressed") == "true"


def test_after_a_drag_the_next_press_is_a_press(open_table: Open) -> None:
    table = open_table("discard")
    drag(table, table.card("Kh"), table.card("5c"))
    press(table.card("Kh"))
    assert table.card("Kh").get_attribute("aria-pressed") == "true"


def test_a_finger_that_goes_sideways_moves_the_card_at_once(open_table: Open) -> None:
    table = open_table("discard", **PHONE)
    finger = Finger(table)
    x, y = corner(table.card("Kh"))
    far = middle(table.card("2d"))[0]
    finger.down(x, y)
    for part in (0.1, 0.4, 0.7, 1):
        finger.move(x + (far - x) * part, y)
    finger.up()
    table.page.wait_for_function("() => !document.querySelector('.gw-ghost')")
    assert table.hand()[-1] == "Kh"


def test_a_finger_that_goes_up_on_a_card_scrolls_the_page(open_table: Open) -> None:
    table = open_table("discard", **PHONE)
    finger = Finger(table)
    x, y = corner(table.card("Kh"))
    finger.down(x, y)
    for step in range(1, 9):
        finger.move(x, y - 25 * step)
    finger.up()
    table.page.wait_for_function("() => scrollY > 100")
    assert table.find(".gw-ghost").count() == 0
    assert table.sent() == []
    assert table.find("[aria-pressed=true][data-card]").count() == 0


def test_nothing_of_a_state_is_run_as_html(open_table: Open) -> None:
    bad: State = state("draw")
    bad["opponents"][0]["name"] = "<img src=x onerror=alert(1)>"
    table = open_table(bad)
    assert "<img src=x" in table.find("[data-part=opponent]").inner_text()
    assert table.find(".gw img").count() == 0
