from __future__ import annotations

from dataclasses import dataclass

import brute_force
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from meldy_hands import two_hands

from gin_widgets.engine.arrangements import Arrangement, all_best_arrangements, deadwood
from gin_widgets.engine.cards import parse_card
from gin_widgets.engine.defence import best_defence
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.lay_offs import LayOff, after_lay_off
from gin_widgets.engine.melds import Meld
from gin_widgets.engine.settlement import SettlementKind, Winner, score_knock, settle


@dataclass(frozen=True)
class Bonuses:
    gin_bonus: int = 25
    undercut_bonus: int = 10
    undercut_on_tie: bool = True
    big_gin: int = 0


RULES = Bonuses()
KNOCK = "4h 5h 6h / Js Jh Jd | As Ad 2d Ac"  # five left
NO_LAY_OFF = "9s Ts 2c 3c 4c Kc Kd Kh"  # nineteen left


def test_g24_the_knocker_scores_the_difference() -> None:
    end = settle(KNOCK, NO_LAY_OFF, RULES)
    assert (end.kind, end.winner, end.points) == (SettlementKind.KNOCK, Winner.KNOCKER, 14)
    assert (end.knocker_deadwood, end.defender_deadwood) == (5, 19)
    assert str(end.shown) == "Kh Kd Kc / 2c 3c 4c | 9s Ts"
    assert end.defender_melds == end.shown.melds
    assert end.lay_offs == ()


@pytest.mark.parametrize("bonus", [0, 10, 20, 25])
@pytest.mark.parametrize(("last", "points"), [("3s", 2), ("5s", 0)])
def test_g25_equal_or_lower_is_an_undercut(last: str, points: int, bonus: int) -> None:
    end = settle(KNOCK, f"2c 3c 4c Kc Kd Kh {last}", Bonuses(undercut_bonus=bonus))
    assert (end.kind, end.winner) == (SettlementKind.UNDERCUT, Winner.DEFENDER)
    assert end.points == points + bonus


def test_j2_equal_counts_score_nothing_when_ties_are_no_undercut() -> None:
    rules = Bonuses(undercut_on_tie=False)
    end = settle(KNOCK, "2c 3c 4c Kc Kd Kh 5s", rules)
    assert (end.kind, end.winner, end.points) == (SettlementKind.TIE, None, 0)
    assert settle(KNOCK, "2c 3c 4c Kc Kd Kh 4s", rules).kind is SettlementKind.UNDERCUT


@pytest.mark.parametrize("bonus", [20, 25])
def test_g26_g27_gin_takes_the_full_count_and_allows_no_lay_off(bonus: int) -> None:
    end = settle("4h 5h 6h / Js Jh Jd / 2c 3c 4c 5c", "7h 8h 3s", Bonuses(gin_bonus=bonus))
    assert (end.kind, end.winner) == (SettlementKind.GIN, Winner.KNOCKER)
    assert (end.points, end.lay_offs) == (18 + bonus, ())


def test_g27_gin_wins_against_a_hand_without_unmatched_cards() -> None:
    end = settle("4h 5h 6h / Js Jh Jd / 2c 3c 4c 5c", "7h 8h 9h Ks Kd Kc", RULES)
    assert (end.kind, end.points) == (SettlementKind.GIN, 25)


@pytest.mark.parametrize(("big_gin", "kind", "points"), [(31, "big_gin", 34), (0, "gin", 28)])
def test_r50_eleven_matched_cards(big_gin: int, kind: str, points: int) -> None:
    """With big gin its bonus replaces the gin bonus; without, they are gin."""
    end = settle("Ac 2c 3c 4c / 7s 7h 7d / 9s Ts Js Qs", "3h", Bonuses(big_gin=big_gin))
    assert (str(end.kind), end.points) == (kind, points)


def test_big_gin_needs_eleven_cards() -> None:
    end = settle("Ac 2c 3c 4c / 7s 7h 7d / 9s Ts Js", "3h", Bonuses(big_gin=31))
    assert end.kind is SettlementKind.GIN


def test_j6_what_is_declared_counts() -> None:
    """Ten matched cards declared with one of them unmatched: a knock, with lay-offs."""
    end = settle("4h 5h 6h / Js Jh Jd / 2c 3c 4c | 5c", "7h 8h 3s", RULES)
    assert (end.kind, end.points) == (SettlementKind.UNDERCUT, 12)
    assert [laid.card.text for laid in end.lay_offs] == ["7h", "8h"]


