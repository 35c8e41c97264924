"""The table by keyboard alone, and what a screen reader is told."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page
from table_page import TablePage, labels, state, tables

pytestmark = pytest.mark.browser

Open = Callable[..., TablePage]


@pytest.fixture
def open_table(new_page: Callable[..., Page]) -> Iterator[Open]:
    """Open a page with a table on it."""
    yield from tables(new_page)


def keys(table: TablePage, *names: str) -> None:
    """Press keys one after the other."""
    for name in names:
        table.page.keyboard.press(name)


def in_hand(
    open_table: Open, name: str = "discard", card: str = "4c", width: int = 1280
) -> TablePage:
    """A table with the focus on a card."""
    table = open_table(name, width=width)
    table.card(card).focus()
    return table


def test_each_area_is_one_tab_stop_in_the_order_of_the_page(open_table: Open) -> None:
    table = open_table("draw")
    stops = []
    for _ in range(6):
        keys(table, "Tab")
        stops.append(table.focused())
    assert stops == [
        "menu",
        "seat:1",
        "pile:stock",
        "card:4c",
        "tray:take-stock",
        "tools:undo",
    ]


def test_arrows_home_and_end_go_inside_an_area(open_table: Open) -> None:
    table = in_hand(open_table)
    keys(table, "ArrowRight", "ArrowRight")
    assert table.focused() == "card:6c"
    keys(table, "ArrowLeft")
    assert table.focused() == "card:5c"
    keys(table, "End")
    assert table.focused() == "card:2d"
    keys(table, "ArrowRight", "Home", "ArrowLeft")
    assert table.focused() == "card:4c"


def test_tab_comes_back_to_where_the_area_was_left(open_table: Open) -> None:
    table = in_hand(open_table)
    keys(table, "ArrowRight", "ArrowRight", "Tab", "Shift+Tab")
    assert table.focused() == "card:6c"


def test_up_and_down_go_between_the_rows_of_a_narrow_hand(open_table: Open) -> None:
    table = in_hand(open_table, width=390)
    keys(table, "ArrowDown")
    assert table.focused() == "card:Kh"
    keys(table, "ArrowUp")
    assert table.focused() in ("card:4c", "card:5c")


def test_space_picks_and_puts_down(open_table: Open) -> None:
    table = in_hand(open_table, card="Kh")
    keys(table, "Space")
    assert table.card("Kh").get_attribute("aria-pressed") == "true"
    keys(table, "Space")
    assert table.card("Kh").get_attribute("aria-pressed") == "false"


def test_enter_does_the_first_thing_the_card_can_do(open_table: Open) -> None:
    table = in_hand(open_table, card="Kh")
    keys(table, "Enter")
    assert table.sent() == [{"seq": 8, "do": "discard Kh"}]


def test_enter_on_a_refused_card_says_why_each_time(open_table: Open) -> None:
    table = in_hand(open_table, card="9h")
    for _ in range(2):
        keys(table, "Enter")
        assert "cannot go back this turn" in table.find("[role=alert]").inner_text()
    assert table.sent() == []


def test_a_key_held_down_is_one_press(open_table: Open) -> None:
    table = open_table("knock")
    table.card("2d").focus()
    keys(table, "Space", "Tab", "ArrowRight", "ArrowRight", "ArrowRight")
    assert table.focused() == "tray:knock"
    table.page.keyboard.down("Enter")
    table.page.keyboard.down("Enter")
    assert table.focused() == "tray:yes"
    assert table.sent() == []


def test_a_whole_turn_by_keyboard_alone(open_table: Open) -> None:
    table = open_table("draw")
    keys(table, "Tab", "Tab", "Tab", "ArrowRight", "Enter")
    table.page.wait_for_function("() => model.sent.length === 2")
    table.show(state("discard"))
    assert table.focused() == "pile:discard"
    keys(table, "Tab", "End", "ArrowLeft", "Space", "Tab", "End")
    table.page.keyboard.press("ArrowLeft")
    assert table.focused() == "tray:discard"
    keys(table, "Enter")
    assert table.sent() == [{"seq": 7, "do": "take-discard"}, {"seq": 8, "do": "discard 8h"}]


def test_laying_off_by_keyboard_alone(open_table: Open) -> None:
    table = in_hand(open_table, "layoff", "8c")
    keys(table, "Enter")
    assert table.sent() == [{"seq": 30, "do": "lay-off 8c: 5c 6c 7c"}]
    table.card("Qc").focus()
    keys(table, "Space", "Shift+Tab")
    names = []
    for _ in range(5):
        names.append(table.focused())
        keys(table, "ArrowRight")
    assert "slot:m1" in names


def test_alt_with_an_arrow_moves_the_card_and_says_where_it_is(open_table: Open) -> None:
    table = in_hand(open_table, card="Kh")
    keys(table, "Alt+ArrowLeft", "Alt+ArrowLeft")
    assert table.hand()[:7] == ["4c", "5c", "6c", "9s", "Kh", "9h", "9d"]
    assert table.focused() == "card:Kh"
    assert table.spoken()[-1] == "king of hearts is now card 5 of 11."


def test_the_picked_card_is_moved_by_buttons_too(open_table: Open) -> None:
    table = in_hand(open_table, card="Kh")
    keys(table, "Space")
    table.tray("move-right").click()
    table.tray("move-right").click()
    assert table.hand()[-4:] == ["Jd", "Kh", "8h", "2d"]
    names = [table.tray(f"move-{way}").get_attribute("aria-label") for way in ("left", "right")]
    assert names == ["Move the king of hearts to the left", "Move the king of hearts to the right"]


def test_s_goes_to_the_next_suit(open_table: Open) -> None:
    table = in_hand(open_table)
    stops = []
    for _ in range(4):
        keys(table, "s")
        stops.append(table.focused())
    assert stops == ["card:9s", "card:9h", "card:9d", "card:Kh"]


def test_h_d_and_t_read_the_table_out(open_table: Open) -> None:
    table = in_hand(open_table)
    keys(table, "h")
    hand = table.spoken()[-3:]
    assert hand[0] == "in a run: four of clubs, five of clubs, six of clubs."
    assert hand[2].startswith("deadwood 40: king of hearts")
    keys(table, "d")
    assert table.spoken()[-1] == "Discard pile, ten of spades on top"
    keys(table, "t")
    said = table.spoken()
    assert "Juma: 10 cards, 27 of 100 points." in said
    assert said[-2] == "Now discard one card"


def test_hidden_deadwood_is_hidden_from_the_ear_too(open_table: Open) -> None:
    table = open_table("discard")
    table.find("[data-action=menu]").click()
    table.find("[data-action=toggle-deadwood]").click()
    table.card("Kh").focus()
    keys(table, "h", "t")
    assert "40" not in " ".join(table.spoken())
    assert "40" not in str(table.card("Kh").get_attribute("aria-label"))
    assert "40" not in table.find(".gw-mat").inner_text()
    keys(table, "Space")
    assert "30" not in table.find("[data-part=message]").inner_text()


def test_question_mark_shows_the_keys_and_takes_them_away(open_table: Open) -> None:
    table = in_hand(open_table)
    keys(table, "?")
    assert table.find(".gw-keys div").count() == 12
    assert table.focused() == "keys"
    keys(table, "?")
    assert table.find("[data-part=menu]").count() == 0
    assert table.focused() == "menu"


# ── focus after a redraw ──


def without(name: str, gone: str, seq: int) -> dict[str, object]:
    """The state with a card gone from the hand."""
    after = copy.deepcopy(state(name))
    hand = after["hand"]
    hand["cards"] = [card for card in hand["cards"] if card["card"] != gone]
    for group in hand["groups"]:
        group["cards"] = [code for code in group["cards"] if code != gone]
    hand["orders"] = {
        way: [code for code in order if code != gone] for way, order in hand["orders"].items()
    }
    return {**after, "seq": seq}


def test_focus_stays_on_its_card_when_the_table_is_drawn_anew(open_table: Open) -> None:
    table = in_hand(open_table, "draw", "9d")
    table.show(state("discard"))  # there the card lies in another group
    assert table.focused() == "card:9d"


def test_when_its_card_leaves_focus_goes_to_the_next_one(open_table: Open) -> None:
    table = in_hand(open_table, card="Jd")
    table.show(without("discard", "Jd", 9))
    assert table.focused() == "card:8h"
    table.card("2d").focus()
    table.show(without("discard", "2d", 10))
    assert table.focused() == "card:8h"


def test_when_the_hand_is_gone_focus_goes_to_the_trays_first_button(open_table: Open) -> None:
    table = in_hand(open_table, "layoff", "8c")
    table.show(state("lost_round"))
    assert table.focused() == "tray:next-round"


def test_when_its_button_is_gone_focus_goes_to_the_first_of_the_tray(open_table: Open) -> None:
    table = open_table("draw")
    table.tray("take-stock").focus()
    table.show(state("discard"))
    assert table.focused() == "tray:discard"


def test_a_table_that_has_no_focus_takes_none(open_table: Open) -> None:
    table = open_table("draw")
    table.show(state("discard"))
    assert table.focused() == ""


# ── the host's keys ──


def test_every_thing_with_focus_keeps_the_hosts_shortcuts_away(open_table: Open) -> None:
    table = open_table("knock")
    keys(table, "?")
    table.card("2d").click(position={"x": 10, "y": 30})
    table.tool("sort").click()
    bare = table.page.evaluate(
        "() => [...document.querySelectorAll('.gw :is(button, input, [tabindex])')]"
        ".filter(el => el.dataset.lmSuppressShortcuts !== 'true').map(el => el.outerHTML)"
    )
    assert bare == []


def test_keys_pressed_in_the_table_do_not_reach_the_host(open_table: Open) -> None:
    table = in_hand(open_table)
    table.page.evaluate(
        "() => { window.heard = []; document.addEventListener('keydown', e => heard.push(e.key)) }"
    )
    keys(table, "d", "d", "a", "ArrowDown", "ArrowRight", "Space", "h", "?", "Escape", "z")
    assert table.page.evaluate("heard") == []
    keys(table, "Control+z", "Escape", "Tab")
    assert "z" in table.page.evaluate("heard")  # the host's own combinations are left to it


# ── what is said ──


def test_a_cards_name_says_its_group_its_place_and_its_tags(open_table: Open) -> None:
    table = open_table("discard")
    assert (
        table.card("9h").get_attribute("aria-label")
        == "nine of hearts, in a set, card 5 of 11, new"
    )
    assert (
        table.card("2d").get_attribute("aria-label")
        == "two of diamonds, deadwood 40, card 11 of 11"
    )
    table.tool("sort").click()
    table.tool("sort-suit").click()
    assert table.card("2d").get_attribute("aria-label") == "two of diamonds, card 6 of 11"


def test_names_follow_the_template_of_the_language(open_table: Open) -> None:
    words = labels()
    words["lang"] = "sw"
    words["ui"]["card_group_tags"] = "{tags}! {count}/{position}: {group} {card}"
    table = open_table("discard", words=words)
    assert table.card("9h").get_attribute("aria-label") == "new! 11/5: in a set nine of hearts"
    assert table.find(".gw").get_attribute("lang") == "sw"


def test_news_are_said_once_also_when_the_words_are_the_same(open_table: Open) -> None:
    table = open_table("draw")
    before = table.spoken()
    assert before[-1] == "Your turn: draw a card."
    table.show(state("draw"))
    assert table.spoken() == before
    again = {**state("draw"), "seq": 9, "say": [{"id": 13, "text": "Your turn: draw a card."}]}
    table.show(again)
    assert table.spoken() == [*before, "Your turn: draw a card."]


def test_two_views_of_one_model_say_it_once(open_table: Open) -> None:
    table = open_table("draw")
    table.page.evaluate("mount({}, {model})")
    table.show(state("discard"))
    said = [text for text in table.spoken() if text == "You took the nine of hearts."]
    assert len(said) == 1


def test_a_card_in_a_sentence_is_spoken_by_its_full_name(open_table: Open) -> None:
    table = open_table("draw")
    name = table.page.get_by_role("button", name="Take the nine of hearts")
    assert name.count() == 1


def test_languages_are_named_in_their_own_language(open_table: Open) -> None:
    table = open_table("draw")
    table.find("[data-action=menu]").click()
    langs = table.find("[data-action=lang]")
    assert langs.evaluate_all("all => all.map(b => b.lang)") == [
        "en",
        "ceb",
        "sw",
        "af",
        "su",
        "ms",
    ]
    langs.nth(2).click()
    assert table.sent() == [{"seq": 7, "cmd": "lang", "lang": "sw"}]
