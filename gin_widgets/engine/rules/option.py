"""`Option`: one switch of the rules, the values it may take and their words."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Mapping

Value: TypeAlias = "int | Enum | None"
"""What an option may be set to: a number, a yes or no (`bool`), a choice, or none."""


class OptionKind(Enum):
    """How a settings panel may show an option."""

    NUMBER = "number"
    SWITCH = "switch"
    CHOICE = "choice"


@dataclass(frozen=True)
class Option:
    """One switch of the rules.

    `allowed` holds every value; `suggested` the usual ones, where there are too many to list;
    `printed` holds the words of values that are not written as they are (`off` for 0), `words`
    further words that are understood.
    """

    name: str
    allowed: tuple[Value, ...]
    suggested: tuple[Value, ...] = ()
    printed: Mapping[str, Value] = field(default_factory=dict)
    words: Mapping[str, Value] = field(default_factory=dict)

    @property
    def kind(self) -> OptionKind:
        """A switch for yes and no, a choice for enums, else a number."""
        if all(isinstance(value, bool) for value in self.allowed):
            return OptionKind.SWITCH
        if all(isinstance(value, Enum) for value in self.allowed):
            return OptionKind.CHOICE
        return OptionKind.NUMBER

    def permits(self, value: object) -> bool:
        """Whether `value` is allowed; `True` is not the number 1."""
        return any(_same(value, known) for known in self.allowed)

    def read(self, value: object) -> Value:
        """The allowed value that `value` is or spells. Raises `InvalidNotation`."""
        if isinstance(value, str):
            word = value.strip().lower()
            for known in self.allowed:
                if word == self.word(known):
                    return known
            if word in self.words:
                return self.words[word]
        for known in self.allowed:
            if _same(value, known):
                return known
        raise InvalidNotation(
            message(
                "“{option}” cannot be “{value}”. It can be: {allowed}.",
                option=self.name,
                value=str(value)[:20],
                allowed=self._allowed_text(),
            )
        )

    def word(self, value: Value) -> str:
        """The word for `value`: `yes`, `25`, `upcard`, `off`."""
        for word, meant in self.printed.items():
            if _same(value, meant):
                return word
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value.value) if isinstance(value, Enum) else str(value).lower()

    def _allowed_text(self) -> str:
        numbers = [value for value in self.allowed if type(value) is int]
        others = [self.word(value) for value in self.allowed if type(value) is not int]
        if len(numbers) > _LISTED:
            return ", ".join([*others, f"{numbers[0]}–{numbers[-1]}"])
        return ", ".join(self.word(value) for value in self.allowed)


_LISTED = 6
"""More numbers than these are written as a range."""


def _same(value: object, known: Value) -> bool:
    return value == known and type(value) is type(known)


def switch(name: str) -> Option:
    """A yes or no option."""
    words = {"on": True, "true": True, "off": False, "false": False}
    return Option(name, (False, True), words=words)


def numbers(name: str, low: int, high: int, *suggested: int) -> Option:
    """An option that takes every whole number from `low` to `high`."""
    return Option(name, tuple(range(low, high + 1)), suggested)


def choice(name: str, kind: type[Enum]) -> Option:
    """An option that takes each member of an enum."""
    return Option(name, tuple(kind))
