"""What each action leads to in one sampled world: the round played out from there.

A `Future` takes the other player's hand and the order of the stock and gives this seat's points
(negative: the other scores) and how the round ended.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.players.rollouts.ending import DRAWN, GIN, settle_packed
from gin_widgets.players.rollouts.melding import deadwood
from gin_widgets.players.rollouts.observation import NO_OFFER
from gin_widgets.players.rollouts.packing import NEAR, cells_in
from gin_widgets.players.rollouts.playout import play_out

if TYPE_CHECKING:
    from gin_widgets.players.rollouts.observation import Observation
    from gin_widgets.players.rollouts.policy import Policy

Future: TypeAlias = Callable[[int, list[int]], tuple[int, int]]


class Futures:
    """Makes the `Future` of each action that `seen` allows, `mine` and `theirs` playing on."""

    def __init__(self, seen: Observation, mine: Policy, theirs: Policy) -> None:
        self._seen = seen
        self._mine = mine
        self._theirs = theirs

    def discard(self, cell: int) -> Future:
        """The round after discarding `cell`."""
        seen, bit = self._seen, 1 << cell
        if seen.stock <= seen.scoring.last_cards:
            return lambda _other, _stock: (0, DRAWN)
        return self._theirs_to_move(seen.hand ^ bit, cell, seen.gone | bit, 0, seen.ply + 1)

    def leave_upcard(self) -> Future:
        """The round after passing the first upcard."""
        seen = self._seen
        offers = 1 if seen.offers > 1 else NO_OFFER
        return self._theirs_to_move(seen.hand, seen.top, seen.gone, offers, seen.ply)

    def knock(self, cell: int) -> Future:
        """The end after knocking with `cell` as the discard."""
        kept = self._seen.hand ^ 1 << cell
        _, gin, undercut, tie_is_undercut, _, _ = self._seen.scoring
        return lambda other, _stock: settle_packed(kept, other, gin, undercut, tie_is_undercut)

    def take_and_knock(self) -> Future:
        """The end after taking the top of the discard pile for a knock."""
        with_top = self._seen.hand | 1 << self._seen.top
        kept = min((with_top ^ (1 << cell) for cell in cells_in(self._seen.hand)), key=deadwood)
        _, gin, undercut, tie_is_undercut, _, _ = self._seen.scoring
        return lambda other, _stock: settle_packed(kept, other, gin, undercut, tie_is_undercut)

    def big_gin(self) -> Future:
        """The end after big Gin."""
        bonus = self._seen.scoring.big_gin
        return lambda other, _stock: (deadwood(other) + bonus, GIN)

    def take_upcard(self) -> Future:
        """The round after taking the top of the discard pile."""
        seen, bit = self._seen, 1 << self._seen.top
        return self._mine_to_move(
            seen.hand | bit,
            seen.gone ^ bit,
            seen.mine.known | bit,
            seen.mine.wanted | NEAR[seen.top],
            0,
        )

    def take_stock(self) -> Future:
        """The round after drawing from the stock."""
        mine = self._seen.mine
        return self._mine_to_move(
            self._seen.hand, self._seen.gone, mine.known, mine.wanted, NO_OFFER
        )

    def _mine_to_move(self, hand: int, gone: int, known: int, wanted: int, offers: int) -> Future:
        seen, mine, theirs = self._seen, self._mine, self._theirs
        top, ply, scoring = max(seen.top, 0), seen.ply, seen.scoring
        their_known, their_wanted = seen.theirs.known, seen.theirs.wanted

        def future(other: int, stock: list[int]) -> tuple[int, int]:
            return play_out(
                hand, other, stock, top, gone, known, their_known, wanted, their_wanted,
                offers, ply, mine, theirs, scoring,
            )  # fmt: skip

        return future

    def _theirs_to_move(self, hand: int, top: int, gone: int, offers: int, ply: int) -> Future:
        seen, mine, theirs = self._seen, self._mine, self._theirs
        known, wanted, scoring = seen.mine.known & hand, seen.mine.wanted, seen.scoring
        their_known, their_wanted = seen.theirs.known, seen.theirs.wanted

        def future(other: int, stock: list[int]) -> tuple[int, int]:
            points, ending = play_out(
                other, hand, stock, top, gone, their_known, known, their_wanted, wanted,
                offers, ply, theirs, mine, scoring,
            )  # fmt: skip
            return -points, ending

        return future
