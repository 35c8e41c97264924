from __future__ import annotations

import itertools
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest

from gin_widgets import show
from gin_widgets.engine import meld_tables
from gin_widgets.engine.cards import CARDS, parse_card
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.many_cards import ways_of_many
from gin_widgets.i18n import LANGUAGES, UnknownLanguage, card_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.meld_tables import Suits

HAND = "5h 6h 7h Kc Kd Ks 2d 9s Jc 4c"


def html(cards: str, lang: str = "en") -> ET.Element:
    markup = show(cards, lang)._repr_html_()
    return ET.fromstring(f"<body>{markup}</body>")  # noqa: S314 - our own text


def test_as_text_it_is_a_line_for_each_group() -> None:
    assert repr(show(HAND)) == "Set: Ks Kd Kc\nRun: 5h 6h 7h\nDeadwood 25: 9s 2d 4c Jc"


@pytest.mark.parametrize("lang", [one.code for one in LANGUAGES])
def test_every_card_has_its_name_in_every_language(lang: str) -> None:
    names = [svg.get("aria-label") for svg in html(HAND, lang).iter("svg")]
    assert len(names) == 10
    assert card_name(parse_card("7h"), lang) in names


def test_groups_are_named_for_readers_and_in_print() -> None:
    page = html(HAND)
    named = [one.get("aria-label") for one in page.iter("div") if one.get("aria-label")]
    assert named == ["Set", "Run", "Deadwood 25"]
    seen = [one.text for one in page.iter("div") if one.get("aria-hidden")]
    assert seen == named


def test_it_needs_nothing_from_elsewhere() -> None:
    markup = show(HAND)._repr_html_()
    for word in ("<script", "<link", "<style", "url(", "http", "src="):
        assert word not in markup


def test_b33_equal_arrangements_are_mentioned() -> None:
    assert "another arrangement" in repr(show("5s 6s 7s 6h 6d"))
    assert "another arrangement" not in repr(show(HAND))


def test_the_whole_pack_is_shown_although_nobody_could_count_its_arrangements(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at = itertools.count(1)

    def counting(suits: Suits) -> Iterator[Suits]:
        for way in ways_of_many(suits):
            assert next(looked_at) < 100
            yield way

    monkeypatch.setattr(meld_tables, "ways_of_many", counting)
    pack = " ".join(str(card) for card in CARDS)
    assert "another arrangement" in repr(show(pack))
    assert len(list(html(pack).iter("svg"))) == 52


def test_no_deadwood_is_mentioned() -> None:
    assert repr(show("5h 6h 7h")) == "Run: 5h 6h 7h\nThere is no deadwood."


def test_a_hand_of_no_cards() -> None:
    assert repr(show("")) == "Deadwood 0:"
    assert not list(html("").iter("svg"))


def test_what_is_not_cards_or_no_language_is_refused() -> None:
    with pytest.raises(InvalidNotation, match="is not a card"):
        show("5h 6x")
    with pytest.raises(UnknownLanguage):
        show(HAND, lang="fr")
