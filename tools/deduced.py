"""Is the truth ever lost? Games between random players, retold as puzzles every morning and solved.

    python -m tools.deduced --games 2000 --seed 0 --script tb --players 8

Liars claim any good character. For every morning the true grimoire must be among the worlds. A game is
followed until something happens for which puzzles have no words (somebody comes back to life).
`make stress` (chapter `truth`) does the same for all three sets.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from random import Random

import msgspec
from rich.progress import track

from nightbell.deduction.solving import possible
from nightbell.deduction.telling import Untellable
from nightbell.research.retelling import play, retell, true_world

SETS = ("tb", "bmr", "snv")


class Told(msgspec.Struct, frozen=True):
    """One morning of one game."""

    seed: int
    night: int
    kept: bool
    world: tuple[str, ...]


class Tally(msgspec.Struct, frozen=True):
    """What became of many games."""

    games: int
    mornings: int
    lost: tuple[Told, ...]


def mornings(script: str, seed: int, players: int) -> Iterator[Told]:
    evening = play({"script": script, "players": players}, seed)
    world = true_world(evening)
    for morning in evening.mornings:
        try:
            puzzle = retell(evening, morning, Random(seed))
        except Untellable:
            return
        yield Told(seed, morning.night, possible(puzzle, world), world)


def tally(script: str, seeds: Iterable[int], players: int) -> Tally:
    games = count = 0
    lost = []
    for seed in seeds:
        games += 1
        for told in mornings(script, seed, players):
            count += 1
            if not told.kept:
                lost.append(told)
                break
    return Tally(games, count, tuple(lost))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--script", choices=SETS, default="tb")
    words.add_argument("--players", type=int, default=8)
    asked = words.parse_args()
    seeds = track(range(asked.seed, asked.seed + asked.games), "Playing")
    found = tally(asked.script, seeds, asked.players)
    print(f"{found.games} games, {found.mornings} mornings, the truth was lost in {len(found.lost)}")
    for told in found.lost:
        print(f"  seed {told.seed}, morning {told.night}: {' '.join(told.world)}")
    raise SystemExit(bool(found.lost))


if __name__ == "__main__":
    main()
