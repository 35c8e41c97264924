"""Messages in the learner's language: six languages, their catalogs, the names of the cards."""

from gin_widgets.i18n.card_names import card_name, card_names, rank_name, suit_name
from gin_widgets.i18n.languages import LANGUAGES, Language, UnknownLanguage, language
from gin_widgets.i18n.render import Part, Rich, rich, text
from gin_widgets.i18n.sums import kept_whole

__all__ = [
    "LANGUAGES",
    "Language",
    "Part",
    "Rich",
    "UnknownLanguage",
    "card_name",
    "card_names",
    "kept_whole",
    "language",
    "rank_name",
    "rich",
    "suit_name",
    "text",
]
