"""Every message has a translation in each of the six languages, and the forms agree."""

import pytest
from catalog_checks import (
    LONG_SENTENCE,
    VERY_LONG_SENTENCE,
    complaints,
    entries,
    mark_faults,
    placeholder_faults,
    sentence_lengths,
    translated,
)

from gin_widgets.i18n.catalogs import PoCatalog, catalog
from gin_widgets.i18n.extract import extract_package
from gin_widgets.i18n.languages import LANGUAGES, Language
from gin_widgets.i18n.po import Entry, read_po
from gin_widgets.i18n.templates import placeholders
from gin_widgets.i18n.update import LOCALE
from gin_widgets.messages import Message

each_language = pytest.mark.parametrize("language", LANGUAGES, ids=lambda known: known.code)


@each_language
def test_every_message_is_translated(language: Language) -> None:
    missing = [entry.msgid for entry in entries(language) if not entry.translated]
    assert missing == []


@each_language
def test_nothing_is_fuzzy(language: Language) -> None:
    assert [entry.msgid for entry in entries(language) if entry.fuzzy] == []


@each_language
def test_the_catalog_has_the_messages_of_the_code(language: Language) -> None:
    code = {(entry.key, entry.plural) for entry in extract_package().entries}
    assert {(entry.key, entry.plural) for entry in entries(language)} == code


def test_the_template_has_the_messages_of_the_code() -> None:
    template = read_po((LOCALE / "gin_widgets.pot").read_text(encoding="utf-8"))
    code = [(entry.key, entry.plural, entry.hints) for entry in extract_package().entries]
    assert [(entry.key, entry.plural, entry.hints) for entry in template[1:]] == code


def test_english_is_the_english_of_the_code() -> None:
    for entry in entries(LANGUAGES[-1]):
        expected = (entry.msgid, entry.plural) if entry.plural else (entry.msgid,)
        assert entry.strings == expected


@each_language
def test_placeholders_agree(language: Language) -> None:
    assert complaints(language, "placeholders") == []


@each_language
def test_marks_agree(language: Language) -> None:
    assert complaints(language, "marks") == []


@each_language
def test_plurals_for_0_to_30(language: Language) -> None:
    """Each number finds a form, and the number itself is told unless the form is for it alone."""
    loaded = catalog(language)
    for entry in translated(language):
        if entry.plural is None:
            continue
        assert len(entry.strings) == language.plural.forms, entry.msgid
        for n in range(31):
            message = Message(entry.msgid, {"n": n}, entry.context, entry.plural, n)
            template = loaded.template(message)
            assert template in entry.strings
            only_one = [m for m in range(200) if language.plural.index(m) == 0] == [1]
            if "n" in placeholders(entry.plural) and not (only_one and n == 1):
                assert "n" in placeholders(template), (entry.msgid, template)


@each_language
def test_most_sentences_are_short(language: Language) -> None:
    lengths = [
        (length, string)
        for entry in translated(language)
        for string in entry.strings
        for length in sentence_lengths(string)
    ]
    very_long = [string for length, string in lengths if length > VERY_LONG_SENTENCE]
    long = [string for length, string in lengths if length > LONG_SENTENCE]
    assert very_long == []
    assert len(long) <= len(lengths) // 20, long


# The checks themselves must be able to fail.


@pytest.mark.parametrize(
    ("english", "string", "count"),
    [
        ("The {card} is there.", "Die {card} is daar.", 0),
        ("{a} beats {b}.", "{b} verloor teen {a}.", 0),
        ("The {card} is there.", "Die {kaart} is daar.", 2),
        ("The {card} is there.", "Die kaart is daar.", 1),
        ("The {card} is there.", "Die {card is daar.", 1),
        ("The {card} is there.", "Die {card!r} is daar.", 1),
    ],
)
def test_placeholder_check(english: str, string: str, count: int) -> None:
    assert len(list(placeholder_faults(Entry(english, strings=(string,)), string))) == count


@pytest.mark.parametrize(
    ("english", "string", "count"),
    [
        ("Your turn.", "Jou beurt.", 0),
        ("Take “{card}”.", "Neem “{card}”.", 0),
        ("Your turn.", "Jou beurt", 1),
        ("Why?", "Hoekom.", 1),
        ("Your turn.", "Jou beurt. ", 1),
        ("Take “{card}”.", "Neem “{card}.", 1),
        ("Your **turn**.", "Jou beurt.", 1),
        ("Your turn.", "Jou  beurt.", 1),
        ("Your turn, go.", "Jou beurt , gaan.", 1),
        ("See [here](a.ipynb).", "Sien [hier](a.ipynb).", 0),
        ("See [here](a.ipynb).", "Sien [hier](b.ipynb).", 1),
        ("Go.", 'Gaan "nou".', 1),
    ],
)
def test_mark_check(english: str, string: str, count: int) -> None:
    assert len(list(mark_faults(Entry(english, strings=(string,)), string))) == count


def test_sentence_lengths() -> None:
    assert sentence_lengths("One two three. Four five! Six?") == [3, 2, 1]


def test_an_untranslated_form_or_a_fuzzy_entry_counts_as_missing() -> None:
    one_form = Entry("{n} card", plural="{n} cards", strings=("{n} kaart", ""))
    fuzzy = Entry("Card", strings=("Kaart",), fuzzy=True)
    assert not one_form.translated
    assert not fuzzy.translated
    assert PoCatalog.of([fuzzy], LANGUAGES[1].plural).template(Message("Card")) == "Card"
