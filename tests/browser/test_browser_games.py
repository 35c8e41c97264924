"""Whole games, played as a learner plays them: to the last point, on a page and in JupyterLab.

Two games go to 100 points, the others to 50; with `--whole-games` all go to 100.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from learner import Learner
from playwright.sync_api import Page
from tables import CELLS, SHORT, Lab, open_page
from ways import Finger, Keys, Mouse, Way
from wire import Wire

pytestmark = pytest.mark.browser

WAYS: dict[str, type[Way]] = {"mouse": Mouse, "keys": Keys, "finger": Finger}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def _notebook(whole: bool) -> str:
    return "practice" if whole else SHORT


def _options(way: str) -> dict[str, object]:
    return dict(PHONE) if way == "finger" else {}


@pytest.mark.parametrize(
    ("way", "whole", "lang"),
    [("mouse", True, "en"), ("keys", False, "en"), ("finger", False, "sw")],
)
def test_g8_a_game_on_the_practice_page(  # noqa: PLR0913, PLR0917  # fixtures and what is varied
    watched_page: Callable[..., Page],
    app_url: str,
    way: str,
    whole: bool,
    lang: str,
    whole_games: bool,
) -> None:
    page = watched_page(**_options(way))
    wire = Wire(page)
    open_page(page, app_url, _notebook(whole or whole_games), lang)
    Learner(page, WAYS[way](page), wire).play_game()


@pytest.mark.parametrize(("way", "whole"), [("mouse", False), ("keys", True), ("finger", False)])
def test_g8_a_game_in_jupyterlab(
    watched_page: Callable[..., Page], lab: Lab, way: str, whole: bool, whole_games: bool
) -> None:
    page = watched_page(**_options(way))
    wire = Wire(page)
    lab.open(page, _notebook(whole or whole_games))
    cells = page.locator(CELLS).count()
    Learner(page, WAYS[way](page), wire).play_game()
    assert page.locator(CELLS).count() == cells
