"""The page for chosen cards, with its sentences as plain text."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.match import Match
from gin_widgets.engine.rules import variant
from gin_widgets.play.game import Game
from gin_widgets.play.session import Session
from gin_widgets.present.state import state

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gin_widgets.engine.rules import GinRules

GIN = variant("gin")
LOOSE = "As 3s 5s 7s 9s Js Ks 2h 4h 6h"
OTHER = "2d 4d 6d 8d Td Qd 3c 5c 7c 9c"


def laid(  # noqa: PLR0913 - the parts of a table
    mine: str = LOOSE,
    other: str = OTHER,
    upcard: str | None = "8h",
    stock: str = "Th Qh",
    moves: Sequence[str] = (),
    *,
    i_deal: bool = False,
    rules: GinRules = GIN,
) -> Session:
    """A session in its first round with these cards, after these moves of both players."""
    match = Match.begin(rules, 1, Cut.parse("Kd 4s" if i_deal else "4s Kd"))
    deal = Deal.of((other, mine) if i_deal else (mine, other), upcard, stock)
    game = Game.of(match, deal, [parse_action(move) for move in moves])
    return Session(rules, chance=Random(2).getrandbits, game=game)


def page(session: Session, lang: str = "en") -> Any:  # noqa: ANN401 - read like JSON
    return state(session.snapshot(), lang)


def words(rich: Any) -> str:  # noqa: ANN401 - text or parts
    """A sentence of the page as text, cards by their codes, every space a plain one."""
    parts = [rich] if isinstance(rich, str) else rich
    text = "".join(part if isinstance(part, str) else next(iter(part.values())) for part in parts)
    return text.replace("\N{NO-BREAK SPACE}", " ")


def of_card(shown: Any, card: str) -> Any:  # noqa: ANN401 - read like JSON
    """What the page has for a card of the hand."""
    return next(one for one in shown["hand"]["cards"] if one["card"] == card)


def button(buttons: Any, action: str) -> Any:  # noqa: ANN401 - read like JSON
    return next(one for one in buttons if one["action"] == action)
