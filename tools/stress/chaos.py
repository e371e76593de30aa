"""Games in which everything goes wrong that can, beside the same games in peace: both must end alike.

Who is asked next, and what is answered, depends on nothing but the seed and how far the game has come. So
whatever happens around the answers (lines cut, tabs opened twice, commands late, lost and sent again, a
server that comes back an hour earlier or later, answers taken back, people who leave, are sent away and
replaced), the game must come to the same end, and everybody must see it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple, cast
from unittest.mock import patch

import msgspec

from nightbell.engine import Seat, Table
from nightbell.server import protocol as wire
from nightbell.server.client import Client, Visitor
from nightbell.server.house import House
from nightbell.server.live import Link, Live
from nightbell.server.people import GameTable
from nightbell.server.records import Guest
from tools.stress.inside import Memory, house, parlour

HOUR_MS = 3600 * 1000
MOST_STEPS = 6000
OFTEN = 0.25
"""How often something goes wrong between two answers."""

decode = msgspec.json.Decoder(wire.ServerMessage).decode


class Survived(NamedTuple):
    games: int
    answers: int
    mishaps: dict[str, int]


class Tab:
    """One page of one person: what it holds, and the line to the table, if it has one."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.guest = guest
        self.held = Client(Visitor(""), code)
        self.link: Link | None = None

    async def open(self, live: Live) -> None:
        """Comes in, or comes back and is told what it lacks."""
        person = await live.house.join(live, self.guest)
        held = self.held
        hello = wire.Hello(live.room.code, said=held.said)
        hello.game, hello.take, hello.viewer, hello.seq = held.game, held.take, held.viewer, held.seq
        self.link = Link(person, "en", lambda reason: None)
        await live.enter(self.link, hello)

    def read(self) -> None:
        """Everything that has come in the meantime."""
        while self.link is not None and not self.link.outbox.empty():
            message = decode(self.link.outbox.get_nowait())
            if isinstance(message, wire.Snapshot):
                self.held._take_snapshot(message)
            elif isinstance(message, wire.Update):
                assert message.seq == self.held.seq + len(message.events), "events are missing, or told twice"
                self.held._take_update(message)
            elif isinstance(message, wire.Talk):
                self.held.talk += message.lines

    def lose(self, live: Live) -> None:
        """The line is cut, and what was on its way is lost."""
        if self.link is not None:
            live.exit(self.link)
            self.link = None


