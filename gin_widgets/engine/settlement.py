"""The exact end of a knock (rules G22-G27, J2, J6-J8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from gin_widgets.engine.arrangements import Arrangement, best_arrangement, deadwood
from gin_widgets.engine.defence import best_defence, order_of_lay_offs
from gin_widgets.engine.hands import Hand, HandLike
from gin_widgets.engine.lay_offs import LayOff, after_lay_off, laid_cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gin_widgets.engine.melds import Meld

_CARDS_OF_BIG_GIN = 11
_NO_CARDS = Hand.from_bits(0)


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

    def __str__(self) -> str:
        """The value."""
        return self.value


class Winner(str, Enum):
    """Who scores."""

    KNOCKER = "knocker"
    DEFENDER = "defender"

    def __str__(self) -> str:
        """The value."""
        return self.value


@dataclass(frozen=True, slots=True)
class Settlement:
    """The end of a knock, scored; spade doubling is not in it.

    `knock` is what the knocker shows, `defender` the whole hand of the other player and `laid`
    the cards of it that are laid off. A tie has no winner and no points (J2). How cards are laid
    off and melds lie is worked out when it is asked for, unless a person has said so (`declared`):
    a search settles many knocks and reads only the points.
    """

    kind: SettlementKind
    winner: Winner | None
    points: int
    knocker_deadwood: int
    defender_deadwood: int
    knock: Arrangement
    defender: Hand
    laid: Hand
    declared: tuple[tuple[LayOff, ...], Arrangement] | None = None

    @property
    def lay_offs(self) -> tuple[LayOff, ...]:
        """The lay-offs in their order, each with the meld as it lies at that moment."""
        if self.declared is not None:
            return self.declared[0]
        return order_of_lay_offs(self.knock.melds, self.laid.bits)

    @property
    def shown(self) -> Arrangement:
        """The defender's own arrangement of the cards not laid off."""
        if self.declared is not None:
            return self.declared[1]
        return best_arrangement(self.defender - self.laid)

    @property
    def defender_melds(self) -> tuple[Meld, ...]:
        """The defender's own melds."""
        return self.shown.melds

    @property
    def knocker_melds(self) -> tuple[Meld, ...]:
        """The knocker's melds with the cards laid off on them."""
        melds = self.knock.melds
        for laid in self.lay_offs:
            melds = after_lay_off(melds, laid)
        return melds


_PUT = tuple(Settlement.__dict__[field].__set__ for field in Settlement.__slots__)


def settle(knock: Arrangement | str, defender: HandLike, rules: ScoringRules) -> Settlement:
    """The end of this knock when the defender melds and lays off as well as can be.

    Exact for own melds and lay-offs together; of equally good ways the one with fewest lay-offs.
    What the knocker declares counts: with unmatched cards it is a knock (J6), without any it is
    gin and there is no lay-off (G27). The two hands share no card (not checked).
    """
    if isinstance(knock, str):
        knock = Arrangement.parse(knock)
    hand = Hand.of(defender)
    if not knock.unmatched:
        return _scored(knock, deadwood(hand), hand, _NO_CARDS, None, rules)
    left, laid = best_defence(knock.melds, hand.bits)
    return _scored(knock, left, hand, Hand.from_bits(laid) if laid else _NO_CARDS, None, rules)


def score_knock(
    knock: Arrangement, lay_offs: Iterable[LayOff], shown: Arrangement, rules: ScoringRules
) -> Settlement:
    """The settlement when the defender has made these lay-offs, in order, and shows `shown`.

    `shown` holds the cards that were not laid off. Raises `ValueError` on a lay-off that is not
    legal (G22, G27).
    """
    laid = tuple(lay_offs)
    if laid and not knock.unmatched:
        raise ValueError("no card may be laid off against gin")
    melds = knock.melds
    for one in laid:
        melds = after_lay_off(melds, one)
    gone = laid_cards(laid)
    return _scored(knock, shown.deadwood, shown.hand | gone, gone, (laid, shown), rules)


def _scored(  # noqa: PLR0913, PLR0917 - the parts of a settlement
    knock: Arrangement,
    left: int,
    defender: Hand,
    laid: Hand,
    declared: tuple[tuple[LayOff, ...], Arrangement] | None,
    rules: ScoringRules,
) -> Settlement:
    own = knock.deadwood
    kind, winner, points = _score(knock, own, left, rules)
    settlement = object.__new__(Settlement)  # the class would look up each field by its name
    values = (kind, winner, points, own, left, knock, defender, laid, declared)
    for put, value in zip(_PUT, values):  # noqa: B905 - the check would take as long again
        put(settlement, value)
    return settlement


def _score(
    knock: Arrangement, own: int, left: int, rules: ScoringRules
) -> tuple[SettlementKind, Winner | None, int]:
    if not knock.unmatched:
        if rules.big_gin and len(knock.matched) == _CARDS_OF_BIG_GIN:
            return SettlementKind.BIG_GIN, Winner.KNOCKER, left + rules.big_gin
        return SettlementKind.GIN, Winner.KNOCKER, left + rules.gin_bonus
    if left > own:
        return SettlementKind.KNOCK, Winner.KNOCKER, left - own
    if left == own and not rules.undercut_on_tie:
        return SettlementKind.TIE, None, 0
    return SettlementKind.UNDERCUT, Winner.DEFENDER, own - left + rules.undercut_bonus
