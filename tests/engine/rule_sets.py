"""Rules for property tests: any variant with any house rules that go together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import reject
from hypothesis import strategies as st

from gin_widgets.engine.rules import VARIANTS, ImpossibleRules, Rules, variant

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

NAMES = [known.name for known in VARIANTS]


@st.composite
def house_rules(draw: DrawFn) -> tuple[str, dict[str, object]]:
    """A variant's name and some of its options with allowed values, perhaps contradicting."""
    chosen = draw(st.sampled_from(VARIANTS))
    options = draw(
        st.lists(st.sampled_from(chosen.options), max_size=5, unique_by=lambda o: o.name)
    )
    return chosen.name, {option.name: draw(st.sampled_from(option.allowed)) for option in options}


@st.composite
def any_rules(draw: DrawFn) -> Rules:
    """Rules that can be played."""
    name, chosen = draw(house_rules())
    try:
        return variant(name, **chosen)
    except ImpossibleRules:
        reject()
