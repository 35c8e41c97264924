"""The server's secret: made once, readable by its owner only, given to the kernels."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from gin_widgets.app import secret, server
from gin_widgets.app.settings import Options
from gin_widgets.play import sealed


def test_it_is_made_once_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "secret"
    first = secret.load_secret(path)
    assert len(first) == 64
    assert secret.load_secret(path) == first


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such mode")
def test_only_its_owner_reads_it(tmp_path: Path) -> None:
    secret.load_secret(tmp_path / "secret")
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_an_empty_file_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.touch()
    assert len(secret.load_secret(path)) == 64


def test_two_machines_have_two_secrets(tmp_path: Path) -> None:
    assert secret.load_secret(tmp_path / "one") != secret.load_secret(tmp_path / "two")


def test_the_kernels_get_the_one_that_was_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))
    monkeypatch.delenv(secret.VARIABLE, raising=False)
    monkeypatch.setattr(server.GinApp, "initialize", lambda *_: None)
    monkeypatch.setattr(server.GinApp, "start", lambda *_: None)
    server.GinApp.clear_instance()
    server.serve(Options())
    # Kernels inherit the server's environment.
    assert os.environ[secret.VARIABLE] == secret.load_secret(secret.secret_file())
    assert secret.VARIABLE == sealed.VARIABLE
