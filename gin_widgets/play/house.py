"""`House`: the rules of the learner's game, and those that are being chosen for the next one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gin_widgets.engine.errors import GinError
from gin_widgets.engine.rules import with_house_rules
from gin_widgets.engine.rules.wording import TITLES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.rules import Rules
    from gin_widgets.messages import Message


@dataclass(frozen=True, slots=True)
class House:
    """`rules` are played now; `draft` is what has been chosen so far, to begin a game with.

    `refusal`: why the last choice does not go with the others; the draft stayed as it was then.
    """

    rules: Rules
    draft: Rules
    refusal: Message | None = None

    @classmethod
    def of(cls, rules: Rules) -> House:
        """Nothing chosen yet."""
        return cls(rules, rules)

    def choosing(self, choice: Mapping[str, object]) -> House:
        """After one choice or some; see `with_house_rules`. Never raises: it says why not."""
        try:
            draft = with_house_rules(self.draft, choice)
        except GinError as refusal:
            return House(self.rules, self.draft, _titled(refusal.message))
        return House(self.rules, draft)


def _titled(refusal: Message) -> Message:
    """The refusal with an option's title, as the panel has it, in place of its name."""
    title = TITLES.get(str(refusal.params.get("option")))
    if title is None:
        return refusal
    return replace(refusal, params={**refusal.params, "option": title})
