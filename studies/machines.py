"""The machines of a cluster, all on this one."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

ROOT = Path(__file__).parent.parent
PATIENCE = 120


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
            *alone,
            *how,
        ]
        with (self.folder / f"{name}.log").open("wb") as log:
            path = {**os.environ, "PYTHONPATH": str(ROOT), "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
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

    def kill(self, machine: subprocess.Popen[bytes]) -> None:
        """All processes of a machine at once, as if its plug were pulled."""
        os.killpg(machine.pid, signal.SIGKILL)
        machine.wait(PATIENCE)

    def close(self) -> None:
        for machine in self.second, self.head:
            if machine.poll() is None:
                self.kill(machine)
