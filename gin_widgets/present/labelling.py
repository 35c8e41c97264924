"""The fixed texts of the page in a language: names of cards and languages, and `LABELS`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets import i18n
from gin_widgets.present.labels import LABELS

if TYPE_CHECKING:
    from gin_widgets.present.shapes import Labels


def labels(lang: str) -> Labels:
    """What the page says whatever the game is. Raises `UnknownLanguage`."""
    return {
        "lang": lang,
        "langs": [{"code": one.code, "name": one.name} for one in i18n.LANGUAGES],
        "cards": dict(i18n.card_names(lang)),
        "ui": {key: i18n.text(label, lang) for key, label in LABELS.items()},
    }
