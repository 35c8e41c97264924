"""Finding the messages in the source code: the literal texts of `message`, `pmessage`, `nmessage`.

Read from the syntax tree, so a call in a call is found, a text over several lines is one text,
and a text that is not literal (which no translator could ever see) is a problem that is told.
"""

from __future__ import annotations

import ast
import io
import tokenize
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from gin_widgets.i18n.po import Entry
from gin_widgets.i18n.templates import BrokenTemplate, placeholders

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(__file__).parent.parent

# The position of each text in the call's arguments.
_CALLS = {
    "message": {"msgid": 0},
    "pmessage": {"context": 0, "msgid": 1},
    "nmessage": {"msgid": 0, "plural": 1},
}
_MARK = "Translators:"


@dataclass(frozen=True, slots=True)
class Problem:
    """A call that cannot be translated, or whose values do not fit its text."""

    file: str
    line: int
    what: str

    def __str__(self) -> str:
        """`file:line: what`, as editors read it."""
        return f"{self.file}:{self.line}: {self.what}"


@dataclass(frozen=True, slots=True)
class Extraction:
    """The messages of some source code in its order, and what is wrong with some of them."""

    entries: tuple[Entry, ...]
    problems: tuple[Problem, ...]


def extract(source: str, file: str) -> Extraction:
    """The messages in one file's source code; `file` is the name that the catalogs show."""
    comments = _comments(source)
    entries: list[Entry] = []
    problems: list[Problem] = []
    for call, name, statement_line in _calls(ast.parse(source)):
        texts = _texts(call, name)
        if not texts:
            problems.append(Problem(file, call.lineno, f"{name}() with a text that is not literal"))
            continue
        hints = _hints(comments, call.lineno) or _hints(comments, statement_line)
        entries.append(_new(texts, hints, (file,)))
        problems.extend(Problem(file, call.lineno, what) for what in _misfits(call, texts))
    return Extraction(tuple(entries), tuple(problems))


def extract_package(package: Path = PACKAGE) -> Extraction:
    """The messages of the whole package, each once, in the order of files and lines."""
    found: dict[tuple[str | None, str], Entry] = {}
    problems: list[Problem] = []
    for path in sorted(set(package.rglob("*.py")) - {package / "messages.py"}):
        name = path.relative_to(package.parent).as_posix()
        extraction = extract(path.read_text(encoding="utf-8"), name)
        problems.extend(extraction.problems)
        for entry in extraction.entries:
            known = found.get(entry.key)
            if known and known.plural != entry.plural:
                problems.append(Problem(name, 0, f"elsewhere another plural: {entry.msgid!r}"))
            found[entry.key] = _united(known, entry) if known else entry
    return Extraction(tuple(found.values()), tuple(problems))


def _new(texts: dict[str, str], hints: tuple[str, ...], files: tuple[str, ...]) -> Entry:
    plural = texts.get("plural")
    strings = ("",) * (1 if plural is None else 2)
    context = texts.get("context")
    return Entry(texts["msgid"], context, plural, strings, hints=hints, files=files)


def _united(one: Entry, two: Entry) -> Entry:
    """One entry for a message that stands in two places, with the comments of both."""
    hints = tuple(dict.fromkeys(one.hints + two.hints))
    return replace(one, hints=hints, files=tuple(dict.fromkeys(one.files + two.files)))


def _texts(call: ast.Call, name: str) -> dict[str, str]:
    """The call's literal texts by the entry's field; none if one of them is not literal."""
    texts: dict[str, str] = {}
    for field, place in _CALLS.get(name, {}).items():
        node = call.args[place] if place < len(call.args) else None
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            return {}
        texts[field] = node.value
    return texts


def _calls(tree: ast.Module) -> list[tuple[ast.Call, str, int]]:
    """Each call in the order of the text, its name and the line where its statement begins.

    That line is 0 unless the call is the first in its statement. `Message(...)` itself is among
    the calls: whoever writes it goes round the extraction.
    """
    found: list[tuple[ast.Call, str, int]] = []
    for statement in ast.walk(tree):
        if isinstance(statement, ast.stmt):
            calls = sorted(_calls_in(statement), key=_place)
            lines = [statement.lineno, *(0 for _ in calls)]
            found += [(call, _called(call), line) for call, line in zip(calls, lines, strict=False)]
    return sorted(found, key=lambda one: _place(one[0]))


def _place(call: ast.Call) -> tuple[int, int]:
    return (call.lineno, call.col_offset)


def _calls_in(statement: ast.stmt) -> Iterator[ast.Call]:
    """The message calls that stand in the statement and in no statement inside it."""
    todo: list[ast.AST] = [statement]
    while todo:
        inner = [n for n in ast.iter_child_nodes(todo.pop()) if not isinstance(n, ast.stmt)]
        yield from (node for node in inner if isinstance(node, ast.Call) and _called(node))
        todo += inner


def _called(call: ast.Call) -> str:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    return name if name in _CALLS or name == "Message" else ""


def _comments(source: str) -> dict[int, str]:
    """The comments that have a line of their own, by line number."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {
        token.start[0]: token.string.lstrip("# ").rstrip()
        for token in tokens
        if token.type == tokenize.COMMENT and token.line.lstrip().startswith("#")
    }


def _hints(comments: dict[int, str], line: int) -> tuple[str, ...]:
    """The `# Translators:` comment that ends just above `line`, as one text."""
    block: list[str] = []
    while (line := line - 1) in comments:
        block.insert(0, comments[line])
        if comments[line].startswith(_MARK):
            return (" ".join(block).removeprefix(_MARK).strip(),)
    return ()


def _misfits(call: ast.Call, texts: dict[str, str]) -> Iterator[str]:
    """What does not fit between the call's named values and its text's placeholders."""
    try:
        wanted = placeholders(texts["msgid"]) | placeholders(texts.get("plural", ""))
    except BrokenTemplate as error:
        yield str(error)
        return
    if any(keyword.arg is None for keyword in call.keywords):
        return  # **values: only running the code tells their names
    given = {str(keyword.arg) for keyword in call.keywords}
    counted = {"n"} if "plural" in texts else set()
    for name in sorted(wanted - given - counted):
        yield f"{{{name}}} is given no value"
    for name in sorted(given - wanted):
        yield f"{name}= is not in the text"
