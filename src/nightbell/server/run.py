"""Starting and stopping: the settings of `nightbell serve`, and uvicorn with limits that fit."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
import socket
import sys
from ipaddress import ip_network
from pathlib import Path
from time import thread_time

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from nightbell import games
from nightbell.engine import Refusal
from nightbell.server.app import application
from nightbell.server.cluster import Cluster
from nightbell.server.cover import BEAT_MS
from nightbell.server.doors import BACKLOG, Config, Doors
from nightbell.server.guests import read_secret
from nightbell.server.house import House
from nightbell.server.journals import JsonLines
from nightbell.server.limits import Limits
from nightbell.server.protocol import MOST_FRAME
from nightbell.server.push import Bell, WebPush
from nightbell.server.store import Store
from nightbell.server.traces import told_to
from nightbell.text.bundle import read_ahead

GARBAGE = (1_000, 10, 50)
"""How many things are new before those are looked through for garbage, how many such looks come before one
at all newer ones, and how many of these before one at everything, which stops everybody at every table."""

LOOK_SECONDS, LOOKS_SHARE = 60.0, 5_000.0
"""How often everything is looked through, and of how much time it may take one part."""


def data_directory() -> Path:
    """Where the database and the secret live unless told otherwise."""
    given = os.environ.get("NIGHTBELL_DATA")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "nightbell"


class Server(uvicorn.Server):
    """Uvicorn with the house that it serves."""

    alone = False
    """Whether the whole process is the server's."""
    calm = 2.0
    """Seconds in which everybody comes back who was cut off by a restart."""

    def __init__(self, config: Config, house: House) -> None:
        super().__init__(config)
        self.house = house
        self.doors = config.doors

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        self.alone = True
        super().run(sockets)

    def stop(self) -> None:
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The loop takes its number for how many may wait as well; more may."""
        self._keep_what_is_loaded()
        await super().startup(sockets)
        self.settling = asyncio.create_task(self._settle())
        for each in self.servers if self.started else ():
            for listening in each.sockets:
                with socket.socket(fileno=os.dup(listening.fileno())) as same:
                    same.listen(BACKLOG)

    async def _settle(self) -> None:
        """All words are read ahead, but those who wait for their tables come first."""
        await self.house.restored.wait()
        await asyncio.sleep(self.calm)
        await asyncio.to_thread(read_ahead, games.known())
        self._keep_what_is_loaded()
        if self.alone:
            self.looking = asyncio.create_task(self._look_through())

    async def _look_through(self) -> None:
        """Look for garbage everywhere now and then, the more seldom the longer it takes.

        By itself that happens when much is new, which on a quiet server may be after hours: until then it
        would keep what is left of every connection.
        """
        pause = LOOK_SECONDS
        while True:
            await asyncio.sleep(pause)
            begun = thread_time()
            gc.collect()
            pause = max(LOOK_SECONDS, (thread_time() - begun) * LOOKS_SHARE)

    def _keep_what_is_loaded(self) -> None:
        """It stays for good, a quarter of a million things with all words.

        To look through them for garbage again and again would stop everybody for a tenth of a second.
        """
        if self.alone:
            gc.freeze()
            gc.set_threshold(*GARBAGE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye at every table before the connections are closed."""
        await self.house.say_goodbye()
        await super().shutdown(sockets)


def server(
    host: str,
    port: int,
    db: str,
    origins: frozenset[str] = frozenset(),
    data: Path | None = None,
    limits: Limits = Limits(),  # noqa: B008
    beat_ms: int = BEAT_MS,
    proxies: str | None = None,
    keep_days: int = 0,
    cluster: bool = False,
    node: str = "",
    secret_file: str = "",
    push_key: str = "",
    push_contact: str = "",
    telemetry: str = "",
) -> Server:
    """A server that is ready to run, alone or as a node among others."""
    data = data or data_directory()
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    secret = read_secret(Path(secret_file) if secret_file else data / "secret")
    store = opened(db or str(data / "nightbell.db"), alone=not cluster)
    others = joined(store, node or usual_name(port), secret, limits.tables) if cluster else None
    house = House(store, secret, data, limits, beat_ms, keep_days, others)
    if push_key:
        house.bell = Bell(house, WebPush(Path(push_key), push_contact))
    if telemetry:
        house.traces = told_to(telemetry)
    token = data / "metrics-token"
    token.touch(mode=0o600)
    token.write_text(house.metrics_token)
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1") if proxies is None else proxies
    config = Config(
        application(house, origins, lambda: made.stop()),
        Doors(limits, trusted_addresses(trusted)),
        forwarded_allow_ips=trusted,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    made = Server(config, house)
    return made


def opened(db: str, alone: bool = True) -> Store:
    """The database, or one sentence about why it cannot be had. Its address may hold a password.

    Alone on it, a server brings it up to date; the nodes of a cluster leave that to `nightbell schema`.
    """
    try:
        return Store(db, upgrades=alone, alone=alone)
    except ModuleNotFoundError:
        raise Refusal("postgresql-not-installed") from None
    except (SQLAlchemyError, OSError) as fault:
        raise Refusal("database-unreachable", why=type(fault).__name__) from None


def joined(store: Store, name: str, secret: bytes, tables: int) -> Cluster:
    """This process as a node of the cluster on a database, or one sentence about why it cannot be."""
    try:
        cluster = Cluster(store, name, secret, tables)
        cluster.open()
        return cluster
    except (SQLAlchemyError, OSError) as fault:
        raise Refusal("database-unreachable", why=type(fault).__name__) from None


def trusted_addresses(said: str) -> frozenset[str]:
    """The addresses and networks of proxies, or `*` where nobody else can reach the server."""
    found = frozenset(each.strip() for each in said.split(",")) - {""}
    for each in found - {"*"}:
        try:
            ip_network(each)
        except ValueError:
            raise Refusal("bad-setting", name="proxies", value=each[:40]) from None
    return found


def usual_name(port: int) -> str:
    """What a node is called unless told otherwise: its machine and port."""
    machine = re.sub(r"[^a-z0-9]+", "-", socket.gethostname().lower()).strip("-")[:30]
    return f"{machine or 'node'}-{port}"


def write_logs() -> None:
    """Structured lines on standard error; uvicorn speaks up only when something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    logging.getLogger("nightbell.server").setLevel(logging.INFO)


def many_files(wanted: int) -> int:
    """Raise how many files this process may have open, as far as it can; gives how many it may."""
    try:
        import resource
    except ImportError:  # Windows
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return most
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most


def addresses(host: str, port: int) -> list[str]:
    """Where a browser finds the server: here, and from other machines of the same network."""
    if host not in ("0.0.0.0", "::"):
        return [f"http://{host}:{port}"]
    found = [f"http://localhost:{port}"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found.append(f"http://{probe.getsockname()[0]}:{port}")
        except OSError:
            pass
    return found


def free(host: str, port: int) -> None:
    """Refuse plainly if somebody else listens there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as fault:
            raise Refusal(
                "cannot-listen", address=f"{host}:{port}", why=os.strerror(fault.errno or 0)
            ) from None
