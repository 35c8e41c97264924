"""The readable form of rules: the variant, then only what differs from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules.defaults import house_rules_of
from gin_widgets.engine.rules.variants import variant_named

if TYPE_CHECKING:
    from gin_widgets.engine.rules.gin_rules import GinRules
    from gin_widgets.engine.rules.rummy_rules import RummyRules


def format_rules(rules: GinRules | RummyRules) -> str:
    """`oklahoma spade_doubles=yes undercut_bonus=25`: what `parse_rules` reads."""
    chosen, values = variant_named(rules.variant), house_rules_of(rules)
    words = [
        f"{option.name}={option.word(values[option.name])}"
        for option in chosen.options
        if option.name in values
    ]
    return " ".join([chosen.name, *words])
