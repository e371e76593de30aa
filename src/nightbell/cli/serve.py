"""`nightbell serve`: tables for everybody who has the link."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import segno
from rich.console import Console

from nightbell.text import Words

SPARE_FILES = 200
"""Files that are no connections: the database, logs, the client's own."""


def serve(
    words: Words,
    config: Path | None,
    host: str | None,
    port: int | None,
    db: str | None,
    origins: list[str],
    cluster: bool,
    node: str | None,
) -> None:
    """Run the server until it is told to stop."""
    with _ending_when_told():
        _serve(words, config, {"host": host, "port": port, "db": db, "node": node}, origins, cluster)


@contextmanager
def _ending_when_told() -> Iterator[None]:
    """Also before it serves and after, and as the first process of a container: what such a one does nothing
    about does not end it, and after ten seconds it would be killed.
    """
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _serve(
    words: Words, config: Path | None, given: dict[str, object], origins: list[str], cluster: bool
) -> None:
    from nightbell.server import run, settings

    usual = run.data_directory() / settings.FILE
    file = config or (usual if usual.is_file() else None)
    named = given | {"origins": " ".join(origins) or None, "cluster": 1 if cluster else None}
    wanted = settings.read(file, os.environ, named)
    files = run.many_files(wanted.limits.connections + SPARE_FILES)
    limits = wanted.limits._replace(connections=min(wanted.limits.connections, max(16, files - SPARE_FILES)))
    run.free(wanted.host, wanted.port)
    server = run.server(
        wanted.host,
        wanted.port,
        wanted.db,
        frozenset(wanted.origins.split()),
        limits=limits,
        proxies=wanted.proxies,
        keep_days=wanted.keep_days,
        cluster=bool(wanted.cluster),
        node=wanted.node,
        secret_file=wanted.secret_file,
        push_key=wanted.push_key,
        push_contact=wanted.push_contact,
        telemetry=wanted.telemetry,
    )
    run.write_logs()
    console = Console()
    console.print(words.say("serve-welcome"), style="bold", markup=False)
    for address in run.addresses(wanted.host, wanted.port):
        console.print(f"  {address}", style="cyan", markup=False, highlight=False)
    if sys.stdout.isatty():
        segno.make(run.addresses(wanted.host, wanted.port)[-1], micro=False).terminal(compact=True)
    console.print(words.say("serve-stop"), markup=False)
    server.run()
