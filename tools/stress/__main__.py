"""`make stress`: everything that the server must withstand, in full, with its figures.

    python -m tools.stress [CHAPTER …] [--small]

At the end stands the whole table with bars and figures; they are also written to build/stress.json. A chapter
that misses its bar ends the run with status 1.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from tools import deduced
from tools.stress import (
    crowd,
    disk,
    fairness,
    flood,
    forgery,
    fuzz,
    hostile,
    kill,
    live_junk,
    night,
    nodes,
    proxies,
    secrets,
    soak,
    story,
    walk,
)
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


def truth(full: bool) -> Figures:
    """Games of the three base sets, retold every morning: is the true grimoire among the worlds?"""
    figures: Figures = {}
    for script in deduced.SETS:
        for players, games in ((7, 167), (9, 300), (12, 200)) if full else ((8, 3),):
            found = deduced.tally(script, range(games), players)
            assert not found.lost, found.lost
            figures[f"{script}, {players} players"] = (
                f"{found.games} games, {found.mornings} mornings, none lost"
            )
    return figures


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
    found = asyncio.run(in_folder(kill.kill_under_load, 500 if full else 2, 20 if full else 3, 1))
    assert found.lost == found.doubled == found.faults == 0, found
    return found._asdict()


def back(full: bool) -> Figures:
    """Tables that serve again after a kill."""
    found = asyncio.run(in_folder(kill.back_in_time, 1000 if full else 6))
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


def disks(full: bool) -> Figures:
    """A disk that takes nothing for a while, under load."""
    found = asyncio.run(in_folder(disk.full_disk, 20 if full else 3, 6.0 if full else 1.5, 5 if full else 1))
    assert found.lost == found.doubled == 0 and found.told, found
    return {name: round(value, 2) for name, value in found._asdict().items()}


def floods(full: bool) -> Figures:
    """Half-open and idle connections, pings, joins, chat, requests; how long an honest person waits."""
    figures: Figures = {}
    for kind in flood.FLOODS:
        found = asyncio.run(in_folder(flood.flood, kind, 20.0 if full else 4.0))
        figures[kind] = f"p99 {found.p99 * 1000:.0f} ms (before {found.before * 1000:.0f} ms)"
        assert not full or found.p99 < 0.25, found
    return figures


def soaked(full: bool) -> Figures:
    """Bots and people for a while: memory, tables that stand still, waiting."""
    found = asyncio.run(in_folder(soak.soak, 10.0 if full else 0.3, 24 if full else 3))
    assert not full or not found.missed(), found.missed()
    return {name: round(value, 3) for name, value in found._asdict().items()}


def many_nodes(full: bool) -> Figures:
    """Three nodes behind Caddy: killed, frozen, their database crashed, all upgraded, while people play."""
    tables, blows = (200, nodes.Blows(100, 20, 5, 3, 1)) if full else (6, nodes.Blows(1, 1, 1, 1, 1))
    found = asyncio.run(in_folder(nodes.play_through, tables, blows))
    assert not found.missed(full), found
    cost = asyncio.run(in_folder(nodes.cost, 100 if full else 4, 30.0 if full else 3.0))
    assert not full or cost.ratio <= 1.1, cost
    return found._asdict() | cost._asdict()


def proxied(full: bool) -> Figures:
    """The files in deploy/, each read by its own program."""
    with tempfile.TemporaryDirectory() as folder:
        return {**proxies.checked(Path(folder)), "pgbouncer": proxies.pooled(Path(folder))}


async def in_folder(
    told: Callable[Concatenate[Path, P], Awaitable[T]], *args: P.args, **named: P.kwargs
) -> T:
    with tempfile.TemporaryDirectory() as folder:
        return await told(Path(folder), *args, **named)


class Chapter(NamedTuple):
    """What the server must withstand (`covers` are the numbers of the review), and what it must reach."""

    covers: str
    bar: str
    run: Callable[[bool], Figures]


CHAPTERS: dict[str, Chapter] = {
    "worlds": Chapter("S1", "10,000 pairs a game, every frame equal", worlds),
    "truth": Chapter("–", "2,000 games of the base sets: the truth is lost in none", truth),
    "canaries": Chapter("S2", "1,000 games, no secret of another's found", canaries),
    "cover": Chapter("S3", "every beat one message of one size", cover),
    "nights": Chapter("S3", "length independent of roles: KS p > 0.05 over 1,000 nights", nights),
    "forgery": Chapter("S4", "every command with every wrong credential refused", forged),
    "rights": Chapter("S4", "100,000 walks of legal commands, no leak", rights),
    "fuzz": Chapter("S5", "100,000 commands with rights, 100,000 requests, no fault", fuzzed),
    "junk": Chapter("S5", "1,000,000 frames, memory grows by < 32 MiB", junk),
    "junk-live": Chapter("S5", "100,000 frames live, memory grows by < 32 MiB", junk_live),
    "fairness": Chapter("S12", "99.9 % in time counted, none late, 0–600 ms of lag", fair),
    "kills": Chapter("S8", "500 kills, 100,000 acknowledged: 0 lost, 0 doubled", kills),
    "back": Chapter("S8", "1,000 tables served again in 2 s", back),
    "disk": Chapter("S9", "refused, then playable: 0 lost, nobody stranded", disks),
    "cuts": Chapter("S10", "1,000 sockets cut, p99 of coming back 3 s", cuts),
    "stories": Chapter("S11", "whole games through kills end as they should", stories),
    "floods": Chapter("S13", "honest p99 < 250 ms in every flood", floods),
    "nodes": Chapter(
        "–", "200 tables, 100 kills, 20 freezes, 3 upgrades: 0 lost, 0 doubled, 0 stuck, p99 3 s", many_nodes
    ),
    "proxies": Chapter("–", "every file in deploy/ is taken by its program", proxied),
    "soak": Chapter(
        "S16", "10 minutes here, 2 h in `make soak`: < 1 MiB/h, none stuck, p99 < 100 ms", soaked
    ),
    "load": Chapter("–", "500 tables, p99 < 100 ms", load),
}


def main() -> int:
    names = [name for name in sys.argv[1:] if not name.startswith("-")] or list(CHAPTERS)
    full = "--small" not in sys.argv
    many_files()
    file = Path("build/stress.json")
    file.parent.mkdir(exist_ok=True)
    figures = json.loads(file.read_text()) if file.exists() else {}
    missed: set[str] = set()
    for name in names:
        begun = perf_counter()
        chapter = CHAPTERS[name]
        print(f"{name}: {chapter.run.__doc__}", flush=True)
        try:
            found: Figures = chapter.run(full)
        except Exception as fault:
            found = {"missed": f"{type(fault).__name__} {fault}"}
            missed.add(name)
        found["seconds"] = round(perf_counter() - begun)
        figures[name] = found
        for what, value in found.items():
            print(f"    {what}: {value}", flush=True)
        file.write_text(json.dumps(figures, indent=2, ensure_ascii=False))
    print_table(names, figures, missed)
    return int(bool(missed))


def print_table(names: list[str], figures: dict[str, Figures], missed: set[str]) -> None:
    """The whole at a glance, as `docs/reliability.md` has it."""
    print("\n| | chapter | must reach | measured | |\n|---|---|---|---|---|")
    for name in names:
        chapter = CHAPTERS[name]
        told = "; ".join(f"{what} {value}" for what, value in figures[name].items())
        held = "missed" if name in missed else "held"
        print(f"| {chapter.covers} | `{name}` | {chapter.bar} | {told} | {held} |")


if __name__ == "__main__":
    sys.exit(main())
