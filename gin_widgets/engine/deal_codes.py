"""A deal code with its rules: `oklahoma spade_doubles=yes : 1K7Q-3MZ8-XAB`.

This is what a teacher writes on the board so that the whole class plays the same cards by the
same rules. Without rules it is the deal's own code.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.deals import Deal
from gin_widgets.engine.rules import parse_rules

if TYPE_CHECKING:
    from gin_widgets.engine.rules import Rules


def format_deal_code(deal: Deal, rules: Rules | None = None) -> str:
    """The code of `deal`, with the rules before it where they are given."""
    return deal.code if rules is None else f"{rules} : {deal.code}"


def parse_deal_code(text: str) -> tuple[Rules | None, Deal]:
    """The rules (None where the text has none) and the deal of a code.

    Raises `InvalidNotation` or `ImpossibleRules` with what is wrong.
    """
    named, colon, code = text.rpartition(":")
    return (parse_rules(named) if colon else None), Deal.parse(code)
