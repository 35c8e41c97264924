"""Fixtures shared by all tests: a real browser that may not leave this machine, and the app.

`page` is an empty page; `new_page(viewport=..., locale=..., has_touch=...)` makes one more, with
any option of Playwright's `new_context`. `server_url` is the address of a running
`gin-widgets serve`. `check_accessibility(page)` fails with axe's report.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from hypothesis import HealthCheck, settings
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

# No test is timed: these machines are shared. CI tries the same examples every time, so that what
# it says of a change is said of the change; elsewhere each run tries others.
settings.register_profile(
    "shared",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=os.environ.get("CI") == "true",
)
settings.load_profile("shared")

BROWSER_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A name that is not this machine's is never looked up, so nothing leaves even by mistake.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)
LOCAL_HOSTS = ("localhost", "127.0.0.1")
LOCAL_SCHEMES = ("blob", "data", "about")
PATIENCE = 60  # seconds; a limit for a hung page, not a measure of speed

expect.set_options(timeout=PATIENCE * 1000)


def _leaves_the_machine(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme not in LOCAL_SCHEMES and parts.hostname not in LOCAL_HOSTS


def _browser_path() -> str:
    found = next(filter(None, map(shutil.which, BROWSER_NAMES)), None)
    if found is not None:
        return found
    missing = f"no Chromium on PATH (looked for {', '.join(BROWSER_NAMES)})"
    if os.environ.get("GIN_WIDGETS_REQUIRE_BROWSER") == "1":
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the whole run."""
    path = _browser_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(BROWSER_FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Make a page in a fresh profile; any request that leaves the machine fails the test."""
    contexts: list[BrowserContext] = []
    asked: list[str] = []

    def note_request(request: Request) -> None:
        asked.append(request.url)

    def note_socket(socket: WebSocket) -> None:
        asked.append(socket.url)

    def note_page(page: Page) -> None:
        page.on("websocket", note_socket)

    def make(**options: object) -> Page:
        context = browser.new_context(**options)  # type: ignore[arg-type]  # passed on unread
        context.set_default_timeout(PATIENCE * 1000)
        context.on("request", note_request)
        context.on("page", note_page)
        contexts.append(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    assert [url for url in asked if _leaves_the_machine(url)] == []


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """An empty page, 1280 by 900."""
    return new_page(viewport={"width": 1280, "height": 900})


@pytest.fixture
def check_accessibility() -> Callable[..., None]:
    """Fail with axe's report when a page, or the part of it that a selector names, has a fault."""

    def check(page: Page, selector: str | None = None) -> None:
        results = Axe().run(page, context=selector)
        assert results.violations_count == 0, results.generate_report()

    return check


def free_port() -> int:
    """A port of this machine that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=5):
            return True
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False


def own_folders(folder: Path) -> dict[str, str]:
    """Settings that keep the user's own Jupyter files out of a test and the test's out of them."""
    names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    return {**os.environ, **{name: str(folder / name.lower()) for name in names}}


@pytest.fixture(scope="session")
def start_command(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., str]]:
    """Start a server with a command in which `{port}` stands for its port; its address."""
    running: list[subprocess.Popen[bytes]] = []

    def start(*command: str, answers_at: str = "/") -> str:
        folder = tmp_path_factory.mktemp("server")
        url = f"http://127.0.0.1:{(port := free_port())}"
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [word.replace("{port}", str(port)) for word in command],
                env=own_folders(folder),
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        running.append(server)
        deadline = time.monotonic() + PATIENCE
        while not answers(url + answers_at):
            if server.poll() is not None or time.monotonic() > deadline:
                pytest.fail(f"no answer from {url}:\n{(folder / 'log').read_text()}")
            time.sleep(0.2)
        return url

    yield start
    for server in running:
        server.terminate()
    for server in running:
        server.wait(PATIENCE)


@pytest.fixture(scope="session")
def start_server(start_command: Callable[..., str]) -> Callable[..., str]:
    """Start `gin-widgets serve` with these arguments and return its address."""

    def start(*arguments: str) -> str:
        command = (sys.executable, "-m", "gin_widgets", "serve", "--no-browser")
        return start_command(*command, "--port", "{port}", *arguments)

    return start


@pytest.fixture(scope="session")
def server_url(start_server: Callable[..., str]) -> str:
    """The address of the app as it starts by default, without the closing slash."""
    return start_server()
