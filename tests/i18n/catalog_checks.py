"""What can be wrong with a translation, each as a function from two texts to complaints."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.i18n.po import read_po
from gin_widgets.i18n.templates import BrokenTemplate, placeholders
from gin_widgets.i18n.update import catalog_path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from gin_widgets.i18n.languages import Language
    from gin_widgets.i18n.po import Entry

Find: TypeAlias = "Callable[[Entry, str], Iterator[str]]"

DATA = Path(__file__).parent.parent / "data" / "i18n"
LONG_SENTENCE = 25
VERY_LONG_SENTENCE = 40

_TRAILING = re.compile(r"[”\"’'»)\]*_`\s]+$")
_MARKDOWN = re.compile(r"\*\*|`|\]\(|^#+ |^[-*] |^\d+\. |\n\n", re.MULTILINE)
_LINK = re.compile(r"\]\(([^)]*)\)")
_SENTENCES = re.compile(r"(?<=[.!?:])\s+|\n+")


@dataclass(frozen=True, slots=True)
class Term:
    """A glossary term: how English sentences show it, how each language's must."""

    key: str
    english: re.Pattern[str]
    wanted: dict[str, re.Pattern[str]]


@dataclass(frozen=True, slots=True)
class WrongWord:
    """A word that a language's text never has."""

    pattern: re.Pattern[str]
    instead: str
    why: str


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a table in the tests' data."""
    with (DATA / name).open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


@cache
def entries(language: Language) -> tuple[Entry, ...]:
    """The language's catalog without the header."""
    found = read_po(catalog_path(language).read_text(encoding="utf-8"))
    return tuple(entry for entry in found if entry.msgid)


def translated(language: Language) -> tuple[Entry, ...]:
    """The messages that have a translation: all of them, as another test holds."""
    return tuple(entry for entry in entries(language) if entry.translated)


def excepted(language: Language, check: str) -> frozenset[str]:
    """The msgids that `exceptions.csv` frees from a check, with the reason beside them."""
    return frozenset(
        row["msgid"]
        for row in rows("exceptions.csv")
        if row["lang"] == language.code and row["check"] == check
    )


def complaints(language: Language, check: str) -> list[str]:
    """What a check of `CHECKS` says about the language's translations, without the exceptions."""
    free = excepted(language, check)
    return [
        f"{entry.msgid!r} -> {string!r}: {fault}"
        for entry in translated(language)
        if entry.msgid not in free
        for string in entry.strings
        for fault in CHECKS[check](language)(entry, string)
    ]


# -- form ------------------------------------------------------------------------------------


def placeholder_faults(entry: Entry, string: str) -> Iterator[str]:
    """Placeholders that are lost or invented; which form may lack the count is another test."""
    wanted = placeholders(entry.msgid) | placeholders(entry.plural or "")
    try:
        found = placeholders(string)
    except BrokenTemplate as error:
        yield str(error)
        return
    if found - wanted:
        yield f"unknown {sorted(found - wanted)}"
    missing = wanted - found - ({"n"} if entry.plural else set())
    if missing:
        yield f"lost {sorted(missing)}"


def mark_faults(entry: Entry, string: str) -> Iterator[str]:
    """Space, last mark, quotation marks or Markdown signs that do not agree with the English."""
    english = entry.plural if entry.plural and string != entry.strings[0] else entry.msgid
    for end in (slice(0, 1), slice(-1, None)):
        if english[end].isspace() != string[end].isspace():
            yield "space at an end"
    if last_mark(english) != last_mark(string):
        yield f"ends with {last_mark(string)!r}, the English with {last_mark(english)!r}"
    if string.count("“") != string.count("”") or string.count('"') != english.count('"'):
        yield "quotation marks do not pair, or are straight"
    if sorted(_LINK.findall(english)) != sorted(_LINK.findall(string)):
        yield "links lead elsewhere"
    if sorted(_MARKDOWN.findall(english)) != sorted(_MARKDOWN.findall(string)):
        yield "Markdown signs differ"
    if "  " in string.strip():
        yield "two spaces"
    if re.search(r"\s[.,;:?!](?:\s|$)", string):
        yield "space before a mark"


def last_mark(text: str) -> str:
    """The mark that ends the text, quotation marks and brackets after it left out; or ""."""
    bare = _TRAILING.sub("", text)
    return bare[-1] if bare[-1:] in {".", "?", "!", ":", "…", ",", ";"} else ""


def sentence_lengths(text: str) -> list[int]:
    """The number of words of each sentence."""
    return [len(sentence.split()) for sentence in _SENTENCES.split(text) if sentence.strip()]


