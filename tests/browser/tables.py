"""Opening a table: as a page of the app, and as a notebook in JupyterLab."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, expect
from seen import HAND
from wire import Wire

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
CELLS = ".jp-Notebook .jp-Cell"
SHORT = "short"
"""A notebook of these tests: a game to 50 points."""


def lay_out(folder: Path) -> Path:
    """Notebooks to play with, in `folder`: copies, because JupyterLab writes into them."""
    for lang in ("en", "sw"):
        shutil.copytree(NOTEBOOKS / lang, folder / lang)
        code = f'from gin_widgets import table; table("gin", lang="{lang}", target=50)'
        notebook = json.loads((folder / lang / "practice.ipynb").read_text("utf-8"))
        cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
        (folder / lang / f"{SHORT}.ipynb").write_text(
            json.dumps({**notebook, "cells": [{**cells[0], "source": [code]}]}), "utf-8"
        )
    return folder


def open_page(page: Page, url: str, name: str = "practice", lang: str = "en") -> None:
    """A notebook as a page of the app, its table dealt."""
    page.goto(f"{url}/voila/render/{lang}/{name}.ipynb")
    expect(page.locator(HAND).first).to_be_visible()


@dataclass(frozen=True)
class Lab:
    """A running JupyterLab and the folder that it serves."""

    url: str
    folder: Path

    def open(self, page: Page, name: str = "practice", lang: str = "en") -> None:
        """A copy of the notebook, with a kernel of its own, its table dealt.

        On a narrow screen it is opened without the panes beside it.
        """
        path = self.folder / f"{name}-{uuid4().hex[:8]}.ipynb"
        shutil.copy(self.folder / lang / f"{name}.ipynb", path)
        narrow = page.viewport_size is not None and page.viewport_size["width"] < 700
        self._start(page, f"{self.url}/{'doc' if narrow else 'lab'}/tree/{path.name}?reset")

    def reload(self, page: Page) -> None:
        """The same notebook again: its kernel lives, what it showed was not saved."""
        self._start(page, page.url)

    def _start(self, page: Page, url: str) -> None:
        wire = Wire(page)
        page.goto(url)
        expect(page.locator(f"{CELLS}.jp-mod-active")).to_be_focused()
        while not any(map(_knows_widgets, wire.received)):
            page.wait_for_timeout(50)
        run_table(page)


def _knows_widgets(content: Mapping[str, Any]) -> bool:
    """Whether JupyterLab has been told which widgets the kernel has, and so is ready for more."""
    data = content.get("data")
    states = isinstance(data, dict) and data.get("method") == "update_states"
    return states or "comms" in content


def run_table(page: Page) -> None:
    """Run the first cell with code, by keyboard: from the active cell down to it."""
    for _ in range(page.locator(CELLS).count()):
        if page.locator(f"{CELLS}.jp-mod-active.jp-CodeCell").count():
            break
        page.keyboard.press("ArrowDown")
    prompt = page.locator(f"{CELLS}.jp-mod-active .jp-InputPrompt")
    before = prompt.inner_text()
    for _ in range(30):  # JupyterLab shows its page before it listens to keys
        page.keyboard.press("Control+Enter")
        page.wait_for_timeout(100)
        if prompt.inner_text() != before:
            break
    expect(page.locator(HAND).first).to_be_visible()
