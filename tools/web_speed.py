"""`python -m tools.web_speed`: what the first load weighs, how long the first table takes, how it moves."""

from __future__ import annotations

import gzip
import statistics
import tempfile
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright
from tests.web.conftest import DESKTOP, FLAGS, PHONE, Faults, Server, Visitor, chromium

RUNS = 5
SECONDS = 4
FRAMES = """(seconds) => new Promise((done) => {
    const times = [];
    const frame = (now) => {
        times.push(now);
        if (now - times[0] < seconds * 1000) requestAnimationFrame(frame);
        else done(times.slice(1).map((each, place) => each - times[place]));
    };
    requestAnimationFrame(frame);
})"""


def visitor(browser: Browser, server: Server, phone: bool, motion: bool = True) -> Visitor:
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        locale="ru-RU",
        reduced_motion="no-preference" if motion else "reduce",
    )
    return Visitor(context, server, Faults(server.url))


def first_table(browser: Browser, server: Server, phone: bool) -> float:
    """Seconds from the press of «Играть с ботами» to a table on the screen, with a fresh browser."""
    person = visitor(browser, server, phone)
    page = person.go("/")
    page.click("[data-game=whispers]")
    began = perf_counter()
    page.click("[data-play]")
    page.wait_for_selector("section.dock")
    took = perf_counter() - began
    person.context.close()
    return took


def first_load(browser: Browser, server: Server) -> int:
    person = visitor(browser, server, phone=False)
    page = person.go("/")
    page.wait_for_load_state("networkidle")
    asked = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    files = [server.url, *(url for url in asked if not url.endswith(".woff2") and "/api/" not in url)]
    weight = sum(len(gzip.compress(page.request.get(url).body())) for url in files)
    person.context.close()
    return weight


def frames(browser: Browser, server: Server, phone: bool) -> list[float]:
    """Milliseconds between frames at a table of twenty while its bots are playing."""
    person = visitor(browser, server, phone)
    person.open_table("clocktower", {"players": 20, "travellers": 5})
    page = person.page
    page.wait_for_selector("section.dock")
    page.wait_for_timeout(1500)
    gaps = [float(each) for each in page.evaluate(FRAMES, SECONDS)]
    person.context.close()
    return gaps


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        print(f"first load           {first_load(browser, server) / 1000:8.1f} kB gzip, fonts apart")
        for phone in (True, False):
            size = "phone" if phone else "desktop"
            took = sorted(first_table(browser, server, phone) for _ in range(RUNS))
            print(f"first table, {size:8}{took[len(took) // 2]:8.2f} s (slowest of {RUNS}: {took[-1]:.2f} s)")
            gaps = frames(browser, server, phone)
            late = sum(gap > 1000 / 30 for gap in gaps)
            rate = 1000 / statistics.median(gaps)
            print(f"twenty seats, {size:8}{rate:7.0f} frames a second, {late} of {len(gaps)} late")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
