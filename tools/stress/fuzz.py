"""Requests and commands made from the schema, nearly right or wrong in one place, with every right.

Whatever comes, an answer is an answer: no fault of the server, and a table that its journal tells again.
"""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import NamedTuple, cast
from urllib.parse import quote, unquote

import msgspec
from starlette.types import ASGIApp, Message

from nightbell import games
from nightbell.server import protocol as wire
from nightbell.server.app import application
from nightbell.server.bodies import Nothing
from nightbell.server.house import House, restored
from nightbell.server.routes import routes
from nightbell.server.schema import anything
from nightbell.server.store import Store
from tools.stress.inside import LAVISH, Memory, Parlour, Somebody, parlour

WRONG: tuple[object, ...] = (
    None,
    True,
    -1,
    10**9,
    10**30,
    -(2**63),
    1e308,
    "",
    "\x00",
    "\u202e\u2066",
    "\u3164",
    "x" * 3000,
    "storyteller",
    "p1",
    [],
    [[[[[]]]]],
    ["imp"] * 500,
    {},
    {"a": {"b": 1}},
)
WRONGLY = 0.12
"""How often a value is one of those, instead of what the schema says."""
GAMES = ("whispers", "clocktower", "betrayal")
PHASES = ("gathering", "gathering", "playing", "playing", "playing", "over")

decode = msgspec.json.Decoder(wire.ClientMessage).decode


class Fuzzed(NamedTuple):
    sent: int
    done: int
    refused: int


class Maker:
    """Values as a schema has them, mostly."""

    def __init__(self, rng: Random, kinds: list[object]) -> None:
        self.rng = rng
        self.schemas, self.named = msgspec.json.schema_components(kinds, schema_hook=anything)

    def make(self, number: int) -> object:
        return self._made(self.schemas[number])

    def _made(self, schema: Mapping[str, object]) -> object:
        rng = self.rng
        if rng.random() < WRONGLY:
            return deepcopy(rng.choice(WRONG))
        if "$ref" in schema:
            return self._made(self.named[str(schema["$ref"]).rpartition("/")[2]])
        if "enum" in schema:
            return rng.choice(cast(list[object], schema["enum"]))
        if "const" in schema:
            return schema["const"]
        if "anyOf" in schema:
            return self._made(rng.choice(cast(list[Mapping[str, object]], schema["anyOf"])))
        return self._plain(schema)

    def _plain(self, schema: Mapping[str, object]) -> object:
        rng, kind = self.rng, schema.get("type")
        if kind == "object":
            fields = cast(Mapping[str, Mapping[str, object]], schema.get("properties", {}))
            required = cast(list[str], schema.get("required", ()))
            wanted = [name for name in fields if name in required or rng.random() < 0.5]
            return {name: self._made(fields[name]) for name in wanted}
        if kind == "array":
            parts = schema.get("prefixItems")
            if isinstance(parts, list):
                return [self._made(part) for part in parts]
            inner = cast(Mapping[str, object], schema.get("items") or {})
            return [self._made(inner) for _ in range(rng.choice((0, 1, 2, 5)))]
        if kind in ("integer", "number"):
            least = cast(int, schema.get("minimum", -5))
            most = cast(int, schema.get("maximum", 45))
            return rng.choice((least, most, 0, 1, 2, 3, 5, int(least) - 1, int(most) + 1))
        if kind == "boolean":
            return rng.random() < 0.5
        if kind == "string":
            odd = "".join(rng.choices(string.printable, k=9))
            return rng.choice(("p1", "p2", "p7", "host", "tb", "imp", "слово", odd))
        return deepcopy(rng.choice(WRONG))


def _messages(rng: Random) -> Iterator[bytes]:
    """Commands of every kind, each in turn; options of every game."""
    makers = {kind: Maker(rng, [kind]) for kind in wire.COMMANDS}
    options = {game: Maker(rng, [games.load(game).options]) for game in GAMES}
    number = 0
    while True:
        for kind, maker in makers.items():
            number += 1
            made = maker.make(0)
            if isinstance(made, dict):
                made["type"] = kind.__name__.lower()
                made["id"] = f"f{number}"
                if kind is wire.Settings and rng.random() < 0.7:
                    made["game"] = rng.choice(GAMES)
                    made["options"] = options[made["game"]].make(0)
            yield msgspec.json.encode(made)