def test_j7_the_fewest_lay_offs_of_equally_good_ones() -> None:
    """7h 8h 9h are a run of one's own and could all be laid off."""
    end = settle(KNOCK, "7h 8h 9h Kc Kd Kh", RULES)
    assert (end.defender_deadwood, end.lay_offs) == (0, ())


@pytest.mark.parametrize(
    ("knock", "cards", "left"),
    [
        ("9s Ts Js | 2c", "Qs Ks Ah", 1),
        ("9s Ts Js | 2c", "Qs Ks As", 1),
        ("2h 3h 4h | 2c", "Ah Ks 9c", 19),
    ],
)
def test_g5_no_chain_goes_round_the_corner(knock: str, cards: str, left: int) -> None:
    end = settle(knock, cards, RULES)
    assert end.defender_deadwood == left == end.shown.deadwood


def test_j7_a_person_may_lay_off_less() -> None:
    less = score_knock(Arrangement.parse(KNOCK), (), Arrangement.parse("| 7h 8h Ks"), RULES)
    assert (less.defender_deadwood, less.points) == (25, 20)
    assert settle(KNOCK, "7h 8h Ks", RULES).defender_deadwood == 10


def test_j7_a_person_may_show_less() -> None:
    less = score_knock(Arrangement.parse(KNOCK), (), Arrangement.parse("| Ks Kd Kc"), RULES)
    assert (less.defender_deadwood, less.defender_melds) == (30, ())


def test_scoring_by_hand_shows_the_melds_as_they_lie_at_the_end() -> None:
    knock = Arrangement.parse(KNOCK)
    run = Meld.parse("4h 5h 6h")
    laid = (LayOff(parse_card("3h"), run), LayOff(parse_card("2h"), Meld.parse("3h 4h 5h 6h")))
    end = score_knock(knock, laid, Arrangement.parse("| Ks"), RULES)
    assert [meld.text for meld in end.knocker_melds] == ["Js Jh Jd", "2h 3h 4h 5h 6h"]
    assert end.defender == Hand.of("2h 3h Ks")
    assert end.points == 5


@pytest.mark.parametrize(
    ("knock", "laid"),
    [
        ("4h 5h 6h | 2c", LayOff(parse_card("8h"), Meld.parse("4h 5h 6h"))),  # 7h comes first
        ("4h 5h 6h | 2c 2d", LayOff(parse_card("7h"), Meld.parse("7s 7d 7c"))),  # not there
        ("4h 5h 6h", LayOff(parse_card("7h"), Meld.parse("4h 5h 6h"))),  # G27: gin
    ],
)
def test_g22_g27_lay_offs_that_are_not_legal_are_refused(knock: str, laid: LayOff) -> None:
    with pytest.raises(ValueError, match=r"laid off against gin|does not"):
        score_knock(Arrangement.parse(knock), [laid], Arrangement((), ()), RULES)


@settings(deadline=None, max_examples=80)
@given(two_hands(), st.data())
def test_settle_is_as_good_as_trying_everything(
    both: tuple[Hand, Hand], data: st.DataObject
) -> None:
    knock = data.draw(st.sampled_from(all_best_arrangements(both[0])))
    melds = tuple(frozenset(meld.cards) for meld in knock.melds)
    left, laid = best_defence(knock.melds, both[1].bits)
    assert left == brute_force.least_defence(melds, frozenset(both[1]))
    assert left == deadwood(Hand.from_bits(both[1].bits & ~laid))


@settings(deadline=None)
@given(two_hands(), st.data())
def test_a_settlement_tells_how_it_was_reached(
    both: tuple[Hand, Hand], data: st.DataObject
) -> None:
    """Its lay-offs are legal in their order, no card is lost, and played by hand it is the same."""
    knock = data.draw(st.sampled_from(all_best_arrangements(both[0])))
    end = settle(knock, both[1], RULES)
    melds = knock.melds
    rest = both[1]
    for laid in end.lay_offs:
        assert laid.card in rest
        melds = after_lay_off(melds, laid)
        rest -= laid.card
    assert end.knocker_melds == melds
    assert end.shown.hand == rest
    assert end.shown.deadwood == end.defender_deadwood
    by_hand = score_knock(knock, end.lay_offs, end.shown, RULES)
    assert (by_hand.kind, by_hand.winner, by_hand.points) == (end.kind, end.winner, end.points)


def test_kinds_and_winners_are_the_words_of_the_score() -> None:
    assert [str(kind) for kind in SettlementKind] == ["knock", "gin", "big_gin", "undercut", "tie"]
    assert [f"{winner}" for winner in Winner] == ["knocker", "defender"]
    assert settle(KNOCK, NO_LAY_OFF, RULES).kind == "knock"
