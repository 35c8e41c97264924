"""Why an action is refused: one `Refusal` and one sentence for each kind.

Each function returns the `IllegalAction` to raise. The sentences are for the player who asked and
name only cards that this player knows.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from gin_widgets.engine.errors import IllegalAction
from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card


class Refusal(Enum):
    """The kinds of refusal in a round of Gin."""

    NOT_YOUR_TURN = "not-your-turn"
    ROUND_OVER = "round-over"
    UPCARD_FIRST = "upcard-first"
    UPCARD_GONE = "upcard-gone"
    DRAW_FIRST = "draw-first"
    ALREADY_DRAWN = "already-drawn"
    NO_PASSING = "no-passing"
    NOT_IN_HAND = "not-in-hand"
    JUST_TAKEN = "just-taken"
    KNOCK_TOO_HIGH = "knock-too-high"
    GIN_ONLY = "gin-only"
    ARRANGED_TOO_HIGH = "arranged-too-high"
    NOT_THE_CARDS_KEPT = "not-the-cards-kept"
    NO_BIG_GIN = "no-big-gin"
    BIG_GIN_UNMATCHED = "big-gin-unmatched"
    LAST_CARD_CHOICE = "last-card-choice"
    LAST_CARD_NO_KNOCK = "last-card-no-knock"
    MUST_KNOCK = "must-knock"
    NOBODY_KNOCKED = "nobody-knocked"
    KNOCKED_ALREADY = "knocked-already"
    GIN_NO_LAY_OFF = "gin-no-lay-off"
    NO_SUCH_MELD = "no-such-meld"
    FITS_NO_MELD = "fits-no-meld"
    FITS_ANOTHER_MELD = "fits-another-meld"
    ANOTHER_CARD_FIRST = "another-card-first"
    NOT_THE_CARDS_LEFT = "not-the-cards-left"
    MELDS_STAY_IN_HAND = "melds-stay-in-hand"
    PILE_STAYS = "pile-stays"


def not_your_turn(players: int = 2) -> IllegalAction:
    """A player acts while another one is to move."""
    if players > 2:  # noqa: PLR2004 - more than one other
        return IllegalAction(
            Refusal.NOT_YOUR_TURN,
            message("It is not your turn: wait until the others have played."),
        )
    return IllegalAction(
        Refusal.NOT_YOUR_TURN, message("It is not your turn: wait for the other player.")
    )


def round_over() -> IllegalAction:
    """Anything after the end."""
    return IllegalAction(Refusal.ROUND_OVER, message("This round is over."))


def upcard_first(card: Card) -> IllegalAction:
    """Anything but taking or passing while the first upcard is offered (G16)."""
    return IllegalAction(
        Refusal.UPCARD_FIRST,
        message("First decide about the upcard, the {card}: take it or pass.", card=card),
    )


def upcard_gone(card: Card) -> IllegalAction:
    """Taking the upcard after two passes (G16)."""
    return IllegalAction(
        Refusal.UPCARD_GONE,
        message(
            "Both players passed the {card}, so this turn begins with a card from the stock.",
            card=card,
        ),
    )


def draw_first() -> IllegalAction:
    """Ending a turn that has not begun (G14, G17)."""
    return IllegalAction(
        Refusal.DRAW_FIRST,
        message("First draw a card, from the stock or from the discard pile."),
    )


def already_drawn() -> IllegalAction:
    """A second card in one turn (G14, G15)."""
    return IllegalAction(
        Refusal.ALREADY_DRAWN,
        message("You have all your cards for this turn: now discard one of them."),
    )


def no_passing() -> IllegalAction:
    """Passing where nothing is offered (G14-G16)."""
    return IllegalAction(
        Refusal.NO_PASSING,
        message("You cannot pass now: in every turn you draw a card and then discard one."),
    )


def not_in_hand(card: Card) -> IllegalAction:
    """A card of somebody else, or of nobody."""
    return IllegalAction(Refusal.NOT_IN_HAND, message("The {card} is not in your hand.", card=card))


def just_taken(card: Card) -> IllegalAction:
    """Putting back the card just taken, also in a knock (F, `discard_taken_upcard`)."""
    return IllegalAction(
        Refusal.JUST_TAKEN,
        message(
            "You have just taken the {card} from the discard pile, "
            "so you may not discard it in the same turn.",
            card=card,
        ),
    )


def knock_too_high(card: Card, count: int, limit: int) -> IllegalAction:
    """A knock that no arrangement allows (G18)."""
    return IllegalAction(
        Refusal.KNOCK_TOO_HIGH,
        message(
            "Without the {card} your unmatched cards count {count}, "
            "and you may knock only when they count {limit} or less.",
            card=card,
            count=count,
            limit=limit,
        ),
    )


def gin_only(card: Card, count: int) -> IllegalAction:
    """The same where the knock limit is 0."""
    return IllegalAction(
        Refusal.GIN_ONLY,
        message(
            "In this round you may knock only with Gin, "
            "and without the {card} your unmatched cards still count {count}.",
            card=card,
            count=count,
        ),
    )


def arranged_too_high(count: int, limit: int, best: int) -> IllegalAction:
    """A knock that another arrangement of the same cards allows (G18)."""
    return IllegalAction(
        Refusal.ARRANGED_TOO_HIGH,
        message(
            "Arranged like this, your unmatched cards count {count}, which is more than {limit}; "
            "in the best arrangement they count {best}.",
            count=count,
            limit=limit,
            best=best,
        ),
    )


def not_the_cards_kept() -> IllegalAction:
    """A spread that is not the hand, or has a card twice (G19, G20)."""
    return IllegalAction(
        Refusal.NOT_THE_CARDS_KEPT,
        message("When you knock, you spread all the cards you keep, and each of them once."),
    )


def no_big_gin() -> IllegalAction:
    """A big Gin where the rules have none."""
    return IllegalAction(
        Refusal.NO_BIG_GIN,
        message("Big Gin is not played in this round: discard one card and keep ten for Gin."),
    )


def big_gin_unmatched() -> IllegalAction:
    """A big Gin with a card over."""
    return IllegalAction(
        Refusal.BIG_GIN_UNMATCHED, message("For big Gin all eleven cards must be in melds.")
    )


def last_card_choice(card: Card) -> IllegalAction:
    """Anything but taking the last discard or passing (J4)."""
    return IllegalAction(
        Refusal.LAST_CARD_CHOICE,
        message(
            "Only two cards are left in the stock: take the {card} and knock, or pass.", card=card
        ),
    )


def last_card_no_knock(card: Card) -> IllegalAction:
    """Taking the last discard when no knock follows (J4)."""
    return IllegalAction(
        Refusal.LAST_CARD_NO_KNOCK,
        message(
            "The last discard may be taken only for a knock, "
            "and with the {card} you still cannot knock.",
            card=card,
        ),
    )


def must_knock() -> IllegalAction:
    """A mere discard after taking the last discard (J4)."""
    return IllegalAction(
        Refusal.MUST_KNOCK, message("You took the last discard, so now you must knock.")
    )


def nobody_knocked() -> IllegalAction:
    """Laying off or showing before a knock (G22)."""
    return IllegalAction(
        Refusal.NOBODY_KNOCKED,
        message("You can lay off cards and show your hand only after the other player knocks."),
    )


def knocked_already() -> IllegalAction:
    """Playing on after a knock (G21)."""
    return IllegalAction(
        Refusal.KNOCKED_ALREADY,
        message("The other player has knocked: now you may lay off cards, then show your hand."),
    )


def gin_no_lay_off() -> IllegalAction:
    """Laying off after Gin (G22, G27)."""
    return IllegalAction(
        Refusal.GIN_NO_LAY_OFF, message("Nobody may lay off cards after Gin: the round is over.")
    )


def no_such_meld() -> IllegalAction:
    """Laying off on something that does not lie there."""
    return IllegalAction(
        Refusal.NO_SUCH_MELD, message("There is no such meld on the table: choose one you can see.")
    )


def fits_no_meld(card: Card) -> IllegalAction:
    """A card that has no place (G22)."""
    return IllegalAction(
        Refusal.FITS_NO_MELD,
        message("The {card} does not fit any of the melds on the table.", card=card),
    )


def fits_another_meld(card: Card) -> IllegalAction:
    """A card put on the wrong one of the melds (G22)."""
    return IllegalAction(
        Refusal.FITS_ANOTHER_MELD,
        message("The {card} does not fit this meld, but it fits another one.", card=card),
    )


def another_card_first(card: Card, first: Card) -> IllegalAction:
    """The far end of a chain before its near end: 9 before 8 on 5-6-7 (G22)."""
    return IllegalAction(
        Refusal.ANOTHER_CARD_FIRST,
        message("Lay off the {first} first, then the {card} fits too.", first=first, card=card),
    )


def not_the_cards_left() -> IllegalAction:
    """A show that is not the rest of the hand (G21, J7)."""
    return IllegalAction(
        Refusal.NOT_THE_CARDS_LEFT,
        message("Show all the cards that are left in your hand, and each of them once."),
    )


def melds_stay_in_hand() -> IllegalAction:
    """Laying a meld as in Rummy (G20)."""
    return IllegalAction(
        Refusal.MELDS_STAY_IN_HAND,
        message("In Gin you keep your melds in your hand until somebody knocks."),
    )


def pile_stays() -> IllegalAction:
    """Turning the discard pile over as in Rummy (F)."""
    return IllegalAction(
        Refusal.PILE_STAYS, message("In Gin the discard pile is never turned over.")
    )
