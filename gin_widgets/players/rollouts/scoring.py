"""The numbers of a rule profile that decide what a round is worth, as plain integers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from gin_widgets.engine.views import PlayerView


class Scoring(NamedTuple):
    """Knock limit of this deal (0: Gin only), bonuses, and where the stock ends (table G)."""

    limit: int = 10
    gin_bonus: int = 25
    undercut_bonus: int = 10
    tie_is_undercut: bool = True
    big_gin: int = 0
    last_cards: int = 2


def scoring_of(view: PlayerView) -> Scoring:
    """The scoring of the deal that `view` belongs to, before any doubling (J9)."""
    rules = view.rules
    return Scoring(
        view.knock_limit,
        rules.gin_bonus,
        rules.undercut_bonus,
        rules.undercut_on_tie,
        rules.big_gin,
        rules.last_cards,
    )
