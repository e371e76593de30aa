"""Many nodes, one house: which tables are here, how they change hands, and who looks after those of the dead.

A table is brought up where somebody knocks. If another node has it, that node is asked for it and gives it up
in good order; if it does not hear, it is ended (`Keys.bury`), which is safe because it can write nothing from
then on. A table that was handed over a short while ago and has people at it is not handed on again: whoever
knocks is told where it is. Twice a second a node tells of itself and hears of the others, and takes up tables
that nobody has and at which something is due. One that has missed two beats is called, and ended if it does
not answer: its people find their tables elsewhere as soon as they have lost patience with it.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Concatenate, Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from nightbell import __version__, games
from nightbell.engine import Refusal
from nightbell.server import hearsay
from nightbell.server.cards import TableCard, table_card
from nightbell.server.guests import proof
from nightbell.server.hearsay import AnyWord, Call, Ear, Freed, Heard, Here, Kept, Probe, Wanted
from nightbell.server.journals import log, named
from nightbell.server.keys import ANSWERS_CALLS, Keys, Lost, Node, Place, is_code
from nightbell.server.people import tag_of
from nightbell.server.store import Store

if TYPE_CHECKING:
    from nightbell.server.house import House
    from nightbell.server.live import Live

P = ParamSpec("P")
T = TypeVar("T")

BEAT_SECONDS: Final = 0.5
NEWS_EVERY: Final = 2
"""Beats; with one of so many a node also tells what is new of its tables."""
LATE_MS: Final = 800
"""A node that has not told of itself for so long is called."""
ANSWER_SECONDS: Final = 0.8
"""So long it may take to answer: not its tables answer but its ear, which has nothing else to do."""
INDULGENCE: Final = 2
"""So many times as long as our own beats are late or take others may take longer than usual to answer."""
FORGETTING: Final = 0.6
BEGINNER_SECONDS: Final = 0.3
"""As if it had been so late, a node is treated that has just begun and has much to read."""
AGAIN_SECONDS: Final = 0.2
"""Between two tries to find the database again."""
PATIENCE_SECONDS: Final = 1.5
"""So long a node may say nothing when a table of its is wanted."""
LONG_PATIENCE_SECONDS: Final = 10.0
"""So long it may take to hand it over once it has heard."""
TRY_SECONDS: Final = 0.1
"""After so long one looks for the first time whether a table is free, without having been told."""
FOUND_SECONDS: Final = 5.0
"""So long whoever knocks waits for a session that was lost, and so long newcomers are still sent here."""
KEPT_SECONDS: Final = 600.0
"""So long a table with people at it stays where it was handed to."""
NAME_SECONDS: Final = 4.0
"""For one's own last session to end, after a restart."""
PROBE_SECONDS: Final = 5.0
MOST_AT_ONCE: Final = 50
"""Tables that a node takes up in one go."""
MOST_LISTED: Final = 500
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class Seen(msgspec.Struct, frozen=True):
    """A table of any node, as an operator sees it."""

    card: TableCard
    connections: int


class Regular(msgspec.Struct, frozen=True):
    """When a node last told of itself, and by how many seconds it has lately been late with that.

    >>> Regular(1000, 0.0).heard(1500).late, Regular(1000, 0.0).heard(3500).late
    (0.0, 2.0)
    """

    seen: int
    late: float = BEGINNER_SECONDS

    def heard(self, seen: int) -> Regular:
        if seen == self.seen:
            return self
        return Regular(seen, max((seen - self.seen) / 1000 - BEAT_SECONDS, self.late * FORGETTING))


