"""Why an action is refused in Rummy: the kinds that Gin does not have, one sentence for each.

What both games refuse (a card that is not in the hand, the card just taken ...) is in
`engine.refusals`. Each function returns the `IllegalAction` to raise.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from gin_widgets.engine.errors import IllegalAction
from gin_widgets.engine.refusals import Refusal
from gin_widgets.messages import message, nmessage

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.melds import Meld


class RummyRefusal(Enum):
    """The kinds of refusal that only Rummy has."""

    STOCK_EMPTY = "stock-empty"
    STOCK_NOT_EMPTY = "stock-not-empty"
    NOTHING_TO_TURN_OVER = "nothing-to-turn-over"
    NO_KNOCKING = "no-knocking"
    ACE_LOW = "ace-low"
    ACE_BETWEEN = "ace-between"
    MELD_FIRST = "meld-first"
    ONE_MELD = "one-meld"
    MUST_GO_OUT = "must-go-out"
    LAST_DISCARD = "last-discard"
    STUCK = "stuck"


def already_drawn() -> IllegalAction:
    """A second card in one turn (B7)."""
    return IllegalAction(
        Refusal.ALREADY_DRAWN,
        message("You have drawn your card for this turn: now meld, lay off or discard."),
    )


def stock_empty(card: Card, *, reshuffle: bool) -> IllegalAction:
    """Drawing from a stock that has no cards (B13)."""
    if reshuffle:
        return IllegalAction(
            RummyRefusal.STOCK_EMPTY,
            message(
                "The stock is empty: take the {card}, or shuffle the cards under it for a new "
                "stock.",
                card=card,
            ),
        )
    return IllegalAction(
        RummyRefusal.STOCK_EMPTY,
        message("The stock is empty: take the {card}, or turn the discard pile over.", card=card),
    )


def stock_not_empty(count: int) -> IllegalAction:
    """Turning the discard pile over too early (B13)."""
    return IllegalAction(
        RummyRefusal.STOCK_NOT_EMPTY,
        nmessage(
            "There is still {n} card in the stock: the discard pile stays as it is.",
            "There are still {n} cards in the stock: the discard pile stays as it is.",
            count,
        ),
    )


def nothing_to_turn_over(card: Card) -> IllegalAction:
    """A new stock from a pile of one card, where the top card stays (J20)."""
    return IllegalAction(
        RummyRefusal.NOTHING_TO_TURN_OVER,
        message("The stock is empty and the {card} is the only discard: take it.", card=card),
    )


def no_knocking() -> IllegalAction:
    """Knocking or showing, which is Gin."""
    return IllegalAction(
        RummyRefusal.NO_KNOCKING,
        message("Nobody knocks in Rummy: the round ends when somebody has no cards left."),
    )


def ace_low(meld: Meld) -> IllegalAction:
    """Ace after king where the ace is low (B2)."""
    return IllegalAction(
        RummyRefusal.ACE_LOW,
        message(
            "“{cards}” is not a run: the ace is low, so it never follows the king.",
            cards=meld,
        ),
    )


def ace_between(meld: Meld) -> IllegalAction:
    """King, ace, two where the ace is high or low, but not both (B2)."""
    return IllegalAction(
        RummyRefusal.ACE_BETWEEN,
        message(
            "“{cards}” is not a run here: the ace may be below the two or above the king, "
            "but not both at once.",
            cards=meld,
        ),
    )


def meld_first() -> IllegalAction:
    """Laying off before an own meld (`layoff_before_meld`, J22)."""
    return IllegalAction(
        RummyRefusal.MELD_FIRST,
        message("Here you may lay off cards only after you have laid down a meld of your own."),
    )


def one_meld() -> IllegalAction:
    """A second meld in a turn in which the player cannot go out (`melds_per_turn`, J21)."""
    return IllegalAction(
        RummyRefusal.ONE_MELD,
        message("Here you may lay down only one meld in a turn, unless you go out."),
    )


def must_go_out() -> IllegalAction:
    """Not going out after a second meld (J21)."""
    return IllegalAction(
        RummyRefusal.MUST_GO_OUT,
        message(
            "You have laid down more than one meld in this turn, "
            "so you must get rid of all your cards now."
        ),
    )


def last_discard() -> IllegalAction:
    """Going out without a discard (`final_discard`, J26)."""
    return IllegalAction(
        RummyRefusal.LAST_DISCARD,
        message("Here your last card must be a discard, so keep one card for it."),
    )


def stuck(card: Card) -> IllegalAction:
    """A meld or lay-off after which the turn could not end (J18)."""
    return IllegalAction(
        RummyRefusal.STUCK,
        message(
            "Then only the {card} would be left, and you may not discard it in this turn, "
            "because you have just taken it from the discard pile.",
            card=card,
        ),
    )
