"""Score sheets as values: what a class writes on paper, round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.engine.rules import GinRules
from gin_widgets.engine.sheets.bonuses import FinalKind, FinalRow
from gin_widgets.engine.sheets.hollywood import HollywoodGame, HollywoodSheet
from gin_widgets.engine.sheets.plain import PlainSheet
from gin_widgets.engine.sheets.rows import SheetRow
from gin_widgets.engine.sheets.sums import Sum, sum_of

if TYPE_CHECKING:
    from gin_widgets.engine.rules import Rules

__all__ = [
    "FinalKind",
    "FinalRow",
    "HollywoodGame",
    "HollywoodSheet",
    "PlainSheet",
    "Sheet",
    "SheetRow",
    "Sum",
    "empty_sheet",
    "sum_of",
]

Sheet: TypeAlias = "PlainSheet | HollywoodSheet"


def empty_sheet(rules: Rules) -> Sheet:
    """The sheet on which a match by these rules begins."""
    if isinstance(rules, GinRules) and rules.hollywood_games:
        return HollywoodSheet(rules)
    return PlainSheet(rules)
