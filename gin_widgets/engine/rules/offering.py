"""What a settings panel offers beside the rules of a table: values, and why some do not go now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from gin_widgets.engine.rules.defaults import usual_values, values_of
from gin_widgets.engine.rules.lines import NO_RULES
from gin_widgets.engine.rules.making import with_house_rules
from gin_widgets.engine.rules.refusal import ImpossibleRules
from gin_widgets.engine.rules.variants import variant_named

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.rules.making import Rules
    from gin_widgets.engine.rules.option import Option, Value
    from gin_widgets.messages import Message

_MOST_LISTED = 20
"""An option with more values lists the suggested ones."""


@dataclass(frozen=True)
class Offer:
    """One option of the variant: its value now, the usual one, and the values to be listed.

    `refused` tells which of these do not go with the other rules now, by their place in `values`.
    `numbers` is the range where every whole number is allowed, else None.
    """

    option: Option
    value: Value
    usual: Value
    values: tuple[Value, ...]
    refused: Mapping[int, Message]
    numbers: tuple[int, int] | None

    @property
    def resting(self) -> Message | None:
        """Why there is nothing to choose now, None if there is."""
        others = [at for at, value in enumerate(self.values) if value != self.value]
        if not others or any(at not in self.refused for at in others):
            return None
        return self.refused[others[0]]


@lru_cache(maxsize=64)
def offers(rules: Rules) -> tuple[Offer, ...]:
    """Every option that may be changed in this variant, in the order of the rules."""
    usual, now = usual_values(rules), values_of(rules)
    return tuple(
        _offer(rules, option, now[option.name], usual[option.name])
        for option in variant_named(rules.variant).options
        if option.name not in NO_RULES
    )


def _offer(rules: Rules, option: Option, value: Value, usual: Value) -> Offer:
    many = len(option.allowed) > _MOST_LISTED
    listed = option.allowed
    if many:
        wanted = {*option.suggested, value, usual}
        listed = tuple(one for one in option.allowed if one in wanted)
    whole = [one for one in option.allowed if type(one) is int]
    return Offer(
        option,
        value,
        usual,
        listed,
        dict(_refusals(rules, option, value, listed)),
        (whole[0], whole[-1]) if many else None,
    )


def _refusals(
    rules: Rules, option: Option, now: Value, values: tuple[Value, ...]
) -> list[tuple[int, Message]]:
    found = []
    for at, value in enumerate(values):
        if value == now:
            continue
        try:
            with_house_rules(rules, {option.name: value})
        except ImpossibleRules as refusal:
            found.append((at, refusal.message))
    return found
