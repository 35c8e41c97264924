"""A hand as a piece of HTML that stands by itself: no script, no font, no picture, no style sheet.

Being static it can be read wherever a notebook can: in a running one, in an exported page, on
paper, and by a screen reader. Colours and shapes are those of the card table.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from gin_widgets import i18n
from gin_widgets.engine.arrangements import best_arrangement, has_equal_arrangements
from gin_widgets.engine.cards import Rank, Suit
from gin_widgets.engine.melds import MeldKind
from gin_widgets.messages import message, pmessage

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from gin_widgets.engine.arrangements import Arrangement
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.hands import Hand

# Suit shapes in a square of 32 units; the heart and the diamond are red.
_SHAPES = {
    Suit.SPADES: "M16 1C12 8 2 12 2 20a6.5 6.5 0 0 0 12 3.5Q13.5 28 10 31h12q-3.5-3-4-7.5"
    "A6.5 6.5 0 0 0 30 20C30 12 20 8 16 1Z",
    Suit.HEARTS: "M16 31C12 24 2 18 2 9.5A7.5 7.5 0 0 1 16 6a7.5 7.5 0 0 1 14 3.5"
    "C30 18 20 24 16 31Z",
    Suit.DIAMONDS: "M16 1Q21 10 28 16 21 22 16 31 11 22 4 16 11 10 16 1Z",
    Suit.CLUBS: "M16 1a6.5 6.5 0 0 0-5.5 10A6.5 6.5 0 1 0 14 21.5Q13.5 28 10 31h12"
    "q-3.5-3-4-9.5A6.5 6.5 0 1 0 21.5 11 6.5 6.5 0 0 0 16 1Z",
}
_RED, _BLACK = "#C4122F", "#14181B"
_MAT = (
    "display:inline-flex;flex-wrap:wrap;gap:20px;padding:16px 20px;border-radius:16px;"
    "background:#14544F;color:#F4F8F6;font:600 15px/1.4 system-ui,sans-serif"
)
_ROW = "display:flex;flex-wrap:wrap;gap:4px"
_BRACKET = "margin-top:6px;padding-top:2px;text-align:center;border-top:2px {line} #F4F8F6"


def hand_html(hand: Hand, lang: str) -> str:
    """The cards in their best arrangement, each group named, as HTML in that language."""
    best = best_arrangement(hand)
    parts = [
        _group(lang, i18n.text(_NAMES[meld.kind], lang), meld.cards, "solid") for meld in best.melds
    ]
    label = i18n.text(message("Deadwood {points}", points=best.deadwood), lang)
    if best.unmatched or not best.melds:
        parts.append(_group(lang, label, best.unmatched, "dashed"))
    mat = f'<div role="group" lang="{lang}" style="{_MAT}">{"".join(parts)}</div>'
    notes = "".join(f'<p lang="{lang}">{escape(note)}</p>' for note in _notes(hand, best, lang))
    return mat + notes


def hand_text(hand: Hand, lang: str) -> str:
    """The same as plain text, a line for each group."""
    best = best_arrangement(hand)
    groups = [(_NAMES[meld.kind], meld.cards) for meld in best.melds]
    if best.unmatched or not best.melds:
        groups.append((message("Deadwood {points}", points=best.deadwood), best.unmatched))
    lines = [
        f"{i18n.text(name, lang)}: {' '.join(card.text for card in cards)}".rstrip()
        for name, cards in groups
    ]
    return "\n".join([*lines, *_notes(hand, best, lang)])


_NAMES = {MeldKind.RUN: pmessage("meld", "Run"), MeldKind.SET: pmessage("meld", "Set")}


def _notes(hand: Hand, best: Arrangement, lang: str) -> Iterator[str]:
    """What the picture does not say: no deadwood at all, or equal arrangements (B33)."""
    if not best.unmatched and best.melds:
        yield i18n.text(message("There is no deadwood."), lang)
    if has_equal_arrangements(hand):
        yield i18n.text(message("There is another arrangement with the same deadwood."), lang)


def _group(lang: str, label: str, cards: Sequence[Card], line: str) -> str:
    faces = "".join(_face(card, lang) for card in cards)
    bracket = _BRACKET.format(line=line)
    return (
        f'<div role="group" aria-label="{escape(label)}"><div style="{_ROW}">{faces}</div>'
        f'<div aria-hidden="true" style="{bracket}">{escape(label)}</div></div>'
    )


def _face(card: Card, lang: str) -> str:
    """One card: rank and suit in the corner, the suit again below."""
    colour = _RED if card.suit in (Suit.HEARTS, Suit.DIAMONDS) else _BLACK
    rank = "10" if card.rank is Rank.TEN else card.rank.value
    shape = _SHAPES[card.suit]
    return (
        f'<svg role="img" aria-label="{escape(i18n.card_name(card, lang))}" width="64" '
        f'viewBox="0 0 100 140" data-card="{card.text}">'
        '<rect x="1" y="1" width="98" height="138" rx="8" fill="#FFF" stroke="#C9CFCC"/>'
        f'<g fill="{colour}"><text x="8" y="42" font-family="system-ui,sans-serif" '
        f'font-size="42" font-weight="700">{rank}</text>'
        f'<path transform="translate(8 52) scale(.72)" d="{shape}"/>'
        f'<path transform="translate(36 72) scale(1.6)" d="{shape}"/></g></svg>'
    )
