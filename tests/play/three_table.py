"""Sessions of three players: with chosen cards, and played at random."""

from __future__ import annotations

from random import Random

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.match import Match
from gin_widgets.engine.rules import variant
from gin_widgets.play.game import Game
from gin_widgets.play.session import Session

BOX, CAPTAIN, OUT = "Kd 9c 4h", "9c Kd 4h", "4h 9c Kd"
"""Cuts that put the learner there. The player after her has the next role: box, captain, out."""
JUMA, AMINA = 1, 2
MELDS = "2c 3c 4c 7d 8d 9d Jc Jh Jd As"
"""Three melds and an ace."""
LOOSE = "Kc 3s 5s 7s 9s Qs Ks 2h 4h 6h"
"""Ten cards without a meld."""


def laid(
    cut: str,
    captain: str = LOOSE,
    box: str = "2d 4d 6d 8s Td Qd 3h 5c 7c 9h",
    upcard: str = "8h",
    stock: str = "Th Qh",
    *moves: str,
    **house_rules: object,
) -> Session:
    """A session in its first round, these hands on its two seats, after these moves of both."""
    rules = variant("three-player", **house_rules)
    match = Match.begin(rules, 1, Cut.parse(cut))
    deal = Deal.of((captain, box), upcard, stock)
    game = Game.of(match, deal, [parse_action(move) for move in moves])
    return Session(rules, chance=Random(2).getrandbits, game=game)


def roles(session: Session) -> tuple[int | None, int | None, int | None]:
    """Box, captain and sitting out in the round on the table."""
    seating = session.game.seating
    return seating.box, seating.captain, seating.sitting_out


def press(session: Session, random: Random) -> None:
    """Something that a learner may do in her place: play, advise, ask, go on."""
    seq, shown = session.seq, session.snapshot()
    whim = random.random()
    if shown.opening is not None:
        session.deal(seq)
    elif session.game.over and session.game.match.finished:
        session.new_game(seq)
    elif session.game.over:
        session.next_round(seq)
    elif whim < 0.1:
        session.ask(seq)
    elif not shown.view.legal or (session.game.place.seat is None and whim < 0.4):
        session.go_on(seq, to_the_end=whim < 0.2)
    else:
        session.act(seq, str(random.choice(shown.view.legal)))


def to_the_end(session: Session, random: Random) -> None:
    """Until somebody has won the game."""
    for _ in range(20_000):
        if session.game.match.finished:
            return
        press(session, random)
    raise AssertionError("the game does not end")
