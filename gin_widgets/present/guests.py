"""A game that a code or a record has brought, while the learner's own one waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.messages import message
from gin_widgets.present.buttons import QUIET, STRONG, command

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Button


def guest_chips(scene: Scene) -> Iterator[Message]:
    """A word that this is not the learner's own game."""
    if scene.snapshot.guest:
        yield message("Your own game waits")


def guest_tools(scene: Scene) -> Iterator[Button]:
    """The way back, asked once more while this game is not finished."""
    if not scene.snapshot.guest or scene.snapshot.sheet.finished:
        return
    button = _back(scene, QUIET)
    button["confirm"] = {
        "title": scene.text(message("Go back to your own game?")),
        "line": scene.rich(message("The game on the table ends here. Your own game goes on.")),
        "yes": scene.rich(message("Back to my game")),
        "no": scene.rich(message("Keep playing")),
    }
    yield button


def after_the_game(scene: Scene) -> Button:
    """What comes after a finished game: one's own, or a new one."""
    if scene.snapshot.guest:
        return _back(scene, STRONG)
    return command("new-game", scene.rich(message("New game")), "new-game", STRONG)


def _back(scene: Scene, style: str) -> Button:
    return command("back", scene.rich(message("Back to my game")), "back", style)
