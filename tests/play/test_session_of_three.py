"""Three players at the table: roles, rotation and scores (T1-T9, J16, J17)."""

from __future__ import annotations

from random import Random

import pytest
from laid_table import LOOSE as OTHER_LOOSE
from laid_table import act, new_session, refusal
from three_table import AMINA, BOX, CAPTAIN, JUMA, LOOSE, MELDS, OUT, laid, press, roles, to_the_end

from gin_widgets.engine.deal_codes import DealCode
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import GinError
from gin_widgets.engine.record import replay
from gin_widgets.engine.rules import variant
from gin_widgets.engine.sheets import PlainSheet
from gin_widgets.engine.views import PhaseKind
from gin_widgets.play.session import Session

YOU = 0
GIN = "knock As: 2c 3c 4c / 7d 8d 9d / Js Jc Jh Jd"
TURNS = 29
"""Draws from the stock until two cards are left."""


@pytest.mark.parametrize("seed", range(12))
def test_t1_t2_the_cards_drawn_give_the_first_roles_before_anything_is_dealt(seed: int) -> None:
    session = new_session("three-player", seed)
    shown = session.snapshot()
    assert shown.opening == session.game.before.cut
    assert roles(session) == session.game.before.cut.ranking
    assert (len(shown.view.hand), shown.view.discards, shown.view.legal) == (0, (), ())
    assert shown.view.stock_count == 52
    before = session.game
    act(session, "pass", "take-discard", "take-stock")
    session.go_on(session.seq)
    session.ask(session.seq)
    assert session.game is before
    assert session.snapshot().advice is None
    session.deal(session.seq)
    assert session.snapshot().opening is None
    assert session.snapshot().round_id != shown.round_id
    assert session.snapshot().view.hand_counts[0] >= 10


def won_by(seat: int, cut: str) -> Session:
    """The first round has been won with Gin by that seat: 0 the captain, 1 the box."""
    if seat == 0:
        moves = ["pass", "pass", "take-stock", GIN]
        return laid(cut, MELDS, LOOSE, "Kd", "Js", *moves)
    moves = ["pass", "pass", "take-stock", "discard Th", "take-stock", GIN]
    return laid(cut, LOOSE, MELDS, "Kd", "Th Js", *moves)


