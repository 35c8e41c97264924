"""`PlayedRound`: a round with every state it went through, so that decisions can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.rounds import apply, view_for

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.rounds import Round
    from gin_widgets.play.places import Place
    from gin_widgets.play.rivals import TablePlayer


@dataclass(frozen=True)
class PlayedRound:
    """A round from its deal to now.

    `states` are all states, the first one just dealt. `decisions` are the places in it at which
    the table asked the learner something: where undoing stops.
    """

    states: tuple[Round, ...]
    decisions: tuple[int, ...] = ()

    @classmethod
    def of(cls, dealt: Round, actions: Iterable[Action], place: Place) -> PlayedRound:
        """The round after these actions of both players. Raises `IllegalAction`."""
        played = cls((dealt,))
        for action in actions:
            if place.asks(played.state):
                played = played.decided([action])
            else:
                played = played.with_state(apply(played.state, action))
        return played

    @property
    def state(self) -> Round:
        """Where the round stands."""
        return self.states[-1]

    def decided(self, actions: Iterable[Action]) -> PlayedRound:
        """After one decision of the learner, which may be several actions (laying off for her).

        Raises `IllegalAction`; then nothing is played.
        """
        place = len(self.states) - 1
        states = list(self.states)
        for action in actions:
            states.append(apply(states[-1], action))
        return PlayedRound(tuple(states), (*self.decisions, place))

    def answered(self, player: TablePlayer, place: Place) -> PlayedRound:
        """After `player` has made all moves until the table asks the learner, or to the end."""
        states = list(self.states)
        while (seat := states[-1].to_move) is not None and not place.asks(states[-1]):
            states.append(apply(states[-1], player.choose(view_for(states[-1], seat))))
        return PlayedRound(tuple(states), self.decisions)

    def with_state(self, state: Round) -> PlayedRound:
        """The round with one more state."""
        return PlayedRound((*self.states, state), self.decisions)

    def taken_back(self) -> PlayedRound | None:
        """As it was before the learner's last decision; None if there was none."""
        if not self.decisions:
            return None
        *earlier, place = self.decisions
        return PlayedRound(self.states[: place + 1], tuple(earlier))
