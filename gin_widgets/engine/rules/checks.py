"""What cannot be played together, with the reason (RULES J3, J13, J16, J17, J24, J27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules.choices import (
    AceUpcard,
    DealerAfterDraw,
    HollywoodBase,
    KnockLimit,
    NextDealer,
    Rotation,
    Shutout,
    UpcardOffer,
)
from gin_widgets.engine.rules.defaults import defaults_of
from gin_widgets.engine.rules.refusal import ImpossibleRules
from gin_widgets.engine.rules.variants import variant_named
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.engine.rules.gin_rules import GinRules
    from gin_widgets.engine.rules.rummy_rules import RummyRules
    from gin_widgets.messages import Message

_PACK = 52
_PAIR = 2


def check_gin(rules: GinRules) -> None:
    """Nothing when `rules` can be played, else raises `ImpossibleRules` with the reason."""
    _check_values(rules)
    for reason in _gin_problems(rules):
        raise ImpossibleRules(reason)


def check_rummy(rules: RummyRules) -> None:
    """Nothing when `rules` can be played, else raises `ImpossibleRules` with the reason."""
    _check_values(rules)
    for reason in _rummy_problems(rules):
        raise ImpossibleRules(reason)


def _check_values(rules: GinRules | RummyRules) -> None:
    chosen = variant_named(rules.variant)
    defaults = defaults_of(chosen, {})
    for option in chosen.all_options:
        value = getattr(rules, option.name)
        if option.name not in chosen.fixed:
            option.read(value)
        elif value != defaults.get(option.name, getattr(type(rules), option.name)):
            raise ImpossibleRules(chosen.fixed[option.name])


def _gin_problems(rules: GinRules) -> Iterator[Message]:
    by_upcard = rules.knock_limit is KnockLimit.UPCARD
    if rules.first_upcard is UpcardOffer.ELEVEN and by_upcard:
        yield message(
            "With eleven cards for the non-dealer there is no upcard to set the knock limit."
        )
    if rules.first_upcard is UpcardOffer.ELEVEN and rules.spade_doubles:
        yield message(
            "With eleven cards for the non-dealer there is no upcard that could be a spade."
        )
    if rules.ace_upcard is not AceUpcard.GIN_ONLY and not by_upcard:
        yield message("An ace as upcard changes nothing here: the upcard sets no knock limit.")
    if rules.hollywood_base is HollywoodBase.OKLAHOMA and not by_upcard:
        yield message("In Oklahoma Gin the upcard sets the knock limit.")
    if rules.sitter_advice and rules.gin3_rotation is Rotation.CUTTHROAT:
        yield message("In cutthroat the player who sits out may not give advice.")


def _rummy_problems(rules: RummyRules) -> Iterator[Message]:
    if rules.players * rules.hand_size + 1 >= _PACK:
        yield message(
            "{players} players with {cards} cards each leave no stock.",
            players=rules.players,
            cards=rules.hand_size,
        )
    if rules.players > _PAIR and rules.next_dealer is NextDealer.LOSER:
        yield message("With more than two players there is no one loser who could deal.")
    if rules.players > _PAIR and rules.dealer_after_draw is DealerAfterDraw.OTHER:
        yield message("With more than two players the same dealer deals again when nobody has won.")
    bonuses = rules.game_bonus or rules.box_bonus or rules.shutout is not Shutout.NONE
    if rules.target is None and bonuses:
        yield message(
            "Extra points at the end of the game need a target: without one each round is a game."
        )
