"""The four functions with which a round is played: `start`, `legal_actions`, `apply`, `view_for`.

They choose the machine by the type of the rules or of the state. All of them are pure: a state is
a value, and a refused action leaves it as it is.

>>> state = start("gin", seed=7)
>>> state = apply(state, legal_actions(state)[0])
>>> view_for(state, 0).taken is state.setup.upcard
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.gin.machine import apply_gin, legal_gin
from gin_widgets.engine.gin.starting import start_gin
from gin_widgets.engine.gin.viewing import view_gin
from gin_widgets.engine.rules import GinRules, variant

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.gin.states import GinRound
    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.views import PlayerView


def start(
    rules: str | Rules,
    *,
    seed: int | None = None,
    code: str | None = None,
    deal: Deal | None = None,
    dealer: int = 1,
) -> GinRound:
    """The state of a round just dealt, from exactly one of `seed`, deal `code` and `deal`.

    `rules` is a value or the name of a variant; of three-player Gin and of Hollywood it is the
    round, the rest being a matter of the match. `dealer` is a seat. Raises `InvalidNotation` for
    a name or a code that cannot be read.
    """
    if sum(given is not None for given in (seed, code, deal)) != 1:
        raise TypeError("start() takes exactly one of seed, code and deal")
    if seed is not None:
        deal = Deal.from_seed(seed)
    elif code is not None:
        deal = Deal.parse(code)
    assert deal is not None  # noqa: S101 - for the type checker
    chosen = variant(rules) if isinstance(rules, str) else rules
    if isinstance(chosen, GinRules):
        return start_gin(chosen, deal, dealer)
    raise NotImplementedError(f"no machine plays {chosen.variant}")


def legal_actions(state: GinRound) -> tuple[Action, ...]:
    """What the seat to move may do now; nothing when the round is over.

    A knock and a show are listed with one arrangement each, the one that automatic play chooses.
    Other arrangements of the same cards are legal too: `apply` takes them.
    """
    return legal_gin(state)


def apply(state: GinRound, action: Action, *, seat: int | None = None) -> GinRound:
    """The state after `action`, whoever `state` came from: the rules are checked here.

    `seat` is who asks for it, if that is not known to be the seat to move. Raises
    `IllegalAction` with the reason.
    """
    if seat is not None and seat != state.to_move and state.to_move is not None:
        raise refusals.not_your_turn()
    return apply_gin(state, action)


def view_for(state: GinRound, seat: int) -> PlayerView:
    """What `seat` (0 or 1) may know of `state`."""
    return view_gin(state, seat)
