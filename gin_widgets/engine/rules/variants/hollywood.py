"""Hollywood Gin: a score sheet of three games over Gin or Oklahoma Gin (section D)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules.choices import Family, HollywoodBase, KnockLimit, Shutout
from gin_widgets.engine.rules.variants.variant import GIN_FIXED, Variant
from gin_widgets.messages import message, pmessage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.rules.option import Value


def _implied(chosen: Mapping[str, Value]) -> Mapping[str, Value]:
    if chosen.get("hollywood_base") is HollywoodBase.OKLAHOMA:
        return {"knock_limit": KnockLimit.UPCARD}
    return {}


HOLLYWOOD = Variant(
    name="hollywood",
    family=Family.GIN,
    title=pmessage("game", "Hollywood Gin"),
    defaults={
        "game_bonus": 100,
        "box_bonus": 20,
        "shutout": Shutout.DOUBLE,
        "hollywood_games": 3,
    },
    fixed={
        **{name: reason for name, reason in GIN_FIXED.items() if name != "hollywood_base"},
        "hollywood_games": message("Hollywood Gin is always three games side by side."),
    },
    implied=_implied,
)
