"""`Message`: the only way a layer below `present` speaks to a person.

A message is an English sentence with named placeholders and the values for them. It is never
joined to another one: word order and agreement belong to the catalogs in `i18n`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_NOTHING: Mapping[str, object] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Bold:
    """A value in a message that the page shows in bold type: `message(..., points=Bold(40))`."""

    value: object

    def __str__(self) -> str:
        """The value alone: English for developers has no type face."""
        return str(_shown(self.value))


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence for a person, not yet in a language.

    `msgid` is the English sentence and the key of the catalogs; `params` fills its `{names}` (a
    card stays a `Card`, so that it can be drawn; another `Message` is rendered in place; what
    else a value may be stands in `i18n.render`).
    `context` is gettext's msgctxt. A sentence that counts something has a `plural` (the English
    plural) and the number `n`.
    """

    msgid: str
    params: Mapping[str, object] = field(default_factory=lambda: _NOTHING)
    context: str | None = None
    plural: str | None = None
    n: int | None = None

    def __str__(self) -> str:
        """The English sentence, for developers and logs."""
        text = self.plural if self.plural is not None and self.n != 1 else self.msgid
        if "{" not in text:
            return text
        values = {"n": self.n, **self.params}
        return text.format(**{name: _shown(value) for name, value in values.items()})


def _shown(value: object) -> object:
    """A value for the developers' English: several cards are parted by commas."""
    if isinstance(value, (tuple, list, frozenset, set)):
        return ", ".join(str(_shown(one)) for one in value)
    return value


def message(msgid: str, /, **params: object) -> Message:
    """A `Message` without a context; the catalogs' extractor knows this name."""
    return Message(msgid, MappingProxyType(params))


def pmessage(context: str, msgid: str, /, **params: object) -> Message:
    """A `Message` whose English is ambiguous, told apart by `context`."""
    return Message(msgid, MappingProxyType(params), context=context)


def nmessage(msgid: str, plural: str, n: int, /, **params: object) -> Message:
    """A `Message` that counts: `{n}` in the text is the number `n`."""
    return Message(msgid, MappingProxyType({"n": n, **params}), plural=plural, n=n)
