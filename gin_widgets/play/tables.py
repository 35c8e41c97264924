"""Which games the practice table can play."""

from __future__ import annotations

from gin_widgets.engine.errors import GinError
from gin_widgets.engine.rules import GinRules, variant_named
from gin_widgets.messages import message

_PAIR = 2


def check_table(rules: object) -> None:
    """Nothing when a table for one learner and the computer plays these rules, else `GinError`."""
    if isinstance(rules, GinRules) and rules.players == _PAIR:
        return
    name = getattr(rules, "variant", "")
    raise GinError(
        message("{game} cannot be played at this table yet.", game=variant_named(name).title)
    )
