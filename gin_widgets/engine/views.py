"""`PlayerView`: all that one seat may know of a round. There is no field for a hidden card.

Players, hints and the page get views only. Whatever the other player's hand and the order of the
stock are, the view is the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action, ActionKind, LayOffCard
    from gin_widgets.engine.arrangements import Arrangement
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.melds import Meld
    from gin_widgets.engine.outcomes import Outcome
    from gin_widgets.engine.rules import GinRules


class PhaseKind(Enum):
    """Where a round stands. The state's own phases hold hidden cards; a view names the kind."""

    FIRST_UPCARD = "first-upcard"
    DRAW = "draw"
    DISCARD = "discard"
    LAST_CARD = "last-card"
    LAY_OFF = "lay-off"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: who, what, and the card that moved.

    `card` is None where no card moves (`pass`, `show`, `big-gin`) and where it is hidden from the
    seat whose view this is: a card the other player drew from the stock; the discard of the other
    player's knock while it lies face down.
    """

    seat: int
    kind: ActionKind
    card: Card | None


@dataclass(frozen=True, slots=True)
class ShownKnock:
    """A knock as it lies on the table.

    `arrangement` is the declaration, `melds` are its melds as they lie now, with the cards laid
    off so far. `discard` is None after a big Gin, and for the defender as long as it lies face
    down (until the round is over).
    """

    seat: int
    discard: Card | None
    arrangement: Arrangement
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What `seat` knows.

    - `to_move`: the seat that acts next, None when the round is over; `legal`: what *this* seat
      may do now, empty when it is not its turn.
    - `discards`: the whole discard pile, bottom first; without a knock's discard that lies face
      down for this seat. `upcard`: the card turned up with the deal, wherever it is now, or None
      where the deal turns none.
    - `stock_count` and `hand_counts` (by seat) are numbers of cards.
    - `drawn`: the card this seat drew from the *stock* in the turn that is going on; `taken`: the
      one it took from the *discard pile*. One of them or neither.
    - `knock_limit`: most points of deadwood with which a knock is allowed in this deal; 0 means
      Gin only. `doubled`: whether the deal's score counts twice (J9).
    - `events`: what happened so far, oldest first.
    - `knock`, `lay_offs`, `outcome`: None or empty as long as there is none. Both hands are in
      `outcome.showdown`; a drawn round shows nothing.
    """

    seat: int
    rules: GinRules
    dealer: int
    to_move: int | None
    phase: PhaseKind
    hand: Hand
    discards: tuple[Card, ...]
    stock_count: int
    hand_counts: tuple[int, int]
    upcard: Card | None
    drawn: Card | None
    taken: Card | None
    knock_limit: int
    doubled: bool
    events: tuple[Event, ...]
    legal: tuple[Action, ...]
    knock: ShownKnock | None
    lay_offs: tuple[LayOffCard, ...]
    outcome: Outcome | None