class Storm:
    """One table in a gale. The order of answers is fixed; all else is up to `rng`."""

    def __init__(self, live: Live, tabs: dict[str, list[Tab]], seed: int, rng: Random) -> None:
        self.live = live
        self.tabs = tabs
        """The pages of each guest."""
        self.seed = seed
        self.rng = rng
        self.numbers = 0
        self.mishaps: Counter[str] = Counter()
        self.last: tuple[Tab, wire.Answer] | None = None
        live.attendant.close()

    @property
    def table(self) -> GameTable:
        table = self.live.room.table
        assert table is not None
        return table

    def id(self) -> str:
        self.numbers += 1
        return f"gale-{self.numbers}"

    def of(self, person: str) -> Tab:
        """A page of this person."""
        return self.rng.choice(self.tabs[self.live.room.people[person].guest])

    def at(self, seat: Seat) -> Tab:
        person = self.live.room.chairs[seat].person
        assert person is not None
        return self.of(person)

    async def told(self, tab: Tab, command: wire.Command) -> wire.Done | wire.Refused:
        """A command on a line that may have to be opened first, and what became of it."""
        if tab.link is None:
            await tab.open(self.live)
        assert tab.link is not None
        tab.read()
        await self.live.do(tab.link, command)
        waiting = [decode(raw) for raw in tab.link.outbox._queue]  # type: ignore[attr-defined]
        replies = [each for each in waiting if isinstance(each, wire.Done | wire.Refused)]
        beaten = [reply for each in waiting if isinstance(each, wire.Update) for reply in each.replies]
        return next(each for each in (*tab.link.replies, *beaten, *replies) if each.id == command.id)

    async def done(self, tab: Tab, command: wire.Command) -> None:
        reply = await self.told(tab, command)
        assert isinstance(reply, wire.Done), f"{command}: {reply}"

    async def answer(self) -> None:
        """The next answer of the game, from whoever is asked."""
        seat, answer = due(self.table, self.seed)
        tab, raw = self.at(seat), cast(wire.Plain, msgspec.to_builtins(answer))
        command = wire.Answer(self.id(), raw, self.live.room.ask_id(seat))
        await self.done(tab, command)
        self.last = tab, command

    # ---- what may go wrong; each says whether it did

    async def cut(self) -> bool:
        tab = self.rng.choice([each for tabs in self.tabs.values() for each in tabs])
        tab.lose(self.live)
        return True

    async def second_tab(self) -> bool:
        tabs = self.rng.choice(list(self.tabs.values()))
        if len(tabs) > 1:
            tabs.pop().lose(self.live)
        else:
            tabs.append(Tab(tabs[0].guest, self.live.room.code))
            await tabs[-1].open(self.live)
        return True

    async def lag(self) -> bool:
        """A page that has not seen the last answer gives it once more, in its own words."""
        if self.last is None or self.table.outcome is not None:
            return False
        tab, command = self.last
        if tab not in self.tabs.get(tab.guest.id, ()):
            return False
        reply = await self.told(tab, msgspec.structs.replace(command, id=self.id()))
        assert isinstance(reply, wire.Refused), "a late answer was taken for another question"
        return True

    async def loss(self) -> bool:
        """The acknowledgement was lost: the same command comes again on another line."""
        if self.last is None:
            return False
        tab, command = self.last
        if tab not in self.tabs.get(tab.guest.id, ()):
            return False
        tab.lose(self.live)
        before = self.live.room.pages
        await self.done(tab, msgspec.structs.replace(command))
        assert self.live.room.pages == before, "a command that was sent again was done again"
        return True

    async def clock(self) -> bool:
        """The server ends and begins anew; meanwhile somebody has put its clock on or back by an hour."""
        old = self.live.house
        before = self.live.room.message(lambda person: True)
        shift = self.rng.choice((-HOUR_MS, HOUR_MS))
        old.drop(self.live)
        began = await _begun_at(time.time_ns() + shift * 1_000_000, cast(Memory, old.store))
        assert began.now() >= old.store.latest(), "the house's clock was put back"
        self.live = await began.find(self.live.room.code)
        self.live.attendant.close()
        assert self.live.room.message(lambda person: True) == before, "another table came back"
        for tabs in self.tabs.values():
            for tab in tabs:
                tab.link = None
                await tab.open(self.live)
        return True

    async def undo(self) -> bool:
        """The Storyteller takes a few answers back; some of them may be brought back by a redo."""
        teller = self.live.room.storyteller()
        given = len(self.table.log.entries)
        if teller is None or teller.person is None or not given:
            return False
        tab = self.of(teller.person)
        await self.done(tab, wire.Undo(self.id(), self.rng.randint(1, min(6, given))))
        self.last = None
        if self.rng.random() < 0.5:
            await self.done(tab, wire.Redo(self.id()))
            assert len(self.table.log.entries) == given
        return True

    async def leave(self) -> bool:
        """Somebody goes for good, thinks better of it, and has the own chair again."""
        seat = self.rng.choice(self._players())
        tab = self.at(seat)
        await self.done(tab, wire.Leave(self.id()))
        self._hang_up(tab.guest.id)
        await tab.open(self.live)
        await self.done(tab, wire.Sit(self.id(), seat))
        assert self.at(seat).guest == tab.guest
        return True

    async def kick(self) -> bool:
        """Somebody is sent away, and another has the chair by the word of those whom it concerns."""
        room = self.live.room
        seat = self.rng.choice(self._players())
        tab = self.at(seat)
        person = room.guests[tab.guest.id]
        if person == room.host:
            return False
        await self.done(self.of(room.host), wire.Remove(self.id(), person))
        self._hang_up(tab.guest.id)
        del self.tabs[tab.guest.id]
        guest = Guest(f"guest-{self.id()}", f"Newcomer {self.numbers}", "en")
        other = Tab(guest, room.code)
        self.tabs[guest.id] = [other]
        await other.open(self.live)
        await self.done(other, wire.Sit(self.id(), seat))
        asked = room.guests[guest.id]
        for plea in [each for each in room.message(lambda person: True).pleas if each.person == asked]:
            for each in plea.of:
                await self.done(self.of(each), wire.Consent(self.id(), asked, True))
        assert room.chairs[seat].person == asked, "the chair was not given"
        return True

    async def talk(self) -> bool:
        tab = self.rng.choice([each for tabs in self.tabs.values() for each in tabs])
        await self.told(tab, wire.Say(self.id(), "what a night"))
        return True

    def _players(self) -> list[Seat]:
        room = self.live.room
        return [Seat(chair.seat) for chair in room.chairs if not room.narrates(chair)]

    def _hang_up(self, guest: str) -> None:
        for tab in self.tabs[guest]:
            tab.lose(self.live)
        del self.tabs[guest][1:]
        self.last = None

    def agree(self) -> None:
        """Everybody who has read everything sees what somebody sees who has just come."""
        self.live.sound()
        for tabs in self.tabs.values():
            for tab in tabs:
                tab.read()
                if tab.link is None:
                    continue
                seat = self.live.room.seat_of(tab.link.person)
                assert tab.held.viewer == seat, "somebody looks at another's game"
                shown = msgspec.to_builtins(self.table.view(Seat(cast(int, seat))), str_keys=True)
                held = msgspec.json.decode(msgspec.json.encode(tab.held.view))
                assert held == msgspec.json.decode(msgspec.json.encode(shown)), "a page holds another view"


