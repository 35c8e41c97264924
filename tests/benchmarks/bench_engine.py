"""Prints what the engine takes beside OpenSpiel (C++ under Python) and RLCard (Python).

    python tests/benchmarks/bench_engine.py

The same random hands for all. Takes about a minute.
"""

from __future__ import annotations

import os
import sys
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import TYPE_CHECKING

import pyspiel
import random_rounds
from rlcard.games.gin_rummy.utils import melding, utils
from side_by_side import Row, best_times, print_table, print_versions

from gin_widgets.engine.arrangements import best_discards, deadwood, knock_arrangement
from gin_widgets.engine.defence import best_defence
from gin_widgets.engine.hands import Hand
from gin_widgets.engine.rules import variant
from gin_widgets.engine.settlement import settle

if TYPE_CHECKING:
    from collections.abc import Iterator

HANDS = 1000
TURNS = 40
KNOCKS = 200
KNOCK_LIMIT = 10
ROUNDS = 40
ROUND_TURNS = 8
STARTS = 25

MIN_DEADWOOD = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10).min_deadwood


def random_hands(cards: int) -> list[Hand]:
    """Hands of so many random cards."""
    chance = Random(cards)
    packs = (chance.sample(range(52), cards) for _ in range(HANDS))
    return [Hand.from_bits(sum(1 << n for n in pack)) for pack in packs]


def random_knocks() -> list[tuple[Hand, Hand]]:
    """A knocker's ten cards, drawn until they allow a knock, and ten random cards of the other."""
    chance = Random(2)
    found: list[tuple[Hand, Hand]] = []
    while len(found) < KNOCKS:
        pack = chance.sample(range(52), 52)
        hand = Hand.from_bits(sum(1 << n for n in pack[:10]))
        for n in pack[20:40]:
            hand |= Hand.from_bits(1 << n)
            hand -= best_discards(hand)[-1]
        if 0 < deadwood(hand) <= KNOCK_LIMIT:
            found.append((hand, Hand.from_bits(sum(1 << n for n in pack[10:20]))))
    return found


def rlcard_deadwood(hand: list[object]) -> int:
    """RLCard's least deadwood: the count of its first best cluster of melds."""
    clusters = melding.get_best_meld_clusters(hand)
    count: int = utils.get_deadwood_count(hand, clusters[0] if clusters else [])
    return count


def counting() -> Iterator[Row]:
    """Deadwood of ten cards."""
    hands = random_hands(10)
    numbers = [[card.index for card in hand] for hand in hands]
    cards = [[utils.get_card(n) for n in hand] for hand in numbers]
    counts = [deadwood(hand) for hand in hands]
    assert counts == [MIN_DEADWOOD(hand) for hand in numbers]
    assert counts == [rlcard_deadwood(hand) for hand in cards]
    beside = best_times(
        {
            "ours": (deadwood, hands),
            "open_spiel": (MIN_DEADWOOD, numbers),
            "rlcard": (rlcard_deadwood, cards),
        },
        TURNS,
    )
    for witness, target in (("open_spiel", 2.5), ("rlcard", 40.0)):
        faster = beside[witness] / beside["ours"]
        yield Row(f"deadwood of 10 cards: times as fast as {witness}", faster, "x", target)


def discarding() -> Iterator[Row]:
    """The best discards of eleven cards, all of them and exact.

    OpenSpiel's count takes the best arrangement of the eleven and leaves out its highest card.
    """
    hands = random_hands(11)
    numbers = [[card.index for card in hand] for hand in hands]
    beside = best_times(
        {"ours": (best_discards, hands), "open_spiel": (MIN_DEADWOOD, numbers)}, TURNS
    )
    faster = beside["open_spiel"] / beside["ours"]
    yield Row("best discards of 11 cards: times as fast as open_spiel's count", faster, "x", 1.0)


def settling() -> Iterator[Row]:
    """The end of a knock, in counts of the defender's deadwood."""
    rules = variant("gin")
    knocks = [(knock_arrangement(hand), other) for hand, other in random_knocks()]
    beside = best_times(
        {
            "deadwood": (deadwood, [other for _, other in knocks]),
            "defence": (lambda both: best_defence(both[0].melds, both[1].bits), knocks),
            "settle": (lambda both: settle(both[0], both[1], rules), knocks),
        },
        TURNS,
    )
    unit = beside["deadwood"]
    for what, name in (
        ("best lay-offs and melds", "defence"),
        ("settle, with its score", "settle"),
    ):
        times = beside[name] / unit
        yield Row(f"{what}: counts of the same deadwood", times, "x", 20, at_most=True)


def playing() -> Iterator[Row]:
    """Whole rounds of random legal actions."""
    plays = {
        "ours": random_rounds.ours,
        "by views": random_rounds.by_views,
        "open_spiel": random_rounds.open_spiel,
        "rlcard": random_rounds.rlcard,
    }
    a_round = dict.fromkeys(plays, float("inf"))
    actions = dict.fromkeys(plays, 0)
    for turn in range(ROUND_TURNS):
        for name, play in plays.items():
            chance, began = Random(turn), process_time()
            actions[name] += sum(play(chance, turn * ROUNDS + n) for n in range(ROUNDS))
            a_round[name] = min(a_round[name], (process_time() - began) / ROUNDS)
    for witness, target in (("open_spiel", 1.5), ("rlcard", 2.0)):
        faster = a_round[witness] / a_round["ours"]
        yield Row(f"random rounds: times as fast as {witness}", faster, "x", target)
        each = faster * actions["ours"] / actions[witness]
        yield Row(
            "  and for each action",
            each,
            "x",
            None,
        )
    slower = a_round["by views"] / a_round["ours"]
    yield Row("random rounds through views: times as long", slower, "x", None)


def starting() -> Iterator[Row]:
    """Processor time to import the engine, in milliseconds above a Python that does nothing.

    From compiled files, as an installed package has them.
    """
    programs = {
        "nothing": "pass",
        "what it needs of the standard library": "import dataclasses, enum, hashlib, re, typing",
        "import gin_widgets.engine": "import gin_widgets.engine",
        "from gin_widgets.engine import deadwood, settle, start": "",
    }
    spent: dict[str, list[float]] = {name: [] for name in programs}
    with TemporaryDirectory() as folder:
        for _ in range(STARTS + 1):
            for name, program in programs.items():
                spent[name].append(_processor_time(program or name, folder))
    medians = {name: median(times[1:]) for name, times in spent.items()}  # the first compiled
    for name, time in list(medians.items())[1:]:
        target = 50 if "gin_widgets" in name else None
        yield Row(
            f"{name}: above bare Python", time - medians["nothing"], "ms", target, at_most=True
        )


def _processor_time(program: str, compiled: str) -> float:
    """Milliseconds of processor time that a Python takes for the program."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    process = os.posix_spawn(sys.executable, [sys.executable, "-c", program], environment)
    _, status, usage = os.wait4(process, 0)
    assert status == 0
    return (usage.ru_utime + usage.ru_stime) * 1000


def main() -> None:
    """Measure and print."""
    print_versions("open_spiel", "rlcard")
    print_table(
        row for measure in (counting, discarding, settling, playing, starting) for row in measure()
    )


if __name__ == "__main__":
    main()
