"""Sums that stay in one piece: no line ends between a sign and its number."""

from __future__ import annotations

import re

_WHOLE = 12
"""A sum of at most so many characters is never parted, `25 + 66 = 91`."""

_NO_BREAK = "\N{NO-BREAK SPACE}"
_NUMBER = r"\(?\d+\)?"
_SIGN = "[−+×=] "
_SUM = re.compile(rf"(?:{_NUMBER} )?{_SIGN}(?:{_NUMBER}|$)(?: {_SIGN}(?:{_NUMBER}|$))*")
_AFTER_SIGN = re.compile(r"(?<=[−+×=]) ")


def kept_whole(text: str) -> str:
    """The text with no-break spaces in its sums, for every language alike.

    A short sum cannot be parted. A longer one can be before a sign, so that it fits a narrow
    phone; its signs stay with the numbers after them.
    """
    return _SUM.sub(_joined, text)


def _joined(found: re.Match[str]) -> str:
    if len(found[0]) <= _WHOLE:
        return found[0].replace(" ", _NO_BREAK)
    return _AFTER_SIGN.sub(_NO_BREAK, found[0])
