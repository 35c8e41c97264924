"""The words of the translations: the glossary's, and none of the known mistranslations."""

import re

import pytest
from catalog_checks import (
    CHECKS,
    article_faults,
    complaints,
    negation_faults,
    rows,
    term_faults,
    terms,
    terms_in,
    translated,
    wrong_word_faults,
    wrong_words,
)

from gin_widgets.i18n.languages import LANGUAGES, Language, language
from gin_widgets.i18n.po import Entry

each_language = pytest.mark.parametrize("known", LANGUAGES, ids=lambda known: known.code)
each_translation = pytest.mark.parametrize("known", LANGUAGES[:-1], ids=lambda known: known.code)


@each_translation
def test_glossary_terms_are_used(known: Language) -> None:
    assert complaints(known, "terms") == []


@each_language
def test_no_wrong_word_and_no_gambling(known: Language) -> None:
    assert complaints(known, "words") == []


def test_afrikaans_article() -> None:
    assert complaints(language("af"), "article") == []


def test_afrikaans_negation_is_closed() -> None:
    assert complaints(language("af"), "negation") == []


def test_exceptions_are_argued_and_needed() -> None:
    """An exception gives a reason, and its message would fail the check without it."""
    for row in rows("exceptions.csv"):
        known = language(row["lang"])
        found = [entry for entry in translated(known) if entry.msgid == row["msgid"]]
        check = CHECKS[row["check"]](known)
        assert len(row["why"].split()) >= 3, row
        assert any(list(check(entry, text)) for entry in found for text in entry.strings), row


def test_each_glossary_row_is_checked_or_says_why_not() -> None:
    glossary = [row["key"] for row in rows("glossary.csv")]
    checked = [term.key for term in terms()]
    unchecked = {row["key"]: row["why"] for row in rows("terms_not_checked.csv")}
    assert sorted([*checked, *unchecked]) == sorted(glossary)
    assert all(unchecked.values())


def test_glossary_is_complete_and_agrees_with_the_terms() -> None:
    glossary = {row["key"]: row for row in rows("glossary.csv")}
    codes = [known.code for known in LANGUAGES]
    assert [(key, code) for key, row in glossary.items() for code in codes if not row[code]] == []
    for term in terms():
        for code, wanted in term.wanted.items():
            assert wanted.search(glossary[term.key][code]), (term.key, code)


def test_glossary_has_no_wrong_word() -> None:
    """A gloss in brackets may name what to avoid; `card_name` shows how names are built."""
    for row in rows("glossary.csv"):
        if row["key"] == "card_name":
            continue
        for known in LANGUAGES:
            term = re.sub(r"\(.*?\)", "", row[known.code])
            entry = Entry(row["en"], strings=(term,))
            assert list(wrong_word_faults(known)(entry, term)) == [], row["key"]


# The checks themselves must be able to fail.


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("Take the top card of the discard pile.", {"take", "top_card", "discard_pile"}),
        ("You may lay {card} off.", {"lay_off"}),
        ("The knock limit is {n}.", {"knock_limit"}),
        ("Gin! No engine.", {"gin"}),
        ("Big Gin", {"big_gin"}),
        ("{deadwood} of {stock}", set()),
        ("The upcard sets the knock limit.", {"upcard", "knock_limit"}),
        ("You never have to knock.", {"need_not", "knock"}),
        ("Nothing of it.", set()),
    ],
)
def test_terms_are_found(text: str, keys: set[str]) -> None:
    assert terms_in(text) == keys


