"""The plain player of Rummy: it finishes every deal, melds, lays off, and beats random play."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from gin_widgets.engine.actions import Action, LayOffCard, parse_action
from gin_widgets.engine.cards import parse_card, parse_cards
from gin_widgets.engine.corner_runs import parse_meld
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.rounds import apply, start, view_for
from gin_widgets.engine.rules import RummyRules, variant
from gin_widgets.engine.rummy.states import Draw, RummyRound, Setup
from gin_widgets.engine.rummy_views import RummyView, TableMeld
from gin_widgets.players import rummy_player
from gin_widgets.players.protocol import RummyPlayer
from gin_widgets.players.rummy_simple import RummySimple

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"melds_per_turn": "one", "ace_rank": "round_the_corner", "ace_points": 15},
    {"final_discard": "required", "layoff_before_meld": False, "stock_out": "reshuffle"},
    {"melds_per_turn": "one", "final_discard": "required", "stock_out": "end_hand"},
    {"discard_taken_upcard": True, "ace_rank": "high_or_low", "max_recycles": 1},
)


class AtRandom:
    """Any legal action."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: RummyView) -> Action:
        return self._chance.choice(view.legal)


def played(rules: RummyRules, seed: int, players: Sequence[RummyPlayer]) -> RummyRound:
    state = start(rules, seed=seed)
    while (seat := state.to_move) is not None:
        action = players[seat].choose(view_for(state, seat))
        assert action in view_for(state, seat).legal
        state = apply(state, action)
    return state


@pytest.mark.parametrize("house", TABLES, ids=str)
@pytest.mark.parametrize("players", range(2, 7))
def test_it_finishes_every_deal(players: int, house: dict[str, Any]) -> None:
    rules = variant("rummy", players=players, **house)
    for seed in range(6):
        assert played(rules, seed, [RummySimple()] * players).over


@pytest.mark.parametrize("players", range(2, 7))
def test_it_clearly_beats_random_play_on_duplicate_deals(players: int) -> None:
    """Each deal is played once from each seat, the others playing at random."""
    rules = variant("rummy", players=players)
    simple = others = 0
    for seed in range(8):
        for seat in range(players):
            table: list[RummyPlayer] = [AtRandom(seed * 10 + at) for at in range(players)]
            table[seat] = RummySimple()
            end = played(rules, seed, table).outcome
            assert end is not None
            simple += end.points if end.winner == seat else 0
            others += end.points if end.winner not in (seat, None) else 0
    assert simple > 3 * others


def position(
    first: str,
    *,
    pile: str,
    stock: str = "2c 3c",
    lying: Sequence[str] = (),
    shown: bool = False,
    **house: object,
) -> RummyRound:
    """Seat 0 is to draw; seat 1, whose melds lie on the table, holds two cards."""
    return RummyRound(
        setup=Setup(variant("rummy", **house), Deal.from_seed(1), 1, parse_card("2c")),
        hands=(Hand.of(first), Hand.of("Qc Kc")),
        table=tuple(TableMeld(1, parse_meld(meld)) for meld in lying),
        discards=parse_cards(pile),
        stock=parse_cards(stock),
        recycles=0,
        takings=0,
        shown=(shown, True),
        actions=(),
        events=(),
        phase=Draw(0),
    )


def turn(state: RummyRound) -> list[str]:
    """What the player does in its turn."""
    count = len(state.actions)
    while state.to_move == 0:
        state = apply(state, RummySimple().choose(view_for(state, 0)))
    return list(map(str, state.actions[count:]))


def test_it_takes_a_discard_that_joins_a_meld_and_melds() -> None:
    assert turn(position("4h 5h 9s Jd 2s", pile="6h")) == [
        *("take-discard", "meld 4h 5h 6h", "discard Jd")
    ]


def test_it_leaves_a_discard_that_joins_nothing() -> None:
    assert turn(position("4h 5h 9s Jd 2s", pile="8d", stock="Kd 2h"))[0] == "take-stock"


def test_it_takes_a_discard_that_can_be_laid_off() -> None:
    state = position("4s 9s Jd 2s", pile="8h", lying=["5h 6h 7h"])
    assert turn(state) == ["take-discard", "lay-off 8h: 5h 6h 7h", "discard Jd"]
    barred = position("4s 9s Jd 2s", pile="8h", lying=["5h 6h 7h"], layoff_before_meld=False)
    assert turn(barred)[0] == "take-stock"


def test_it_goes_out_when_it_can() -> None:
    state = position("4h 5h 6h 8d 9d Jc", pile="Td", lying=["8c 9c Tc"])
    assert turn(state) == [
        *("take-discard", "meld 4h 5h 6h", "meld 8d 9d Td", "lay-off Jc: 8c 9c Tc")
    ]


def test_b28_it_lays_off_where_the_next_card_follows() -> None:
    state = position("Ts 9s 4d 6d", pile="2h", stock="As 3h", lying=["Js Qs Ks", "Th Td Tc"])
    assert turn(state)[1:3] == ["lay-off Ts: Js Qs Ks", "lay-off 9s: Ts Js Qs Ks"]


def test_it_keeps_partners_and_gives_the_dearest_loose_card() -> None:
    state = position("Jh Jd 5s 6s 9c", pile="2h", stock="3d Ah")
    assert turn(state) == ["take-stock", "discard 9c"]


def test_j21_it_does_not_lay_off_a_card_of_a_meld_kept_for_the_next_turn() -> None:
    state = position(
        "4h 5h 6h 7c 7d 7s 9s Jd",
        pile="2h",
        stock="Qd Ah",
        lying=["8h 9h Th", "4c 5c 6c"],
        melds_per_turn="one",
    )
    actions = turn(state)
    assert sum(text.startswith("meld") for text in actions) == 1
    kept = {"7c", "7d", "7s"} if "meld 4h 5h 6h" in actions else {"4h", "5h", "6h"}
    assert not [text for text in actions if text.startswith("lay-off") and text[8:10] in kept]


def test_its_choice_depends_on_its_view_only() -> None:
    state = start(variant("rummy", players=3), seed=5)
    for _ in range(40):
        seat = state.to_move
        if seat is None:
            break
        view = view_for(state, seat)
        chosen = RummySimple().choose(view)
        assert chosen == RummySimple().choose(view)
        assert parse_action(str(chosen)) == chosen
        state = apply(state, chosen)


def test_it_lays_off_in_real_rounds() -> None:
    laid = melded = won = 0
    for seed in range(12):
        state = played(variant("rummy", players=4), seed, [RummySimple()] * 4)
        laid += sum(isinstance(action, LayOffCard) for action in state.actions)
        melded += len(state.table)
        won += state.outcome is not None and state.outcome.kind is OutcomeKind.OUT
    assert laid > 12
    assert melded > 24
    assert won > 6


def test_the_registry_knows_it_and_refuses_others() -> None:
    assert isinstance(rummy_player(), RummySimple)
    with pytest.raises(InvalidNotation, match="genius"):
        rummy_player("genius")
