"""A move as advice: the words of somebody who says what they would do with the captain's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import ActionKind, DiscardCard, Knock, LayOffCard
from gin_widgets.messages import pmessage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cards import Card
    from gin_widgets.messages import Message


def would(action: Action, top: Card | None) -> Message:
    """The move as a sentence without a full stop; `top` is the card on the discard pile."""
    match action:
        case DiscardCard(card):
            return pmessage("advice", "I would discard the {card}", card=card)
        case Knock(card, arrangement):
            return (
                pmessage("advice", "I would knock and discard the {card}", card=card)
                if arrangement.unmatched
                else pmessage("advice", "I would go Gin and discard the {card}", card=card)
            )
        case LayOffCard(card, meld):
            return pmessage("advice", "I would lay off the {card} on {meld}", card=card, meld=meld)
    if action.kind is ActionKind.TAKE_DISCARD:
        return pmessage("advice", "I would take the {card}", card=top)
    return _WITHOUT_CARD[action.kind]


_WITHOUT_CARD: Mapping[ActionKind, Message] = {
    ActionKind.TAKE_STOCK: pmessage("advice", "I would take a card from the stock"),
    ActionKind.PASS: pmessage("advice", "I would pass"),
    ActionKind.BIG_GIN: pmessage("advice", "I would go big Gin"),
    ActionKind.SHOW: pmessage("advice", "I would show the cards now"),
}
