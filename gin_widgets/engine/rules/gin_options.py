"""Every option of the Gin family with its allowed values (RULES table G)."""

from __future__ import annotations

from gin_widgets.engine.rules.choices import (
    AceRank,
    AceUpcard,
    DealerAfterDraw,
    HollywoodBase,
    KnockLimit,
    MeldView,
    NextDealer,
    Rotation,
    Shutout,
    UpcardOffer,
)
from gin_widgets.engine.rules.option import Option, choice, numbers, switch

GIN_OPTIONS: tuple[Option, ...] = (
    Option("players", (2, 3)),
    Option("hand_size", (10,)),
    Option("ace_rank", (AceRank.LOW,)),
    Option("ace_points", (1,)),
    Option("knock_limit", (*range(11), KnockLimit.UPCARD), (10, KnockLimit.UPCARD, 0)),
    choice("ace_upcard", AceUpcard),
    switch("spade_doubles"),
    numbers("gin_bonus", 0, 50, 20, 25),
    numbers("undercut_bonus", 0, 50, 10, 20, 25),
    switch("undercut_on_tie"),
    Option("big_gin", (0, 31, 50), printed={"off": 0}, words={"no": 0}),
    numbers("target", 50, 500, 100, 150, 200, 250),
    Option("game_bonus", (0, 100)),
    Option("box_bonus", (0, 20, 25)),
    choice("shutout", Shutout),
    Option("next_dealer", (NextDealer.WINNER, NextDealer.LOSER, NextDealer.ALTERNATE)),
    choice("dealer_after_draw", DealerAfterDraw),
    choice("first_upcard", UpcardOffer),
    switch("discard_taken_upcard"),
    Option("last_cards", (2,)),
    switch("fiftieth_card"),
    switch("knock_discard_face_down"),
    choice("gin3_rotation", Rotation),
    switch("sitter_advice"),
    choice("hollywood_base", HollywoodBase),
    Option("hollywood_games", (0, 3)),
    choice("meld_view", MeldView),
)
