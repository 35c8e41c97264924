from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from laid_table import LOOSE, AtTable, act, laid, legal, new_session, refusal

from gin_widgets.engine.actions import PASS
from gin_widgets.engine.record import replay
from gin_widgets.engine.rounds import view_for
from gin_widgets.engine.rules import variant
from gin_widgets.engine.views import PhaseKind
from gin_widgets.play.places import Place
from gin_widgets.play.session import Session

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.views import PlayerView

THREE_MELDS = "2c 3c 4c 7d 8d 9d Jc Jh Jd As"


def test_g16_the_rival_answers_until_it_is_the_learners_turn() -> None:
    session = laid(LOOSE, "2d 4d 6d 8d Td Qd 3c 5c 7c 9c", "8h", "Th Qh")
    act(session, "pass")
    view = session.snapshot().view
    assert [str(event.kind.value) for event in view.events] == ["pass", "pass"]
    assert legal(session) == ["take-stock"]


def test_b25_a_click_that_comes_twice_is_carried_out_once() -> None:
    session = new_session()
    seq = session.seq
    session.act(seq, "pass")
    once = session.game
    session.act(seq, "pass")
    session.act(seq, "take-stock")
    session.undo(seq)
    session.new_deal(seq)
    session.replay(seq)
    session.new_game(seq)
    session.enter_code(seq, once.state.deal.code)
    session.lay_off_for_me(seq)
    assert session.game is once
    assert session.snapshot().note is None


@pytest.mark.parametrize("seq", [-1, 1, 10**9])
def test_a_sequence_number_that_never_was_does_nothing(seq: int) -> None:
    session = new_session()
    before = session.game
    session.act(seq, "pass")
    assert session.game is before


def test_refusals_are_notes_and_nothing_is_lost() -> None:
    session = laid(LOOSE, "2d 4d 6d 8d Td Qd 3c 5c 7c 9c", "8h", "Th Qh")
    before, seq = session.game, session.seq
    for action in ["take-stock", "discard As", "nonsense", "", "knock As: | 3s", "show: | As"]:
        note_id = session.snapshot().note_id
        act(session, action)
        assert session.game is before
        assert session.seq == seq
        assert session.snapshot().note_id > note_id
        assert refusal(session)


def test_a_note_goes_with_the_next_move() -> None:
    session = new_session()
    act(session, "nonsense")
    assert session.snapshot().note is not None
    act(session, "pass")
    assert session.snapshot().note is None


def test_f_the_card_just_taken_is_refused_with_its_name() -> None:
    session = laid(LOOSE, "2d 4d 6d 8d Td Qd 3c 5c 7c 9c", "8h", "Th Qh")
    act(session, "take-discard", "discard 8h")
    assert "8h" in refusal(session)
    assert str(session.snapshot().reasons["discard 8h"]) == refusal(session)


def test_undo_goes_back_over_the_rivals_moves() -> None:
    session = laid(LOOSE, "2d 4d 6d 8d Td Qd 3c 5c 7c 9c", "8h", "Th Qh")
    start = session.game.state
    act(session, "pass")
    before = session.game.state
    act(session, "take-stock")
    with_card = session.game.state
    act(session, "discard Th")
    assert len(session.game.state.actions) > len(with_card.actions) + 1
    for expected in (with_card, before, start):
        session.undo(session.seq)
        assert session.game.state == expected
        assert session.snapshot().news.undone
    assert not session.snapshot().can_undo
    session.undo(session.seq)
    assert session.game.state == start
    assert "not made a move" in refusal(session)


def test_undo_after_the_end_takes_the_score_back() -> None:
    session = laid(THREE_MELDS, LOOSE.replace("As", "Kc"), "2s", "Ac Kd")
    act(session, "take-discard")
    open_again = session.game.state
    knock = next(action for action in legal(session) if action.startswith("knock As"))
    act(session, knock)
    assert session.game.over
    won = session.snapshot().sheet.scores[0]
    assert won > 0
    session.undo(session.seq)
    assert session.game.state == open_again
    assert session.snapshot().sheet.scores == (0, 0)
    act(session, knock)
    assert session.snapshot().sheet.scores[0] == won


def test_the_next_round_counts_on_and_only_after_the_end() -> None:
    session = laid(THREE_MELDS, LOOSE.replace("As", "Kc"), "2s", "Ac Kd")
    playing = session.game
    session.next_round(session.seq)
    assert session.game is playing
    act(session, "take-discard")
    act(session, next(action for action in legal(session) if action.startswith("knock As")))
    scores = session.snapshot().sheet.scores
    first = session.snapshot().round_id
    session.next_round(session.seq)
    after = session.snapshot()
    assert after.sheet.scores == scores
    assert after.round_id != first
    assert after.view.dealer == 0, "G9: the winner deals"
    assert not after.can_undo


