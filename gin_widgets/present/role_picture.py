"""The picture of the roles: at the start of a game, and after each round for the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.seats import next_seating
from gin_widgets.messages import message, pmessage
from gin_widgets.present.buttons import STRONG, command
from gin_widgets.present.role_words import (
    LABELS,
    OTHER_MOVES,
    YOU_MOVE,
    in_order,
    role_of,
    what_it_does,
)
from gin_widgets.present.roles_why import first_lines, roles_line, why_first, why_now

if TYPE_CHECKING:
    from gin_widgets.engine.seats import Seating
    from gin_widgets.messages import Message
    from gin_widgets.present.role_shapes import Case, NextRoles, RoleMove, Roles, RoleSeat
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Tray


def roles(scene: Scene) -> Roles | None:
    """The roles of the round that comes next; nothing while one is played or where there are none.

    At the start of a game with the cards that were drawn (T1), later with who has moved (T3, T4).
    """
    snapshot = scene.snapshot
    if snapshot.opening is not None:
        lines = first_lines(scene, snapshot.opening)
        return _picture(scene, snapshot.seating, lines, why_first(snapshot.seating), [])
    seating = snapshot.next_seating
    if seating is None or seating.sitting_out is None:
        return None
    moves = _moves(scene, snapshot.seating, seating)
    return _picture(scene, seating, [], why_now(scene), moves)


def opening_tray(scene: Scene) -> Tray:
    """The tray below the roles of the first round."""
    label = message("Deal round {number}", number=_number(scene))
    return {
        "title": scene.text(message("The roles in this round")),
        "line": scene.rich(roles_line(scene.snapshot.seating)),
        "buttons": [command("deal", scene.rich(label), "deal", STRONG)],
    }


def _picture(
    scene: Scene, seating: Seating, lines: list[Message], why: Message, moves: list[RoleMove]
) -> Roles:
    number = _number(scene)
    return {
        "title": scene.text(message("The roles in round {number}", number=number)),
        "lines": [scene.rich(line) for line in lines],
        "wheel": seating.box is not None,
        "centre": {
            "label": scene.text(pmessage("column: number of the round", "Round")),
            "number": str(number),
        },
        "seats": [_seat(scene, seating, player) for player in in_order(seating)],
        "moves": moves,
        "why": scene.rich(why),
        "next": _next(scene, seating),
    }


def _number(scene: Scene) -> int:
    return len(scene.snapshot.sheet.rows) + 1


def _seat(scene: Scene, seating: Seating, player: int) -> RoleSeat:
    name = scene.player_name(player)
    advises = seating.adviser_seat(scene.view.rules) is not None
    return {
        "name": name,
        "initial": name[:1].upper(),
        "role": role_of(seating, player),
        "label": scene.text(LABELS[role_of(seating, player)]),
        "line": scene.text(what_it_does(seating, player, advises=advises)),
        "points": scene.snapshot.sheet.scores[player],
        "points_label": scene.text(pmessage("under a number", "points")),
        "you": player == 0,
    }


def _moves(scene: Scene, before: Seating, after: Seating) -> list[RoleMove]:
    found: list[RoleMove] = []
    for player in in_order(after):
        was, now = role_of(before, player), role_of(after, player)
        if was == now:
            continue
        name = scene.player_name(player)
        label = OTHER_MOVES[now](name) if player else YOU_MOVE[now]
        found.append(
            {
                "name": name,
                "you": player == 0,
                "from": was,
                "to": now,
                "label": scene.text(label),
            }
        )
    return found


def _next(scene: Scene, seating: Seating) -> NextRoles:
    return {
        "title": scene.text(message("Who sits where next?")),
        "cases": [_case(scene, seating, winner) for winner in in_order(seating)[:2]],
        "line": scene.text(message("A drawn round changes nothing.")),
    }


def _case(scene: Scene, seating: Seating, winner: int) -> Case:
    if winner == seating.box:
        title = message("If the player in the box wins: the other two change places")
    elif winner == seating.captain:
        title = message("If the captain wins: everybody moves one place on")
    elif winner == 0:
        title = message("If you win")
    else:
        title = message("If {name} wins", name=scene.player_name(winner))
    after = next_seating(scene.view.rules, seating, winner)
    return {
        "title": scene.text(title),
        "seats": [
            {
                "role": role_of(after, player),
                "label": scene.text(LABELS[role_of(after, player)]),
                "name": scene.player_name(player),
            }
            for player in in_order(after)
        ],
    }
