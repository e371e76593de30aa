"""All tables of one server."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from hmac import compare_digest
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from nightbell.engine import Crash, Refusal
from nightbell.server import checkpoints, reports
from nightbell.server import protocol as wire
from nightbell.server.cards import TableCard, table_card
from nightbell.server.cover import BEAT_MS
from nightbell.server.deeds import Begun, Faded, Joined, Opened, Page, Torn
from nightbell.server.feed import encode
from nightbell.server.guests import clean_name, new_code, new_phrase, new_token, proof, read_code, read_phrase
from nightbell.server.hearsay import Announce, Forgotten, Renamed, Revoked, Shut
from nightbell.server.hints import Hints
from nightbell.server.journals import log, named
from nightbell.server.keys import SOON_MS
from nightbell.server.lab import Lab
from nightbell.server.limits import Limits, Visitors, address_class
from nightbell.server.live import Link, Live
from nightbell.server.metrics import Metrics
from nightbell.server.minds import Minds
from nightbell.server.notebooks import Notebooks
from nightbell.server.people import Trace, checked, tag_of
from nightbell.server.playing import SEED_BITS, leave_behind
from nightbell.server.postmortems import PostMortems
from nightbell.server.puzzles import LATER, MOST_COUNTED, PuzzleCard, Puzzles, common
from nightbell.server.records import AtRest, Entry, Guest, Newcomer
from nightbell.server.replays import renamed
from nightbell.server.room import Room
from nightbell.server.seating import fadeable
from nightbell.server.store import Store
from nightbell.server.thinking import Desk
from nightbell.server.together import Together
from nightbell.server.traces import Traces

if TYPE_CHECKING:
    from nightbell.server.cluster import Cluster
    from nightbell.server.push import Bell

P = ParamSpec("P")
T = TypeVar("T")

MOST_DEVICES = 10
"""Tokens that somebody may have come by with a phrase."""
REMEMBERED_GUESTS = 20_000
TOKENS_TOGETHER, TABLES_TOGETHER = 200, 20
"""So much is read from disk in one go, if so many ask for it."""
TRIES = 3
GUESSES = 10
GUESS_SECONDS = 30.0
"""So often a password may be said at a table's door from one network, and once more after so long."""
PULSE_SECONDS = 1.0
GOODBYE_SECONDS = 3.0
FARTHEST_BACK_MS = 48 * 3600 * 1000
"""A clock that went back by more than this is believed."""
PATIENCE_SECONDS = 5.0
"""How long the disk may take before the house is said to be unwell."""
DAY_MS = 24 * 3600 * 1000
KEPT_OPEN_MS = 7 * DAY_MS
TOKEN_MS = 365 * DAY_MS
"""So long a token is good after its guest has last said a name."""
IDLE_MS = 30 * 60 * 1000
"""A table that nobody plays at leaves memory after this long; a knock brings it back."""

SOON: Final = -1
"""Due as soon as nobody has the table, if a game is on."""


