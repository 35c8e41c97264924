"""Codes that people give one another: a deal or a whole game, with its rules.

`oklahoma spade_doubles=yes : D4T0-3MZ8-XAB` is what a teacher writes on the board so that the whole
class plays the same cards by the same rules. The first character says where one sits: `1` (or `X`
for chosen cards) for the non-dealer, `D` (or `Y`) for the dealer; where more than two play, `1` is
on the dealer's left, and `2` to `5` get their cards later. A code that begins with `M` is a whole
game. Without rules it is played by those of the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from gin_widgets.engine.codes import GAME, plain_code
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.match import format_match_code, parse_match_code
from gin_widgets.engine.rules import parse_rules

if TYPE_CHECKING:
    from gin_widgets.engine.rules import Rules


@dataclass(frozen=True)
class DealCode:
    """A deal for somebody to play. `dealer`: whether that player deals; `rules` may be left open.

    `place`, of one who does not deal: how many get a card before (0: on the dealer's left).

    `str` writes it, `parse_deal_code` reads it.
    """

    deal: Deal
    rules: Rules | None = None
    dealer: bool = False
    place: int = 0

    def __str__(self) -> str:
        """`1K7Q-3MZ8-XAB`, with the rules before it where they are given."""
        return _with_rules(self.deal.code_for(dealer=self.dealer, place=self.place), self.rules)


@dataclass(frozen=True)
class GameCode:
    """A whole game: the number that decides its cut and its deals; `rules` may be left open."""

    seed: int
    rules: Rules | None = None

    def __str__(self) -> str:
        """`M0BF-XR71-NXY`, with the rules before it where they are given."""
        return _with_rules(format_match_code(self.seed), self.rules)


SharedCode: TypeAlias = DealCode | GameCode


def parse_deal_code(text: str) -> DealCode:
    """The deal, the seat and the rules of a code.

    Raises `InvalidNotation` or `ImpossibleRules` with what is wrong.
    """
    rules, code = _split(text)
    deal, dealer, place = Deal.parse_seated(code)
    return DealCode(deal, rules, dealer, place)


def parse_shared_code(text: str) -> SharedCode:
    """A deal or a whole game. Raises `InvalidNotation` or `ImpossibleRules`."""
    rules, code = _split(text)
    if plain_code(code).startswith(GAME):
        return GameCode(parse_match_code(code), rules)
    deal, dealer, place = Deal.parse_seated(code)
    return DealCode(deal, rules, dealer, place)


def _split(text: str) -> tuple[Rules | None, str]:
    named, colon, code = text.rpartition(":")
    return (parse_rules(named) if colon else None), code


def _with_rules(code: str, rules: Rules | None) -> str:
    return code if rules is None else f"{rules} : {code}"
