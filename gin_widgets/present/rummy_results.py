"""How a round of Rummy ended: the result in words, and the count (B11-B16, J1, J19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.sheets import sum_of
from gin_widgets.i18n import kept_whole
from gin_widgets.messages import Bold, message, nmessage, pmessage
from gin_widgets.present.counting import bars
from gin_widgets.present.results_of_three import won_among_three
from gin_widgets.present.rummy_seats import in_play_order

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.outcomes import RummyOutcome
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Count, CountRow


def rummy_title(scene: Scene, outcome: RummyOutcome) -> Message:
    """Who has won the round, or with it the game."""
    sheet = scene.snapshot.sheet
    if outcome.winner is None:
        return message("The round is void: nobody scores")
    if sheet.winner is not None and scene.target and not scene.snapshot.practice:
        return won_among_three(scene, sheet.winner)
    if scene.is_you(outcome.winner):
        return nmessage(
            "You win the round and score {n} point",
            "You win the round and score {n} points",
            outcome.points,
        )
    return nmessage(
        "{name} wins the round and scores {n} point",
        "{name} wins the round and scores {n} points",
        outcome.points,
        name=scene.name(outcome.winner),
    )


def rummy_reason(scene: Scene, outcome: RummyOutcome) -> Message:
    """Why, with the sum."""
    if outcome.winner is None:
        return _why_void(scene, outcome)
    total, points = str(sum_of(outcome)), Bold(outcome.points)
    if scene.is_you(outcome.winner):
        return _you_won(outcome, total, points)
    return _other_won(scene.name(outcome.winner), outcome, total, points)


def rummy_count(scene: Scene) -> Count | None:
    """What everybody still held, and what the winner gets for it; nothing when nobody has won."""
    outcome = scene.rummy.outcome
    if outcome is None or outcome.winner is None:
        return None
    target = message("Game to {target}", target=scene.target)
    return {
        "title": scene.text(message("The count")),
        "head": [
            scene.text(pmessage("column: a player", "Who")),
            scene.text(pmessage("column: how it is counted", "Counting")),
            scene.text(pmessage("column: points", "Points")),
        ],
        "rows": [*_counted(scene, outcome), *_total(scene, outcome, outcome.winner)],
        "bars_title": scene.text(target) if scene.target else "",
        "bars": bars(scene) if scene.target else [],
    }


def _counted(scene: Scene, outcome: RummyOutcome) -> Iterator[CountRow]:
    for seat in in_play_order(scene):
        hand = outcome.hands[seat]
        if seat != outcome.winner:
            counting = scene.rich(message("{cards} left over", cards=hand))
            cells = [scene.name(seat), counting, str(outcome.counts[seat])]
            yield {"cells": cells, "total": False}


def _total(scene: Scene, outcome: RummyOutcome, winner: int) -> Iterator[CountRow]:
    if outcome.doubled:
        twice = scene.rich(message("going Rummy: all counts twice"))
        yield {"cells": ["", twice, kept_whole("× 2")], "total": False}
    who = (
        message("You score")
        if scene.is_you(winner)
        else message("{name} scores", name=scene.name(winner))
    )
    everything = scene.rich(message("all that the others still held"))
    yield {"cells": [scene.text(who), everything, str(outcome.points)], "total": True}


def _why_void(scene: Scene, outcome: RummyOutcome) -> Message:
    if outcome.kind is OutcomeKind.STOPPED:
        return message(
            "A card was taken from the discard pile fifty times in a row, so the round is stopped."
        )
    times = scene.rummy.recycles
    if not times:
        return message("The stock is empty, and nobody has gone out.")
    return nmessage(
        "The stock has been renewed {n} time and is empty again, and nobody has gone out.",
        "The stock has been renewed {n} times and is empty again, and nobody has gone out.",
        times,
    )


def _you_won(outcome: RummyOutcome, total: str, points: Bold) -> Message:
    if outcome.doubled:
        return message(
            "Going Rummy! You had laid down nothing before this turn, so all that the others still "
            "held counts twice: {sum} = {points}.",
            sum=total,
            points=points,
        )
    return message(
        "You have no cards left. What the others still held is counted: {sum} = {points}.",
        sum=total,
        points=points,
    )


def _other_won(name: str, outcome: RummyOutcome, total: str, points: Bold) -> Message:
    if outcome.doubled:
        return message(
            "Going Rummy! {name} had laid down nothing before this turn, so all that the others "
            "still held counts twice: {sum} = {points}.",
            name=name,
            sum=total,
            points=points,
        )
    return message(
        "{name} has no cards left. What the others still held is counted: {sum} = {points}.",
        name=name,
        sum=total,
        points=points,
    )
