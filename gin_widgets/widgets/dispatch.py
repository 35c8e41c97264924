"""Messages from the page: what each one does. Anything else is left alone, and all are answered.

A message is a dict with an `id`, the `seq` of the position that was seen, and either `do` with
an action's text or `cmd` with a command and its arguments. It comes from outside, so its types
and sizes are looked at here. The answer is the new state and then `{"kind": "ack", "id": ...}`:
a page that misses it knows that the kernel is gone. A page whose position is an old one, because an
answer got lost on its way, is told the present one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from gin_widgets.engine.errors import GinError
from gin_widgets.i18n import UnknownLanguage
from gin_widgets.play import notes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gin_widgets.widgets.card_table import CardTable

    Content = Mapping[str, Any]

_LONGEST = {
    "do": 400,
    "text": 100_000,  # the record of a whole game
    "search": 4_000,
    "saved": 200_000,
    "lang": 20,
    "id": 80,
}
_MOST_RULES = 60
"""More than any game has options."""


def handle(table: CardTable, content: object) -> None:
    """Do what the message asks and answer it, whatever it is."""
    message: Content = content if isinstance(content, dict) else {}
    try:
        _do(table, message)
    finally:
        table.send({"kind": "ack", "id": _id(message)})


def _do(table: CardTable, message: Content) -> None:
    behind = _seq(message) != table.session.seq
    command = message.get("cmd")
    if isinstance(command, str) and command in _COMMANDS:
        _COMMANDS[command](table, message)
        table.publish()
    elif action := _text(message, "do"):
        table.session.act(_seq(message), action)
        table.publish()
    if behind:
        table.tell_again()


def _id(message: Content) -> str | int | None:
    found = message.get("id")
    return found if isinstance(found, int) else _text(message, "id") or None


def _seq(message: Content) -> int:
    """The position that was seen; one that never was if the message does not say."""
    found = message.get("seq")
    return found if type(found) is int else -1


def _text(message: Content, key: str) -> str:
    """The text under that key; empty if there is none or if it is too long to be true."""
    found = message.get(key)
    return _whole(found) if isinstance(found, str) and len(found) <= _LONGEST[key] else ""


def _whole(text: str) -> str:
    """The text with `?` for each half of a character, which could not be sent back."""
    return text.encode(errors="replace").decode()


def _rules(message: Content) -> Mapping[str, Any] | None:
    """The house rules that were chosen, whatever they say; None if there are none."""
    found = message.get("rules")
    if not isinstance(found, dict) or len(found) > _MOST_RULES:
        return None
    return {
        _whole(name): _whole(value) if isinstance(value, str) else value
        for name, value in found.items()
    }


def _hello(table: CardTable, message: Content) -> None:
    """The first page brings the game it has kept and the wishes in its address.

    A later one is a second view, or a page that has missed an answer.
    """
    if table.greeted:
        table.tell_again()
        return
    table.greeted = True
    saved = _text(message, "saved")
    if saved and not table.session.touched:
        _restore(table, saved)
    wishes = dict(parse_qsl(_text(message, "search").removeprefix("?")))
    if "lang" in wishes:
        _speak(table, wishes["lang"])
    if "deal" in wishes:
        table.session.follow_link(wishes["deal"][: _LONGEST["text"]])


def _restore(table: CardTable, saved: str) -> None:
    try:
        table.session.restore(saved)
    except GinError as refusal:
        table.session.tell(notes.not_restored(refusal.message))


def _speak(table: CardTable, lang: str) -> None:
    try:
        table.speak(lang[: _LONGEST["lang"]])
    except UnknownLanguage:
        return  # the table goes on in its own


def _send_code(table: CardTable, message: Content) -> None:
    session = table.session
    table.send(
        {
            "kind": "code",
            "id": _id(message),
            "text": session.deal_code(),
            "record": session.record_text(),
            "game_code": session.game_code(),
            "game_record": session.game_record_text(),
        }
    )


def _enter_code(table: CardTable, message: Content) -> None:
    """Of a text that is too long enough is read to say so."""
    found = message.get("text")
    text = _whole(found[: _LONGEST["text"]]) if isinstance(found, str) else ""
    table.session.enter_code(_seq(message), text)


def _play_by(table: CardTable, message: Content) -> None:
    chosen = _rules(message)
    if chosen is not None:
        table.session.play_by(_seq(message), chosen)


_COMMANDS: Mapping[str, Callable[[CardTable, Content], None]] = {
    "hello": _hello,
    "deal": lambda table, message: table.session.deal(_seq(message)),
    "ask": lambda table, message: table.session.ask(_seq(message)),
    "go-on": lambda table, message: table.session.go_on(_seq(message)),
    "play-on": lambda table, message: table.session.go_on(_seq(message), to_the_end=True),
    "undo": lambda table, message: table.session.undo(_seq(message)),
    "next-round": lambda table, message: table.session.next_round(_seq(message)),
    "new-deal": lambda table, message: table.session.new_deal(_seq(message)),
    "new-game": lambda table, message: table.session.new_game(_seq(message)),
    "replay": lambda table, message: table.session.replay(_seq(message)),
    "lay-off-for-me": lambda table, message: table.session.lay_off_for_me(_seq(message)),
    "enter-code": _enter_code,
    "get-code": _send_code,
    "rules": _play_by,
    "house": lambda table, message: table.session.choose_rules(_rules(message)),
    "back": lambda table, message: table.session.back(_seq(message)),
    "lang": lambda table, message: _speak(table, _text(message, "lang")),
}
