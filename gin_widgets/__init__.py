"""gin_widgets teaches Gin Rummy and its family by doing.

>>> from gin_widgets import show
>>> show("5h 6h 7h Kc Kd Ks 2d 9s Jc 4c")
Set: Ks Kd Kc
Run: 5h 6h 7h
Deadwood 25: 9s 2d 4c Jc
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.widgets.card_table import table
    from gin_widgets.widgets.show import show

__all__ = ["show", "table"]

_HOMES = {"show": "gin_widgets.widgets.show", "table": "gin_widgets.widgets.card_table"}


def __getattr__(name: str) -> object:
    """A public function, imported when it is first asked for: the engine alone stays light."""
    if name not in _HOMES:
        raise AttributeError(f"module 'gin_widgets' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - the same reason

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """The public names too, before they are imported."""
    return sorted([*globals(), *__all__])
