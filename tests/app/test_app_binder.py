"""The files for Binder: the image that they describe, without building it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BINDER = ROOT / "binder"


@pytest.fixture(scope="module")
def dockerfile(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What repo2docker makes of a folder that holds what Binder reads: it never runs it."""
    repository = tmp_path_factory.mktemp("binder")
    shutil.copytree(BINDER, repository / "binder")
    shutil.copy(ROOT / "pyproject.toml", repository)
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(repository)]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=repository)
    assert run.returncode == 0, run.stderr[-3000:]
    return run.stdout + run.stderr


def test_the_image_has_the_named_python(dockerfile: str) -> None:
    named = (BINDER / "runtime.txt").read_text("ascii").strip()
    version = named.removeprefix("python-")
    assert re.fullmatch(r"3\.\d+", version)
    assert f"environment-2epy-2d{version.replace('.', '-2e')}-2d" in dockerfile


def test_the_steps_follow_one_another(dockerfile: str) -> None:
    steps = [
        'pip install --no-cache-dir -r "binder/requirements.txt"',
        "COPY --chown=0:0 src/ ${REPO_DIR}/",
        "RUN ./binder/postBuild",
        'ENV R2D_ENTRYPOINT="${REPO_DIR}/binder/start"',
    ]
    places = [dockerfile.find(step) for step in steps]
    assert -1 not in places
    assert places == sorted(places)


def test_the_first_step_needs_no_file_but_its_own() -> None:
    # Only requirements.txt is in the image when it is read, so it cannot name the repository.
    lines = (BINDER / "requirements.txt").read_text("ascii").splitlines()
    wanted = [line for line in lines if line and not line.startswith("#")]
    assert wanted
    assert all(re.match(r"[\w-]+>=", line) for line in wanted)


def test_it_asks_for_the_versions_of_the_package() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    for line in (BINDER / "requirements.txt").read_text("ascii").splitlines():
        assert line.startswith("#") or f'"{line}"' in project


def test_the_scripts_run_and_stop_at_a_fault() -> None:
    for name in ("postBuild", "start"):
        script = (BINDER / name).read_text("utf-8")
        assert script.startswith("#!/usr/bin/env bash\n")
        assert "set -euo pipefail" in script
        assert (BINDER / name).stat().st_mode & 0o100
        subprocess.run(["bash", "-n", str(BINDER / name)], check=True)


def test_start_hands_over_to_the_server_with_our_settings() -> None:
    show = [sys.executable, "-c", "import os; print(os.environ['JUPYTER_CONFIG_PATH'])"]
    run = subprocess.run([str(BINDER / "start"), *show], capture_output=True, text=True, check=True)
    (first, *_) = run.stdout.strip().split(":")
    assert (Path(first) / "jupyter_server_config.json").is_file()


def test_post_build_installs_the_package_and_switches_voila_on() -> None:
    script = (BINDER / "postBuild").read_text("utf-8")
    assert "pip install --no-cache-dir .\n" in script
    assert "jupyter server extension enable voila --sys-prefix\n" in script


def test_a_binder_link_opens_a_notebook_in_voila(start_command: Callable[..., str]) -> None:
    settings = json.loads((BINDER / "config" / "jupyter_server_config.json").read_text("utf-8"))
    assert settings["VoilaExecutor"]["cell_error_instruction"] == ""
    url = start_command(
        *(str(BINDER / "start"), sys.executable, "-m", "jupyter_server", "--no-browser"),
        *("--allow-root", "--port={port}", "--IdentityProvider.token=", f"--notebook-dir={ROOT}"),
        answers_at="/api",
    )
    with urllib.request.urlopen(f"{url}/voila/render/notebooks/ceb/rules.ipynb") as answer:
        assert "data-card=" in answer.read().decode()
