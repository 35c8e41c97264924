"""Sorting and the learner's own order, and what she chose to see."""

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


def sort(table: TablePage, way: str) -> None:
    """Sort by melds, rank or suit."""
    table.tool("sort").click()
    table.tool(f"sort-{way}").click()


@pytest.mark.parametrize("way", ["rank", "suit"])
def test_g11_the_hand_is_sorted_by_rank_or_suit(open_table: Open, way: str) -> None:
    table = open_table("discard")
    sort(table, way)
    assert table.hand() == state("discard")["hand"]["orders"][way]
    assert table.spoken()[-1] == f"Your hand is sorted by {way}."
    assert table.focused() == "tools:sort"


def test_sorted_by_melds_brackets_say_what_the_cards_are(open_table: Open) -> None:
    table = open_table("discard")
    sort(table, "rank")
    assert table.find("[data-part=hand] [role=group]").count() == 0
    sort(table, "melds")
    assert table.find("[data-part=hand] .gw-brk").all_inner_texts() == ["Run", "Set", "Deadwood 40"]


def move_right(table: TablePage, card: str, times: int) -> None:
    """Move a card by keyboard."""
    table.card(card).focus()
    for _ in range(times):
        table.page.keyboard.press("Alt+ArrowRight")


def test_an_own_order_survives_a_new_state_and_the_new_card_comes_last(open_table: Open) -> None:
    table = open_table("draw")
    move_right(table, "4c", 3)
    assert table.hand()[:4] == ["5c", "6c", "Kh", "4c"]
    own = table.hand()
    table.show(state("discard"))
    assert table.hand() == [*own, "9h"]


def test_an_own_order_survives_a_new_page_and_ends_with_the_round(open_table: Open) -> None:
    table = open_table("draw")
    move_right(table, "4c", 3)
    own = table.hand()
    table.page.evaluate("mount({...model.traits})")
    assert table.hand()[10:] == own
    table.show({**state("draw"), "round_id": "r4", "seq": 50})
    assert table.hand()[:10] == [
        code for g in state("draw")["hand"]["groups"] for code in g["cards"]
    ]


def test_sorting_drops_the_own_order(open_table: Open) -> None:
    table = open_table("draw")
    move_right(table, "4c", 3)
    sort(table, "suit")
    assert table.hand() == state("draw")["hand"]["orders"]["suit"]


def test_the_way_to_sort_is_remembered(open_table: Open) -> None:
    table = open_table("draw")
    sort(table, "rank")
    table.page.evaluate("mount({...model.traits})")
    assert table.hand()[10:] == state("draw")["hand"]["orders"]["rank"]


def test_hidden_melds_leave_no_trace_of_them(open_table: Open) -> None:
    table = open_table("discard")
    table.find("[data-action=menu]").click()
    table.find("[data-action=toggle-melds]").click()
    assert table.hand() == state("discard")["hand"]["orders"]["suit"]
    assert table.card("9h").get_attribute("aria-label") == "nine of hearts, card 4 of 11, new"
    table.tool("sort").click()
    assert table.tool("sort-melds").count() == 0
