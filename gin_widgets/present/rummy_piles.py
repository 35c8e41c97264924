"""Stock and discard pile of Rummy: an empty stock may be made anew from the discard pile (B13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import TAKE_DISCARD, TAKE_STOCK, TURN_OVER
from gin_widgets.engine.rules import StockOut
from gin_widgets.messages import message, nmessage

if TYPE_CHECKING:
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Discard, Stock


def rummy_stock(scene: Scene) -> Stock:
    """The stock, face down; when it is empty, the way to a new one."""
    view = scene.rummy
    if TURN_OVER in view.legal:
        return _empty_stock(scene)
    live, left = TAKE_STOCK in view.legal, view.stock_count
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


def new_stock(scene: Scene) -> Message:
    """What making a new stock is called (J20)."""
    if scene.rummy.rules.stock_out is StockOut.RESHUFFLE:
        return message("Shuffle the discard pile")
    return message("Turn the discard pile over")


def _empty_stock(scene: Scene) -> Stock:
    shuffles = scene.rummy.rules.stock_out is StockOut.RESHUFFLE
    spoken = (
        message("Stock, empty: shuffle the discard pile")
        if shuffles
        else message("Stock, empty: turn the discard pile over")
    )
    return {
        "label": scene.text(message("Stock")),
        "line": scene.text(new_stock(scene)),
        "count": 0,
        "spoken": scene.text(spoken),
        "live": True,
        "do": str(TURN_OVER),
        "refusal": None,
    }


def rummy_discard(scene: Scene) -> Discard:
    """The discard pile: its top card, and a corner of the one below."""
    view = scene.rummy
    live = TAKE_DISCARD in view.legal
    top = view.discards[-1] if view.discards else None
    under = view.discards[-2] if len(view.discards) > 1 else None
    spoken = (
        message("Discard pile, empty")
        if top is None
        else message("Discard pile, {card} on top", card=top)
    )
    return {
        "label": scene.text(message("Discard pile")),
        "card": None if top is None else top.text,
        "under": None if under is None else under.text,
        "line": "",
        "spoken": scene.text(spoken),
        "live": live,
        "do": str(TAKE_DISCARD) if live else None,
        "refusal": scene.reason(str(TAKE_DISCARD)),
    }
