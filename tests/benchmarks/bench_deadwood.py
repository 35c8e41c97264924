"""Prints what one count of deadwood and one settled knock take, beside `open_spiel`'s count.

Run it alone on a quiet machine: `python tests/benchmarks/bench_deadwood.py`. The measurements
take turns and the best of each counts, so that other work on the machine weighs on all alike.
"""

from __future__ import annotations

import random
from time import perf_counter
from typing import TYPE_CHECKING

import pyspiel

from gin_widgets.engine.arrangements import best_discards, deadwood, knock_arrangement
from gin_widgets.engine.defence import best_defence
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.meld_tables import deadwood_of_bits
from gin_widgets.engine.rules import variant
from gin_widgets.engine.settlement import settle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

HANDS = 1000
TURNS = 60
KNOCK_LIMIT = 10


def random_hands(count: int) -> list[Hand]:
    """Hands of ten random cards."""
    rng = random.Random(1)
    return [Hand.from_bits(sum(1 << n for n in rng.sample(range(52), 10))) for _ in range(count)]


def random_knocks(count: int) -> list[tuple[Hand, Hand]]:
    """A knocker's ten cards, drawn until they allow a knock, and ten random cards of the other."""
    rng = random.Random(2)
    found: list[tuple[Hand, Hand]] = []
    while len(found) < count:
        pack = rng.sample(range(52), 52)
        hand = Hand.from_bits(sum(1 << n for n in pack[:10]))
        for n in pack[20:40]:
            hand |= Hand.from_bits(1 << n)
            hand -= best_discards(hand)[-1]
        if 0 < deadwood(hand) <= KNOCK_LIMIT:
            found.append((hand, Hand.from_bits(sum(1 << n for n in pack[10:20]))))
    return found


def main() -> None:
    """Measure in turns and print microseconds a call."""
    hands = random_hands(HANDS)
    numbers = [[card.index for card in hand] for hand in hands]
    rules = variant("gin")
    knocks = [(knock_arrangement(hand), other) for hand, other in random_knocks(HANDS // 5)]
    witness = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood
    work: dict[str, tuple[Callable[..., object], Sequence[object]]] = {
        "open_spiel min_deadwood(list)": (witness, numbers),
        "deadwood(Hand)": (deadwood, hands),
        "deadwood(the defenders' hands)": (deadwood, [other for _, other in knocks]),
        "deadwood_of_bits(int)": (deadwood_of_bits, [hand.bits for hand in hands]),
        "knock_arrangement(Hand)": (knock_arrangement, hands),
        "best_discards(Hand)": (best_discards, hands),
        "best_defence": (lambda both: best_defence(both[0].melds, both[1].bits), knocks),
        "settle": (lambda both: settle(both[0], both[1], rules), knocks),
    }
    best = dict.fromkeys(work, float("inf"))
    for _ in range(TURNS):
        for name, (call, arguments) in work.items():
            start = perf_counter()
            for argument in arguments:
                call(argument)
            best[name] = min(best[name], (perf_counter() - start) / len(arguments))
    for name, seconds in best.items():
        times = seconds / best["deadwood(Hand)"]
        print(f"{name:32}{seconds * 1e6:8.3f} us {times:6.2f} times deadwood(Hand)")


if __name__ == "__main__":
    main()
