"""What a person reads about the options: a title, the values, and where books differ.

Nothing here changes a rule; the settings panel, the rule card and the lessons on house rules read
it. The notes follow RULES sections A to F.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules.choices import (
    AceRank,
    AceUpcard,
    DealerAfterDraw,
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
from gin_widgets.messages import message, nmessage, pmessage

if TYPE_CHECKING:
    from collections.abc import Mapping
    from enum import Enum

    from gin_widgets.engine.rules.option import Value
    from gin_widgets.messages import Message

TITLES: Mapping[str, Message] = {
    "players": pmessage("house rule", "Players"),
    "hand_size": pmessage("house rule", "Cards for each player"),
    "ace_rank": pmessage("house rule", "The ace in a run"),
    "ace_points": pmessage("house rule", "Points of an ace"),
    "knock_limit": pmessage("house rule", "Knock limit"),
    "ace_upcard": pmessage("house rule", "When the upcard is an ace"),
    "spade_doubles": pmessage("house rule", "A spade as upcard doubles the round"),
    "gin_bonus": pmessage("house rule", "Bonus for Gin"),
    "undercut_bonus": pmessage("house rule", "Bonus for an undercut"),
    "undercut_on_tie": pmessage("house rule", "Equal counts are an undercut"),
    "big_gin": pmessage("house rule", "Big Gin"),
    "target": pmessage("house rule", "Points to win the game"),
    "game_bonus": pmessage("house rule", "Bonus for the game"),
    "box_bonus": pmessage("house rule", "Bonus for each round won"),
    "shutout": pmessage("house rule", "When the loser has no points"),
    "next_dealer": pmessage("house rule", "Who deals next"),
    "dealer_after_draw": pmessage("house rule", "Who deals after a drawn round"),
    "first_upcard": pmessage("house rule", "The first turn"),
    "discard_taken_upcard": pmessage("house rule", "Discarding the card just taken"),
    "last_cards": pmessage("house rule", "Cards left in the stock"),
    "fiftieth_card": pmessage("house rule", "A last knock with the last discard"),
    "knock_discard_face_down": pmessage("house rule", "The knock’s discard lies face down"),
    "gin3_rotation": pmessage("house rule", "How the roles change"),
    "sitter_advice": pmessage("house rule", "Who sits out may give advice"),
    "hollywood_base": pmessage("house rule", "The game that is played"),
    "hollywood_games": pmessage("house rule", "Games side by side"),
    "melds_per_turn": pmessage("house rule", "Melds in one turn"),
    "layoff_before_meld": pmessage("house rule", "Laying off before an own meld"),
    "final_discard": pmessage("house rule", "A discard when going out"),
    "stock_out": pmessage("house rule", "When the stock is empty"),
    "max_recycles": pmessage("house rule", "How often the stock is renewed"),
    "going_rummy": pmessage("house rule", "Going Rummy"),
    "meld_view": pmessage("house rule", "Finding melds"),
}

NOTES: Mapping[str, Message] = {
    "ace_rank": message(
        "In Gin the ace is always low. Many forms of Rummy let it be high as well."
    ),
    "ace_points": message(
        "An ace usually counts 1. Where it may be high, some tables count 11 or 15."
    ),
    "knock_limit": message(
        "10 is usual. With 0 only Gin ends the round: that is called straight Gin."
    ),
    "ace_upcard": message(
        "Some books allow only Gin when the upcard is an ace, others a count of 1."
    ),
    "spade_doubles": message("Often played in Oklahoma Gin, but not everywhere."),
    "gin_bonus": message("Most tables give 25. Some books say 20."),
    "undercut_bonus": message("The older books give 10. Many tables give 25, some 20."),
    "undercut_on_tie": message("In almost all books equal counts are an undercut."),
    "big_gin": message("Not all tables know big Gin. Where it is played it brings 31 or 50."),
    "target": message("Gin is mostly played to 100. Oklahoma Gin is often played to 150."),
    "game_bonus": message("Some books stop at the target. Others give 100 points for the game."),
    "box_bonus": message("Some books give nothing for a round won, others 20 or 25 at the end."),
    "shutout": message("Some books double the winner’s points, others the bonus for the game."),
    "next_dealer": message("Some books let the winner deal, others the loser, others take turns."),
    "dealer_after_draw": message("Mostly the same dealer deals again. Some tables change."),
    "first_upcard": message(
        "Mostly both players are offered the upcard. At some tables the non-dealer gets eleven "
        "cards."
    ),
    "discard_taken_upcard": message("Most books forbid it: the turn would change nothing."),
    "fiftieth_card": message("Most books end the round at once when two cards are left."),
    "knock_discard_face_down": message("A common sign for a knock. It has no effect on the score."),
    "gin3_rotation": message("In some books the loser simply sits out and there is no captain."),
    "sitter_advice": message("Some tables let the player who sits out help the captain."),
    "hollywood_base": message("The three games can be kept over Gin or over Oklahoma Gin."),
    "melds_per_turn": message("Some books allow one meld in a turn, others any number."),
    "layoff_before_meld": message("Some tables ask for an own meld before any card is laid off."),
    "final_discard": message("Some tables want the last card to be discarded."),
    "stock_out": message("Some books turn the discard pile over, others shuffle it first."),
    "going_rummy": message("Going out all at once counts double in many books."),
}

_CHOICES: Mapping[Enum, Message] = {
    KnockLimit.UPCARD: pmessage("value", "The points of the upcard"),
    AceUpcard.GIN_ONLY: pmessage("value", "Only Gin ends the round"),
    AceUpcard.ONE: pmessage("value", "Knock with 1 or 0"),
    Shutout.NONE: pmessage("value", "Nothing more happens"),
    Shutout.DOUBLE: pmessage("value", "The winner’s points double"),
    Shutout.GAME_BONUS_X2: pmessage("value", "The bonus for the game doubles"),
    NextDealer.WINNER: pmessage("value", "The winner of the round"),
    NextDealer.LOSER: pmessage("value", "The loser of the round"),
    NextDealer.ALTERNATE: pmessage("value", "The next player, in turn"),
    NextDealer.ROLES: pmessage("value", "As the roles say"),
    DealerAfterDraw.SAME: pmessage("value", "The same player again"),
    DealerAfterDraw.OTHER: pmessage("value", "The other player"),
    UpcardOffer.OFFER: pmessage("value", "Each player in turn may take the upcard"),
    UpcardOffer.NONE: pmessage("value", "The first player just draws"),
    UpcardOffer.ELEVEN: pmessage("value", "The non-dealer gets eleven cards"),
    Rotation.SEED: pmessage("value", "Box, captain and sitting out"),
    Rotation.CUTTHROAT: pmessage("value", "The loser sits out and deals"),
    HollywoodBase.GIN: pmessage("value", "Gin"),
    HollywoodBase.OKLAHOMA: pmessage("value", "Oklahoma Gin"),
    AceRank.LOW: pmessage("value", "Only low: A-2-3"),
    AceRank.HIGH_OR_LOW: pmessage("value", "Low or high: A-2-3 and Q-K-A"),
    AceRank.ROUND_THE_CORNER: pmessage("value", "Round the corner: also K-A-2"),
    MeldsPerTurn.ANY: pmessage("value", "As many as you like"),
    MeldsPerTurn.ONE: pmessage("value", "One"),
    FinalDiscard.OPTIONAL: pmessage("value", "Not needed"),
    FinalDiscard.REQUIRED: pmessage("value", "Needed"),
    StockOut.TURN_OVER: pmessage("value", "The discard pile is turned over"),
    StockOut.RESHUFFLE: pmessage("value", "The discard pile is shuffled"),
    StockOut.END_HAND: pmessage("value", "The round ends"),
    MeldView.AUTO: pmessage("value", "The table marks them"),
    MeldView.MANUAL: pmessage("value", "You find them yourself"),
}
_NAMED_NUMBERS: Mapping[tuple[str, int], Message] = {
    ("knock_limit", 0): pmessage("value", "Only Gin ends the round"),
    ("big_gin", 0): pmessage("value", "Not played"),
}
_PROFILES: Mapping[str, Message] = {
    "seed": pmessage("profile", "Simple score, no bonuses at the end"),
    "full_20": pmessage("profile", "Full score with boxes of 20"),
    "full_25": pmessage("profile", "Full score with boxes of 25"),
}
_YES = pmessage("value", "Yes")
_NO = pmessage("value", "No")


def option_title(name: str) -> Message:
    """The title of an option."""
    return TITLES[name]


def option_note(name: str) -> Message | None:
    """Where books differ about an option, None where they do not."""
    return NOTES.get(name)


def option_value(name: str, value: Value) -> Message:
    """A value of an option in words: `25 points`, `Yes`, `The winner of the round`."""
    if isinstance(value, bool):
        return _YES if value else _NO
    if value is None:
        return pmessage("value", "None: each round is a game of its own")
    if not isinstance(value, int):
        return _CHOICES[value]
    return _number(name, value)


def profile_title(name: str) -> Message:
    """The title of a profile."""
    return _PROFILES[name]


def _number(name: str, value: int) -> Message:
    if (name, value) in _NAMED_NUMBERS:
        return _NAMED_NUMBERS[name, value]
    cards = nmessage("{n} card", "{n} cards", value)
    counted = {
        "players": nmessage("{n} player", "{n} players", value),
        "hand_size": cards,
        "last_cards": cards,
        "max_recycles": nmessage("{n} time", "{n} times", value),
        "going_rummy": nmessage("The points count {n} time", "The points count {n} times", value),
        "hollywood_games": nmessage("{n} game", "{n} games", value),
    }
    return counted.get(name, nmessage("{n} point", "{n} points", value))
