"""Which language greets a visitor."""

from __future__ import annotations

import pytest

from gin_widgets.app import texts
from gin_widgets.app.language_choice import CODES, best_language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("sw", "sw"),
        ("sw-TZ,sw;q=0.9,en;q=0.8", "sw"),
        ("fr-FR, ms-MY;q=0.7, en;q=0.3", "ms"),
        ("en;q=0.3, ceb-PH;q=0.4", "ceb"),
        ("AF", "af"),
        ("su;q=0, af;q=0.1", "af"),
        ("fr, de", "en"),
        ("", "en"),
        ("*", "en"),
        ("sw;q=nonsense", "en"),
    ],
)
def test_the_best_of_the_browser_s_wishes(header: str, language: str) -> None:
    assert best_language(header) == language


def test_the_languages_are_offered_in_one_order() -> None:
    assert CODES == ("ceb", "sw", "af", "su", "ms", "en")


@pytest.mark.parametrize(
    "pieces",
    [texts.HOME, texts.FRAME, texts.PROBLEM, texts.NOT_FOUND, texts.NOT_ALLOWED, texts.FULL],
)
@pytest.mark.parametrize("lang", CODES)
def test_every_text_of_the_pages_can_be_said(pieces: dict[str, object], lang: str) -> None:
    spoken = texts.spoken(pieces, lang)  # type: ignore[arg-type]
    assert all(spoken.values())
