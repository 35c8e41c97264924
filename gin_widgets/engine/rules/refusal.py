"""The refusal of rules that cannot be played together."""

from __future__ import annotations

from gin_widgets.engine.errors import GinError


class ImpossibleRules(GinError):
    """House rules that can be read but contradict the variant or each other."""
