"""What a learner can give to others: codes of the deal and of the game, and records.

Whoever has a code can find out every card; it goes out only when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.deal_codes import DealCode, GameCode
from gin_widgets.engine.record import Record
from gin_widgets.engine.rules import variant

if TYPE_CHECKING:
    from gin_widgets.engine.rules import Rules
    from gin_widgets.play.game import Game


def deal_code(game: Game) -> str:
    """The deal on the table with its rules: whoever enters it gets the learner's cards."""
    state = game.state
    seat = game.place.seat
    deals = seat == state.dealer
    place = 0 if deals or seat is None else (seat - state.dealer - 1) % len(state.hands)
    return str(DealCode(state.deal, _unless_plain(state.rules), deals, place))


def game_code(game: Game) -> str:
    """The match on the table with its rules: whoever enters it gets the same cut and deals."""
    return str(GameCode(game.before.seed, _unless_plain(game.before.rules)))


def round_record(game: Game) -> str:
    """The round's deal and moves as text; empty before it is over, for it tells every card."""
    return str(Record.of_round(game.state)) if game.over else ""


def game_record(game: Game) -> str:
    """All rounds of the match as text; empty as long as the one on the table is not over."""
    return str(game.record) if game.over else ""


def _unless_plain(rules: Rules) -> Rules | None:
    """Gin without any house rule has the shortest codes: they name no rules."""
    return None if rules == variant("gin") else rules
