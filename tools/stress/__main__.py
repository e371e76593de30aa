"""`make stress`: everything that the server must withstand, in full, with its figures.

    python -m tools.stress [CHAPTER …] [--small]

The figures are also written to build/stress.json. A chapter that misses its mark ends the run with status 1.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter
from typing import Concatenate, ParamSpec, TypeVar

from tools.stress import crowd, fairness, forgery, fuzz, hostile, kill, live_junk, night, secrets, story, walk
from tools.stress.servant import many_files

GAMES = ("whispers", "clocktower", "betrayal")
Figures = dict[str, object]
P = ParamSpec("P")
T = TypeVar("T")


def worlds(full: bool) -> Figures:
    """Pairs of games that a viewer cannot tell apart, frame by frame."""
    pairs = 1000 if full else 20
    found = {game: asyncio.run(secrets.indistinguishable(game, pairs, seed=1)) for game in GAMES}
    return {
        game: f"{each.pairs} pairs, {each.frames} frames equal; {each.elsewhere} dreams did not rest there"
        for game, each in found.items()
    }


def canaries(full: bool) -> Figures:
    """Whole games, every outgoing byte searched for others' secrets."""
    games = 20 if full else 1
    figures: Figures = {}
    for game in GAMES:
        found = [asyncio.run(secrets.canaries(game, seed)) for seed in range(games)]
        searched = sum(each.bytes for each in found) / 2**20
        secrets_ = sum(each.secrets for each in found)
        figures[game] = f"{games} games, {searched:.1f} MiB searched for {secrets_} secrets, none found"
    return figures


def cover(full: bool) -> Figures:
    """Nights of Clocktower: as many messages of the same size for every player."""
    nights = [asyncio.run(secrets.night_cover(seed)) for seed in range(40 if full else 2)]
    beats = sum(each.beats for each in nights)
    largest = max(each.largest for each in nights)
    return {"beats": beats, "size": max(each.size for each in nights), "largest content": largest}


def nights(full: bool) -> Figures:
    """Nights in which nearly everybody is awake and nights in which nobody is, by the clock."""
    found = asyncio.run(night.lengths(500 if full else 30, seed=3))
    assert found.chance > 0.05, found
    return {name: round(value, 3) for name, value in found._asdict().items()}


def rights(full: bool) -> Figures:
    """Legal commands in any order, by people with several accounts; what each may know, by an oracle."""
    found = walk.walks(100_000 if full else 300)
    return found._asdict()


def junk(full: bool) -> Figures:
    """Hostile frames through the code behind the socket."""
    found = asyncio.run(hostile.in_process(1_000_000 if full else 5_000, seed=1))
    assert found.grown_kib < 32 * 1024, f"memory grew by {found.grown_kib} KiB"
    return {"frames": found.frames, "replies": found.replies, "memory grown, KiB": found.grown_kib}


def junk_live(full: bool) -> Figures:
    """Hostile frames on a live socket of a server in its own process."""
    found = asyncio.run(in_folder(live_junk.pour, 100_000 if full else 2_000))
    assert found.grown_mib < 32, f"memory grew by {found.grown_mib} MiB"
    return {"frames": found.frames, "memory grown, MiB": round(found.grown_mib, 1)}


def fuzzed(full: bool) -> Figures:
    """Commands and requests made from the schema, with every right in every phase."""
    told = asyncio.run(fuzz.commands(100_000 if full else 300, seed=1))
    asked = asyncio.run(in_folder(fuzz.requests, 100_000 if full else 300, 1))
    return {"commands": told._asdict(), "requests": asked._asdict()}


def forged(full: bool) -> Figures:
    """Every command with every wrong credential."""
    found = asyncio.run(forgery.forge())
    return {"commands": found.commands, "attempts, all refused": found.attempts}


def kills(full: bool) -> Figures:
    """`kill -9` under load."""
    found = asyncio.run(in_folder(kill.kill_under_load, 100 if full else 2, 20 if full else 3, 1))
    assert found.lost == found.doubled == found.faults == 0, found
    return found._asdict()


