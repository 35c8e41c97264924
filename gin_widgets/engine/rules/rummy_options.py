"""Every option of Rummy with its allowed values (RULES table G)."""

from __future__ import annotations

from gin_widgets.engine.rules.choices import (
    AceRank,
    DealerAfterDraw,
    FinalDiscard,
    MeldsPerTurn,
    MeldView,
    NextDealer,
    Shutout,
    StockOut,
    UpcardOffer,
)
from gin_widgets.engine.rules.option import Option, choice, numbers, switch

_NO_TARGET = {"off": None, "": None}  # a settings panel sends an empty field as it is

RUMMY_OPTIONS: tuple[Option, ...] = (
    numbers("players", 2, 6),
    Option("hand_size", (6, 7, 10), words={"auto": None}),
    choice("ace_rank", AceRank),
    Option("ace_points", (1, 11, 15)),
    Option("target", (None, *range(50, 501)), (None, 100, 150, 200), words=_NO_TARGET),
    Option("game_bonus", (0, 100)),
    Option("box_bonus", (0, 20, 25)),
    choice("shutout", Shutout),
    Option(
        "next_dealer",
        (NextDealer.WINNER, NextDealer.LOSER, NextDealer.ALTERNATE),
        words={"left": NextDealer.ALTERNATE},
    ),
    choice("dealer_after_draw", DealerAfterDraw),
    Option("first_upcard", (UpcardOffer.NONE,)),
    switch("discard_taken_upcard"),
    Option("last_cards", (0,)),
    choice("melds_per_turn", MeldsPerTurn),
    switch("layoff_before_meld"),
    choice("final_discard", FinalDiscard),
    choice("stock_out", StockOut),
    numbers("max_recycles", 1, 5),
    Option("going_rummy", (1, 2), words={"double": 2}),
    choice("meld_view", MeldView),
)
