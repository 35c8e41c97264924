"""A table for three-player Gin, and what is different there (RULES section B)."""

from __future__ import annotations

from gin_widgets.app.pages.cells import Call, Notebook, item, section
from gin_widgets.engine.rules import variant, variant_named
from gin_widgets.messages import message

PAGE = Notebook(
    "three-player",
    variant_named("three-player").title,
    (
        Call("table", "table", "three-player"),
        section(
            "help",
            message("What is different here"),
            item(message("Three people play: you and two players who are the computer.")),
            item(
                message(
                    "In every round two of you hold cards. One player is **in the box**: this "
                    "player deals and plays alone against the two others. Of those two the "
                    "**captain** plays, and the third one **sits out**."
                )
            ),
            item(
                message(
                    "At the start each of you draws a card. The highest card is in the box, the "
                    "middle one is the captain, and the lowest one sits out."
                )
            ),
            item(
                message(
                    "Whoever sits out sees the captain's cards and may give advice. The captain "
                    "decides. Nobody helps the player in the box."
                )
            ),
            item(
                message(
                    "If the player in the box wins, that player stays there and the other two "
                    "change places. If the captain wins, the captain goes into the box, whoever "
                    "sat out becomes the captain, and the loser sits out. After a drawn round "
                    "nothing changes."
                )
            ),
            item(
                message(
                    "Everybody has their own points. Whoever sits out scores nothing. The first "
                    "player with {target} points or more wins the game.",
                    target=variant("three-player").target,
                )
            ),
            item(message("All the other rules are those of [Gin](rules.ipynb).")),
        ),
    ),
    wide=True,
)
