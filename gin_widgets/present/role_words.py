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
    # Translators: the player who plays alone against the other two; not a box to put things in.
    BOX: pmessage("role of a player", "In the box"),
    CAPTAIN: pmessage("role of a player", "Captain"),
    OUT: pmessage("role of a player", "Sitting out"),
    # Translators: one of the two who hold cards, in a game without box and captain.
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
    does = role_of(seating, player)
    if does == OUT:
        does = _DEALS if seating.dealer == player else _ADVISES if advises else _WAITS
    return _DOES[does] if player else _YOU_DO[does]


_DEALS, _ADVISES, _WAITS = "deals", "advises", "waits"
_DOES: Mapping[str, Message] = {
    BOX: pmessage("what a player in a role does", "deals, and plays alone against the two"),
    CAPTAIN: pmessage("what a player in a role does", "plays, and decides"),
    PLAY: pmessage("what a player in a role does", "plays"),
    _DEALS: pmessage("what a player in a role does", "deals the cards"),
    _ADVISES: pmessage("what a player in a role does", "may advise the captain"),
    _WAITS: pmessage("what a player in a role does", "waits for the next round"),
}
_YOU_DO: Mapping[str, Message] = {
    BOX: pmessage("what you do in a role", "you deal, and play alone against the two"),
    CAPTAIN: pmessage("what you do in a role", "you play, and decide"),
    PLAY: pmessage("what you do in a role", "you play"),
    _DEALS: pmessage("what you do in a role", "you deal the cards"),
    _ADVISES: pmessage("what you do in a role", "you may advise the captain"),
    _WAITS: pmessage("what you do in a role", "you wait for the next round"),
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
