"""Prints what a page takes in a real Chromium, served by our app and by plain Voila.

    python tests/benchmarks/bench_browser.py

The same notebook with the same deal in both, on Linux; the two take turns, and the medians count.
The browser can reach nothing but this machine: what plain Voila's page asks of other machines fails
at once and is in none of the figures. Our app keeps a kernel ready from the moment when somebody
opens its first page; what a load takes before that is a row of its own. Takes some minutes.
"""

from __future__ import annotations

import shutil
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import time
from typing import TYPE_CHECKING

from playwright.sync_api import Error, Position, sync_playwright
from processes import Server, memory, running
from side_by_side import print_versions

from gin_widgets.engine import Deal
from tests.conftest import BROWSER_FLAGS, BROWSER_NAMES, answers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

LOADS = 3  # of each kind
CYCLES = 38  # of four clicks
NOTEBOOK = Path(__file__).parents[2] / "notebooks/en/practice.ipynb"
LINK = f"?deal={Deal.from_seed(7).code}"
HAND = "[data-part=hand] [data-card]"
EDGE: Position = {"x": 12.0, "y": 24.0}  # of a card: the rest of it may lie under its neighbour

COLD, EMPTY, FULL = "empty cache, no kernel ready", "empty cache", "full cache"

_WATCH = """(() => {
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();  // its message comes after the frame
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(null);
  });
  const cards = () => document.querySelectorAll("[data-part=hand] [data-card]");
  const late = () => new Promise((_, fail) => setTimeout(() => fail(new Error("late")), 60_000));
  const when = (ready) => new Promise((then) => {
    const look = () => (ready() ? painted(then) : requestAnimationFrame(look));
    look();
  });
  window.timing = {
    shown: Promise.race([
      when(() => cards()[0]?.getBoundingClientRect().width > 0)
        .then((now) => (performance.timeOrigin + now) / 1000),
      late(),
    ]),
    expect: (count) => {
      const answered = new Promise((then) => {
        addEventListener("click", async (event) => {
          then((await when(() => cards().length === count)) - event.timeStamp);
        }, { capture: true, once: true });
      });
      window.timing.answered = Promise.race([answered, late()]);
    },
  };
})()"""


