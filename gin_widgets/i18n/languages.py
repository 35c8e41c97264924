"""The six languages, in the order in which they are offered.

A new language is one line in `LANGUAGES`, one column in `card_names.csv` and one catalog; the
tests fail until the three are complete.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.errors import GinError
from gin_widgets.i18n.plurals import CEBUANO, ONE_OR_OTHER, OTHER
from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.i18n.plurals import PluralRule


class UnknownLanguage(GinError):
    """A language code that the package does not have; the message names those it has."""


@dataclass(frozen=True, slots=True)
class Language:
    """`code` (BCP 47), `name` in the language itself, `english` name, plural rule, decimal sign."""

    code: str
    name: str
    english: str
    plural: PluralRule
    decimal: str = "."


LANGUAGES: tuple[Language, ...] = (
    Language("ceb", "Cebuano", "Cebuano", CEBUANO),
    Language("sw", "Kiswahili", "Swahili", ONE_OR_OTHER),
    Language("af", "Afrikaans", "Afrikaans", ONE_OR_OTHER, decimal=","),
    Language("su", "Basa Sunda", "Sundanese", OTHER, decimal=","),
    Language("ms", "Bahasa Melayu", "Malay", OTHER),
    Language("en", "English", "English", ONE_OR_OTHER),
)

# English made longer and accented: shows text that was never given to the catalogs and places
# that are too narrow. It can be asked for but is not offered.
PSEUDO = Language("en-XA", "Pšéúdó", "Pseudo", ONE_OR_OTHER)

_BY_CODE = {known.code: known for known in LANGUAGES}


def language(code: str) -> Language:
    """The language with that code; a region after it is left out (`sw-KE`, `ms_MY`).

    Raises `UnknownLanguage`.
    """
    asked = code.strip()
    if asked.casefold() == PSEUDO.code.casefold():
        return PSEUDO
    found = _BY_CODE.get(asked.replace("_", "-").partition("-")[0].casefold())
    if found is None:
        offered = ", ".join(f"{known.code} ({known.name})" for known in LANGUAGES)
        raise UnknownLanguage(
            message(
                # Translators: {offered} is a list such as "sw (Kiswahili), af (Afrikaans)".
                "There is no language “{text}” here. Choose one of these: {offered}.",
                text=asked[:20],
                offered=offered,
            )
        )
    return found
