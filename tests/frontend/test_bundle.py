"""The committed bundle, its sources and their checks."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from gin_widgets.present.labels import LABELS

ROOT = Path(__file__).parents[2]
FRONTEND = ROOT / "gin_widgets" / "widgets" / "frontend"
STATIC = ROOT / "gin_widgets" / "widgets" / "static"
SOURCES = sorted((FRONTEND / "src").rglob("*.js"))


def run_npm(script: str) -> subprocess.CompletedProcess[str]:
    """Run one of the front end's scripts; node and its packages are required where CI is set."""
    missing = None
    if shutil.which("npm") is None:
        missing = "no npm on PATH"
    elif not (FRONTEND / "node_modules" / "esbuild").is_dir():
        missing = "the front end's packages are not installed (npm install)"
    if missing and os.environ.get("CI"):
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)
    command = ["npm", "run", "--silent", script]
    return subprocess.run(command, cwd=FRONTEND, capture_output=True, text=True, check=False)


def test_bundle_is_what_the_sources_make_and_they_pass_their_checks() -> None:
    done = run_npm("check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_bundle_stays_small_because_it_travels_with_each_widget() -> None:
    sizes = {path.name: path.stat().st_size for path in STATIC.glob("card_table.*")}
    assert set(sizes) == {"card_table.js", "card_table.css"}
    assert sizes["card_table.js"] < 60_000
    assert sizes["card_table.css"] < 40_000


def test_bundle_is_one_module_that_asks_nobody() -> None:
    bundle = (STATIC / "card_table.js").read_text(encoding="utf-8")
    assert "export{" in bundle or "export default" in bundle
    for word in ("import(", "fetch(", "XMLHttpRequest", "eval(", "new Function", "https://"):
        assert word not in bundle


def test_page_uses_every_text_and_no_other() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    plain = set(re.findall(r'\bui\(\s*"(\w+)"', code))
    made = {"sort_", "sorted_", "theme_", "read_", "name_"}
    assert plain - set(LABELS) == set()
    quoted = set(re.findall(r'"(\w+)"', code))
    composed = {"replay", "new_game"}
    unused = {
        key
        for key in LABELS
        if key not in quoted
        and not any(key.startswith(stem) for stem in made)
        and not any(key.startswith(f"{stem}_") for stem in composed)
        and not key.startswith("card_")
    }
    assert unused == set()


def test_page_holds_no_sentence() -> None:
    two_words = re.compile(r'"[A-Z][a-z]+ [a-z]+[^"]*"')
    for path in SOURCES:
        lines = path.read_text(encoding="utf-8").splitlines()
        code = [line for line in lines if not line.lstrip().startswith(("//", "*", "/*"))]
        assert not two_words.findall("\n".join(code)), path.name


def test_styles_stay_under_the_root_of_the_table() -> None:
    css = (STATIC / "card_table.css").read_text(encoding="utf-8")
    assert not re.search(r":root|(?<![\w-])(html|body)(?![\w-])|#gw|[\d.]vw\b", css)
    flat = re.sub(r"@(media|container)[^{]*\{", "", re.sub(r"@keyframes[^{]*\{[^}]*\}\}", "", css))
    selectors = re.findall(r"(?:^|[{}])([^{}@]+)\{", flat)
    assert len(selectors) > 100
    for selector in selectors:
        outer = selector
        while "(" in outer:  # a comma in brackets parts no selectors
            outer = re.sub(r"\([^()]*\)", "", outer)
        for one in outer.split(","):
            assert one.strip().startswith(".gw"), selector


def test_packages_are_named_exactly_and_no_lock_names_a_host() -> None:
    package = json.loads((FRONTEND / "package.json").read_text(encoding="utf-8"))
    assert "dependencies" not in package
    for version in package["devDependencies"].values():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version)
    assert not (FRONTEND / "package-lock.json").exists()
