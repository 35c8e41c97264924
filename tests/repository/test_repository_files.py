"""What stands in the repository, and what its documents promise."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from gin_widgets.app.language_choice import CODES
from gin_widgets.version import __version__

ROOT = Path(__file__).parents[2]
APP_COMMAND = (
    "python3 -m venv .venv && .venv/bin/pip install -q -e '.[app]' && .venv/bin/gin-widgets"
)
TEST_COMMAND = (
    "python3 -m venv .venv-test && .venv-test/bin/pip install -q -e '.[test]' && "
    ".venv-test/bin/pytest"
)
FOLDERS = {"gin_widgets", "notebooks", "tests", "binder", ".ci"}
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")


@cache
def _tracked() -> tuple[str, ...]:
    """The files of the repository; of a source archive, which has no history, all files."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode == 0:
        return tuple(name for name in listed.stdout.split("\0") if (ROOT / name).is_file())
    return tuple(
        path.relative_to(ROOT).as_posix()
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "node_modules" not in path.parts and path.suffix != ".pyc"
    )


def _texts() -> dict[str, str]:
    texts = {}
    for name in _tracked():
        content = (ROOT / name).read_bytes()
        if b"\0" not in content:
            texts[name] = content.decode("utf-8")
    return texts


def _commands(document: str) -> list[str]:
    blocks = re.findall(r"(?ms)^```sh\n(.*?)^```", (ROOT / document).read_text("utf-8"))
    return [line for block in blocks for line in block.splitlines() if line]


def test_the_readme_has_exactly_two_commands() -> None:
    assert _commands("README.md") == [APP_COMMAND, TEST_COMMAND]


def test_the_check_of_everything_runs_the_readme_s_command_last() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    assert script.rstrip().splitlines()[-1] == TEST_COMMAND
    assert "set -euo pipefail" in script
    assert "GIN_WIDGETS_REQUIRE_BROWSER=1" in script
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o100


def test_every_top_level_folder_is_known() -> None:
    assert {name.split("/")[0] for name in _tracked() if "/" in name} == FOLDERS


def test_the_readme_lists_every_language() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert re.findall(r"(?m)^\| `(\w+)` \|", readme) == list(CODES)


def test_the_changelog_tells_of_this_version() -> None:
    versions = re.findall(r"(?m)^## ([\d.]+)", (ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert versions[0] == __version__


def _documents() -> list[str]:
    return [name for name in _tracked() if name.endswith(".md")]


def test_every_document_is_there() -> None:
    assert set(DOCUMENTS) <= set(_documents())


@pytest.mark.parametrize("name", _documents())
def test_links_between_files_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", (ROOT / name).read_text("utf-8")):
        if "://" not in target:
            assert (ROOT / name).parent.joinpath(target).exists(), target


def test_no_path_of_a_machine_and_no_registry_is_written_down() -> None:
    # Written in two parts, so that this file does not find itself.
    traces = ["/" + "work/", "/" + "tmp/", "/" + "root/", "/home" + "/", "C:" + "\\Users"]
    registries = ["registry.npm" + "js", "pypi" + ".org", "python" + "hosted", "index" + "-url"]
    found = [
        (name, trace)
        for name, content in _texts().items()
        for trace in [*traces, *registries]
        if trace in content
    ]
    assert found == []


def test_no_generated_file_of_a_tool_is_kept() -> None:
    kinds = ("package-lock.json", ".pyc", ".mo", "node_modules", ".ipynb_checkpoints")
    assert [name for name in _tracked() if any(kind in name for kind in kinds)] == []


def test_files_end_like_text_files() -> None:
    wrong = [
        name
        for name, content in _texts().items()
        if content and (not content.endswith("\n") or "\r" in content)
    ]
    assert wrong == []


def test_files_of_tests_have_names_of_their_own() -> None:
    # pytest and mypy know them by their names alone, for the folders of tests are no packages.
    names = [
        Path(name).name for name in _tracked() if re.match(r"tests/.*(?<!conftest)\.py$", name)
    ]
    assert [name for name in set(names) if names.count(name) > 1] == []
