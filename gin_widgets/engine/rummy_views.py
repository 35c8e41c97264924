"""`RummyView`: all that one seat may know of a round of Rummy. No field holds a hidden card.

The sister of `views.PlayerView`, for two to six players. Whatever the other hands and the order
of the stock are, the view is the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action, ActionKind
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.melds import Meld
    from gin_widgets.engine.outcomes import RummyOutcome
    from gin_widgets.engine.rules import RummyRules
    from gin_widgets.engine.views import PhaseKind


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table as it lies now, and the seat that laid it down: `owner`.

    Cards laid off on it belong to the meld, whoever laid them off (B10).
    """

    owner: int
    meld: Meld


@dataclass(frozen=True, slots=True)
class RummyEvent:
    """One thing that happened: who, what, and the cards that moved.

    `card` is the card drawn, taken, discarded or laid off; None for a meld, and for a card that
    another seat drew from the stock (also with `turn-over`). `meld` is the meld laid down, or the
    one a card was laid off on, as it lay before; else None.
    """

    seat: int
    kind: ActionKind
    card: Card | None
    meld: Meld | None = None


@dataclass(frozen=True, slots=True)
class RummyView:
    """What `seat` knows.

    - `to_move`: the seat that acts next, None when the round is over; `legal`: what *this* seat
      may do now, empty when it is not its turn. `phase` is `DRAW`, `DISCARD` (melds and lay-offs
      first, if any) or `OVER`.
    - `table`: every meld laid down, in the order in which they came.
    - `discards`: the discard pile, bottom first. Once turned over it is empty and its cards are
      the stock: what they are is in `events` for whoever remembers. `upcard`: the card turned up
      with the deal, wherever it is now.
    - `stock_count` and `hand_counts` (by seat) are numbers of cards. `recycles`: how often the
      pile was made the new stock (B13).
    - `shown`, by seat: whether it melded or laid off in an *earlier* turn. A seat that has not may
      still go rummy (B16, J28).
    - `drawn`: the card this seat drew from the *stock* in the turn that is going on; `taken`: the
      one it took from the *discard pile*. One of them or neither. `melds_laid`: how many melds the
      seat to move has laid in this turn (J21).
    - `events`: what happened so far, oldest first.
    - `outcome`: None until the round is over. The hands of all are in it; a void round shows none.
    """

    seat: int
    rules: RummyRules
    dealer: int
    to_move: int | None
    phase: PhaseKind
    hand: Hand
    table: tuple[TableMeld, ...]
    discards: tuple[Card, ...]
    stock_count: int
    hand_counts: tuple[int, ...]
    recycles: int
    shown: tuple[bool, ...]
    upcard: Card
    drawn: Card | None
    taken: Card | None
    melds_laid: int
    events: tuple[RummyEvent, ...]
    legal: tuple[Action, ...]
    outcome: RummyOutcome | None