class Cluster:
    def __init__(self, store: Store, name: str, secret: bytes, capacity: int) -> None:
        if store.engine.dialect.name != "postgresql":
            raise Refusal("cluster-needs-postgresql")
        if not _NAME.fullmatch(name):
            raise Refusal("bad-node-name", name=name[:40])
        self.store = store
        self.prints = {game: games.load(game).fingerprint for game in games.known()}
        me = Node("", name, __version__, self.prints, capacity=capacity)
        self.keys = Keys(store, me, proof(secret, "cluster"))
        self.nodes: list[Node] = []
        """All that live, this one too, as of the last beat."""
        self.held: set[str] = set()
        """The tables whose lock is ours."""
        self.lost = False
        self._lost_at = 0.0
        self._found = asyncio.Event()
        """Set while there is a session."""
        self._found.set()
        self._sought = False
        """Whether a session has been looked for in vain since the last one was lost."""
        self._house: House | None = None
        self._thread = ThreadPoolExecutor(1, "keys")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ear: Ear | None = None
        self._probed = threading.Event()
        self._probe = ""
        self._told: dict[str, Place] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._asking: dict[str, asyncio.Queue[AnyWord]] = {}
        self._came: dict[str, float] = {}
        """When a table was handed over to us by another node."""
        self._called: dict[str, asyncio.Event] = {}
        """Nodes that have been called by us, by their ids; set when they answer."""
        self._regular: dict[str, Regular] = {}
        self._beats = 0
        self._slow = 0.0
        """By how many seconds our own last beats were late, or took: what others may be excused for."""
        self._sweeping: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self.drain: Callable[[float], None] = lambda minutes: None
        """How an operator's order to another node ends this one."""

    @property
    def name(self) -> str:
        return self.keys.name

    @property
    def house(self) -> House:
        assert self._house is not None
        return self._house

    # ---- beginning and end

    def open(self) -> None:
        """Become a node, or say in one sentence why not."""
        self.keys.open(NAME_SECONDS)
        try:
            self._listen()
        except BaseException:
            self.keys.leave()
            raise

    def _listen(self) -> None:
        """A session that does not stay ours keeps no lock and hears nothing: such a one is of no use."""
        self._ear = Ear(self.store, self._hear, self._deaf)
        self._ear.start()
        self._probe = secrets.token_hex(8)
        self._probed.clear()
        self.keys.say([msgspec.json.encode(Probe(self._probe))])
        if not self._probed.wait(PROBE_SECONDS):
            self._ear.close()
            raise Refusal("session-not-direct")

    def attach(self, house: House) -> None:
        self._house = house

    async def attend(self) -> None:
        """What a node does all the time."""
        self._loop = asyncio.get_running_loop()
        due = time.monotonic()
        while True:
            begun = time.monotonic()
            if self.lost:
                await self._return()
            else:
                await self._beat()
            ended = time.monotonic()
            self._slow = max(ended - due, self._slow * FORGETTING)
            due = max(begun + (AGAIN_SECONDS if self.lost else BEAT_SECONDS), ended + 0.05)
            await asyncio.sleep(due - ended)

    async def close(self) -> None:
        """Leave in good order: nobody has to wait for anything of ours."""
        while self._leaving:
            await asyncio.gather(*self._leaving.values(), return_exceptions=True)
        if self._ear is not None:
            self._ear.close()
        try:
            await self._ask(Keys.leave)
        except Refusal:
            self.keys.close()
        self._thread.shutdown(wait=False)

    async def _ask(self, what: Callable[Concatenate[Keys, P], T], *args: P.args, **more: P.kwargs) -> T:
        """Something of the session, in its thread."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, lambda: what(self.keys, *args, **more))
        except (SQLAlchemyError, OSError, Lost) as fault:
            self._lose(fault)
            raise Refusal("disk-failed") from None

    def _deaf(self) -> None:
        """In the ear's thread: its session has ended."""
        self._in_loop(self._lose, Lost())

    def _in_loop(self, what: Callable[[T], None], about: T) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(what, about)

    def _lose(self, fault: BaseException) -> None:
        """The session is gone, and with it every lock: whatever is in memory may be somebody else's now."""
        if self.lost:
            return
        self.lost, self._lost_at = True, time.monotonic()
        self._found.clear()
        self.store.enlisted = False
        log.error("session lost", node=self.name, tables=len(self.held), fault=named(fault))
        self.house.metrics.sessions_lost.inc()
        self.held.clear()
        self._came.clear()
        self._told.clear()
        self.nodes = []
        for live in list(self.house.tables.values()):
            self.house.drop(live)

    async def _return(self) -> None:
        if self._ear is not None:
            self._ear.close()
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self.open)
        except (Refusal, SQLAlchemyError, OSError) as fault:
            if not self._sought:
                log.warning("session not opened", node=self.name, fault=named(fault))
            self._sought = True
            return
        self.lost = self._sought = False
        self._found.set()
        self.house.came_back()
        log.info("session opened", node=self.name)

    async def found(self) -> None:
        """Until there is a session, or for a while: to wait is cheaper than to knock again and again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(FOUND_SECONDS):
                await self._found.wait()

    @property
    def hopeful(self) -> bool:
        """Whether there is a session, or was until just now.

        A database that is gone is gone for all nodes, and nobody is better off elsewhere. A node that alone
        does not find it again takes no newcomers.
        """
        return not self.lost or time.monotonic() - self._lost_at < FOUND_SECONDS

    # ---- twice a second

    async def _beat(self) -> None:
        house = self.house
        me = msgspec.structs.replace(
            self.keys.me,
            ready=house.ready,
            tables=len(house.tables),
            connections=sum(len(live.links) for live in house.tables.values()),
        )
        self._beats += 1
        newsy = self._beats % NEWS_EVERY == 0
        lives = list(house.tables.values()) if newsy else []
        fresh = [place for live in lives if (place := self._news(live)) is not None]
        try:
            self.nodes = await self._ask(Keys.beat, me, fresh)
        except Refusal:
            return
        self._told |= {each.code: each for each in fresh}
        house.metrics.nodes.set(len(self.nodes))
        self._call_the_late()
        if house.ready and (self._sweeping is None or self._sweeping.done()):
            self._sweeping = self._do(self._sweep())
        if newsy:
            house.barred = await asyncio.to_thread(self.store.register.barred)

    def _call_the_late(self) -> None:
        """By the clock of the database, as of this beat."""
        now = next((each.seen for each in self.nodes if each.id == self.keys.me.id), 0)
        self._regular = {
            each.id: self._regular.get(each.id, Regular(each.seen)).heard(each.seen) for each in self.nodes
        }
        for each in self.nodes:
            if now - each.seen > LATE_MS and each.speaks >= ANSWERS_CALLS and each.id not in self._called:
                self._called[each.id] = asyncio.Event()
                self._do(self._call(each))

    def _patience(self, usual: float, node: str) -> float:
        """On a machine or a database that has too much to do everybody is slow, and nobody is dead.

        Nor is a node that has told of itself irregularly all the time.
        """
        late = self._regular[node].late if node in self._regular else BEGINNER_SECONDS
        return usual + INDULGENCE * (self._slow + late)

    async def _call(self, node: Node) -> None:
        """A node that is only late answers. One that does not is ended, whatever it still believes."""
        answered = self._called[node.id]
        try:
            await self.say(Call(node.id))
            with suppress(TimeoutError):
                async with asyncio.timeout(self._patience(ANSWER_SECONDS, node.id)):
                    await answered.wait()
            if not answered.is_set():
                log.warning("node does not answer", node=node.name)
                await self._ask(Keys.bury, node.id)
        finally:
            del self._called[node.id]

    def _news(self, live: Live) -> Place | None:
        """What the others should know of a table and do not yet."""
        room = live.room
        if room.code not in self.held:
            return None
        playing = room.status == "playing"
        seen = Seen(table_card(live), len(live.links))
        place = Place(
            room.code,
            self.keys.me.id,
            self.prints.get(room.game, "") if playing else "",
            0 if playing else None,
            bool(room.settings.public and live.links),
            msgspec.json.encode(seen),
        )
        return place if self._told.get(room.code) != place else None

    async def _sweep(self) -> None:
        """Tables that nobody has, and at which something is due, are taken up here, if there is room."""
        room = min(MOST_AT_ONCE, self.house.limits.tables - len(self.house.tables))
        alive = [each.id for each in self.nodes]
        foreign = self._foreign()
        for place in await self._ask(Keys.waiting, alive, max(0, room)):
            if place.print not in foreign and place.code not in self.held:
                await self.house.bring_back(place.code)

    # ---- whose is it

    def others(self) -> list[Node]:
        return [each for each in self.nodes if each.id != self.keys.me.id and each.ready]

    def _foreign(self) -> frozenset[str]:
        """Fingerprints of rules that others have and this node has not."""
        theirs = {print for node in self.others() for print in node.prints.values()}
        return frozenset(theirs - set(self.prints.values()))

    def elsewhere(self, place: Place) -> Refusal:
        """Where to go for a table that cannot be here: always the same node for the same table."""
        able = [
            each for each in self.others() if not place.print or place.print in each.prints.values()
        ] or self.others()
        if not able:
            return Refusal("house-closes" if self.house.draining else "house-full")
        at_home = next((each for each in able if each.id == place.node), None)
        chosen = at_home or max(able, key=lambda each: blake2b(f"{each.name}/{place.code}".encode()).digest())
        return Refusal("table-elsewhere", node=chosen.name)

    async def take(self, code: str, ask: bool) -> None:
        """Have a table, from whoever has it if one may `ask`; or say where it is."""
        if not is_code(code):
            raise Refusal("no-such-table")
        if (leaving := self._leaving.get(code)) is not None:
            await leaving
        if self.lost:
            raise Refusal("table-reloads")
        if not self.house.has_room:
            raise self.elsewhere(await self._ask(Keys.place, code))
        await self._have(code, ask, firm=False)

    async def _have(self, code: str, ask: bool, firm: bool) -> None:
        place = await self._tried(code)
        if place is None:
            return
        if place.print in self._foreign():
            raise self.elsewhere(place)
        if not ask:
            holder = next((each.name for each in self.nodes if each.id == place.node), "")
            raise Refusal("table-elsewhere", node=holder)
        await self._ask_for(code, place.node, firm)
        self._came[code] = time.monotonic()

    async def _tried(self, code: str) -> Place | None:
        place = await self._ask(Keys.take, code, self._foreign())
        if place is None:
            self.held.add(code)
        return place

    async def _ask_for(self, code: str, holder: str, firm: bool) -> None:
        """The node that has it is asked. One that does not even hear is ended."""
        heard = self._asking.setdefault(code, asyncio.Queue())
        pause = TRY_SECONDS
        try:
            await self.say(Wanted(code, firm))
            begun, patience = time.monotonic(), self._patience(PATIENCE_SECONDS, holder)
            while time.monotonic() - begun < patience or not heard.empty():
                word = await _within(pause, heard)
                pause *= 2  # Many may be asked for at once, and all of them by one session.
                if isinstance(word, Heard):
                    patience = LONG_PATIENCE_SECONDS
                elif isinstance(word, Kept):
                    raise Refusal("table-elsewhere", node=word.node)
                elif await self._tried(code) is None:
                    self.house.metrics.handed.labels("asked").inc()
                    return
        finally:
            self._asking.pop(code, None)
        log.warning("node does not answer", table=tag_of(code))
        await self._ask(Keys.end_holder, code)
        self.house.metrics.handed.labels("ended").inc()
        if await self._tried(code) is not None:
            raise Refusal("table-reloads")

    async def take_new(self, code: str) -> bool:
        """Have a table that is only now being opened."""
        if self.lost:
            raise Refusal("disk-failed")
        taken = await self._ask(Keys.take_new, code)
        if taken:
            self.held.add(code)
        return taken

    async def take_away(self, code: str) -> None:
        """Have a table, whoever has it and whatever they say, in order to change what is written of it."""
        if code not in self.held:
            await self._have(code, ask=True, firm=True)

    def let_go(self, live: Live, due: int | None) -> None:
        """A table has left memory here: once nothing of it is on its way to disk, anybody may have it."""
        code = live.room.code
        if code in self.held and code not in self._leaving:
            self._leaving[code] = asyncio.create_task(self._let_go(live, due))

    async def _let_go(self, live: Live, due: int | None) -> None:
        async with live.lock:
            pass
        await self.give_up(live.room.code, due)

    async def give_up(self, code: str, due: int | None) -> None:
        try:
            if code in self.held:
                self.held.discard(code)
                self._told.pop(code, None)
                self._came.pop(code, None)
                await self._ask(Keys.release, code, due)
                await self.say(Freed(code))
        except Refusal:
            pass
        finally:
            self._leaving.pop(code, None)

    # ---- words

    async def say(self, word: AnyWord) -> None:
        raw = msgspec.json.encode(word)
        if len(raw) > hearsay.LONGEST:
            raise Refusal("message-too-long")
        await self._ask(Keys.say, [raw])

    def _hear(self, word: AnyWord) -> None:
        """In the ear's thread. That a wish was heard is said at once, however busy the tables are."""
        if isinstance(word, Probe):
            if word.id == self._probe:
                self._probed.set()
            return
        if isinstance(word, Call):
            if word.node == self.keys.me.id:
                hearsay.say_at_once(self.store, Here(word.node))
            return
        if isinstance(word, Wanted) and word.table in self.held:
            hearsay.say_at_once(self.store, Heard(word.table))
        self._in_loop(self._listen_to, word)

    def _listen_to(self, word: AnyWord) -> None:
        if self.lost or self.house.stopping:
            return
        if isinstance(word, Heard | Kept | Freed):
            if (asking := self._asking.get(word.table)) is not None:
                asking.put_nowait(word)
        elif isinstance(word, Here):
            if (called := self._called.get(word.node)) is not None:
                called.set()
        elif isinstance(word, Wanted):
            self._do(self._hand_over(word))
        elif isinstance(word, hearsay.Move):
            if word.node == self.name and is_code(word.table):
                self._do(self._move_here(word.table))
        elif isinstance(word, hearsay.Drain):
            if word.node == self.name:
                self.drain(word.minutes)
        elif isinstance(word, hearsay.Shut):
            if (live := self.house.tables.get(word.table)) is not None:
                self.house.drop(live, "table-closed", due=None)
        elif isinstance(word, hearsay.Announce):
            self.house.broadcast(word.text)
        elif isinstance(word, hearsay.Renamed):
            self.house.forget_proof(word.proof)
        elif isinstance(word, hearsay.Revoked):
            self.house.forget_proof(word.proof)
            self.house.send_away(word.guest)
        elif isinstance(word, hearsay.Forgotten):
            self._do(self.house.forget_here(word.guest))

    def _do(self, errand: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Beside everything else. What comes of it is nobody's to hear: where a session is lost, all is."""

        async def done() -> None:
            with suppress(Refusal):
                await errand

        task = asyncio.create_task(done())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    async def _hand_over(self, word: Wanted) -> None:
        """A table of ours is wanted elsewhere."""
        if word.table not in self.held:
            return
        live = self.house.tables.get(word.table)
        came = self._came.get(word.table)
        lately = came is not None and time.monotonic() - came < KEPT_SECONDS
        if not word.firm and (live is None or (live.links and lately)):
            await self.say(Kept(word.table, self.name))
        elif live is not None:
            async with live.lock:
                self.house.drop(live)

    async def _move_here(self, code: str) -> None:
        try:
            if code not in self.held:
                await self._have(code, ask=True, firm=True)
                await self.house.find(code)
        except Refusal as refusal:
            log.warning("table not moved", table=tag_of(code), code=refusal.message)

    # ---- what an operator and the lobby see

    async def lobby(self) -> list[TableCard]:
        return [each.card for _, each in await self.tables(public=True)]

    async def tables(self, public: bool = False) -> list[tuple[str, Seen]]:
        """Tables of all nodes, each with the name of its node."""
        names = {each.id: each.name for each in self.nodes}
        found = await self._ask(Keys.all_places, list(names), public, MOST_LISTED)
        return [
            (names[each.node], msgspec.json.decode(each.card, type=Seen))
            for each in found
            if each.card and each.node in names
        ]

    async def card(self, code: str) -> TableCard | None:
        """What is known of a table that is not here."""
        if not is_code(code):
            raise Refusal("no-such-table")
        place = await self._ask(Keys.place, code)
        return msgspec.json.decode(place.card, type=Seen).card if place.card else None


async def _within(seconds: float, heard: asyncio.Queue[AnyWord]) -> AnyWord | None:
    """The next word, or None if none comes in time."""
    try:
        async with asyncio.timeout(seconds):
            return await heard.get()
    except TimeoutError:
        return None
