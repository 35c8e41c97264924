"""Advice in three-player Gin: the one who sits out says a move, the captain decides (T2, T10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.actions import ActionKind, Knock
from gin_widgets.engine.rounds import apply
from gin_widgets.engine.views import Event
from gin_widgets.play.places import LEARNER

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.play.game import Game
    from gin_widgets.play.rivals import TablePlayer

_ONE_WAY = (ActionKind.SHOW, ActionKind.BIG_GIN)
"""Moves whose arrangements differ in looks only."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that one player of the match has advised another to make.

    `top` was the card on the discard pile. `done` is what the captain did then, None as long as
    that is open; `followed`, whether it was the same.
    """

    adviser: int
    captain: int
    action: Action
    top: Card | None
    done: Event | None = None
    followed: bool = False


def may_ask(game: Game) -> bool:
    """Whether the learner is captain, to move, and has somebody to ask."""
    seating, seat = game.seating, game.place.seat
    helped = seating.adviser_seat(game.state.rules)
    return seat is not None and seat == helped == game.state.to_move


def asked(game: Game, sitter: TablePlayer) -> Advice | None:
    """What the player who sits out would do with the captain's cards; None if nobody may ask."""
    seating = game.seating
    if not may_ask(game) or seating.sitting_out is None:
        return None
    action = sitter.choose(game.place.view(game.state))
    return Advice(seating.sitting_out, LEARNER, action, _top(game))


def given(game: Game, action: Action, rival: TablePlayer) -> tuple[Game, Advice]:
    """The game after the captain's next move, of which the learner has said what she would do.

    The captain is not told and decides alone. Raises `IllegalAction` for a move that the captain
    cannot make, and when there is nobody to advise.
    """
    place, before = game.place, game.state
    if place.seat is not None or place.captain is None or not place.asks(before):
        raise refusals.not_your_turn(game.before.players)
    apply(before, action)
    after = game.watched(rival)
    done = place.view(after.state).events[len(before.events)]
    assert isinstance(done, Event)  # noqa: S101 - there are no captains in Rummy
    captain = game.seating.seats[place.captain]
    followed = _same(action, after.state.actions[len(before.actions)])
    return after, Advice(LEARNER, captain, action, _top(game), done, followed)


def _top(game: Game) -> Card | None:
    pile = game.place.view(game.state).discards
    return pile[-1] if pile else None


def _same(one: Action, other: Action) -> bool:
    """Whether two moves are the same to somebody at the table, however the cards are arranged."""
    if isinstance(one, Knock) and isinstance(other, Knock):
        return one.discard is other.discard
    return one == other or (one.kind is other.kind and one.kind in _ONE_WAY)
