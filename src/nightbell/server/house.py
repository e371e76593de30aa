"""All tables of one server."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from pathlib import Path

from nightbell.engine import BadLog, Crash, Refusal
from nightbell.server import checkpoints
from nightbell.server import protocol as wire
from nightbell.server.cover import BEAT_MS
from nightbell.server.deeds import Joined, Opened, Page
from nightbell.server.guests import clean_name, new_code, new_token, proof, read_code
from nightbell.server.journals import log, named
from nightbell.server.limits import Limits
from nightbell.server.live import Live
from nightbell.server.metrics import Metrics
from nightbell.server.people import checked, tag_of
from nightbell.server.room import Room
from nightbell.server.store import Entry, Guest, Store

REMEMBERED_GUESTS = 20_000
KEPT_OPEN_MS = 7 * 24 * 3600 * 1000
IDLE_MS = 30 * 60 * 1000
"""A table that nobody plays at leaves memory after this long; a knock brings it back."""


class House:
    def __init__(
        self,
        store: Store,
        secret: bytes,
        data: Path | None = None,
        limits: Limits = Limits(),  # noqa: B008
        beat_ms: int = BEAT_MS,
    ) -> None:
        self.store = store
        self.secret = secret
        self.data = data
        self.limits = limits
        self.beat_ms = beat_ms
        self.metrics = Metrics()
        self.tables: dict[str, Live] = {}
        self.stopping = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._guests: OrderedDict[str, Guest] = OrderedDict()

    def now(self) -> int:
        """The server's clock, in milliseconds."""
        return time.time_ns() // 1_000_000

    # ---- guests

    async def welcome(self, name: str, lang: wire.Lang) -> tuple[Guest, str]:
        """A new guest and the token that proves it."""
        guest = Guest(secrets.token_hex(8), clean_name(name), lang)
        token = new_token()
        shown = proof(self.secret, token)
        await asyncio.to_thread(self.store.add_guest, guest, shown, self.now())
        self._remember(shown, guest)
        return guest, token

    async def rename(self, token: str, name: str, lang: wire.Lang) -> Guest:
        old = await self.guest(token)
        guest = Guest(old.id, clean_name(name), lang)
        await asyncio.to_thread(self.store.rename_guest, guest)
        self._remember(proof(self.secret, token), guest)
        return guest

    async def guest(self, token: str) -> Guest:
        """Who holds this token."""
        if not token or len(token) > 64:
            raise Refusal("no-credential")
        shown = proof(self.secret, token)
        known = self._guests.get(shown)
        if known is None:
            known = await asyncio.to_thread(self.store.guest, shown)
            if known is None:
                raise Refusal("no-credential")
            self._remember(shown, known)
        return known

    def _remember(self, shown: str, guest: Guest) -> None:
        self._guests[shown] = guest
        self._guests.move_to_end(shown)
        if len(self._guests) > REMEMBERED_GUESTS:
            self._guests.popitem(last=False)

    # ---- tables

    async def open(
        self,
        guest: Guest,
        game: str,
        options: dict[str, object],
        settings: wire.House,
        seed: int | None = None,
    ) -> tuple[Live, str]:
        """A new table with this guest as its host. Its luck is secret, unless a lesson gives the seed."""
        settings = checked(game, settings)
        opened = Opened(game, options, secrets.randbits(63) if seed is None else seed, settings)
        code = new_code()
        room = Room(code, opened)
        await self.store.append([Entry(code, 0, Page(self.now(), "", opened))])
        live = self.tables[code] = Live(room, self)
        self.metrics.tables.set(len(self.tables))
        log.info("table opened", table=room.tag, game=game)
        return live, await self.join(live, guest)

    async def join(self, live: Live, guest: Guest) -> str:
        """The person that this guest is at the table, coming in for the first time if need be."""
        async with live.lock:
            known = live.room.guests.get(guest.id)
            person = live.room.people[known] if known else None
            if person is None or person.gone or person.banned or person.name != guest.name:
                await live.commit("", Joined(guest.id, guest.name))
                live.publish()
        return live.room.guests[guest.id]

    async def find(self, typed: str) -> Live:
        """The table with this code, from memory or from disk."""
        code = read_code(typed)
        if (live := self.tables.get(code)) is not None:
            return live
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Live:
        room = await self._restored(code)
        live = self.tables[code] = Live(room, self)
        self.metrics.tables.set(len(self.tables))
        return live

    async def _restored(self, code: str) -> Room:
        """From the last checkpoint and what came after it, or from the whole journal."""
        raw = await asyncio.to_thread(self.store.checkpoint, code)
        room = checkpoints.opened(raw, self.secret) if raw is not None else None
        if room is not None and room.code == code:
            return continued(room, await asyncio.to_thread(self.store.pages, code, room.pages))
        pages = await asyncio.to_thread(self.store.pages, code)
        if not pages:
            raise Refusal("no-such-table")
        return restored(code, pages)

    async def restore(self) -> None:
        """Bring back every table that was in use, so that bots and clocks go on without a knock."""
        since = self.now() - KEPT_OPEN_MS
        for code in await asyncio.to_thread(self.store.open_rooms, since):
            try:
                await self.find(code)
            except Refusal as refusal:
                log.error("table not restored", table=tag_of(code), code=refusal.message)
        log.info("tables restored", tables=len(self.tables))

    async def tidy(self) -> None:
        """Now and then, send tables to sleep at which nothing happens."""
        while True:
            await asyncio.sleep(60)
            now = self.now()
            for live in list(self.tables.values()):
                if live.links or live.room.status == "playing" or now - live.moved < IDLE_MS:
                    continue
                if all(person.gone for person in live.room.people.values()):
                    await asyncio.to_thread(self.store.close_room, live.room.code)
                self.drop(live)

    def drop(self, live: Live) -> None:
        """Forget a table in memory; the next knock brings it back as its journal has it."""
        live.lost = True
        live.close()
        for link in list(live.links):
            link.cut("server-stops" if self.stopping else "table-reloads")
        if self.tables.get(live.room.code) is live:
            del self.tables[live.room.code]
        self.metrics.tables.set(len(self.tables))

    def lobby(self) -> list[Live]:
        """The public tables at which somebody is, or a game runs."""
        return [live for live in self.tables.values() if live.room.settings.public and live.links]

    def crashed(self, room: Room, crash: Crash) -> None:
        """Keep the log that reproduces a fault."""
        self.metrics.crashes.inc()
        name = f"crash-{room.game}-{room.tag}-{room.number}.jsonl"
        if self.data is not None:
            (self.data / name).write_bytes(crash.log.write())
        log.error("rules failed", game=room.game, table=room.tag, file=name, fault=named(crash))

    async def close(self) -> None:
        self.stopping = True
        for live in list(self.tables.values()):
            self.drop(live)
        await asyncio.to_thread(self.store.close)


def restored(code: str, pages: list[Page]) -> Room:
    """The room that a journal tells of. A game of other rules is left as it is, and the table says so."""
    opened = pages[0].deed
    assert isinstance(opened, Opened)
    return continued(Room(code, opened), pages[1:])


def continued(room: Room, pages: list[Page]) -> Room:
    """The room after these further pages of its journal."""
    room.restoring = True
    for page in pages:
        try:
            room.apply(page)
        except (Refusal, BadLog, Crash) as fault:
            if room.status != "broken":
                log.error("journal goes elsewhere", table=room.tag, page=room.pages, fault=named(fault))
                room.break_down("rules-changed-here")
            room.pages += 1
    room.restoring = False
    return room
