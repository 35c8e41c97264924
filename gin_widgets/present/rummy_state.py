"""The parts of the page that are different at a table of Rummy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.messages import message, nmessage
from gin_widgets.present.hand import no_hand
from gin_widgets.present.moves import log, say
from gin_widgets.present.rummy_hand import rummy_hand
from gin_widgets.present.rummy_piles import rummy_discard, rummy_stock
from gin_widgets.present.rummy_results import rummy_count
from gin_widgets.present.rummy_seats import rummy_opponents, rummy_you
from gin_widgets.present.rummy_table import left_hands, mat_melds
from gin_widgets.present.rummy_trays import rummy_tray

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Parts


def rummy_parts(scene: Scene) -> Parts:
    """All parts in which Rummy is not like Gin."""
    left = left_hands(scene)
    return {
        "mode": "play" if left is None else "showdown",
        "opponents": rummy_opponents(scene),
        "you": rummy_you(scene),
        "stock": rummy_stock(scene),
        "discard": rummy_discard(scene),
        "hand": rummy_hand(scene) if left is None else no_hand(),
        "tray": rummy_tray(scene),
        "log": log(scene),
        "spread": None,
        "count": rummy_count(scene),
        "say": say(scene),
        "roles": None,
        "melds": mat_melds(scene),
        "left": left,
    }


def rummy_chips(scene: Scene) -> Iterator[Message]:
    """How many play, and what wins the game."""
    players = len(scene.rummy.hand_counts)
    yield nmessage("{n} player", "{n} players", players)
    if scene.target:
        yield message("Game to {target}", target=scene.target)
    else:
        yield message("Who goes out first wins")
