"""Measuring one thing beside another on a machine that does other work too.

Measurements take turns, so that the other work weighs on all alike; processor time and the best of
many turns count. Only the ratios within one run mean anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from platform import python_version
from time import process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

_PASSES = 2  # the second finds its cards in the processor's cache, whoever worked before


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table; `target` is what `measured` must reach, None when there is none."""

    what: str
    measured: float
    unit: str
    target: float | None
    at_most: bool = False

    @property
    def is_met(self) -> bool:
        """Whether the target is reached."""
        if self.target is None:
            return True
        return self.measured <= self.target if self.at_most else self.measured >= self.target

    def cells(self) -> tuple[str, str, str, str]:
        """What is printed."""
        measured = f"{self.measured:.2f} {self.unit}"
        if self.target is None:
            return self.what, measured, "", ""
        words = "at most" if self.at_most else "at least"
        return self.what, measured, f"{words} {self.target:g}", "yes" if self.is_met else "NO"


def best_times(
    work: Mapping[str, tuple[Callable[..., object], Sequence[object]]], turns: int
) -> dict[str, float]:
    """For each piece of work (a function, its arguments one by one): seconds a call."""
    best = dict.fromkeys(work, float("inf"))
    for _ in range(turns):
        for name, (call, arguments) in work.items():
            for _ in range(_PASSES):
                began = process_time()
                for argument in arguments:
                    call(argument)
                best[name] = min(best[name], (process_time() - began) / len(arguments))
    return best


def print_table(rows: Iterable[Row]) -> None:
    """Print what was measured, each beside its target."""
    print(f"{'':66}{'measured':>14}  {'target':14}met")
    for row in rows:
        what, measured, target, met = row.cells()
        print(f"{what:66}{measured:>14}  {target:14}{met}".rstrip())


def print_versions(*packages: str) -> None:
    """Print what was measured against."""
    print(", ".join([f"Python {python_version()}", *(f"{p} {version(p)}" for p in packages)]))
