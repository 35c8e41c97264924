"""The closed sets of values that options of the rules choose from (RULES table G)."""

from __future__ import annotations

from enum import Enum


class Family(Enum):
    """Which round machine plays a variant."""

    GIN = "gin"
    RUMMY = "rummy"


class KnockLimit(Enum):
    """A knock limit that is no number: the upcard of the deal sets it (Oklahoma, C)."""

    UPCARD = "upcard"


class AceUpcard(Enum):
    """What an ace as upcard means where the upcard sets the knock limit (C)."""

    GIN_ONLY = "gin_only"
    ONE = "one"


class Shutout(Enum):
    """What the winner of a game gets when the loser has no points (J10)."""

    NONE = "none"
    DOUBLE = "double"
    GAME_BONUS_X2 = "game_bonus_x2"


class NextDealer(Enum):
    """Who deals after a won round (G9, B5, J13).

    `ALTERNATE` passes the deal to the left. `ROLES` is three-player Gin, where it follows from
    the roles (T5: the box player; cutthroat, J16: the player who sits out).
    """

    WINNER = "winner"
    LOSER = "loser"
    ALTERNATE = "alternate"
    ROLES = "roles"


class DealerAfterDraw(Enum):
    """Who deals after a round that nobody won (G29, J13)."""

    SAME = "same"
    OTHER = "other"


class UpcardOffer(Enum):
    """How a Gin round begins (G16, J3).

    `OFFER`: non-dealer, then dealer may take the upcard. `NONE`: the non-dealer just takes a
    turn. `ELEVEN`: the non-dealer is dealt an eleventh card and there is no upcard.
    """

    OFFER = "offer"
    NONE = "none"
    ELEVEN = "eleven"


class Rotation(Enum):
    """How three players change their roles (T3, T4, J16)."""

    SEED = "seed"
    CUTTHROAT = "cutthroat"


class HollywoodBase(Enum):
    """The game that is scored in Hollywood's three columns (D)."""

    GIN = "gin"
    OKLAHOMA = "oklahoma"


class AceRank(Enum):
    """Where an ace may stand in a run (G5, B2)."""

    LOW = "low"
    HIGH_OR_LOW = "high_or_low"
    ROUND_THE_CORNER = "round_the_corner"


class MeldsPerTurn(Enum):
    """How many melds a player of Rummy may lay in a turn (B8, J21)."""

    ANY = "any"
    ONE = "one"


class FinalDiscard(Enum):
    """Whether going out in Rummy ends with a discard (B12, J26)."""

    OPTIONAL = "optional"
    REQUIRED = "required"


class StockOut(Enum):
    """What happens in Rummy when the stock is empty (B13, J20)."""

    TURN_OVER = "turn_over"
    RESHUFFLE = "reshuffle"
    END_HAND = "end_hand"


class MeldView(Enum):
    """Whether melds are marked for the player or found by hand."""

    AUTO = "auto"
    MANUAL = "manual"