async def commands(count: int, seed: int) -> Fuzzed:
    """Commands with the rights of host, Storyteller, player and watcher, before, in and after a game."""
    found: Counter[str] = Counter()
    rng = Random(seed)
    messages = _messages(rng)
    while found["sent"] < count:
        place = await parlour(rng.choice(GAMES), watched=True)
        phase = rng.choice(PHASES)
        if phase != "gathering":
            await place.begin()
        for _ in range(3000 if phase == "over" else 0):
            if not await place.step(rng):
                break
        for _ in range(min(100, count - found["sent"])):
            found["sent"] += 1
            found[await _given(_somebody(place, rng), next(messages))] += 1
        _comes_back(place)
        place.close()
    return Fuzzed(found["sent"], found["done"], found["refused"])


def _somebody(place: Parlour, rng: Random) -> Somebody:
    """Host, Storyteller, a player or a watcher; whoever has left is followed by another."""
    assert place.watcher is not None
    rights = [place.host, place.people[-1], rng.choice(place.people), place.watcher]
    return rng.choice(rights)


async def _given(somebody: Somebody, raw: bytes) -> str:
    """A message through the code behind the socket: one answer, and nothing but an answer."""
    if somebody.person not in somebody.live.room.people:
        return "gone"
    try:
        message = decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return "unread"
    if not isinstance(message, wire.Command):
        return "unread"
    reply = await somebody.do(message)
    assert not isinstance(reply, wire.Refused) or "⟦" not in reply.text, f"{reply.code} has no words"
    return "done" if isinstance(reply, wire.Done) else "refused"


def _comes_back(place: Parlour) -> None:
    """The journal tells the same table."""
    store = place.live.house.store
    assert isinstance(store, Memory)
    again = restored(place.room.code, store.pages(place.room.code))
    shown = [msgspec.json.encode(each.message(lambda person: True)) for each in (place.room, again)]
    assert shown[0] == shown[1], "the journal tells of another table"


# ---- HTTP


async def requests(data: Path, count: int, seed: int) -> Fuzzed:
    """Requests to every route, with and without somebody behind them."""
    store = Store(str(data / "fuzz.db"))
    house = House(store, b"x" * 32, data, LAVISH)
    app = application(house)
    rng = Random(seed)
    _, token = await house.welcome("Fuzz", "en")
    ways = routes()
    makers = [Maker(rng, [route.takes]) for route in ways]
    options = {game: Maker(rng, [games.load(game).options]) for game in GAMES}
    codes = ["", "00000000"]
    found: Counter[str] = Counter()
    for number in range(count):
        at = rng.randrange(len(ways))
        route = ways[at]
        path = route.path
        for name in ("code", "id", "game"):
            path = path.replace(f"{{{name}}}", _word(rng, codes))
        query = rng.choice(("", "open=1", "seat=1", "seat=" + _word(rng, codes), "lang=en", "a=%00&seat=%ff"))
        made = None if route.takes is Nothing else makers[at].make(0)
        if route.path == "/api/tables" and isinstance(made, dict):
            made["game"] = rng.choice(GAMES)
            made["options"] = options[made["game"]].make(0)
        body = b"" if made is None else msgspec.json.encode(made)
        who = rng.choice((token, "", "nobody"))
        status, answer = await ask(app, route.method, path, query, body, who)
        assert status < 500, f"{route.method} {path}?{query} {body[:300]!r} was answered with {status}"
        if status == 200 and route.path == "/api/tables" and route.method == "POST":
            codes = [*codes[-5:], msgspec.json.decode(answer)["code"]]
        found["done" if status < 400 else "refused"] += 1
        if number % 500 == 0:
            for live in list(house.tables.values()):
                house.drop(live)
    await house.close()
    return Fuzzed(count, found["done"], found["refused"])


def _word(rng: Random, codes: list[str]) -> str:
    odd = ("\x00", "..", "%2e", "x" * 300, "ы" * 200, "\ud7ff", "'--", "whispers", "a/b", "[")
    return quote(rng.choice((*codes, *odd)), safe="")


async def ask(app: ASGIApp, method: str, path: str, query: str, body: bytes, token: str) -> tuple[int, bytes]:
    """One request, as a server would pass it on."""
    raw = path.encode()
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(path),
        "raw_path": raw,
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"table"), (b"authorization", f"Bearer {token}".encode())],
        "client": ("192.0.2.7", 4000),
        "server": ("table", 80),
    }
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message)

    await app(scope, receive, send)
    whole = b"".join(each.get("body", b"") for each in sent if each["type"] == "http.response.body")
    return int(sent[0]["status"]), whole
