"""Oklahoma Gin: the upcard sets the knock limit (section C)."""

from __future__ import annotations

from gin_widgets.engine.rules.choices import Family, KnockLimit
from gin_widgets.engine.rules.variants.variant import GIN_FIXED, Variant
from gin_widgets.messages import message, pmessage

OKLAHOMA = Variant(
    name="oklahoma",
    family=Family.GIN,
    title=pmessage("game", "Oklahoma Gin"),
    defaults={"knock_limit": KnockLimit.UPCARD, "target": 150},
    fixed={
        **GIN_FIXED,
        "knock_limit": message("In Oklahoma Gin the upcard sets the knock limit."),
    },
)
