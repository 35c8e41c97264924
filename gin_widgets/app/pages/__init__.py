"""What stands in the notebooks, as data: one module for each page, the same in all languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.app.pages import hollywood, oklahoma, practice, rules, rummy, teach, three_player

if TYPE_CHECKING:
    from gin_widgets.app.pages.cells import Notebook

PAGES: tuple[Notebook, ...] = (
    rules.PAGE,
    practice.PAGE,
    oklahoma.PAGE,
    hollywood.PAGE,
    three_player.PAGE,
    rummy.PAGE,
    teach.PAGE,
)
"""Every page that exists in each language: a new one is a module and its name here."""
