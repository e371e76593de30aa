"""Tables without sockets and without a disk: the same rooms and messages, as fast as they go."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from random import Random
from typing import cast

import msgspec

from nightbell.engine import Seat
from nightbell.server import protocol as wire
from nightbell.server.deeds import Opened, Page
from nightbell.server.house import House
from nightbell.server.limits import Limits
from nightbell.server.live import Link, Live
from nightbell.server.records import AtRest, Entry, Guest, Newcomer
from nightbell.server.register import Register
from nightbell.server.room import Room
from nightbell.server.store import Store

LAVISH = Limits(1e9, 1e9, 1e9, 1e9, 10**6, 10**6, 10**6, 10**6, 1e9, 1e9)
"""Limits that nobody meets."""
QUICK = wire.House(pace_ms=0, hand_seconds=0.2, away_seconds=0)

decode = msgspec.json.Decoder(wire.ServerMessage).decode


class Strangers(Register):
    """A register in which nobody stands."""

    def __init__(self) -> None:
        pass

    def barred(self) -> frozenset[str]:
        return frozenset()

    def known(self, proofs: Collection[str], since: int = 0) -> dict[str, Guest]:
        return {}


class Memory(Store):
    """A store that forgets when the process ends."""

    def __init__(self) -> None:
        self.register = Strangers()
        self.books: dict[str, list[Page]] = {}
        self.checkpoints: dict[str, tuple[int, bytes]] = {}
        self.fails = False

    async def append(self, entries: Sequence[Entry], newcomers: Sequence[Newcomer] = ()) -> None:
        if self.fails:
            raise OSError("the disk is full")
        for entry in entries:
            pages = self.books.setdefault(entry.room, [])
            assert entry.n == len(pages), "a page of the journal is missing or doubled"
            pages.append(entry.page)
            if entry.checkpoint is not None:
                self.checkpoints[entry.room] = entry.n, entry.checkpoint

    def latest(self) -> int:
        return max((pages[-1].at for pages in self.books.values()), default=0)

    def pages(self, code: str) -> list[Page]:
        return list(self.books.get(code, ()))

    def at_rest(self, codes: Collection[str]) -> dict[str, AtRest]:
        found = {}
        for code in codes:
            n, raw = self.checkpoints.get(code, (-1, None))
            found[code] = AtRest(raw, self.pages(code)[n + 1 :])
        return found

    def close(self) -> None:
        pass


class Somebody:
    """A person with a connection, and all that it was sent."""

    def __init__(self, live: Live, guest: Guest, person: str) -> None:
        self.live = live
        self.guest = guest
        self.person = person
        self.cuts: list[str] = []
        self.link = Link(person, "en", self._cut)
        self.frames: list[bytes] = []

    def _cut(self, reason: str) -> None:
        self.cuts.append(reason)

    async def enter(self, hello: wire.Hello | None = None) -> None:
        await self.live.enter(self.link, hello or wire.Hello(self.live.room.code))

    def exit(self) -> None:
        self.live.exit(self.link)
        self.link = Link(self.person, "en", self._cut)

    def heard(self) -> list[wire.ServerMessage]:
        """What came since the last time."""
        return [decode(raw) for raw in self.drain()]

    def drain(self) -> list[bytes]:
        fresh = []
        while not self.link.outbox.empty():
            fresh.append(self.link.outbox.get_nowait())
        self.frames += fresh
        return fresh

    async def do(self, command: wire.Command) -> wire.Done | wire.Refused:
        """The reply to a command, which must come."""
        self.drain()
        await self.live.do(self.link, command)
        for reply in self.link.replies:
            if reply.id == command.id:
                return reply
        for message in self.heard():
            if isinstance(message, wire.Done | wire.Refused) and message.id == command.id:
                return message
        raise AssertionError(f"{command} was not answered")

    @property
    def seat(self) -> Seat | None:
        return self.live.room.seat_of(self.person)


class Parlour:
    """One table with a person in every chair."""

    def __init__(self, live: Live, people: list[Somebody]) -> None:
        self.live = live
        self.people = people
        self.watcher: Somebody | None = None
        self.numbers = 0

    @property
    def room(self) -> Room:
        return self.live.room

    @property
    def host(self) -> Somebody:
        return self.people[0]

    def id(self) -> str:
        self.numbers += 1
        return f"c{self.numbers}"

    async def come(self, name: str) -> Somebody:
        """Another guest comes to the table."""
        guest = Guest(f"guest-{name}", name, "en")
        person = await self.live.house.join(self.live, guest)
        somebody = Somebody(self.live, guest, person)
        await somebody.enter()
        return somebody

    async def begin(self) -> None:
        reply = await self.host.do(wire.Begin(self.id()))
        assert isinstance(reply, wire.Done), reply

    def at(self, seat: int) -> Somebody:
        person = self.room.chairs[seat].person
        return next(each for each in self.people if each.person == person)

    async def step(self, rng: Random) -> bool:
        """Some seat that is asked gives some legal answer. False when the game is over."""
        table = self.room.table
        assert table is not None
        if not table.open:
            return False
        seat, decision = rng.choice(list(table.open.items()))
        somebody = self.at(seat)
        answer = cast(wire.Plain, msgspec.to_builtins(decision.choice.sample(rng)))
        command = wire.Answer(self.id(), answer, self.room.ask_id(seat))
        await self.live.do(somebody.link, command)
        return True

    def close(self) -> None:
        self.live.close()


def house(store: Store | None = None) -> House:
    return House(store or Memory(), b"x" * 32, limits=LAVISH, beat_ms=10**9)


async def parlour(
    game: str,
    options: Mapping[str, object] | None = None,
    watched: bool = False,
    seed: int | None = None,
    store: Store | None = None,
    code: str = "",
) -> Parlour:
    """A table of this game with a person in every chair, before the game; its luck is any, or the seed's.

    So are the place where it is kept and the code by which it is known.
    """
    place = house(store)
    if code:
        place._unused_code = partial(_given, code)  # type: ignore[method-assign]
    host = Guest("guest-0", "Guest 0", "en")
    live, person = await place.open(host, game, dict(options or {}), QUICK, seed)
    people = [Somebody(live, host, person)]
    made = Parlour(live, people)
    await people[0].enter()
    for number in range(1, len(live.room.chairs)):
        people.append(await made.come(f"Guest {number}"))
    for number, somebody in enumerate(people):
        reply = await somebody.do(wire.Sit(made.id(), number))
        assert isinstance(reply, wire.Done), reply
    if watched:
        made.watcher = await made.come("Watcher")
    return made


async def _given(code: str) -> str:
    return code


def opened(game: str, seed: int = 1, options: Mapping[str, object] | None = None) -> Opened:
    return Opened(game, dict(options or {}), seed, QUICK)
