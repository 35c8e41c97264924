import csv
import re
from importlib.resources import files

import pytest
from catalog_checks import rows

from gin_widgets.engine.cards import CARDS, RANKS, SUITS, parse_card
from gin_widgets.i18n import LANGUAGES, Language, card_name, card_names, rank_name, suit_name

each_language = pytest.mark.parametrize("known", LANGUAGES, ids=lambda known: known.code)
SUIT_KEYS = ("spades", "hearts", "diamonds", "clubs")
RANK_KEYS = (
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
)


def glossary(known: Language) -> dict[str, str]:
    """The glossary's words of one language, without what stands in brackets."""
    return {row["key"]: re.sub(r" \(.*\)", "", row[known.code]) for row in rows("glossary.csv")}


@each_language
def test_52_names_all_different(known: Language) -> None:
    names = card_names(known.code)
    assert list(names) == [card.text for card in CARDS]
    assert len(set(names.values())) == 52
    assert all(names.values())


def test_the_table_has_a_row_for_each_card_suit_and_rank_and_no_other() -> None:
    table = (files("gin_widgets.i18n") / "card_names.csv").read_text(encoding="utf-8")
    found = list(csv.DictReader(table.splitlines()))
    expected = [card.text for card in CARDS]
    expected += [suit.value for suit in SUITS] + [rank.value for rank in RANKS]
    assert [row["card"] for row in found] == expected
    assert set(found[0]) == {"card", *(known.code for known in LANGUAGES)}
    assert all(value == value.strip() != "" for row in found for value in row.values())


@each_language
def test_suits_and_ranks_are_the_glossarys(known: Language) -> None:
    words = glossary(known)
    assert [suit_name(suit, known.code) for suit in SUITS] == [words[key] for key in SUIT_KEYS]
    assert [rank_name(rank, known.code) for rank in RANKS] == [words[key] for key in RANK_KEYS]


@each_language
def test_each_name_has_its_rank_and_its_suit(known: Language) -> None:
    for card in CARDS:
        name = card_name(card, known.code)
        rank, suit = rank_name(card.rank, known.code), suit_name(card.suit, known.code)
        if known.code == "af":  # one word; only klawers drops its s
            assert name == suit.replace("klawers", "klawer") + rank
        else:
            assert name.startswith(f"{rank} ")
            assert name.endswith(f" {suit}")


def test_swahili_persons_take_wa_and_things_ya() -> None:
    for card in CARDS:
        link = card_name(card, "sw").split()[1]
        assert link == ("wa" if card.rank.value in "JQK" else "ya"), card


def test_the_pseudo_locale_has_names_too() -> None:
    assert card_name(parse_card("7h"), "en-XA").startswith("[šévéñ öf héåŕťš")
