"""The page at a table of Rummy: what it may rely on, what it may not know, what it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from contract import check_state
from hypothesis import given, settings
from hypothesis import strategies as st
from page_of import button, of_card, page, words
from rummy_walks import FAR, laid, new_session, press, to_the_end

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.cards import CARDS
from gin_widgets.i18n import LANGUAGES
from gin_widgets.play.session import Session
from gin_widgets.play.snapshot import Snapshot
from gin_widgets.present.state import state

HOUSES: tuple[dict[str, object], ...] = (
    {},
    {"target": 100, "melds_per_turn": "one", "final_discard": "required"},
    {"ace_rank": "round_the_corner", "ace_points": 11, "layoff_before_meld": False},
    {"stock_out": "reshuffle", "max_recycles": 1, "discard_taken_upcard": True},
    {"stock_out": "end_hand", "target": 50, "game_bonus": 100, "box_bonus": 25},
)
NOT_OF_THE_ROUND = ("saved", "note", "house", "profile")
"""Sealed; the cut and what she typed herself; rules in words ("As many as you like")."""
SEEDS = st.integers(0, 10**9)
HOUSE = st.integers(0, len(HOUSES) - 1)
PLAYERS = st.integers(2, 6)


def snapshots(
    seed: int, house: int, players: int, presses: int = 30
) -> Iterator[tuple[Session, Snapshot]]:
    session, random = new_session(players, seed, **HOUSES[house]), Random(seed)
    for _ in range(presses):
        yield session, session.snapshot()
        press(session, random)
    yield session, session.snapshot()


@settings(max_examples=15, deadline=None)
@given(
    seed=SEEDS, house=HOUSE, players=PLAYERS, lang=st.sampled_from([one.code for one in LANGUAGES])
)
def test_every_state_is_what_the_page_may_rely_on(
    seed: int, house: int, players: int, lang: str
) -> None:
    for _, snapshot in snapshots(seed, house, players):
        check_state(state(snapshot, lang))


def codes_in(value: object) -> set[str]:
    """Every card that is named anywhere, by code or inside an action's text."""
    text = json.dumps(value, ensure_ascii=False)
    for sign in '"[]{}:,/|;.':
        text = text.replace(sign, " ")
    return {card.text for card in CARDS} & set(text.split())


def hidden_cards(session: Session) -> set[str]:
    """What the learner has never seen in this round: the stock and what the others hold."""
    dealt, view = session.game.state, session.snapshot().rummy
    hidden = set(dealt.stock)
    if view.outcome is None or not view.outcome.hands:
        hidden |= {
            card for seat, hand in enumerate(dealt.hands) if seat != view.seat for card in hand
        }
    # A card that was discarded once may lie in the new stock, or have been taken by somebody.
    seen = {event.card for event in view.events if event.card is not None}
    return {card.text for card in hidden - seen - {view.upcard}}


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, house=HOUSE, players=PLAYERS)
def test_no_card_is_named_that_the_learner_does_not_see(
    seed: int, house: int, players: int
) -> None:
    for session, snapshot in snapshots(seed, house, players):
        shown = dict(state(snapshot, "en"))
        for part in NOT_OF_THE_ROUND:
            shown.pop(part)
        assert not codes_in(shown) & hidden_cards(session)
        if not session.game.over:
            assert {card.text for card in snapshot.view.hand} <= codes_in(shown), "it is looked for"
        text = json.dumps(shown, ensure_ascii=False)
        assert session.deal_code() not in text
        assert session.game.before.code not in text
        assert str(session.game.state.deal.seed) not in text


@pytest.mark.parametrize("players", range(2, 7))
def test_b17_whole_games_come_to_their_end(players: int) -> None:
    session = new_session(players, players, target=100)
    to_the_end(session, Random(players))
    shown = page(session)
    check_state(shown)
    assert "wins the game" in shown["tray"]["title"] or "You win the game" in shown["tray"]["title"]
    match = session.game.match
    names = ["You", "Juma", "Amina", "Asep", "Ligaya", "Pieter"][:players]
    lines = [" ".join(map(words, row["cells"])) for row in shown["sheet"]["rows"]]
    text = "\n".join([*shown["sheet"]["head"], *lines])
    for name, points in zip(names, match.sheet.totals, strict=True):
        assert name in text
        assert str(points) in text


def test_b3_up_to_five_others_in_play_order() -> None:
    shown = page(new_session(6))
    assert [one["name"] for one in shown["opponents"]] == [
        "Juma",
        "Amina",
        "Asep",
        "Ligaya",
        "Pieter",
    ]
    assert "6 players" in shown["chips"]
    assert "Who goes out first wins" in shown["chips"]


MELDING = ("5c 6c 7c 9d 9h 9s 8c", *FAR)


