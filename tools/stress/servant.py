"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from random import Random, SystemRandom
from time import perf_counter
from typing import cast

from nightbell.server import protocol as wire
from nightbell.server.client import Client, Visitor

ROOT = Path(__file__).resolve().parents[2]
PORTS = (20_000, 32_000)


class Servant:
    def __init__(self, data: Path, db: str = "", limits: str = "lavish", node: str = "") -> None:
        self.data = data
        self.db = db
        self.limits = limits
        self.node = node
        self.version = 0
        """Above zero the rules are said to be others than those of the source."""
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> float:
        """Returns how many seconds it took until the server answered."""
        begun = perf_counter()
        command = [sys.executable, "-m", "tools.stress.serve", str(self.port), str(self.data), self.limits]
        log = (self.data / "server.log").open("ab")
        compiled = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.process = subprocess.Popen(
            [*command, self.db, self.node, str(self.version)], cwd=ROOT, stderr=log, stdout=log, env=compiled
        )
        while not await asyncio.to_thread(self._healthy):
            assert self.process.poll() is None, (self.data / "server.log").read_text()[-2000:]
            await asyncio.sleep(0.02)
        return perf_counter() - begun

    def _healthy(self) -> bool:
        try:
            with urllib.request.urlopen(self.base + "/healthz", timeout=5) as reply:
                return bool(reply.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """At once and without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def freeze(self) -> None:
        """It stands still, and its connections stay."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def log(self) -> str:
        return (self.data / "server.log").read_text()

    async def stop(self) -> int:
        """Politely; returns the exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.to_thread(self.process.wait)

    def cpu_seconds(self) -> float:
        """What the process has used of any core so far."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mib(self) -> float:
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024


def free_port() -> int:
    """Not one of those that the system gives to whoever connects: a server that was killed wants it again."""
    while True:
        with socket.socket() as probe:
            port = SystemRandom().randrange(*PORTS)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def many_files() -> None:
    """Room for thousands of sockets, in this process and in those it starts."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def some_answer(decision: wire.Decision, rng: Random) -> wire.Plain:
    """Any legal answer, as a person without a plan would give it."""
    choice = decision.choice
    if isinstance(choice, wire.OneOf):
        return rng.choice(choice.options)
    if isinstance(choice, wire.Number):
        return rng.randint(choice.least, choice.most)
    if isinstance(choice, wire.Some):
        size = rng.randint(choice.least, choice.most)
        return cast(wire.Plain, [choice.options[n] for n in rng.sample(range(len(choice.options)), size)])
    assert isinstance(choice, wire.Split), choice
    parts: list[wire.Leaf] = []
    left, room = choice.total, sum(choice.limits)
    for limit in choice.limits:
        room -= limit
        parts.append(part := rng.randint(max(0, left - room), min(limit, left)))
        left -= part
    return [*parts]


async def play(client: Client, rng: Random, most: int = 10**9) -> int:
    """Answer whatever is asked until the game is over, or so many times; returns how often."""
    given = 0
    while client.outcome is None and given < most:
        await client.until(lambda: client.decision is not None or client.outcome is not None, seconds=900)
        if client.decision is not None:
            await client.answer(some_answer(client.decision, rng))
            given += 1
    return given


async def table_with_bots(
    base: str, game: str, name: str, address: str = "", begun: bool = True, **settings: object
) -> Client:
    """Somebody at a new table of this game, with bots all around and the game begun, or about to begin."""
    visitor = await Visitor.come(base, name, address=address)
    quick = {"pace_ms": 0, "bot": "random", "hand_seconds": 0.2, "away_seconds": 0, **settings}
    code = await visitor.open(game, play=begun, seat=0, settings=quick)
    return await Client(visitor, code).enter()
