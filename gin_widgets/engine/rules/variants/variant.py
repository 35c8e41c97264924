"""`Variant`: what a game of the family changes, and what cannot be changed in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gin_widgets.engine.rules.choices import Family
from gin_widgets.engine.rules.gin_options import GIN_OPTIONS
from gin_widgets.engine.rules.rummy_options import RUMMY_OPTIONS
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gin_widgets.engine.rules.option import Option, Value
    from gin_widgets.messages import Message

_OPTIONS = {Family.GIN: GIN_OPTIONS, Family.RUMMY: RUMMY_OPTIONS}


def _nothing(chosen: Mapping[str, Value]) -> Mapping[str, Value]:
    del chosen
    return {}


@dataclass(frozen=True)
class Variant:
    """One game of the family.

    `defaults`: where it differs from the family's first game. `fixed`: options that cannot be
    changed in it, each with the reason. `implied`: the defaults that follow from what a person
    has chosen (six cards each for five players).
    """

    name: str
    family: Family
    title: Message
    defaults: Mapping[str, Value] = field(default_factory=dict)
    fixed: Mapping[str, Message] = field(default_factory=dict)
    implied: Callable[[Mapping[str, Value]], Mapping[str, Value]] = _nothing

    @property
    def all_options(self) -> tuple[Option, ...]:
        """Every option of the variant's family."""
        return _OPTIONS[self.family]

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that a person may change in this variant."""
        return tuple(option for option in self.all_options if option.name not in self.fixed)


NOT_HERE = message("This choice belongs to another variant.")
GIN_FIXED: Mapping[str, Message] = {
    "players": message("This game is for two players."),
    "hand_size": message("In Gin every player gets ten cards."),
    "ace_rank": message("In Gin the ace is always low."),
    "ace_points": message("In Gin an ace always counts 1."),
    "last_cards": message("In Gin the last two cards of the stock are never drawn."),
    "gin3_rotation": NOT_HERE,
    "sitter_advice": NOT_HERE,
    "hollywood_base": NOT_HERE,
    "hollywood_games": NOT_HERE,
}
"""What no two-player Gin game lets a person change."""
