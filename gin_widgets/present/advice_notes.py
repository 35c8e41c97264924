"""The notes about advice, and the button with which the captain asks for it (T2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.messages import message
from gin_widgets.play.snapshot import Note, NoteKind
from gin_widgets.present.advice_words import would
from gin_widgets.present.buttons import QUIET, command
from gin_widgets.present.move_words import told_alone

if TYPE_CHECKING:
    from gin_widgets.engine.views import Event
    from gin_widgets.play.advice import Advice
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Button


def ask_button(scene: Scene) -> Button:
    """Ask the player who sits out."""
    sitter = scene.snapshot.seating.sitting_out or 0
    label = message("Ask {name}", name=scene.player_name(sitter))
    return command("ask", scene.rich(label), "ask", QUIET)


def advice_note(scene: Scene) -> Note | None:
    """What the other one advises, or what has become of the learner's own advice."""
    advice = scene.snapshot.advice
    if advice is None:
        return None
    if advice.done is None:
        return _heard(scene, advice)
    return _answered(scene, advice, advice.done)


def _heard(scene: Scene, advice: Advice) -> Note:
    name = scene.player_name(advice.adviser)
    return Note(
        NoteKind.TOLD,
        message("The advice of {name}", name=name),
        # Translators: {advice} is a sentence without a full stop: "I would discard the ...".
        message(
            "{name} says: “{advice}.” That is advice and not an order: you are the captain, and "
            "you decide.",
            name=name,
            advice=would(advice.action, advice.top),
        ),
    )


def _answered(scene: Scene, advice: Advice, done: Event) -> Note:
    name = scene.player_name(advice.captain)
    # Translators: {advice} is a sentence without a full stop: "I would discard the ..."; {done} is
    # a whole sentence: "Juma discarded the ...".
    line = message(
        "You said: “{advice}.” And then: {done}",
        advice=would(advice.action, advice.top),
        done=told_alone(scene, done),
    )
    if advice.followed:
        return Note(NoteKind.DONE, message("{name} did the same", name=name), line)
    return Note(NoteKind.TOLD, message("{name} did something else", name=name), line)
