"""Which rounds can come to which table, and who sits where in the deal of a code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.errors import GinError
from gin_widgets.engine.rules import GinRules, Rotation, variant_named
from gin_widgets.engine.seats import seating_with
from gin_widgets.messages import message, nmessage

if TYPE_CHECKING:
    from gin_widgets.engine.deal_codes import DealCode
    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.seats import Seating

_BEGINS, _ANSWERS = (0, 1), (1, 0)
_ANSWERS_IN_TURN = (2, 0)
"""Players by seat where two of three play: the learner begins the round, or she has the other seat.

In cutthroat the dealer is on the right of the one who begins, and so the other player is 2.
"""


def check_players(rules: Rules, table: Rules) -> None:
    """Nothing if a round by these rules can be played at that table, else raises `GinError`."""
    game = variant_named(rules.variant).title
    if rules.family is table.family and rules.players != table.players and game == _title(table):
        raise GinError(
            nmessage(
                "This is for {n} player. Enter it at a table where {n} plays.",
                "This is for {n} players. Enter it at a table where {n} play.",
                rules.players,
            )
        )
    if rules.family is not table.family or rules.players != table.players:
        raise GinError(
            message("This is from {game}. Enter it at a table for that game.", game=game)
        )


def for_code(code: DealCode, table: Rules) -> tuple[Rules, Seating]:
    """Rules and seating for the deal of a code at a table with these rules. Raises `GinError`."""
    rules = table if code.rules is None else code.rules
    check_players(rules, table)
    if rules.seats == rules.players:
        dealer = 0 if code.dealer else _dealer_before(code.place, rules.players)
        return rules, seating_with(rules, tuple(range(rules.players)), dealer)
    cutthroat = isinstance(rules, GinRules) and rules.gin3_rotation is Rotation.CUTTHROAT
    answers = _ANSWERS_IN_TURN if cutthroat else _ANSWERS
    return rules, seating_with(rules, answers if code.dealer else _BEGINS, 1)


def _title(rules: Rules) -> object:
    return variant_named(rules.variant).title


def _dealer_before(place: int, players: int) -> int:
    """The dealer, so that seat 0 is the `place`-th to get a card (0: the first)."""
    if place > players - 2:
        raise GinError(message("This code is for a table with more players."))
    return players - 1 - place
