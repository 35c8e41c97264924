from dataclasses import dataclass

import pytest

from gin_widgets.engine.cards import Card, Rank, Suit, parse_card, parse_cards
from gin_widgets.i18n import LANGUAGES, UnknownLanguage, rich, text
from gin_widgets.i18n import render as render_module
from gin_widgets.i18n.catalogs import PoCatalog, catalog, english
from gin_widgets.i18n.languages import Language, language
from gin_widgets.i18n.po import Entry
from gin_widgets.messages import Bold, Message, message, nmessage, pmessage


@dataclass(frozen=True)
class Group:
    cards: tuple[Card, ...]


def group(cards: str) -> Group:
    return Group(parse_cards(cards))


@pytest.fixture
def translations(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[str, ...]]:
    """Translations into Afrikaans that stand in for the catalog; other languages stay."""
    given: dict[str, tuple[str, ...]] = {}

    def stand_in(known: Language) -> object:
        if known.code != "af":
            return catalog(known)
        entries = [Entry(msgid, strings=strings) for msgid, strings in given.items()]
        return PoCatalog.of(entries, known.plural)

    monkeypatch.setattr(render_module, "catalog", stand_in)
    return given


SEVEN = parse_card("7h")


def test_a_card_is_its_name_or_a_chip() -> None:
    one = message("Take the {card}.", card=SEVEN)
    assert text(one, "en") == "Take the seven of hearts."
    assert rich(one, "en") == ["Take the ", {"c": "7h"}, "."]


def test_suits_and_ranks_are_named_in_the_language() -> None:
    one = message("{suit}, {rank}", suit=Suit.HEARTS, rank=Rank.KING)
    assert text(one, "sw") == "kopa, mfalme"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("", "Left: ."),
        ("7h", "Left: seven of hearts."),
        ("7h Ks", "Left: seven of hearts and king of spades."),
        ("7h Ks 2d", "Left: seven of hearts, king of spades and two of diamonds."),
        (
            "7h Ks 2d Ac",
            "Left: seven of hearts, king of spades, two of diamonds and ace of clubs.",
        ),
    ],
)
def test_several_cards_are_a_list(cards: str, expected: str) -> None:
    assert text(message("Left: {cards}.", cards=parse_cards(cards)), "en") == expected


def test_chips_of_a_list_keep_the_words_between_them() -> None:
    one = message("Left: {cards}.", cards=parse_cards("7h Ks 2d"))
    assert rich(one, "en") == ["Left: ", {"c": "7h"}, ", ", {"c": "Ks"}, " and ", {"c": "2d"}, "."]


def test_a_meld_is_its_chips_or_its_cards() -> None:
    one = message("Meld: {meld}", meld=group("2c3c4c"))
    assert rich(one, "en") == ["Meld: ", {"c": "2c"}, " ", {"c": "3c"}, " ", {"c": "4c"}]
    assert text(one, "en") == "Meld: two of clubs, three of clubs and four of clubs"


def test_melds_in_a_list_do_not_run_together() -> None:
    one = message("{melds}", melds=(group("2c3c"), group("AsAd")))
    assert text(one, "en") == "two of clubs and three of clubs; ace of spades and ace of diamonds"
    assert rich(one, "en") == [
        *({"c": "2c"}, " ", {"c": "3c"}, " and "),
        *({"c": "As"}, " ", {"c": "Ad"}),
    ]


def test_words_in_a_list() -> None:
    assert text(message("{names}", names=["Ana", "Ben", "Cleo"]), "en") == "Ana, Ben and Cleo"


def test_bold_numbers() -> None:
    one = message("You get {points} points.", points=Bold(40))
    assert text(one, "en") == "You get 40 points."
    assert rich(one, "en") == ["You get ", {"b": "40"}, " points."]


def test_bold_may_hold_any_value() -> None:
    assert rich(message("{it}", it=Bold(message("ten"))), "en") == [{"b": "ten"}]
    assert rich(message("{it}", it=Bold(SEVEN)), "sw") == [{"b": "saba ya kopa"}]


def test_a_message_in_a_message_is_rendered_in_its_place() -> None:
    inner = message("the {card}", card=SEVEN)
    assert rich(message("Take {what} now.", what=inner), "en") == [
        "Take the ",
        {"c": "7h"},
        " now.",
    ]


@pytest.mark.parametrize(("n", "expected"), [(1, "1 card"), (0, "0 cards"), (2, "2 cards")])
def test_counting(n: int, expected: str) -> None:
    assert text(nmessage("{n} card", "{n} cards", n), "en") == expected


