"""The five levels and the expert's search."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from positions import Renaming, dealt_again, positions

from gin_widgets.engine.actions import TAKE_DISCARD, DiscardCard, Knock
from gin_widgets.engine.cards import parse_card
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.rounds import apply, start, view_for
from gin_widgets.engine.rules import GinRules, parse_rules
from gin_widgets.players import player
from gin_widgets.players.expert import SECOND_MODEL, Expert
from gin_widgets.players.levels import LEVELS
from gin_widgets.players.protocol import Player
from gin_widgets.players.rollouts.comparing import Effort, Tally, best_of, gain_over, paired
from gin_widgets.players.rollouts.futures import Futures
from gin_widgets.players.rollouts.observation import observe
from gin_widgets.players.rollouts.policy import policy_for
from gin_widgets.players.rollouts.sampler import Sampler
from gin_widgets.players.standing import Standing, winning_chance

QUICK = Effort(rollouts=90, seconds=60.0)
RULES = [
    "gin",
    "oklahoma spade_doubles=yes",
    "gin knock_limit=0 big_gin=31",
    "gin fiftieth_card=yes",
    "gin first_upcard=none",
    "gin first_upcard=eleven",
    "gin discard_taken_upcard=yes",
]


def gin_rules(text: str) -> GinRules:
    rules = parse_rules(text)
    assert isinstance(rules, GinRules)
    return rules


def points_of_first(players: tuple[Player, Player], seed: int) -> int:
    state = start("gin", seed=seed, dealer=seed % 2)
    while (seat := state.to_move) is not None:
        state = apply(state, players[seat].choose(view_for(state, seat)))
    assert state.outcome is not None
    return (-1 if state.outcome.winner else 1) * state.outcome.points


def per_round(one: str, other: str, seeds: range) -> float:
    """Points per round of `one` on duplicate deals."""
    total = 0
    for seed in seeds:
        total += points_of_first((player(one), player(other)), seed)
        total -= points_of_first((player(other), player(one)), seed)
    return total / (2 * len(seeds))


def test_levels_are_known_by_name() -> None:
    assert list(LEVELS) == ["novice", "beginner", "intermediate", "advanced", "expert"]
    assert isinstance(player("expert"), Expert)


@pytest.mark.parametrize(
    ("weaker", "sharper"),
    [("novice", "beginner"), ("beginner", "intermediate"), ("intermediate", "advanced")],
)
def test_each_level_beats_the_one_below(weaker: str, sharper: str) -> None:
    assert per_round(sharper, weaker, range(150)) > 0.5


def test_the_expert_beats_the_novice() -> None:
    expert, novice = Expert(Effort(rollouts=60, seconds=60.0)), player("novice")
    total = 0
    for seed in range(10):
        total += points_of_first((expert, novice), seed) - points_of_first((novice, expert), seed)
    assert total / 20 > 3


@pytest.mark.parametrize("rules", RULES)
def test_the_expert_finishes_every_deal_under_every_rule(rules: str) -> None:
    expert = Expert(Effort(rollouts=40, seconds=60.0))
    for seed in range(2):
        state = start(gin_rules(rules), seed=seed, dealer=seed % 2)
        while (seat := state.to_move) is not None:
            state = apply(state, expert.choose(view_for(state, seat)), seat=seat)
        assert state.outcome is not None


def test_hidden_cards_dealt_again_change_nothing_at_all() -> None:
    expert = Expert(QUICK)
    searched = 0
    for state in positions("gin", range(1)):
        seat = state.to_move
        assert seat is not None
        before = expert.evaluate(view_for(state, seat))
        assert expert.evaluate(view_for(dealt_again(state, seat, 5), seat)) == before
        searched += before.searched
    assert searched > 5


def test_renamed_suits_rename_the_evaluation() -> None:
    expert, renaming = Expert(QUICK), Renaming("cdsh")
    for state in positions("gin", range(7, 8)):
        seat = state.to_move
        assert seat is not None
        before = expert.evaluate(view_for(state, seat))
        after = expert.evaluate(view_for(renaming.round(state), seat))
        assert str(after.chosen).partition(":")[0] == renaming.words(before.chosen)
        assert [option.points for option in after.options] == [
            option.points for option in before.options
        ]


def test_an_evaluation_adds_up() -> None:
    state = apply(start("gin", seed=5), TAKE_DISCARD)
    found = Expert(QUICK).evaluate(view_for(state, 0))
    assert found.searched
    assert found.of(found.chosen) in found.options
    assert found.options[0].behind == 0
    for option in found.options:
        assert isinstance(option.action, DiscardCard | Knock)
        assert 0 < option.worlds <= found.worlds
        assert option.won + option.lost <= 1 + 1e-9
        assert option.gin + option.undercuts <= option.won + 1e-9
        assert option.gin_lost + option.undercut <= option.lost + 1e-9
        assert option.error > 0
    assert 0 <= found.opponent_can_knock <= 1
    assert 20 < found.opponent_deadwood < 70


def test_an_action_asked_for_is_compared_and_another_salt_is_other_worlds() -> None:
    state = apply(start("gin", seed=5), TAKE_DISCARD)
    view = view_for(state, 0)
    expert = Expert(QUICK)
    usual = expert.evaluate(view)
    asked = [action for action in view.legal if usual.of(action) is None]
    assert asked
    found = expert.evaluate(view, also=asked)
    assert all(found.of(action) is not None for action in asked)
    assert len(found.options) == len(usual.options) + len(asked)
    assert expert.evaluate(view, salt=1).options != usual.options
    assert Expert(QUICK, model=SECOND_MODEL).evaluate(view).options != usual.options


def test_g26_gin_is_never_thought_over() -> None:
    deal = Deal.of(["4h 5h 6h Js Jd Jh 2c 3c Ac 9d"], upcard="4c")
    state = apply(start("gin", deal=deal), TAKE_DISCARD)
    found = Expert(QUICK).evaluate(view_for(state, 0))
    assert not found.searched
    assert isinstance(found.chosen, Knock)
    assert not found.chosen.arrangement.unmatched


def test_g25_an_undercut_that_costs_more_makes_the_knock_worth_less() -> None:
    hand = "4h 5h 6h Js Jd Jh 3c 4c As Kd"
    values = []
    for bonus in (10, 50):
        rules = gin_rules(f"gin undercut_bonus={bonus}")
        state = apply(start(rules, deal=Deal.of([hand], upcard="Jc", seed=1)), TAKE_DISCARD)
        seen = observe(view_for(state, 0))
        policy = policy_for(seen.scoring)
        knock = Futures(seen, policy, policy).knock(seen.suits.cell(parse_card("Kd")))
        sampler = Sampler(replace(seen, theirs=replace(seen.theirs, turns=9)), Random(1))
        sampler.walk(100)
        total = 0
        for _ in range(200):
            sampler.walk(5)
            total += knock(*sampler.world())[0]
        values.append(total / 200)
    assert values[0] > values[1]


def test_paired_gain_and_its_error() -> None:
    gain, error = paired([3.0, 5.0, 7.0], [1.0, 1.0, 1.0])
    assert gain == 4.0
    assert error == pytest.approx(2 / 3**0.5)


def test_few_worlds_leave_the_choice_to_the_heuristic_and_many_do_not() -> None:
    def tally(prior: float, worth: list[float]) -> Tally:
        return Tally(lambda _other, _stock: (0, 0), prior, worth)

    noisy = [20.0, -20.0, 16.0, -10.0]
    few = [tally(0.0, [0.0] * 4), tally(-2.0, noisy)]
    assert best_of(few, 1.0) is few[0]
    many = [tally(0.0, [0.0] * 4000), tally(-2.0, noisy * 1000)]
    assert best_of(many, 1.0) is many[1]
    gain, error = gain_over(many[1], many[0], 1.0)
    assert 1.0 < gain < 1.5
    assert 0 < error < 0.5


def test_g30_the_chance_to_win_follows_the_score() -> None:
    assert winning_chance(0, 50) == 1.0
    assert winning_chance(50, 0) == 0.0
    assert winning_chance(100, 100) == pytest.approx(0.5)
    assert winning_chance(40, 70) == pytest.approx(1 - winning_chance(70, 40))
    assert winning_chance(20, 60) > winning_chance(25, 60) > winning_chance(25, 55)
    near = Standing(mine=90, theirs=50)
    assert near.worth(10) == near.worth(40) == 1.0
    assert near.worth(-50) == 0.0