class House:
    def __init__(
        self,
        store: Store,
        secret: bytes,
        data: Path | None = None,
        limits: Limits = Limits(),  # noqa: B008
        beat_ms: int = BEAT_MS,
        keep_days: int = 0,
        cluster: Cluster | None = None,
    ) -> None:
        self.cluster = cluster
        """The other nodes, if there may be any."""
        self.bell: Bell | None = None
        """Calls those who are away, if the operator has given it a key."""
        self.traces = Traces()
        """Where the time of commands goes, if the operator has said where to tell it."""
        self.keep_days = keep_days
        self._forget_at = 0
        self.store = store
        self.secret = secret
        self.data = data
        self.limits = limits
        self.beat_ms = beat_ms
        self.metrics = Metrics()
        self.tables: dict[str, Live] = {}
        self.stopping = False
        self.draining = False
        """No more tables are opened: the house is about to close."""
        self.restored = asyncio.Event()
        self.calm = asyncio.Event()
        """Not while all tables come back at once: bots and clocks wait a moment for those who knock."""
        self.calm.set()
        self.barred = store.register.barred()
        """Addresses and tables that an operator has shut out."""
        self.desk = Desk()
        self.minds = Minds()
        self.hints = Hints(self.minds)
        self.puzzles = Puzzles(self.desk, self.now)
        self.notebooks = Notebooks(self.desk)
        self.postmortems = PostMortems(self.desk)

        self.lab = Lab(self.limits.lab_games)
        self.guesses = Visitors(GUESSES, 1 / GUESS_SECONDS)
        """How often a network may still say a password at a table's door."""
        self.sockets: Counter[str] = Counter()
        """How many sockets each guest has, and each address."""
        self.sleeping: dict[str, int] = {}
        """Tables that left memory in the middle of a game, and when something is due there."""
        self._set_clock()
        self.fallen: set[str] = set()
        """Tables that the disk refused, until they are brought back."""
        self._fell = asyncio.Event()
        self._felt = 0.0
        self._pulse: asyncio.Task[bool] | None = None
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        self._changes = 0
        """How often something that was remembered of a guest has been forgotten."""
        self._tokens = Together(self._read_tokens, TOKENS_TOGETHER)
        self._resting = Together(self._read_tables, TABLES_TOGETHER)
        if cluster is not None:
            cluster.attach(self)

    def now(self) -> int:
        """The server's clock, in milliseconds: set once, and from then on nobody can turn it back."""
        return self._set_at + time.monotonic_ns() // 1_000_000

    def _set_clock(self) -> None:
        """By the wall, the database's in a cluster; if that went back since the last page, by that page."""
        wall = time.time_ns() // 1_000_000 if self.cluster is None else self.cluster.keys.wall()
        latest = self.store.latest()
        started = latest if wall < latest < wall + FARTHEST_BACK_MS else wall
        self._set_at = started - time.monotonic_ns() // 1_000_000

    async def well(self) -> bool:
        """Whether the disk takes what it is given; asked of it once a second at most."""
        if self._pulse is None or (self._pulse.done() and monotonic() - self._felt > PULSE_SECONDS):
            self._felt = monotonic()
            self._pulse = asyncio.create_task(self.store.alive())
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await asyncio.shield(self._pulse)
        except TimeoutError:
            return False

    async def feel_the_pulse(self) -> None:
        """Measure by how much the loop is late, and what waits in it."""
        while True:
            begun = monotonic()
            await asyncio.sleep(PULSE_SECONDS)
            self.metrics.lag.observe(max(0.0, monotonic() - begun - PULSE_SECONDS))
            waiting = [link.outbox.qsize() for live in self.tables.values() for link in live.links]
            self.metrics.waiting.set(sum(waiting))
            self.metrics.longest.set(max(waiting, default=0))
            self.metrics.thinking.set(self.desk.waiting + self.minds.waiting)
            self.metrics.asleep.set(len(self.sleeping))

    # ---- guests

    async def welcome(self, name: str, lang: wire.Lang) -> tuple[Guest, str]:
        """A new guest and the token that proves it."""
        guest = Guest(secrets.token_hex(8), clean_name(name), lang)
        token = new_token()
        shown = proof(self.secret, token)
        try:
            await self.store.append([], [Newcomer(guest, shown, self.now())])
        except Exception as fault:
            log.error("database failed", fault=named(fault))
            raise Refusal("disk-failed") from None
        self._remember(shown, guest)
        return guest, token

    async def rename(self, token: str, name: str, lang: wire.Lang) -> Guest:
        old = await self.guest(token)
        guest = Guest(old.id, clean_name(name), lang)
        await on_disk(self.store.register.rename_guest, guest, self.now())
        self.forget_tokens(guest.id)
        if self.cluster is not None:
            await self.cluster.say(Renamed(proof(self.secret, token)))
        return guest

    async def make_phrase(self, token: str) -> str:
        """Words that bring this guest back on another device; those made before no longer do."""
        guest, phrase = await self.guest(token), new_phrase()
        await on_disk(self.store.register.set_phrase, guest.id, proof(self.secret, f"phrase {phrase}"))
        return phrase

    async def recover(self, typed: str) -> tuple[Guest, str]:
        """Whoever has these words, and a token for one more of their devices."""
        token, phrase = new_token(), proof(self.secret, f"phrase {read_phrase(typed)}")
        shown = proof(self.secret, token)
        known = await on_disk(self.store.register.add_device, phrase, shown, self.now(), MOST_DEVICES)
        if known is None:
            raise Refusal("phrase-unknown")
        guest, gone = known
        for old in gone:
            self.forget_proof(old)
            if self.cluster is not None:
                await self.cluster.say(Renamed(old))
        return guest, token

    async def revoke(self, token: str) -> None:
        """A token is worth nothing any more, and whoever came in with it goes."""
        guest = await self.guest(token)
        shown = proof(self.secret, token)
        await on_disk(self.store.register.revoke, shown)
        self.forget_proof(shown)
        self.send_away(guest.id)
        if self.cluster is not None:
            await self.cluster.say(Revoked(shown, guest.id))

    def forget_proof(self, shown: str) -> None:
        """What is remembered of a guest is no longer so, nor what is being read."""
        self._guests.pop(shown, None)
        self._changes += 1

    def send_away(self, guest: str) -> None:
        """End the connections of a guest."""
        for live in list(self.tables.values()):
            person = live.room.guests.get(guest)
            for link in [each for each in live.links if each.person == person]:
                link.cut("no-credential")

    @property
    def metrics_token(self) -> str:
        """What the page of numbers asks for."""
        return proof(self.secret, "metrics")

    async def guest(self, token: str) -> Guest:
        """Who holds this token."""
        if not token or len(token) > 64:
            raise Refusal("no-credential")
        shown = proof(self.secret, token)
        known = self._guests.get(shown)
        if known is None:
            changes = self._changes
            known = await self._tokens.find(shown)
            if known is None:
                raise Refusal("no-credential")
            if changes == self._changes:
                self._remember(shown, known)
        return known

    async def _read_tokens(self, proofs: list[str]) -> dict[str, Guest]:
        return await on_disk(self.store.register.known, proofs, self.now() - TOKEN_MS)

    def _remember(self, shown: str, guest: Guest) -> None:
        self._guests[shown] = guest
        self._guests.move_to_end(shown)
        if len(self._guests) > REMEMBERED_GUESTS:
            self._guests.popitem(last=False)

    async def compared(self, card: PuzzleCard, token: str, tries: int) -> list[int]:
        """How others solved a puzzle. Whoever has just done so is counted among them for whoever comes next.

        The sign by which nobody is counted twice tells nobody whose it is.
        """
        if not common(card):
            return []
        sign = ""
        with suppress(Refusal):
            guest = await self.guest(token)
            sign = proof(self.secret, f"puzzle {card.id} {guest.id}")[:32]
        if sign and tries:
            at, since = min(tries, LATER), self.puzzles.earliest()
            await on_disk(self.store.archive.solved, card.id, sign, at, MOST_COUNTED, since)
        found = await on_disk(self.store.archive.solvers, card.id, sign)
        return [found.get(at, 0) for at in range(1, LATER + 1)]

    # ---- tables

    async def open(
        self,
        guest: Guest,
        game: str,
        options: dict[str, object],
        settings: wire.House,
        seed: int | None = None,
        lesson: int | None = None,
        origin: str = "",
    ) -> tuple[Live, str]:
        """A new table with this guest as its host. Its luck is secret, but for that of a lesson."""
        settings = checked(game, settings)
        if self.draining:
            raise Refusal("house-closes")
        if self.full:
            raise Refusal("house-full")
        seed = secrets.randbits(SEED_BITS) if seed is None else seed
        opened = Opened(game, options, seed, settings, lesson)
        code = await self._unused_code()
        room = Room(code, opened)
        try:
            await self.store.append([Entry(code, 0, Page(self.now(), "", opened))])
        except (SQLAlchemyError, OSError):
            if self.cluster is not None:
                await self.cluster.give_up(code, None)
            raise Refusal("disk-failed") from None
        live = self.tables[code] = Live(room, self)
        self.metrics.tables.set(len(self.tables))
        log.info("table opened", table=room.tag, game=game)
        return live, await self.join(live, guest, origin)

    async def _unused_code(self) -> str:
        """A code for a new table; in a cluster, with its lock."""
        code = new_code()
        while self.cluster is not None and not await self.cluster.take_new(code):
            code = new_code()
        return code

    def sign_of(self, address: str) -> str:
        """A sign of somebody's network, by which it is known again and from which it cannot be read."""
        return proof(self.secret, f"network {address_class(address)}")[:16] if address else ""

    def door_proof(self, code: str, password: str) -> str:
        """What a table keeps of its password."""
        return proof(self.secret, f"door {code} {password}") if password else ""

    async def join(self, live: Live, guest: Guest, origin: str = "", password: str = "") -> str:
        """The person that this guest is at the table, coming in for the first time if need be.

        Those who went without a word make room for those who come.
        """
        async with live.lock:
            known = live.room.guests.get(guest.id)
            person = live.room.people[known] if known else None
            if (person is None or person.gone) and (lock := live.room.lock):
                if password and not self.guesses.take(f"{live.room.code} {origin}", monotonic()):
                    raise Refusal("too-many-requests")
                if not compare_digest(lock, self.door_proof(live.room.code, password)):
                    raise Refusal("password-wrong" if password else "password-wanted")
            joined = Joined(guest.id, guest.name, origin)
            if person is None or person.gone or person.banned or person.called != guest.name:
                if (person is None or person.gone) and (faded := fadeable(live.room, live.here)):
                    await live.commit("", Faded(faded))
                    live.forget(faded)
                await live.commit("", joined)
                live.publish()
        return live.room.guests[guest.id]

    async def admit(
        self, guest: Guest, hello: wire.Hello, linked: Callable[[str], Link], origin: str = ""
    ) -> tuple[Live, Link]:
        """Bring a connection to its table. One that has just fallen is found again, as the disk has it."""
        for _ in range(TRIES):
            live = await self.find(hello.table, ask=True)
            try:
                link = linked(await self.join(live, guest, origin, hello.password))
                await live.enter(link, hello)
                return live, link
            except Refusal as refusal:
                if refusal.message != "table-reloads":
                    raise
        raise Refusal("table-reloads")

    async def find(self, typed: str, ask: bool = False) -> Live:
        """The table with this code, from memory or from disk, or if one may `ask` from another node."""
        code = read_code(typed)
        if f"table {code}" in self.barred:
            raise Refusal("no-such-table")
        if (live := self.tables.get(code)) is not None:
            return live
        self.sleeping.pop(code, None)
        if (loading := self._loading.get(code)) is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code, ask))
            loading.add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(loading)

    async def _read_tables(self, codes: list[str]) -> dict[str, AtRest]:
        return await on_disk(self.store.at_rest, codes)

    async def _load(self, code: str, ask: bool) -> Live:
        if self.cluster is None:
            return await self._bring_up(code)
        if code not in self.cluster.held:
            await self.cluster.take(code, ask)
        try:
            return await self._bring_up(code)
        except Refusal:
            await self.cluster.give_up(code, None)
            raise

    async def _bring_up(self, code: str) -> Live:
        try:
            room = await self._restored(code)
        except Refusal as refusal:
            if refusal.message in ("no-such-table", "disk-failed"):
                raise
            raise self._damaged(code, refusal) from None
        except Exception as fault:
            raise self._damaged(code, fault) from None
        live = self.tables[code] = Live(room, self)
        self.metrics.restores.labels("broken" if room.status == "broken" else "whole").inc()
        self.metrics.tables.set(len(self.tables))
        return live

    def _damaged(self, code: str, fault: Exception) -> Refusal:
        """One table that cannot be read is no reason to do without the others."""
        log.error("table not restored", table=tag_of(code), fault=named(fault))
        self.metrics.restores.labels("damaged").inc()
        return Refusal("table-damaged")

    async def _restored(self, code: str) -> Room:
        """From the last checkpoint and what came after it, or from the whole journal."""
        rest = await self._resting.find(code)
        if rest is not None and rest.checkpoint is not None:
            room = checkpoints.opened(rest.checkpoint, self.secret)
            if room is not None and room.code == code:
                was = room.status
                room = continued(room, rest.pages)
                if room.status == was or room.status != "broken":
                    return room
        whole = rest is not None and rest.checkpoint is None
        pages = rest.pages if rest is not None and whole else await on_disk(self.store.pages, code)
        if not pages:
            raise Refusal("no-such-table")
        return restored(code, pages)

    async def restore(self) -> None:
        """Bring back every table that was in use, so that bots and clocks go on without a knock.

        The nodes of a cluster share them: each takes up what nobody has, see `Cluster`.
        """
        since = self.now() - KEPT_OPEN_MS
        while not await self.well():
            await asyncio.sleep(PULSE_SECONDS)
        if self.cluster is None:
            self.calm.clear()
            try:
                await self._bring_all_back(await on_disk(self.store.open_rooms, since))
            finally:
                self.calm.set()
        self.restored.set()
        log.info("tables restored", tables=len(self.tables))

    async def _bring_all_back(self, codes: list[str]) -> None:
        """Some at a time, since what is asked of the disk together costs little more than one of it."""
        for first in range(0, len(codes), TABLES_TOGETHER):
            some = codes[first : first + TABLES_TOGETHER]
            await asyncio.gather(*(self.bring_back(code) for code in some))

    async def bring_back(self, code: str) -> None:
        """Without a knock. A table that cannot come back has been told of in the log."""
        try:
            await self.find(code)
        except Refusal as refusal:
            if refusal.message == "disk-failed":
                self._remember_fallen(code)

    async def keep_at(self, errand: Callable[[], Awaitable[None]]) -> None:
        """An errand of the house is taken up again, whatever has happened to it."""
        while True:
            try:
                await errand()
                return
            except Exception as fault:
                log.error("errand failed", errand=getattr(errand, "__name__", ""), fault=named(fault))
                await asyncio.sleep(PULSE_SECONDS)

    async def mend(self) -> None:
        """Bring back the tables that the disk refused, once it takes what it is given again."""
        while True:
            await self._fell.wait()
            while not await self.well():
                await asyncio.sleep(PULSE_SECONDS)
            if self.cluster is None:
                await on_disk(self.store.claim)
            codes, self.fallen = self.fallen, set()
            self._fell.clear()
            await self._bring_all_back(list(codes))
            log.info("tables brought back", tables=len(codes))
            await asyncio.sleep(PULSE_SECONDS)

    async def tidy(self) -> None:
        """Now and then, send tables to sleep at which nothing happens."""
        while True:
            await asyncio.sleep(60)
            await self.tidy_up()
            await self._forget_old()

    async def tidy_up(self) -> None:
        now = self.now()
        for code in [each for each, due in self.sleeping.items() if due <= now]:
            await self.bring_back(code)
        for live in list(self.tables.values()):
            if live.links or live.lock.locked() or now - live.moved < IDLE_MS:
                continue
            due = live.attendant.due()
            if due is not None and due < now + IDLE_MS:
                continue
            if all(person.gone for person in live.room.people.values()):
                await on_disk(self.store.close_room, live.room.code)
                due = None
            elif due is not None and self.cluster is None:
                self.sleeping[live.room.code] = due
            self.drop(live, due=due)

    async def _forget_old(self) -> None:
        """Once an hour, what has been kept long enough goes."""
        if not self.keep_days or self.now() < self._forget_at:
            return
        self._forget_at = self.now() + 3600 * 1000
        since = self.now() - self.keep_days * DAY_MS
        tables = await on_disk(self.store.forget_before, since)
        if self.data is not None:
            await on_disk(reports.forget_before, self.data, since)
        log.info("old tables forgotten", tables=tables)

    def fall(self, live: Live) -> None:
        """A page could not be written: what is in memory is not what is on disk, so it must go."""
        self._pulse = None
        self.drop(live)
        self._remember_fallen(live.room.code)

    def _remember_fallen(self, code: str) -> None:
        self.fallen.add(code)
        self._fell.set()

    def drop(self, live: Live, why: str = "table-reloads", due: int | None = SOON) -> None:
        """Forget a table in memory; the next knock brings it back as its journal has it.

        In a cluster any node may, and does without a knock when something is `due`.
        """
        live.lost = True
        live.close()
        for link in list(live.links):
            link.cut("server-stops" if self.stopping else why)
        if self.tables.get(live.room.code) is live:
            del self.tables[live.room.code]
        self.metrics.tables.set(len(self.tables))
        if self.cluster is not None:
            if due == SOON:
                due = self.now() + SOON_MS if live.room.status == "playing" else None
            self.cluster.let_go(live, due)

    def came_back(self) -> None:
        """A session with the database was lost and opened anew; what was said meanwhile was not heard."""
        self._guests.clear()
        self._changes += 1

    async def lobby(self) -> list[TableCard]:
        """The public tables at which somebody is."""
        if self.cluster is not None:
            return await self.cluster.lobby()
        public = [live for live in self.tables.values() if live.room.settings.public and live.links]
        return [table_card(live) for live in public]

    async def card(self, typed: str) -> TableCard:
        """A table at a glance. One that is elsewhere stays there."""
        code = read_code(typed)
        if self.cluster is not None and code not in self.tables and f"table {code}" not in self.barred:
            if (known := await self.cluster.card(code)) is not None:
                return known
        return table_card(await self.find(code))

    # ---- what an operator or a person may ask for

    @property
    def ready(self) -> bool:
        """Whether newcomers should be sent here."""
        return self.restored.is_set() and not self.stopping and not self.draining and not self.full

    async def receives(self) -> bool:
        """The same, and whether what they do can be written. A node knows that by its session."""
        return self.ready and (await self.well() if self.cluster is None else self.cluster.hopeful)

    @property
    def full(self) -> bool:
        return len(self.tables) >= self.limits.tables

    @property
    def has_room(self) -> bool:
        """Whether a table that is elsewhere may come here."""
        return not (self.full or self.draining or self.stopping)

    async def bar(self, key: str, lift: bool = False) -> None:
        """Keep an address or a table out of the house, or let it in again."""
        await on_disk(self.store.register.bar, key, self.now(), lift)
        self.barred = await on_disk(self.store.register.barred)

    async def shut(self, live: Live) -> None:
        """Close a table for good."""
        await self.bar(f"table {live.room.code}")
        await on_disk(self.store.close_room, live.room.code)
        self.drop(live, "table-closed", due=None)

    async def shut_elsewhere(self, code: str) -> None:
        """Close a table of another node for good."""
        assert self.cluster is not None
        await self.bar(f"table {code}")
        await on_disk(self.store.close_room, code)
        await self.cluster.say(Shut(code))

    async def announce(self, text: str) -> int:
        """Say something at every table of every node; how many hear it."""
        if self.cluster is None:
            return self.broadcast(text)
        await self.cluster.say(Announce(text))
        return sum(each.connections for each in self.cluster.nodes)

    def broadcast(self, text: str) -> int:
        """Say something at every table; how many hear it."""
        raw = encode(wire.Notice(text))
        links = [link for live in self.tables.values() for link in live.links]
        for link in links:
            link.send(raw)
        return len(links)

    async def forget(self, token: str) -> None:
        """Take a person out of everything that is kept. What they did at tables stays, done by somebody."""
        guest = await self.guest(token)
        traces: dict[str, Trace] = {}
        for code in await on_disk(self.store.rooms_of, guest.id):
            trace = traces[code] = await self._traced(code, guest.id)
            if (live := self.tables.get(code)) is not None:
                async with live.lock:
                    await on_disk(self.store.redact, code, guest.id, trace.persons)
                    self.fall(live)
            elif self.cluster is not None:
                await self.cluster.take_away(code)
                await on_disk(self.store.redact, code, guest.id, trace.persons)
                await self.cluster.give_up(code, self.now())
            else:
                await on_disk(self.store.redact, code, guest.id, trace.persons)
        begun = [(code, *each) for code, trace in traces.items() for each in trace.begun]
        await on_disk(self.store.forget_guest, guest.id, begun, renamed)
        if self.data is not None:
            await on_disk(reports.forget, self.data, traces)
        self.forget_tokens(guest.id)
        self.send_away(guest.id)
        if self.cluster is not None:
            await self.cluster.say(Forgotten(guest.id))

    async def _traced(self, code: str, guest: str) -> Trace:
        """Nobody is kept for ever by a journal that cannot be read; of such a one, as far as that goes."""
        pages = await on_disk(self.store.pages, code)
        if not isinstance(pages[0].deed, Opened):
            return Trace(set(), set())
        return await self.desk.long(partial(trace_of, code, pages, guest), guest)

    async def forget_here(self, guest: str) -> None:
        """Another node has forgotten somebody: what is remembered and was reported here goes, too."""
        self.forget_tokens(guest)
        self.send_away(guest)
        if self.data is not None:
            told = await on_disk(reports.tables, self.data)
            codes = [code for code in await on_disk(self.store.rooms_of, guest) if tag_of(code) in told]
            traces = {code: await self._traced(code, guest) for code in codes}
            await on_disk(reports.forget, self.data, traces)

    def forget_tokens(self, guest: str) -> None:
        """Nothing is remembered of a guest, by whichever token."""
        self._changes += 1
        for shown in [each for each, known in self._guests.items() if known.id == guest]:
            self.forget_proof(shown)

    def crashed(self, room: Room, crash: Crash) -> None:
        """Keep the log that reproduces a fault."""
        self.metrics.crashes.inc()
        name = reports.crash_name(room.game, room.code, room.number)
        if self.data is not None:
            try:
                reports.keep(self.data / name, crash.log.write())
            except OSError as fault:
                log.error("crash not kept", table=room.tag, fault=named(fault))
        log.error("rules failed", game=room.game, table=room.tag, file=name, fault=named(crash))

    async def say_goodbye(self) -> None:
        """The house closes: tell everybody, and wait a little until they have heard it."""
        self.stopping = True
        links = [link for live in self.tables.values() for link in live.links]
        for live in list(self.tables.values()):
            self.drop(live)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                for link in links:
                    await link.over.wait()

    async def close(self) -> None:
        self.stopping = True
        for live in list(self.tables.values()):
            self.drop(live)
        await self.puzzles.close()
        await self.minds.close()
        self.desk.close()
        self.lab.close()
        await asyncio.to_thread(self.traces.close)
        if self.cluster is not None:
            await self.cluster.close()
        await asyncio.to_thread(self.store.close)


