"""The builder of the notebooks: from the pages and the catalogs to files, and the check of them.

The files are committed without outputs and with fixed cell ids, so that a change in one sentence
is a change in one line, and a teacher can read and edit them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from gin_widgets.app.language_choice import CODES
from gin_widgets.app.pages import PAGES
from gin_widgets.app.pages.cells import Call, Line
from gin_widgets.i18n import text

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from gin_widgets.app.pages.cells import Notebook, Prose

_KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def build(page: Notebook, lang: str) -> str:
    """The text of the `.ipynb` file of a page in a language."""
    title = text(page.title, lang)
    cells = [_markdown(page.name, "title", f"# {title}")]
    cells += [_cell(page.name, cell, lang) for cell in page.cells]
    notebook = {
        "cells": cells,
        "metadata": {
            "kernelspec": _KERNEL,
            "lang": lang,
            "language_info": {"name": "python"},
            "title": title,
            "wide": page.wide,
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def build_all() -> dict[str, str]:
    """The text of every notebook by its path below the notebooks' folder."""
    return {f"{lang}/{page.name}.ipynb": build(page, lang) for lang in CODES for page in PAGES}


def write(folder: Path) -> list[Path]:
    """Write all notebooks below `folder`; the paths of those that were changed."""
    changed = out_of_date(folder)
    texts = build_all()
    for name in changed:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[name], "utf-8", newline="\n")
    return [folder / name for name in changed]


def out_of_date(folder: Path) -> list[str]:
    """The paths below `folder` of notebooks that are missing or not as they would be built."""
    return [name for name, built in build_all().items() if _read(folder / name) != built]


def _read(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None


def _cell(page: str, cell: Prose | Call, lang: str) -> dict[str, Any]:
    if isinstance(cell, Call):
        return _code(page, cell, lang)
    return _markdown(page, cell.key, _joined(cell.lines, lang))


def _markdown(page: str, key: str, source: str) -> dict[str, Any]:
    return {
        "cell_type": "markdown",
        "id": f"{page}-{key}",
        "metadata": {},
        "source": source.splitlines(keepends=True),
    }


def _code(page: str, call: Call, lang: str) -> dict[str, Any]:
    name = call.function
    more = f", {call.more}" if call.more else ""
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": f"{page}-{call.key}",
        "metadata": {},
        "outputs": [],
        "source": [f'from gin_widgets import {name}; {name}("{call.word}"{more}, lang="{lang}")'],
    }


def _joined(lines: Iterable[Line], lang: str) -> str:
    """The lines as Markdown: items of one list stand close, everything else is parted."""
    written = ""
    before = ""
    for line in lines:
        if written:
            written += "\n" if line.mark == before and line.mark in {"- ", "1. "} else "\n\n"
        written += line.mark + text(line.text, lang)
        before = line.mark
    return written
