"""The practice table. It stands at the top, so that it is seen without scrolling."""

from __future__ import annotations

from gin_widgets.app.pages.cells import Call, Notebook, item, section
from gin_widgets.engine.rules import variant
from gin_widgets.messages import message

PAGE = Notebook(
    "practice",
    message("Practice table"),
    (
        Call("table", "table", "gin"),
        section(
            "help",
            message("Good to know"),
            item(
                message(
                    "You play against the computer. Whoever is the first to have {target} points "
                    "or more wins the game.",
                    target=variant("gin").target,
                )
            ),
            item(
                message(
                    "First take a card from one of the two piles. Then choose a card from your "
                    "hand and discard it. When you may knock, the table offers it to you."
                )
            ),
            item(
                message(
                    "If a move is not allowed, nothing is lost. The table tells you why, and you "
                    "can choose again."
                )
            ),
            item(
                message(
                    "Your game is kept in this browser. You can close the page and go on later."
                )
            ),
            item(message("The rules are here: [the game on one page](rules.ipynb).")),
            item(
                message(
                    "Other games for two: [Oklahoma Gin](oklahoma.ipynb) and "
                    "[Hollywood Gin](hollywood.ipynb)."
                )
            ),
            item(message("A game for three: [three-player Gin](three-player.ipynb).")),
            item(message("A game for two to six: [Rummy](rummy.ipynb).")),
        ),
    ),
    wide=True,
)
