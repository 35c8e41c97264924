"""Rummy at the table: each rule as it is met there (section E, J18-J28)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from laid_table import act, legal, refusal
from rummy_table import FAR, laid, new_session, press, to_the_end

from gin_widgets.engine.actions import TURN_OVER
from gin_widgets.engine.deal_codes import DealCode
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import GinError
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.record import replay
from gin_widgets.engine.rules import variant
from gin_widgets.engine.sheets import PlainSheet
from gin_widgets.engine.views import PhaseKind
from gin_widgets.play.names import OPPONENTS
from gin_widgets.play.session import Session

RUN = "5c 6c 7c 9d Jh Kd 2s"
SIZES = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}
ALL = range(2, 7)


@pytest.mark.parametrize("players", ALL)
def test_b3_b4_the_deal(players: int) -> None:
    state = new_session(players).game.played.states[0]
    assert [len(hand) for hand in state.hands] == [SIZES[players]] * players
    assert len(state.discards) == 1
    assert state.stock_count == 51 - players * SIZES[players]


@pytest.mark.parametrize("players", ALL)
def test_g9_b7_the_highest_card_deals_and_the_left_neighbour_begins(players: int) -> None:
    for seed in range(4):
        session = new_session(players, seed)
        cut, first = session.game.before.cut, session.game.played.states[0]
        assert first.dealer == cut.highest
        assert first.to_move == (cut.highest + 1) % players
        note = session.snapshot().note
        assert note is not None
        assert all(name in str(note.line) for name in OPPONENTS[: players - 1])
        assert "computer" in str(note.line)


def test_b5_two_players_the_winner_deals() -> None:
    session = new_session(2, target=200)
    for _ in range(4):
        finish(session)
        winner = session.game.match.rounds[-1].winner
        dealer = session.game.seating.dealer
        session.next_round(session.seq)
        assert session.game.seating.dealer == (dealer if winner is None else winner)


def test_b5_j27_with_more_the_deal_passes_left_and_stays_after_a_void_round() -> None:
    session = new_session(4, target=500)
    for _ in range(4):
        finish(session)
        left = (session.game.seating.dealer + 1) % 4
        void = session.game.match.rounds[-1].winner is None
        dealer = session.game.seating.dealer
        session.next_round(session.seq)
        assert session.game.seating.dealer == (dealer if void else left)


def finish(session: Session) -> None:
    random = Random(7)
    while not session.game.over:
        press_legal(session, random)


def press_legal(session: Session, random: Random) -> None:
    session.act(session.seq, str(random.choice(session.snapshot().view.legal)))


def test_b7_draw_from_either_pile_and_only_once() -> None:
    session = laid(RUN, *FAR, upcard="9s", stock="Td")
    assert legal(session) == ["take-stock", "take-discard"]
    act(session, "take-stock")
    act(session, "take-stock")
    assert "drawn your card" in refusal(session)


def test_b8_melds_are_optional_and_any_number_may_be_laid() -> None:
    session = laid("5c 6c 7c 9d 9h 9s 2s", *FAR, upcard="Ac", stock="Td")
    act(session, "take-stock")
    assert "discard Td" in legal(session)
    act(session, "meld 5c 6c 7c", "meld 9s 9h 9d")
    assert [lying.owner for lying in session.snapshot().rummy.table] == [0, 0]
    assert session.snapshot().view.phase is PhaseKind.DISCARD
    act(session, "discard Td")
    assert session.snapshot().view.hand_counts[0] == 1


def test_j21_one_meld_per_turn_where_the_house_says_so() -> None:
    session = laid("5c 6c 7c 9d 9h 9s 2s", *FAR, upcard="Ac", stock="Td", melds_per_turn="one")
    act(session, "take-stock", "meld 5c 6c 7c")
    reason = session.snapshot().reasons["meld 9s 9h 9d"]
    assert "only one meld" in str(reason)
    act(session, "meld 9s 9h 9d")
    assert str(refusal(session)) == str(reason)


def test_b9_the_card_just_taken_is_not_discarded_but_may_be_melded() -> None:
    session = laid("5c 6c 9d 9h Jh Kd 2s", *FAR, upcard="7c")
    act(session, "take-discard")
    assert "just taken" in str(session.snapshot().reasons["discard 7c"])
    act(session, "discard 7c")
    assert "just taken" in refusal(session)
    act(session, "meld 5c 6c 7c", "discard Kd")
    assert session.snapshot().view.hand_counts[0] == 4


MINE = "4c 8c 9c Jh Kd 2s Td 3h 6s As"
JUMA = "5c 6c 7c Qd Qs 8h 2h 3d 9s Jc"
JUMA_MELDS = "take-stock; discard Kd; take-stock; meld 5c 6c 7c; discard 2h"


def test_b10_lay_off_on_anybodys_meld_at_both_ends() -> None:
    session = laid(MINE, JUMA, upcard="Kh", stock="Ah Ad 9d", moves=JUMA_MELDS)
    act(session, "take-stock")
    act(session, "lay-off 9c: 5c 6c 7c")
    assert "8c" in refusal(session), "another card first"
    act(session, "lay-off 4c: 5c 6c 7c", "lay-off 8c: 4c 5c 6c 7c", "lay-off 9c: 4c 5c 6c 7c 8c")
    (lying,) = session.snapshot().rummy.table
    assert (lying.meld.text, lying.owner) == ("4c 5c 6c 7c 8c 9c", 1)


def test_j22_lay_offs_only_after_an_own_meld_where_the_house_says_so() -> None:
    house = {"layoff_before_meld": False}
    session = laid(MINE, JUMA, upcard="Kh", stock="Ah Ad 9d", moves=JUMA_MELDS, **house)
    act(session, "take-stock")
    assert "only after" in str(session.snapshot().reasons["lay-off 4c"])


def test_b11_b12_going_out_with_a_last_discard() -> None:
    session = laid("5c 6c 7c 9d 9h 9s 8c", *FAR, upcard="Ac", stock="Kd")
    act(session, "take-stock", "meld 5c 6c 7c 8c", "meld 9s 9h 9d", "discard Kd")
    outcome = session.game.state.outcome
    assert outcome is not None
    assert outcome.winner == 0


def test_b14_j28_what_the_others_hold_is_counted_once_after_an_earlier_meld() -> None:
    session = laid(
        "5c 6c 7c 8c 9d 9h 9s 4c 3c Ks",
        "Kc Jd 8s 5h 3h Qs 7d 2d Ts 4h",
        upcard="Ac",
        stock="Qh 2h 9c",
        moves="take-stock; meld 9s 9h 9d; discard Qh; take-stock; discard 2h; take-stock",
    )
    act(session, "meld 3c 4c 5c 6c 7c 8c 9c", "discard Ks")
    outcome = session.game.state.outcome
    assert outcome is not None
    assert (outcome.kind, outcome.doubled) == (OutcomeKind.OUT, False)
    assert outcome.points == 10 + 10 + 8 + 5 + 3 + 10 + 7 + 2 + 10 + 4
    session.undo(session.seq)
    assert session.snapshot().sheet.scores == (0, 0)


def test_b12_the_last_cards_may_be_a_meld() -> None:
    session = laid("5c 6c 7c 9d 9h 9s 8c", *FAR, upcard="Ac", stock="4c")
    act(session, "take-stock", "meld 4c 5c 6c 7c 8c", "meld 9s 9h 9d")
    outcome = session.game.state.outcome
    assert outcome is not None
    assert outcome.winner == 0
    assert session.game.state.actions[-1].kind.value == "meld"


def test_j26_where_a_discard_is_needed_one_card_is_kept() -> None:
    session = laid("5c 6c 7c 9d 9h 9s 8c", *FAR, upcard="Ac", stock="4c", final_discard="required")
    act(session, "take-stock", "meld 4c 5c 6c 7c 8c")
    assert "must be a discard" in str(session.snapshot().reasons["meld 9s 9h 9d"])


def test_b16_j28_going_rummy_doubles() -> None:
    session = laid("5c 6c 7c 9d 9h 9s 8c", *FAR, upcard="Ac", stock="4c")
    act(session, "take-stock", "meld 4c 5c 6c 7c 8c", "meld 9s 9h 9d")
    outcome = session.game.state.outcome
    assert outcome is not None
    held = sum(card.points for hand in session.game.state.hands for card in hand)
    assert outcome.kind is OutcomeKind.RUMMY
    assert outcome.points == 2 * held
    assert session.snapshot().sheet.scores == (2 * held, 0, 0, 0), "J23"


def test_b16_going_rummy_may_count_once() -> None:
    session = laid("5c 6c 7c 9d 9h 9s 8c", *FAR, upcard="Ac", stock="4c", going_rummy=1)
    act(session, "take-stock", "meld 4c 5c 6c 7c 8c", "meld 9s 9h 9d")
    held = sum(card.points for hand in session.game.state.hands for card in hand)
    assert session.snapshot().sheet.scores[0] == held


def test_j18_stuck_with_the_card_just_taken_is_explained_beforehand() -> None:
    session = laid("5c 6c 7c 9d 9h 9s 8c", *FAR, upcard="Kd")
    act(session, "take-discard", "meld 5c 6c 7c 8c")
    reason = session.snapshot().reasons["meld 9s 9h 9d"]
    assert "Then only the Kd would be left" in str(reason)
    act(session, "meld 9s 9h 9d")
    assert refusal(session) == str(reason)
    act(session, "discard 9d")
    assert session.snapshot().view.hand_counts[0] == 3


def emptied(**house: Any) -> Session:  # noqa: ANN401 - any rule of the house
    """Juma and the learner discard what they drew until the stock is empty; the learner is next."""
    mine = "Kc Jd 8s 5h 3c Qs 7d 2d Ts 9h"
    other = "Kd Jc 8h 5s 3d Qh 7s 2c Th 9c"
    begun = laid(mine, other, upcard="4c", dealer=0, **house)
    cards = begun.game.state.deal.order[21:]
    moves = ";".join(f"take-stock;discard {card}" for card in cards)
    return laid(mine, other, upcard="4c", dealer=0, moves=moves, **house)


def test_b13_j20_the_pile_is_turned_over_and_drawn_from() -> None:
    session = emptied()
    pile = session.snapshot().rummy.discards
    assert TURN_OVER in session.snapshot().view.legal
    assert "empty" in str(session.snapshot().reasons["take-stock"])
    act(session, "turn-over")
    assert pile[0] in session.game.state.hands[0]
    assert session.snapshot().rummy.discards == ()
    assert session.snapshot().view.stock_count == len(pile) - 1


def test_j20_reshuffled_the_top_discard_stays() -> None:
    session = emptied(stock_out="reshuffle")
    top = session.snapshot().rummy.discards[-1]
    act(session, "turn-over")
    assert session.snapshot().rummy.discards == (top,)


def test_b13_j19_a_void_round_shows_no_hand_and_nobody_scores() -> None:
    session = emptied(stock_out="end_hand")
    outcome = session.game.state.outcome
    assert outcome is not None
    assert (outcome.kind, outcome.winner) == (OutcomeKind.STOCK_OUT, None)
    assert session.snapshot().sheet.scores == (0, 0)
    assert not session.game.match.finished
    session.next_round(session.seq)
    assert not session.game.over


@pytest.mark.parametrize("players", ALL)
def test_b17_each_round_is_a_game_or_there_is_a_target(players: int) -> None:
    single, long = new_session(players, 3), new_session(players, 3, target=100)
    to_the_end(single, Random(3), sense=0.8)
    assert sum(result.winner is not None for result in single.game.match.rounds) == 1
    to_the_end(long, Random(3), sense=0.8)
    assert max(long.game.match.scores) >= 100
    for session in (single, long):
        match = session.game.match
        assert replay(str(session.game.record)).match == match
        assert isinstance(match.sheet, PlainSheet)
        assert len(match.sheet.scores) == players


@pytest.mark.parametrize("players", ALL)
def test_saved_and_restored_in_the_middle_of_anything(players: int) -> None:
    session, random = new_session(players, players, target=100), Random(players)
    for _ in range(60):
        press(session, random)
        other = new_session(players)
        other.restore(session.saved())
        assert other.game == session.game


def test_undo_goes_back_one_step_of_the_turn() -> None:
    session = laid(RUN, *FAR, upcard="9s", stock="Td")
    act(session, "take-stock")
    before = session.game
    act(session, "meld 5c 6c 7c")
    session.undo(session.seq)
    assert session.game == before
    session.undo(session.seq)
    assert session.snapshot().view.phase is PhaseKind.DRAW


def test_the_same_deal_again_does_not_count() -> None:
    session = new_session(3)
    deal, dealer = session.game.state.deal, session.game.state.dealer
    session.replay(session.seq)
    assert (session.game.state.deal, session.game.state.dealer) == (deal, dealer)
    finish(session)
    assert session.snapshot().practice
    assert session.snapshot().sheet.scores == (0, 0, 0)


@pytest.mark.parametrize("players", ALL)
def test_whoever_enters_a_code_sits_where_the_sharer_sat(players: int) -> None:
    places = set()
    for seed in range(12):
        sharer, friend = new_session(players, seed), new_session(players, 99)
        friend.enter_code(friend.seq, sharer.deal_code())
        mine, other = sharer.game.played.states[0], friend.game.played.states[0]
        assert (mine.hands, mine.dealer) == (other.hands, other.dealer)
        assert friend.deal_code() == sharer.deal_code()
        assert friend.snapshot().practice
        places.add(sharer.deal_code().rpartition(": ")[2][0])
    assert places <= {"D", *"12345"[: players - 1]}
    assert len(places) > 1


def test_a_code_for_more_players_or_for_gin_is_refused() -> None:
    session = new_session(2)
    before = session.game
    five = str(DealCode(Deal.from_seed(1), place=4))
    for code in (five, "rummy players=4 : 1K7Q-3MZ8-XAB", f"gin : {Deal.from_seed(2)}"):
        session.enter_code(session.seq, code)
        assert refusal(session)
        assert session.game is before


def test_a_whole_game_of_another_number_of_players_is_played_beside_ones_own() -> None:
    six, session = new_session(6, 5, target=100), new_session(2)
    own = session.game
    session.enter_code(session.seq, six.game_code())
    assert session.game.before == six.game.before
    assert session.snapshot().guest
    session.back(session.seq)
    assert session.game == own


def test_a_game_of_gin_may_come_to_a_table_of_rummy() -> None:
    gin = Session(variant("oklahoma"), chance=Random(4).getrandbits)
    session = new_session(3)
    session.enter_code(session.seq, gin.game_code())
    assert session.game.before.rules == variant("oklahoma")
    assert len(session.snapshot().view.legal) > 0


def test_b1_the_number_of_players_is_a_house_rule() -> None:
    session = new_session(2)
    session.choose_rules({"players": "5"})
    assert session.snapshot().house.draft == variant("rummy", players=5)
    session.play_by(session.seq, {"players": "5"})
    assert len(session.game.state.hands) == 5
    assert session.game.state.rules.variant == "rummy"


def test_j24_a_hand_size_without_a_stock_is_refused() -> None:
    session = new_session(6)
    session.choose_rules({"hand_size": "10"})
    assert "no stock" in str(session.snapshot().house.refusal)


def test_a_level_that_rummy_does_not_have_is_refused() -> None:
    with pytest.raises(GinError, match="expert"):
        Session(variant("rummy"), "expert")


def test_a_click_that_comes_twice_is_carried_out_once() -> None:
    session = laid(RUN, *FAR, upcard="9s", stock="Td")
    seq = session.seq
    session.act(seq, "take-stock")
    once = session.game
    session.act(seq, "take-discard")
    assert session.game is once
