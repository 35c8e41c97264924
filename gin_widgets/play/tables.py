"""Which games the practice table can play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.errors import GinError
from gin_widgets.engine.rules import GinRules, variant_named
from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.engine.rules import Rules

_PAIR = 2


def for_table(rules: Rules) -> GinRules:
    """The rules, if a table for one learner and the computer plays them. Raises `GinError`."""
    if isinstance(rules, GinRules) and rules.players == _PAIR:
        return rules
    game = variant_named(rules.variant).title
    raise GinError(message("{game} cannot be played at this table yet.", game=game))
