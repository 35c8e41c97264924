"""Arrangements: a hand parted into melds and unmatched cards (rules G6, G18, G19, J5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets.engine.cards import format_cards, parse_cards
from gin_widgets.engine.discard_tables import best_discards_of_suits
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.hands import Hand, HandLike, bits_of, cards_of
from gin_widgets.engine.lay_offs import fitting, reachable
from gin_widgets.engine.meld_tables import (
    RUNS,
    best_ways,
    discards_of_suits,
    fill_tables,
    has_several_ways,
    least_with_sets,
)
from gin_widgets.engine.melds import Meld, MeldKind
from gin_widgets.engine.partings import meld_bits
from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.meld_tables import Suits


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Melds and unmatched cards, no card twice (G19).

    Given in any order, both are kept in the order of `CARDS` (melds by their first card), so that
    the same parting of the same hand is the same value and prints the same text. Raises
    `InvalidNotation` when a card comes twice.
    """

    melds: tuple[Meld, ...]
    unmatched: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        """Put melds and cards in order; refuse a card that comes twice."""
        bits_of([*(card for meld in self.melds for card in meld.cards), *self.unmatched])
        object.__setattr__(self, "melds", tuple(sorted(self.melds, key=lambda meld: meld.cards[0])))
        object.__setattr__(self, "unmatched", tuple(sorted(self.unmatched)))

    @classmethod
    def parse(cls, text: str) -> Arrangement:
        """The arrangement `4h 5h 6h / Js Jd Jh | As 2d`: melds parted by `/`, then the rest.

        Without melds it starts with `|`; without unmatched cards the `|` may be left out.
        Raises `InvalidNotation` with the reason.
        """
        melds, _, unmatched = text.partition("|")
        if "|" in unmatched:
            raise InvalidNotation(
                message("Write “|” only once: the cards after it are the unmatched cards.")
            )
        parts = melds.split("/") if melds.strip() else []
        return cls(tuple(Meld.parse(part) for part in parts), parse_cards(unmatched))

    @classmethod
    def of_bits(cls, melds: list[int], unmatched: int) -> Arrangement:
        """The arrangement of these 52-bit integers, which must share no card: not checked again."""
        melds.sort(key=_lowest_card)
        new = object.__new__(cls)
        object.__setattr__(new, "melds", tuple(map(Meld.from_bits, melds)))
        object.__setattr__(new, "unmatched", cards_of(unmatched))
        return new

    @property
    def deadwood(self) -> int:
        """The sum of the unmatched cards' points."""
        total = 0
        for card in self.unmatched:  # not `sum`: this is asked for at every settled knock
            total += card.points
        return total

    @property
    def matched(self) -> Hand:
        """The cards in melds."""
        bits = 0
        for meld in self.melds:
            bits |= meld.bits
        return Hand.from_bits(bits)

    @property
    def hand(self) -> Hand:
        """All the cards."""
        return self.matched | Hand.of(self.unmatched)

    def __str__(self) -> str:
        """The text that `parse` reads: `4h 5h 6h / Js Jh Jd | As Ad 2d Ac`."""
        melds = " / ".join(meld.text for meld in self.melds)
        if not self.unmatched:
            return melds
        return f"{melds} | {format_cards(self.unmatched)}".lstrip()


def _lowest_card(bits: int) -> int:
    return bits & -bits


def deadwood(hand: HandLike) -> int:
    """The least points of unmatched cards that the hand can be arranged to; any number of cards.

    The body repeats `least_deadwood`: this is the innermost call of all play.

    >>> deadwood("5h 6h 7h Kc Kd Ks 2d 9s Jc 4c")
    25
    """
    try:
        spades, hearts, diamonds, clubs = hand.suits  # type: ignore[union-attr]
    except AttributeError:  # text or cards: asking for the type first would slow down every hand
        return deadwood(Hand.of(hand))
    try:
        if thrice := spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts):
            return least_with_sets(spades, hearts, diamonds, clubs, thrice)
        return RUNS[spades] + RUNS[hearts] + RUNS[diamonds] + RUNS[clubs]
    except IndexError:  # the first call of all
        fill_tables()
        return deadwood(hand)


def deadwood_after_discards(hand: HandLike) -> dict[Card, int]:
    """For each card of the hand, in the order of `CARDS`: the deadwood when it is discarded."""
    hand = Hand.of(hand)
    left = discards_of_suits(hand.suits)
    return dict(zip(hand, left, strict=True))


def best_discards(hand: HandLike) -> tuple[Card, ...]:
    """The cards whose discard leaves least deadwood, in the order of `CARDS`."""
    try:
        suits = hand.suits  # type: ignore[union-attr]
    except AttributeError:  # as in `deadwood`
        suits = Hand.of(hand).suits
    return best_discards_of_suits(suits)


def all_best_arrangements(hand: HandLike) -> tuple[Arrangement, ...]:
    """Every arrangement of least deadwood, those with most cards in runs first, then by text.

    Two arrangements differ when their melds differ. Runs that lie side by side in one suit count
    as one run: cut in two they would match the same cards and take the same lay-offs.
    """
    hand = Hand.of(hand)
    found = [_arrangement(hand, way) for way in best_ways(hand.suits)]
    return tuple(sorted(found, key=_runs_first) if len(found) > 1 else found)


def best_arrangement(hand: HandLike) -> Arrangement:
    """An arrangement of least deadwood: of equal ones that with most cards in runs.

    A run grows at both ends, a set only by one card. Of those, the text that sorts first (or,
    with more cards than a player ever holds, any one).
    """
    hand = Hand.of(hand)
    found = [_arrangement(hand, way) for way in best_ways(hand.suits, one_of_many=True)]
    return min(found, key=_runs_first) if len(found) > 1 else found[0]


def has_equal_arrangements(hand: HandLike) -> bool:
    """Whether there is more than one best arrangement, without looking for them all."""
    return has_several_ways(Hand.of(hand).suits)


def knock_arrangement(hand: HandLike) -> Arrangement:
    """The arrangement a knocker shows when he does not choose one himself (rule J5).

    Least deadwood; then fewest cards outside his hand that fit a meld directly; then fewest that
    fit directly or in a chain; then the text that sorts first.
    """
    held = Hand.of(hand).bits
    choices = all_best_arrangements(hand)
    if len(choices) == 1:
        return choices[0]
    return min(choices, key=lambda choice: (*_outlets(choice, held), str(choice)))


def _outlets(arrangement: Arrangement, held: int) -> tuple[int, int]:
    direct = fitting(arrangement.melds) & ~held
    return direct.bit_count(), reachable(arrangement.melds, ~held).bit_count()


def _runs_first(arrangement: Arrangement) -> tuple[int, str]:
    in_runs = sum(len(meld.cards) for meld in arrangement.melds if meld.kind is MeldKind.RUN)
    return -in_runs, str(arrangement)


def _arrangement(hand: Hand, way: Suits) -> Arrangement:
    melds, unmatched = meld_bits(hand.bits, way)
    return Arrangement.of_bits(melds, unmatched)
