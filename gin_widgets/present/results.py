"""The result of a round and of a game in words: who scores how much, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.sheets import sum_of
from gin_widgets.messages import Bold, message, nmessage
from gin_widgets.present.results_of_three import reason_among_others, won_among_three

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TypeAlias

    from gin_widgets.engine.outcomes import Outcome
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene

    Words: TypeAlias = Mapping[OutcomeKind, Callable[[str, str, Bold], Message]]


_PAIR = 2


def result_title(scene: Scene, outcome: Outcome) -> Message:
    """Who scores how much."""
    if outcome.winner is None:
        return (
            message("Equal counts: nobody scores")
            if outcome.kind is OutcomeKind.TIE
            else message("The round is drawn: nobody scores")
        )
    if scene.is_you(outcome.winner):
        return nmessage("You score {n} point", "You score {n} points", outcome.points)
    return nmessage(
        "{name} scores {n} point",
        "{name} scores {n} points",
        outcome.points,
        name=scene.name(outcome.winner),
    )


def result_reason(scene: Scene, outcome: Outcome) -> Message:
    """Why, with the sum."""
    shown = outcome.showdown
    if shown is None:
        return _DRAWN[outcome.kind]
    if scene.sits_out:
        return reason_among_others(scene, outcome, shown)
    if outcome.kind is OutcomeKind.TIE:
        return nmessage(
            "Both of you have {n} point of deadwood.",
            "Both of you have {n} points of deadwood.",
            shown.knocker_deadwood,
        )
    other, total, points = scene.name(1 - scene.view.seat), sum_of(outcome), Bold(outcome.points)
    mine = scene.is_you(shown.knocker)
    if outcome.kind is OutcomeKind.UNDERCUT and not scene.view.rules.undercut_on_tie:
        return (_you_undercut if mine else _they_undercut)(other, str(total), points)
    return (_YOURS if mine else _THEIRS)[outcome.kind](other, str(total), points)


def game_title(scene: Scene) -> Message:
    """Who has won the game, with both final counts."""
    sheet = scene.snapshot.sheet
    you, winner = sheet.totals[0], sheet.winner
    if winner is not None and len(sheet.totals) > _PAIR:
        return won_among_three(scene, winner)
    other = max(sheet.totals[1:])
    if winner is None:
        return message("The game ends {points} to {other}: nobody wins", points=you, other=other)
    if winner == 0:
        return message("You win the game, {points} to {other}", points=you, other=other)
    return message(
        "{name} wins the game, {points} to {other}",
        name=scene.player_name(winner),
        points=sheet.totals[winner],
        other=you,
    )


_DRAWN: Mapping[OutcomeKind, Message] = {
    OutcomeKind.DRAWN_STOCK: message(
        "Only two cards are left in the stock, and nobody has knocked."
    ),
    OutcomeKind.STOPPED: message(
        "A card was taken from the discard pile fifty times in a row, so the round is stopped."
    ),
}
_YOURS: Words = {
    OutcomeKind.KNOCK: lambda _, total, points: message(
        "You score the difference of the deadwood: {sum} = {points}.", sum=total, points=points
    ),
    OutcomeKind.GIN: lambda name, total, points: message(
        "Gin! You score the bonus and the deadwood of {name}, who may not lay off: "
        "{sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    ),
    OutcomeKind.BIG_GIN: lambda name, total, points: message(
        "Big Gin! You score the bonus and the deadwood of {name}, who may not lay off: "
        "{sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    ),
    OutcomeKind.UNDERCUT: lambda name, total, points: message(
        # Translators: {sum} is made of numbers and signs only, such as "10 + 5".
        "Undercut! You knocked, but the deadwood of {name} is the same or less. {name} scores the "
        "bonus and the difference: {sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    ),
}
_THEIRS: Words = {
    OutcomeKind.KNOCK: lambda name, total, points: message(
        "{name} scores the difference of the deadwood: {sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    ),
    OutcomeKind.GIN: lambda name, total, points: message(
        "Gin! {name} scores the bonus and your deadwood, and you may not lay off: "
        "{sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    ),
    OutcomeKind.BIG_GIN: lambda name, total, points: message(
        "Big Gin! {name} scores the bonus and your deadwood, and you may not lay off: "
        "{sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    ),
    OutcomeKind.UNDERCUT: lambda name, total, points: message(
        # Translators: {sum} is made of numbers and signs only, such as "10 + 5".
        "Undercut! {name} knocked, but your deadwood is the same or less. You score the bonus and "
        "the difference: {sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    ),
}


def _you_undercut(name: str, total: str, points: Bold) -> Message:
    """The learner was undercut where equal counts are no undercut (J2)."""
    return message(
        # Translators: {sum} is made of numbers and signs only, such as "10 + 5".
        "Undercut! You knocked, but the deadwood of {name} is less. {name} scores the bonus and "
        "the difference: {sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    )


def _they_undercut(name: str, total: str, points: Bold) -> Message:
    """The other player was undercut where equal counts are no undercut (J2)."""
    return message(
        # Translators: {sum} is made of numbers and signs only, such as "10 + 5".
        "Undercut! {name} knocked, but your deadwood is less. You score the bonus and the "
        "difference: {sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    )
