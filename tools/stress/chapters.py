"""The chapters of `make stress`: what the server must withstand, what it must reach, and in which size.

A chapter gets a scale: 1 is its whole size, 0.01 a hundredth of it. What must never happen must not happen at
any scale, and a bar of time that a crowd holds, a few hold more easily: every bar is judged at every scale.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from nightbell.server.people import KEPT_LINES
from tools import deduced
from tools.stress import (
    channels,
    chaos,
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
    scripts,
    secrets,
    soak,
    story,
    walk,
)

GAMES = ("whispers", "clocktower", "betrayal")
Figures = dict[str, object]
P = ParamSpec("P")
T = TypeVar("T")


def sized(scale: float, full: int, least: int = 1) -> int:
    """So many of what there are `full` of at scale 1.

    >>> sized(1, 500), sized(0.01, 500), sized(0.01, 500, least=20)
    (500, 5, 20)
    """
    return max(least, round(full * scale))


def worlds(scale: float) -> Figures:
    """Pairs of games that a viewer cannot tell apart, frame by frame."""
    pairs = sized(scale, 10_000, 20)
    found = {game: asyncio.run(secrets.indistinguishable(game, pairs, seed=1)) for game in GAMES}
    return {
        game: f"{each.pairs} pairs, {each.frames} frames equal; {each.elsewhere} dreams did not rest there"
        for game, each in found.items()
    }


def channelled(scale: float) -> Figures:
    """Two worlds that a viewer cannot tell apart go on: updates, talk, the lobby, requests, undo."""
    pairs = sized(scale, 10_000, 10)
    found = {game: asyncio.run(channels.dreamt(game, pairs, seed=1)) for game in GAMES}
    found["clocktower, undone"] = asyncio.run(channels.undone(pairs, seed=1))
    return {
        game: f"{each.pairs} pairs, {each.frames} frames and {each.requests} requests equal"
        for game, each in found.items()
    }


def truth(scale: float) -> Figures:
    """Games of the three base sets, retold every morning: is the true grimoire among the worlds?"""
    figures: Figures = {}
    for script in deduced.SETS:
        for players, full in ((7, 167), (9, 300), (12, 200)):
            found = deduced.tally(script, range(sized(scale, full)), players)
            assert not found.lost, found.lost
            figures[f"{script}, {players} players"] = (
                f"{found.games} games, {found.mornings} mornings, none lost"
            )
    return figures


def canaries(scale: float) -> Figures:
    """Whole games, every outgoing byte and every line of the log searched for others' secrets."""
    games = sized(scale, 334)
    figures: Figures = {}
    for game in GAMES:
        found = [asyncio.run(secrets.canaries(game, seed)) for seed in range(games)]
        searched = sum(each.bytes for each in found) / 2**20
        secrets_ = sum(each.secrets for each in found)
        figures[game] = f"{games} games, {searched:.1f} MiB searched for {secrets_} secrets, none found"
    return figures


def cover(scale: float) -> Figures:
    """Nights of Clocktower: as many messages of the same size for every player."""
    nights = [asyncio.run(secrets.night_cover(seed)) for seed in range(sized(scale, 40, 2))]
    beats = sum(each.beats for each in nights)
    largest = max(each.largest for each in nights)
    return {"beats": beats, "size": max(each.size for each in nights), "largest content": largest}


def nights(scale: float) -> Figures:
    """Nights in which nearly everybody is awake and nights in which nobody is, by the clock."""
    found = asyncio.run(night.lengths(sized(scale, 500, 30), seed=3))
    assert found.chance > 0.05, found
    return {name: round(value, 3) for name, value in found._asdict().items()}


def rights(scale: float) -> Figures:
    """Legal commands in any order, by people with several accounts; what each may know, by an oracle."""
    return walk.walks(sized(scale, 100_000, 100))._asdict()


