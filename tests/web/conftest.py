"""A real server, a real Chromium, and pages that fail the test if anything is wrong in them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Error,
    Page,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "nightbell" / "server" / "static"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A page lives for seconds here: to optimize its code takes longer than to run it as it is.
    "--js-flags=--no-opt",
]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PATIENCE = 60_000
"""Milliseconds that a page may take for anything: a bound for what never comes, not a measure of speed."""
expect.set_options(timeout=PATIENCE)


HOSPITABLE = {
    "NIGHTBELL_GUESTS_AN_HOUR": "100000",
    "NIGHTBELL_TABLES_AN_HOUR": "100000",
    "NIGHTBELL_BURST": "100000",
    "NIGHTBELL_REQUESTS": "100000",
    "NIGHTBELL_REQUESTS_PER_SECOND": "10000",
}
"""All these people come from one address, in a few minutes as many as otherwise in weeks, and speak fast."""


class Server:
    """`nightbell serve` on a free port, with its own data; can be killed and started again.

    A staged one has no luck of its own: whatever happens at its tables happens again next time (see
    `tests.web.stages`)."""

    def __init__(self, data: Path, *, staged: bool = False) -> None:
        self.data = data
        nightbell = str(Path(sys.executable).parent / "nightbell")
        self.program = [sys.executable, "-m", "tests.web.stages"] if staged else [nightbell]
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [*self.program, "serve", "--port", str(self.port)]
        environment = {**os.environ, **HOSPITABLE, "NIGHTBELL_DATA": str(self.data)}
        with (self.data / "serve.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, cwd=ROOT, stdout=log, stderr=log)
        while self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz"):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError((self.data / "serve.log").read_text())

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def client() -> None:
    """The client is built by `make test`; a run of these tests alone builds it if it was never built."""
    if not (STATIC / "index.html").is_file():
        npm = ROOT / "tools" / "npm"
        subprocess.run([str(npm), "ci"], check=True)
        subprocess.run([str(npm), "run", "build"], check=True)


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that leave it running."""
    server = Server(tmp_path_factory.mktemp("house"), staged=True)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_house(client: None, tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def chromium() -> str:
    """Where Chromium is."""
    found = subprocess.run([str(ROOT / "tools" / "chromium")], stdout=subprocess.PIPE, text=True, check=True)
    return found.stdout.strip()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for the tests of this folder. While it is open its thread has a running event loop, so it is closed
    before a test of another folder begins."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


HELD_BACK = int(os.environ.get("HELD_BACK", "0"))
"""Up to how many milliseconds some of the pages hear later what the server says: to find out whether stories
wait for what a slower page is still to show."""
HOLDS_BACK = """{
    const Prompt = WebSocket;
    if (Math.random() < 0.5) window.WebSocket = class extends Prompt {
        set onmessage(hear) {
            let last = Promise.resolve();
            super.onmessage = (event) => {
                const late = new Promise((go) => setTimeout(go, Math.random() * %d));
                last = last.then(() => late).then(() => hear.call(this, event));
            };
        }
    };
}"""
NO_SERVICE_WORKER = "Service Worker registration blocked by Playwright"
GIVEN_UP = "WebSocket is closed before the connection is established"
"""A page leaves a line on which nobody says a word for two seconds, as on a busy machine, for another one."""


class Faults:
    """What pages complained of. Errors that a test itself causes (a server it killed) are expected."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.found: list[str] = []
        self.expected: tuple[str, ...] = ()

    def watch(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._uncaught)
        page.on("request", self._request)
        page.on("dialog", self._dialog)

    def _dialog(self, dialog: Dialog) -> None:
        self.found.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _uncaught(self, fault: Error) -> None:
        self._complain(f"uncaught: {fault}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text}", message.location.get("url", ""))

    def _complain(self, fault: str, where: str = "") -> None:
        if not any(part in fault for part in (NO_SERVICE_WORKER, GIVEN_UP, *self.expected)):
            self.found.append(f"{fault} {where}".rstrip())

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.home, self.home.replace("http", "ws"))):
            self.found.append(f"foreign request: {request.url}")


# This browser knows its guest's name already.
GUEST = """{
    const kept = JSON.parse(localStorage.getItem("nightbell.settings") ?? "{}");
    if (!kept.guest)
        localStorage.setItem("nightbell.settings", JSON.stringify({...kept, guest: true, name: %s}));
}"""


class Visitor:
    """A person with a browser of their own."""

    def __init__(self, context: BrowserContext, server: Server, faults: Faults) -> None:
        self.context = context
        self.server = server
        self.faults = faults
        self.page = context.new_page()
        faults.watch(self.page)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    def join(self, code: str, name: str, seat: int) -> Page:
        """Comes to somebody's table by its link and sits down."""
        page = self.go(f"/t/{code}")
        page.fill("input[autocomplete=nickname]", name)
        page.click("form .go")
        page.click(f"[data-sit='{seat}']")
        page.wait_for_selector("li.mine")
        return page

    def open_table(
        self,
        game: str,
        options: Mapping[str, object],
        *,
        play: bool = True,
        seat: int | None = None,
        lang: str = "en",
        pace_ms: int = 0,
        stage: str = "",
        settings: Mapping[str, object] | None = None,
    ) -> str:
        """A table as the front door opens one, but with bots that do not linger unless they are told to; its
        page is opened."""
        code = self.new_table(
            game, options, play=play, seat=seat, lang=lang, pace_ms=pace_ms, stage=stage, settings=settings
        )
        self.go(f"/t/{code}")
        return code

    def new_table(
        self,
        game: str,
        options: Mapping[str, object],
        *,
        play: bool = False,
        seat: int | None = None,
        lang: str = "en",
        pace_ms: int = 0,
        stage: str = "",
        settings: Mapping[str, object] | None = None,
    ) -> str:
        """The same without a page."""
        self.introduce("Марта" if lang == "ru" else "Martha", lang)
        chosen = {"public": False, "pace_ms": pace_ms, "title": stage, **(settings or {})}
        body = {"game": game, "options": dict(options), "settings": chosen, "play": play, "seat": seat}
        return str(self._post("/api/tables", body)["code"])

    def introduce(self, name: str, lang: str = "en") -> None:
        """This browser knows its guest already."""
        self._post("/api/guest", {"name": name, "lang": lang})
        self.context.add_init_script(GUEST % json.dumps(name))

    def order(self, code: str, *orders: Mapping[str, object], unless: str = "") -> bool:
        """Says something at a table before any page of it is open: `{"type": "sit", "seat": 0}`.

        At night replies come with the beat, among what else it tells. Whether all of it was done; it must be
        unless it was refused by this code."""
        known = "; ".join(f"{each['name']}={each['value']}" for each in self.context.cookies(self.server.url))
        headers = {"Cookie": known, "Origin": self.server.url}
        done = True
        with connect(self.server.url.replace("http", "ws") + "/ws", additional_headers=headers) as link:
            link.send(json.dumps({"type": "hello", "table": code, "lang": "en"}))
            sent = {f"before-{next(ORDERS)}": order for order in orders}
            for id, order in sent.items():
                link.send(json.dumps({"id": id, **order}))
            left = set(sent)
            while left:
                told = json.loads(link.recv(timeout=PATIENCE / 1000))
                for each in (told, *told.get("replies", ())):
                    if each["type"] == "refused":
                        assert each["code"] == unless, each
                        done = False
                    left.discard(each.get("id", ""))
        return done

    def _post(self, path: str, body: Mapping[str, object]) -> dict[str, object]:
        reply = self.context.request.post(self.server.url + path, data=body)
        assert reply.ok, f"{path}: {reply.text()} to {json.dumps(body)}"
        found: dict[str, object] = reply.json()
        return found


Invite = Callable[..., Visitor]


def again(*values: object) -> ParameterSet:
    """The same story once more, on another screen or in the other language. `make test` tells it on one of
    them, on a phone as often as on a desktop; `make browsers` on all."""
    return pytest.param(*values, marks=pytest.mark.again)


ORDERS = count()
"""No order has the id of an earlier one: it would be taken for the same, sent twice."""
ADDRESSES = (f"10.0.{high}.{low}" for high in range(256) for low in range(256))
"""Everybody comes from somewhere else, as people do: what one address may ask for at once is limited."""


@pytest.fixture
def invite(browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Lets somebody in: `invite(house, lang="en", phone=True)`. Afterwards no page may have complained.

    Only who `keeps_the_shell` has a service worker, which fetches the whole client once more."""
    everybody: list[Visitor] = []

    def invite(
        server: Server, *, lang: str = "ru", phone: bool = False, keeps_the_shell: bool = False
    ) -> Visitor:
        context = browser.new_context(
            service_workers="allow" if keeps_the_shell else "block",
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            locale="ru-RU" if lang == "ru" else "en-GB",
            reduced_motion="reduce",
            extra_http_headers={"X-Forwarded-For": next(ADDRESSES)},
        )
        context.set_default_timeout(PATIENCE)
        if HELD_BACK:
            context.add_init_script(HOLDS_BACK % HELD_BACK)
        visitor = Visitor(context, server, Faults(server.url))
        everybody.append(visitor)
        return visitor

    yield invite
    for visitor in everybody:
        visitor.context.close()
    complaints = [fault for visitor in everybody for fault in visitor.faults.found]
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    source = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    assert source.is_file(), "axe-core comes with the client's packages: run `make web`"
    return source.read_text(encoding="utf-8")