@pytest.mark.parametrize(
    ("cut", "before", "after"),
    [
        (BOX, (YOU, JUMA, AMINA), (YOU, AMINA, JUMA)),
        (CAPTAIN, (JUMA, YOU, AMINA), (JUMA, AMINA, YOU)),
        (OUT, (AMINA, JUMA, YOU), (AMINA, YOU, JUMA)),
    ],
)
def test_t3_the_box_wins_and_stays_the_others_swap(
    cut: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    session = won_by(1, cut)
    assert roles(session) == before
    assert session.snapshot().sheet.scores[before[0]] > 0
    session.next_round(session.seq)
    assert roles(session) == after


@pytest.mark.parametrize(
    ("cut", "before", "after"),
    [
        (BOX, (YOU, JUMA, AMINA), (JUMA, AMINA, YOU)),
        (CAPTAIN, (JUMA, YOU, AMINA), (YOU, AMINA, JUMA)),
        (OUT, (AMINA, JUMA, YOU), (JUMA, YOU, AMINA)),
    ],
)
def test_t4_the_box_loses_and_everybody_moves_on(
    cut: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    session = won_by(0, cut)
    assert roles(session) == before
    assert session.snapshot().next_seating is not None
    session.next_round(session.seq)
    assert roles(session) == after


def test_t5_the_box_deals_and_the_captain_has_the_first_option() -> None:
    captain, box, out = laid(CAPTAIN), laid(BOX), laid(OUT)
    assert captain.snapshot().view.phase is PhaseKind.FIRST_UPCARD
    assert captain.snapshot().view.events == ()
    assert captain.snapshot().view.dealer != captain.game.place.seat
    assert box.snapshot().view.dealer == box.game.place.seat == 1
    assert box.snapshot().view.events[0].seat == 0, "the captain was asked before the box"
    assert out.snapshot().view.to_move == 0 == out.game.place.captain
    for session in (captain, box, out):
        assert session.game.seating.dealer == session.game.seating.box


def test_t6_only_the_two_who_play_get_cards() -> None:
    for cut in (BOX, CAPTAIN, OUT):
        state = laid(cut).game.played.states[0]
        assert [len(hand) for hand in state.hands] == [10, 10]
        assert state.stock_count == 31


@pytest.mark.parametrize(("cut", "winner"), [(BOX, JUMA), (CAPTAIN, YOU), (OUT, JUMA)])
def test_t7_t10_the_captain_alone_scores(cut: str, winner: int) -> None:
    scores = won_by(0, cut).snapshot().sheet.scores
    assert scores[winner] > 0
    assert sum(scores) == scores[winner]


def drawn(cut: str) -> Session:
    """Both draw and give it away again until two cards are left."""
    order = laid(cut).game.state.deal.order
    cards = order[21 : 21 + TURNS]
    turns = [move for card in cards for move in ("take-stock", f"discard {card}")]
    return laid(cut, LOOSE, "2d 4d 6d 8s Td Qd 3h 5c 7c 9h", "8h", "Th Qh", "pass", "pass", *turns)


@pytest.mark.parametrize("cut", [BOX, CAPTAIN, OUT])
def test_t9_after_a_drawn_round_nothing_changes(cut: str) -> None:
    session = drawn(cut)
    seating = session.game.seating
    assert session.snapshot().next_seating == seating
    assert session.snapshot().sheet.scores == (0, 0, 0)
    session.next_round(session.seq)
    assert session.game.seating == seating


@pytest.mark.parametrize("rotation", ["seed", "cutthroat"])
@pytest.mark.parametrize("seed", range(4))
def test_t7_t8_whole_games_to_100_and_their_records(rotation: str, seed: int) -> None:
    session = new_session("three-player", seed, gin3_rotation=rotation)
    to_the_end(session, Random(seed))
    match = session.game.match
    assert match.winner is not None
    assert match.scores[match.winner] >= 100
    assert all(max(row.totals) < 100 for row in match.sheet.rows[:-1])
    for result in match.rounds:
        assert result.winner != result.seating.sitting_out, "T7"
    replayed = replay(str(session.game.record))
    assert replayed.match == match
    assert session.snapshot().next_seating is None


def test_t10_j17_there_are_no_bonuses_at_the_end() -> None:
    session = new_session("three-player", 1)
    to_the_end(session, Random(1))
    sheet = session.game.match.sheet
    assert isinstance(sheet, PlainSheet)
    assert sheet.totals == sheet.scores


@pytest.mark.parametrize(
    "switch",
    [
        {"game_bonus": 100},
        {"box_bonus": 25},
        {"shutout": "double"},
        {"next_dealer": "winner"},
        {"dealer_after_draw": "other"},
    ],
)
def test_j17_what_the_roles_decide_is_no_switch(switch: dict[str, object]) -> None:
    with pytest.raises(GinError, match="three-player Gin"):
        new_session("three-player", 1, **switch)


@pytest.mark.parametrize("seed", range(6))
def test_j16_cutthroat_the_lowest_card_deals_and_the_left_neighbour_begins(seed: int) -> None:
    session = new_session("three-player", seed, gin3_rotation="cutthroat")
    for _ in range(4):
        if session.snapshot().opening is not None:
            assert session.game.seating.sitting_out == session.game.before.cut.ranking[-1]
            session.deal(session.seq)
        seating, first = session.game.seating, session.game.played.states[0]
        assert seating.dealer == seating.sitting_out
        assert first.to_move == 0
        assert seating.seats[0] == (seating.dealer + 1) % 3
        while not session.game.over:
            press(session, Random(seed))
        winner = session.game.match.rounds[-1].winner
        loser = next((one for one in seating.seats if one != winner), None)
        if session.game.match.finished:
            return
        session.next_round(session.seq)
        expected = seating.sitting_out if winner is None else loser
        assert session.game.seating.sitting_out == expected


def test_undo_takes_score_and_next_roles_back() -> None:
    session = laid(CAPTAIN, MELDS, LOOSE, "Kd", "Js", "pass", "pass", "take-stock")
    act(session, GIN)
    assert session.snapshot().sheet.scores[0] > 0
    assert session.snapshot().next_seating is not None
    session.undo(session.seq)
    assert session.snapshot().sheet.scores == (0, 0, 0)
    assert session.snapshot().next_seating is None
    assert roles(session) == (JUMA, YOU, AMINA)


def test_the_same_deal_again_has_the_same_roles_and_does_not_count() -> None:
    session = won_by(1, OUT)
    deal = session.game.state.deal
    session.replay(session.seq)
    assert roles(session) == (AMINA, JUMA, YOU)
    assert session.game.state.deal == deal
    assert session.snapshot().practice
    session.go_on(session.seq, to_the_end=True)
    assert session.snapshot().next_seating is None
    scores = session.snapshot().sheet.scores
    session.next_round(session.seq)
    assert session.snapshot().sheet.scores == scores
    assert roles(session) == (AMINA, YOU, JUMA), "T3: the round that counted was won by the box"


def test_a_code_gives_the_cards_of_the_one_who_shared_it() -> None:
    for cut in (BOX, CAPTAIN):
        shared = laid(cut)
        session = new_session("three-player", 5)
        session.enter_code(session.seq, shared.deal_code())
        assert session.snapshot().view.hand == shared.snapshot().view.hand
        assert session.game.place == shared.game.place
        assert session.snapshot().practice


@pytest.mark.parametrize("deals", [False, True])
def test_j16_a_code_of_cutthroat_gives_the_same_seat(deals: bool) -> None:
    session = new_session("three-player", 5, gin3_rotation="cutthroat")
    session.enter_code(session.seq, str(DealCode(Deal.from_seed(3), dealer=deals)))
    seating = session.game.seating
    assert session.game.place.seat == (1 if deals else 0)
    assert seating.dealer == seating.sitting_out
    assert seating.seats[0] == (seating.dealer + 1) % 3


@pytest.mark.parametrize(("name", "other"), [("gin", "three-player"), ("three-player", "oklahoma")])
def test_a_code_for_another_number_of_players_is_refused(name: str, other: str) -> None:
    session = new_session(name)
    before = session.game
    session.enter_code(session.seq, str(DealCode(Deal.from_seed(3), variant(other))))
    assert "Enter it at a table for that game" in refusal(session)
    assert session.game is before


def test_a_click_that_comes_twice_is_carried_out_once() -> None:
    session = laid(OUT)
    seq = session.seq
    session.go_on(seq)
    once = session.game
    session.go_on(seq)
    session.act(seq, "pass")
    session.ask(seq)
    session.deal(seq)
    assert session.game is once


def test_going_on_is_for_those_who_sit_out() -> None:
    for session in (laid(BOX), laid(CAPTAIN)):
        before = session.game
        session.go_on(session.seq)
        session.go_on(session.seq, to_the_end=True)
        session.deal(session.seq)
        assert session.game is before


def test_undo_while_watching_goes_back_choice_by_choice() -> None:
    session = laid(OUT, OTHER_LOOSE, "2d 4d 6d 8d Td Qd 3c 5c 7c 9c")
    places = []
    while not session.game.over:
        places.append(session.game.state)
        session.go_on(session.seq)
    for place in reversed(places):
        session.undo(session.seq)
        assert session.game.state == place
    session.go_on(session.seq, to_the_end=True)
    session.undo(session.seq)
    assert session.game.state == places[-1], "to the end, but back step by step"


def test_variants_that_two_play_do_not_open_with_roles() -> None:
    for name in ("gin", "oklahoma", "hollywood"):
        assert new_session(name).snapshot().opening is None
    assert Session(variant("three-player")).snapshot().opening is not None
