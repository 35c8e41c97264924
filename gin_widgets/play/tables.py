"""Which games the practice table can play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.errors import GinError
from gin_widgets.engine.rules import GinRules, Rotation, variant_named
from gin_widgets.engine.seats import seating_with
from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.engine.deal_codes import DealCode
    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.seats import Seating

_PAIR = 2
_BEGINS, _ANSWERS = (0, 1), (1, 0)
_ANSWERS_IN_TURN = (2, 0)
"""Players by seat: the learner begins the round, or she has the seat that the dealer has among two.

In cutthroat the dealer is on the right of the one who begins, and so the other player is 2.
"""


def for_table(rules: Rules) -> GinRules:
    """The rules, if a table for one learner and the computer plays them. Raises `GinError`."""
    if isinstance(rules, GinRules):
        return rules
    game = variant_named(rules.variant).title
    raise GinError(message("{game} cannot be played at this table yet.", game=game))


def check_players(rules: GinRules, table: GinRules) -> None:
    """Nothing if a round by these rules can be played at that table, else raises `GinError`."""
    if rules.players != table.players:
        game = variant_named(rules.variant).title
        raise GinError(
            message("This is from {game}. Enter it at a table for that game.", game=game)
        )


def for_code(code: DealCode, table: GinRules) -> tuple[GinRules, Seating]:
    """Rules and seating for the deal of a code at a table with these rules. Raises `GinError`."""
    rules = table if code.rules is None else for_table(code.rules)
    check_players(rules, table)
    if rules.players == _PAIR:
        return rules, seating_with(rules, _BEGINS, 0 if code.dealer else 1)
    answers = _ANSWERS_IN_TURN if rules.gin3_rotation is Rotation.CUTTHROAT else _ANSWERS
    return rules, seating_with(rules, answers if code.dealer else _BEGINS, 1)
