"""Hatch's hook that compiles the catalogs into the wheel.

Only the wheel gets `.mo` files: the source tree and an editable install read the `.po` directly,
so nothing in them can be older than its source.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_LOCALE = "gin_widgets/i18n/locale"


def compile_catalogs(root: Path, out: Path) -> dict[str, str]:
    """Each compiled file's path in `out`, with the path that it has in the package."""
    compiled: dict[str, str] = {}
    for source in sorted((root / _LOCALE).glob("*/LC_MESSAGES/*.po")):
        target = out / source.relative_to(root).with_suffix(".mo")
        target.parent.mkdir(parents=True)
        with source.open("rb") as stream, target.open("wb") as output:
            write_mo(output, read_po(stream))
        compiled[str(target)] = target.relative_to(out).as_posix()
    return compiled


class CatalogsBuildHook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """Adds the compiled catalogs to a wheel that is not editable."""

    _out: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles before the files are gathered."""
        if self.target_name != "wheel" or version == "editable":
            return
        self._out = Path(tempfile.mkdtemp(prefix="gin_widgets-"))
        build_data["force_include"].update(compile_catalogs(Path(self.root), self._out))

    def finalize(self, _version: str, _build_data: dict[str, Any], _artifact: str) -> None:
        """Removes what was compiled once it is in the wheel."""
        if self._out is not None:
            shutil.rmtree(self._out)
