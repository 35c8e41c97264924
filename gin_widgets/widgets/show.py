"""`show`: a hand with its melds and its deadwood, to look at.

It is static HTML and not a widget: it needs no kernel, does not carry the table's script along,
and stays in exported and printed notebooks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.hands import Hand
from gin_widgets.i18n import language
from gin_widgets.present.hand_html import hand_html, hand_text

if TYPE_CHECKING:
    from gin_widgets.engine.hands import HandLike


class ShownHand:
    """A hand that a notebook displays; as text it is a line for each meld and the deadwood."""

    def __init__(self, hand: Hand, lang: str) -> None:
        self.hand = hand
        self.lang = lang

    def _repr_html_(self) -> str:
        """For notebooks and exported pages."""
        return hand_html(self.hand, self.lang)

    def __repr__(self) -> str:
        """For a terminal, and where HTML is not shown."""
        return hand_text(self.hand, self.lang)


def show(hand: HandLike, lang: str = "en") -> ShownHand:
    """The hand in its best arrangement: `show("5h 6h 7h Kc Kd Ks 2d 9s Jc 4c", lang="af")`.

    Any number of cards. Raises `InvalidNotation` for what is not cards, `UnknownLanguage`.
    """
    return ShownHand(Hand.of(hand), language(lang).code)
