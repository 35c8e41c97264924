"""The parts of a notebook: prose and one-line calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.messages import Message


@dataclass(frozen=True, slots=True)
class Line:
    """One paragraph, heading or list item: a Markdown mark and a whole text."""

    mark: str
    text: Message


@dataclass(frozen=True, slots=True)
class Prose:
    """A Markdown cell. `key` makes its id, which stays when other cells come and go."""

    key: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Call:
    """A code cell: one function of `gin_widgets`, called with one word and the language.

    `more` are other arguments as they stand in the call: `players=4`.
    """

    key: str
    function: str
    word: str
    more: str = ""


@dataclass(frozen=True, slots=True)
class Notebook:
    """A page: the name of its file, its title and what stands below the title.

    A `wide` page takes the room of a table; the others are as wide as lines that read well.
    """

    name: str
    title: Message
    cells: tuple[Prose | Call, ...]
    wide: bool = False


def section(key: str, title: Message, *lines: Line) -> Prose:
    """A cell that begins with a heading of the second level."""
    return Prose(key, (Line("## ", title), *lines))


def says(text: Message) -> Line:
    """A paragraph."""
    return Line("", text)


def item(text: Message) -> Line:
    """An item of a list."""
    return Line("- ", text)


def step(text: Message) -> Line:
    """An item of a numbered list; Markdown counts by itself."""
    return Line("1. ", text)
