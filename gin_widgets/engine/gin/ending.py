"""The end of a round and its score (G24-G28, J1, J2, J8, J9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import Knock
from gin_widgets.engine.arrangements import best_arrangement
from gin_widgets.engine.gin.states import Over
from gin_widgets.engine.lay_offs import LayOff as LaidOff
from gin_widgets.engine.outcomes import Outcome, OutcomeKind, Showdown
from gin_widgets.engine.settlement import Settlement, Winner, score_knock

if TYPE_CHECKING:
    from gin_widgets.engine.actions import BigGin, LayOffCard, Show
    from gin_widgets.engine.arrangements import Arrangement
    from gin_widgets.engine.gin.states import GinRound, LayOff


def drawn_round(kind: OutcomeKind) -> Outcome:
    """A round that nobody won; nothing is shown (G28, J1)."""
    return Outcome(kind, None, 0, doubled=False, showdown=None)


def end_with_gin(state: GinRound, seat: int, knock: Knock | BigGin) -> Over:
    """The end when `seat` goes Gin: at once, the other hand arranged as well as can be (J8)."""
    return _scored(state, seat, knock, (), best_arrangement(state.hands[1 - seat]))


def end_with_show(state: GinRound, phase: LayOff, show: Show) -> Over:
    """The end when the other player has laid off what he wanted to and shows the rest (J7)."""
    return _scored(state, 1 - phase.seat, phase.knock, phase.lay_offs, show.arrangement)


def _scored(
    state: GinRound,
    seat: int,
    knock: Knock | BigGin,
    lay_offs: tuple[LayOffCard, ...],
    defence: Arrangement,
) -> Over:
    setup = state.setup
    laid = [LaidOff(done.card, done.meld) for done in lay_offs]
    settled = score_knock(knock.arrangement, laid, defence, setup.rules)
    return Over(
        Outcome(
            kind=OutcomeKind(settled.kind.value),
            winner=_seat_of(settled.winner, seat),
            points=settled.points * (2 if setup.doubled else 1),
            doubled=setup.doubled,
            showdown=_showdown(seat, knock, lay_offs, settled),
        )
    )


def _seat_of(winner: Winner | None, knocker: int) -> int | None:
    if winner is None:
        return None
    return knocker if winner is Winner.KNOCKER else 1 - knocker


def _showdown(
    seat: int, knock: Knock | BigGin, lay_offs: tuple[LayOffCard, ...], settled: Settlement
) -> Showdown:
    difference = abs(settled.defender_deadwood - settled.knocker_deadwood)
    return Showdown(
        knocker=seat,
        discard=knock.discard if isinstance(knock, Knock) else None,
        knock=knock.arrangement,
        melds=settled.knocker_melds,
        lay_offs=lay_offs,
        defence=settled.shown,
        difference=difference,
        bonus=settled.points - difference,
    )
