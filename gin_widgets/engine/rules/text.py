"""The readable form of rules: the variant, then only what differs from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules.defaults import defaults_of
from gin_widgets.engine.rules.variants import variant_named

if TYPE_CHECKING:
    from gin_widgets.engine.rules.gin_rules import GinRules
    from gin_widgets.engine.rules.rummy_rules import RummyRules


def format_rules(rules: GinRules | RummyRules) -> str:
    """`oklahoma spade_doubles=yes undercut_bonus=25`: what `parse_rules` reads."""
    chosen = variant_named(rules.variant)
    values = {option.name: getattr(rules, option.name) for option in chosen.all_options}
    defaults = defaults_of(chosen, values)
    words = [
        f"{option.name}={option.word(values[option.name])}"
        for option in chosen.options
        if values[option.name] != defaults.get(option.name, getattr(type(rules), option.name))
    ]
    return " ".join([chosen.name, *words])
