"""Buttons of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.present.shapes import Button, Rich

STRONG, QUIET = "go", "plain"
"""Equal choices look equal: all of them strong, or none."""


def act(action: str, label: Rich, do: str, style: str = STRONG) -> Button:
    """A button that carries out the action with the text `do`."""
    return {"action": action, "label": label, "style": style, "enabled": True, "do": do}


def command(
    action: str, label: Rich, cmd: str, style: str = QUIET, *, refused: Rich | None = None
) -> Button:
    """A button that gives a command; with `refused`, the reason why it cannot now."""
    button: Button = {
        "action": action,
        "label": label,
        "style": style,
        "enabled": refused is None,
        "cmd": {"cmd": cmd},
    }
    if refused is not None:
        button["reason"] = refused
    return button


def resting(action: str, label: Rich, reason: Rich) -> Button:
    """A button that can be read and focused, but says why it does nothing."""
    return {
        "action": action,
        "label": label,
        "style": QUIET,
        "enabled": False,
        "reason": reason,
    }
