"""The compact rounds against the public round machine and the engine's counting."""

from __future__ import annotations

from random import Random

import pytest

from gin_widgets.engine.actions import (
    DISCARDS,
    PASS,
    TAKE_DISCARD,
    TAKE_STOCK,
    Action,
    BigGin,
    Knock,
)
from gin_widgets.engine.arrangements import Arrangement, best_arrangement
from gin_widgets.engine.arrangements import deadwood as engine_deadwood
from gin_widgets.engine.cards import CARDS, Card, format_cards
from gin_widgets.engine.gin.states import GinRound
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.rounds import apply, legal_actions, start, view_for
from gin_widgets.engine.rules import GinRules, variant
from gin_widgets.engine.settlement import settle
from gin_widgets.engine.views import PhaseKind
from gin_widgets.players.laying_off import lay_off_plan
from gin_widgets.players.rollouts import playout
from gin_widgets.players.rollouts.ending import DRAWN, GIN, after_lay_offs
from gin_widgets.players.rollouts.melding import arrange, deadwood, melding
from gin_widgets.players.rollouts.observation import Suits
from gin_widgets.players.rollouts.packing import CELLS, cells_in, points_in
from gin_widgets.players.rollouts.playout import play_out
from gin_widgets.players.rollouts.policy import Policy, policy_for
from gin_widgets.players.rollouts.scoring import Scoring

PLAIN = Suits((0, 1, 2, 3))
RULES = [
    variant("gin"),
    variant("gin", knock_limit=0),
    variant("gin", knock_limit=4, undercut_bonus=25, gin_bonus=20),
    variant("gin", big_gin=31, undercut_on_tie=False),
    variant("oklahoma"),
]


def hands(number: int, size: int, seed: int) -> list[Hand]:
    random = Random(seed)
    return [Hand.of(random.sample(CARDS, size)) for _ in range(number)]


def meld_rich_hands(number: int, size: int, seed: int) -> list[Hand]:
    """Hands of few ranks, where sets and runs compete."""
    random = Random(seed)
    found = []
    for _ in range(number):
        low = random.randrange(9)
        cards = [card for card in CARDS if low <= card.order < low + 5]
        found.append(Hand.of(random.sample(cards, size)))
    return found


@pytest.mark.parametrize("size", [7, 10, 11])
def test_g7_g19_deadwood_is_the_engines(size: int) -> None:
    for hand in hands(400, size, 1) + meld_rich_hands(400, size, 2):
        packed = PLAIN.pack(hand)
        assert deadwood(packed) == engine_deadwood(hand)
        least, loose, sets = arrange(packed)
        assert least == engine_deadwood(hand) == points_in(loose)
        assert not loose & sets


def test_outs_of_an_unmatched_card_would_meld_it() -> None:
    for hand in hands(100, 10, 3):
        packed = PLAIN.pack(hand)
        _, cards, _ = melding(packed)
        everything = sum(bit for bit, _, _ in cards)
        for bit, _, outs in cards:
            for cell in CELLS:
                if outs >> cell & 1:
                    rest = arrange((everything & packed) | 1 << cell)[1]
                    assert rest.bit_count() < everything.bit_count() + 1
            assert not outs & everything
            assert bit & packed


def test_g22_g25_lay_offs_are_the_engines() -> None:
    random = Random(4)
    found = 0
    while found < 300:
        low = random.randrange(6)
        cards = [card for card in CARDS if low <= card.order < low + 8]
        random.shuffle(cards)
        knocker, defender = Hand.of(cards[:10]), Hand.of(cards[10:20])
        arrangement = best_arrangement(knocker)
        if arrangement.deadwood > 10 or arrangement.deadwood == 0:
            continue
        found += 1
        melded = PLAIN.pack(card for meld in arrangement.melds for card in meld.cards)
        sets = PLAIN.pack(
            card
            for meld in arrangement.melds
            if meld.cards[0].rank is meld.cards[1].rank
            for card in meld.cards
        )
        count = after_lay_offs(melded, sets, PLAIN.pack(defender))
        assert count == settle(arrangement, defender, GinRules()).defender_deadwood


def scoring(state: GinRound) -> Scoring:
    rules = state.rules
    return Scoring(
        state.knock_limit,
        rules.gin_bonus,
        rules.undercut_bonus,
        rules.undercut_on_tie,
        rules.big_gin,
        rules.last_cards,
    )


