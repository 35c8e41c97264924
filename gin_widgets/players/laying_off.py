"""The exact end of a round for the player who did not knock (G21, G22, J7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import LayOffCard, Show
from gin_widgets.engine.arrangements import Arrangement
from gin_widgets.engine.settlement import settle

if TYPE_CHECKING:
    from gin_widgets.engine.views import PlayerView


def lay_off_plan(view: PlayerView) -> tuple[LayOffCard | Show, ...]:
    """The best lay-offs that are left, in order, and the showing of the hand after them.

    Lay-offs and own melds are weighed together, from the position as it lies now: cards laid off
    already stay where they are. `view` is the defender's, in the lay-off phase.
    """
    if view.knock is None:
        raise ValueError("nobody has knocked")
    lies = Arrangement(view.knock.melds, view.knock.arrangement.unmatched)
    best = settle(lies, view.hand, view.rules)
    lay_offs = (LayOffCard(done.card, done.meld) for done in best.lay_offs)
    return (*lay_offs, Show(best.shown))
