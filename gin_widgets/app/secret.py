"""The server's secret: with it, only this server opens the games that it saved.

It is kept in a file of the user, so that a restarted server opens yesterday's games.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir

VARIABLE = "GIN_WIDGETS_SECRET"
"""The environment variable in which the kernels find it."""


def secret_file() -> Path:
    """The file that keeps the secret, in the user's Jupyter data folder."""
    return Path(jupyter_data_dir()) / "gin_widgets" / "secret"


def load_secret(path: Path) -> str:
    """The secret in `path`; a new one is made, readable by its owner only, if there is none."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        # O_EXCL: of two servers that start at once, one makes the file and the other reads it.
        descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        return path.read_text("ascii").strip() or _replaced(path)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(secret := secrets.token_hex(32))
    return secret


def _replaced(path: Path) -> str:
    """A new secret for a file that was left empty when its writer was stopped."""
    path.unlink()
    return load_secret(path)
