"""Rules as one frozen value that engine, help, hints, sheet and handout all read."""

from __future__ import annotations

from gin_widgets.engine.rules.choices import (
    AceRank,
    AceUpcard,
    DealerAfterDraw,
    Family,
    FinalDiscard,
    HollywoodBase,
    KnockLimit,
    MeldsPerTurn,
    MeldView,
    NextDealer,
    Rotation,
    Shutout,
    StockOut,
    UpcardOffer,
)
from gin_widgets.engine.rules.defaults import house_rules_of, usual_values, values_of
from gin_widgets.engine.rules.gin_rules import GinRules
from gin_widgets.engine.rules.making import (
    PROFILES,
    Rules,
    options_for,
    parse_rules,
    profile,
    variant,
    with_house_rules,
)
from gin_widgets.engine.rules.option import Option, OptionKind, Value
from gin_widgets.engine.rules.refusal import ImpossibleRules
from gin_widgets.engine.rules.rummy_rules import RummyRules
from gin_widgets.engine.rules.variants import VARIANTS, variant_named
from gin_widgets.engine.rules.variants.variant import Variant

__all__ = [
    "PROFILES",
    "VARIANTS",
    "AceRank",
    "AceUpcard",
    "DealerAfterDraw",
    "Family",
    "FinalDiscard",
    "GinRules",
    "HollywoodBase",
    "ImpossibleRules",
    "KnockLimit",
    "MeldView",
    "MeldsPerTurn",
    "NextDealer",
    "Option",
    "OptionKind",
    "Rotation",
    "Rules",
    "RummyRules",
    "Shutout",
    "StockOut",
    "UpcardOffer",
    "Value",
    "Variant",
    "house_rules_of",
    "options_for",
    "parse_rules",
    "profile",
    "usual_values",
    "values_of",
    "variant",
    "variant_named",
    "with_house_rules",
]
