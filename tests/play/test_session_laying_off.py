"""Laying off at the table: by hand, all at once, and taken back (G22, R24, R25, R27)."""

from __future__ import annotations

from laid_table import act, laid, legal, refusal

from gin_widgets.engine.views import PhaseKind
from gin_widgets.play.session import Session

KNOCKER = "5c 6c 7c Qd Qh Qs 2h 3h 4h 6s"
R24 = "8c 9c Qc Ah Ks Kd 7d 8d 9d 3s"
R27 = "8c 8d 8h 8s 9c 2s 2d As Kd 4d"


def knocked_on(mine: str) -> Session:
    """Juma has knocked with the 6 of spades over; the learner holds `mine`."""
    return laid(
        mine,
        KNOCKER,
        "Jd",
        "Th Kc",
        *("pass", "pass", "take-stock", "discard Th"),
        *("take-stock", "knock Kc: 5c 6c 7c / Qd Qh Qs / 2h 3h 4h | 6s"),
    )


def points(session: Session) -> tuple[int | None, int]:
    outcome = session.game.state.outcome
    assert outcome is not None
    return outcome.winner, outcome.points


def test_r24_card_by_card_then_show() -> None:
    session = knocked_on(R24)
    assert session.snapshot().view.phase is PhaseKind.LAY_OFF
    act(session, "lay-off 8c: 5c 6c 7c", "lay-off 9c: 5c 6c 7c 8c")
    act(session, "lay-off Qc: Qs Qh Qd", "lay-off Ah: 2h 3h 4h")
    act(session, legal(session)[-1])
    assert points(session) == (1, 17)


def test_r25_the_far_card_first_is_refused_with_the_order() -> None:
    session = knocked_on(R24)
    act(session, "lay-off 9c: 5c 6c 7c")
    assert refusal(session) == "Lay off the 8c first, then the 9c fits too."
    assert str(session.snapshot().reasons["lay-off 9c"]) == refusal(session)


def test_r27_all_at_once_is_the_exact_best() -> None:
    session = knocked_on(R27)
    session.lay_off_for_me(session.seq)
    assert points(session) == (1, 13), "19 - 6: two eights leave the four of a kind"


def test_all_at_once_goes_on_from_what_was_laid_off_by_hand() -> None:
    session = knocked_on(R24)
    act(session, "lay-off Qc: Qs Qh Qd")
    session.lay_off_for_me(session.seq)
    assert points(session) == (1, 17)


def test_all_at_once_is_one_decision_and_can_be_taken_back() -> None:
    session = knocked_on(R24)
    act(session, "lay-off Qc: Qs Qh Qd")
    before = session.game.state
    session.lay_off_for_me(session.seq)
    session.undo(session.seq)
    assert session.game.state == before
    session.undo(session.seq)
    assert session.snapshot().gin.lay_offs == ()
    assert session.snapshot().view.phase is PhaseKind.LAY_OFF


def test_laying_off_for_me_outside_that_phase_does_nothing() -> None:
    session = laid(R24, KNOCKER, "Jd")
    before = session.game
    session.lay_off_for_me(session.seq)
    assert session.game is before


def test_j7_showing_without_laying_off_is_allowed() -> None:
    session = knocked_on(R24)
    act(session, legal(session)[-1])
    assert points(session) == (1, 45), "51 - 6"


def test_f_the_knocks_discard_lies_face_down_until_the_end() -> None:
    session = knocked_on(R24)
    view = session.snapshot().gin
    assert view.knock is not None
    assert view.knock.discard is None
    assert all(card.text != "Kc" for card in view.discards)
