"""The notebooks: fresh, clean, true, and running from top to bottom."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest

from gin_widgets.app import notebooks
from gin_widgets.app.language_choice import CODES
from gin_widgets.app.pages import PAGES, rules, teach
from gin_widgets.app.pages.cells import Call
from gin_widgets.engine.arrangements import best_arrangement, deadwood
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.rules import variant

FOLDER = Path(__file__).parents[2] / "notebooks"
NAMES = [f"{lang}/{page.name}.ipynb" for lang in CODES for page in PAGES]


def _read(name: str) -> Any:  # noqa: ANN401  nbformat carries no types
    return nbformat.reads((FOLDER / name).read_text("utf-8"), as_version=4)  # type: ignore[no-untyped-call]


def test_they_are_as_they_would_be_built_now() -> None:
    assert notebooks.out_of_date(FOLDER) == [], "write them again with: gin-widgets notebooks"


def test_there_are_no_others() -> None:
    found = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.ipynb")}
    assert found == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_each_is_valid_and_without_outputs(name: str) -> None:
    notebook = _read(name)
    nbformat.validate(notebook)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert cell.outputs == []
            assert cell.execution_count is None


@pytest.mark.parametrize("name", NAMES)
def test_each_says_its_language_its_title_and_a_kernel(name: str) -> None:
    notebook = _read(name)
    lang, _, page = name.partition("/")
    assert notebook.metadata.lang == lang
    assert notebook.metadata.kernelspec.name == "python3"
    assert notebook.cells[0].source == f"# {notebook.metadata.title}"
    ids = [cell.id for cell in notebook.cells]
    assert len(set(ids)) == len(ids)
    assert all(one.startswith(page.removesuffix(".ipynb") + "-") for one in ids)


@pytest.mark.parametrize("lang", CODES)
def test_the_languages_differ_in_words_only(lang: str) -> None:
    for page in PAGES:
        ours, english = _read(f"{lang}/{page.name}.ipynb"), _read(f"en/{page.name}.ipynb")
        assert [cell.id for cell in ours.cells] == [cell.id for cell in english.cells]
        calls = [cell.source for cell in ours.cells if cell.cell_type == "code"]
        wanted = [cell.source for cell in english.cells if cell.cell_type == "code"]
        assert calls == [line.replace('lang="en"', f'lang="{lang}"') for line in wanted]


@pytest.mark.parametrize("name", NAMES)
def test_code_cells_are_one_line_of_user_code(name: str) -> None:
    for cell in _read(name).cells:
        if cell.cell_type == "code":
            assert "\n" not in cell.source
            wanted, called = ast.parse(cell.source).body
            assert isinstance(wanted, ast.ImportFrom)
            assert wanted.module == "gin_widgets"
            assert isinstance(called, ast.Expr)


@pytest.mark.parametrize("name", NAMES)
def test_links_lead_to_pages_that_exist(name: str) -> None:
    for cell in _read(name).cells:
        for part in cell.source.split("](")[1:]:
            target = part.partition(")")[0]
            assert (FOLDER / name).with_name(target).is_file()


def _shown(page: object, key: str) -> str:
    cells = getattr(page, "cells", ())
    return next(cell.word for cell in cells if isinstance(cell, Call) and cell.key == key)


def test_g19_the_first_example_is_a_set_and_a_run() -> None:
    best = best_arrangement(_shown(rules.PAGE, "two-melds"))
    assert sorted(meld.kind.name for meld in best.melds) == ["RUN", "SET"]
    assert best.unmatched == ()


def test_the_hand_with_four_unmatched_cards_has_them() -> None:
    best = best_arrangement(_shown(rules.PAGE, "hand"))
    assert len(Hand.of(_shown(rules.PAGE, "hand"))) == 10
    assert len(best.unmatched) == 4
    assert len(best.melds) == 2


def test_g18_g26_the_knocking_hands_are_a_knock_and_gin() -> None:
    knock, gin = _shown(rules.PAGE, "knock"), _shown(rules.PAGE, "gin")
    limit = variant("gin").knock_limit
    assert isinstance(limit, int)
    assert len(Hand.of(knock)) == len(Hand.of(gin)) == 10
    assert 0 < deadwood(knock) <= limit
    assert deadwood(gin) == 0


def test_g19_the_card_that_fits_twice_counts_once() -> None:
    hand = Hand.of(_shown(teach.PAGE, "twice"))
    best = best_arrangement(hand)
    assert [meld.kind.name for meld in best.melds] == ["RUN"]
    assert best.deadwood == 14


@pytest.mark.parametrize("name", NAMES)
def test_the_code_of_each_runs(name: str) -> None:
    names: dict[str, object] = {}
    for cell in _read(name).cells:
        if cell.cell_type == "code":
            exec(cell.source, names)  # noqa: S102  it is our own


@pytest.mark.parametrize("lang", ["ceb", "en"])
def test_they_run_from_top_to_bottom_in_a_kernel(lang: str) -> None:
    # In a process of its own: nbval runs an event loop, which Playwright does not share.
    run = subprocess.run(
        [
            sys.executable,
            *("-m", "pytest", "--nbval-lax", "--nbval-current-env", "-q"),
            *("-p", "no:cacheprovider", "--rootdir", str(FOLDER), "-c", "/dev/null"),
            str(FOLDER / lang),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-5000:]
    names = [name for name in NAMES if name.startswith(f"{lang}/")]
    cells = sum(cell.cell_type == "code" for name in names for cell in _read(name).cells)
    assert f"{cells} passed" in run.stdout
