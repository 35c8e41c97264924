"""`python -m gin_widgets.i18n.update`: brings the catalogs up to date with the source code.

Translations stay where their English is unchanged; a changed English sentence is a new one,
never a guess; a sentence that is gone from the code is gone from the catalogs. The English
catalog is filled from the code. With `--check` nothing is written: 1 if something would be.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from gin_widgets.i18n.catalogs import DOMAIN
from gin_widgets.i18n.extract import PACKAGE, extract_package
from gin_widgets.i18n.languages import LANGUAGES
from gin_widgets.i18n.po import Entry, read_po, write_po

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from gin_widgets.i18n.languages import Language

LOCALE = PACKAGE / "i18n" / "locale"


def catalog_path(language: Language) -> Path:
    """Where the language's `.po` lies."""
    return LOCALE / language.code / "LC_MESSAGES" / f"{DOMAIN}.po"


def merge(messages: Iterable[Entry], old: Iterable[Entry], language: Language) -> tuple[Entry, ...]:
    """The language's entries for `messages`, with the translations and notes of `old`."""
    known = {entry.key: entry for entry in old}
    return tuple(_merged(entry, known.get(entry.key), language) for entry in messages)


def _merged(entry: Entry, old: Entry | None, language: Language) -> Entry:
    forms = language.plural.forms if entry.plural else 1
    if language.code == "en":
        english = (entry.msgid, entry.plural) if entry.plural else (entry.msgid,)
        return replace(entry, strings=english)
    if old is None or old.plural != entry.plural or len(old.strings) != forms:
        return replace(entry, strings=("",) * forms)
    return replace(entry, strings=old.strings, notes=old.notes, fuzzy=old.fuzzy)


def header(language: Language | None) -> Entry:
    """The first entry of a catalog, or of the template if there is no language.

    It has no dates: they would change the file when nothing else does.
    """
    fields = {"Project-Id-Version": DOMAIN}
    if language:
        fields |= {"Language": language.code, "Language-Team": language.english}
    fields |= {
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    if language:
        fields["Plural-Forms"] = language.plural.header
    note = f"{language.english} messages" if language else "Template for the messages"
    text = "".join(f"{name}: {value}\n" for name, value in fields.items())
    return Entry("", strings=(text,), notes=(f"{note} of {DOMAIN}. Licence: BSD-3-Clause.",))


def updated() -> dict[Path, str]:
    """What every catalog file should contain, by path."""
    messages = extract_package().entries
    texts = {LOCALE / f"{DOMAIN}.pot": write_po((header(None), *messages))}
    for language in LANGUAGES:
        path = catalog_path(language)
        old = read_po(path.read_text(encoding="utf-8")) if path.is_file() else ()
        texts[path] = write_po((header(language), *merge(messages, old, language)))
    return texts


def stale() -> dict[Path, str]:
    """The catalog files that are not as they should be, with their right contents."""
    return {
        path: text
        for path, text in updated().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    }


def main(arguments: list[str]) -> int:
    """The exit status: 1 if a message cannot be extracted, or with `--check` if a file is stale."""
    problems = extract_package().problems
    for problem in problems:
        sys.stderr.write(f"{problem}\n")
    changes = stale()
    for path, text in changes.items():
        sys.stdout.write(f"{path.relative_to(PACKAGE.parent)}\n")
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    return int(bool(problems) or ("--check" in arguments and bool(changes)))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
