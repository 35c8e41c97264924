"""The roles of three players in words (T1, T2, J16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.messages import message, pmessage

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gin_widgets.engine.seats import Seating
    from gin_widgets.messages import Message

BOX, CAPTAIN, OUT, PLAY = "box", "captain", "out", "play"
"""The last one is that of both players of a round without box and captain (J16)."""

LABELS: Mapping[str, Message] = {
    BOX: pmessage("role of a player", "In the box"),
    CAPTAIN: pmessage("role of a player", "Captain"),
    OUT: pmessage("role of a player", "Sitting out"),
    PLAY: pmessage("role of a player", "Playing"),
}


def role_of(seating: Seating, player: int) -> str:
    """The role of a player in a round of three."""
    if player == seating.sitting_out:
        return OUT
    if player == seating.box:
        return BOX
    return CAPTAIN if player == seating.captain else PLAY


def in_order(seating: Seating) -> list[int]:
    """The three players: box, captain, sitting out; without such roles as they take turns."""
    playing = seating.seats if seating.box is None else seating.seats[::-1]
    return [*playing, *(() if seating.sitting_out is None else (seating.sitting_out,))]


def what_it_does(seating: Seating, player: int, *, advises: bool) -> Message:
    """What somebody in that role does, as a few words under the name."""
    role = role_of(seating, player)
    if role != OUT:
        return _DOES[role]
    if seating.dealer == player:
        return pmessage("what a player in a role does", "deals the cards")
    if advises:
        return pmessage("what a player in a role does", "may advise the captain")
    return pmessage("what a player in a role does", "waits for the next round")


_DOES: Mapping[str, Message] = {
    BOX: pmessage("what a player in a role does", "deals, and plays alone against the two"),
    CAPTAIN: pmessage("what a player in a role does", "plays, and decides"),
    PLAY: pmessage("what a player in a role does", "plays"),
}

YOU_MOVE: Mapping[str, Message] = {
    BOX: message("You go into the box now."),
    CAPTAIN: message("You become the captain now."),
    OUT: message("You sit out now."),
    PLAY: message("You play again now."),
}
OTHER_MOVES: Mapping[str, Callable[[str], Message]] = {
    BOX: lambda name: message("{name} goes into the box now.", name=name),
    CAPTAIN: lambda name: message("{name} becomes the captain now.", name=name),
    OUT: lambda name: message("{name} sits out now.", name=name),
    PLAY: lambda name: message("{name} plays again now.", name=name),
}
"""Somebody who gets another role, by the new one."""