def test_a_new_deal_gives_other_cards_and_keeps_the_score() -> None:
    session = new_session()
    act(session, "pass")
    deal, match = session.game.state.deal, session.game.match
    session.new_deal(session.seq)
    assert session.game.state.deal != deal
    assert session.game.match == match
    assert session.snapshot().news.dealt


def finished_round(session: Session) -> None:
    while not session.game.over:
        view = session.snapshot().view
        session.act(session.seq, str(view.legal[-1 if view.phase is PhaseKind.LAY_OFF else 0]))


def test_the_same_deal_again_does_not_count() -> None:
    session = new_session()
    finished_round(session)
    counted, deal = session.game.match, session.game.state.deal
    dealer = session.game.state.dealer
    session.replay(session.seq)
    assert session.snapshot().practice
    assert (session.game.state.deal, session.game.state.dealer) == (deal, dealer)
    finished_round(session)
    assert session.game.match == counted
    session.next_round(session.seq)
    assert not session.snapshot().practice
    assert session.game.before == counted


def test_again_in_the_middle_of_a_round_gives_that_round_up() -> None:
    session = new_session()
    act(session, "pass")
    match = session.game.match
    session.replay(session.seq)
    finished_round(session)
    session.new_deal(session.seq)
    assert session.game.match == match
    assert len(session.game.match.rounds) == 0


def test_a_code_deals_the_same_cards_to_everybody() -> None:
    code = new_session(seed=5).deal_code()
    tables = [new_session(seed=6), new_session(seed=7)]
    for session in tables:
        session.enter_code(session.seq, f"  {code.lower()} ")
    hands = [session.snapshot().view.hand for session in tables]
    assert hands[0] == hands[1]
    assert all(session.deal_code() == code for session in tables)
    assert all(session.game.state.dealer == 1 for session in tables)
    assert all(session.snapshot().practice for session in tables)


def test_a_code_may_bring_its_rules() -> None:
    session = new_session()
    code = new_session(seed=5).deal_code()
    session.enter_code(session.seq, f"oklahoma spade_doubles=yes : {code}")
    assert session.snapshot().view.rules == variant("oklahoma", spade_doubles=True)
    finished_round(session)
    session.next_round(session.seq)
    assert session.snapshot().view.rules == variant("gin")


@pytest.mark.parametrize(
    "code", ["", "1K7Q", "rummy : 1K7Q-3MZ8-XAB", "hello there", "1" * 2000, "gin nonsense=1 : X"]
)
def test_a_code_that_does_not_work_is_refused_with_the_reason(code: str) -> None:
    session = new_session()
    before = session.game
    session.enter_code(session.seq, code)
    assert session.game is before
    assert refusal(session)


def test_a_deal_of_rummy_is_refused_at_a_table_for_gin() -> None:
    session = new_session()
    session.enter_code(session.seq, f"rummy : {session.deal_code()}")
    assert "This is from Rummy" in refusal(session)


def test_the_record_is_given_out_only_when_the_round_is_over() -> None:
    session = new_session()
    assert session.record_text() == ""
    finished_round(session)
    replayed = replay(session.record_text())
    assert replayed.state == session.game.state


def test_g9_a_game_begins_with_a_cut_that_is_told() -> None:
    for seed in range(8):
        session = new_session(seed=seed)
        note = session.snapshot().note
        assert note is not None
        cut = session.game.before.cut
        told = str(note.line)
        assert all(card.text in told for card in cut.cards)
        assert "computer" in told
        assert session.game.state.dealer == cut.highest
        assert ("You" in str(note.title)) == (cut.highest == 0)


def test_a_new_game_has_no_points_and_a_new_cut() -> None:
    session = new_session()
    finished_round(session)
    seed = session.game.before.seed
    session.new_game(session.seq)
    assert session.game.before.seed != seed
    assert session.snapshot().sheet.scores == (0, 0)
    assert not session.snapshot().can_undo


def test_two_tables_do_not_get_the_same_cards() -> None:
    assert Session(variant("gin")).deal_code() != Session(variant("gin")).deal_code()


def test_the_rival_is_shown_only_its_own_view() -> None:
    played = laid(LOOSE, "2d 4d 6d 8d Td Qd 3c 5c 7c 9c", "8h", "Th Qh").game.played
    asked: list[PlayerView] = []

    class Watching:
        def choose(self, view: PlayerView) -> Action:
            asked.append(view)
            return view.legal[-1]

    before = played.decided([PASS])
    after = before.answered(AtTable(Watching()), Place(0, None))
    assert asked == [view_for(before.state, 1)]
    assert after.state.to_move == 0
