"""The tray of a learner who sits out: what the captain is to do, her advice, or going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import TAKE_DISCARD, ActionKind
from gin_widgets.engine.views import PhaseKind
from gin_widgets.messages import message
from gin_widgets.present.advising import advice_button
from gin_widgets.present.buttons import QUIET, STRONG, command

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Button, Tray

_WITHOUT_A_CARD = (
    ActionKind.TAKE_STOCK,
    ActionKind.TAKE_DISCARD,
    ActionKind.PASS,
    ActionKind.BIG_GIN,
    ActionKind.SHOW,
)


def watching_tray(scene: Scene) -> Tray:
    """With the captain's cards in sight: what would you do? Else only: go on."""
    if not scene.view.legal:
        return _looking_on(scene)
    name = scene.name(scene.view.seat)
    ways = [action for action in scene.view.legal if action.kind in _WITHOUT_A_CARD]
    return {
        "title": scene.text(message("What would you do as {name}?", name=name)),
        "line": scene.rich(_LINES[scene.view.phase](scene)),
        "buttons": [
            *(advice_button(scene, action) for action in ways),
            *_going_on(scene, QUIET),
        ],
    }


def _looking_on(scene: Scene) -> Tray:
    # Translators: the learner sits out and may not advise anybody.
    line = message(
        "{name} and {other} play this round. You see the table, but no hand.",
        name=scene.name(0),
        other=scene.name(1),
    )
    return {
        "title": scene.text(message("You sit out in this round")),
        "line": scene.rich(line),
        "buttons": list(_going_on(scene, STRONG)),
    }


def _going_on(scene: Scene, style: str) -> Iterator[Button]:
    yield command("go-on", scene.rich(message("Go on")), "go-on", style)
    label = message("Play on to the end of the round")
    yield command("play-on", scene.rich(label), "play-on", QUIET)


def _first_upcard(scene: Scene) -> Message:
    return message(
        "{name}, the captain, may take the {card} or pass. Say what you would do, or go on: "
        "{name} decides alone.",
        name=scene.name(scene.view.seat),
        card=scene.view.discards[-1],
    )


def _draw(scene: Scene) -> Message:
    name = scene.name(scene.view.seat)
    if TAKE_DISCARD not in scene.view.legal:
        return message(
            "Both players passed the upcard, so {name} begins with a card from the stock.",
            name=name,
        )
    return message(
        "{name} takes a card from the stock or the {card} from the discard pile.",
        name=name,
        card=scene.view.discards[-1],
    )


def _discard(scene: Scene) -> Message:
    return message(
        "{name} discards a card now. Choose the one that you would discard.",
        name=scene.name(scene.view.seat),
    )


def _last_card(scene: Scene) -> Message:
    return message(
        "Only two cards are left in the stock. {name} may take the {card} to knock with it, or "
        "pass: then the round is drawn.",
        name=scene.name(scene.view.seat),
        card=scene.view.discards[-1],
    )


def _lay_off(scene: Scene) -> Message:
    return message(
        "{other} has knocked, and {name} may lay off cards. Choose a card that fits a meld.",
        other=scene.name(1 - scene.view.seat),
        name=scene.name(scene.view.seat),
    )


_LINES = {
    PhaseKind.FIRST_UPCARD: _first_upcard,
    PhaseKind.DRAW: _draw,
    PhaseKind.DISCARD: _discard,
    PhaseKind.LAST_CARD: _last_card,
    PhaseKind.LAY_OFF: _lay_off,
}