def melding() -> Session:
    session = laid(*MELDING, upcard="Kd", stock="2s")
    session.act(session.seq, "take-stock")
    return session


def test_b8_every_meld_of_the_hand_is_offered() -> None:
    hand = page(melding())["hand"]
    assert hand["multi"] is True
    offered = {one["do"]: words(one["label"]) for one in hand["melds"]}
    assert offered["meld 5c 6c 7c"] == "Lay down the run 5c 6c 7c"
    assert offered["meld 9s 9h 9d"] == "Lay down the set 9s 9h 9d"
    assert set(offered) >= {"meld 5c 6c 7c 8c", "meld 6c 7c 8c"}


def test_before_the_draw_nothing_is_picked_to_be_laid_down() -> None:
    shown = page(laid(*MELDING, upcard="Kd"))
    assert (shown["hand"]["multi"], shown["hand"]["melds"]) == (False, [])
    assert all(one["pick"] is None for one in shown["hand"]["cards"])


def test_j18_a_meld_that_leaves_no_end_says_why() -> None:
    session = laid(*MELDING, upcard="Kd")
    session.act(session.seq, "take-discard")
    session.act(session.seq, "meld 5c 6c 7c 8c")
    (stuck,) = page(session)["hand"]["melds"]
    assert stuck["do"] is None
    assert words(stuck["reason"]).startswith("Then only the Kd would be left")


def test_b9_the_card_just_taken_can_be_picked_but_not_discarded() -> None:
    session = laid(*MELDING, upcard="Kd")
    session.act(session.seq, "take-discard")
    shown = page(session)
    card = of_card(shown, "Kd")
    assert card["refusal"] is None
    assert "just taken" in words(button(card["pick"]["buttons"], "discard")["reason"])
    assert "Kd" in words(shown["tray"]["line"])


def test_b10_the_melds_on_the_mat_take_the_cards_that_fit() -> None:
    session = melding()
    session.act(session.seq, "meld 6c 7c 8c")
    shown = page(session)
    (lying,) = shown["melds"]
    assert (lying["label"], lying["mine"], lying["owner"]) == ("You: run", True, 0)
    pick = of_card(shown, "5c")["pick"]
    assert pick["targets"] == {"m0": "lay-off 5c: 6c 7c 8c"}
    assert pick["first"] == ["m0"]
    assert words(pick["line"]) == "The 5c fits your run 6c 7c 8c."
    session.act(session.seq, "lay-off 5c: 6c 7c 8c")
    (longer,) = page(session)["melds"]
    assert [one["laid"] for one in longer["cards"]] == [True, False, False, False]


def test_b16_going_rummy_is_told_with_its_sum_and_all_hands() -> None:
    session = laid(*MELDING, upcard="Kd", stock="4c")
    for action in ("take-stock", "meld 4c 5c 6c 7c 8c", "meld 9s 9h 9d"):
        session.act(session.seq, action)
    shown = page(session)
    assert shown["mode"] == "showdown"
    assert "Going Rummy!" in words(shown["tray"]["line"])
    assert [one["winner"] for one in shown["left"]] == [True, False, False, False]
    assert [len(one["cards"]) for one in shown["left"]] == [0, 7, 7, 7]
    rows = [[words(cell) for cell in row["cells"]] for row in shown["count"]["rows"]]
    assert rows[-2][2] == "× 2"
    assert int(rows[-1][2]) == 2 * sum(int(row[2]) for row in rows[:3])


def test_the_log_tells_what_everybody_did() -> None:
    session = melding()
    session.act(session.seq, "meld 5c 6c 7c")
    session.act(session.seq, "discard 2s")
    lines = [words(line["text"]) for line in page(session)["log"]]
    assert lines[1] == "You laid down the run 5c 6c 7c."
    assert lines[2] == "You discarded the 2s."
    for name in ("Juma", "Amina", "Asep"):
        assert any(line.startswith(name) for line in lines)
    kinds = {event.kind for event in session.snapshot().view.events}
    assert ActionKind.MELD in kinds


def test_b1_house_rules_offer_two_to_six_players_and_no_profiles() -> None:
    house = page(new_session(4))["house"]
    players = next(one for one in house["options"] if one["name"] == "players")
    assert [one["value"] for one in players["values"]] == list("23456")
    assert house["presets"] == []


def test_the_rules_button_brings_the_draft_whatever_is_played_now() -> None:
    session = new_session(5, target=100)
    session.choose_rules({"players": "2"})
    session.choose_rules({"target": "off"})
    cmd = button(page(session)["house"]["buttons"], "rules")["cmd"]
    session.play_by(session.seq, cmd["rules"])
    assert str(session.game.before.rules) == "rummy"
