"""What a seat sees: B17, F (the knock's discard), G12, G20, G21."""

import pytest
from gin_play import card, cases, dealt, hand, knocked, legal, play

from gin_widgets.engine.actions import ActionKind, parse_action
from gin_widgets.engine.gin.states import GinRound
from gin_widgets.engine.rounds import legal_actions, view_for
from gin_widgets.engine.views import Event, PhaseKind

CASES = cases()
FIRST = "As 3s 5s 7s 9s Js Ks 2h 4h 6h"
SECOND = "2d 4d 6d 8d Td Qd 3c 5c 7c 9c"
KNOCK = "knock Js: Qs Qh Qd / 2h 3h 4h / 5c 6c 7c | 6s"
DEFENDER = "8c 9c Qc Ah Ks Kd 7d 8d 9d 3s"


@pytest.fixture
def fresh() -> GinRound:
    return dealt(FIRST, SECOND, upcard="8h", stock="Th Qh")


def test_a_fresh_round_from_both_sides(fresh: GinRound) -> None:
    mine, theirs = view_for(fresh, 0), view_for(fresh, 1)
    assert (mine.seat, mine.dealer, mine.to_move) == (0, 1, 0)
    assert mine.phase is PhaseKind.FIRST_UPCARD
    assert (mine.hand, theirs.hand) == (hand(FIRST), hand(SECOND))
    assert mine.hand_counts == (10, 10)
    assert mine.discards == theirs.discards == (card("8h"),)
    assert (mine.upcard, mine.stock_count, mine.knock_limit) == (card("8h"), 31, 10)
    assert mine.legal == legal_actions(fresh)
    assert theirs.legal == ()
    assert mine.events == ()
    assert (mine.knock, mine.lay_offs, mine.outcome) == (None, (), None)
    assert mine.rules == fresh.rules


def test_a_card_from_the_stock_is_seen_by_its_drawer_only(fresh: GinRound) -> None:
    state = play(fresh, "pass", "pass", "take-stock")
    mine, theirs = view_for(state, 0), view_for(state, 1)
    assert (mine.drawn, mine.taken) == (card("Th"), None)
    assert (theirs.drawn, theirs.taken) == (None, None)
    assert mine.events[-1] == Event(0, ActionKind.TAKE_STOCK, card("Th"))
    assert theirs.events[-1] == Event(0, ActionKind.TAKE_STOCK, None)
    assert theirs.hand_counts == (11, 10)


def test_a_card_from_the_discard_pile_is_seen_by_all(fresh: GinRound) -> None:
    state = play(fresh, "take-discard")
    assert (view_for(state, 0).drawn, view_for(state, 0).taken) == (None, card("8h"))
    assert view_for(state, 1).taken is None
    for seat in (0, 1):
        assert view_for(state, seat).events[-1] == Event(0, ActionKind.TAKE_DISCARD, card("8h"))
        assert view_for(state, seat).upcard is card("8h")


def test_the_turns_card_is_forgotten_with_the_turn(fresh: GinRound) -> None:
    state = play(fresh, "take-discard", "discard Ks")
    assert view_for(state, 0).taken is None


def test_the_log_of_a_few_turns(fresh: GinRound) -> None:
    state = play(fresh, "pass", "pass", "take-stock", "discard Ks", "take-discard", "discard 2d")
    assert [(event.seat, event.kind.value, event.card) for event in view_for(state, 1).events] == [
        (0, "pass", None),
        (1, "pass", None),
        (0, "take-stock", None),
        (0, "discard", card("Ks")),
        (1, "take-discard", card("Ks")),
        (1, "discard", card("2d")),
    ]


def test_b17_the_knocker_does_not_see_the_defenders_hand() -> None:
    state = play(knocked(KNOCK, DEFENDER), "lay-off 8c: 5c 6c 7c")
    view = view_for(state, 0)
    assert view.hand_counts == (10, 9)
    assert view.hand == state.hands[0]
    assert view.legal == ()
    assert view.outcome is None
    assert view.lay_offs == (parse_action("lay-off 8c: 5c 6c 7c"),)
    assert view.knock is not None
    assert [meld.text for meld in view.knock.melds] == ["Qs Qh Qd", "2h 3h 4h", "5c 6c 7c 8c"]
    shown = {each for each in DEFENDER.split() if card(each) not in state.hands[0]} - {"8c"}
    text = repr(view)
    assert not [each for each in shown if repr(card(each)) in text]


def test_f_the_knocks_discard_lies_face_down_for_the_defender() -> None:
    state = knocked(KNOCK, DEFENDER)
    knocker, defender = view_for(state, 0), view_for(state, 1)
    assert knocker.discards[-1] is card("Js")
    assert knocker.knock is not None
    assert knocker.knock.discard is card("Js")
    assert knocker.events[-1] == Event(0, ActionKind.KNOCK, card("Js"))
    assert defender.discards == knocker.discards[:-1]
    assert defender.knock is not None
    assert defender.knock.discard is None
    assert defender.events[-1] == Event(0, ActionKind.KNOCK, None)
    assert repr(card("Js")) not in repr(defender)


def test_f_it_is_turned_up_when_the_round_is_over() -> None:
    state = knocked(KNOCK, DEFENDER)
    view = view_for(play(state, legal(state, "show")[0]), 1)
    assert view.discards[-1] is card("Js")
    assert view.knock is not None
    assert view.knock.discard is card("Js")


def test_f_face_up_where_the_table_has_it_so() -> None:
    state = knocked(KNOCK, DEFENDER, knock_discard_face_down=False)
    view = view_for(state, 1)
    assert view.discards[-1] is card("Js")
    assert view.knock is not None
    assert view.knock.discard is card("Js")


def test_after_the_end_of_a_knock_both_hands_are_shown() -> None:
    state = play(knocked(KNOCK, DEFENDER), "lay-off 8c: 5c 6c 7c")
    state = play(state, legal(state, "show")[0])
    for seat in (0, 1):
        view = view_for(state, seat)
        assert view.phase is PhaseKind.OVER
        assert view.to_move is None
        assert view.legal == ()
        assert view.outcome is not None
        assert view.outcome.showdown is not None
        assert str(view.outcome.showdown.defence) == "7d 8d 9d | 3s Ks Ah Kd 9c Qc"
        assert view.lay_offs == (parse_action("lay-off 8c: 5c 6c 7c"),)
        assert view.knock is not None
        assert view.knock.melds[2].text == "5c 6c 7c 8c"


def test_there_are_two_seats(fresh: GinRound) -> None:
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="seat"):
            view_for(fresh, seat)
