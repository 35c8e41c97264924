"""Three-player Gin: box, captain and the one who sits out (section B)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules.choices import Family, NextDealer, Rotation
from gin_widgets.engine.rules.variants.variant import GIN_FIXED, Variant
from gin_widgets.messages import message, pmessage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.rules.option import Value

_DEALER = message("In three-player Gin the roles of the players say who deals.")
_NO_BONUS = message("In three-player Gin there are no extra points at the end of the game.")


def _implied(chosen: Mapping[str, Value]) -> Mapping[str, Value]:
    return {"sitter_advice": chosen.get("gin3_rotation") is not Rotation.CUTTHROAT}


THREE_PLAYER = Variant(
    name="three-player",
    family=Family.GIN,
    title=pmessage("game", "Three-player Gin"),
    defaults={"players": 3, "next_dealer": NextDealer.ROLES},
    fixed={
        **{
            name: reason
            for name, reason in GIN_FIXED.items()
            if name not in {"gin3_rotation", "sitter_advice"}
        },
        "players": message("This game is for three players."),
        "next_dealer": _DEALER,
        "dealer_after_draw": _DEALER,
        "game_bonus": _NO_BONUS,
        "box_bonus": _NO_BONUS,
        "shutout": _NO_BONUS,
    },
    implied=_implied,
)