# -- words -----------------------------------------------------------------------------------


@cache
def terms() -> tuple[Term, ...]:
    """The glossary terms that are looked for, from `terms.csv`."""
    languages = ("ceb", "sw", "af", "su", "ms")
    return tuple(
        Term(
            row["key"],
            re.compile(rf"\b(?:{row['en']})(?!\w)", re.IGNORECASE),
            {code: re.compile(row[code], re.IGNORECASE) for code in languages},
        )
        for row in rows("terms.csv")
    )


def terms_in(english: str) -> set[str]:
    """The keys of the terms in an English text. A longer one hides those inside it.

    So `discard pile` asks for nothing but itself. Placeholders are no words.
    """
    text = re.sub(r"\{\w*\}", "{}", english)
    found = [
        (match.start(), -match.end(), place, term.key)
        for place, term in enumerate(terms())
        for match in term.english.finditer(text)
    ]
    keys, reached = set(), 0
    for start, minus_end, _, key in sorted(found):
        if start >= reached:
            keys.add(key)
            reached = -minus_end
    return keys


def term_faults(language: Language) -> Find:
    """The glossary terms of the English that the translation does not have."""
    by_key = {term.key: term for term in terms()}

    def find(entry: Entry, string: str) -> Iterator[str]:
        keys = terms_in(entry.msgid)
        if entry.plural:
            keys &= terms_in(entry.plural)
        for key in sorted(keys):
            wanted = by_key[key].wanted[language.code]
            if not wanted.search(string):
                yield f"{key}: no {wanted.pattern}"

    return find


@cache
def wrong_words(code: str) -> tuple[WrongWord, ...]:
    """The words that never stand in the language's texts, from `wrong_words.csv`."""
    return tuple(
        WrongWord(_wrong_pattern(row["pattern"]), row["instead"], row["why"])
        for row in rows("wrong_words.csv")
        if row["lang"] == code
    )


def _wrong_pattern(pattern: str) -> re.Pattern[str]:
    """Either case counts, unless the pattern itself is about capitals."""
    about_capitals = re.search(r"\b(?:Anda|Deel)\b", pattern)
    return re.compile(pattern, 0 if about_capitals else re.IGNORECASE)


def wrong_word_faults(language: Language) -> Find:
    """Words of the list in the translation."""

    def find(_entry: Entry, string: str) -> Iterator[str]:
        text = re.sub(r"\{\w*\}", "{0}", string)
        for wrong in wrong_words(language.code):
            for match in wrong.pattern.finditer(text):
                yield f"{match[0]!r} ({wrong.why}); say {wrong.instead}"

    return find


# -- Afrikaans -------------------------------------------------------------------------------


def article_faults(entry: Entry, string: str) -> Iterator[str]:
    """Afrikaans `'n`: straight, small, and at a sentence's start the next word has the capital."""
    if re.search(r"[’‘`´]n\b", string):
        yield "'n wants the straight apostrophe"
    if re.search(r"(?<!\w)'N\b", string):
        yield "'n is never a capital"
    starts = r"(?:[.!?]\s+|\n+(?:[-*#]+ )?)"
    if entry.msgid[:1].isupper():
        starts = rf"(?:^[“(*]*|{starts})"
    if re.search(rf"{starts}'n [a-zê]", string):
        yield "the word after 'n at a sentence's start wants the capital"


def negation_faults(_entry: Entry, string: str) -> Iterator[str]:
    """Afrikaans closes a negation: `geen ... nie`, and a `nie` inside a clause is not alone."""
    for sentence in re.split(r"(?<=[.!?:;])\s+|\n+", string):
        words = re.findall(r"[\w'-]+|[,;:.!?–]", sentence.lower())
        opened = {"geen", "niks", "nooit", "niemand", "nêrens"} & set(words)
        if opened and len(words) > 3 and "nie" not in words:
            yield f"{sorted(opened)} without nie"
        places = [place for place, word in enumerate(words) if word == "nie"]
        if len(places) == 1 and not opened and not _closes(words, places[0]):
            yield "nie that is not closed"


def _closes(words: list[str], place: int) -> bool:
    after = words[place + 1 : place + 2]
    return not after or after[0] in {",", ";", ":", ".", "!", "?", "–", "en", "maar", "want", "of"}


CHECKS: dict[str, Callable[[Language], Find]] = {
    "placeholders": lambda _language: placeholder_faults,
    "marks": lambda _language: mark_faults,
    "terms": term_faults,
    "words": wrong_word_faults,
    "article": lambda _language: article_faults,
    "negation": lambda _language: negation_faults,
}
