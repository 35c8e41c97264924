"""Why the roles are as they are, in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.engine.cutting import Cut
    from gin_widgets.engine.seats import Seating
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene


def first_lines(scene: Scene, cut: Cut) -> list[Message]:
    """Who has drawn which card, and who is the computer (T1)."""
    mine, second, third = cut.cards
    name, other = scene.player_name(1), scene.player_name(2)
    return [
        message(
            "You drew the {mine}, {name} drew the {second} and {other} drew the {third}.",
            mine=mine,
            name=name,
            second=second,
            other=other,
            third=third,
        ),
        message("{name} and {other} are both the computer.", name=name, other=other),
    ]


def why_first(seating: Seating) -> Message:
    """What the cards that were drawn decide (T1, T2, J16)."""
    if seating.box is None:
        return message("Whoever drew the lowest card sits out and deals.")
    return message(
        "Whoever drew the highest card is in the box, and the middle card makes the captain. "
        "Whoever drew the lowest card sits out."
    )


def why_now(scene: Scene) -> Message:
    """Why the players change their roles after this round, or do not (T3, T4, T9, J16)."""
    seating, outcome = scene.snapshot.seating, scene.view.outcome
    if outcome is None or outcome.winner is None:
        return message("Nobody has won this round, so everybody keeps the same role.")
    if seating.box is None:
        return message("Whoever loses a round sits out and deals the next one.")
    if scene.player(outcome.winner) == seating.box:
        return message(
            "The player in the box has won and stays there. The other two change places."
        )
    return message(
        "The player in the box has lost and sits out. The captain goes into the box, and whoever "
        "sat out becomes the captain."
    )


def roles_line(seating: Seating) -> Message:
    """Who holds cards and who deals (T5, T6, J16)."""
    if seating.box is None:
        return message("Two players hold cards. The player who sits out deals.")
    return message(
        "Only the player in the box and the captain hold cards. The player in the box deals."
    )
