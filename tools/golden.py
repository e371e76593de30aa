"""`make golden`: one recorded game of every killer, haunt and script, and what to do when the rules change.

    python -m tools.golden            says which recordings today's rules play differently, and stops there
    python -m tools.golden --raise    raises the version of those games' rules and records their games anew

The recordings lie in tests/golden and are replayed by the tests. A log that was stored under the same
version must play the same for ever; so a change that plays a recording differently fails until it is raised.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import msgspec
from rich.progress import track

from nightbell import games
from nightbell.engine import BadLog, Crash, Rules, State, Table, read_log, replay
from nightbell.games.betrayal.house import HAUNTS
from nightbell.games.clocktower.scripts import SCRIPTS
from nightbell.games.whispers.content import KILLERS
from nightbell.games.whispers.maps import BOARDS

HOME = Path(__file__).parent.parent / "tests" / "golden"
SEED = 7
SPEAKS_UP = 6
"""One in so many answers is to a standing decision, where there is one."""


def recordings() -> Iterator[tuple[str, str, dict[str, object]]]:
    """What is recorded: the game, the recording's name and the game's options."""
    for place, killer in enumerate(KILLERS):
        yield "whispers", killer, {"killer": killer, "map": list(BOARDS)[place % len(BOARDS)]}
    yield "whispers", "traits-and-plans", {"traits": "full", "plans": "full"}
    yield "whispers", "separate-ways", {"separate_ways": True}
    for number in sorted(HAUNTS):
        if number:
            yield "betrayal", f"haunt-{number:02}", {"players": 3 + number % 4, "haunt": number}
    for script in SCRIPTS:
        for players in (6, 8, 13):
            if players >= SCRIPTS[script].smallest and not (SCRIPTS[script].teensyville and players > 6):
                yield "clocktower", f"{script}-{players}", {"players": players, "script": script}


def recorded(
    rules: Rules[State, msgspec.Struct], options: Mapping[str, object]
) -> Table[State, msgspec.Struct]:
    """A game of people who press anything, and speak up now and then."""
    table = Table(rules, options, SEED)
    rng = Random(SEED)
    while table.open:
        seat = rng.choice(list(table.open))
        standing = table.rules.standing(table.state, seat)
        if standing and rng.randrange(SPEAKS_UP) == 0:
            said = rng.choice(list(standing))
            if said.kind not in ENDS_THE_GAME:
                table.answer(seat, said.choice.sample(rng), said.kind)
                continue
        table.answer(seat, table.open[seat].choice.sample(rng))
    return table


ENDS_THE_GAME = frozenset({"end-early"})


def file_of(game: str, name: str) -> Path:
    return HOME / game / f"{name}.log"


def differs(game: str, name: str) -> str:
    """Why a recording is not what today's rules play; empty if it is."""
    file = file_of(game, name)
    if not file.exists():
        return "is not recorded yet"
    try:
        replay(games.load(game), read_log(file.read_bytes()))
    except (BadLog, Crash) as fault:
        return str(fault)
    return ""


def raise_version(game: str) -> str:
    """The next version, written where the game's rules say it."""
    source = Path(sys.modules[type(games.load(game)).__module__].__file__ or "")
    old = games.load(game).version
    new = str(int(old) + 1)
    source.write_text(re.sub(r'(\n    version = )"\d+"', rf'\1"{new}"', source.read_text(), count=1))
    type(games.load(game)).version = new
    return new


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--raise", dest="raised", action="store_true", help="raise versions and record anew")
    asked = reader.parse_args()
    lines = list(recordings())
    found = {(game, name): why for game, name, _ in track(lines, "replaying") if (why := differs(game, name))}
    for (game, name), why in found.items():
        print(f"{game}/{name}: {why}")
    changed = {game for (game, name), why in found.items() if file_of(game, name).exists()}
    if not found:
        print("Today's rules play every recording as it was played.")
    elif not asked.raised:
        print("make golden RAISE=1 raises the version of these rules and records their games anew.")
        sys.exit(1)
    else:
        for game in sorted(changed):
            print(f"{game}: rules version {raise_version(game)}")
        for game, name, options in track(lines, "recording"):
            if game in changed or (game, name) in found:
                file_of(game, name).parent.mkdir(parents=True, exist_ok=True)
                file_of(game, name).write_bytes(recorded(games.load(game), options).log.write())


if __name__ == "__main__":
    main()
