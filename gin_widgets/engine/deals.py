"""Deals: the order of the pack is all the chance there is in a round.

A deal has a code that can be read out. Most are made from a seed and short; a deal of chosen
cards has a long code that holds the whole order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.cards import CARDS, Card, parse_cards
from gin_widgets.engine.codes import (
    CHOSEN_DEAL,
    DEALERS_CHOSEN_DEAL,
    DEALERS_SEEDED_DEAL,
    LATER_SEEDED_DEALS,
    SEEDED_DEAL,
    format_code,
    parse_code,
)
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.shuffle import shuffled
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

SEED_BITS = 40
_SEEDED, _CHOSEN = (SEEDED_DEAL, DEALERS_SEEDED_DEAL), (CHOSEN_DEAL, DEALERS_CHOSEN_DEAL)
"""The first character of a code: for the non-dealer (or whoever it is), and for the dealer."""
_SEEDED_LENGTH, _CHOSEN_LENGTH = SEED_BITS // 5, 46
"""Characters of the number: 40 bits; 52! orders need 226 bits, 46 characters hold 230."""
_LENGTHS = {
    **dict.fromkeys((*_SEEDED, *LATER_SEEDED_DEALS), _SEEDED_LENGTH),
    **dict.fromkeys(_CHOSEN, _CHOSEN_LENGTH),
}
_PAIR = 2
_USUAL_HANDS = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}


@dataclass(frozen=True, repr=False)
class Deal:
    """The 52 cards in the order in which they leave the pack.

    Cards are dealt one at a time, the dealer last: with two hands of ten the non-dealer gets
    `order[0], order[2] ... order[18]`, the dealer `order[1] ... order[19]`; `order[20]` is the
    upcard and `order[21]` the top of the stock (G10, G12, G13). `seed` is the number the order
    was shuffled from, or None for chosen cards.
    """

    order: tuple[Card, ...]
    seed: int | None = None

    def __post_init__(self) -> None:
        """Refuse anything but one whole pack."""
        if len(self.order) != len(CARDS) or set(self.order) != set(CARDS):
            raise InvalidNotation(message("A deal needs each of the 52 cards once."))

    @classmethod
    def from_seed(cls, seed: int) -> Deal:
        """The deal shuffled from `seed`, a number below 2**40."""
        if not 0 <= seed < 1 << SEED_BITS:
            raise InvalidNotation(
                message(
                    "A deal's number is at least 0 and less than {limit}.", limit=1 << SEED_BITS
                )
            )
        return cls(shuffled(CARDS, "deal 1", seed.to_bytes(SEED_BITS // 8, "big")), seed)

    @classmethod
    def parse(cls, code: str) -> Deal:
        """The deal of a code; forgiving about case, spaces, hyphens, O, I and L.

        Who is to deal is no part of a deal: `parse_seated` tells that too. Raises
        `InvalidNotation` that says what is wrong with the code.
        """
        return cls.parse_seated(code)[0]

    @classmethod
    def parse_seated(cls, code: str) -> tuple[Deal, bool, int]:
        """The deal of a code, whether whoever enters it is the dealer, and else the place.

        The place is 0 for the player on the dealer's left, who gets the first card.
        """
        kind, number = parse_code(code, _LENGTHS)
        if kind in (CHOSEN_DEAL, DEALERS_CHOSEN_DEAL):
            return cls(_order_of(number)), kind == DEALERS_CHOSEN_DEAL, 0
        place = LATER_SEEDED_DEALS.index(kind) + 1 if kind in LATER_SEEDED_DEALS else 0
        return cls.from_seed(number), kind == DEALERS_SEEDED_DEAL, place

    @classmethod
    def of(
        cls,
        hands: Sequence[str | Iterable[Card]] = (),
        upcard: str | Card | None = None,
        stock: str | Iterable[Card] = (),
        seed: int = 0,
        hand_size: int | None = None,
    ) -> Deal:
        """A deal with chosen cards; what is not given comes from `seed`.

        `hands` in the order of dealing (two players: the non-dealer's, then the dealer's), each
        of up to `hand_size` cards (by default 10 for two, 7 for three or four, 6 for more);
        without `upcard` the non-dealer may be given one more (the house rule with eleven cards).
        `stock` from its top. Raises `InvalidNotation` on a card that comes twice.
        """
        chosen = [_cards(hand) for hand in hands]
        players = max(_PAIR, len(chosen))
        if players not in _USUAL_HANDS:
            raise InvalidNotation(message("A deal has at most six hands."))
        size = _USUAL_HANDS[players] if hand_size is None else hand_size
        first = () if upcard is None else _cards(upcard)
        slots = _hand_slots(chosen, players, size, eleven=upcard is None)
        slots |= {players * size + at: card for at, card in enumerate(first)}
        slots |= {players * size + 1 + at: card for at, card in enumerate(_cards(stock))}
        base = cls.from_seed(seed)
        return cls(_filled(slots, base.order)) if slots else base

    @property
    def code(self) -> str:
        """The text of this deal, `1K7Q-3MZ8-XAB`; longer for chosen cards."""
        return self.code_for(dealer=False)

    def code_for(self, *, dealer: bool, place: int = 0) -> str:
        """The text of this deal for the dealer, `DK7Q-3MZ8-...`, or for another player.

        `place`: how many get a card before that other player. Chosen cards do not keep it.
        """
        if self.seed is None:
            return format_code(_CHOSEN[dealer], _number_of(self.order), _CHOSEN_LENGTH)
        kind = LATER_SEEDED_DEALS[place - 1] if place and not dealer else _SEEDED[dealer]
        return format_code(kind, self.seed, _SEEDED_LENGTH)

    def hand(self, place: int, players: int = 2, hand_size: int = 10) -> tuple[Card, ...]:
        """The cards dealt to the `place`-th player (0 is dealt to first, the dealer last)."""
        return self.order[place : players * hand_size : players]

    def reshuffled(self, cards: Sequence[Card], time: int) -> tuple[Card, ...]:
        """`cards` in an order that this deal decides, another each `time` (J20)."""
        seed = bytes([card.index for card in self.order] + [time])
        return shuffled(cards, "reshuffle 1", seed)

    def __str__(self) -> str:
        """The code."""
        return self.code

    def __repr__(self) -> str:
        """`Deal('1K7Q-3MZ8-XAB')`."""
        return f"Deal({self.code!r})"


def _cards(given: str | Card | Iterable[Card]) -> tuple[Card, ...]:
    if isinstance(given, str):
        return parse_cards(given)
    return (given,) if isinstance(given, Card) else tuple(given)


def _hand_slots(
    hands: Sequence[tuple[Card, ...]], players: int, size: int, *, eleven: bool
) -> dict[int, Card]:
    slots: dict[int, Card] = {}
    for place, hand in enumerate(hands):
        room = size + (1 if eleven and place == 0 else 0)
        if len(hand) > room:
            raise InvalidNotation(
                message(
                    "Hand {number} has {found} cards, and there is room for {room}.",
                    number=place + 1,
                    found=len(hand),
                    room=room,
                )
            )
        slots |= {place + at * players: card for at, card in enumerate(hand)}
    return slots


def _filled(slots: dict[int, Card], order: Sequence[Card]) -> tuple[Card, ...]:
    """The order with the chosen cards in their places and the others in turn between them."""
    chosen = list(slots.values())
    for card in chosen:
        if chosen.count(card) > 1:
            raise InvalidNotation(message("The {card} is there twice.", card=card))
    if max(slots) >= len(order):
        raise InvalidNotation(message("These are more cards than the pack has."))
    others = (card for card in order if card not in chosen)
    return tuple(slots[at] if at in slots else next(others) for at in range(len(order)))


def _number_of(order: Sequence[Card]) -> int:
    """The place of this order among all 52! orders."""
    number, left = 0, list(CARDS)
    for card in order:
        number = number * len(left) + left.index(card)
        left.remove(card)
    return number


def _order_of(number: int) -> tuple[Card, ...]:
    places = []
    for size in range(1, len(CARDS) + 1):
        number, place = divmod(number, size)
        places.append(place)
    if number:
        raise InvalidNotation(message("This code fits no order of the 52 cards."))
    left = list(CARDS)
    return tuple(left.pop(place) for place in reversed(places))
