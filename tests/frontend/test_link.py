"""Between the page and Python: greeting, saving, silence, and several tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page
from table_page import ORIGIN, TablePage, labels, serve, state, tables

pytestmark = pytest.mark.browser

Open = Callable[..., TablePage]


@pytest.fixture
def open_table(new_page: Callable[..., Page]) -> Iterator[Open]:
    """Open a page with a table on it."""
    yield from tables(new_page)


def test_the_first_message_greets_with_the_address_and_what_was_kept(open_table: Open) -> None:
    table = open_table("loading", mount=False, query="?lang=sw&deal=ABC")
    table.page.evaluate("localStorage.setItem('gin_widgets:t1', 'kept-5')")
    table.page.evaluate(
        "traits => mount(traits)",
        {"state": state("loading"), "labels": labels(), "table_id": "t1"},
    )
    hello = table.page.evaluate("model.sent[0]")
    assert {**hello, "id": ""} == {
        "id": "",
        "seq": 0,
        "cmd": "hello",
        "search": "?lang=sw&deal=ABC",
        "saved": "kept-5",
    }


def test_what_python_wants_kept_is_kept_under_the_tables_name(open_table: Open) -> None:
    table = open_table("loading")
    table.show(state("discard"))
    kept = "localStorage.getItem('gin_widgets:t1')"
    assert table.page.evaluate(kept) == "saved-3-8"
    table.show({**state("draw"), "saved": None, "seq": 9})
    assert table.page.evaluate(kept) == "saved-3-8"


def test_while_loading_the_mat_is_quiet(open_table: Open) -> None:
    table = open_table("loading")
    assert table.find(".gw button").count() == 0
    assert table.find("[role=status]").inner_text() == "The table is being set."
    table.show(state("first"))
    assert len(table.hand()) == 10


def test_a_model_without_a_state_is_quiet_too(open_table: Open) -> None:
    table = open_table({})
    assert table.find(".gw button").count() == 0
    table.show(state("first"))
    assert len(table.hand()) == 10


# ── nobody answers ──


def silent(new_page: Callable[..., Page]) -> TablePage:
    """A table whose Python does not answer, on a page whose clock is ours."""
    page = new_page(viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    serve(page)
    page.clock.install()
    page.goto(ORIGIN + "/")
    page.wait_for_function("() => window.ready")
    page.evaluate(
        "traits => mount(traits)",
        {"state": state("draw"), "labels": labels(), "table_id": "t1"},
    )
    page.wait_for_function("() => model.answered === 1")
    page.evaluate("model.answering = false")
    return TablePage(page)


def test_four_seconds_of_silence_are_a_lost_connection(
    new_page: Callable[..., Page], check_accessibility: Callable[..., None]
) -> None:
    table = silent(new_page)
    table.tray("take-stock").click()
    table.page.clock.run_for(4100)
    assert "The table is not answering" in table.find("[role=alert]").inner_text()
    assert "Waiting for the table" in table.find("[data-part=message]").inner_text()
    assert table.tray("take-stock").get_attribute("aria-disabled") == "true"
    assert table.find(".gw-pile--live").count() == 0
    check_accessibility(table.page)
    table.tray("take-stock").click(force=True)
    table.card("Kh").click(position={"x": 10, "y": 30})
    assert len(table.sent()) == 1


def test_a_late_answer_brings_the_table_back(new_page: Callable[..., Page]) -> None:
    table = silent(new_page)
    table.tray("take-stock").click()
    table.page.clock.run_for(4100)
    table.page.evaluate("model.tell('msg:custom', {kind: 'ack', id: model.sent.at(-1).id})")
    assert table.find("[role=alert]").count() == 0
    assert table.tray("take-stock").get_attribute("aria-disabled") is None


def test_waiting_asks_once_more(new_page: Callable[..., Page]) -> None:
    table = silent(new_page)
    table.tray("take-stock").click()
    table.page.clock.run_for(4100)
    table.find("[data-action=wait]").click()
    assert table.find("[role=alert]").count() == 0
    assert table.page.evaluate("model.sent.at(-1).cmd") == "hello"
    table.page.clock.run_for(4100)
    assert table.find("[role=alert]").count() == 1


def test_the_page_can_be_loaded_again(new_page: Callable[..., Page]) -> None:
    table = silent(new_page)
    table.tray("take-stock").click()
    table.page.clock.run_for(4100)
    with table.page.expect_navigation():
        table.find("[data-action=reload]").click()


# ── where it lives ──


def test_in_a_shadow_root_the_drawings_are_found(open_table: Open) -> None:
    table = open_table("discard", shadow=True)
    table.page.wait_for_function(
        "() => model && document.querySelector('[data-host] div').shadowRoot"
    )
    boxes = table.card("Kh").evaluate(
        "el => { const use = el.querySelector('use'); const box = use.getBBox();"
        " return [box.width, box.height] }"
    )
    assert min(boxes) > 0
    assert table.page.evaluate("document.querySelectorAll('body > [data-gw-sprite]').length") == 0
    table.card("Kh").click(position={"x": 10, "y": 30})
    table.page.keyboard.press("ArrowRight")
    assert table.focused() == "card:Qs"
    table.page.keyboard.press("Enter")
    assert table.sent() == [{"seq": 8, "do": "discard Qs"}]


def test_drawings_are_put_in_when_the_table_comes_into_the_page_later(open_table: Open) -> None:
    table = open_table("discard", mount=False)
    table.page.evaluate(
        "async traits => { const widget = (await import('./card_table.js')).default;"
        " const el = document.createElement('div');"
        " widget.render({ el, model: { get: n => traits[n], on() {}, off() {}, send() {} } });"
        " await new Promise(done => setTimeout(done, 50));"
        " document.querySelector('[data-host]').append(el) }",
        {"state": state("discard"), "labels": labels(), "table_id": "t1"},
    )
    table.page.wait_for_selector("[data-gw-sprite]", state="attached")
    assert len(table.hand()) == 11


def test_several_tables_share_the_drawings_and_the_learners_choices(
    open_table: Open, check_accessibility: Callable[..., None]
) -> None:
    table = open_table("discard")
    other = {**state("draw"), "title": "Oklahoma"}
    table.page.evaluate(
        "traits => mount(traits)", {"state": other, "labels": labels(), "table_id": "t2"}
    )
    assert table.page.evaluate("document.querySelectorAll('[data-gw-sprite]').length") == 1
    ids = table.page.evaluate("[...document.querySelectorAll('[id]')].map(el => el.id)")
    assert len(ids) == len(set(ids))
    assert all(name.startswith("gw-") for name in ids)
    table.find("[data-action=menu]").first.click()
    table.find("[data-action=toggle-four]").click()
    decks = table.find(".gw").evaluate_all("all => all.map(el => el.dataset.deck)")
    assert decks == ["4", "4"]
    check_accessibility(table.page)


def test_two_tables_in_a_row_share_its_width(open_table: Open) -> None:
    table = open_table("discard")
    table.find("[data-host]").evaluate("el => { el.style.display = 'flex' }")
    table.page.evaluate(
        "traits => mount(traits)", {"state": state("draw"), "labels": labels(), "table_id": "t2"}
    )
    widths = table.find(".gw").evaluate_all("all => all.map(el => el.clientWidth)")
    assert abs(widths[0] - widths[1]) <= 1
    assert sum(widths) > 1200


def test_two_views_of_a_model_both_follow_it(open_table: Open) -> None:
    table = open_table("draw")
    table.page.evaluate("mount({}, {model})")
    table.show(state("discard"))
    assert len(table.hand()) == 22
    table.card("Kh").nth(1).click(position={"x": 10, "y": 30})
    pressed = table.card("Kh").evaluate_all("all => all.map(c => c.ariaPressed)")
    assert pressed == ["false", "true"]
    table.tray("discard").nth(1).click()
    assert table.sent() == [{"seq": 8, "do": "discard Kh"}]


def test_a_closed_view_leaves_nothing_behind(open_table: Open) -> None:
    table = open_table("draw")
    table.tray("take-stock").click()
    table.page.evaluate("views[0].close()")
    assert table.page.evaluate("model.hearers()") == 0
    assert table.find(".gw").count() == 0
    table.page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    table.show(state("discard"))
    assert table.find(".gw").count() == 0


# ── motion ──


def flights(table: TablePage) -> int:
    """How many pictures of cards are in the air."""
    return int(table.page.evaluate("document.querySelectorAll('.gw-ghost').length"))


def test_a_drawn_card_travels_from_its_pile_to_the_hand(open_table: Open) -> None:
    table = open_table("draw", still=False)
    count = table.page.evaluate(
        "next => { model.set('state', next);"
        " return document.querySelectorAll('.gw-ghost').length }",
        state("discard"),
    )
    assert count >= 1
    table.page.wait_for_function("() => !document.querySelector('.gw-ghost')")
    assert len(table.hand()) == 11


def test_a_travelling_card_is_never_larger_than_a_card(open_table: Open) -> None:
    # Cards of the knocker came from the whole width of her seat, and were as large.
    table = open_table("knock", still=False)
    widths = table.page.evaluate(
        "next => { model.set('state', next); return [...document.querySelectorAll('.gw-ghost')]"
        ".map(el => el.getBoundingClientRect().width) }",
        {**state("layoff"), "seq": 60},
    )
    assert len(widths) > 5
    assert max(widths) <= 100


@pytest.mark.parametrize("how", ["system", "menu"])
def test_with_less_motion_nothing_travels(open_table: Open, how: str) -> None:
    table = open_table("draw", still=how == "system")
    if how == "menu":
        table.find("[data-action=menu]").click()
        table.find("[data-action=toggle-still]").click()
    table.show(state("discard"))
    assert flights(table) == 0
    running = table.page.evaluate("document.getAnimations().length")
    assert running == 0


def test_a_new_round_is_dealt_afresh_without_travelling(open_table: Open) -> None:
    table = open_table("discard", still=False)
    table.show({**state("first"), "seq": 60})
    assert flights(table) == 0
