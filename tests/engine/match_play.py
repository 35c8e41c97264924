"""What the tests of matches share: rounds that ended somehow, and matches played at random."""

from __future__ import annotations

import random

from gin_widgets.engine.match import Match
from gin_widgets.engine.outcomes import AnyOutcome, Outcome, OutcomeKind
from gin_widgets.engine.record import Record
from gin_widgets.engine.rounds import apply, legal_actions
from gin_widgets.engine.rules import Rules

DRAWN = Outcome(OutcomeKind.DRAWN_STOCK, None, 0, doubled=False, showdown=None)
STOPPED = Outcome(OutcomeKind.STOPPED, None, 0, doubled=False, showdown=None)
TIE = Outcome(OutcomeKind.TIE, None, 0, doubled=False, showdown=None)


def won(seat: int, points: int, kind: OutcomeKind = OutcomeKind.KNOCK) -> Outcome:
    """The end of a round that the player on `seat` has won."""
    return Outcome(kind, seat, points, doubled=False, showdown=None)


def after(match: Match, *outcomes: AnyOutcome) -> Match:
    """The match after these rounds."""
    for outcome in outcomes:
        match = match.after(outcome)
    return match


def player_wins(match: Match, player: int, points: int) -> Match:
    """The match after a round that this player has won."""
    seat = match.seating.seat_of(player)
    assert seat is not None
    return match.after(won(seat, points))


def play_out(rules: Rules, seed: int, most_rounds: int = 400) -> tuple[Match, Record]:
    """A whole match, knocking as soon as possible and else at random, and its record."""
    chance = random.Random(f"{rules} {seed}")
    match = Match.begin(rules, seed)
    record = Record.of_match(match)
    while not match.finished and len(match.rounds) < most_rounds:
        match, record = _one_round(match, record, chance)
    return match, record


def _one_round(match: Match, record: Record, chance: random.Random) -> tuple[Match, Record]:
    state = match.start_round()
    record = record.with_round(state.deal, match.dealer)
    while options := legal_actions(state):
        ends = [each for each in options if each.kind.value in {"knock", "big-gin", "show"}]
        action = chance.choice(ends or options)
        state = apply(state, action)
        record = record.with_action(action)
    assert state.outcome is not None
    return match.after(state.outcome), record
