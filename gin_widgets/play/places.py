"""`Place`: the learner's place in a round, with or without cards, and when the table asks her."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.gin.states import Draw, FirstUpcard, GinRound
from gin_widgets.engine.onlooking import onlooker
from gin_widgets.engine.rounds import legal_actions, view_for

if TYPE_CHECKING:
    from gin_widgets.engine.rounds import AnyView, Round
    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.seats import Seating

LEARNER = 0
"""The learner's number among the players of a match; the others are the computer."""
_FIRST = 0


@dataclass(frozen=True, slots=True)
class Place:
    """Where the learner is in a round.

    `seat` is hers; None when she sits out. Then `captain` is the seat whose cards she may see to
    advise its player (T2, T10), and None if there is no such seat (J16, `sitter_advice`).
    """

    seat: int | None
    captain: int | None

    @property
    def watched(self) -> int | None:
        """The seat whose cards she sees: her own, the captain's, or none."""
        return self.captain if self.seat is None else self.seat

    def asks(self, state: Round) -> bool:
        """Whether the table waits for her: for her move, her advice, or just to be told to go on.

        Advice is asked for where the captain has a choice. Who only looks on is asked once in two
        turns, before the first player draws.
        """
        if self.seat is not None:
            return state.to_move == self.seat
        if self.captain is not None:
            return state.to_move == self.captain and len(legal_actions(state)) > 1
        return state.to_move == _FIRST and isinstance(state.phase, (FirstUpcard, Draw))

    def view(self, state: Round) -> AnyView:
        """What she may know of the round."""
        if self.watched is not None:
            return view_for(state, self.watched)
        if not isinstance(state, GinRound):
            raise TypeError("everybody has a seat in a round of Rummy")
        return onlooker(view_for(state, 0), view_for(state, 1))


def place_in(seating: Seating, rules: Rules) -> Place:
    """The learner's place in a round with this seating."""
    seat = seating.seat_of(LEARNER)
    return Place(seat, None if seat is not None else seating.adviser_seat(rules))
