"""What a seat knows, on packed cards and with the suits in an order that has no names.

Two views that differ only by which suit is called what give the same observation, so whatever is
decided from it is decided alike. The order is that of the suits' histories (cards held, then
where each card of the suit was seen); suits with the same history are interchangeable.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.cards import CARDS
from gin_widgets.engine.views import PhaseKind
from gin_widgets.players.rollouts.packing import NEAR, RANKS, SUIT_WIDTH
from gin_widgets.players.rollouts.scoring import Scoring, scoring_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.views import PlayerView

NO_OFFER = -1
"""`offers` when the top of the discard pile may not be taken; 1 and 2 are the first upcard."""


@dataclass(frozen=True, slots=True)
class Suits:
    """The places of the four suits: engine suit number -> place, and back."""

    places: tuple[int, ...]

    def cell(self, card: Card) -> int:
        """The cell of a card."""
        suit, order = divmod(card.index, RANKS)
        return self.places[suit] * SUIT_WIDTH + order

    def card(self, cell: int) -> Card:
        """The card of a cell."""
        place, order = divmod(cell, SUIT_WIDTH)
        return CARDS[self.places.index(place) * RANKS + order]

    def pack(self, cards: Iterable[Card]) -> int:
        """The bits of some cards."""
        return sum(1 << self.cell(card) for card in cards)


@dataclass(frozen=True, slots=True)
class Seat:
    """What the whole table knows of one seat.

    `known`: cards taken from the discard pile and still held. `wanted` and `shunned`: the cards
    beside those it took and beside those it discarded. `discarded` and `passed`: cells with how
    many of the seat's own turns have passed since. `turns`: its discards.
    """

    known: int = 0
    wanted: int = 0
    shunned: int = 0
    turns: int = 0
    discarded: tuple[tuple[int, int], ...] = ()
    passed: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Observation:
    """All that a decision may be made from.

    `hand` ten or eleven cards; `gone` the discard pile with its top card (`top` is a cell, -1 when
    there is none); `taken` the cell that may not be discarded this turn, or -1. `offers`: 2 or 1
    when the first upcard is offered to the non-dealer or the dealer, 0 in a usual turn, `NO_OFFER`
    when only the stock is left. `ply`: discards so far by both. `seed` comes from this alone.
    """

    hand: int
    gone: int
    top: int
    taken: int
    offers: int
    ply: int
    stock: int
    mine: Seat
    theirs: Seat
    scoring: Scoring
    suits: Suits
    seed: int


def observe(view: PlayerView) -> Observation:
    """The observation of the seat whose view this is."""
    suits = _suits(view)
    gone = suits.pack(view.discards)
    histories = _histories(view, suits)
    bound = view.taken is not None and not view.rules.discard_taken_upcard
    story = (
        suits.pack(view.hand),
        [suits.cell(card) for card in view.discards],
        [_word(view, event.seat, event.kind, event.card, suits) for event in view.events],
        view.dealer == view.seat,
        view.phase.value,
        view.stock_count,
        str(view.rules),
        view.knock_limit,
        view.doubled,
    )
    return Observation(
        hand=suits.pack(view.hand),
        gone=gone,
        top=suits.cell(view.discards[-1]) if view.discards else -1,
        taken=suits.cell(view.taken) if view.taken is not None and bound else -1,
        offers=_offers(view),
        ply=sum(event.kind is ActionKind.DISCARD for event in view.events),
        stock=view.stock_count,
        mine=histories[0],
        theirs=histories[1],
        scoring=scoring_of(view),
        suits=suits,
        seed=int.from_bytes(blake2b(repr(story).encode(), digest_size=16).digest(), "big"),
    )


def _offers(view: PlayerView) -> int:
    if view.phase is PhaseKind.FIRST_UPCARD:
        return 1 if view.seat == view.dealer else 2
    passed = [event.kind for event in view.events[-2:]] == [ActionKind.PASS, ActionKind.PASS]
    return NO_OFFER if passed or not view.discards else 0


def _word(
    view: PlayerView, seat: int, kind: ActionKind, card: Card | None, suits: Suits
) -> tuple[bool, str, int]:
    return seat == view.seat, kind.value, -1 if card is None else suits.cell(card)


def _suits(view: PlayerView) -> Suits:
    """The suits in the order of what is known of each."""
    seen: list[list[tuple[int, ...]]] = [[], [], [], []]
    for card in view.hand:
        seen[card.index // RANKS].append((0, card.order))
    for place, card in enumerate(view.discards):
        seen[card.index // RANKS].append((1, place, card.order))
    for place, event in enumerate(view.events):
        if event.card is not None:
            history = (2, place, event.seat ^ view.seat, event.card.order)
            seen[event.card.index // RANKS].append(history)
    if view.upcard is not None:
        seen[view.upcard.index // RANKS].append((3, view.upcard.order))
    ordered = sorted(range(4), key=lambda suit: seen[suit])
    return Suits(tuple(ordered.index(suit) for suit in range(4)))


class _History:
    """Collects one seat's `Seat` event by event."""

    def __init__(self) -> None:
        self.known = self.wanted = self.shunned = self.turns = 0
        self.discarded: list[tuple[int, int]] = []
        self.passed: list[tuple[int, int]] = []

    def take(self, cell: int) -> None:
        self.known |= 1 << cell
        self.wanted |= NEAR[cell]

    def leave(self, cell: int) -> None:
        self.passed.append((cell, self.turns))

    def discard(self, cell: int) -> None:
        self.known &= ~(1 << cell)
        self.shunned |= NEAR[cell]
        self.discarded.append((cell, self.turns))
        self.turns += 1

    def seat(self) -> Seat:
        def aged(cells: list[tuple[int, int]], now: int) -> tuple[tuple[int, int], ...]:
            return tuple((cell, max(now - turn, 0)) for cell, turn in cells)

        return Seat(
            self.known,
            self.wanted,
            self.shunned,
            self.turns,
            aged(self.discarded, self.turns - 1),
            aged(self.passed, self.turns - 1),
        )


def _histories(view: PlayerView, suits: Suits) -> tuple[Seat, Seat]:
    """What is known of this seat and of the other."""
    histories = (_History(), _History())
    pile = [] if view.upcard is None else [suits.cell(view.upcard)]
    passes = 0
    for event in view.events:
        history = histories[event.seat ^ view.seat]
        if event.kind is ActionKind.TAKE_DISCARD and pile:
            history.take(pile.pop())
        elif event.kind is ActionKind.PASS and pile:
            history.leave(pile[-1])
            passes += 1
        elif event.kind is ActionKind.TAKE_STOCK:
            if pile and not (passes == 2 and len(pile) == 1):  # noqa: PLR2004 - both passed it
                history.leave(pile[-1])
        elif event.kind is ActionKind.DISCARD and event.card is not None:
            cell = suits.cell(event.card)
            pile.append(cell)
            history.discard(cell)
    return histories[0].seat(), histories[1].seat()


def forget_pile(seen: Observation) -> Observation:
    """The observation of somebody who remembers only the top of the discard pile."""
    gone = 1 << seen.top if seen.top >= 0 else 0
    return replace(
        seen,
        gone=gone,
        mine=Seat(turns=seen.mine.turns),
        theirs=Seat(turns=seen.theirs.turns),
    )
