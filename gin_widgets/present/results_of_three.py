"""The results of a round that the learner has only watched, and of a game of three."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.sheets import sum_of
from gin_widgets.messages import Bold, message, nmessage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gin_widgets.engine.outcomes import Outcome, Showdown
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene


def won_among_three(scene: Scene, winner: int) -> Message:
    """Who has won the game of three."""
    points = scene.snapshot.sheet.totals[winner]
    if winner == 0:
        return message("You win the game with {points} points", points=points)
    return message(
        "{name} wins the game with {points} points", name=scene.player_name(winner), points=points
    )


def reason_among_others(scene: Scene, outcome: Outcome, shown: Showdown) -> Message:
    """Why somebody else has scored against somebody else, with the sum."""
    if outcome.kind is OutcomeKind.TIE:
        return nmessage(
            "Both players have {n} point of deadwood.",
            "Both players have {n} points of deadwood.",
            shown.knocker_deadwood,
        )
    names = scene.name(shown.knocker), scene.name(shown.defender)
    words = _WORDS[outcome.kind]
    if outcome.kind is OutcomeKind.UNDERCUT and not scene.view.rules.undercut_on_tie:
        words = _less
    return words(*names, str(sum_of(outcome)), Bold(outcome.points))


def _less(name: str, other: str, total: str, points: Bold) -> Message:
    """An undercut where equal counts are none (J2)."""
    return message(
        # Translators: {sum} is made of numbers and signs only, such as "10 + 5".
        "Undercut! {name} knocked, but the deadwood of {other} is less. {other} scores the bonus "
        "and the difference: {sum} = {points}.",
        name=name,
        other=other,
        sum=total,
        points=points,
    )


_WORDS: Mapping[OutcomeKind, Callable[[str, str, str, Bold], Message]] = {
    OutcomeKind.KNOCK: lambda name, _, total, points: message(
        "{name} scores the difference of the deadwood: {sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    ),
    OutcomeKind.GIN: lambda name, other, total, points: message(
        "Gin! {name} scores the bonus and the deadwood of {other}, who may not lay off: "
        "{sum} = {points}.",
        name=name,
        other=other,
        sum=total,
        points=points,
    ),
    OutcomeKind.BIG_GIN: lambda name, other, total, points: message(
        "Big Gin! {name} scores the bonus and the deadwood of {other}, who may not lay off: "
        "{sum} = {points}.",
        name=name,
        other=other,
        sum=total,
        points=points,
    ),
    OutcomeKind.UNDERCUT: lambda name, other, total, points: message(
        # Translators: {sum} is made of numbers and signs only, such as "10 + 5".
        "Undercut! {name} knocked, but the deadwood of {other} is the same or less. {other} "
        "scores the bonus and the difference: {sum} = {points}.",
        name=name,
        other=other,
        sum=total,
        points=points,
    ),
}
