"""The exact end of a knock (rules G22-G27, J2, J5-J8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from gin_widgets.engine.arrangements import Arrangement, best_arrangement
from gin_widgets.engine.hands import Hand, HandLike
from gin_widgets.engine.lay_offs import LayOff, after_lay_off
from gin_widgets.engine.meld_tables import deadwood_of_bits

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from gin_widgets.engine.melds import Meld

_ELEVEN = 11


class ScoringRules(Protocol):
    """What the end of a knock needs to know of the rules; `big_gin` is 0 when it is off."""

    @property
    def gin_bonus(self) -> int:
        """Points added for gin (G26)."""

    @property
    def undercut_bonus(self) -> int:
        """Points added for an undercut (G25)."""

    @property
    def undercut_on_tie(self) -> bool:
        """Whether equal counts are an undercut (G25) or a tie (J2)."""

    @property
    def big_gin(self) -> int:
        """Points added for big gin in place of the gin bonus; 0 when big gin is off."""


class SettlementKind(str, Enum):
    """How a knock ends."""

    KNOCK = "knock"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    TIE = "tie"


class Winner(str, Enum):
    """Who scores."""

    KNOCKER = "knocker"
    DEFENDER = "defender"


@dataclass(frozen=True, slots=True)
class Settlement:
    """The end of a knock, scored; spade doubling is not in it.

    `melds` are the knocker's melds with the lay-offs on them, `shown` is the defender's own
    arrangement of the cards not laid off. A tie has no winner and no points (J2).
    """

    kind: SettlementKind
    winner: Winner | None
    points: int
    knocker_deadwood: int
    defender_deadwood: int
    lay_offs: tuple[LayOff, ...]
    melds: tuple[Meld, ...]
    shown: Arrangement

    @property
    def defender_melds(self) -> tuple[Meld, ...]:
        """The defender's own melds."""
        return self.shown.melds


def settle(knock: Arrangement | str, defender: HandLike, rules: ScoringRules) -> Settlement:
    """The end of this knock when the defender melds and lays off as well as can be.

    Exact for own melds and lay-offs together; of equally good ones the fewest lay-offs. What the
    knocker declares counts: with unmatched cards it is a knock (J6), without it is gin and there
    is no lay-off (G27).
    """
    if isinstance(knock, str):
        knock = Arrangement.parse(knock)
    hand = Hand.of(defender)
    laid = best_lay_offs(knock.melds, hand.bits) if knock.unmatched else ()
    rest = hand
    for one in laid:
        rest -= one.card
    return score_knock(knock, laid, best_arrangement(rest), rules)


def score_knock(
    knock: Arrangement, lay_offs: Iterable[LayOff], shown: Arrangement, rules: ScoringRules
) -> Settlement:
    """The settlement when the defender has made these lay-offs, in order, and shows `shown`.

    `shown` holds the cards not laid off. Raises `ValueError` on a lay-off that is not legal.
    """
    laid = tuple(lay_offs)
    if laid and not knock.unmatched:
        raise ValueError("no card may be laid off against gin")
    melds = knock.melds
    for one in laid:
        melds = after_lay_off(melds, one)
    kind, winner, points = _score(knock, shown.deadwood, rules)
    return Settlement(kind, winner, points, knock.deadwood, shown.deadwood, laid, melds, shown)


def _score(
    knock: Arrangement, defender: int, rules: ScoringRules
) -> tuple[SettlementKind, Winner | None, int]:
    if not knock.unmatched:
        if rules.big_gin and len(knock.matched) == _ELEVEN:
            return SettlementKind.BIG_GIN, Winner.KNOCKER, defender + rules.big_gin
        return SettlementKind.GIN, Winner.KNOCKER, defender + rules.gin_bonus
    ahead = defender - knock.deadwood
    if ahead > 0:
        return SettlementKind.KNOCK, Winner.KNOCKER, ahead
    if ahead == 0 and not rules.undercut_on_tie:
        return SettlementKind.TIE, None, 0
    return SettlementKind.UNDERCUT, Winner.DEFENDER, rules.undercut_bonus - ahead


def best_lay_offs(melds: Sequence[Meld], held: int) -> tuple[LayOff, ...]:
    """The lay-offs that leave the hand least deadwood, in an order in which they are legal."""
    return min(_chains(tuple(melds), held), key=lambda laid: (_left(held, laid), len(laid)))


def _left(held: int, laid: tuple[LayOff, ...]) -> int:
    for one in laid:
        held &= ~(1 << one.card.index)
    return deadwood_of_bits(held)


def _chains(melds: tuple[Meld, ...], held: int) -> Iterator[tuple[LayOff, ...]]:
    yield ()
    for card in Hand.from_bits(held):
        for meld in melds:
            if meld.ends >> card.index & 1:
                first = LayOff(card, meld)
                rest = held & ~(1 << card.index)
                for more in _chains(after_lay_off(melds, first), rest):
                    yield (first, *more)
