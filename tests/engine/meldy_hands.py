"""Random hands for property tests, most of them full of melds."""

from __future__ import annotations

from hypothesis import strategies as st

from gin_widgets.engine.cards import CARDS, Card
from gin_widgets.engine.hands import Hand


@st.composite
def hands(draw: st.DrawFn, min_size: int = 0, max_size: int = 11) -> Hand:
    """A hand from a few neighbouring ranks or the whole pack, often with whole ranks in it."""
    low = draw(st.integers(0, 12))
    width = draw(st.sampled_from([4, 5, 7, 13]))
    pack = [card for card in CARDS if low <= card.order < low + width]
    if len(pack) < max_size:
        pack = list(CARDS)
    whole = draw(st.sets(st.integers(0, 12), max_size=3))
    cards = draw(st.permutations(pack))
    first = [card for card in cards if card.order in whole]
    rest = [card for card in cards if card.order not in whole]
    size = draw(st.integers(min_size, max_size))
    return Hand.of((first + rest)[:size])


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