def simulated(state: GinRound, policy: Policy) -> tuple[int, list[tuple[int, int]]]:
    """Points of seat 0, who begins, in the compact round; and its moves."""
    trace: list[tuple[int, int]] = []
    assert state.setup.upcard is not None
    top = PLAIN.cell(state.setup.upcard)
    stock = [1 << PLAIN.cell(card) for card in state.stock]
    mine, theirs = (PLAIN.pack(hand) for hand in state.hands)
    points, _ = play_out(
        mine, theirs, stock, top, 1 << top, 0, 0, 0, 0, 2, 0, policy, policy, scoring(state), trace
    )  # fmt: skip
    return points, trace


def as_action(kind: int, cell: int, state: GinRound) -> Action:
    card = PLAIN.card(cell)
    named: dict[int, Action] = {
        playout.TRACE_PASS: PASS,
        playout.TRACE_STOCK: TAKE_STOCK,
        playout.TRACE_TAKE: TAKE_DISCARD,
        playout.TRACE_DISCARD: DISCARDS[card.index],
    }
    if kind in named:
        return named[kind]
    hand = PLAIN.pack(state.hands[state.to_move or 0])
    if kind == playout.TRACE_BIG_GIN:
        return BigGin(declared(hand)) if state.rules.big_gin else gin_of_eleven(state)
    return Knock(card, declared(hand & ~(1 << cell)))


def gin_of_eleven(state: GinRound) -> Action:
    """A Gin from eleven melded cards, where big Gin is not played."""
    gins = (
        action
        for action in legal_actions(state)
        if isinstance(action, Knock) and not action.arrangement.unmatched
    )
    return next(gins)


def declared(hand: int) -> Arrangement:
    """The arrangement that the compact round counts with; the engine's may be an equal one."""
    _, loose, sets = arrange(hand)
    melds: list[list[Card]] = []
    for suit in range(4):
        run: list[Card] = []
        for order in range(14):
            cell = suit * 15 + order
            if (hand & ~loose & ~sets) >> cell & 1:
                run.append(PLAIN.card(cell))
            elif run:
                melds.append(run)
                run = []
    for order in range(13):
        of_rank = [PLAIN.card(c) for c in cells_in(sets) if c % 15 == order]
        melds += [of_rank] if of_rank else []
    text = " / ".join(format_cards(meld) for meld in melds)
    return Arrangement.parse(f"{text} | {format_cards(map(PLAIN.card, cells_in(loose)))}")


def played(state: GinRound, trace: list[tuple[int, int]]) -> GinRound:
    """The same moves in the public machine, the lay-offs exact."""
    for kind, cell in trace:
        if kind == playout.TRACE_STOCK:
            assert state.stock[0] is PLAIN.card(cell)
        state = apply(state, as_action(kind, cell, state))
    while state.to_move is not None:
        view = view_for(state, state.to_move)
        assert view.phase is PhaseKind.LAY_OFF
        state = apply(state, lay_off_plan(view)[0])
    return state


@pytest.mark.parametrize("rules", RULES, ids=str)
def test_g14_g30_compact_rounds_end_as_in_the_public_machine(rules: GinRules) -> None:
    for seed in range(80):
        state = start(rules, seed=seed)
        points, trace = simulated(state, policy_for(scoring(state)))
        outcome = played(state, trace).outcome
        assert outcome is not None
        assert points == (1 if outcome.winner == 0 else -1) * outcome.points


def test_every_compact_round_ends_also_when_only_gin_may_be_knocked() -> None:
    gin_only = Scoring(limit=0)
    policy = policy_for(gin_only)
    random = Random(5)
    drawn = 0
    for _ in range(200):
        pack = [1 << cell for cell in CELLS]
        random.shuffle(pack)
        top = pack[20].bit_length() - 1
        points, ending = play_out(
            sum(pack[:10]), sum(pack[10:20]), pack[21:], top, pack[20],
            0, 0, 0, 0, 2, 0, policy, policy, gin_only,
        )  # fmt: skip
        assert (ending, bool(points)) in {(DRAWN, False), (GIN, True)}
        drawn += ending == DRAWN
    assert 0 < drawn < 200
