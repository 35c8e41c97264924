"""Server processes and their kernels, as Linux counts them."""

from __future__ import annotations

import os
import subprocess
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.conftest import PATIENCE, answers, free_port, own_folders

if TYPE_CHECKING:
    from collections.abc import Iterator

_PROC = Path("/proc")
_QUIET = 0.05  # of one processor
_CALM = 6  # looks in a row: a new kernel is started a second after one is used


@dataclass(frozen=True, slots=True)
class Server:
    """A running server. `url` has no closing slash."""

    url: str
    process: int

    def kernels(self) -> list[int]:
        """The processes of its kernels."""
        found = []
        for folder in _PROC.glob("[0-9]*"):
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                command = (folder / "cmdline").read_bytes()
            except (FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
                continue
            if parent == self.process and b"ipykernel" in command:
                found.append(int(folder.name))
        return found

    def wait_until_quiet(self) -> None:
        """Return when neither the server nor a kernel of it has anything to do."""
        calm, before = 0, self._spent()
        deadline = time.monotonic() + PATIENCE
        while calm < _CALM and time.monotonic() < deadline:
            time.sleep(0.4)
            now = self._spent()
            calm = calm + 1 if now - before < 0.4 * _QUIET else 0
            before = now

    def _spent(self) -> float:
        """Seconds of processor time so far."""
        ticks = 0
        for process in (self.process, *self.kernels()):
            with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
                fields = (_PROC / f"{process}/stat").read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """MiB that the process has, what it shares with others counted by its part (PSS)."""
    for line in (_PROC / f"{process}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise ValueError("no PSS")


@contextmanager
def running(folder: Path, *command: str) -> Iterator[Server]:
    """A server started by a command in which `{port}` stands for its port."""
    folder.mkdir()
    port = free_port()
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [word.replace("{port}", str(port)) for word in command],
            env=own_folders(folder),
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    try:
        url = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + PATIENCE
        while not answers(f"{url}/static/none"):
            if server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((folder / "log").read_text())
            time.sleep(0.2)
        yield Server(url, server.pid)
    finally:
        server.terminate()
        server.wait(PATIENCE)
