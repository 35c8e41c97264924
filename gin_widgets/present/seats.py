"""The seat lines: the opponents' and the learner's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.arrangements import deadwood
from gin_widgets.messages import Bold, message, nmessage
from gin_widgets.present.role_seats import others_of_three, you_of_three

if TYPE_CHECKING:
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Opponent, You


def opponents(scene: Scene) -> list[Opponent]:
    """The seats of the others."""
    if scene.snapshot.seating.sitting_out is not None:
        return others_of_three(scene)
    view = scene.view
    seat = 1 - view.seat
    count = view.hand_counts[seat]
    points = scene.points(seat)
    spoken = nmessage(
        "{name} has {n} card in the hand, and {points} of {target} points.",
        "{name} has {n} cards in the hand, and {points} of {target} points.",
        count,
        name=scene.name(seat),
        points=points,
        target=scene.target,
    )
    return [
        {
            "seat": seat,
            "name": scene.name(seat),
            "initial": scene.initial(seat),
            "line": scene.text(cards_line(count, deals=view.dealer == seat)),
            "count": count,
            "points": points,
            "target": scene.target,
            "turn": view.to_move == seat,
            "spoken": scene.text(spoken),
            "role": None,
        }
    ]


def you(scene: Scene) -> You:
    """The learner's seat."""
    if scene.snapshot.seating.sitting_out is not None:
        return you_of_three(scene)
    view = scene.view
    count, points = len(view.hand), scene.points(view.seat)
    deals = view.dealer == view.seat
    left = Bold(deadwood(view.hand))
    line = (
        message("Dealer · deadwood: {deadwood}", deadwood=left)
        if deals
        else message("Deadwood: {deadwood}", deadwood=left)
    )
    spoken = nmessage(
        "You have {n} card in your hand, and {points} of {target} points.",
        "You have {n} cards in your hand, and {points} of {target} points.",
        count,
        points=points,
        target=scene.target,
    )
    return {
        "name": scene.name(view.seat),
        "initial": scene.initial(view.seat),
        "line": scene.rich(line),
        "line_plain": scene.rich(cards_line(count, deals=deals)),
        "points": points,
        "target": scene.target,
        "turn": view.to_move == view.seat,
        "spoken": scene.text(spoken),
        "role": None,
    }


def cards_line(count: int, *, deals: bool) -> Message:
    """The number of cards, and who deals."""
    if deals:
        return nmessage("Dealer · {n} card", "Dealer · {n} cards", count)
    return nmessage("{n} card", "{n} cards", count)
