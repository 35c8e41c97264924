"""A table for Hollywood Gin, and what is different there (RULES section D, J10, J11)."""

from __future__ import annotations

from gin_widgets.app.pages.cells import Call, Notebook, item, section
from gin_widgets.engine.rules import GinRules, variant, variant_named
from gin_widgets.messages import message

_RULES = variant("hollywood")
assert isinstance(_RULES, GinRules)  # noqa: S101  for the type checker: it has boxes

PAGE = Notebook(
    "hollywood",
    variant_named("hollywood").title,
    (
        Call("table", "table", "hollywood"),
        section(
            "help",
            message("What is different here"),
            item(message("You keep the score of three games at the same time.")),
            item(
                message(
                    "The first round that you win counts in game 1, the second one in games 1 "
                    "and 2, and every later one in all games that are not over."
                )
            ),
            item(
                message(
                    "A game is over when somebody has {target} points or more in it. You play on "
                    "until all three are over.",
                    target=_RULES.target,
                )
            ),
            item(
                message(
                    "When a game is over, its winner gets {game} points more, and both players "
                    "get {box} points more for each round that they won in it.",
                    game=_RULES.game_bonus,
                    box=_RULES.box_bonus,
                )
            ),
            item(
                message(
                    "If the loser of a game has no points in it, the winner's points from the "
                    "rounds count double."
                )
            ),
            item(message("All the other rules are those of [Gin](rules.ipynb).")),
        ),
    ),
    wide=True,
)
