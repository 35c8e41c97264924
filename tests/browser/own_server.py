"""A server of its own for a test that stops it and starts it again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

_PATIENCE = 60  # seconds


class OwnServer:
    """The app on one port with one folder for its files, whenever it is started."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port: int = probe.getsockname()[1]
        self._folder = folder
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address, without the closing slash."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
        own = {name: str(self._folder / name.lower()) for name in names}
        command = (sys.executable, "-m", "gin_widgets", "serve", "--no-browser")
        with (self._folder / "log").open("ab") as log:
            self._running = subprocess.Popen(
                [*command, "--port", str(self._port), "--warm", "0"],
                env={**os.environ, **own},
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + _PATIENCE
        while not self._answers():
            assert self._running.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.1)

    def stop(self) -> None:
        """Stop it, with all its kernels."""
        if self._running is not None:
            self._running.terminate()
            self._running.wait(_PATIENCE)
            self._running = None

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), timeout=1):
                return True
        except OSError:
            return False
