"""The tools that read the whole code find nothing: style, types, layers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BESIDE = Path(sys.executable).parent


@pytest.mark.parametrize(
    "command",
    ["ruff check", "ruff format --check", "mypy", "lint-imports"],
)
def test_no_fault_is_found(command: str) -> None:
    name, *options = command.split()
    run = subprocess.run(
        [str(BESIDE / name), *options], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
