"""The seat lines where three play: everybody's role, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.arrangements import deadwood
from gin_widgets.messages import Bold, message, nmessage, pmessage
from gin_widgets.present.role_words import BOX, CAPTAIN, LABELS, OUT, PLAY, role_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Opponent, You

_NO_SEAT = 2
"""Stands for a seat at the player who sits out; the round's own are 0 and 1."""
_OTHERS = (1, 2)


def others_of_three(scene: Scene) -> list[Opponent]:
    """Both other players, in the order in which they sit."""
    return [_other(scene, player) for player in _OTHERS]


def you_of_three(scene: Scene) -> You:
    """The learner's line: her role, and her deadwood if she has cards."""
    seating, view = scene.snapshot.seating, scene.view
    seat = seating.seat_of(0)
    role = role_of(seating, 0)
    count = 0 if seat is None else view.hand_counts[seat]
    plain = _cards(role, count, deals=seating.dealer == 0)
    line = plain if seat is None or not view.hand else _DEADWOOD[role](Bold(deadwood(view.hand)))
    name = scene.player_name(0)
    return {
        "name": name,
        "initial": name[:1].upper(),
        "line": scene.rich(line),
        "line_plain": scene.rich(plain),
        "points": scene.snapshot.sheet.scores[0],
        "target": scene.target,
        "turn": seat is not None and view.to_move == seat,
        "spoken": scene.text(_spoken(scene, 0, count)),
        "role": role,
    }


def part_in_round(scene: Scene) -> Iterator[Message]:
    """The learner's role as a chip; nothing where the roles have no names."""
    seating = scene.snapshot.seating
    if seating.sitting_out is not None and (role := role_of(seating, 0)) in _YOURS:
        yield _YOURS[role]


def _other(scene: Scene, player: int) -> Opponent:
    seating, view = scene.snapshot.seating, scene.view
    seat = seating.seat_of(player)
    role = role_of(seating, player)
    count = 0 if seat is None else view.hand_counts[seat]
    name = scene.player_name(player)
    return {
        "seat": _NO_SEAT if seat is None else seat,
        "name": name,
        "initial": name[:1].upper(),
        "line": scene.text(_cards(role, count, deals=seating.dealer == player)),
        "count": count,
        "points": scene.snapshot.sheet.scores[player],
        "target": scene.target,
        "turn": seat is not None and view.to_move == seat,
        "spoken": scene.text(_spoken(scene, player, count)),
        "role": role,
    }


def _cards(role: str, count: int, *, deals: bool) -> Message:
    if not count and role != OUT:
        return LABELS[role]
    if role == BOX:
        return nmessage("In the box · {n} card", "In the box · {n} cards", count)
    if role == CAPTAIN:
        return nmessage("Captain · {n} card", "Captain · {n} cards", count)
    if role == PLAY:
        return nmessage("{n} card", "{n} cards", count)
    return message("Sitting out · dealer") if deals else LABELS[OUT]


def _spoken(scene: Scene, player: int, count: int) -> Message:
    role = role_of(scene.snapshot.seating, player)
    parts = {
        "name": scene.player_name(player),
        "role": LABELS[role],
        "points": scene.snapshot.sheet.scores[player],
        "target": scene.target,
    }
    if role == OUT:
        return message("{name} ({role}): {points} of {target} points.", **parts)
    # Translators: {role} is "In the box", "Captain" or "Playing".
    return nmessage(
        "{name} ({role}): {n} card in the hand, {points} of {target} points.",
        "{name} ({role}): {n} cards in the hand, {points} of {target} points.",
        count,
        **parts,
    )


_DEADWOOD = {
    BOX: lambda left: message("In the box · deadwood: {deadwood}", deadwood=left),
    CAPTAIN: lambda left: message("Captain · deadwood: {deadwood}", deadwood=left),
    PLAY: lambda left: message("Deadwood: {deadwood}", deadwood=left),
}
_YOURS = {
    BOX: pmessage("your role in this round", "You are in the box"),
    CAPTAIN: pmessage("your role in this round", "You are the captain"),
    OUT: pmessage("your role in this round", "You sit out"),
}
