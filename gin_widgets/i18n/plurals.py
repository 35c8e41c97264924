"""Which plural form a number takes, written out from CLDR so that no library is needed.

A form is an index into the translations of a message, as in gettext. The same rules stand in the
catalogs' headers for tools that read them there; the tests hold both against Babel's CLDR.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class PluralRule:
    """How many `forms` there are, `index(n)` for n >= 0, and gettext's `header` for the same."""

    forms: int
    index: Callable[[int], int]
    header: str


def _one_or_other(n: int) -> int:
    return int(n != 1)


def _other(_n: int) -> int:
    return 0


def _cebuano(n: int) -> int:
    """0 except for numbers that end in 4, 6 or 9 (Cebuano's numerals, not their size, decide)."""
    return int(n not in (1, 2, 3) and n % 10 in (4, 6, 9))


ONE_OR_OTHER = PluralRule(2, _one_or_other, "nplurals=2; plural=(n != 1);")
OTHER = PluralRule(1, _other, "nplurals=1; plural=0;")
CEBUANO = PluralRule(
    2,
    _cebuano,
    "nplurals=2; plural=(n != 1 && n != 2 && n != 3"
    " && (n % 10 == 4 || n % 10 == 6 || n % 10 == 9));",
)
