"""Reading and writing `.po` files with the standard library alone (works in Pyodide too).

Only what the package's own catalogs use: comments, contexts, plurals, strings over several lines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_KEYWORD = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d+\])?)?\s*"(.*)"')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPED = {"n": "\n", "t": "\t", "r": "\r"}
_WIDTH = 99


@dataclass(frozen=True, slots=True)
class Entry:
    """One message of a catalog.

    `strings` has one translation, or one for each plural form; all are empty while it is
    untranslated. `notes` are the translator's own comments, `hints` the comments in the source
    code for the translator, `files` where the message stands.
    """

    msgid: str
    context: str | None = None
    plural: str | None = None
    strings: tuple[str, ...] = ("",)
    notes: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    fuzzy: bool = False

    @property
    def key(self) -> tuple[str | None, str]:
        """What the catalog is looked up by."""
        return (self.context, self.msgid)

    @property
    def translated(self) -> bool:
        """Whether every form has a text that may be shown."""
        return bool(self.msgid) and not self.fuzzy and all(self.strings)


class PoSyntaxError(ValueError):
    """A line that does not belong in a `.po` file."""


def read_po(text: str) -> tuple[Entry, ...]:
    """The entries of a `.po` file in its order, the header (msgid "") first; obsolete ones not.

    Raises `PoSyntaxError` with the line's number.
    """
    return tuple(_entry(block) for block in _blocks(text))


def _blocks(text: str) -> Iterator[list[tuple[str, str]]]:
    """For each entry its lines as (field, text); a comment's field is its sign, `#` `#.` ..."""
    block: list[tuple[str, str]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#~"):
            continue
        is_comment = line.startswith("#")
        starts = is_comment or line.startswith(("msgctxt", "msgid "))
        if starts and any(field.startswith("msgstr") for field, _ in block):
            yield block
            block = []
        block.append(_comment(line) if is_comment else _string(line, number, block))
    if any(field.startswith("msgstr") for field, _ in block):
        yield block


def _comment(line: str) -> tuple[str, str]:
    sign = line[:2] if line[1:2] in {".", ":", ",", "|"} else "#"
    return sign, line[len(sign) :].strip()


def _string(line: str, number: int, block: list[tuple[str, str]]) -> tuple[str, str]:
    match = _KEYWORD.fullmatch(line)
    field = (match[1] or (block[-1][0] if block else "")) if match else ""
    if match is None or not field or field.startswith("#"):
        raise PoSyntaxError(f"line {number}: {line}")
    return field, _ESCAPE.sub(lambda found: _ESCAPED.get(found[1], found[1]), match[2])


def _entry(block: list[tuple[str, str]]) -> Entry:
    fields: dict[str, list[str]] = {}
    for field, text in block:
        fields.setdefault(field, []).append(text)

    def joined(field: str) -> str | None:
        return "".join(fields[field]) if field in fields else None

    forms = sorted((name for name in fields if name.startswith("msgstr")), key=_form_number)
    return Entry(
        msgid=joined("msgid") or "",
        context=joined("msgctxt"),
        plural=joined("msgid_plural"),
        strings=tuple("".join(fields[name]) for name in forms),
        notes=tuple(fields.get("#", ())),
        hints=tuple(fields.get("#.", ())),
        files=tuple(" ".join(fields.get("#:", ())).split()),
        fuzzy=any("fuzzy" in flags for flags in fields.get("#,", ())),
    )


def _form_number(field: str) -> int:
    return int(field[len("msgstr[") : -1] or 0)


def write_po(entries: Iterable[Entry]) -> str:
    """The text of a `.po` file: what `read_po` reads, the same text for the same entries."""
    return "\n".join("".join(f"{line}\n" for line in _lines(entry)) for entry in entries)


def _lines(entry: Entry) -> Iterator[str]:
    yield from (f"# {note}".rstrip() for note in entry.notes)
    yield from (f"#. {hint}" for hint in entry.hints)
    yield from (f"#: {file}" for file in entry.files)
    if entry.fuzzy:
        yield "#, fuzzy"
    if entry.context is not None:
        yield from _quoted("msgctxt", entry.context)
    yield from _quoted("msgid", entry.msgid)
    if entry.plural is None:
        yield from _quoted("msgstr", entry.strings[0])
        return
    yield from _quoted("msgid_plural", entry.plural)
    for number, text in enumerate(entry.strings):
        yield from _quoted(f"msgstr[{number}]", text)


def _quoted(field: str, text: str) -> Iterator[str]:
    """The field on one line if it is short, otherwise parted after spaces and line ends."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t")
    paragraphs = [f"{part}\\n" for part in escaped.split("\n")]
    paragraphs[-1] = paragraphs[-1].removesuffix("\\n")
    lines = [line for part in paragraphs for line in _wrapped(part)]
    if len(lines) <= 1 and len(field) + len(escaped) + 3 <= _WIDTH:
        yield f'{field} "{"".join(lines)}"'
        return
    yield f'{field} ""'
    yield from (f'"{line}"' for line in lines)


def _wrapped(text: str) -> Iterator[str]:
    line = ""
    for word in re.findall(r"\S+\s*|\s+", text):
        if line and len(line) + len(word) + 2 > _WIDTH:
            yield line
            line = ""
        line += word
    if line:
        yield line
