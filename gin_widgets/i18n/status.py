"""`python -m gin_widgets.i18n.status [language ...]`: how many messages wait for a translation.

For the languages that are named, the messages themselves are listed too.
"""

from __future__ import annotations

import sys

from gin_widgets.i18n.languages import LANGUAGES, Language, language
from gin_widgets.i18n.po import Entry, read_po
from gin_widgets.i18n.update import catalog_path


def untranslated(known: Language) -> tuple[tuple[Entry, ...], int]:
    """The entries of the language's catalog that have no translation, and the count of all."""
    path = catalog_path(known)
    entries = read_po(path.read_text(encoding="utf-8")) if path.is_file() else ()
    messages = [entry for entry in entries if entry.msgid]
    return tuple(entry for entry in messages if not entry.translated), len(messages)


def main(arguments: list[str]) -> int:
    """The exit status: 0."""
    for known in LANGUAGES:
        missing, count = untranslated(known)
        sys.stdout.write(f"{known.code:4}{len(missing):6} of {count} untranslated\n")
    for code in arguments:
        for entry in untranslated(language(code))[0]:
            context = f" [{entry.context}]" if entry.context else ""
            sys.stdout.write(f"{code}{context} {entry.msgid!r}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
