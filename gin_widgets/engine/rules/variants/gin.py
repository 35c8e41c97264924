"""Two-player Gin as the source texts have it (section A)."""

from __future__ import annotations

from gin_widgets.engine.rules.choices import Family
from gin_widgets.engine.rules.variants.variant import GIN_FIXED, Variant
from gin_widgets.messages import pmessage

GIN = Variant(name="gin", family=Family.GIN, title=pmessage("game", "Gin"), fixed=GIN_FIXED)
