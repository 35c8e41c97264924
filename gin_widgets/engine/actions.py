"""What a player does, as values and as text: `take-stock`, `discard 7h`, `lay-off 8c: 5c 6c 7c`.

The first word of the text is the `ActionKind`, and is also the name of the button on the page.
`parse_action` and `str` are inverse. An action that can be read may still be against the rules:
that is for `apply` to say.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from gin_widgets.engine.cards import CARDS, parse_card
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gin_widgets.engine.arrangements import Arrangement
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.melds import Meld


class ActionKind(Enum):
    """The first word of an action's text."""

    TAKE_STOCK = "take-stock"
    TAKE_DISCARD = "take-discard"
    PASS = "pass"  # noqa: S105 - not a password
    DISCARD = "discard"
    KNOCK = "knock"
    BIG_GIN = "big-gin"
    LAY_OFF = "lay-off"
    SHOW = "show"
    TURN_OVER = "turn-over"
    MELD = "meld"


@dataclass(frozen=True, slots=True)
class TakeStock:
    """Draw the top card of the stock (G14)."""

    kind: ClassVar[ActionKind] = ActionKind.TAKE_STOCK

    def __str__(self) -> str:
        """`take-stock`."""
        return "take-stock"


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """Take the top card of the discard pile (G14), the first upcard too (G16)."""

    kind: ClassVar[ActionKind] = ActionKind.TAKE_DISCARD

    def __str__(self) -> str:
        """`take-discard`."""
        return "take-discard"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the card that is offered: the first upcard (G16) or the last discard (J4)."""

    kind: ClassVar[ActionKind] = ActionKind.PASS

    def __str__(self) -> str:
        """`pass`."""
        return "pass"


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """Put `card` on the discard pile and end the turn (G15)."""

    card: Card
    kind: ClassVar[ActionKind] = ActionKind.DISCARD

    def __str__(self) -> str:
        """`discard 7h`."""
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Knock:
    """Put `discard` away and spread the ten cards kept as `arrangement` (G17, G18, G20).

    It is a Gin exactly when the declared arrangement leaves no unmatched card (J6).
    """

    discard: Card
    arrangement: Arrangement
    kind: ClassVar[ActionKind] = ActionKind.KNOCK

    def __str__(self) -> str:
        """`knock 7h: 4h 5h 6h / Js Jd Jh | As 2d`."""
        return _joined(f"knock {self.discard}:", self.arrangement)


@dataclass(frozen=True, slots=True)
class BigGin:
    """Spread all eleven cards in melds, without a discard (where the rules have it)."""

    arrangement: Arrangement
    kind: ClassVar[ActionKind] = ActionKind.BIG_GIN

    def __str__(self) -> str:
        """`big-gin: 4h 5h 6h / Js Jd Jh / 2s 3s 4s 5s 6s`."""
        return _joined("big-gin:", self.arrangement)


@dataclass(frozen=True, slots=True)
class LayOffCard:
    """Add `card` to a meld on the table, named as it lies now (G22; B10, on anybody's meld)."""

    card: Card
    meld: Meld
    kind: ClassVar[ActionKind] = ActionKind.LAY_OFF

    def __str__(self) -> str:
        """`lay-off 8c: 5c 6c 7c`."""
        return f"lay-off {self.card}: {self.meld.text}"


@dataclass(frozen=True, slots=True)
class Show:
    """Spread what is left of the defender's hand as `arrangement`; ends the round (G21, J7)."""

    arrangement: Arrangement
    kind: ClassVar[ActionKind] = ActionKind.SHOW

    def __str__(self) -> str:
        """`show: 7d 8d 9d | Ks Kd 3s`."""
        return _joined("show:", self.arrangement)


@dataclass(frozen=True, slots=True)
class TurnOver:
    """Rummy: make the discard pile the new stock and draw its top card (B13, J20)."""

    kind: ClassVar[ActionKind] = ActionKind.TURN_OVER

    def __str__(self) -> str:
        """`turn-over`."""
        return "turn-over"


@dataclass(frozen=True, slots=True)
class LayMeld:
    """Rummy: lay `meld` from the hand on the table (B8)."""

    meld: Meld
    kind: ClassVar[ActionKind] = ActionKind.MELD

    def __str__(self) -> str:
        """`meld 4h 5h 6h`."""
        return f"meld {self.meld.text}"


Action: TypeAlias = (
    TakeStock
    | TakeDiscard
    | Pass
    | DiscardCard
    | Knock
    | BigGin
    | LayOffCard
    | Show
    | TurnOver
    | LayMeld
)

TAKE_STOCK = TakeStock()
TAKE_DISCARD = TakeDiscard()
PASS = Pass()
TURN_OVER = TurnOver()
# One object for each card, by `card.index`: a round makes no new ones.
DISCARDS: tuple[DiscardCard, ...] = tuple(DiscardCard(card) for card in CARDS)


def parse_action(text: str) -> Action:
    """The action that `text` names, in either case of letters. Raises `InvalidNotation`."""
    head, colon, arranged = text.strip().partition(":")
    word, _, card = head.strip().partition(" ")
    reader = _READERS.get(word.lower())
    if reader is None or bool(colon) != (word.lower() in _WITH_COLON):
        raise _unreadable(text)
    return reader(card.strip(), arranged.strip())


def _joined(head: str, arrangement: Arrangement) -> str:
    return f"{head} {arrangement}".rstrip()


def _unreadable(text: str) -> InvalidNotation:
    return InvalidNotation(
        message(
            "“{text}” is not an action. These are: take-stock, take-discard, pass, discard 7h.",
            text=text.strip()[:40],
        )
    )


def _bare(action: Action) -> Callable[[str, str], Action]:
    def read(card: str, arranged: str) -> Action:
        if card or arranged:
            raise _unreadable(f"{action} {card}")
        return action

    return read


def _read_discard(card: str, _: str) -> Action:
    return DISCARDS[parse_card(card).index]


def _read_knock(card: str, arranged: str) -> Action:
    return Knock(parse_card(card), _arrangement(arranged))


def _read_big_gin(card: str, arranged: str) -> Action:
    if card:
        raise _unreadable(f"big-gin {card}")
    return BigGin(_arrangement(arranged))


def _read_lay_off(card: str, arranged: str) -> Action:
    return LayOffCard(parse_card(card), _meld(arranged))


def _read_meld(cards: str, _: str) -> Action:
    return LayMeld(_meld(cards))


def _meld(text: str) -> Meld:
    from gin_widgets.engine.corner_runs import (  # noqa: PLC0415 - import of the engine stays light
        parse_meld,
    )

    return parse_meld(text)


def _read_show(card: str, arranged: str) -> Action:
    if card:
        raise _unreadable(f"show {card}")
    return Show(_arrangement(arranged))


def _arrangement(text: str) -> Arrangement:
    from gin_widgets.engine.arrangements import Arrangement  # noqa: PLC0415 - the same

    return Arrangement.parse(text)


_READERS: Mapping[str, Callable[[str, str], Action]] = {
    "take-stock": _bare(TAKE_STOCK),
    "take-discard": _bare(TAKE_DISCARD),
    "pass": _bare(PASS),
    "discard": _read_discard,
    "knock": _read_knock,
    "big-gin": _read_big_gin,
    "lay-off": _read_lay_off,
    "show": _read_show,
    "turn-over": _bare(TURN_OVER),
    "meld": _read_meld,
}
_WITH_COLON = frozenset({"knock", "big-gin", "lay-off", "show"})
