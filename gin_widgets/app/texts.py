"""The texts of the app's own pages: the first page, the frame around a notebook, the errors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules import variant_named
from gin_widgets.i18n import text
from gin_widgets.messages import message, pmessage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.messages import Message

HOME: Mapping[str, Message] = {
    "title": message("Gin Rummy, learned by playing"),
    "lead": message(
        "A practice table, the rules on one page and help for a class. "
        "Free, in six languages, without an account."
    ),
    "learn": pmessage("door", "Learn"),
    "learn_text": message("The whole game on one page, step by step, with cards to look at."),
    "practise": pmessage("door", "Practise"),
    "practise_text": message(
        "Play against the computer. A move that is not allowed costs you nothing: "
        "the table tells you why."
    ),
    "teach": pmessage("door", "Teach"),
    "teach_text": message("Show a table to the class and give everybody the same cards."),
    "continue_title": message("Go on where you stopped"),
    "continue_text": message("This browser has kept a game that you began."),
    "continue": pmessage("button", "Go on"),
}
"""The first page."""

CHIPS: Mapping[str, tuple[Message, ...]] = {
    "learn": (message("The rules of Gin"),),
    "practise": tuple(
        variant_named(name).title
        for name in ("gin", "oklahoma", "hollywood", "three-player", "rummy")
    ),
    "teach": (message("One deal for the whole class"),),
}
"""What is behind each door of the first page today."""

FRAME: Mapping[str, Message] = {
    "skip": message("Skip to the content"),
    "home": message("To the first page"),
    "languages": message("Language"),
    "waiting": message("The cards are on their way …"),
    "no_script": message("This page needs JavaScript. Please switch it on in your browser."),
    "broken": message(
        "Something went wrong on this page. Load it again. If that does not help, "
        "tell the person who looks after this server."
    ),
    "kept": message(
        "Your game is kept in this browser only. Nothing is fetched from other websites."
    ),
    "again": pmessage("button", "Load the page again"),
}
"""The frame of every page."""

PROBLEM: Mapping[str, Message] = {
    "title": message("Something went wrong"),
    "text": message(
        "The server could not show this page. Load it again. If that does not help, "
        "tell the person who looks after this server."
    ),
}
NOT_FOUND: Mapping[str, Message] = {
    "title": message("There is no such page here"),
    "text": message("Perhaps the address has a mistake in it. Begin again from the first page."),
}
NOT_ALLOWED: Mapping[str, Message] = {
    "title": message("This page is not open to you"),
    "text": message("Begin again from the first page. Perhaps you are asked for the password."),
}
FULL: Mapping[str, Message] = {
    "title": message("All tables are taken"),
    "text": message("Many people are playing just now. Please try again in a few minutes."),
}
LOGIN: Mapping[str, Message] = {
    "title": message("A password, please"),
    "text": message("Ask the person who gave you this address."),
    "password": message("Password"),
    "open": pmessage("button", "Open"),
    "wrong": message("That is not the right password. Please try again."),
}


def problem(status: int) -> Mapping[str, Message]:
    """The texts of the page for an HTTP error."""
    known = {403: NOT_ALLOWED, 404: NOT_FOUND, 503: FULL}
    return known.get(status, PROBLEM)


def spoken(texts: Mapping[str, Message], lang: str) -> dict[str, str]:
    """The same texts in a language, for a template."""
    return {key: text(sentence, lang) for key, sentence in texts.items()}
