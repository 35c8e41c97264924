"""House rules at the table: what is being chosen, and the games that begin by them (J3, J12)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laid_table import act, new_session, refusal

from gin_widgets.engine.rules import Rules, house_rules_of, options_for, profile, variant
from gin_widgets.play.session import Session


def rules_of(session: Session) -> Rules:
    return session.game.before.rules


def test_a_new_game_begins_by_the_rules_that_were_chosen() -> None:
    session = new_session()
    act(session, "pass")
    seq, deal = session.seq, session.game.state.deal
    session.play_by(seq, {"undercut_bonus": "25", "big_gin": "31"})
    assert rules_of(session) == variant("gin", undercut_bonus=25, big_gin=31)
    assert session.snapshot().view.rules == rules_of(session)
    assert session.snapshot().sheet.scores == (0, 0)
    assert session.game.state.deal != deal
    assert session.seq == seq + 1
    session.play_by(session.seq, {"undercut_bonus": 20})
    assert rules_of(session) == variant("gin", undercut_bonus=20, big_gin=31)
    session.play_by(session.seq, {"profile": "full_20"})
    assert rules_of(session) == profile("full_20")
    session.new_game(session.seq)
    assert rules_of(session) == profile("full_20")


def test_b25_rules_that_come_twice_begin_one_game() -> None:
    session = new_session()
    seq = session.seq
    session.play_by(seq, {"target": 200})
    game = session.game
    session.play_by(seq, {"target": 250})
    assert session.game is game


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ({"first_upcard": "eleven", "knock_limit": "upcard"}, "no upcard to set the knock limit"),
        ({"ace_upcard": "one"}, "the upcard sets no knock limit"),
        ({"players": 3}, "for two players"),
        ({"gin_bonus": "many"}, "cannot be “many”"),
        ({"no_such_rule": "yes"}, "no house rule called “no_such_rule”"),
        ({"name": "x", "self": 1, "rules": 2}, "no house rule called “name”"),
        ({"profile": "hoyle"}, "no profile called “hoyle”"),
    ],
)
def test_j3_what_cannot_be_played_is_refused_and_nothing_is_lost(
    choice: dict[str, object], words: str
) -> None:
    session = new_session()
    act(session, "pass")
    before, seq = session.game, session.seq
    session.play_by(seq, choice)
    assert words in refusal(session)
    assert (session.game, session.seq) == (before, seq)
    session.choose_rules(choice)
    house = session.snapshot().house
    assert words in str(house.refusal)
    assert house.draft == house.rules


def test_choosing_changes_nothing_on_the_table() -> None:
    session = new_session()
    before, seq = session.game, session.seq
    session.choose_rules({"knock_limit": "upcard"})
    session.choose_rules({"ace_upcard": "one"})
    session.choose_rules({"first_upcard": "eleven"})
    house = session.snapshot().house
    assert (session.game, session.seq) == (before, seq)
    assert house.rules == variant("gin")
    assert house.draft == variant("gin", knock_limit="upcard", ace_upcard="one")
    assert "no upcard" in str(house.refusal)
    session.choose_rules({"gin_bonus": 20})
    assert session.snapshot().house.refusal is None
    session.choose_rules(None)
    assert session.snapshot().house.draft == variant("gin")


def test_a_refused_value_names_the_rule_by_its_title() -> None:
    session = new_session()
    session.choose_rules({"gin_bonus": "-1"})
    refused = "“Bonus for Gin” cannot be “-1”. It can be: 0–50."
    assert str(session.snapshot().house.refusal) == refused


def test_an_empty_field_takes_the_target_of_rummy_away() -> None:
    session = new_session("rummy", players=4)
    session.choose_rules({"target": "100"})
    assert session.snapshot().house.draft == variant("rummy", players=4, target=100)
    session.choose_rules({"target": ""})
    assert session.snapshot().house.draft == variant("rummy", players=4)


def test_a_draft_ends_with_its_game() -> None:
    session = new_session()
    session.choose_rules({"profile": "full_25"})
    draft = session.snapshot().house.draft
    session.play_by(session.seq, house_rules_of(draft))
    assert session.snapshot().house.rules == draft
    session.choose_rules({"gin_bonus": 0})
    session.restore(new_session().saved())
    assert session.snapshot().house.draft == variant("gin")


def test_house_rules_outlive_the_kernel() -> None:
    session = new_session()
    session.play_by(session.seq, {"profile": "full_25"})
    after = new_session()
    after.restore(session.saved())
    assert rules_of(after) == profile("full_25")
    assert after.game.state == session.game.state
    after.new_game(after.seq)
    assert rules_of(after) == profile("full_25")


NAMES = [option.name for option in options_for("gin")]
WORDS = [option.word(value) for option in options_for("gin") for value in option.allowed[:4]]
VALUES = st.sampled_from(WORDS) | st.integers(-5, 60) | st.booleans() | st.none() | st.text()
CHOICES = st.dictionaries(st.sampled_from([*NAMES, "profile"]) | st.text(), VALUES, max_size=4)


@settings(max_examples=60, deadline=None)
@given(choices=st.lists(CHOICES, max_size=4), name=st.sampled_from(["gin", "oklahoma"]))
def test_whatever_is_chosen_is_played_or_refused(
    choices: list[dict[str, object]], name: str
) -> None:
    session = new_session(name)
    for choice in choices:
        before, seq = session.game, session.seq
        session.choose_rules(choice)
        session.play_by(seq, choice)
        if session.seq == seq:
            assert session.game is before
            assert refusal(session)
        else:
            assert str(rules_of(session)).split()[0] == name
