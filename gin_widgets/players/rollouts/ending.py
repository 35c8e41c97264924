"""The exact end of a knock on packed hands: joint lay-offs, undercut and bonuses (H, G22-G27)."""

from __future__ import annotations

from gin_widgets.players.rollouts.melding import arrange, deadwood
from gin_widgets.players.rollouts.packing import (
    RANKS,
    SAME_RANK,
    SUIT_MASK,
    SUIT_WIDTH,
    cells_in,
)

DRAWN, KNOCK, GIN, UNDERCUT = range(4)
"""How a round ends; who scores is the sign of the points."""


def lay_off_chains(melded: int, sets: int, hand: int) -> list[list[int]]:
    """What `hand` can lay off on a knocker's melds, as independent chains of growing masks.

    `melded` are all the knocker's matched cards, `sets` those of them that are in sets. A set of
    three takes its fourth card; a run takes neighbours at either end, one after the other.
    """
    chains = []
    seen = 0
    for cell in cells_in(sets):
        if seen >> cell & 1:
            continue
        seen |= 1 << cell | SAME_RANK[cell]
        fourth = SAME_RANK[cell] & ~sets
        if fourth & hand:
            chains.append([fourth])
    runs = melded & ~sets
    for shift in range(0, 4 * SUIT_WIDTH, SUIT_WIDTH):
        held = hand >> shift & SUIT_MASK
        line = runs >> shift & SUIT_MASK
        if line and held:
            chains += [[card << shift for card in chain] for chain in _ends(line, held)]
    return chains


def _ends(line: int, held: int) -> list[list[int]]:
    """The chains of cards `held` at both ends of each run in `line`, one suit."""
    chains = [_grow(low - 1, -1, held) for low in cells_in(line & ~(line << 1) & SUIT_MASK)]
    chains += [_grow(high + 1, 1, held) for high in cells_in(line & ~(line >> 1))]
    return [chain for chain in chains if chain]


def _grow(order: int, step: int, held: int) -> list[int]:
    chain, laid = [], 0
    while 0 <= order < RANKS and held >> order & 1:
        laid |= 1 << order
        chain.append(laid)
        order += step
    return chain


def after_lay_offs(melded: int, sets: int, hand: int) -> int:
    """The defender's least deadwood when own melds and lay-offs are chosen together."""
    least = deadwood(hand)
    chains = lay_off_chains(melded, sets, hand) if least else []
    hands = [hand]
    for chain in chains:
        hands += [rest & ~laid for rest in hands for laid in chain if rest & laid == laid]
    return min(map(deadwood, hands)) if chains else least


def settle_packed(
    knocker: int, defender: int, gin_bonus: int, undercut_bonus: int, tie_is_undercut: bool
) -> tuple[int, int]:
    """The knocker's points (negative: the defender scores) and how the round ended."""
    least, loose, sets = arrange(knocker)
    if not least:
        return deadwood(defender) + gin_bonus, GIN
    other = after_lay_offs(knocker & ~loose, sets, defender)
    if least < other:
        return other - least, KNOCK
    if least == other and not tie_is_undercut:
        return 0, DRAWN
    return other - least - undercut_bonus, UNDERCUT
