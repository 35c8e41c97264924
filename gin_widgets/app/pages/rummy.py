"""A table for Rummy, four at first, with its rules on the same page (RULES section E)."""

from __future__ import annotations

from gin_widgets.app.pages.cells import Call, Notebook, Prose, item, says, section
from gin_widgets.engine.rules import variant, variant_named
from gin_widgets.messages import message

_PLAYERS = 4
_TWO, _FOUR, _SIX = (variant("rummy", players=players) for players in (2, _PLAYERS, 6))

_TABLE = section(
    "help",
    message("Good to know"),
    item(
        message(
            "Here you play against three players who are the computer. Two to six can play: open "
            "the table's menu, choose the rules, and start a new game with more or fewer players."
        )
    ),
    item(
        message(
            "To lay down a meld, pick all its cards, one after the other. Then press the button "
            "that lays them down, or drag them to the middle of the table."
        )
    ),
    item(
        message(
            "When you pick one card that fits a meld on the table, a dashed place shows you where "
            "it goes."
        )
    ),
)
_DEAL = section(
    "deal",
    message("The deal"),
    item(
        message(
            "Two players get {two} cards each, three or four players get {four}, and five or six "
            "get {six}.",
            two=_TWO.hand_size,
            four=_FOUR.hand_size,
            six=_SIX.hand_size,
        )
    ),
    item(
        message(
            "The other cards lie face down: they are the **stock**. The top card is put face up "
            "beside it and begins the **discard pile**."
        )
    ),
    item(
        message(
            "The player on the dealer's left begins. With two players the winner of a round deals "
            "the next one; with more players the deal goes on to the left."
        )
    ),
)
_TURN = section(
    "turn",
    message("Your turn"),
    item(message("First take the top card of the stock or of the discard pile.")),
    item(
        message(
            "Then you may **lay down** melds: sets of three or four cards of one rank, and runs of "
            "three or more cards of one suit. You may lay down as many as you have, or none."
        )
    ),
    item(
        message(
            "You may also **lay off**: add cards to the melds on the table, whoever laid them down."
        )
    ),
    item(
        message(
            "At the end of your turn **discard** one card. It may not be the card that you have "
            "just taken from the discard pile."
        )
    ),
    item(
        message(
            "When the stock is empty, the next player takes the top discard, or turns the whole "
            "discard pile over: it is the new stock. If it is empty for the third time, the round "
            "is void and nobody scores."
        )
    ),
)
_END = section(
    "end",
    message("The end of a round"),
    item(
        message(
            "Whoever has no cards left first wins the round. The last card may be discarded, laid "
            "down in a meld, or laid off."
        )
    ),
    item(
        message(
            "All the cards that the others still hold are counted, also those that are a meld. The "
            "winner gets these points. Jack, queen and king count 10, an ace counts 1."
        )
    ),
    item(
        message(
            "**Going Rummy:** if the winner had laid down and laid off nothing in an earlier turn, "
            "the points count twice."
        )
    ),
    item(
        message(
            "Each round is a game of its own. In the table's menu you can also choose to play to "
            "{target} points.",
            target=100,
        )
    ),
)
_GIN = Prose(
    "gin",
    (
        says(
            message(
                "Nobody knocks in Rummy, and there is no deadwood: that is [Gin](practice.ipynb)."
            )
        ),
    ),
)

PAGE = Notebook(
    "rummy",
    variant_named("rummy").title,
    (
        Call("table", "table", "rummy", f"players={_PLAYERS}"),
        _TABLE,
        _DEAL,
        _TURN,
        _END,
        _GIN,
    ),
    wide=True,
)
