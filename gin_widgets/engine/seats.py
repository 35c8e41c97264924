"""Who sits where in a round, and who deals the next one (G9, G29, T1-T5, T9, B5, J13, J16).

Players are the people of a match, 0, 1, 2 ...; seats are the places of one round. In a round of
Gin there are two seats, also when three people play. The player on the left of player n is
n + 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.rules import DealerAfterDraw, GinRules, NextDealer, Rotation

if TYPE_CHECKING:
    from gin_widgets.engine.cutting import Cut
    from gin_widgets.engine.rules import Rules


@dataclass(frozen=True)
class Seating:
    """The seats of one round.

    `seats[s]` is the player on seat s. `dealer` is the player who deals; `dealer_seat` is the
    seat that the round takes for the dealer's, so that the other one has the first option.
    `box` and `captain` are None where there are no such roles, `sitting_out` where nobody does.
    """

    seats: tuple[int, ...]
    dealer: int
    dealer_seat: int
    box: int | None = None
    captain: int | None = None
    sitting_out: int | None = None

    def seat_of(self, player: int) -> int | None:
        """The seat of `player`, None for the one who sits out."""
        return self.seats.index(player) if player in self.seats else None

    def adviser_seat(self, rules: Rules) -> int | None:
        """The seat whose cards the player who sits out may see to advise its player (T2, T10)."""
        if isinstance(rules, GinRules) and rules.sitter_advice and self.captain is not None:
            return self.seat_of(self.captain)
        return None


def first_seating(rules: Rules, cut: Cut) -> Seating:
    """The seats of the first round.

    The highest card deals (G9). With three players it is in the box, the middle card is captain,
    the lowest sits out (T1, T2); in cutthroat the lowest sits out and deals (J16).
    """
    if not _has_roles(rules):
        return _in_turn(rules.seats, cut.highest)
    highest, middle, lowest = cut.ranking
    if _cutthroat(rules):
        return _dealt_from_outside(lowest)
    return _in_roles(box=highest, captain=middle, sitting_out=lowest)


def seating_with(rules: Rules, seats: tuple[int, ...], dealer_seat: int) -> Seating:
    """The seating of a round that has no match before it: these players on these seats.

    Raises `ValueError` for players that cannot sit like this.
    """
    wrong = ValueError(f"these are not the seats of a round: {seats}, {dealer_seat} deals")
    outside = set(range(rules.players)) - set(seats)
    if len(seats) != rules.seats or len(outside) != rules.players - len(seats):
        raise wrong
    if dealer_seat not in range(len(seats)):
        raise wrong
    if not _has_roles(rules):
        return Seating(seats, seats[dealer_seat], dealer_seat)
    (sitting_out,), (captain, box) = outside, seats
    seating = (
        _dealt_from_outside(sitting_out)
        if _cutthroat(rules)
        else _in_roles(box=box, captain=captain, sitting_out=sitting_out)
    )
    if (seating.seats, seating.dealer_seat) != (seats, dealer_seat):
        raise wrong
    return seating


def next_seating(rules: Rules, last: Seating, winner: int | None) -> Seating:
    """The seats of the round after one that player `winner` has won, or nobody."""
    if not _has_roles(rules):
        return _in_turn(len(last.seats), _next_dealer(rules, last, winner))
    if winner is None:
        return last
    if _cutthroat(rules):
        return _dealt_from_outside(next(player for player in last.seats if player != winner))
    return _after_round_with_roles(last, winner)


def _after_round_with_roles(last: Seating, winner: int) -> Seating:
    box, captain, out = last.box, last.captain, last.sitting_out
    if box is None or captain is None or out is None:
        raise ValueError("these seats have no roles")
    if winner == box:
        return _in_roles(box=box, captain=out, sitting_out=captain)
    return _in_roles(box=captain, captain=out, sitting_out=box)


def _has_roles(rules: Rules) -> bool:
    return rules.next_dealer is NextDealer.ROLES


def _cutthroat(rules: Rules) -> bool:
    return isinstance(rules, GinRules) and rules.gin3_rotation is Rotation.CUTTHROAT


def _in_turn(players: int, dealer: int) -> Seating:
    return Seating(tuple(range(players)), dealer, dealer)


def _in_roles(*, box: int, captain: int, sitting_out: int) -> Seating:
    """The box player always deals, so that the captain has the first option (T5)."""
    return Seating((captain, box), box, 1, box, captain, sitting_out)


def _dealt_from_outside(sitting_out: int) -> Seating:
    left, right = (sitting_out + 1) % 3, (sitting_out + 2) % 3
    return Seating((left, right), sitting_out, 1, sitting_out=sitting_out)


def _next_dealer(rules: Rules, last: Seating, winner: int | None) -> int:
    left = (last.dealer + 1) % len(last.seats)
    if winner is None:
        return last.dealer if rules.dealer_after_draw is DealerAfterDraw.SAME else left
    if rules.next_dealer is NextDealer.WINNER:
        return winner
    if rules.next_dealer is NextDealer.LOSER:
        return 1 - winner
    return left
