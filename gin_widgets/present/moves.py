"""The moves of the round in words: the log beside the table, and what is read out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.rummy_views import RummyEvent
from gin_widgets.engine.views import Event
from gin_widgets.messages import message
from gin_widgets.present.move_words import dealt, told
from gin_widgets.present.role_seats import part_in_round
from gin_widgets.present.roles_why import first_lines
from gin_widgets.present.rummy_words import told_in_rummy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import LogLine, Say

_TAKING = (ActionKind.TAKE_STOCK, ActionKind.TAKE_DISCARD)
_Events: TypeAlias = "tuple[Event, ...] | tuple[RummyEvent, ...]"
_MOST_SAID = 1000
"""More sentences than one change can bring; keeps the ids growing."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One or two events that make a sentence; `start` is the place of the first among all."""

    start: int
    events: _Events


def turns(events: _Events) -> Iterator[Turn]:
    """The events, a taking together with the discard that follows it."""
    at = 0
    while at < len(events):
        pair = events[at : at + 2]
        whole = len(pair) > 1 and pair[0].kind in _TAKING and pair[1].kind is ActionKind.DISCARD
        yield Turn(at, pair if whole else pair[:1])
        at += len(pair) if whole else 1


def log(scene: Scene) -> list[LogLine]:
    """One line for each turn so far, numbered."""
    return [
        {"n": number, "text": scene.rich(_sentence(scene, turn.events))}
        for number, turn in enumerate(turns(scene.snapshot.view.events), 1)
    ]


def say(scene: Scene) -> list[Say]:
    """What has happened since the snapshot before, one sentence for each turn."""
    news = scene.snapshot.news
    sentences = []
    if news.undone and scene.sits_out:
        sentences.append(message("You went back one move."))
    elif news.undone:
        sentences.append(message("You took your last move back."))
    if scene.snapshot.opening is not None:
        sentences += first_lines(scene, scene.snapshot.opening)
    elif news.dealt:
        sentences += [dealt(scene), *part_in_round(scene)]
    for turn in turns(scene.snapshot.view.events):
        if turn.start >= news.heard:
            sentences.append(_sentence(scene, turn.events))
        elif turn.start + len(turn.events) > news.heard:
            sentences.append(_sentence(scene, turn.events[-1:]))
    first = scene.snapshot.seq * _MOST_SAID
    return [
        {"id": first + place, "text": scene.text(sentence)}
        for place, sentence in enumerate(sentences)
    ]


def _sentence(scene: Scene, events: _Events) -> Message:
    first, *others = events
    if isinstance(first, RummyEvent):
        return told_in_rummy(scene, first, *(one for one in others if isinstance(one, RummyEvent)))
    return told(scene, (first, *(one for one in others if isinstance(one, Event))))
