"""Taking a sentence apart into its texts and its `{placeholders}`."""

from __future__ import annotations

from functools import cache
from string import Formatter


class BrokenTemplate(ValueError):
    """A sentence whose braces do not pair, or whose placeholder is more than a name."""


@cache
def pieces_of(template: str) -> tuple[tuple[str, str | None], ...]:
    """The sentence as pairs: a text, then the placeholder's name after it or None.

    `{{` and `}}` are the braces themselves, as in `str.format`. Raises `BrokenTemplate`.
    """
    try:
        found = tuple(Formatter().parse(template))
    except ValueError as error:
        raise BrokenTemplate(f"{error}: {template!r}") from error
    for _, name, spec, conversion in found:
        if name is not None and (spec or conversion or not name.isidentifier()):
            raise BrokenTemplate(f"not a plain name in {template!r}")
    return tuple((literal, name) for literal, name, _, _ in found)


def placeholders(template: str) -> frozenset[str]:
    """The names of the placeholders in the sentence. Raises `BrokenTemplate`."""
    return frozenset(name for _, name in pieces_of(template) if name is not None)
