"""“What we play here” and the house-rules panel, as the page gets them (E2, J3, J12)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from contract import check_state
from hypothesis import given, settings
from hypothesis import strategies as st
from page_of import button, laid, page, words
from session_walks import HOUSES, new_session

from gin_widgets.engine.rules import options_for, profile, variant
from gin_widgets.i18n import LANGUAGES
from gin_widgets.play.session import Session


def line(shown: Any, name: str) -> Any:  # noqa: ANN401 - read like JSON
    return next(one for one in shown["profile"]["lines"] if one["name"] == name)


def option(shown: Any, name: str) -> Any:  # noqa: ANN401 - read like JSON
    return next(one for one in shown["house"]["options"] if one["name"] == name)


# What we play here


def test_the_usual_rules_are_said_to_be_usual() -> None:
    card = page(laid())["profile"]
    assert card["title"] == "What we play here"
    assert card["intro"] == "Gin with the usual rules."
    assert card["differs"] == []
    assert card["note"] is None
    told = [(one["term"], one["value"]) for one in card["lines"]]
    assert told[:3] == [
        ("Knock limit", "10 points"),
        ("A spade as upcard doubles the round", "No"),
        ("Bonus for Gin", "25 points"),
    ]
    assert {one["usual"] for one in card["lines"]} == {None}


def test_what_is_not_usual_is_said_in_words() -> None:
    shown = page(laid(rules=variant("gin", undercut_bonus=25, next_dealer="loser")))
    assert shown["profile"]["intro"] == "Gin. 2 rules are not the usual ones."
    assert shown["profile"]["differs"] == [
        "Bonus for an undercut: 25 points. Usual: 10 points.",
        "Who deals next: The loser of the round. Usual: The winner of the round.",
    ]
    assert line(shown, "undercut_bonus")["usual"] == "Usual: 10 points"
    one = page(laid(rules=variant("gin", big_gin=31)))["profile"]
    assert one["intro"] == "Gin. 1 rule is not the usual one."


def test_c_oklahoma_has_its_own_usual_rules() -> None:
    shown = page(laid(rules=variant("oklahoma")))
    assert shown["profile"]["intro"] == "Oklahoma Gin with the usual rules."
    assert line(shown, "knock_limit")["value"] == "The points of the upcard"
    assert line(shown, "target")["value"] == "150 points"
    assert line(shown, "ace_upcard")["value"] == "Only Gin ends the round"
    assert "ace_upcard" not in [one["name"] for one in page(laid())["profile"]["lines"]]


def test_d_hollywood_begins_with_what_makes_it_hollywood() -> None:
    names = [one["name"] for one in page(laid(rules=variant("hollywood")))["profile"]["lines"]]
    assert names[:2] == ["hollywood_base", "hollywood_games"]


@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_every_option_of_the_variant_has_its_line(house: int) -> None:
    session = new_session(1, house)
    shown = page(session)
    told = {one["name"] for one in shown["profile"]["lines"]}
    offered = {one["name"] for one in shown["house"]["options"]}
    changeable = {one.name for one in options_for(session.game.before.rules.variant)}
    assert offered == changeable - {"meld_view"}
    assert offered - {"ace_upcard"} <= told


def test_the_rules_of_a_round_apart_are_those_of_the_round() -> None:
    session = laid()
    session.enter_code(session.seq, f"oklahoma gin_bonus=20 : {session.game.state.deal.code}")
    shown = page(session)
    assert shown["profile"]["intro"] == "Oklahoma Gin. 1 rule is not the usual one."
    assert shown["profile"]["note"] == (
        "These rules are for this round only. Your game has its own."
    )
    assert option(shown, "gin_bonus")["value"] == "25", "the panel is about the learner's game"


# The panel


def test_the_panel_offers_the_values_in_words() -> None:
    shown = page(laid(rules=variant("gin", gin_bonus=33)))
    bonus = option(shown, "gin_bonus")
    assert (bonus["kind"], bonus["min"], bonus["max"], bonus["value"]) == ("number", 0, 50, "33")
    assert [one["label"] for one in bonus["values"]] == ["20 points", "25 points", "33 points"]
    assert bonus["note"] == "Most tables give 25. Some books say 20."
    assert bonus["usual"] == "Usual: 25 points"
    tie = option(shown, "undercut_on_tie")
    assert tie["kind"] == "yes-no"
    assert [(one["value"], one["label"]) for one in tie["values"]] == [("no", "No"), ("yes", "Yes")]
    big = option(shown, "big_gin")
    assert big["kind"] == "choice"
    assert [one["value"] for one in big["values"]] == ["off", "31", "50"]
    assert len(option(shown, "knock_limit")["values"]) == 12


def test_j12_presets_fill_the_panel() -> None:
    session = laid(rules=variant("hollywood"))
    assert [one["chosen"] for one in page(session)["house"]["presets"]] == [True, False, False]
    full = page(session)["house"]["presets"][2]
    assert full["label"] == "Full score with boxes of 25"
    session.choose_rules(full["cmd"]["rules"])
    shown = page(session)
    assert [one["chosen"] for one in shown["house"]["presets"]] == [False, False, True]
    assert option(shown, "box_bonus")["value"] == "25"
    assert shown["profile"]["differs"] == [], "nothing has changed on the table"


def test_the_button_begins_the_game_that_was_chosen() -> None:
    session = laid()
    start = button(page(session)["house"]["buttons"], "rules")
    assert not start["enabled"]
    assert "already" in words(start["reason"])
    for name, value in (("profile", "full_25"), ("gin_bonus", "20"), ("first_upcard", "none")):
        session.choose_rules({name: value})
    start = button(page(session)["house"]["buttons"], "rules")
    assert start["enabled"]
    assert "all points go back to 0" in words(start["confirm"]["line"])
    session.play_by(session.seq, start["cmd"]["rules"])
    assert session.game.before.rules == profile("full_25", gin_bonus=20, first_upcard="none")
    assert not button(page(session)["house"]["buttons"], "rules")["enabled"]


def test_the_way_back_from_a_draft() -> None:
    session = laid(rules=variant("gin", target=150))
    back = button(page(session)["house"]["buttons"], "house-reset")
    assert not back["enabled"]
    session.choose_rules({"target": "200"})
    assert option(page(session), "target")["value"] == "200"
    back = button(page(session)["house"]["buttons"], "house-reset")
    assert back["cmd"] == {"cmd": "house"}
    session.choose_rules(back["cmd"].get("rules"))
    assert option(page(session), "target")["value"] == "150"


def test_j3_what_does_not_go_together_says_why() -> None:
    session = laid()
    ace = option(page(session), "ace_upcard")
    assert "sets no knock limit" in words(ace["reason"])
    session.choose_rules({"knock_limit": "upcard"})
    shown = page(session)
    assert option(shown, "ace_upcard")["reason"] is None
    eleven = option(shown, "first_upcard")["values"][2]
    assert eleven["value"] == "eleven"
    assert "no upcard to set the knock limit" in words(eleven["reason"])
    session.choose_rules({"first_upcard": "eleven"})
    assert page(session)["house"]["refusal"] == eleven["reason"]
    session.choose_rules({"gin_bonus": 20})
    assert page(session)["house"]["refusal"] is None


@settings(max_examples=25, deadline=None)
@given(data=st.data(), lang=st.sampled_from([one.code for one in LANGUAGES]))
def test_every_press_in_the_panel_is_done_or_explained(data: st.DataObject, lang: str) -> None:
    session = new_session(3, data.draw(st.integers(0, len(HOUSES) - 1)))
    for _ in range(5):
        shown = page(session, lang)
        check_state(shown)
        chosen = data.draw(st.sampled_from(shown["house"]["options"]))
        value = data.draw(st.sampled_from(chosen["values"]))
        session.choose_rules({chosen["name"]: value["value"]})
        after = page(session, lang)
        other = value["value"] != chosen["value"]
        reason = value["reason"] or (chosen["reason"] if other else None)
        assert after["house"]["refusal"] == reason
        kept = chosen["value"] if reason else value["value"]
        assert option(after, chosen["name"])["value"] == kept
    start = button(page(session, lang)["house"]["buttons"], "rules")
    if start["enabled"]:
        draft = session.snapshot().house.draft
        session.play_by(session.seq, json.loads(json.dumps(start["cmd"]))["rules"])
        assert session.game.before.rules == draft


# A game beside one's own


def visit() -> Session:
    session = laid()
    session.enter_code(session.seq, new_session(5).game_code())
    return session


def test_a_game_beside_ones_own_shows_the_way_back() -> None:
    session = visit()
    shown = page(session)
    check_state(shown)
    assert "Your own game waits" in shown["chips"]
    assert shown["note"]["title"] == "The game of your code"
    back = button(shown["tools"], "back")
    assert words(back["confirm"]["line"]).endswith("Your own game goes on.")
    session.back(session.seq)
    shown = page(session)
    assert "Your own game waits" not in shown["chips"]
    assert "back" not in [one["action"] for one in shown["tools"]]
    assert shown["note"]["title"] == "Welcome back"


def test_after_a_visit_the_tray_leads_back() -> None:
    session = visit()
    while not session.game.match.finished:
        legal = session.snapshot().view.legal
        if legal:
            session.act(session.seq, str(legal[-1]))
        else:
            session.next_round(session.seq)
    shown = page(session)
    check_state(shown)
    assert [one["action"] for one in shown["tray"]["buttons"]] == ["back", "replay"]
    assert "back" not in [one["action"] for one in shown["tools"]], "once is enough"


def test_a_record_is_not_read_out_when_it_is_opened() -> None:
    sharer = laid(moves=["pass", "pass", "take-stock"])
    session = laid()
    session.enter_code(session.seq, str(sharer.game.record))
    shown = page(session)
    check_state(shown)
    assert shown["say"] == []
    assert len(shown["log"]) == 3


@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_no_reason_is_told_twice_for_one_option(house: int) -> None:
    for one in page(new_session(1, house))["house"]["options"]:
        told = [one["reason"], *(value["reason"] for value in one["values"])]
        reasons = [words(reason) for reason in told if reason is not None]
        assert len(reasons) == len(set(reasons)), one["name"]


def test_c_an_ace_that_changes_nothing_says_so_once() -> None:
    ace = option(page(laid()), "ace_upcard")
    assert "sets no knock limit" in words(ace["reason"])
    assert {value["reason"] for value in ace["values"]} == {None}


def test_b17_an_empty_target_of_rummy_says_what_it_means() -> None:
    session = Session(variant("rummy", players=4), chance=Random(1).getrandbits)
    none = "None: each round is a game of its own"
    assert option(page(session), "target")["note"] == none
    session.choose_rules({"target": "100"})
    chosen = option(page(session), "target")
    assert (chosen["note"], chosen["usual"]) == (None, f"Usual: {none}")
