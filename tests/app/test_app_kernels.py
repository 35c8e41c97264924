"""The kernel of the app is the server's own Python, whatever the user has installed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from jupyter_client.kernelspec import KernelSpecManager

from gin_widgets.app.kernels import OwnPython


@pytest.fixture
def _another_python3(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel named `python3` in the user's folders that is not this interpreter."""
    folder = tmp_path / "kernels" / "python3"
    folder.mkdir(parents=True)
    spec = {"argv": ["/no/such/python"], "display_name": "Other", "language": "python"}
    (folder / "kernel.json").write_text(json.dumps(spec), "utf-8")
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))


@pytest.mark.usefixtures("_another_python3")
def test_a_kernel_of_the_user_is_not_taken() -> None:
    assert KernelSpecManager().get_kernel_spec("python3").argv == ["/no/such/python"]
    own = OwnPython().get_kernel_spec("python3")
    assert own.argv[0] == sys.executable


def test_a_notebook_saved_with_another_kernel_gets_ours() -> None:
    assert OwnPython().get_kernel_spec("julia-1.10").argv[0] == sys.executable
    assert list(OwnPython().get_all_specs()) == ["python3"]


def test_kernels_share_no_history() -> None:
    assert "--HistoryManager.enabled=False" in OwnPython().get_kernel_spec("python3").argv
