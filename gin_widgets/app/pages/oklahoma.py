"""A table for Oklahoma Gin, and what is different there (RULES section C)."""

from __future__ import annotations

from gin_widgets.app.pages.cells import Call, Notebook, item, section
from gin_widgets.engine.rules import variant, variant_named
from gin_widgets.messages import message

PAGE = Notebook(
    "oklahoma",
    variant_named("oklahoma").title,
    (
        Call("table", "table", "oklahoma"),
        section(
            "help",
            message("What is different here"),
            item(
                message(
                    "The upcard says with how much deadwood you may knock. With a 7 it is 7 or "
                    "less. With a jack, a queen or a king it is 10 or less."
                )
            ),
            item(message("If the upcard is an ace, you cannot knock. You need Gin.")),
            item(
                message(
                    "Whoever is the first to have {target} points or more wins the game.",
                    target=variant("oklahoma").target,
                )
            ),
            item(message("All the other rules are those of [Gin](rules.ipynb).")),
        ),
    ),
    wide=True,
)
