"""A match of two: dealers, target, seeds (G3, G8, G9, G29, G30, J2, J11, J13).

G1 is a story about the origin of Gin; it has no rule to test.
"""

from __future__ import annotations

import pytest
from case_rows import row
from match_play import DRAWN, STOPPED, TIE, after, play_out, won

from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.match import Match, parse_match_code
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.record import replay
from gin_widgets.engine.rules import Rules, profile, variant

GIN = variant("gin")
FIRST_DEALS = Cut.parse("Ks 2h")
WORKED_GAME = (
    won(0, 17),
    won(1, 15, OutcomeKind.UNDERCUT),
    won(0, 63, OutcomeKind.GIN),
    DRAWN,
    won(1, 22),
    won(0, 20),
)


def begun(rules: Rules = GIN) -> Match:
    """A match in which player 0 has cut the higher card."""
    return Match.begin(rules, 1, FIRST_DEALS)


def dealers(rules: Rules, *winners: int | None) -> list[int]:
    """Who deals each round and the one after, when these players win."""
    match, found = begun(rules), [0]
    for winner in winners:
        match = match.after(DRAWN if winner is None else won(winner, 1))
        found.append(match.dealer)
    return found


def test_g8_a_match_is_rounds_until_the_target() -> None:
    match = begun()
    assert (match.players, match.number, match.scores, match.finished) == (2, 1, (0, 0), False)
    match = match.after(won(1, 30))
    assert (match.number, match.scores, match.winner) == (2, (0, 30), None)
    assert [result.winner for result in match.rounds] == [1]


@pytest.mark.parametrize(("cut", "dealer"), [("Ks 2h", 0), ("2h Ks", 1), ("2h 2s", 1)])
def test_g9_the_higher_card_deals_first(cut: str, dealer: int) -> None:
    match = Match.begin(GIN, 1, Cut.parse(cut))
    assert match.dealer == dealer
    assert match.start_round().dealer == dealer


def test_g9_then_the_winner_deals() -> None:
    assert dealers(GIN, 1, 1, 0, 0) == [0, 1, 1, 0, 0]


def test_j13_or_the_loser_deals() -> None:
    assert dealers(variant("gin", next_dealer="loser"), 1, 1, 0, 0) == [0, 0, 0, 1, 1]


def test_j13_or_they_take_turns() -> None:
    assert dealers(variant("gin", next_dealer="alternate"), 1, 1, 0, 0) == [0, 1, 0, 1, 0]


def test_g29_r38_after_a_draw_the_same_player_deals() -> None:
    assert row("rule_and_bug_cases", "R38")["expected"]["dealer"] == "same dealer again"
    for next_dealer in ("winner", "loser", "alternate"):
        rules = variant("gin", next_dealer=next_dealer)
        before = begun(rules).after(won(1, 5))
        for end in (DRAWN, STOPPED, TIE):
            assert before.after(end).dealer == before.dealer


def test_j13_or_after_a_draw_the_other_one() -> None:
    rules = variant("gin", dealer_after_draw="other")
    assert dealers(rules, None, None, 1, None) == [0, 1, 0, 1, 0]


def test_g30_l9_r49_the_worked_game() -> None:
    case = row("rule_and_bug_cases", "R49")["expected"]
    match, running = begun(), []
    for outcome in WORKED_GAME:
        assert not match.finished
        match = match.after(outcome)
        running.append(list(match.scores))
    assert running == case["running"]
    assert match.finished
    assert match.winner == "AB".index(case["winner"])
    assert [row.totals for row in match.sheet.rows] == [tuple(pair) for pair in running]


def test_g30_a_hundred_is_enough() -> None:
    assert not begun().after(won(0, 99)).finished
    assert after(begun(), won(0, 99), won(0, 1)).winner == 0
    assert begun().after(won(0, 100)).winner == 0


@pytest.mark.parametrize("target", [50, 150, 500])
def test_the_target_is_an_option(target: int) -> None:
    match = begun(variant("gin", target=target))
    assert not match.after(won(1, target - 1)).finished
    assert match.after(won(1, target)).winner == 1