def junk(scale: float) -> Figures:
    """Hostile frames through the code behind the socket."""
    found = asyncio.run(hostile.in_process(sized(scale, 1_000_000, 5_000), seed=1))
    assert found.grown_kib < 32 * 1024, f"memory grew by {found.grown_kib} KiB"
    return {"frames": found.frames, "replies": found.replies, "memory grown, KiB": found.grown_kib}


def junk_live(scale: float) -> Figures:
    """Hostile frames on a live socket of a server in its own process."""
    found = asyncio.run(in_folder(live_junk.pour, sized(scale, 100_000, 1_000)))
    assert found.grown_mib < 32, f"memory grew by {found.grown_mib} MiB"
    return {"frames": found.frames, "memory grown, MiB": round(found.grown_mib, 1)}


def scripted(scale: float) -> Figures:
    """Scripts good and bad, as a person would load them."""
    return asyncio.run(in_folder(scripts.read, sized(scale, 300, 10)))._asdict()


def worded(scale: float) -> Figures:
    """Hostile words in every field that people can fill, looked at in a browser."""
    from tools.stress import pages  # A browser is needed for nothing else.

    return pages.words(sized(scale, len(pages.PAYLOADS), 5))


def heaps(scale: float) -> Figures:
    """The memory of browsers at tables at which others whisper."""
    from tools.stress import pages

    return pages.heaps(GAMES, sized(scale, 20, 3))


def fuzzed(scale: float) -> Figures:
    """Commands and requests made from the schema, with every right in every phase."""
    count = sized(scale, 100_000, 300)
    told = asyncio.run(fuzz.commands(count, seed=1))
    asked = asyncio.run(in_folder(fuzz.requests, count, 1))
    return {"commands": told._asdict(), "requests": asked._asdict()}


def forged(scale: float) -> Figures:
    """Every command with every wrong credential; there are not more of them, whatever the scale."""
    found = asyncio.run(forgery.forge())
    return {"commands": found.commands, "attempts, all refused": found.attempts}


