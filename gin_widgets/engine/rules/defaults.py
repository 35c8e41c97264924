"""The values that a variant begins with, before and after a person has chosen some."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules.variants import variant_named

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.rules.gin_rules import GinRules
    from gin_widgets.engine.rules.option import Value
    from gin_widgets.engine.rules.rummy_rules import RummyRules
    from gin_widgets.engine.rules.variants.variant import Variant


def defaults_of(chosen: Variant, values: Mapping[str, Value]) -> dict[str, Value]:
    """Where the variant differs from its family's first game, given the values chosen."""
    return {**chosen.defaults, **chosen.implied(values)}


def values_of(rules: GinRules | RummyRules) -> dict[str, Value]:
    """The value of every option of the family."""
    options = variant_named(rules.variant).all_options
    return {option.name: getattr(rules, option.name) for option in options}


def usual_values(rules: GinRules | RummyRules) -> dict[str, Value]:
    """What every option would be if nobody had chosen it, as far as others do not decide it."""
    chosen, values = variant_named(rules.variant), values_of(rules)
    defaults = defaults_of(chosen, values)
    return {name: defaults.get(name, getattr(type(rules), name)) for name in values}


def house_rules_of(rules: GinRules | RummyRules) -> dict[str, Value]:
    """The options that differ from the usual values, in the order of the variant's options."""
    values, usual = values_of(rules), usual_values(rules)
    return {
        option.name: values[option.name]
        for option in variant_named(rules.variant).options
        if values[option.name] != usual[option.name]
    }