def test_oklahoma_goes_to_150() -> None:
    match = begun(variant("oklahoma")).after(won(1, 149))
    assert not match.finished
    assert match.after(won(0, 150)).winner == 0


def test_a_finished_match_goes_no_further() -> None:
    match = begun().after(won(0, 100))
    for refused in (match.start_round, lambda: match.after(DRAWN)):
        with pytest.raises(ValueError, match="over"):
            refused()


def test_j11_the_winner_is_first_at_the_target_whatever_the_totals() -> None:
    rules = variant("gin", box_bonus=25)
    match = after(begun(rules), *[won(1, 1)] * 8, won(0, 100))
    assert match.winner == 0
    assert match.sheet.totals == (125, 208)


def test_r49_boxes_of_25_and_100_for_the_game() -> None:
    case = row("rule_and_bug_cases", "R49")["expected"]
    match = after(begun(variant("gin", game_bonus=100, box_bonus=25)), *WORKED_GAME)
    assert list(match.sheet.totals) == case["with_25_boxes_and_100_game"]
    assert match.sheet.totals[0] - match.sheet.totals[1] == case["difference"]
    assert after(begun(profile("full_25")), *WORKED_GAME).sheet.totals == (275, 87)


def test_every_round_has_its_own_deal() -> None:
    match, codes = begun(), []
    for _ in range(30):
        codes.append(match.next_deal.code)
        match = match.after(DRAWN)
    assert len(set(codes)) == 30
    assert Match.begin(GIN, 1).next_deal.code == codes[0]
    assert Match.begin(GIN, 2).next_deal.code != codes[0]


def test_deals_do_not_depend_on_who_won() -> None:
    assert begun().after(won(0, 5)).next_deal == begun().after(DRAWN).next_deal


def test_a_deal_may_be_brought() -> None:
    deal = Deal.from_seed(99)
    assert begun().start_round(deal).deal == deal
    assert begun().start_round().deal == begun().next_deal


def test_the_cut_comes_from_the_seed() -> None:
    assert Match.begin(GIN, 77).cut == Match.begin(GIN, 77).cut
    assert len(Match.begin(GIN, 77).cut.cards) == 2
    assert {Match.begin(GIN, seed).dealer for seed in range(20)} == {0, 1}


def test_cards_must_be_cut_by_all() -> None:
    with pytest.raises(InvalidNotation, match="2 players need 2 cut cards, and here are 3"):
        Match.begin(GIN, 1, Cut.parse("Ks Qs Js"))


@pytest.mark.parametrize("seed", [-1, 1 << 40])
def test_seeds_of_matches_have_forty_bits(seed: int) -> None:
    with pytest.raises(InvalidNotation):
        Match.begin(GIN, seed)


@pytest.mark.parametrize("seed", [0, 5, (1 << 40) - 1])
def test_the_code_of_a_match_is_its_seed(seed: int) -> None:
    code = Match.begin(GIN, seed).code
    assert code.startswith("M")
    assert parse_match_code(code.lower()) == seed


def test_a_deals_code_is_no_matchs_code() -> None:
    with pytest.raises(InvalidNotation):
        parse_match_code(Deal.from_seed(5).code)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "rules",
    [
        GIN,
        variant("gin", first_upcard="eleven", big_gin=31, knock_limit=5),
        variant("gin", fiftieth_card=True, undercut_on_tie=False, next_dealer="loser"),
        variant("oklahoma", spade_doubles=True, dealer_after_draw="other"),
    ],
    ids=str,
)
def test_whole_matches_replay_to_the_same_scores(rules: Rules, seed: int) -> None:
    match, record = play_out(rules, seed)
    played = replay(str(record))
    assert played.match == match
    assert played.record == record
    assert match.scores == tuple(
        sum(result.outcome.points for result in match.rounds if result.winner == player)
        for player in range(2)
    )
    if match.finished and rules.target is not None:
        assert max(match.scores) >= rules.target
        assert match.winner == match.rounds[-1].winner
