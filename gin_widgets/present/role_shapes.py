"""The shape of the picture of three players' roles: a part of `State`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from gin_widgets.present.shapes import Rich


class Centre(TypedDict):
    """What stands in the middle of the wheel."""

    label: str
    number: str


class RoleSeat(TypedDict):
    """A player and the role: box, captain or out; play where there is neither box nor captain."""

    name: str
    initial: str
    role: str
    label: str
    line: str
    points: int
    points_label: str
    you: bool


RoleMove = TypedDict(  # `from` is no name for a class
    "RoleMove", {"name": str, "you": bool, "from": str, "to": str, "label": str}
)
"""A player who changes from one role to another, in words too."""


class CaseSeat(TypedDict):
    """Who would have a role."""

    role: str
    label: str
    name: str


class Case(TypedDict):
    """The roles after one way in which the round may end."""

    title: str
    seats: list[CaseSeat]


class NextRoles(TypedDict):
    """What becomes of the roles afterwards; `line` tells of a drawn round."""

    title: str
    cases: list[Case]
    line: str


class Roles(TypedDict):
    """Who sits where, who has moved, and why; with `wheel` as three sectors, else as a list."""

    title: str
    lines: list[Rich]
    wheel: bool
    centre: Centre
    seats: list[RoleSeat]
    moves: list[RoleMove]
    why: Rich
    next: NextRoles
