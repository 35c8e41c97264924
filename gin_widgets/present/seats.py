"""The seat lines: the opponents' and the learner's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.arrangements import deadwood
from gin_widgets.engine.sheets import HollywoodSheet
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
    return [
        {
            "seat": seat,
            "name": scene.name(seat),
            "initial": scene.initial(seat),
            "line": scene.text(cards_line(count, deals=view.dealer == seat)),
            "count": count,
            "points": scene.points(seat),
            "target": seat_target(scene),
            "turn": view.to_move == seat,
            "spoken": scene.text(spoken_of_other(scene, seat, count)),
            "role": None,
        }
    ]


def you(scene: Scene) -> You:
    """The learner's seat."""
    if scene.snapshot.seating.sitting_out is not None:
        return you_of_three(scene)
    view = scene.view
    deals, count = view.dealer == view.seat, len(view.hand)
    left = Bold(deadwood(view.hand))
    line = (
        message("Dealer · deadwood: {deadwood}", deadwood=left)
        if deals
        else message("Deadwood: {deadwood}", deadwood=left)
    )
    return {
        "name": scene.name(view.seat),
        "initial": scene.initial(view.seat),
        "line": scene.rich(line),
        "line_plain": scene.rich(cards_line(count, deals=deals)),
        "points": scene.points(view.seat),
        "target": seat_target(scene),
        "turn": view.to_move == view.seat,
        "spoken": scene.text(spoken_of_you(scene, view.seat, count)),
        "role": None,
    }


def cards_line(count: int, *, deals: bool) -> Message:
    """The number of cards, and who deals."""
    if deals:
        return nmessage("Dealer · {n} card", "Dealer · {n} cards", count)
    return nmessage("{n} card", "{n} cards", count)


def seat_target(scene: Scene) -> int:
    """The points to which the seat's own count; 0 where one count says nothing.

    In Hollywood Gin each of the three games has its own count (D): the sheet and the bars tell
    them, and a seat shows none.
    """
    return 0 if isinstance(scene.snapshot.sheet, HollywoodSheet) else scene.target


def spoken_of_other(scene: Scene, seat: int, count: int) -> Message:
    """What is read out at the seat of another player."""
    name, target = scene.name(seat), seat_target(scene)
    if not target:
        return nmessage(
            "{name} has {n} card in the hand.",
            "{name} has {n} cards in the hand.",
            count,
            name=name,
        )
    return nmessage(
        "{name} has {n} card in the hand, and {points} of {target} points.",
        "{name} has {n} cards in the hand, and {points} of {target} points.",
        count,
        name=name,
        points=scene.points(seat),
        target=target,
    )


def spoken_of_you(scene: Scene, seat: int, count: int) -> Message:
    """What is read out at the learner's seat."""
    target = seat_target(scene)
    if not target:
        return nmessage(
            "You have {n} card in your hand.", "You have {n} cards in your hand.", count
        )
    return nmessage(
        "You have {n} card in your hand, and {points} of {target} points.",
        "You have {n} cards in your hand, and {points} of {target} points.",
        count,
        points=scene.points(seat),
        target=target,
    )