def kills(scale: float) -> Figures:
    """`kill -9` under load."""
    times, acknowledged = sized(scale, 500, 2), sized(scale, 100_000)
    found = asyncio.run(
        in_folder(kill.kill_under_load, times, sized(scale, 20, 3), 1, between=acknowledged // times)
    )
    assert found.lost == found.doubled == found.gaps == found.faults == 0, found
    assert found.acknowledged >= acknowledged, found
    return found._asdict()


def back(scale: float) -> Figures:
    """Tables that serve again after a kill."""
    found = asyncio.run(in_folder(kill.back_in_time, sized(scale, 1000, 6)))
    assert found.serving <= 2.0, found
    return {name: round(value, 2) for name, value in found._asdict().items()}


def cuts(scale: float) -> Figures:
    """Connections cut all at once, each from an address of its own, under the usual limits."""
    figures: Figures = {}
    for sockets, bar in ((1000, 3.0), (5000, None)):
        found = asyncio.run(in_folder(crowd.cut_all, sized(scale, sockets, 20)))
        figures[f"{found.sockets} sockets"] = (
            f"p50 {found.p50:.2f} s, p99 {found.p99:.2f} s, the last {found.worst:.2f} s, "
            f"server {found.cpu:.1f} s of a core"
        )
        assert bar is None or found.p99 <= bar, found
    return figures


def load(scale: float) -> Figures:
    """Tables of people and bots on this machine, and how many it carries."""
    figures: Figures = {}
    for full in (500, 750, 1000, 1500):
        found = asyncio.run(in_folder(crowd.carry, sized(scale, full, 5), max(5.0, 30.0 * scale)))
        figures[f"{found.tables} tables"] = (
            f"{found.commands} commands, p50 {found.p50 * 1000:.0f} ms, p99 {found.p99 * 1000:.0f} ms, "
            f"worst {found.worst * 1000:.0f} ms, server {found.cpu:.0%} of a core and {found.mib:.0f} MiB"
        )
        assert full > 500 or found.p99 < 0.1, found
        if found.p99 >= 0.1:
            break
    return figures


def fair(scale: float) -> Figures:
    """Votes under 0–600 ms of lag each way."""
    figures: Figures = {}
    for jitter in (0.0, 0.05, 0.1):
        found = fairness.votes(sized(scale, 100_000, 2_000), seed=1, jitter=jitter)
        assert found.share >= 0.999 and found.late_counted == 0, found
        figures[f"jitter {jitter:.0%}"] = (
            f"{found.counted} of {found.in_time} in time counted ({found.share:.3%}), "
            f"{found.late_counted} of {found.late} late"
        )
    found = asyncio.run(fairness.at_tables(sized(scale, 5_000, 50), seed=1, jitter=0.05))
    assert found.share >= 0.999 and found.late_counted == 0, found
    figures["at tables, jitter 5%"] = (
        f"{found.counted} of {found.in_time} in time counted, {found.late_counted} of {found.late} late"
    )
    gained = fairness.liars(sized(scale, 20_000, 500), seed=1)
    figures["a false clock gains at most, ms"] = round(gained)
    return figures


def stories(scale: float) -> Figures:
    """One game of each kind, killed midway."""
    found = [asyncio.run(in_folder(story.tell, game, sized(scale, 3))) for game in GAMES]
    return {each.game: f"{each.answers} answers, {each.kills} kills, {each.outcome}" for each in found}


def chaotic(scale: float) -> Figures:
    """Games in which lines, tabs, clocks and people fail, beside the same games in peace."""
    found = {game: asyncio.run(chaos.storms(game, sized(scale, 334))) for game in GAMES}
    return {
        game: f"{each.games} games, {each.answers} answers, ended as in peace; "
        + ", ".join(f"{count} {name}" for name, count in sorted(each.mishaps.items()))
        for game, each in found.items()
    }


def disks(scale: float) -> Figures:
    """A disk that takes nothing for a while, under load: full, and read-only."""
    people, times, seconds = sized(scale, 20, 3), sized(scale, 5), max(1.5, 6.0 * scale)
    full = asyncio.run(in_folder(disk.full_disk, people, seconds, times))
    closed = asyncio.run(in_folder(disk.read_only_disk, people, seconds))
    for found in filter(None, (full, closed)):
        assert found.lost == found.doubled == 0 and found.told, found
    return {
        name: "not to be had here" if found is None else str(found)
        for name, found in (("full", full), ("read-only", closed))
    }


def floods(scale: float) -> Figures:
    """Everything that can be poured at a server; how long an honest person waits meanwhile."""
    found = [
        asyncio.run(in_folder(flood.flood, kind, max(4.0, 20.0 * scale), scale)) for kind in flood.FLOODS
    ]
    slow = [each.kind for each in found if each.p99 >= 0.25]
    figures: Figures = {
        each.kind: f"p99 {each.p99 * 1000:.0f} ms (before {each.before * 1000:.0f} ms), {each.poured} poured"
        for each in found
    }
    return figures | ({"missed": f"the honest wait too long in {', '.join(slow)}"} if slow else {})


def soaked(scale: float) -> Figures:
    """Bots and people for a while: memory, tables that stand still, waiting."""
    tables, lines = sized(scale, 24, 3), sized(scale, KEPT_LINES, 10)
    found = asyncio.run(in_folder(soak.soak, max(0.3, 10.0 * scale), tables, lines))
    figures: Figures = {name: round(value, 3) for name, value in found._asdict().items()}
    return figures | ({"missed": "; ".join(missed)} if (missed := found.missed()) else {})


def many_nodes(scale: float) -> Figures:
    """Three nodes behind Caddy: killed, frozen, their database crashed, all upgraded, while people play."""
    blows = nodes.Blows(*(sized(scale, full) for full in (100, 20, 3, 1, 5)))
    found = asyncio.run(in_folder(nodes.play_through, sized(scale, 200, 6), blows))
    assert not found.missed(), found
    cost = asyncio.run(in_folder(nodes.cost, sized(scale, 100, 4), max(3.0, 30.0 * scale)))
    assert scale < 1 or cost.ratio <= 1.1, cost
    return found._asdict() | cost._asdict()


def proxied(scale: float) -> Figures:
    """The files in deploy/, each read by its own program; there are not more of them, whatever the scale."""
    with tempfile.TemporaryDirectory() as folder:
        return {**proxies.checked(Path(folder)), "pgbouncer": proxies.pooled(Path(folder))}


async def in_folder(
    told: Callable[Concatenate[Path, P], Awaitable[T]], *args: P.args, **named: P.kwargs
) -> T:
    with tempfile.TemporaryDirectory() as folder:
        return await told(Path(folder), *args, **named)


class Chapter(NamedTuple):
    """What the server must withstand (`covers` are the numbers of the review), and what it must reach.

    A chapter that ends with an assertion, or with a figure called `missed`, has missed its bar.
    """

    covers: str
    bar: str
    run: Callable[[float], Figures]


CHAPTERS: dict[str, Chapter] = {
    "worlds": Chapter("S1", "10,000 pairs a game, every frame equal", worlds),
    "channels": Chapter(
        "S1", "10,000 pairs a game go on: everything sent is equal, after undo too", channelled
    ),
    "truth": Chapter("–", "2,000 games of the base sets: the truth is lost in none", truth),
    "canaries": Chapter("S2", "1,000 games, no secret of another's found, nor in the log", canaries),
    "cover": Chapter("S3", "every beat one message of one size", cover),
    "nights": Chapter("S3", "length independent of roles: KS p > 0.05 over 1,000 nights", nights),
    "forgery": Chapter("S4", "every command with every wrong credential refused", forged),
    "rights": Chapter("S4", "100,000 walks of legal commands, no leak", rights),
    "fuzz": Chapter("S5", "100,000 commands with rights, 100,000 requests, no fault", fuzzed),
    "junk": Chapter("S5", "1,000,000 frames, memory grows by < 32 MiB", junk),
    "junk-live": Chapter("S5", "100,000 frames live, memory grows by < 32 MiB", junk_live),
    "scripts": Chapter("S7", "300 scripts good and bad: the good are read, the bad answered", scripted),
    "words": Chapter(
        "S6", "200 payloads in every field that people can fill: none is more than words", worded
    ),
    "heap": Chapter("S2", "the memory of 20 browser games holds nobody else's secret", heaps),
    "kills": Chapter("S8", "500 kills, 100,000 acknowledged: 0 lost, 0 doubled, 0 gaps", kills),
    "back": Chapter("S8", "1,000 tables served again in 2 s", back),
    "disk": Chapter("S9", "refused, then playable: 0 lost, nobody stranded", disks),
    "cuts": Chapter("S10", "1,000 and 5,000 sockets cut, p99 of coming back 3 s for the former", cuts),
    "stories": Chapter("S11", "whole games through kills end as they should", stories),
    "chaos": Chapter(
        "S11",
        "1,000 games with cuts, tabs, lag, loss, clocks ± 1 h, undo, leave, kick: same end as without",
        chaotic,
    ),
    "fairness": Chapter("S12", "99.9 % in time counted, none late, 0–600 ms of lag", fair),
    "floods": Chapter("S13", "honest p99 < 250 ms in every flood", floods),
    "soak": Chapter(
        "S16", "10 minutes here, 2 h in `make soak`: < 1 MiB/h, none stuck, p99 < 100 ms", soaked
    ),
    "load": Chapter("–", "500 tables, p99 < 100 ms", load),
    "nodes": Chapter(
        "–",
        "200 tables, 100 kills, 20 freezes, 3 upgrades, 5 promotions of a standby: "
        "0 lost, 0 doubled, 0 stuck, p99 3 s, 5 s for the database; a deed costs ≤ 1.1 of one server's",
        many_nodes,
    ),
    "proxies": Chapter("–", "every file in deploy/ is taken by its program", proxied),
}
APART = ("nodes", "proxies")
"""Chapters that are run only when they are named (`make nodes`): they need a database and a proxy."""