MISHAPS: dict[str, Callable[[Storm], Awaitable[bool]]] = {
    "cuts": Storm.cut,
    "second tabs": Storm.second_tab,
    "late": Storm.lag,
    "sent again": Storm.loss,
    "clocks": Storm.clock,
    "undone": Storm.undo,
    "left": Storm.leave,
    "sent away": Storm.kick,
    "words": Storm.talk,
}


async def _begun_at(wall: int, store: Memory) -> House:
    with patch("nightbell.server.house.time.time_ns", lambda: wall):
        return house(store)


def due(table: GameTable, seed: int) -> tuple[Seat, object]:
    """Who answers next, and what."""
    rng = Random(f"{seed}/{len(table.log.entries)}")
    seat = rng.choice(sorted(table.open))
    return seat, table.open[seat].choice.sample(rng)


def in_peace(table: GameTable, seed: int) -> GameTable:
    """The same game without a server."""
    calm: GameTable = Table(
        table.rules, table.log.header.options, table.log.header.seed, table.log.header.names
    )
    for _ in range(MOST_STEPS):
        if not calm.open:
            break
        calm.answer(*due(calm, seed))
    return calm


async def storm(game: str, seed: int) -> Survived:
    """One whole game."""
    place = await parlour(game, seed=seed)
    tabs: dict[str, list[Tab]] = {}
    for somebody in place.people:
        somebody.exit()
        tabs[somebody.guest.id] = [Tab(somebody.guest, place.room.code)]
    for each in tabs.values():
        await each[0].open(place.live)
    gale = Storm(place.live, tabs, seed, Random(f"storm {game} {seed}"))
    await gale.done(gale.of(place.room.host), wire.Begin(gale.id()))
    calm = in_peace(gale.table, seed)
    answers = 0
    for _ in range(MOST_STEPS):
        if not gale.table.open:
            break
        await gale.answer()
        answers += 1
        if gale.rng.random() < OFTEN and gale.table.open:
            name = gale.rng.choice(list(MISHAPS))
            gale.mishaps[name] += await MISHAPS[name](gale)
        if gale.rng.random() < 0.05:
            gale.agree()
    gale.agree()
    assert str(gale.table.outcome) == str(calm.outcome), f"{gale.table.outcome} instead of {calm.outcome}"
    assert gale.table.state.digest() == calm.state.digest(), "the same end, but another game"
    gale.live.close()
    return Survived(1, answers, dict(gale.mishaps))


async def storms(game: str, games: int, seed: int = 1) -> Survived:
    """So many games, one after another."""
    answers, mishaps = 0, Counter[str]()
    for number in range(games):
        found = await storm(game, seed * 1_000_003 + number)
        answers += found.answers
        mishaps.update(found.mishaps)
    return Survived(games, answers, dict(mishaps))
