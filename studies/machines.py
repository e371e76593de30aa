"""The machines of a cluster, all on this one, and what processes have used of it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple

from nightbell.research.on_ray import done_there

ROOT = Path(__file__).parent.parent
PATIENCE = 120
AT_REST = 0.05
"""The share of a core that a cluster uses which has come up and has nothing to do."""
WORKERS = ("ray::IDLE", f"ray::{done_there.__name__}")
"""What processes are called in which Ray has tasks done."""
SPARING = {
    "RAY_enable_metrics_collection": "false",
    "RAY_task_events_report_interval_ms": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
}
"""What nobody looks at need not be told: figures and histories of tasks."""


class Process(NamedTuple):
    """A process, as the system tells of it."""

    pid: int
    name: str
    parent: int
    seconds: float
    """Of any core, so far."""


def processes() -> Iterator[Process]:
    tick = os.sysconf("SC_CLK_TCK")
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            head, _, rest = (folder / "stat").read_text().rpartition(")")
        except OSError:
            continue  # It has ended meanwhile.
        fields = rest.split()
        seconds = (int(fields[11]) + int(fields[12])) / tick
        yield Process(int(folder.name), head.partition("(")[2], int(fields[1]), seconds)


def spent_here() -> float:
    """Seconds of any core that this process and the processes that it has hired have used."""
    here = os.getpid()
    return sum(each.seconds for each in processes() if here in (each.pid, each.parent))


def below(*first: int) -> Iterator[Process]:
    """These processes, those that they have started, and so on."""
    every = {each.pid: each for each in processes()}
    for each in every.values():
        at: Process | None = each
        while at is not None and at.pid not in first:
            at = every.get(at.parent)
        if at is not None:
            yield each


def free_port() -> int:
    """Outside the range that Ray's own workers use."""
    while True:
        with socket.socket() as door:
            door.bind(("127.0.0.1", 0))
            port: int = door.getsockname()[1]
            if not 10_000 <= port < 20_000:
                return port


class Cluster:
    """A head with one processor, and a second machine with the others."""

    def __init__(self, folder: Path, processors: int = 2) -> None:
        self.folder = folder
        self.gcs, client = free_port(), free_port()
        self.address = f"ray://127.0.0.1:{client}"
        self.head = self._start(
            "head", 1, "--head", f"--port={self.gcs}", f"--ray-client-server-port={client}"
        )
        self._wait_for(self.gcs)
        self.second = self._start("second", max(1, processors - 1), f"--address=127.0.0.1:{self.gcs}")
        self._wait_for(client)

    def _start(self, name: str, processors: int, *how: str) -> subprocess.Popen[bytes]:
        ray = Path(sys.executable).with_name("ray")
        alone = () if "--head" not in how else ("--include-dashboard=false", "--disable-usage-stats")
        command = [
            str(ray),
            "start",
            "--block",
            f"--num-cpus={processors}",
            "--object-store-memory=100000000",
            "--include-log-monitor=false",
            *alone,
            *how,
        ]
        with (self.folder / f"{name}.log").open("wb") as log:
            path = {**os.environ, "PYTHONPATH": str(ROOT), **SPARING}
            return subprocess.Popen(command, env=path, stdout=log, stderr=log, start_new_session=True)

    def _wait_for(self, port: int) -> None:
        end = monotonic() + PATIENCE
        while monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                return
            except OSError:
                assert self.head.poll() is None, (self.folder / "head.log").read_text()
                sleep(0.2)
        raise AssertionError("the cluster did not come up")

    def spent(self) -> tuple[float, float]:
        """Seconds of any core that workers have used, and all of Ray's other processes."""
        every = list(below(self.head.pid, self.second.pid))
        workers = sum(each.seconds for each in every if each.name in WORKERS)
        return workers, sum(each.seconds for each in every) - workers

    def come_to_rest(self) -> None:
        """Until everything has come up: Ray's own processes have much to read before they do nothing."""
        end, before = monotonic() + PATIENCE, sum(self.spent())
        while monotonic() < end:
            sleep(2)
            now = sum(self.spent())
            if now - before < 2 * AT_REST:
                return
            before = now

    def kill(self, machine: subprocess.Popen[bytes]) -> None:
        """All processes of a machine at once, as if its plug were pulled."""
        os.killpg(machine.pid, signal.SIGKILL)
        machine.wait(PATIENCE)

    def close(self) -> None:
        for machine in self.second, self.head:
            if machine.poll() is None:
                self.kill(machine)
