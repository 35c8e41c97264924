"""The five levels, from novice to expert. No level ever sees more than its own view."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from gin_widgets.players.expert import Expert
from gin_widgets.players.heuristic import Heuristic

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gin_widgets.players.protocol import Player

LEVELS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        "novice": lambda: Heuristic(6.0, forgets=True),
        "beginner": lambda: Heuristic(4.0, forgets=True),
        "intermediate": lambda: Heuristic(2.0),
        "advanced": Heuristic,
        "expert": Expert,
    }
)
"""Makes a player of each level: the quick player with more or less noise, and the expert.

Points per round against the simple player on duplicate deals: noise 6 and forgetting -9 ±2 (150
pairs), noise 2 about 0 ±1.7 (150), none +2.3 ±0.5 (1500).
"""
