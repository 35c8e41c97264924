"""Two players on duplicate deals: points per round and games won, with 95 % intervals.

    python tests/benchmarks/arena.py expert simple --pairs 600
    python tests/benchmarks/arena.py heuristic openspiel --games 500 --processes 2

Each deal is played twice with the seats swapped, so that the cards fall out of the comparison. The
players are the levels of `gin_widgets.players`, `heuristic`, and `openspiel` (OpenSpiel's own bot).
`expert:600` is the expert with 600 rollouts a decision. Prints one table and writes nothing.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import TYPE_CHECKING, Protocol, TypeAlias

from gin_widgets.engine.rounds import apply, start, view_for
from gin_widgets.engine.rules import GinRules, variant
from gin_widgets.players.expert import Expert
from gin_widgets.players.heuristic import Heuristic
from gin_widgets.players.levels import LEVELS
from gin_widgets.players.rollouts.comparing import Effort
from gin_widgets.players.simple import Simple
from gin_widgets.players.standing import Standing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.gin.states import GinRound
    from gin_widgets.engine.views import PlayerView

Task: TypeAlias = "tuple[tuple[str, str], GinRules, int]"


class Seated(Protocol):
    """Whoever chooses from a view."""

    def choose(self, view: PlayerView) -> Action: ...


def seated(name: str, state: GinRound, seat: int, standing: Standing | None) -> Seated:
    """The player called `name`, sitting at `seat` of a round just dealt."""
    if name == "openspiel":
        from openspiel_bot import OpenSpielBot  # noqa: PLC0415 - only where it is installed

        return OpenSpielBot(state, seat)
    if name == "heuristic":
        return Heuristic()
    if name == "simple":
        return Simple()
    if name.startswith("expert"):
        _, _, rollouts = name.partition(":")
        effort = Effort(int(rollouts), seconds=10.0) if rollouts else Effort()
        return Expert(effort, standing)
    return LEVELS[name]()


def play(
    names: tuple[str, str], rules: GinRules, seed: int, dealer: int, score: tuple[int, int] | None
) -> int:
    """The points of seat 0 in one round (negative: seat 1 scores)."""
    state = start(rules, seed=seed, dealer=dealer)
    players = []
    for seat in (0, 1):
        standing = None if score is None else Standing(score[seat], score[1 - seat], rules.target)
        players.append(seated(names[seat], state, seat, standing))
    while (mover := state.to_move) is not None:
        action = players[mover].choose(view_for(state, mover))
        for player in players:
            if hasattr(player, "saw"):
                player.saw(action, state)
        state = apply(state, action)
    assert state.outcome is not None
    return (-1 if state.outcome.winner else 1) * state.outcome.points


def pair(task: Task) -> float:
    """Points per round of the first player on one deal played from both seats."""
    names, rules, seed = task
    one = play(names, rules, seed, seed % 2, None)
    other = play((names[1], names[0]), rules, seed, seed % 2, None)
    return (one - other) / 2


def game(names: tuple[str, str], rules: GinRules, seed: int) -> int:
    """The seat that wins a game; the winner of a round deals the next (G9)."""
    score = [0, 0]
    dealer = seed % 2
    deal = 0
    while max(score) < rules.target:
        points = play(names, rules, seed * 1000 + deal, dealer, (score[0], score[1]))
        deal += 1
        if points:
            dealer = int(points < 0)
            score[dealer] += abs(points)
    return int(score[1] > score[0])


def game_pair(task: Task) -> float:
    """The share of two games (same deals, seats swapped) that the first player wins."""
    names, rules, seed = task
    return ((game(names, rules, seed) == 0) + (game((names[1], names[0]), rules, seed) == 1)) / 2


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Mean and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return mean, 1.96 * sqrt(spread / len(values))


def tried(play_one: Callable[[Task], float], tasks: list[Task], processes: int) -> list[float]:
    """The result of each task, on one or two processes."""
    if processes == 1:
        return [play_one(task) for task in tasks]
    with ProcessPoolExecutor(processes) as pool:
        return list(pool.map(play_one, tasks, chunksize=2))


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--pairs", type=int, default=0, help="deals, each played twice")
    parser.add_argument("--games", type=int, default=0, help="pairs of games to the target")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--variant", default="gin")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1)
    args = parser.parse_args()
    rules = variant(args.variant)
    assert isinstance(rules, GinRules)
    names = (args.one, args.other)
    seeds = range(args.seed, args.seed + max(args.pairs, args.games))
    tasks = [(names, rules, seed) for seed in seeds]
    print(f"{args.one} against {args.other}, {args.variant}, deals from seed {args.seed}")
    if args.pairs:
        mean, half = interval(tried(pair, tasks[: args.pairs], args.processes))
        print(f"points per round {mean:+.2f} ±{half:.2f}  ({args.pairs} pairs)")
    if args.games:
        mean, half = interval(tried(game_pair, tasks[: args.games], args.processes))
        print(f"games won {100 * mean:.1f} % ±{100 * half:.1f}  ({args.games} pairs)")


if __name__ == "__main__":
    main()
