"""Servers and watched pages for the tests in which games are played."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import ConsoleMessage, Error, Page
from tables import Lab, lay_out

_SETTINGS = "@jupyterlab/apputils-extension/notification.jupyterlab-settings"


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--whole-games`: each game goes to 100 points, not only two of the six."""
    parser.addoption(
        "--whole-games", action="store_true", help="play every game in a browser to 100 points"
    )


@pytest.fixture(scope="session")
def whole_games(pytestconfig: pytest.Config) -> bool:
    """Whether every game goes to 100 points."""
    return bool(pytestconfig.getoption("--whole-games", default=False))


@pytest.fixture(scope="session")
def app_url(start_server: Callable[..., str], tmp_path_factory: pytest.TempPathFactory) -> str:
    """The app with the notebooks of these tests."""
    folder = tmp_path_factory.mktemp("app") / "notebooks"
    return start_server("--notebooks", str(lay_out(folder)))


@pytest.fixture(scope="session")
def lab(start_command: Callable[..., str], tmp_path_factory: pytest.TempPathFactory) -> Lab:
    """JupyterLab with copies of the notebooks; it does not ask whether it may fetch news."""
    folder = tmp_path_factory.mktemp("lab")
    settings = folder / "settings" / _SETTINGS
    settings.parent.mkdir(parents=True)
    settings.write_text('{"fetchNews": "false"}', "utf-8")
    notebooks = lay_out(folder / "notebooks")
    url = start_command(
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--port={port}"),
        *("--IdentityProvider.token=", f"--notebook-dir={notebooks}"),
        f"--LabApp.user_settings_dir={folder / 'settings'}",
        answers_at="/api",
    )
    return Lab(url, notebooks)


@pytest.fixture
def watched_page(new_page: Callable[..., Page]) -> Iterator[Callable[..., Page]]:
    """Make a page on which an error, also one in the console, fails the test."""
    faults: list[str] = []

    def note_error(error: Error) -> None:
        faults.append(str(error))

    def note_line(line: ConsoleMessage) -> None:
        if line.type == "error":
            faults.append(line.text)

    def make(**options: object) -> Page:
        size = {"width": 1280, "height": 900}
        page = new_page(**{"viewport": size, "reduced_motion": "reduce", **options})
        page.on("pageerror", note_error)
        page.on("console", note_line)
        return page

    yield make
    assert faults == []


@pytest.fixture
def data_folder(tmp_path: Path) -> Path:
    """A folder for a server that is stopped and started again."""
    return tmp_path
