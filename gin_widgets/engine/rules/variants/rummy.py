"""Basic Rummy for two to six players (section E)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules.choices import Family, NextDealer
from gin_widgets.engine.rules.variants.variant import Variant
from gin_widgets.messages import message, pmessage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.rules.option import Value

HAND_SIZES = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}
"""Cards to each player by the number of players (B3)."""


def _implied(chosen: Mapping[str, Value]) -> Mapping[str, Value]:
    players = chosen.get("players", 2)
    if not isinstance(players, int):
        return {}
    dealer = NextDealer.WINNER if players == min(HAND_SIZES) else NextDealer.ALTERNATE
    return {"hand_size": HAND_SIZES[players], "next_dealer": dealer}


RUMMY = Variant(
    name="rummy",
    family=Family.RUMMY,
    title=pmessage("game", "Rummy"),
    fixed={
        "first_upcard": message("In Rummy nobody is asked first about the upcard."),
        "last_cards": message("In Rummy the stock is used up to its last card."),
    },
    implied=_implied,
)
