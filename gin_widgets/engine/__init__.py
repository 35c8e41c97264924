"""The rules of Gin Rummy and its family as values and pure functions: standard library only.

Everything others may rely on is here by name; a module is imported when its first name is asked
for, so that a page that only counts deadwood does not load matches and records.

>>> from gin_widgets.engine import deadwood, legal_actions, start
>>> deadwood("5h 6h 7h Kc Kd Ks 2d 9s Jc 4c")
25
>>> [str(action) for action in legal_actions(start("gin", seed=7))]
['take-discard', 'pass']
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.engine.actions import (
        Action,
        ActionKind,
        BigGin,
        DiscardCard,
        Knock,
        LayOffCard,
        Pass,
        Show,
        TakeDiscard,
        TakeStock,
        parse_action,
    )
    from gin_widgets.engine.arrangements import (
        Arrangement,
        all_best_arrangements,
        best_arrangement,
        best_discards,
        deadwood,
        knock_arrangement,
    )
    from gin_widgets.engine.cards import (
        CARDS,
        RANKS,
        SUITS,
        Card,
        Rank,
        Suit,
        format_cards,
        parse_card,
        parse_cards,
    )
    from gin_widgets.engine.cutting import Cut
    from gin_widgets.engine.deals import Deal
    from gin_widgets.engine.errors import GinError, IllegalAction, InvalidNotation
    from gin_widgets.engine.gin.states import GinRound
    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.lay_offs import legal_lay_offs
    from gin_widgets.engine.match import Match
    from gin_widgets.engine.melds import Meld, MeldKind
    from gin_widgets.engine.outcomes import Outcome, OutcomeKind, Showdown
    from gin_widgets.engine.record import Record, parse_record, replay
    from gin_widgets.engine.refusals import Refusal
    from gin_widgets.engine.rounds import apply, legal_actions, start, view_for
    from gin_widgets.engine.rules import (
        PROFILES,
        VARIANTS,
        GinRules,
        ImpossibleRules,
        RummyRules,
        parse_rules,
        profile,
        variant,
    )
    from gin_widgets.engine.settlement import Settlement, score_knock, settle
    from gin_widgets.engine.views import Event, PhaseKind, PlayerView, ShownKnock

__all__ = [
    "CARDS",
    "PROFILES",
    "RANKS",
    "SUITS",
    "VARIANTS",
    "Action",
    "ActionKind",
    "Arrangement",
    "BigGin",
    "Card",
    "Cut",
    "Deal",
    "DiscardCard",
    "Event",
    "GinError",
    "GinRound",
    "GinRules",
    "Hand",
    "IllegalAction",
    "ImpossibleRules",
    "InvalidNotation",
    "Knock",
    "LayOffCard",
    "Match",
    "Meld",
    "MeldKind",
    "Outcome",
    "OutcomeKind",
    "Pass",
    "PhaseKind",
    "PlayerView",
    "Rank",
    "Record",
    "Refusal",
    "RummyRules",
    "Settlement",
    "Show",
    "Showdown",
    "ShownKnock",
    "Suit",
    "TakeDiscard",
    "TakeStock",
    "all_best_arrangements",
    "apply",
    "best_arrangement",
    "best_discards",
    "deadwood",
    "format_cards",
    "knock_arrangement",
    "legal_actions",
    "legal_lay_offs",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_record",
    "parse_rules",
    "profile",
    "replay",
    "score_knock",
    "settle",
    "start",
    "variant",
    "view_for",
]

_MODULES = {
    "actions": (
        "Action",
        "ActionKind",
        "BigGin",
        "DiscardCard",
        "Knock",
        "LayOffCard",
        "Pass",
        "Show",
        "TakeDiscard",
        "TakeStock",
        "parse_action",
    ),
    "arrangements": (
        "Arrangement",
        "all_best_arrangements",
        "best_arrangement",
        "best_discards",
        "deadwood",
        "knock_arrangement",
    ),
    "cards": (
        "CARDS",
        "RANKS",
        "SUITS",
        "Card",
        "Rank",
        "Suit",
        "format_cards",
        "parse_card",
        "parse_cards",
    ),
    "cutting": ("Cut",),
    "deals": ("Deal",),
    "errors": (
        "GinError",
        "IllegalAction",
        "InvalidNotation",
    ),
    "gin.states": ("GinRound",),
    "hands": ("Hand",),
    "lay_offs": ("legal_lay_offs",),
    "match": ("Match",),
    "melds": (
        "Meld",
        "MeldKind",
    ),
    "outcomes": (
        "Outcome",
        "OutcomeKind",
        "Showdown",
    ),
    "record": (
        "Record",
        "parse_record",
        "replay",
    ),
    "refusals": ("Refusal",),
    "rounds": (
        "apply",
        "legal_actions",
        "start",
        "view_for",
    ),
    "rules": (
        "PROFILES",
        "VARIANTS",
        "GinRules",
        "ImpossibleRules",
        "RummyRules",
        "parse_rules",
        "profile",
        "variant",
    ),
    "settlement": (
        "Settlement",
        "score_knock",
        "settle",
    ),
    "views": (
        "Event",
        "PhaseKind",
        "PlayerView",
        "ShownKnock",
    ),
}
_PLACES = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    """The public name, from the module that has it."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names, and what a module has anyway."""
    return sorted({*globals(), *__all__})
