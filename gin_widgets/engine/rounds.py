"""The four functions with which a round is played: `start`, `legal_actions`, `apply`, `view_for`.

They choose the machine by the type of the rules or of the state. All of them are pure: a state is
a value, and a refused action leaves it as it is. Rummy's machine is loaded when it is first needed.

>>> state = start("gin", seed=7)
>>> state = apply(state, legal_actions(state)[0])
>>> view_for(state, 0).taken is state.setup.upcard
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, overload

from gin_widgets.engine import refusals
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.gin.machine import apply_gin, legal_gin
from gin_widgets.engine.gin.starting import start_gin
from gin_widgets.engine.gin.states import GinRound
from gin_widgets.engine.gin.viewing import view_gin
from gin_widgets.engine.rules import GinRules, variant

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.rules import Rules, RummyRules
    from gin_widgets.engine.rules.making import GinVariant
    from gin_widgets.engine.rummy.states import RummyRound
    from gin_widgets.engine.rummy_views import RummyView
    from gin_widgets.engine.views import PlayerView

Round: TypeAlias = "GinRound | RummyRound"
AnyView: TypeAlias = "PlayerView | RummyView"


@overload
def start(
    rules: GinRules | GinVariant,
    *,
    seed: int | None = None,
    code: str | None = None,
    deal: Deal | None = None,
    dealer: int | None = None,
) -> GinRound: ...
@overload
def start(
    rules: RummyRules | Literal["rummy"],
    *,
    seed: int | None = None,
    code: str | None = None,
    deal: Deal | None = None,
    dealer: int | None = None,
) -> RummyRound: ...
@overload
def start(
    rules: str | Rules,
    *,
    seed: int | None = None,
    code: str | None = None,
    deal: Deal | None = None,
    dealer: int | None = None,
) -> Round: ...
def start(
    rules: str | Rules,
    *,
    seed: int | None = None,
    code: str | None = None,
    deal: Deal | None = None,
    dealer: int | None = None,
) -> Round:
    """The state of a round just dealt, from exactly one of `seed`, deal `code` and `deal`.

    `rules` is a value or the name of a variant; of three-player Gin and of Hollywood it is the
    round, the rest being a matter of the match. `dealer` is a seat, by default the last one, so
    that seat 0 begins. Raises `InvalidNotation` for a name or a code that cannot be read.
    """
    if sum(given is not None for given in (seed, code, deal)) != 1:
        raise TypeError("start() takes exactly one of seed, code and deal")
    if seed is not None:
        deal = Deal.from_seed(seed)
    elif code is not None:
        deal = Deal.parse(code)
    assert deal is not None  # noqa: S101 - for the type checker
    chosen = variant(rules) if isinstance(rules, str) else rules
    seat = chosen.seats - 1 if dealer is None else dealer
    if isinstance(chosen, GinRules):
        return start_gin(chosen, deal, seat)
    from gin_widgets.engine.rummy.starting import start_rummy  # noqa: PLC0415 - see the module

    return start_rummy(chosen, deal, seat)


def legal_actions(state: Round) -> tuple[Action, ...]:
    """What the seat to move may do now; nothing when the round is over.

    A knock and a show are listed with one arrangement each, the one that automatic play chooses.
    Other arrangements of the same cards are legal too: `apply` takes them. In Rummy every meld
    and every lay-off is listed, and nothing else is legal.
    """
    if isinstance(state, GinRound):
        return legal_gin(state)
    from gin_widgets.engine.rummy.machine import legal_rummy  # noqa: PLC0415 - see the module

    return legal_rummy(state)


@overload
def apply(state: GinRound, action: Action, *, seat: int | None = None) -> GinRound: ...
@overload
def apply(state: RummyRound, action: Action, *, seat: int | None = None) -> RummyRound: ...
def apply(state: Round, action: Action, *, seat: int | None = None) -> Round:
    """The state after `action`, whoever `state` came from: the rules are checked here.

    `seat` is who asks for it, if that is not known to be the seat to move. Raises
    `IllegalAction` with the reason.
    """
    if seat is not None and seat != state.to_move and state.to_move is not None:
        raise refusals.not_your_turn(len(state.hands))
    if isinstance(state, GinRound):
        return apply_gin(state, action)
    from gin_widgets.engine.rummy.machine import apply_rummy  # noqa: PLC0415 - see the module

    return apply_rummy(state, action)


@overload
def view_for(state: GinRound, seat: int) -> PlayerView: ...
@overload
def view_for(state: RummyRound, seat: int) -> RummyView: ...
def view_for(state: Round, seat: int) -> AnyView:
    """What `seat` (0, 1 ...) may know of `state`."""
    if isinstance(state, GinRound):
        return view_gin(state, seat)
    from gin_widgets.engine.rummy.viewing import view_rummy  # noqa: PLC0415 - see the module

    return view_rummy(state, seat)
