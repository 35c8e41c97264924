"""Random hands for property tests, many of them full of melds."""

from __future__ import annotations

from hypothesis import strategies as st

from gin_widgets.engine.cards import CARDS, Card
from gin_widgets.engine.hands import Hand


@st.composite
def hands(draw: st.DrawFn, min_size: int = 0, max_size: int = 11) -> Hand:
    """A hand from the whole pack or from a few neighbouring ranks, where melds abound."""
    low = draw(st.integers(0, 12))
    width = draw(st.sampled_from([4, 5, 7, 13]))
    pack = [card for card in CARDS if low <= card.order < low + width]
    if len(pack) < max_size:
        pack = list(CARDS)
    size = draw(st.integers(min_size, max_size))
    return Hand.of(draw(st.permutations(pack))[:size])


@st.composite
def two_hands(draw: st.DrawFn) -> tuple[Hand, Hand]:
    """Two hands of ten that share no card, from six neighbouring ranks or the whole pack."""
    low = draw(st.integers(0, 7))
    width = draw(st.sampled_from([6, 13]))
    pack: list[Card] = [card for card in CARDS if low <= card.order < low + width]
    if len(pack) < 20:
        pack = list(CARDS)
    cards = draw(st.permutations(pack))
    return Hand.of(cards[:10]), Hand.of(cards[10:20])
