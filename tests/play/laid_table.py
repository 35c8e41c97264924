"""A session with chosen cards on the table."""

from __future__ import annotations

from random import Random

from gin_widgets.engine.actions import Action, parse_action
from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.match import Match
from gin_widgets.engine.rounds import AnyView
from gin_widgets.engine.rules import variant
from gin_widgets.engine.views import PlayerView
from gin_widgets.play.game import Game
from gin_widgets.play.session import Session
from gin_widgets.players.protocol import Player

LOOSE = "As 3s 5s 7s 9s Js Ks 2h 4h 6h"
"""Ten cards without a meld."""


class AtTable:
    """A player of Gin, at a table to which Rummy could come too."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, view: AnyView) -> Action:
        assert isinstance(view, PlayerView)
        return self.player.choose(view)


def new_session(name: str = "gin", seed: int = 1, **house_rules: object) -> Session:
    return Session(variant(name, **house_rules), chance=Random(seed).getrandbits)


def laid(
    mine: str,
    other: str,
    upcard: str | None = None,
    stock: str = "",
    *moves: str,
    i_deal: bool = False,
    **house_rules: object,
) -> Session:
    """A session in its first round with these cards, after these moves of both players."""
    rules = variant("gin", **house_rules)
    match = Match.begin(rules, 1, Cut.parse("Kd 4s" if i_deal else "4s Kd"))
    hands = (other, mine) if i_deal else (mine, other)
    deal = Deal.of(hands=hands, upcard=upcard, stock=stock)
    game = Game.of(match, deal, [parse_action(move) for move in moves])
    return Session(rules, chance=Random(2).getrandbits, game=game)


def act(session: Session, *actions: str) -> None:
    for action in actions:
        session.act(session.seq, action)


def legal(session: Session) -> list[str]:
    return [str(action) for action in session.snapshot().view.legal]


def refusal(session: Session) -> str:
    """The note that says why the last action was refused."""
    note = session.snapshot().note
    assert note is not None
    assert note.kind.value == "bad"
    return str(note.line)