def back(full: bool) -> Figures:
    """Tables that serve again after a kill."""
    found = asyncio.run(in_folder(kill.back_in_time, 200 if full else 6))
    assert not full or found.serving <= 2.0, found
    return {name: round(value, 2) for name, value in found._asdict().items()}


def cuts(full: bool) -> Figures:
    """Connections cut all at once."""
    found = asyncio.run(in_folder(crowd.cut_all, 1000 if full else 20))
    assert not full or found.p99 <= 3.0, found
    return {name: round(value, 2) for name, value in found._asdict().items()}


def load(full: bool) -> Figures:
    """Tables of people and bots on this machine, and how many it carries."""
    figures: Figures = {}
    for tables in (500, 750, 1000, 1500) if full else (10,):
        found = asyncio.run(in_folder(crowd.carry, tables, 30.0 if full else 5.0))
        figures[f"{tables} tables"] = (
            f"{found.commands} commands, p50 {found.p50 * 1000:.0f} ms, p99 {found.p99 * 1000:.0f} ms, "
            f"worst {found.worst * 1000:.0f} ms, server {found.cpu:.0%} of a core and {found.mib:.0f} MiB"
        )
        assert not full or tables > 500 or found.p99 < 0.1, found
        if found.p99 >= 0.1:
            break
    return figures


def fair(full: bool) -> Figures:
    """Votes under 0–600 ms of lag each way."""
    figures: Figures = {}
    for jitter in (0.0, 0.05, 0.1):
        found = fairness.votes(100_000 if full else 2_000, seed=1, jitter=jitter)
        assert found.share >= 0.999 and found.late_counted == 0, found
        figures[f"jitter {jitter:.0%}"] = (
            f"{found.counted} of {found.in_time} in time counted ({found.share:.3%}), "
            f"{found.late_counted} of {found.late} late"
        )
    found = asyncio.run(fairness.at_tables(5_000 if full else 50, seed=1, jitter=0.05))
    assert found.share >= 0.999 and found.late_counted == 0, found
    figures["at tables, jitter 5%"] = (
        f"{found.counted} of {found.in_time} in time counted, {found.late_counted} of {found.late} late"
    )
    figures["a false clock gains at most, ms"] = round(fairness.liars(20_000 if full else 500, seed=1))
    return figures


def stories(full: bool) -> Figures:
    """One game of each kind, killed midway."""
    found = [asyncio.run(in_folder(story.tell, game, 3 if full else 1)) for game in GAMES]
    return {each.game: f"{each.answers} answers, {each.kills} kills, {each.outcome}" for each in found}


async def in_folder(
    told: Callable[Concatenate[Path, P], Awaitable[T]], *args: P.args, **named: P.kwargs
) -> T:
    with tempfile.TemporaryDirectory() as folder:
        return await told(Path(folder), *args, **named)


CHAPTERS: dict[str, Callable[[bool], Figures]] = {
    "worlds": worlds,
    "canaries": canaries,
    "cover": cover,
    "nights": nights,
    "forgery": forged,
    "rights": rights,
    "fuzz": fuzzed,
    "junk": junk,
    "junk-live": junk_live,
    "fairness": fair,
    "kills": kills,
    "back": back,
    "cuts": cuts,
    "load": load,
    "stories": stories,
}


def main() -> int:
    names = [name for name in sys.argv[1:] if not name.startswith("-")] or list(CHAPTERS)
    full = "--small" not in sys.argv
    many_files()
    file = Path("build/stress.json")
    file.parent.mkdir(exist_ok=True)
    figures = json.loads(file.read_text()) if file.exists() else {}
    failed = False
    for name in names:
        begun = perf_counter()
        try:
            found: Figures = CHAPTERS[name](full)
        except AssertionError as missed:
            found, failed = {"missed": str(missed)}, True
        found["seconds"] = round(perf_counter() - begun)
        figures[name] = found
        print(f"{name}: {CHAPTERS[name].__doc__}")
        for what, value in found.items():
            print(f"    {what}: {value}")
        file.write_text(json.dumps(figures, indent=2, ensure_ascii=False))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
