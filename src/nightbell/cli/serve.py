"""`nightbell serve`: tables for everybody who has the link."""

from __future__ import annotations

import sys

import segno
from rich.console import Console

from nightbell.text import Words


def serve(words: Words, host: str, port: int, db: str, origins: list[str]) -> None:
    """Run the server until it is told to stop."""
    from nightbell.server import run

    run.free(host, port)
    server = run.server(host, port, db, frozenset(origins))
    run.write_logs()
    console = Console()
    console.print(words.say("serve-welcome"), style="bold", markup=False)
    for address in run.addresses(host, port):
        console.print(f"  {address}", style="cyan", markup=False, highlight=False)
    if sys.stdout.isatty():
        segno.make(run.addresses(host, port)[-1], micro=False).terminal(compact=True)
    console.print(words.say("serve-stop"), markup=False)
    server.run()
