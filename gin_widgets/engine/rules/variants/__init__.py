"""The variants that can be played: add one file and one line here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.rules.variants.gin import GIN
from gin_widgets.engine.rules.variants.hollywood import HOLLYWOOD
from gin_widgets.engine.rules.variants.oklahoma import OKLAHOMA
from gin_widgets.engine.rules.variants.rummy import RUMMY
from gin_widgets.engine.rules.variants.three_player import THREE_PLAYER
from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.engine.rules.variants.variant import Variant

VARIANTS: tuple[Variant, ...] = (
    GIN,
    OKLAHOMA,
    HOLLYWOOD,
    THREE_PLAYER,
    RUMMY,
)


def variant_named(name: str) -> Variant:
    """The variant of that name. Raises `InvalidNotation` when there is none."""
    word = name.strip().lower().replace("_", "-")
    for known in VARIANTS:
        if known.name == word:
            return known
    raise InvalidNotation(
        message(
            "There is no variant called “{name}”. The variants are: {known}.",
            name=name.strip()[:20],
            known=", ".join(known.name for known in VARIANTS),
        )
    )
