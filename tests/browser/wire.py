"""What the server told a page: the frames of its websockets, read as Jupyter's messages."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from playwright.sync_api import Page, WebSocket

from gin_widgets.engine import parse_card
from gin_widgets.i18n import card_name

_NOT_TOLD = ("labels", "_esm", "_css", "saved")  # all 52 names, the drawings, the sealed game
_SIZE = 8


class Wire:
    """Everything that came to a page, in order, and every message that it sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[bytes] = []
        self.url = ""
        self.received: list[Mapping[str, Any]] = []
        page.on("websocket", self._listen)

    def begin_round(self) -> None:
        """Forget what came before this round."""
        self.received.clear()

    def presses(self) -> list[Mapping[str, Any]]:
        """The messages of the table that were sent: actions and commands."""
        messages = map(_pressed, self.sent)
        return [one for one in messages if one is not None and one.get("cmd") != "hello"]

    def frame_of(self, press: Mapping[str, Any]) -> bytes:
        """The very bytes in which a press was sent."""
        return next(frame for frame in self.sent if _pressed(frame) == press)

    def acknowledged(self, press: Mapping[str, Any]) -> int:
        """How often the table has answered to a press."""
        answer = {"kind": "ack", "id": press["id"]}
        data = [content.get("data") for content in self.received]
        return sum(isinstance(one, dict) and one.get("content") == answer for one in data)

    def check_hidden(self, cards: Collection[str], lang: str) -> None:
        """Assert that nothing named these cards before the first hand was laid open."""
        told = list(self._before_showing())
        assert told, "no state came before the cards were shown"
        for code in cards:
            name = re.escape(card_name(parse_card(code), lang))
            naming = re.compile(rf"\b{code}\b|\b{name}\b")
            for text in told:
                found = naming.search(text)
                assert found is None, f"{code} was told too early: {_around(text, found)}"

    def _before_showing(self) -> Iterator[str]:
        for _ in range(200):  # the page may have drawn it before we were told of the frame
            if any(map(_shows, self.received)):
                break
            self.page.evaluate("1")
        else:
            raise AssertionError("no state with open cards came")
        for content in self.received:
            if _shows(content):
                return
            yield json.dumps(_told(content), ensure_ascii=False)

    def _listen(self, socket: WebSocket) -> None:
        if "/channels" not in socket.url:
            return
        self.url = socket.url
        socket.on("framereceived", lambda frame: self.received.append(content_of(frame)))
        socket.on("framesent", lambda frame: self.sent.append(_bytes(frame)))


def content_of(frame: str | bytes) -> Mapping[str, Any]:
    """The content of the message in a frame, in either of Jupyter's two forms."""
    if isinstance(frame, str):
        content: Mapping[str, Any] = json.loads(frame).get("content", {})
        return content
    count = int.from_bytes(frame[:_SIZE], "little")
    starts = [
        int.from_bytes(frame[_SIZE * (i + 1) : _SIZE * (i + 2)], "little") for i in range(count)
    ]
    read: Mapping[str, Any] = json.loads(frame[starts[4] : starts[5]])
    return read


def _bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame


def _pressed(frame: bytes) -> Mapping[str, Any] | None:
    """The table's own message in a frame that was sent."""
    data = content_of(frame).get("data")
    content = data.get("content") if isinstance(data, dict) else None
    return content if isinstance(content, dict) and "id" in content else None


def _state(content: Mapping[str, Any]) -> Mapping[str, Any]:
    data = content.get("data")
    traits = data.get("state") if isinstance(data, dict) else None
    return traits if isinstance(traits, dict) else {}


def _shows(content: Mapping[str, Any]) -> bool:
    """Whether it is a state of the table with a hand laid open."""
    table = _state(content).get("state")
    return isinstance(table, dict) and table.get("spread") is not None


def _told(value: object) -> object:
    """The same without what names every card or cannot be read."""
    if isinstance(value, dict):
        return {name: _told(part) for name, part in value.items() if name not in _NOT_TOLD}
    return [_told(part) for part in value] if isinstance(value, list) else value


def _around(text: str, found: re.Match[str]) -> str:
    return text[max(0, found.start() - 200) : found.end() + 100]
