"""The page of three players: what it may rely on, and what it may not know (T1-T10, J16)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from contract import check_state
from hypothesis import given, settings
from hypothesis import strategies as st
from test_present_contract import codes_in
from three_walks import HOUSES, new_session, snapshots

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.cards import parse_card
from gin_widgets.i18n import LANGUAGES, card_name
from gin_widgets.present.state import state

if TYPE_CHECKING:
    from gin_widgets.play.session import Session

SEEDS = st.integers(0, 10**9)
HOUSE = st.integers(0, len(HOUSES) - 1)


@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, house=HOUSE, lang=st.sampled_from([one.code for one in LANGUAGES]))
def test_every_state_is_what_the_page_may_rely_on(seed: int, house: int, lang: str) -> None:
    for session, snapshot in snapshots(seed, house, 40):
        shown = dict(state(snapshot, lang))
        check_state(shown)
        check_three(session, shown)


def check_three(session: Session, shown: dict[str, Any]) -> None:
    """The parts of the page that belong together when three play."""
    seating, over = session.game.seating, session.game.over
    assert len(shown["opponents"]) == 2
    assert len({one["seat"] for one in shown["opponents"]}) == 2
    assert (shown["you"]["role"] == "out") == (seating.seat_of(0) is None)
    everybody = [shown["you"], *shown["opponents"]]
    expected = ["box", "captain", "out"] if seating.box is not None else ["out", "play", "play"]
    assert sorted(one["role"] for one in everybody) == expected
    assert sum(one["turn"] for one in everybody) == (shown["mode"] != "roles" and not over)
    assert (shown["mode"] == "roles") == (session.snapshot().opening is not None)
    assert (shown["mode"] == "watch") <= (shown["you"]["role"] == "out")
    may_follow = over and not session.game.apart and not session.game.match.finished
    assert (shown["roles"] is not None) == (shown["mode"] == "roles" or may_follow)
    watched = seating.seat_of(0) is None and bool(shown["hand"]["cards"])
    assert (shown["hand"]["title"] is not None) == watched
    if shown["roles"] is not None:
        assert len(shown["roles"]["seats"]) == 3
        assert [one["you"] for one in shown["roles"]["seats"]].count(True) == 1
        assert all(len(case["seats"]) == 3 for case in shown["roles"]["next"]["cases"])
    assert len(shown["sheet"]["head"]) == 6


def hidden_cards(session: Session) -> set[str]:
    """What the learner has never seen in this round, in her place."""
    dealt, place, snapshot = session.game.state, session.game.place, session.snapshot()
    if snapshot.opening is not None:
        return {card.text for card in dealt.deal.order}
    view, hidden = snapshot.gin, set(dealt.stock)
    if view.outcome is None or view.outcome.showdown is None:
        for seat in {0, 1} - {place.watched}:
            hidden |= set(dealt.hands[seat])
    if view.knock is not None:
        hidden -= set(view.knock.arrangement.hand)
        hidden -= {card for meld in view.knock.melds for card in meld.cards}
        if view.outcome is None and view.knock.discard is None:
            hidden.add(dealt.discards[-1])
    taken = (event for event in view.events if event.kind is ActionKind.TAKE_DISCARD)
    hidden -= {event.card for event in taken if event.card is not None}
    return {card.text for card in hidden}


@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, house=HOUSE)
def test_t10_no_card_is_named_that_the_learner_does_not_see(seed: int, house: int) -> None:
    for session, snapshot in snapshots(seed, house, 40):
        shown = dict(state(snapshot, "en"))
        for key in ("saved", "profile", "house"):  # sealed; made from the rules alone ("As ...")
            shown.pop(key)
        hidden = hidden_cards(session)
        if snapshot.opening is not None:
            hidden -= {card.text for card in snapshot.opening.cards}  # another shuffle
        refused = str(snapshot.note.line) if snapshot.note is not None else ""
        hidden -= {code for code in hidden if code in refused}  # what the learner typed herself
        assert not codes_in(shown) & hidden
        if shown["mode"] not in {"roles", "showdown"}:
            assert {card.text for card in snapshot.view.hand} <= codes_in(shown), (
                "it would be found"
            )
        words = json.dumps(shown, ensure_ascii=False)
        assert session.deal_code() not in words
        assert str(session.game.state.deal.seed) not in words
        assert not [code for code in hidden if card_name(parse_card(code), "en") in words]


def test_the_walks_come_to_every_place() -> None:
    """What the properties above speak of happens: all roles, all modes, both kinds of advice."""
    roles, modes, asked, answered = set(), set(), 0, 0
    for seed in range(12):
        for _, snapshot in snapshots(seed, 0, 60):
            shown = state(snapshot, "en")
            roles.add(shown["you"]["role"])
            modes.add(shown["mode"])
            advice = snapshot.advice
            asked += advice is not None and advice.done is None
            answered += advice is not None and advice.done is not None
    assert roles == {"box", "captain", "out"}
    assert modes == {"roles", "play", "watch", "layoff", "showdown"}
    assert asked
    assert answered


@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_another_language_is_the_same_position(house: int) -> None:
    session = new_session(3, house)
    session.deal(session.seq)
    english, cebuano = (state(session.snapshot(), lang) for lang in ("en", "ceb"))
    for key in ("seq", "round_id", "mode"):
        assert english[key] == cebuano[key]
    assert [one["seat"] for one in english["opponents"]] == [
        one["seat"] for one in cebuano["opponents"]
    ]
