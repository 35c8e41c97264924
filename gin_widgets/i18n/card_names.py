"""The names of the 52 cards, the suits and the ranks in each language.

They are whole strings in `card_names.csv`, because no template makes them: Swahili says `saba ya
kopa` but `mfalme wa kopa`, Afrikaans makes one word of it (`hartenssewe`).
"""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from gin_widgets.engine.cards import CARDS
from gin_widgets.i18n.languages import PSEUDO, language
from gin_widgets.i18n.pseudo import pseudo

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card, Rank, Suit


def card_name(card: Card, lang: str) -> str:
    """The card's full name, as it is read out: `seven of hearts`."""
    return _names(language(lang).code)[card.text]


def card_names(lang: str) -> dict[str, str]:
    """The full names of all 52 cards by their text: `{"As": "ace of spades", ...}`."""
    names = _names(language(lang).code)
    return {card.text: names[card.text] for card in CARDS}


def suit_name(suit: Suit, lang: str) -> str:
    """The suit's name: `hearts`."""
    return _names(language(lang).code)[suit.value]


def rank_name(rank: Rank, lang: str) -> str:
    """The rank's name without a suit: `seven`."""
    return _names(language(lang).code)[rank.value]


@cache
def _names(code: str) -> dict[str, str]:
    """The column of one language: names by card, suit or rank text."""
    if code == PSEUDO.code:
        return {text: pseudo(name) for text, name in _names("en").items()}
    table = (files("gin_widgets.i18n") / "card_names.csv").read_text(encoding="utf-8")
    return {row["card"]: row[code] for row in csv.DictReader(table.splitlines())}
