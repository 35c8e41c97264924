"""The seat lines at a table of Rummy: up to five others in the order of play, and the learner's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rummy.points import points_of
from gin_widgets.messages import Bold, message
from gin_widgets.present.seats import cards_line, spoken_of_other, spoken_of_you

if TYPE_CHECKING:
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Opponent, You


def rummy_opponents(scene: Scene) -> list[Opponent]:
    """The others, beginning with the one who plays after the learner (B7)."""
    return [_opponent(scene, seat) for seat in in_play_order(scene)[1:]]


def in_play_order(scene: Scene) -> list[int]:
    """All seats, the learner's first."""
    view = scene.rummy
    players = len(view.hand_counts)
    return [(view.seat + step) % players for step in range(players)]


def _opponent(scene: Scene, seat: int) -> Opponent:
    view = scene.rummy
    count = view.hand_counts[seat]
    return {
        "seat": seat,
        "name": scene.name(seat),
        "initial": scene.initial(seat),
        "line": scene.text(cards_line(count, deals=view.dealer == seat)),
        "count": count,
        "points": scene.points(seat),
        "target": scene.target,
        "turn": view.to_move == seat,
        "spoken": scene.text(spoken_of_other(scene, seat, count)),
        "role": None,
    }


def rummy_you(scene: Scene) -> You:
    """The learner's seat, with the points of all her cards: melds in the hand count too (B14)."""
    view = scene.rummy
    deals, count = view.dealer == view.seat, len(view.hand)
    held = Bold(points_of(view.hand, view.rules))
    line = (
        message("Dealer · points in your hand: {points}", points=held)
        if deals
        else message("Points in your hand: {points}", points=held)
    )
    return {
        "name": scene.name(view.seat),
        "initial": scene.initial(view.seat),
        "line": scene.rich(line),
        "line_plain": scene.rich(cards_line(count, deals=deals)),
        "points": scene.points(view.seat),
        "target": scene.target,
        "turn": view.to_move == view.seat,
        "spoken": scene.text(spoken_of_you(scene, view.seat, count)),
        "role": None,
    }
