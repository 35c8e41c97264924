"""Three ways to work a table: with a mouse, with the keys alone, with a finger."""

from __future__ import annotations

import math
import time
from typing import Any

from playwright.sync_api import Locator, Page, Position, expect
from seen import ALERT, card, tray

EDGE: Position = {"x": 12, "y": 24}  # of a card: the rest of it may lie under its neighbour


class Way:
    """What a learner does with her hands. Selectors name what she presses."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0

    def press(self, selector: str) -> None:
        """Press a pile or a button."""
        raise NotImplementedError

    def pick(self, code: str) -> None:
        """Pick a card of the hand, so that the tray says what it can do."""
        raise NotImplementedError

    def discard(self, code: str) -> None:
        """Discard a card that is picked."""
        del code
        self.press(tray("discard"))

    def put_on_meld(self, code: str) -> None:
        """Lay the picked card on a meld that it fits, there where the meld lies."""
        del code
        self.press("[data-meld] [data-action=lay-off]")

    def settled(self) -> None:
        """A move has been answered and drawn."""


class Mouse(Way):
    """Clicks."""

    def press(self, selector: str) -> None:
        self.presses += 1
        self.page.locator(selector).first.click()

    def pick(self, code: str) -> None:
        self.presses += 1
        self.page.locator(card(code)).click(position=EDGE)


_LIES_OPEN = "(el, [x, y]) => el.contains(document.elementFromPoint(x, y))"


class Finger(Way):
    """Taps. The table takes no double tap for two presses, so she never taps twice at one spot."""

    _SPOT = 60.0  # pixels
    _PAUSE = 600  # milliseconds after which a second tap is a new one

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._last = (0.0, 0.0)
        self._when = 0.0

    def press(self, selector: str) -> None:
        self.presses += 1
        self._tap(self.page.locator(selector).first)

    def pick(self, code: str) -> None:
        self.presses += 1
        self._tap(self.page.locator(card(code)), EDGE)

    def _tap(self, goal: Locator, position: Position | None = None) -> None:
        goal.scroll_into_view_if_needed()
        box = goal.bounding_box()
        assert box is not None
        inside = position or {"x": box["width"] / 2, "y": box["height"] / 2}
        x, y = box["x"] + inside["x"], box["y"] + inside["y"]
        if math.dist((x, y), self._last) < self._SPOT:
            rest = self._when + self._PAUSE - 1000 * time.monotonic()
            self.page.wait_for_timeout(max(0.0, rest))
        assert goal.evaluate(_LIES_OPEN, [x, y]), f"{goal} is covered where it is tapped"
        self.page.touchscreen.tap(x, y)
        self._last, self._when = (x, y), 1000 * time.monotonic()


_FOCUS = """(selector) => {
  const here = document.activeElement;
  const goal = document.querySelector(selector);
  if (!goal) return null;
  const area = (el) => el?.closest?.("[data-area]") ?? null;
  const items = area(goal) ? [...area(goal).querySelectorAll("[data-fk]")] : [];
  return {
    there: here === goal,
    body: here === document.body,
    same: area(goal) !== null && area(goal) === area(here),
    back: Boolean(here?.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING),
    at: items.indexOf(here),
    to: items.indexOf(goal),
    count: items.length,
    name: here?.dataset?.fk ?? here?.outerHTML.slice(0, 80),
  };
}"""
_IN_TABLE = "document.querySelector('.gw').contains(document.activeElement)"


class Keys(Way):
    """Tab, arrows, Home, End, Space and Enter; the pointer is never used."""

    def press(self, selector: str) -> None:
        self.presses += 1
        self.go(selector)
        self.page.keyboard.press("Enter" if self.presses % 2 else "Space")

    def pick(self, code: str) -> None:
        self.presses += 1
        self.go(card(code))
        self.page.keyboard.press("Space")

    def discard(self, code: str) -> None:
        """Enter on the card does it at once; the button under the hand does it too."""
        if self.presses % 2:
            super().discard(code)
            return
        self.presses += 1
        self.go(card(code))
        self.page.keyboard.press("Enter")

    def settled(self) -> None:
        assert self.page.evaluate(_IN_TABLE), "the focus was lost"

    def go(self, selector: str) -> None:
        """Bring the focus to that element, from part to part by Tab and inside one by arrows."""
        for _ in range(60):
            where: dict[str, Any] | None = self.page.evaluate(_FOCUS, selector)
            assert where is not None, f"{selector} is not there"
            if where["there"]:
                return
            self.page.keyboard.press(_step(where))
        raise AssertionError(f"no key leads to {selector} from {where}")


def _step(where: dict[str, Any]) -> str:
    """The key that leads nearer."""
    if not where["same"]:
        return "Shift+Tab" if where["back"] else "Tab"
    at, to = where["at"], where["to"]
    if to == 0 or to == where["count"] - 1:
        return "Home" if to == 0 else "End"
    return "ArrowRight" if at < to else "ArrowLeft"


def wait_for(page: Page, condition: str, argument: object = None) -> None:
    """Wait until a JavaScript function says yes; a refusal of the table ends the wait at once."""
    page.wait_for_function(
        f"(arg) => ({condition})(arg) || document.querySelector({ALERT!r})", arg=argument
    )
    refusal = page.locator(ALERT)
    assert refusal.count() == 0, refusal.first.inner_text()


def wait_gone(page: Page, selector: str) -> None:
    """Wait until there is no such element any more."""
    wait_for(page, "(sel) => !document.querySelector(sel)", selector)


def wait_ready(page: Page) -> None:
    """Wait until the first cards are dealt on a page that has just been opened."""
    expect(page.locator("[data-mode]")).to_be_visible()
