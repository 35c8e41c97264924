"""The values that a variant begins with, before and after a person has chosen some."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.rules.option import Value
    from gin_widgets.engine.rules.variants.variant import Variant


def defaults_of(chosen: Variant, values: Mapping[str, Value]) -> dict[str, object]:
    """Where the variant differs from its family's first game, given the values chosen."""
    return {**chosen.defaults, **chosen.implied(values)}
