"""Whatever is pressed, the page gets what it may rely on, and nothing that it may not know."""

from __future__ import annotations

import json
from random import Random

import pytest
from contract import check_state
from hypothesis import given, settings
from hypothesis import strategies as st
from session_walks import HOUSES, new_session, press, snapshots, to_the_end

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.views import PhaseKind
from gin_widgets.i18n import LANGUAGES
from gin_widgets.play.session import Session
from gin_widgets.present.state import state

SEEDS = st.integers(0, 10**9)
HOUSE = st.integers(0, len(HOUSES) - 1)


@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, house=HOUSE, lang=st.sampled_from([one.code for one in LANGUAGES]))
def test_every_state_is_what_the_page_may_rely_on(seed: int, house: int, lang: str) -> None:
    for _, snapshot in snapshots(seed, house, 40):
        check_state(state(snapshot, lang))


def codes_in(value: object) -> set[str]:
    """Every card that is named anywhere, by code or inside an action's text."""
    known = {card.text for card in CARDS}
    words = json.dumps(value, ensure_ascii=False)
    for sign in '"[]{}:,/|;.':
        words = words.replace(sign, " ")
    return known & set(words.split())


@settings(max_examples=20, deadline=None)
@given(seed=SEEDS, house=HOUSE)
def test_no_card_is_named_that_the_learner_does_not_see(seed: int, house: int) -> None:
    for session, snapshot in snapshots(seed, house, 40):
        shown = dict(state(snapshot, "en"))
        shown.pop("saved")
        hidden = hidden_cards(session)
        cut = {card.text for card in session.game.before.cut.cards}
        if snapshot.note is not None and "cut the" in str(snapshot.note.line):
            hidden -= cut  # the cut was another shuffle
        refused = str(snapshot.note.line) if snapshot.note is not None else ""
        hidden -= {code for code in hidden if code in refused}  # what the learner typed herself
        assert not codes_in(shown) & hidden
        assert {card.text for card in snapshot.view.hand} <= codes_in(shown), "it would be found"
        words = json.dumps(shown, ensure_ascii=False)
        assert session.deal_code() not in words
        assert session.game.before.code not in words
        assert str(session.game.state.deal.seed) not in words


def hidden_cards(session: Session) -> set[str]:
    """What the learner has never seen: stock, the other hand, the discard of a knock."""
    dealt, view = session.game.state, session.snapshot().gin
    hidden = set(dealt.stock)
    if view.outcome is None or view.outcome.showdown is None:
        hidden |= set(dealt.hands[1])
    if view.knock is not None:
        hidden -= set(view.knock.arrangement.hand)
        if view.phase is PhaseKind.LAY_OFF and view.knock.discard is None:
            hidden.add(dealt.discards[-1])
    taken = (event for event in view.events if event.kind is ActionKind.TAKE_DISCARD)
    hidden -= {event.card for event in taken if event.card is not None}
    return {card.text for card in hidden}


@pytest.mark.parametrize("house", range(len(HOUSES)))
@pytest.mark.parametrize("sense", [0.4, 1.0])
def test_g30_whole_games_of_random_legal_actions_come_to_their_end(
    house: int, sense: float
) -> None:
    session, random = new_session(house, house), Random(house)
    to_the_end(session, random, sense)
    match = session.game.match
    assert match.finished
    assert len(session.snapshot().sheet.rows) == len(match.rounds)
    check_state(state(session.snapshot(), "en"))


def test_the_same_snapshot_is_the_same_state() -> None:
    session = new_session(3)
    press(session, Random(1))
    snapshot = session.snapshot()
    assert state(snapshot, "sw") == state(snapshot, "sw")


def test_another_language_is_the_same_position() -> None:
    session = new_session(3)
    session.act(session.seq, "take-discard")
    english, swahili = (state(session.snapshot(), lang) for lang in ("en", "sw"))
    for key in ("seq", "round_id", "mode"):
        assert english[key] == swahili[key]
    assert [one["id"] for one in english["say"]] == [one["id"] for one in swahili["say"]]
    assert [one["card"] for one in english["hand"]["cards"]] == [
        one["card"] for one in swahili["hand"]["cards"]
    ]


def test_ids_of_what_is_said_grow() -> None:
    heard: set[int] = set()
    for _, snapshot in snapshots(5, 0, 60):
        ids = {one["id"] for one in state(snapshot, "en")["say"]}
        assert all(one > max(heard, default=-1) for one in ids - heard)
        heard |= ids
    assert len(heard) > 40