async def on_disk(ask: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
    """What the store says, asked in a thread; a disk that fails is one sentence to whoever asked."""
    try:
        return await asyncio.to_thread(ask, *args, **more)
    except (SQLAlchemyError, OSError) as fault:
        log.error("database failed", fault=named(fault))
        raise Refusal("disk-failed") from None


def trace_of(code: str, pages: list[Page], guest: str) -> Trace:
    """Who this guest has been at a table, and which seats of which games began under their name."""
    room = restored(code, pages[:1])
    trace, number = Trace(set(), set()), 0
    for page in pages[1:]:
        continued(room, [page])
        if guest in room.guests:
            trace.persons.add(room.guests[guest])
        if isinstance(page.deed, Begun):
            number += 1
            own = [chair.seat for chair in room.chairs if chair.person in trace.persons]
            trace.begun.update((number, seat) for seat in own)
    return trace


def restored(code: str, pages: list[Page]) -> Room:
    """The room that a journal tells of. A game of other rules is left as it is, and the table says so."""
    opened = pages[0].deed
    if not isinstance(opened, Opened):
        raise Refusal("table-damaged")
    return continued(Room(code, opened), pages[1:])


def continued(room: Room, pages: list[Page]) -> Room:
    """The room after these further pages of its journal."""
    room.restoring = True
    for page in pages:
        try:
            room.apply(page)
        except Exception as fault:
            torn = page.deed.pages if isinstance(page.deed, Torn) else 0
            if room.status != "broken":
                log.error("journal goes elsewhere", table=room.tag, page=room.pages, fault=named(fault))
                room.break_down("journal-damaged" if torn else "rules-changed-here")
                room.left = room.table.log.copy() if room.table and not torn else None
                room.table = None
            room.pages += torn or 1
        if room.status == "broken":
            leave_behind(room, page)
    room.restoring = False
    return room
