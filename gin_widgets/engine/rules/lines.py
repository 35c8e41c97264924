"""The rules of a table line by line, for a card that says what is played here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.rules.choices import KnockLimit
from gin_widgets.engine.rules.defaults import usual_values, values_of
from gin_widgets.engine.rules.variants import variant_named

if TYPE_CHECKING:
    from gin_widgets.engine.rules.making import Rules
    from gin_widgets.engine.rules.option import Option, Value

_FIRST = ("players", "hollywood_base", "hollywood_games", "gin3_rotation", "sitter_advice")
"""What makes a game of the family another game than Gin."""
_TOLD_THOUGH_FIXED = frozenset({"knock_limit", "next_dealer", "last_cards"})
NO_RULES = frozenset({"meld_view"})
"""Whether the table marks melds is each learner's own choice in the table's menu."""


@dataclass(frozen=True)
class RuleLine:
    """One rule of a table and what it usually is in this variant; `wording` has the words."""

    option: Option
    value: Value
    usual: Value

    @property
    def differs(self) -> bool:
        """Whether this table has chosen something else."""
        return self.value != self.usual


def rule_lines(rules: Rules) -> tuple[RuleLine, ...]:
    """Every rule that matters at this table: first what makes the variant, then the others."""
    values, usual = values_of(rules), usual_values(rules)
    lines = [
        RuleLine(option, values[option.name], usual[option.name])
        for option in variant_named(rules.variant).all_options
        if _matters(rules, option.name)
    ]
    return tuple(sorted(lines, key=lambda line: line.option.name not in _FIRST))


def _matters(rules: Rules, name: str) -> bool:
    if name in NO_RULES:
        return False
    if name == "ace_upcard":
        return getattr(rules, "knock_limit", None) is KnockLimit.UPCARD
    if name == "hollywood_games":
        return bool(getattr(rules, name, 0))
    return name in _TOLD_THOUGH_FIXED or name not in variant_named(rules.variant).fixed
