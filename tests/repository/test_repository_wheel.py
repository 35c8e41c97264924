"""The wheel: what is in it, and that the app runs from it without the checkout."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

from gin_widgets.app.language_choice import CODES
from gin_widgets.app.pages import PAGES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a wheel's contents, as an installer would lay it out."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    contents = folder / "contents"
    zipfile.ZipFile(built).extractall(contents)
    return contents


def test_it_carries_what_the_app_serves(wheel: Path) -> None:
    package = wheel / "gin_widgets"
    for lang in CODES:
        assert (package / "i18n" / "locale" / lang / "LC_MESSAGES" / "gin_widgets.mo").is_file()
        for page in PAGES:
            carried = package / "app" / "share" / "notebooks" / lang / f"{page.name}.ipynb"
            assert (
                carried.read_bytes()
                == (ROOT / "notebooks" / lang / f"{page.name}.ipynb").read_bytes()
            )
    assert (package / "app" / "static" / "app.css").is_file()
    assert (package / "widgets" / "static" / "card_table.js").is_file()
    assert (package / "py.typed").is_file()


def test_it_carries_nothing_else(wheel: Path) -> None:
    top = sorted(path.name.partition("-")[0] for path in wheel.iterdir())
    assert top == ["gin_widgets", "gin_widgets"]  # the package and its metadata
    assert not (wheel / "gin_widgets" / "widgets" / "frontend").exists()
    assert not list(wheel.rglob("guides"))


def test_the_command_leads_to_a_function() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    named = re.search(r'(?m)^gin-widgets = "([\w.]+):(\w+)"$', project)
    assert named is not None
    assert callable(getattr(import_module(named[1]), named[2]))


def test_the_app_runs_from_it(wheel: Path, tmp_path: Path) -> None:
    server = subprocess.Popen(
        [sys.executable, "-m", "gin_widgets", "--no-browser", "--port", "0", "--warm", "0"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(wheel), "JUPYTER_DATA_DIR": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{url}voila/render/sw/rules.ipynb") as answer:
            page = answer.read().decode()
    finally:
        server.terminate()
        server.wait(60)
    assert '<html lang="sw"' in page
    assert "data-card=" in page
