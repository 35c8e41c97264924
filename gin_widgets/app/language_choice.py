"""Which of our languages a visitor is greeted in."""

from __future__ import annotations

from gin_widgets.i18n import LANGUAGES

CODES = tuple(known.code for known in LANGUAGES)
FALLBACK = "en"


def best_language(accept_language: str) -> str:
    """The first of our languages that a browser's `Accept-Language` header asks for.

    >>> best_language("fr-FR, sw-TZ;q=0.8, en;q=0.9")
    'en'
    """
    wishes = sorted(map(_wish, accept_language.split(",")), key=lambda wish: -wish[1])
    asked = (code for code, weight in wishes if weight > 0)
    return next((code for code in asked if code in CODES), FALLBACK)


def _wish(part: str) -> tuple[str, float]:
    """The language of one part of the header, without its region, and its weight from 0 to 1."""
    tag, _, weight = part.partition(";q=")
    code = tag.strip().lower().partition("-")[0]
    try:
        return code, float(weight or 1)
    except ValueError:
        return code, 0
