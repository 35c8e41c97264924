"""“The game on one page”: the rules of Gin for two, in the order in which a player meets them.

The numbers are the defaults of the rules (`GinRules`), and what is said of a hand is computed.
"""

from __future__ import annotations

from gin_widgets.app.pages.cells import Call, Notebook, Prose, item, says, section
from gin_widgets.engine.arrangements import deadwood
from gin_widgets.engine.rules import variant
from gin_widgets.messages import message

_RULES = variant("gin")
_MELDS = "7d 7h 7s 4c 5c 6c"
_HAND = "9d 9s 9h 4c 5c 6c Kh Qs 8h 2d"
_KNOCK = "5c 6c 7c Qd Qh Qs 2h 3h 4h 6s"
_GIN = "5c 6c 7c Qd Qh Qs 2h 3h 4h 5h"

_INTRO = Prose(
    "intro",
    (
        says(
            message(
                "Gin Rummy is a card game for two. You collect cards that belong together and "
                "get rid of the others. Read this page and then play. The practice table knows "
                "the rules and tells you when a move is not allowed."
            )
        ),
    ),
)
_CARDS = section(
    "cards",
    message("The cards"),
    item(message("You need one pack of 52 cards, without jokers.")),
    item(
        message(
            "In every suit the order is ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king. "
            "The ace is always the lowest card."
        )
    ),
    item(
        message(
            "An ace counts 1 point. The cards from 2 to 10 count their number. "
            "Jack, queen and king count 10 points each."
        )
    ),
)
_MELD_KINDS = section(
    "melds",
    message("Melds and deadwood"),
    says(message("Cards that belong together are a **meld**. There are two kinds of melds.")),
    item(message("A **set** is three or four cards of the same rank.")),
    item(
        message(
            "A **run** is three or more cards of the same suit that follow one another. "
            "The ace comes before the 2. Nothing comes after the king."
        )
    ),
)
_DEADWOOD = Prose(
    "deadwood",
    (
        says(message("A card can be in one meld only, never in two at the same time.")),
        says(
            message(
                "Cards that are in no meld are **unmatched**. Their points together are your "
                "**deadwood**. The less deadwood, the better."
            )
        ),
        says(
            message(
                "This hand has a set and a run. Four cards are unmatched, "
                "and the deadwood is {deadwood}.",
                deadwood=deadwood(_HAND),
            )
        ),
    ),
)
_DEAL = section(
    "deal",
    message("The deal"),
    item(
        message(
            "Chance decides who deals first. After that, the winner of a round deals the next one."
        )
    ),
    item(
        message(
            "The dealer gives each player ten cards, one at a time. "
            "The other player gets the first card."
        )
    ),
    item(
        message(
            "The next card is put face up on the table. It is called the **upcard**, and it "
            "begins the **discard pile**. The other cards lie face down beside it: "
            "they are the **stock**."
        )
    ),
    item(
        message(
            "The player who did not deal may take the upcard. If that player passes, the dealer "
            "may take it. Whoever takes it discards a card, and then the other player's turn "
            "begins. If both pass, the player who did not deal takes the top card of the stock."
        )
    ),
)
_TURN = section(
    "turn",
    message("Your turn"),
    item(
        message(
            "First take one card: the top card of the stock or the top card of the discard pile."
        )
    ),
    item(message("Then **discard** one card: put it face up on the discard pile.")),
    item(
        message(
            "A card that you have just taken from the discard pile may not go back there in the "
            "same turn. A card from the stock may."
        )
    ),
)
_KNOCKING = section(
    "knocking",
    message("Knocking and Gin"),
    item(
        message(
            "When you have taken a card, think of the ten cards that you would keep. If their "
            "deadwood is {limit} or less, you may **knock**: you discard one card and lay your "
            "hand on the table, sorted into melds. Nobody takes any more cards in this round.",
            limit=_RULES.knock_limit,
        )
    ),
    item(
        message(
            "You may knock in any turn, even in your first one. You never have to knock: "
            "you may play on to get a better hand."
        )
    ),
    item(message("If none of your ten cards is unmatched, you have **Gin**.")),
    says(
        message(
            "The first of these hands has {deadwood} deadwood: its player may knock. "
            "The second one is Gin.",
            deadwood=deadwood(_KNOCK),
        )
    ),
)
_LAYING_OFF = section(
    "laying-off",
    message("Laying off"),
    item(
        message(
            "After a knock the other player lays down their melds too. Then that player may "
            "**lay off**: add unmatched cards to the knocker's melds. A fourth queen can join "
            "three queens. The 8 of clubs can join 5, 6 and 7 of clubs, and then the 9 can "
            "follow."
        )
    ),
    item(message("The knocker never lays off. If the knocker has Gin, nobody lays off.")),
)
_POINTS = section(
    "points",
    message("Who gets the points?"),
    says(message("Both players count their deadwood. Cards that were laid off do not count.")),
    item(
        message(
            "**The knocker has less:** the knocker scores the difference. "
            "With {mine} against {yours} that is {points} points.",
            mine=6,
            yours=23,
            points=23 - 6,
        )
    ),
    item(
        message(
            "**The other player has the same or less:** this is an **undercut**. The other "
            "player scores the difference and {bonus} points more. With {mine} against {yours} "
            "that is {points} points.",
            bonus=_RULES.undercut_bonus,
            mine=9,
            yours=4,
            points=9 - 4 + _RULES.undercut_bonus,
        )
    ),
    item(
        message(
            "**The knocker has Gin:** the knocker scores all the deadwood of the other player "
            "and {bonus} points more. The other player scores nothing, even without any deadwood.",
            bonus=_RULES.gin_bonus,
        )
    ),
)
_END = section(
    "end",
    message("The end of a round and of the game"),
    item(
        message(
            "If only two cards are left in the stock after a discard and nobody has knocked, the "
            "round is drawn. Nobody scores, and the same player deals again."
        )
    ),
    item(
        message(
            "You play round after round. Whoever is the first to have {target} points or more "
            "wins the game.",
            target=_RULES.target,
        )
    ),
    item(
        message(
            "Some books give other numbers, for example 20 points more for Gin. "
            "Agree on the numbers before you play."
        )
    ),
    says(message("Now you know the rules. [Go to the practice table](practice.ipynb).")),
)

PAGE = Notebook(
    "rules",
    message("The game on one page"),
    (
        _INTRO,
        _CARDS,
        _MELD_KINDS,
        Call("two-melds", "show", _MELDS),
        _DEADWOOD,
        Call("hand", "show", _HAND),
        _DEAL,
        _TURN,
        _KNOCKING,
        Call("knock", "show", _KNOCK),
        Call("gin", "show", _GIN),
        _LAYING_OFF,
        _POINTS,
        _END,
    ),
)
