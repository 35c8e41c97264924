"""`CardTable`: the practice table as a widget. It holds traits and hands messages on, no rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import anywidget
import traitlets

from gin_widgets.engine.rules import variant as rules_of
from gin_widgets.engine.rules import with_house_rules
from gin_widgets.i18n import language
from gin_widgets.play.session import Session
from gin_widgets.present.labelling import labels
from gin_widgets.present.state import state
from gin_widgets.widgets.dispatch import handle

if TYPE_CHECKING:
    from gin_widgets.engine.rules import Rules
    from gin_widgets.present.shapes import State

_STATIC = Path(__file__).parent / "static"


class CardTable(anywidget.AnyWidget):
    """A table for one learner, with the computer opposite.

    The page is told everything by three traits and answers with messages: see `dispatch`. It
    keeps the saved game under `table_id`. Nothing hidden is ever in a trait. `greeted`: whether a
    page has said hello, for only the first one brings a saved game.
    """

    session: Session
    greeted: bool
    _lang: str

    _esm = _STATIC / "card_table.js"
    _css = _STATIC / "card_table.css"
    state = traitlets.Dict().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    table_id = traitlets.Unicode().tag(sync=True)

    def __init__(self, session: Session, lang: str = "en", table_id: str = "table") -> None:
        super().__init__(table_id=table_id)
        self.session = session
        self.greeted = False
        self.speak(lang)
        self.publish()
        self.on_msg(_on_message)

    @property
    def lang(self) -> str:
        """The language of the table."""
        return self._lang

    def speak(self, lang: str) -> None:
        """Have the next position published in another language. Raises `UnknownLanguage`."""
        self._lang = language(lang).code
        self.labels = dict(labels(self._lang))

    def publish(self) -> None:
        """Show the position as it is now."""
        shown: State = state(self.session.snapshot(), self._lang)
        if not self.greeted:
            shown["loading"] = True
        self.state = dict(shown)

    def tell_again(self) -> None:
        """Send all that pages should know already: a trait set to what it is sends nothing."""
        self.send_state(["state", "labels"])

    def __repr__(self) -> str:
        """The same in every run, so that notebooks can be compared with their outputs."""
        return f"CardTable({self.table_id!r}, lang={self._lang!r})"


def table(
    variant: str = "gin",
    lang: str = "en",
    *,
    level: str = "simple",
    name: str = "",
    profile: str = "",
    **house_rules: object,
) -> CardTable:
    """A practice table: `table("oklahoma", lang="sw", spade_doubles=True)`.

    `house_rules` are options of the rules by their names; `profile` is a set of usual bonuses
    (`seed`, `full_20` or `full_25`) on which they stand: `table(profile="full_25", big_gin=50)`.
    The learner may choose other rules at the table. `level` is how well the computer plays. The
    browser keeps one unfinished game for each set of rules; tables that should not share it get a
    `name`. Raises `GinError` with a sentence for a game, a language, a level, a profile or a house
    rule that does not exist.
    """
    chosen = {"profile": profile, **house_rules} if profile else house_rules
    rules: Rules = with_house_rules(rules_of(variant), chosen)
    where = f"{name}: {rules}" if name else str(rules)
    return CardTable(Session(rules, level), lang, where)


def _on_message(widget: CardTable, content: object, _: object) -> None:
    handle(widget, content)
