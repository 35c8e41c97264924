import gettext

import pytest
from babel import Locale
from babel.messages.plurals import get_plural

from gin_widgets.engine.errors import GinError
from gin_widgets.i18n import LANGUAGES, UnknownLanguage, language
from gin_widgets.i18n.languages import PSEUDO, Language

each_language = pytest.mark.parametrize("known", LANGUAGES, ids=lambda known: known.code)


def test_the_six_in_their_order() -> None:
    assert [known.code for known in LANGUAGES] == ["ceb", "sw", "af", "su", "ms", "en"]


@each_language
def test_names_are_those_of_cldr(known: Language) -> None:
    locale = Locale.parse(known.code)
    own = locale.get_display_name()
    # CLDR says plain "Melayu"; "Bahasa Melayu" is the language's full name.
    assert own is not None
    assert own in known.name
    assert locale.english_name == known.english
    assert locale.number_symbols["latn"]["decimal"] == known.decimal


@each_language
def test_plural_forms_are_those_of_cldr(known: Language) -> None:
    rule = Locale.parse(known.code).plural_form
    tags = [tag for tag in ("one", "other") if tag in rule.tags or tag == "other"]
    assert known.plural.forms == len(tags)
    for n in range(201):
        assert tags[known.plural.index(n)] == rule(n), n


@each_language
def test_the_header_for_gettext_says_the_same(known: Language) -> None:
    expression = known.plural.header.partition("plural=")[2].rstrip(";")
    read_by_gettext = gettext.c2py(expression)
    for n in range(201):
        assert int(read_by_gettext(n)) == known.plural.index(n)
    assert get_plural(known.code).num_plurals == known.plural.forms


def test_cebuano_follows_the_last_digit() -> None:
    index = language("ceb").plural.index
    assert [n for n in range(30) if index(n)] == [4, 6, 9, 14, 16, 19, 24, 26, 29]


@pytest.mark.parametrize("code", ["sw", "SW", " sw ", "sw-KE", "sw_TZ"])
def test_a_region_and_capitals_do_not_matter(code: str) -> None:
    assert language(code).name == "Kiswahili"


def test_the_pseudo_locale_can_be_asked_for_but_is_not_offered() -> None:
    assert language("en-XA") is PSEUDO
    assert PSEUDO not in LANGUAGES


@pytest.mark.parametrize("code", ["", "xx", "swahili", "id", "s"])
def test_an_unknown_language_is_refused_with_what_is_offered(code: str) -> None:
    with pytest.raises(UnknownLanguage) as refusal:
        language(code)
    assert isinstance(refusal.value, GinError)
    for known in LANGUAGES:
        assert f"{known.code} ({known.name})" in str(refusal.value)
