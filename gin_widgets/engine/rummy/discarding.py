"""Melds, lay-offs and the discard that ends the turn (B8-B12, J1, J19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine import refusals
from gin_widgets.engine.actions import BigGin, DiscardCard, Knock, LayMeld, LayOffCard, Pass, Show
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.rules.choices import StockOut
from gin_widgets.engine.rummy import refusals as rummy_refusals
from gin_widgets.engine.rummy.allowing import after_discard, after_lay_off, after_meld, legal_in
from gin_widgets.engine.rummy.ending import void_round, won_round
from gin_widgets.engine.rummy.melds import grown
from gin_widgets.engine.rummy.next_state import after
from gin_widgets.engine.rummy.states import Discard, Draw
from gin_widgets.engine.rummy.turn import Turn
from gin_widgets.engine.rummy_views import RummyEvent, TableMeld

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.rummy.states import Phase, RummyRound

MOST_TAKINGS = 50  # of the discard pile in a row (J1)


def turn_of(state: RummyRound, phase: Discard) -> Turn:
    """The turn that is going on."""
    return Turn.of(
        state.rules,
        phase.seat,
        state.hands[phase.seat],
        state.table,
        taken=phase.taken,
        melds_laid=phase.melds,
    )


def legal_discard(state: RummyRound, phase: Discard) -> tuple[Action, ...]:
    """Every discard, then the melds, then the lay-offs: nobody is obliged to meld (B8)."""
    return legal_in(turn_of(state, phase))


def apply_discard(state: RummyRound, phase: Discard, action: Action) -> RummyRound:
    """The turn goes on after a meld or a lay-off, the next one begins, or the round is over."""
    match action:
        case DiscardCard():
            return _discard(state, phase, action)
        case LayMeld():
            return _meld(state, phase, action)
        case LayOffCard():
            return _lay_off(state, phase, action)
        case Pass():
            raise refusals.no_passing()
        case Knock() | BigGin() | Show():
            raise rummy_refusals.no_knocking()
        case _:
            raise rummy_refusals.already_drawn()


def _discard(state: RummyRound, phase: Discard, action: DiscardCard) -> RummyRound:
    seat, card = phase.seat, action.card
    kept = after_discard(turn_of(state, phase), card)
    showed = phase.melds + phase.lay_offs > 0
    return after(
        state,
        action,
        RummyEvent(seat, action.kind, card),
        _next_turn(state, seat) if kept else _out(state, seat),
        hand=kept,
        discards=(*state.discards, card),
        shown=_with(state.shown, seat) if showed else None,
    )


def _meld(state: RummyRound, phase: Discard, action: LayMeld) -> RummyRound:
    seat, meld = phase.seat, action.meld
    hand = after_meld(turn_of(state, phase), meld).hand
    turn = Discard(seat, phase.drawn, phase.taken, phase.melds + 1, phase.lay_offs)
    return after(
        state,
        action,
        RummyEvent(seat, action.kind, None, meld),
        turn if hand else _out(state, seat),
        hand=hand,
        table=(*state.table, TableMeld(seat, meld)),
    )


def _lay_off(state: RummyRound, phase: Discard, action: LayOffCard) -> RummyRound:
    seat, card, meld = phase.seat, action.card, action.meld
    hand = after_lay_off(turn_of(state, phase), card, meld).hand
    turn = Discard(seat, phase.drawn, phase.taken, phase.melds, phase.lay_offs + 1)
    longer = grown(meld, card)
    return after(
        state,
        action,
        RummyEvent(seat, action.kind, card, meld),
        turn if hand else _out(state, seat),
        hand=hand,
        table=tuple(
            TableMeld(lying.owner, longer) if lying.meld == meld else lying for lying in state.table
        ),
    )


def _next_turn(state: RummyRound, seat: int) -> Phase:
    """The left neighbour's draw, unless the round is void (J1, J19)."""
    if state.takings >= MOST_TAKINGS:
        return void_round(OutcomeKind.STOPPED)
    rules = state.rules
    allowed = 0 if rules.stock_out is StockOut.END_HAND else rules.max_recycles
    if not state.stock and state.recycles >= allowed:
        return void_round(OutcomeKind.STOCK_OUT)
    return Draw((seat + 1) % len(state.hands))


def _out(state: RummyRound, seat: int) -> Phase:
    """The end: `seat` has got rid of its last card (B11)."""
    empty = state.hands[seat] - state.hands[seat]
    hands = tuple(empty if at == seat else hand for at, hand in enumerate(state.hands))
    return won_round(state.rules, hands, seat, rummy=not state.shown[seat])


def _with(shown: tuple[bool, ...], seat: int) -> tuple[bool, ...]:
    return tuple(at == seat or was for at, was in enumerate(shown))