def test_counting_without_the_number_among_the_values() -> None:
    assert text(Message("{n} card", plural="{n} cards", n=3), "en") == "3 cards"


@pytest.mark.parametrize(("lang", "expected"), [("en", "2.5"), ("af", "2,5"), ("su", "2,5")])
def test_decimal_sign(lang: str, expected: str) -> None:
    assert text(message("{x}", x=2.5), lang) == expected


def test_typed_text_stays_as_it_is() -> None:
    typed = "{name} <b>&</b> 7h"
    assert text(message("{name}", name=typed), "en") == typed
    assert rich(message("{name} won.", name="maria"), "en") == ["maria won."]


def test_braces_in_a_sentence() -> None:
    assert text(message("{{x}}"), "en") == "{x}"


def test_a_translation_may_change_the_order(translations: dict[str, tuple[str, ...]]) -> None:
    translations["{a} beats {b}."] = ("{b} verloor teen {a}.",)
    one = message("{a} beats {b}.", a=SEVEN, b=parse_card("2s"))
    assert text(one, "af") == "Skoppenstwee verloor teen hartenssewe."
    assert rich(one, "af") == [{"c": "2s"}, " verloor teen ", {"c": "7h"}, "."]


@pytest.mark.parametrize("broken", ["Neem {kaart}.", "Neem {card.", "Neem {card!r}.", "Neem {}."])
def test_a_broken_translation_gives_way_to_english(
    translations: dict[str, tuple[str, ...]], broken: str
) -> None:
    translations["Take the {card}."] = (broken,)
    assert text(message("Take the {card}.", card=SEVEN), "af") == "Take the hartenssewe."


def test_a_sentence_begins_with_a_capital(translations: dict[str, tuple[str, ...]]) -> None:
    translations["The {card} is yours."] = ("{card} is joune.",)
    translations["{what} is here."] = ("{what} is hier.",)
    translations["a set"] = ("'n stel",)
    assert text(message("The {card} is yours.", card=SEVEN), "af") == "Hartenssewe is joune."
    a_set = message("a set")
    assert text(message("{what} is here.", what=a_set), "af") == "'n Stel is hier."
    assert text(a_set, "af") == "'n stel"
    assert text(message("{card}", card=SEVEN), "af") == "hartenssewe"


def test_the_lists_of_each_language_are_its_catalogs(
    translations: dict[str, tuple[str, ...]],
) -> None:
    """Only the catalog can say how a list is built, so a language is not bound to commas."""
    assert english(pmessage("list of two", "{a} and {b}")) == "{a} and {b}"
    assert not translations
    cards = parse_cards("7h Ks")
    assert text(message("{cards}", cards=cards), "af").startswith("hartenssewe ")


def test_values_that_no_message_can_show() -> None:
    for value in (object(), None, True):
        with pytest.raises(TypeError):
            text(message("{x}", x=value), "en")


def test_a_value_that_is_not_given_is_a_fault_of_the_code() -> None:
    with pytest.raises(ValueError, match="has no value"):
        text(message("{x}"), "en")


def test_no_part_is_empty_and_no_two_texts_stand_together() -> None:
    one = message("{a}{b}{card}{c}", a="x", b="", card=SEVEN, c="")
    assert rich(one, "en") == ["x", {"c": "7h"}]
    assert rich(message(""), "en") == []


@pytest.mark.parametrize("known", LANGUAGES, ids=lambda known: known.code)
def test_each_language_renders_each_kind_of_value(known: Language) -> None:
    one = message("{card}|{cards}|{n}", card=SEVEN, cards=parse_cards("AsAdAc"), n=Bold(3))
    assert "{" not in text(one, known.code)
    assert {"c": "7h"} in rich(one, known.code)
    assert {"b": "3"} in rich(one, known.code)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage):
        text(message("x"), "xx")


def test_developers_read_english_with_lists_parted_by_commas() -> None:
    assert str(message("{c}: {n}", c=parse_cards("7h Ks"), n=Bold((1, 2)))) == "7h, Ks: 1, 2"


def test_the_pseudo_locale_is_longer_and_keeps_values() -> None:
    one = message("Take the {card} for {n} points.", card=SEVEN, n=Bold(4))
    parts = rich(one, "en-XA")
    assert parts[0] == "[Ťåké ťhé "
    assert {"c": "7h"} in parts
    assert {"b": "4"} in parts
    plain = text(one, "en-XA")
    assert len(plain) > 1.25 * len(text(one, "en"))
    assert plain.endswith("].")
    assert language("en-XA").plural.index(1) == 0
