"""The two ways in which the engine says no. Nothing is changed by a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from enum import Enum

    from gin_widgets.messages import Message


class GinError(Exception):
    """A refusal with a `Message` that says what is wrong, for the person who asked."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class InvalidNotation(GinError):
    """Text that cannot be read: a card, a meld, an action, a deal code, a record or a profile."""


class IllegalAction(GinError):
    """An action that can be read but is against the rules here; `reason` is a closed enum."""

    def __init__(self, reason: Enum, message: Message) -> None:
        super().__init__(message)
        self.reason = reason
