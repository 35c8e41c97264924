"""The app's style sheet: the table's colours, and nothing that reaches into a widget."""

from __future__ import annotations

import re
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "gin_widgets"
SHEET = (PACKAGE / "app" / "static" / "app.css").read_text("utf-8")
TABLE = (PACKAGE / "widgets" / "frontend" / "css" / "tokens.css").read_text("utf-8")


def _colours(sheet: str, *selectors: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for selector in selectors:
        block = re.search(rf"(?m)^\s*{re.escape(selector)} \{{(.*?)\}}", sheet, re.DOTALL)
        assert block is not None, selector
        found |= re.findall(r"(--gw-[\w-]+): *([^;]+);", block[1])
    return found


def _same(ours: dict[str, str], theirs: dict[str, str]) -> None:
    assert len(ours) > 10
    assert ours == {name: theirs[name] for name in ours}


def test_light_colours_are_the_table_s() -> None:
    _same(_colours(SHEET, ".ga"), _colours(TABLE, ".gw"))


def test_dark_colours_are_the_table_s() -> None:
    theirs = _colours(TABLE, '.gw[data-theme="dark"]')
    _same(_colours(SHEET, ':root[data-theme="dark"] .ga'), theirs)
    _same(_colours(SHEET, ':root:not([data-theme="light"]) .ga'), theirs)


def test_every_rule_is_about_the_app_s_own_parts() -> None:
    plain = re.sub(r"(?s)/\*.*?\*/", "", SHEET)
    for selectors in re.findall(r"(?m)^ *([^@{}\n][^{}]*)\{", plain):
        for selector in selectors.split(","):
            assert re.search(r"\.ga(-[\w-]+)?\b", selector), selector


def test_no_file_of_the_app_names_another_website() -> None:
    for path in (PACKAGE / "app" / "static").iterdir():
        text = path.read_text("utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "//" not in re.sub(r"(?m)^\s*//.*$", "", text), path.name
