"""Stock and discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import TAKE_DISCARD, TAKE_STOCK
from gin_widgets.engine.views import PhaseKind
from gin_widgets.messages import message, nmessage

if TYPE_CHECKING:
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Discard, Stock


def stock(scene: Scene) -> Stock:
    """The stock, face down."""
    view = scene.view
    live = TAKE_STOCK in view.legal
    left = view.stock_count
    return {
        "label": scene.text(message("Stock")),
        "line": scene.text(nmessage("{n} left", "{n} left", left)),
        "count": left,
        "spoken": scene.text(
            nmessage("Stock, face down, {n} card left", "Stock, face down, {n} cards left", left)
        ),
        "live": live,
        "do": str(TAKE_STOCK) if live else None,
        "refusal": scene.reason(str(TAKE_STOCK)),
    }


def discard(scene: Scene) -> Discard:
    """The discard pile: its top card, and a corner of the one below."""
    view = scene.view
    live = TAKE_DISCARD in view.legal
    top = view.discards[-1] if view.discards else None
    under = view.discards[-2] if len(view.discards) > 1 else None
    offered = view.phase is PhaseKind.FIRST_UPCARD
    label = message("Upcard") if offered else message("Discard pile")
    if top is None:
        spoken = message("Discard pile, empty")
    elif offered:
        spoken = message("Upcard, {card}", card=top)
    else:
        spoken = message("Discard pile, {card} on top", card=top)
    return {
        "label": scene.text(label),
        "card": None if top is None else top.text,
        "under": None if under is None else under.text,
        "line": "",
        "spoken": scene.text(spoken),
        "live": live,
        "do": str(TAKE_DISCARD) if live else None,
        "refusal": scene.reason(str(TAKE_DISCARD)),
    }
