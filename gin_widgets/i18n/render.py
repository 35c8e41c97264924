"""A `Message` in a language: `text` for reading out and tooltips, `rich` for the page.

What a message's values may be, and what becomes of them:

====================  ==========================================  ===============================
value                 text                                        rich
====================  ==========================================  ===============================
`Card`                its full name                               a chip, `{"c": "7h"}`
`Suit`, `Rank`        its name                                    its name
has `.cards`, a meld  its cards as a list                         its chips
several values        a list, `A, B and C` (also a `Hand`)        the same
`Message`             rendered in its place                       the same
`Bold(value)`         the value                                   `{"b": "40"}`
`int`, `float`        digits, the language's decimal sign         the same
`str`                 as it is: a name, a text that was typed     the same
====================  ==========================================  ===============================

The spaces inside sums are made such that no line ends between a sign and its number (`sums`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeAlias

from gin_widgets.engine.cards import Card, Rank, Suit
from gin_widgets.i18n.card_names import card_name, rank_name, suit_name
from gin_widgets.i18n.catalogs import catalog, english
from gin_widgets.i18n.languages import Language, language
from gin_widgets.i18n.lists import joined, parted
from gin_widgets.i18n.sums import kept_whole
from gin_widgets.i18n.templates import BrokenTemplate, pieces_of
from gin_widgets.messages import Bold, Message

Part: TypeAlias = "str | dict[str, str]"
Rich: TypeAlias = "list[Part]"

_SENTENCE_END = re.compile(r"[.?!…]\W*$")
_OPENING = re.compile(r"(\W*?(?:'n )?)(\w)")


def text(message: Message, lang: str) -> str:
    """The message as plain text, every card by its full name. Raises `UnknownLanguage`."""
    return kept_whole(_plain(_Renderer(language(lang), chips=False).sentence(message)))


def rich(message: Message, lang: str) -> Rich:
    """The message as parts for the page: `"text"`, `{"c": "Kh"}` a card, `{"b": "40"}` bold.

    No part is empty, and no two texts stand side by side. Raises `UnknownLanguage`.
    """
    parts = _Renderer(language(lang), chips=True).sentence(message)
    return [kept_whole(part) if isinstance(part, str) else part for part in parts]


@dataclass(frozen=True, slots=True)
class _Renderer:
    language: Language
    chips: bool

    def sentence(self, message: Message) -> Rich:
        """The filled sentence; a translation that cannot be filled gives way to the English."""
        values = message.params if message.n is None else {"n": message.n, **message.params}
        source = english(message)
        try:
            parts = self._filled(catalog(self.language).template(message), values)
        except BrokenTemplate:
            parts = self._filled(source, values)
        return _merged(_capital(parts) if _wants_capital(source) else parts)

    def _filled(self, template: str, values: Mapping[str, object]) -> Rich:
        parts: Rich = []
        for literal, name in pieces_of(template):
            parts.append(literal)
            if name is None:
                continue
            if name not in values:
                raise BrokenTemplate(f"{{{name}}} has no value in {template!r}")
            parts.extend(self.value(values[name]))
        return parts

    def value(self, value: object) -> Rich:
        """The value as it stands in the sentence; see the table above."""
        match value:
            case str():
                return [_Typed(value)]
            case Message():
                return self.sentence(value)
            case Bold(inside):
                plain = _plain(replace(self, chips=False).value(inside))
                return [{"b": plain} if self.chips else plain]
            case Card():
                return [{"c": value.text} if self.chips else card_name(value, self.language.code)]
        word = self._word(value)
        return self._several(value) if word is None else [word]

    def _word(self, value: object) -> str | None:
        """A suit, a rank or a number as it is written in the language; None for anything else."""
        match value:
            case Suit():
                return suit_name(value, self.language.code)
            case Rank():
                return rank_name(value, self.language.code)
            case int() if not isinstance(value, bool):
                return str(value)
            case float():
                return f"{value:g}".replace(".", self.language.decimal)
        return None

    def _several(self, value: object) -> Rich:
        cards = getattr(value, "cards", None)
        if cards is not None:
            return self._group(tuple(cards))
        if not isinstance(value, Iterable):
            raise TypeError(f"a message cannot show {value!r}")
        values = tuple(value)
        has_groups = any(hasattr(one, "cards") for one in values)
        join = parted if has_groups and not self.chips else joined
        return self.value(join(values))

    def _group(self, cards: tuple[object, ...]) -> Rich:
        """A meld: its chips with a space between them, which says more than commas would."""
        if not self.chips:
            return self.value(joined(cards))
        spaced = [part for card in cards for part in (" ", *self.value(card))]
        return spaced[1:]


class _Typed(str):
    """Text that a person wrote, such as a name: its first letter is left alone."""

    __slots__ = ()


def _plain(parts: Rich) -> str:
    return "".join(part for part in parts if isinstance(part, str))


@cache
def _wants_capital(source: str) -> bool:
    """Whether the English begins like a sentence, or begins with a value and ends like one."""
    first = source[:1]
    return first.isupper() or (first == "{" and _SENTENCE_END.search(source) is not None)


def _capital(parts: Rich) -> Rich:
    """The first letter raised: a translation may put first what English does not.

    A chip and a typed name stay as they are; Afrikaans raises the word after `'n`.
    """
    for place, part in enumerate(parts):
        if isinstance(part, (dict, _Typed)):
            break
        if _OPENING.match(part):
            raised = _OPENING.sub(lambda found: found[1] + found[2].upper(), part, count=1)
            return [*parts[:place], raised, *parts[place + 1 :]]
    return parts


def _merged(parts: Rich) -> Rich:
    merged: Rich = []
    for part in parts:
        if isinstance(part, dict):
            merged.append(part)
        elif part and merged and isinstance(merged[-1], str):
            merged[-1] += str(part)
        elif part:
            merged.append(str(part))
    return merged
