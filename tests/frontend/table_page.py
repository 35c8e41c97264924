"""The card table's bundle on a page of its own, drawn from states of the contract."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, Route

from gin_widgets.present.labels import LABELS

HERE = Path(__file__).parent
STATIC = HERE.parents[1] / "gin_widgets" / "widgets" / "static"
STATES = HERE.parent / "data" / "frontend"
# Stricter than what the app serves: no inline style, no eval, no word to anybody else.
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'"
TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
ORIGIN = "http://localhost:1"

State = dict[str, Any]


def state(name: str) -> State:
    """A state of the contract, read from tests/data/frontend."""
    loaded: State = json.loads((STATES / f"{name}.json").read_text(encoding="utf-8"))
    return loaded


def labels() -> State:
    """The labels in English."""
    fixed: State = json.loads((STATES / "labels.json").read_text(encoding="utf-8"))
    return {**fixed, "ui": {key: str(text) for key, text in LABELS.items()}}


NOT_TEXT = frozenset(
    {"action", "b", "c", "card", "cards", "cmd", "code", "do", "id", "initial", "kind", "lang"}
    | {"mode", "orders", "round_id", "saved", "style", "table", "tags", "targets", "under"}
)


def pseudo(value: Any, key: str = "") -> Any:  # noqa: ANN401  # any JSON
    """The same with every word twice as long, placeholders and codes as they are."""
    if key in NOT_TEXT and not (isinstance(value, list) and value and isinstance(value[0], dict)):
        return value
    if isinstance(value, dict):
        return {name: pseudo(part, name) for name, part in value.items()}
    if isinstance(value, list):
        return [pseudo(part) for part in value]
    if not isinstance(value, str):
        return value
    return re.sub(r"(?<![{\w])([^\W\d_]{2,})(?![}\w])", r"\1\1", value)


def pseudo_labels() -> State:
    """The labels in a language of very long words."""
    english = labels()
    return {**english, "ui": pseudo(english["ui"]), "cards": pseudo({"": english["cards"]})[""]}


@dataclass(frozen=True)
class TablePage:
    """A page with one table on it, and what its model was sent."""

    page: Page

    def find(self, selector: str) -> Locator:
        """The one element that the selector names."""
        return self.page.locator(selector)

    def card(self, code: str) -> Locator:
        """A card of the learner's hand."""
        return self.page.locator(f"[data-part=hand] [data-card='{code}']")

    def hand(self) -> list[str]:
        """The codes of the hand from left to right, row by row."""
        cards = self.page.locator("[data-part=hand] [data-card]")
        return [str(code) for code in cards.evaluate_all("all => all.map(c => c.dataset.card)")]

    def tray(self, action: str) -> Locator:
        """A button of the tray."""
        return self.page.locator(f"[data-area=tray] [data-action='{action}']")

    def tool(self, action: str) -> Locator:
        """A button of the tools."""
        return self.page.locator(f"[data-area=tools] [data-action='{action}']")

    def sent(self) -> list[State]:
        """What was sent after the greeting, without ids."""
        messages: list[State] = self.page.evaluate("model.sent")
        return [
            {name: part for name, part in message.items() if name != "id"}
            for message in messages
            if message.get("cmd") != "hello"
        ]

    def show(self, new: State) -> None:
        """Python has a new state."""
        self.page.evaluate("state => model.set('state', state)", new)

    def focused(self) -> str:
        """The name in the focus ring of what has the focus."""
        return str(
            self.page.evaluate(
                "() => { let a = document.activeElement;"
                " while (a?.shadowRoot?.activeElement) a = a.shadowRoot.activeElement;"
                " return a?.dataset?.fk ?? '' }"
            )
        )

    def spoken(self) -> list[str]:
        """What the live region holds."""
        return self.page.locator("[data-part=live] p").all_text_contents()


def serve(page: Page) -> None:
    """Answer the page's requests from the files of the harness and the bundle."""

    def answer(route: Route) -> None:
        name = urlsplit(route.request.url).path.lstrip("/") or "harness.html"
        folder = STATIC if name.startswith("card_table.") else HERE
        path = folder / name
        if not path.is_file():
            route.fulfill(status=404)
            return
        headers = {"content-type": TYPES[path.suffix], "content-security-policy": POLICY}
        route.fulfill(body=path.read_text(encoding="utf-8"), headers=headers)

    page.route(f"{ORIGIN}/**", answer)


def tables(new_page: Callable[..., Page]) -> Iterator[Callable[..., TablePage]]:
    """A function that opens a page with a table in a state; an error on the page fails the test."""
    faults: list[str] = []

    def open_it(  # noqa: PLR0913  # each is one switch of the page
        name: str | State,
        *,
        width: int = 1280,
        words: State | None = None,
        shadow: bool = False,
        mount: bool = True,
        still: bool = True,
        query: str = "",
        **options: object,
    ) -> TablePage:
        motion = "reduce" if still else "no-preference"
        size = {"width": width, "height": 900}
        page = new_page(viewport=size, **{"reduced_motion": motion, **options})
        serve(page)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(f"{ORIGIN}/{query}")
        page.wait_for_function("() => window.ready")
        shown = state(name) if isinstance(name, str) else copy.deepcopy(name)
        traits = {"state": shown, "labels": words or labels(), "table_id": "t1"}
        if mount:
            page.evaluate("([traits, how]) => mount(traits, how)", [traits, {"shadow": shadow}])
            page.wait_for_function("() => model.answered === 1")
        return TablePage(page)

    yield open_it
    assert faults == []
