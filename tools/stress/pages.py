"""The chapters that need a browser: a server, Chromium, and people with pages of their own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.conftest import ADDRESSES, DESKTOP, FLAGS, PATIENCE, Faults, Server, Visitor, chromium

from tools.stress import heap
from tools.stress.words import PAYLOADS, SHOWN, game, lobby, recording, script

__all__ = ["PAYLOADS", "heaps", "words"]


@contextmanager
def people(folder: Path) -> Iterator[Callable[[], Visitor]]:
    """Somebody with a browser, as often as one is asked for; afterwards no page may have complained."""
    everybody: list[Visitor] = []
    server = Server(folder)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)

            def come() -> Visitor:
                context = browser.new_context(
                    service_workers="block",
                    viewport=DESKTOP,
                    locale="en-GB",
                    reduced_motion="reduce",
                    extra_http_headers={"X-Forwarded-For": next(ADDRESSES)},
                )
                context.set_default_timeout(PATIENCE)
                everybody.append(Visitor(context, server, Faults(server.url)))
                return everybody[-1]

            yield come
            browser.close()
    finally:
        server.stop()
    complaints = [fault for visitor in everybody for fault in visitor.faults.found]
    assert complaints == [], complaints


def words(count: int) -> dict[str, object]:
    """So many payloads, in every field."""
    payloads = PAYLOADS[:: len(PAYLOADS) // count]
    with tempfile.TemporaryDirectory() as folder, people(Path(folder)) as come:
        lobby(come(), payloads)
        game(come(), come(), payloads)
        script(come(), payloads, Path(folder))
        recording(come(), payloads, Path(folder))
    return {"payloads": len(payloads), "fields": len(SHOWN) + 1}


def heaps(games: Sequence[str], count: int) -> dict[str, object]:
    """So many games, of each kind in turn."""
    found: list[heap.Held] = []
    with tempfile.TemporaryDirectory() as folder, people(Path(folder)) as come:
        for number in range(count):
            anna, boris, clara = come(), come(), come()
            found.append(heap.searched(anna, boris, clara, games[number % len(games)], number))
            for visitor in (anna, boris, clara):
                visitor.context.close()
    return {
        "games": len(found),
        "MiB searched": round(sum(each.bytes for each in found) / 2**20),
        "secrets, none found": sum(each.secrets for each in found),
        "words that were to be found": sum(each.known for each in found),
    }
