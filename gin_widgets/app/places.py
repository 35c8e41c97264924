"""Where the app's files lie, in a checkout and in an installed wheel."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

APP = Path(__file__).parent
TEMPLATES = APP / "templates"
STATIC = APP / "static"


def notebooks_folder() -> Path:
    """The folder of the notebooks that are served: one folder for each language in it.

    A wheel carries them beside this file; a checkout has them at its top, where people look.
    """
    carried = APP / "share" / "notebooks"
    return carried if carried.is_dir() else APP.parents[1] / "notebooks"


def static_url(base_url: str, name: str) -> str:
    """The address of a file of `static/`; it changes with the file, so it may be kept for ever."""
    version = blake2b((STATIC / name).read_bytes(), digest_size=6).hexdigest()
    return f"{base_url}app/{name}?v={version}"


def is_checkout() -> bool:
    """Whether the notebooks are the ones of a checkout, and so may be written."""
    return notebooks_folder().parent != APP / "share"
