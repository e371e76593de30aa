"""Is the truth ever lost? Games between random players, retold as puzzles every morning and solved.

    python -m tools.deduced --games 2000 --seed 0 --script tb

Liars claim any good character. For every morning the true grimoire must be among the worlds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

import msgspec

from nightbell.deduction.solving import possible
from nightbell.deduction.telling import Untellable
from nightbell.research.retelling import play, retell, true_world

SHEETS = {
    "tb": (),
    "snv": tuple(
        """clockmaker dreamer flowergirl juggler mathematician oracle philosopher seamstress towncrier barber
        mutant sweetheart cerenovus pithag witch fanggu nodashii vigormortis vortox""".split()  # noqa: SIM905
    ),
    "bmr": tuple(
        """chambermaid courtier exorcist fool gambler gossip grandmother innkeeper minstrel pacifist professor
        sailor tealady lunatic moonchild tinker devilsadvocate godfather po pukka shabaloth
        zombuul""".split()  # noqa: SIM905
    ),
}


class Told(msgspec.Struct, frozen=True):
    """One morning of one game."""

    seed: int
    night: int
    kept: bool
    world: tuple[str, ...]


def mornings(script: str, seed: int, players: int) -> Iterator[Told]:
    sheet = SHEETS[script]
    options: dict[str, object] = {"players": players}
    evening = play({**options, "sheet": sheet} if sheet else {**options, "script": script}, seed)
    world = true_world(evening)
    for morning in evening.mornings:
        try:
            puzzle = retell(evening, morning, Random(seed))
        except Untellable:
            return
        yield Told(seed, morning.night, possible(puzzle, world), world)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--games", type=int, default=200)
    words.add_argument("--seed", type=int, default=0)
    words.add_argument("--script", choices=SHEETS, default="tb")
    words.add_argument("--players", type=int, default=8)
    asked = words.parse_args()
    count = 0
    lost = []
    for seed in range(asked.seed, asked.seed + asked.games):
        for told in mornings(asked.script, seed, asked.players):
            count += 1
            if not told.kept:
                lost.append(told)
                break
    print(f"{asked.games} games, {count} mornings, the truth was lost in {len(lost)}")
    for told in lost:
        print(f"  seed {told.seed}, morning {told.night}: {' '.join(told.world)}")
    raise SystemExit(bool(lost))


if __name__ == "__main__":
    main()