@pytest.mark.parametrize(
    ("code", "english", "string", "count"),
    [
        ("af", "You may knock.", "Jy mag klop.", 0),
        ("af", "You may knock.", "Jy mag slaan.", 1),
        ("sw", "Take from the stock.", "Chukua kutoka kwenye rundo la akiba.", 0),
        ("sw", "Take from the stock.", "Chukua kutoka kwenye rundo.", 1),
        ("su", "Your deadwood is {n}.", "Kartu sésa anjeun {n}.", 0),
        ("ms", "Your deadwood is {n}.", "Kayu mati anda {n}.", 1),
    ],
)
def test_term_check(code: str, english: str, string: str, count: int) -> None:
    faults = term_faults(language(code))(Entry(english, strings=(string,)), string)
    assert len(list(faults)) == count


@pytest.mark.parametrize(
    ("code", "string"),
    [
        ("en", "Place your bets."),
        ("ceb", "Ang tigbaligya moapod."),
        ("ceb", "Pagdibuho og baraha."),
        ("ceb", "Bukas ang baraha."),
        ("ceb", "Pusta!"),
        ("sw", "Muuzaji anagawa karata."),
        ("sw", "Pointi chini ya 10."),
        ("sw", "Pointi chini ya {limit}."),
        ("sw", "Gonga."),
        ("sw", "Unaweza kugonga sasa."),
        ("sw", "Kupiga kura"),
        ("af", "Die handelaar deel."),
        ("af", "Dooie hout"),
        ("af", "Dit is minder as {limit}."),
        ("af", "U mag klop."),
        ("af", "Die dek lê oop."),
        ("su", "Anjeun tidak meunang."),
        ("su", "Giliranmu."),
        ("su", "A, B, sareng C"),
        ("su", "Tumpukan saham"),
        ("ms", "Ambil kartu."),
        ("ms", "Giliran Anda."),
        ("ms", "Anda bisa mengetuk."),
        ("ms", "Bandar membayar."),
    ],
)
def test_wrong_word_check(code: str, string: str) -> None:
    assert list(wrong_word_faults(language(code))(Entry("x", strings=(string,)), string))


@pytest.mark.parametrize(
    ("code", "string"),
    [
        ("sw", "Aliyegonga anaonyesha karata zake. Unaweza kugonga meza."),
        ("sw", "Kidokezo: pointi 10 au pungufu."),
        ("af", "Jy klop met 10 of minder. Die wedstryd is verby."),
        ("su", "Élmu jeung ilmu sarua."),
        ("ms", "Anda boleh mengetuk. Giliran anda."),
        ("ceb", "Mahimo kang manuktok, apan dili kinahanglan."),
    ],
)
def test_wrong_word_check_lets_right_words_pass(code: str, string: str) -> None:
    assert not list(wrong_word_faults(language(code))(Entry("x", strings=(string,)), string))


@pytest.mark.parametrize("known", LANGUAGES, ids=lambda known: known.code)
def test_gambling_words_are_listed_for_each_language(known: Language) -> None:
    assert any(word.why.startswith("gambling") for word in wrong_words(known.code))


@pytest.mark.parametrize(
    ("string", "count"),
    [
        ("'n Stel het drie kaarte. 'n Reeks ook.", 0),
        ("Neem 'n kaart.", 0),
        ("'n stel het drie kaarte.", 1),
        ("Neem een. 'n kaart is genoeg.", 1),
        ("Neem ’n kaart.", 1),
        ("'N Stel het drie kaarte.", 1),
    ],
)
def test_article_check(string: str, count: int) -> None:
    assert len(list(article_faults(Entry("A set.", strings=(string,)), string))) == count


@pytest.mark.parametrize(
    ("string", "count"),
    [
        ("Jy mag nie die kaart terugsit wat jy sopas geneem het nie.", 0),
        ("Jy hoef nooit te klop nie.", 0),
        ("Klop nog nie, wag.", 0),
        ("Jy mag nie klop nie.", 0),
        ("Jy mag nie die kaart terugsit.", 1),
        ("Jou teenstander kry geen punte daarvoor.", 1),
    ],
)
def test_negation_check(string: str, count: int) -> None:
    assert len(list(negation_faults(Entry("x", strings=(string,)), string))) == count
