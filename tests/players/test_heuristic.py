"""The quick player: it ends every round, sees nothing hidden and knows no suit by name."""

from __future__ import annotations

import pytest
from positions import Renaming, dealt_again, positions

from gin_widgets.engine.actions import PASS, TAKE_DISCARD, DiscardCard
from gin_widgets.engine.cards import CARDS, parse_card
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.rounds import apply, start, view_for
from gin_widgets.engine.rules import GinRules, parse_rules
from gin_widgets.players.heuristic import Heuristic
from gin_widgets.players.rollouts.judging import discard_scores
from gin_widgets.players.rollouts.observation import observe
from gin_widgets.players.rollouts.policy import policy_for
from gin_widgets.players.simple import Simple

RULES = [
    "gin",
    "oklahoma spade_doubles=yes",
    "gin knock_limit=0",
    "gin big_gin=31 undercut_bonus=25",
    "gin fiftieth_card=yes",
    "gin first_upcard=none",
    "gin first_upcard=eleven",
    "gin discard_taken_upcard=yes",
]


def gin_rules(text: str) -> GinRules:
    rules = parse_rules(text)
    assert isinstance(rules, GinRules)
    return rules


@pytest.mark.parametrize("rules", RULES)
def test_finishes_every_deal_under_every_rule(rules: str) -> None:
    for noise in (0.0, 4.0):
        players = (Heuristic(noise), Heuristic(noise, forgets=True))
        for seed in range(20):
            state = start(gin_rules(rules), seed=seed, dealer=seed % 2)
            while (seat := state.to_move) is not None:
                view = view_for(state, seat)
                action = players[seat].choose(view)
                assert action.kind in {legal.kind for legal in view.legal}
                state = apply(state, action, seat=seat)
            assert state.outcome is not None


def test_j1_no_endless_exchange_of_discards() -> None:
    for players in ((Heuristic(), Heuristic()), (Heuristic(), Simple())):
        for seed in range(60):
            state = start("gin", seed=seed)
            longest = 0
            while (seat := state.to_move) is not None:
                state = apply(state, players[seat].choose(view_for(state, seat)))
                longest = max(longest, state.takings)
            assert longest < 12
            assert state.outcome is not None
            assert state.outcome.kind is not OutcomeKind.STOPPED


def test_hidden_cards_dealt_again_change_nothing() -> None:
    for noise in (0.0, 3.0):
        for state in positions("gin", range(5)):
            seat = state.to_move
            assert seat is not None
            again = dealt_again(state, seat, 1)
            assert again.hands[1 - seat] != state.hands[1 - seat]
            assert view_for(again, seat) == view_for(state, seat)
            choice = Heuristic(noise).choose(view_for(state, seat))
            assert Heuristic(noise).choose(view_for(again, seat)) == choice


@pytest.mark.parametrize("names", ["hsdc", "cdhs", "dcsh"])
def test_renamed_suits_rename_the_choice(names: str) -> None:
    renaming = Renaming(names)
    for noise in (0.0, 3.0):
        for state in positions("gin", range(100, 103)):
            seat = state.to_move
            assert seat is not None
            view, renamed = view_for(state, seat), view_for(renaming.round(state), seat)
            player = Heuristic(noise)
            chosen = str(player.choose(renamed)).partition(":")[0]
            assert chosen == renaming.words(player.choose(view))


def begun(hand: str, upcard: str) -> Deal:
    return Deal.of([hand], upcard=upcard, seed=3)


def test_g14_takes_an_upcard_that_makes_a_meld_and_no_other() -> None:
    hand = "5h 6h Kc Kd 2d 9s Jc 4c 8d As"
    for upcard, action in (("7h", TAKE_DISCARD), ("Ks", TAKE_DISCARD), ("Th", PASS)):
        state = start("gin", deal=begun(hand, upcard))
        assert Heuristic().choose(view_for(state, 0)) == action


def test_g18_knocks_when_it_can_and_not_above_the_limit() -> None:
    hand = "4h 5h 6h Js Jd Jh 2c 3c As 9d"
    taken = apply(start("gin", deal=begun(hand, "4c")), TAKE_DISCARD)
    assert str(Heuristic().choose(view_for(taken, 0))).startswith("knock 9d:")
    straight = start(gin_rules("gin knock_limit=0"), deal=begun(hand, "4c"))
    action = Heuristic().choose(view_for(apply(straight, TAKE_DISCARD), 0))
    assert action == DiscardCard(parse_card("9d"))


def score_of(state_hand: str, card: str, gone: tuple[str, ...]) -> float:
    """The score of a discard in the first turn, when `gone` lie in the discard pile."""
    state = start("gin", deal=begun(state_hand, "2s"))
    seen = observe(view_for(state, 0))
    extra = seen.suits.pack(map(parse_card, gone))
    object.__setattr__(seen, "gone", seen.gone | extra)
    scores = {cell: score for score, cell in discard_scores(seen, policy_for(seen.scoring))}
    return scores[seen.suits.cell(parse_card(card))]


def test_a_card_whose_outs_are_dead_is_worth_less() -> None:
    hand = "Kc Kd 8h 7h 2d 9s Jc 4c 5d As"
    assert (
        score_of(hand, "Kc", ())
        < score_of(hand, "Kc", ("Kh",))
        < score_of(hand, "Kc", ("Kh", "Ks"))
    )
    assert score_of(hand, "8h", ()) < score_of(hand, "8h", ("6h", "9h"))


def test_a_card_beside_one_the_other_player_took_is_dangerous() -> None:
    seen = observe(view_for(start("gin", deal=begun("Kc Kd 8h 7h 2d 9s Jc 4c 5d As", "2s")), 0))
    cell = seen.suits.cell(parse_card("9s"))
    policy = policy_for(seen.scoring)
    before = {at: score for score, at in discard_scores(seen, policy)}[cell]
    object.__setattr__(seen.theirs, "wanted", 1 << cell)
    after = {at: score for score, at in discard_scores(seen, policy)}[cell]
    assert after < before


def test_sharper_beats_weaker_on_duplicate_deals() -> None:
    gain = 0
    for seed in range(150):
        for players in ((Heuristic(), Simple()), (Simple(), Heuristic())):
            state = start("gin", seed=seed, dealer=seed % 2)
            while (seat := state.to_move) is not None:
                state = apply(state, players[seat].choose(view_for(state, seat)))
            assert state.outcome is not None
            seat_of_quick = 0 if isinstance(players[0], Heuristic) else 1
            points = state.outcome.points
            gain += points if state.outcome.winner == seat_of_quick else -points
    assert gain / 300 > 1.0


def test_observation_knows_every_card_once() -> None:
    for state in positions("gin", range(30, 36)):
        seat = state.to_move
        assert seat is not None
        seen = observe(view_for(state, seat))
        assert seen.hand.bit_count() == len(state.hands[seat])
        assert seen.gone == seen.suits.pack(state.discards)
        assert not seen.hand & seen.gone
        assert seen.suits.pack(state.hands[1 - seat]) & seen.theirs.known == seen.theirs.known
        assert seen.hand & seen.mine.known == seen.mine.known
        assert [seen.suits.card(seen.suits.cell(card)) for card in CARDS] == list(CARDS)
