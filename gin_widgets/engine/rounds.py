"""The four functions with which a round is played: `start`, `legal_actions`, `apply`, `view_for`.

They choose the machine by the type of the rules or of the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.deals import Deal
    from gin_widgets.engine.gin.states import GinRound
    from gin_widgets.engine.rules import GinRules
    from gin_widgets.engine.views import PlayerView


def start(
    rules: str | GinRules,
    *,
    seed: int | None = None,
    code: str | None = None,
    deal: Deal | None = None,
    dealer: int = 1,
) -> GinRound:
    """The state of a round that has just been dealt."""
    raise NotImplementedError


def legal_actions(state: GinRound) -> tuple[Action, ...]:
    """What the seat to move may do now; nothing when the round is over."""
    raise NotImplementedError


def apply(state: GinRound, action: Action, *, seat: int | None = None) -> GinRound:
    """The state after `action`. Raises `IllegalAction`; `state` itself never changes."""
    raise NotImplementedError


def view_for(state: GinRound, seat: int) -> PlayerView:
    """What `seat` may know of `state`."""
    raise NotImplementedError