class Visit:
    """A page with a table, and how many bytes came for it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.received = 0
        self.page: Page = context.new_page()
        self.page.add_init_script(_WATCH)
        tap = context.new_cdp_session(self.page)
        tap.on("Network.loadingFinished", lambda event: self._add(event["encodedDataLength"]))
        tap.on(
            "Network.webSocketFrameReceived",
            lambda event: self._add(len(event["response"]["payloadData"])),
        )
        tap.send("Network.enable")
        began = time()
        self.page.goto(address)
        self.seconds = self._shown() - began
        self.page.wait_for_load_state("networkidle")

    def _shown(self) -> float:
        """When the hand was painted, in seconds of `time`."""
        for _ in range(2):
            with suppress(Error):  # our page loads itself once more when Jupyter gave it no widget
                at: float = self.page.evaluate("window.timing.shown")
                return at
            self.page.wait_for_load_state()
        raise RuntimeError("no hand is shown")

    def _add(self, size: float) -> None:
        self.received += int(size)

    def click(self, selector: str, cards: int) -> float:
        """Milliseconds from a click to the frame that shows so many cards in the hand."""
        self.page.evaluate("(count) => window.timing.expect(count)", cards)
        self.page.locator(selector).first.click()
        took: float = self.page.evaluate("window.timing.answered")
        return took

    def pick(self) -> None:
        """Pick the first card that may be discarded: nothing is sent for that."""
        self.page.locator(f"{HAND}:not([aria-disabled=true])").first.click(position=EDGE)


class Side:
    """One of the two servers, and what was measured of it."""

    def __init__(self, server: Server, path: str, browser: Browser) -> None:
        self.server = server
        self.address = server.url + path + LINK
        self.browser = browser
        self.loads: dict[str, list[Visit]] = {COLD: [], EMPTY: [], FULL: []}
        self.clicks: list[float] = []
        self.lost = 0

    def load(self, *kinds: str) -> None:
        """The page in a fresh profile, once for each kind."""
        context = self.browser.new_context(viewport={"width": 1280, "height": 900})
        for kind in kinds:
            self.server.wait_until_quiet()
            visit = Visit(context, self.address)
            self.loads[kind].append(visit)
            visit.page.close()
        context.close()
        self.server.wait_until_quiet()

    def sit_down(self) -> None:
        """A page to click in, at the learner's second turn."""
        context = self.browser.new_context(viewport={"width": 1280, "height": 900})
        self.visit = Visit(context, self.address)
        self.visit.click("[data-area=tray] [data-action=take-discard]", 11)
        self.visit.pick()
        self.visit.click("[data-area=tray] [data-action=discard]", 10)
        self.server.wait_until_quiet()

    def play(self) -> None:
        """Click through one cycle; a table that lost its connection is opened anew."""
        try:
            self.clicks += self._cycle()
        except Error:
            self.lost += 1
            self.visit.page.close()
            self.sit_down()

    def _cycle(self) -> list[float]:
        """Take a card, discard one (the computer plays), undo both."""
        self.visit.page.bring_to_front()
        click = self.visit.click
        taken = click("[data-part=stock][data-action=take-stock]", 11)
        self.visit.pick()
        discarded = click("[data-area=tray] [data-action=discard]", 10)
        return [taken, discarded, click("[data-action=undo]", 11), click("[data-action=undo]", 10)]

    def figures(self) -> Iterator[tuple[str, float]]:
        """What was measured, in the order of the table."""
        for kind, visits in self.loads.items():
            yield f"load to the visible hand, {kind} (s)", median(v.seconds for v in visits)
        for kind in (EMPTY, FULL):
            received = median(visit.received for visit in self.loads[kind])
            yield f"received for it, {kind} (KiB)", received / 1024
        cuts = quantiles(self.clicks, n=20)
        yield "click to the painted answer, half within (ms)", median(self.clicks)
        yield "click to the painted answer, 95 of 100 within (ms)", cuts[18]
        kernels = self.server.kernels()
        yield "memory of a kernel, PSS (MiB)", median(map(memory, kernels))
        yield "memory of the server without kernels, PSS (MiB)", memory(self.server.process)
        yield f"kernels when {3 * LOADS} pages are closed and one is open", len(kernels)


def measure(ours: Side, plain: Side) -> None:
    """Let the two take turns."""
    for side in (ours, plain) * LOADS:
        side.load(COLD)
    answers(f"{ours.server.url}/en")
    for side in (ours, plain) * LOADS:
        side.load(EMPTY, FULL)
    for side in (ours, plain):
        side.sit_down()
    for side in (ours, plain) * CYCLES:
        side.play()


def main() -> None:
    """Measure and print."""
    program = next(filter(None, map(shutil.which, BROWSER_NAMES)), None)
    if program is None:
        sys.exit(f"no Chromium on PATH (looked for {', '.join(BROWSER_NAMES)})")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        python = (sys.executable, "-m")
        serve = (*python, "gin_widgets", "serve", "--no-browser", "--port", "{port}")
        our_server = stack.enter_context(running(folder / "ours", *serve))
        render = (*python, "voila", "--no-browser", "--port={port}", str(NOTEBOOK))
        voila = stack.enter_context(running(folder / "voila", *render))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=program, args=list(BROWSER_FLAGS))
        ours = Side(our_server, "/voila/render/en/practice.ipynb", browser)
        plain = Side(voila, "/", browser)
        measure(ours, plain)
        print_versions("voila", "anywidget", "ipywidgets", "playwright")
        print(f"Chromium {browser.version}; {len(ours.clicks)} clicks, {LOADS} loads each")
        print(f"{'':58}{'ours':>9}{'voila':>9}{'ours is':>10}")
        for (what, one), (_, other) in zip(ours.figures(), plain.figures(), strict=True):
            print(f"{what:58}{one:9.1f}{other:9.1f}{one / other:9.2f} x")
        lost = f"{ours.lost} of ours, {plain.lost} of plain Voila's"
        print(f"given up because no answer came for a minute: {lost}")
        browser.close()


if __name__ == "__main__":
    main()
