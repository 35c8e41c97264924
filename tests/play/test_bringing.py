"""Codes and records that are entered: everybody sits where the sharer sat, nothing is lost."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from laid_table import LOOSE, act, laid, new_session, refusal

from gin_widgets.engine.codes import ALPHABET
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.record import Record, RecordedRound, replay
from gin_widgets.engine.rules import profile, variant
from gin_widgets.engine.views import PhaseKind
from gin_widgets.play.session import Session

OTHER = "2d 4d 6d 8d Td Qd 3c 5c 7c 9c"


def finished_round(session: Session) -> None:
    while not session.game.over:
        view = session.snapshot().view
        session.act(session.seq, str(view.legal[-1 if view.phase is PhaseKind.LAY_OFF else 0]))


def enter(session: Session, text: str) -> None:
    session.enter_code(session.seq, text)


def entered(text: str, name: str = "gin", **house_rules: object) -> Session:
    session = new_session(name, 99, **house_rules)
    enter(session, text)
    return session


def told(session: Session) -> str:
    note = session.snapshot().note
    assert note is not None
    return str(note.title)


# A deal


@pytest.mark.parametrize("i_deal", [False, True])
def test_whoever_enters_a_code_sits_where_the_sharer_sat(i_deal: bool) -> None:
    sharer = laid(LOOSE, OTHER, "8h", "Th Qh", i_deal=i_deal)
    friend = entered(sharer.deal_code())
    mine, other = (one.snapshot().view for one in (sharer, friend))
    assert (other.hand, other.dealer, other.upcard) == (mine.hand, mine.dealer, mine.upcard)
    assert friend.deal_code() == sharer.deal_code()
    assert friend.snapshot().practice


@pytest.mark.parametrize("seed", range(6))
def test_the_first_character_says_who_deals(seed: int) -> None:
    session = new_session(seed=seed)
    deals = session.game.state.dealer == 0
    assert session.deal_code()[0] == ("D" if deals else "1")
    assert len(session.deal_code()) == 13


def test_a_code_from_a_plain_table_is_played_by_the_rules_of_the_other() -> None:
    code = new_session().deal_code()
    assert ":" not in code
    assert entered(code, "oklahoma").snapshot().view.rules == variant("oklahoma")


def test_house_rules_travel_and_the_learners_game_waits() -> None:
    sharer = new_session("oklahoma", spade_doubles=True, gin_bonus=20)
    code = sharer.deal_code()
    assert code.startswith("oklahoma spade_doubles=yes gin_bonus=20 : ")
    friend = new_session()
    act(friend, "pass")
    before = friend.game.before
    enter(friend, code)
    assert friend.snapshot().view.rules == sharer.snapshot().view.rules
    assert friend.snapshot().house.rules == variant("gin")
    assert friend.deal_code() == code, "it travels on"
    finished_round(friend)
    friend.next_round(friend.seq)
    assert friend.game.before == before


# A whole game


def test_a_game_code_plays_that_game_from_its_first_deal() -> None:
    sharer = new_session("gin", 4, undercut_bonus=25)
    friend = new_session()
    act(friend, "pass")
    own = friend.game
    enter(friend, sharer.game_code())
    assert told(friend) == "The game of your code"
    assert friend.game.before == sharer.game.before
    assert friend.game.state.deal == sharer.game.state.deal
    assert not friend.snapshot().practice
    finished_round(friend)
    assert len(friend.snapshot().sheet.rows) == 1
    friend.next_round(friend.seq)
    assert friend.game.state.deal == friend.game.before.next_deal
    assert friend.snapshot().guest
    friend.back(friend.seq)
    assert friend.game is own
    assert not friend.snapshot().guest
    assert told(friend) == "Welcome back"


def test_a_game_code_without_rules_takes_those_of_the_table() -> None:
    code = new_session(seed=4).game_code()
    assert ":" not in code
    assert entered(code, "hollywood").game.before.rules == variant("hollywood")


def test_the_own_game_waits_through_several_others() -> None:
    session = new_session()
    act(session, "pass")
    own = session.game
    enter(session, new_session(seed=4).game_code())
    enter(session, new_session(seed=5).game_code())
    enter(session, new_session(seed=6).deal_code())
    finished_round(session)
    session.next_round(session.seq)
    session.new_game(session.seq)
    session.play_by(session.seq, {"big_gin": 31})
    assert session.snapshot().guest
    session.back(session.seq)
    assert session.game is own


def test_without_another_game_there_is_no_way_back() -> None:
    session = new_session()
    game = session.game
    session.back(session.seq)
    assert session.game is game


def test_a_visit_outlives_the_kernel() -> None:
    session = new_session()
    act(session, "pass")
    own = session.game
    enter(session, new_session("oklahoma", 5).game_code())
    act(session, "pass")
    after = new_session()
    after.restore(session.saved())
    assert after.snapshot().guest
    assert after.game.state == session.game.state
    after.back(after.seq)
    assert after.game.state == own.state
    assert after.game.match == own.match


def test_t1_the_roles_are_shown_before_a_game_of_three_from_a_code() -> None:
    sharer = new_session("three-player", 4)
    session = new_session()
    own = session.game
    enter(session, sharer.game_code())
    assert session.snapshot().opening == sharer.snapshot().opening is not None
    assert session.snapshot().guest
    session.deal(session.seq)
    assert session.game.state.deal == sharer.game.state.deal
    session.back(session.seq)
    assert session.game is own


def test_t1_a_game_whose_roles_are_shown_waits_as_it_is() -> None:
    session = new_session("three-player", 4)
    opening = session.snapshot().opening
    enter(session, new_session("oklahoma", 4).game_code())
    after = new_session()
    after.restore(session.saved())
    for one in (session, after):
        assert one.snapshot().opening is None
        one.back(one.seq)
        assert one.snapshot().opening == opening is not None


# Records


def test_a_record_of_a_round_opens_at_its_end() -> None:
    sharer = new_session("gin", 3, gin_bonus=20)
    finished_round(sharer)
    friend = new_session()
    before = friend.game.match
    enter(friend, sharer.record_text())
    assert told(friend) == "The round of your record"
    assert friend.game.state == sharer.game.state
    assert friend.snapshot().practice
    assert friend.game.match == before
    friend.undo(friend.seq)
    assert not friend.game.over, "the last decision can be tried again"


def test_an_unfinished_round_goes_on_where_the_record_ends() -> None:
    sharer = laid(LOOSE, OTHER, "8h", "Th Qh", "pass", "pass", "take-stock")
    friend = entered(str(sharer.game.record))
    assert friend.game.state == sharer.game.state
    assert [one.card for one in friend.snapshot().view.events][-1] == sharer.snapshot().view.drawn
    assert friend.snapshot().news.heard == 3, "what the record tells is not read out again"
    act(friend, "discard Th")
    assert friend.game.state.to_move == 0


def test_a_record_of_a_game_opens_that_game_and_the_own_one_waits() -> None:
    sharer = new_session("gin", 3, box_bonus=25)
    for _ in range(3):
        finished_round(sharer)
        sharer.next_round(sharer.seq)
    act(sharer, "take-discard")
    friend = new_session()
    own = friend.game
    enter(friend, str(sharer.game.record))
    assert told(friend) == "The game of your record"
    assert friend.game.state == sharer.game.state
    assert friend.game.match == sharer.game.match
    assert friend.snapshot().sheet.scores == sharer.snapshot().sheet.scores
    friend.back(friend.seq)
    assert friend.game is own


def test_the_records_that_the_table_gives_can_be_entered() -> None:
    session = new_session("gin", 3)
    assert session.game_record_text() == session.record_text() == ""
    finished_round(session)
    for text in (session.record_text(), session.game_record_text()):
        assert entered(text).game.state == session.game.state
        assert replay(text).state == session.game.state


def test_a_record_without_a_round_begins_its_game() -> None:
    sharer = new_session("gin", 3)
    sharer.replay(sharer.seq)
    text = str(sharer.game.record)
    assert len(text.splitlines()) == 2
    assert entered(text).game.state.deal == sharer.game.before.next_deal


def test_the_end_of_a_finished_game_can_be_looked_at() -> None:
    sharer = new_session("gin", 3, target=50)
    while not sharer.game.match.finished:
        finished_round(sharer)
        sharer.next_round(sharer.seq)
    friend = entered(sharer.game_record_text())
    assert friend.game.match == sharer.game.match
    friend.next_round(friend.seq)
    assert friend.game.match.finished


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text.replace("pass", "take-stock", 1), "Line 1, action 1, “take-stock”"),
        (lambda text: text.replace("take-stock", "take-stok", 1), "“take-stok”"),
        (lambda text: text[:-3], "Line 1: The check does not fit"),
        (lambda text: text.partition("#")[0], "no check at its end"),
        (lambda text: text.replace("| dealer", "| healer", 1), "Line 1: Here “dealer”"),
        (lambda text: text.replace("round 1", "round 2", 1), "Line 1: This record has version 2"),
        (lambda text: text.replace("gin_widgets ", "", 1), "Line 1: A record begins with"),
        (lambda text: text.replace("| gin |", "| rummy |", 1), "Line 1"),
    ],
)
def test_b34_a_damaged_record_is_refused_with_its_line(change: object, words: str) -> None:
    assert callable(change)
    sharer = laid(LOOSE, OTHER, "8h", "Th Qh", "pass", "pass", "take-stock", "discard Th")
    while not sharer.game.over:
        act(sharer, str(sharer.snapshot().view.legal[0]))
    friend = new_session()
    before = friend.game
    enter(friend, change(sharer.record_text()))
    assert told(friend) == "This record cannot be opened"
    assert words in refusal(friend)
    assert friend.game is before
    assert not friend.snapshot().guest


def test_b34_the_line_of_a_damaged_game_is_named() -> None:
    sharer = new_session("gin", 3)
    finished_round(sharer)
    sharer.next_round(sharer.seq)
    finished_round(sharer)
    head, first, second, check = sharer.game_record_text().splitlines()
    friend = entered(f"{head}\n{first}\n{second.replace('take', 'fake', 1)}\n{check}")
    assert refusal(friend).startswith("Line 3, action ")
    enter(friend, f"{head}\n{second}\n{first}\n{check}")
    assert "Line " in refusal(friend)


def test_rounds_of_another_number_of_players_are_refused() -> None:
    sharer = new_session("three-player", 4)
    sharer.deal(sharer.seq)
    session = new_session()
    enter(session, sharer.deal_code())
    assert "Three-player Gin" in refusal(session)
    while not sharer.game.over:
        sharer.go_on(sharer.seq)
        legal = sharer.snapshot().view.legal
        if sharer.game.place.seat is not None and legal:
            act(sharer, str(legal[0]))
    enter(session, sharer.record_text())
    assert "Three-player Gin" in refusal(session)
    table = new_session("three-player", 5)
    enter(table, sharer.record_text())
    assert table.game.state == sharer.game.state
    enter(table, new_session().deal_code())
    assert table.snapshot().practice


TEXTS = st.text() | st.text(ALPHABET + "-: gin=|#;\n", max_size=80)
HEADS = st.sampled_from(["gin_widgets round 1 | gin | ", "gin_widgets game 1 | gin | M", "D", "M"])


@settings(max_examples=100, deadline=None)
@given(text=TEXTS | st.builds(str.__add__, HEADS, TEXTS))
@example("gin_widgets")
@example("|" * 5000)
def test_any_text_is_played_or_refused(text: str) -> None:
    session = new_session()
    before = session.game
    enter(session, text)
    if session.game is before:
        assert refusal(session)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 500), data=st.data())
def test_a_record_with_one_changed_character_is_refused_or_the_same(
    seed: int, data: st.DataObject
) -> None:
    sharer = new_session("gin", seed)
    for _ in range(Random(seed).randrange(12)):
        legal = sharer.snapshot().view.legal
        act(sharer, *([str(legal[0])] if legal else []))
    text = str(sharer.game.record)
    at = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters(codec="ascii"))
    friend = new_session(seed=seed + 1)
    before = friend.game
    enter(friend, text[:at] + other + text[at + 1 :])
    if friend.game is not before:
        assert friend.game.match == sharer.game.match
    else:
        assert refusal(friend)


def test_t5_a_round_that_cannot_have_been_dealt_so_is_refused() -> None:
    rules = variant("three-player")
    record = Record(rules, (RecordedRound(Deal.from_seed(1), dealer=0),))
    session = new_session("three-player", 5)
    before = session.game
    enter(session, str(record))
    assert "cannot have sat like this" in refusal(session)
    assert session.game is before


def test_a_profile_is_written_out_in_codes() -> None:
    """A code means the same when the profiles change one day."""
    session = new_session()
    session.play_by(session.seq, {"profile": "full_25"})
    assert session.deal_code().startswith("gin undercut_bonus=25 big_gin=31 game_bonus=100 ")
    assert entered(session.deal_code()).snapshot().view.rules == profile("full_25")
