"""A room with its people connected: commands in, messages out, and an attendant who keeps it going."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from math import inf
from typing import TYPE_CHECKING

import msgspec

from nightbell.engine import SPECTATOR, Crash, Refusal, Seat
from nightbell.server import checkpoints, pace, pauses, rights
from nightbell.server import protocol as wire
from nightbell.server.attendant import Attendant
from nightbell.server.cover import snapshot_size
from nightbell.server.deeds import AnyDeed, Begun, Page, Played, Pressed
from nightbell.server.feed import Feed, encode
from nightbell.server.guests import clean_text
from nightbell.server.journals import log, named
from nightbell.server.people import MOVES
from nightbell.server.playing import next_seed
from nightbell.server.records import Entry, Finished, Result
from nightbell.server.room import Room
from nightbell.server.talking import lines_for
from nightbell.server.traces import Work
from nightbell.server.votes import ClientClock
from nightbell.text import Lang, Words

if TYPE_CHECKING:
    from nightbell.server.house import House

MOST_WAITING, MOST_BYTES_WAITING = 1000, 4 * 2**20
"""Messages and bytes that may wait for one connection before it is cut as too slow."""

MOST_LATER = 4000
"""Messages that may wait for one who watches with a delay."""
UNTOLD: AbstractContextManager[object] = nullcontext()
LAGS: dict[wire.Lag, float] = {"poor": 600.0, "fair": 250.0, "good": 0.0}
"""From how many milliseconds there and back a connection is called so."""
STEADY = 0.8
"""A connection must be so much better than that before it is called better."""

HOST_AWAY_MS = 5 * 60 * 1000
"""So long a host may be away before somebody else has the right."""

Stream = tuple[Seat, bool, int, int]
"""Which stream a connection follows: viewer, whether it is their own seat, game, take."""


class Outbox(asyncio.Queue[bytes]):
    """What waits to be sent, and how much that is."""

    weight = 0

    def _put(self, item: bytes) -> None:
        self.weight += len(item)
        super()._put(item)

    def _get(self) -> bytes:
        item: bytes = super()._get()
        self.weight -= len(item)
        return item


class Link:
    """One connection of one person."""

    def __init__(self, person: str, lang: Lang, cut: Callable[[str], None]) -> None:
        self.person = person
        self.lang = lang
        self.outbox = Outbox()
        self.cut = cut
        self.over = asyncio.Event()
        """Set when the connection has ended."""
        self.screen = False
        """Shows what the public sees, to everybody in a room."""
        self.stream: Stream | None = None
        self.held: wire.Hello | None = None
        """What the client said it holds, until it has been told what it lacks."""
        self.said = 0
        self.clock = ClientClock()
        self.pinged: dict[int, float] = {}
        """When the pings left that have not been answered yet."""
        self.replies: list[wire.Done | wire.Refused] = []
        self.eyes = b""
        """Whose eyes are closed, as this Storyteller was last told."""
        self.later: deque[tuple[int, bytes]] = deque()
        """What those who only watch are shown with a delay, and when."""

    def send_at(self, due: int, raw: bytes) -> None:
        """Later, and never before what was to be sent already."""
        self.later.append((max(due, self.later[-1][0] if self.later else 0), raw))
        if len(self.later) > MOST_LATER:
            self.cut("connection-too-slow")

    def release(self, now: float = inf) -> None:
        """Send what is due by now."""
        while self.later and self.later[0][0] <= now:
            self.send(self.later.popleft()[1])

    def send(self, raw: bytes) -> None:
        if self.outbox.qsize() >= MOST_WAITING or self.outbox.weight > MOST_BYTES_WAITING:
            self.cut("connection-too-slow")
        else:
            self.outbox.put_nowait(raw)


class Live:
    def __init__(self, room: Room, house: House) -> None:
        self.room = room
        self.house = house
        self.links: list[Link] = []
        self.lock = asyncio.Lock()
        self.feeds: dict[Stream, Feed] = {}
        self.shown = b""
        """The table message that everybody has."""
        self.since: dict[Seat, tuple[str, int]] = {}
        """The open decision of each seat, and when it was first open."""
        self.left = {id: house.now() for id in {room.host, *(each.id for each in room.seated())}}
        """When those who are not here went."""
        self.moved = 0
        """When the game last moved."""
        self.dusk: int | None = None
        """When the night fell, if it is night."""
        self.lost = False
        self._sized: tuple[tuple[int, int, int], int] | None = None
        """The size of a night's snapshot, and of which moment it was reckoned."""
        self.called: dict[str, tuple[str, int]] = {}
        """For what those who are away were called last, and when."""
        self.lags: dict[str, wire.Lag] = {}
        """How good the connections of people are."""
        self.eyes: set[Seat] = set()
        """The chairs whose screen has acknowledged the night."""
        self.hands_shown = b""
        self._notice(room.moved_at if pace.slow(room) else house.now(), moved=True)
        self.attendant = Attendant(self)

    # ---- people come and go

    def here(self, person: str) -> bool:
        return any(link.person == person and not link.screen for link in self.links)

    async def enter(self, link: Link, hello: wire.Hello) -> None:
        """A connection was made: tell it everything that it does not hold yet, once it is on disk."""
        async with self.lock:
            if self.lost or link.person not in self.room.people:
                raise Refusal("table-reloads")
            self.links.append(link)
            if not hello.screen:
                self.left.pop(link.person, None)
            link.held = hello
            link.said = hello.said
            link.screen = hello.screen
            link.send(encode(wire.Welcome(wire.PROTOCOL, link.person, self.house.now())))
            if not self._show_table():
                link.send(self.shown)
            self._catch_up(link)
            self._talk(link)
            self._show_hands(newcomer=link)
            self._show_eyes([link])
        self.attendant.wake.set()

    def pong(self, link: Link, sent: float, stamped: float) -> None:
        """A ping was answered. At night nobody is told how quickly: who is awake has more to do."""
        link.clock.pong(sent, stamped, self.house.now())
        if self.room.covered:
            return
        delay = min(
            each.clock.delay for each in self.links if each.person == link.person and each.clock.known
        )
        was = LAGS.get(self.lags.get(link.person, "good"), 0.0)
        lag = next(
            name for name, least in LAGS.items() if delay >= (least * STEADY if least <= was else least)
        )
        if self.lags.get(link.person) != lag:
            self.lags[link.person] = lag
            if not self.lock.locked():
                self._show_table()

    def _lag(self, person: str) -> wire.Lag | None:
        return self.lags.get(person) if self.here(person) else None

    def exit(self, link: Link) -> None:
        if link in self.links:
            self.links.remove(link)
        if not self.here(link.person):
            self.left[link.person] = self.house.now()
        self._forget_feeds()
        if not self.lock.locked():
            self._show_table()
        self.attendant.wake.set()

    def gone_since(self, seat: Seat) -> int | None:
        """When the person in a chair went, if nobody is there who shares it."""
        chair = self.room.chairs[seat]
        shared = self.room.storytellers() if self.room.narrates(chair) else set()
        return None if any(map(self.here, shared)) else self.left.get(chair.person or "")

    def heir(self) -> str:
        """Who would be the host if the host were not: somebody present, those who play first."""
        here = [each.id for each in (*self.room.seated(), *self.room.people.values()) if not each.gone]
        return next((id for id in here if id != self.room.host and self.here(id)), "")

    def passing_at(self) -> int | None:
        """When the right of a host who is away passes on, if there is somebody to have it."""
        host = self.room.host
        if not host or self.here(host) or not self.heir():
            return None
        return self.left.setdefault(host, self.house.now()) + HOST_AWAY_MS

    def forget(self, people: list[str]) -> None:
        """These are no longer at the table."""
        for person in people:
            self.left.pop(person, None)

    # ---- commands

    async def do(self, link: Link, command: wire.Command) -> None:
        """Carry out a command and acknowledge it, or refuse it. Sent again, it is only acknowledged again."""
        async with self.lock:
            with self._traced("command", type(command).__name__.lower()):
                await self._do(link, command)

    def _traced(self, work: Work, command: str = "") -> AbstractContextManager[object]:
        traces = self.house.traces
        if traces.silent:
            return UNTOLD
        return traces.span(work, self.room.game, self.room.covered, command)

    async def _do(self, link: Link, command: wire.Command) -> None:
        person = self.room.people[link.person]
        if command.id in person.done:
            self.reply(link, wire.Done(command.id))
            return
        try:
            if link.screen:
                raise Refusal("screen-only")
            pauses.check(self, link.person, command)
            if isinstance(command, wire.Press):
                await self._press(link, command)
            else:
                await self.commit(link.person, self._deed(command))
        except Refusal as refusal:
            if refusal.message == "table-reloads":
                return  # The connection is being ended; the client comes back and sends it again.
            self.house.metrics.refused(type(command).__name__, refusal.message)
            self.reply(link, self.refusal(link, command.id, refusal))
            return
        self.reply(link, wire.Done(command.id))
        self.publish()
        self.attendant.wake.set()

    async def _press(self, link: Link, press: wire.Press) -> None:
        """A hand goes up or down, as of the moment when it was pressed."""
        person = self.room.people[link.person]
        rights.check(self.room, person, press)
        seat, voting = self.room.own_seat(person), self.voting()
        if voting is None:
            raise Refusal("no-vote-running")
        if self.room.kept_by_bot(seat):
            raise Refusal("bot-keeps-chair")
        made = link.clock.when(press.at, self.house.now())
        if self.room.hands.is_locked(seat) or (seat == voting and made > self.lock_at(seat)):
            raise Refusal("hand-locked")
        table = self.room.playing
        await self.commit("", Pressed(seat, made, press.up))
        raised = self.room.manners.raised
        if any(each.kind == raised for each in table.rules.standing(table.state, seat)):
            await self.commit("", Played(seat, press.up, raised))

    def _deed(self, command: wire.Command) -> AnyDeed:
        if isinstance(command, wire.Begin):
            return Begun(command.id, self.room.rules.version, next_seed(self.room))
        if isinstance(command, wire.Say):
            command.text = clean_text(command.text)
        if isinstance(command, wire.Settings) and isinstance(command.password, str):
            command.password = self.house.door_proof(self.room.code, command.password)
        if isinstance(command, wire.Answer):
            command.pad = ""
        return command  # type: ignore[return-value]

    async def commit(self, person: str, deed: AnyDeed) -> None:
        """Apply a deed and wait until it is on disk. Only then may anybody hear of it."""
        if self.lost:
            raise Refusal("table-reloads")
        room = self.room
        page = Page(self.house.now(), person, deed)
        number, was, vouched = room.pages, room.status, room.vouched()
        try:
            with self._traced("rules"):
                if isinstance(deed, wire.Undo | wire.Redo):
                    await self.house.desk.needed(lambda: room.apply(page))
                else:
                    room.apply(page)
        except Crash as crash:
            room.break_down("rules-fault")
            self.house.crashed(room, crash)
            self.publish()
            raise Refusal("rules-fault") from None
        finished = self._finished(page.at) if was == "playing" and room.status == "over" else None
        try:
            reopened = room.replay_id() if was == "over" and room.status == "playing" else ""
            entries = [Entry(room.code, number, page, finished, self._checkpoint(), reopened)]
            now = room.vouched()
            if now is not None and now != vouched:
                vouching = Page(page.at, "", now)
                room.apply(vouching)
                entries.append(Entry(room.code, number + 1, vouching))
            with self._traced("journal"), self.house.metrics.write.time():
                await self.house.store.append(entries)
        except Exception as fault:
            log.error("journal not written", table=room.tag, fault=named(fault))
            self.house.fall(self)
            # Where the database is another machine, nobody knows whether it was written: it is sent again.
            raise Refusal("disk-failed" if self.house.cluster is None else "table-reloads") from None
        self.house.metrics.committed()
        self._notice(page.at, moved=isinstance(deed, MOVES))
        if self.house.bell is not None and isinstance(deed, MOVES):
            self.house.bell.ring(self)

    def _checkpoint(self) -> bytes | None:
        due = self.room.table is not None and self.room.pages % checkpoints.EVERY == 0
        return checkpoints.sealed(self.room, self.house.secret) if due else None

    def _finished(self, at: int) -> Finished:
        room, table = self.room, self.room.table
        assert table is not None
        seats = tuple(
            (each.guest, -1 if (seat := room.seat_of(each.id)) is None else seat)
            for each in room.people.values()
            if not each.gone
        )
        outcome = str(table.outcome)
        raw = table.log.write()
        worth, parts = room.rules.returns(table.state), room.rules.parts(table.state)
        ends = tuple(Result(int(each), *part) for each, part in zip(worth, parts, strict=True))
        return Finished(room.replay_id(), room.code, room.number, room.game, at, outcome, raw, seats, ends)

    def reply(self, link: Link, message: wire.Done | wire.Refused) -> None:
        """At once, or under cover with the next beat."""
        told_later = bool(self.delayed(link.person))
        if self.room.covered and link.stream and not self._uncovered(link.stream) and not told_later:
            link.replies.append(message)
        else:
            link.send(encode(message))

    def refusal(self, link: Link, id: str, refusal: Refusal) -> wire.Refused:
        return refused(link.lang, self.room, self.room.viewer_of(link.person), id, refusal)

    # ---- messages

    def publish(self) -> None:
        """Tell everybody what is new to them; under cover, the next beat will."""
        with self._traced("updates"):
            for link in self.links:
                if self.room.people[link.person].gone:
                    link.cut("sent-away" if self.room.people[link.person].banned else "left-table")
            self._show_table()
            self._update(beat=False)
            for link in self.links:
                self._talk(link)
            self._show_hands()
            self._forget_feeds()
            self._show_eyes(self.links)

    def nod(self, link: Link) -> None:
        """A client has answered a beat of the night: its screen is dark. Nobody has to wait for it."""
        seat = self.room.seat_of(link.person)
        if self.room.covered and seat is not None and seat not in self.eyes and not link.screen:
            self.eyes.add(seat)
            self._show_eyes(self.links)

    def _show_eyes(self, links: list[Link]) -> None:
        """Tell the Storyteller, and nobody else, whose eyes are closed. Bots close theirs at once."""
        if not self.room.covered:
            self.eyes.clear()
            for link in links:
                link.eyes = b""
            return
        closed = [
            chair.seat
            for chair in self.room.chairs
            if not self.room.narrates(chair) and (chair.bot is not None or chair.seat in self.eyes)
        ]
        raw = encode(wire.Eyes(closed))
        for link in links:
            if self.room.is_storyteller(link.person) and not link.screen and link.eyes != raw:
                link.eyes = raw
                link.send(raw)

    def sound(self) -> None:
        """A beat of the night: everybody gets one message of one size."""
        self._update(beat=True)

    def _update(self, beat: bool) -> None:
        made: dict[Stream, tuple[bool, wire.Update | None, bytes]] = {}
        for link in list(self.links):
            stream = self._stream(link)
            if stream != link.stream:
                self._catch_up(link)
                continue
            if stream is None:
                continue
            feed = self.feeds[stream]
            if stream not in made:
                hidden = self.room.covered and feed.cover and not self._uncovered(stream)
                told = hidden == beat
                message = feed.update(self.until(stream[0]), beat) if told else None
                made[stream] = told, message, feed.packed(message) if message is not None else b""
            told, message, raw = made[stream]
            if told and link.replies:
                message = message or wire.Update(feed.seq, cover=feed.cover)
                raw = feed.packed(msgspec.structs.replace(message, replies=link.replies))
                link.replies = []
            if raw:
                self.tell(link, raw)

    def delayed(self, person: str) -> int:
        """How many milliseconds later this person sees what happens, as those who only watch may have to."""
        room = self.room
        watching = room.status == "playing" and room.viewer_of(person) == SPECTATOR
        return room.settings.watch_delay * 1000 if watching else 0

    def tell(self, link: Link, raw: bytes) -> None:
        """Of the game: now, or later. Whoever no longer has to wait gets what was held back as well."""
        if delay := self.delayed(link.person):
            link.send_at(self.house.now() + delay, raw)
            self.attendant.wake.set()
        else:
            link.release()
            link.send(raw)

    def voting(self) -> Seat | None:
        """At whose chair the hand of the vote is."""
        table = self.room.table
        if table is None or self.room.status != "playing":
            return None
        return next((seat for seat, each in table.open.items() if each.kind in self.room.manners.hands), None)

    def lock_at(self, seat: Seat) -> float:
        """Until when a press of this chair counts. The chair is locked a little later, see `votes`.

        Hands in the room are counted by the Storyteller. In a first game the vote waits for its pupil, who is
        still reading what a vote is; in a game that lasts days, for whoever has not been there yet.
        """
        if self.room.stopped or self.room.in_room(seat):
            return inf
        begun: float = max(self.since[seat][1], self._counts_from(seat), self.room.resumed_at)
        if self.room.taught and not self.room.kept_by_bot(seat):
            begun = max(begun, self.room.hands.first(seat))
        elif pace.slow(self.room) and not self.room.kept_by_bot(seat):
            begun = max(
                begun, min(self.room.hands.first(seat), begun + self.room.settings.turn_seconds * 1000)
            )
        return begun + int(self.room.settings.hand_seconds * 1000)

    def _counts_from(self, seat: Seat) -> int:
        """Until when a defence holds this chair's hand back."""
        decision = self.room.playing.open.get(seat)
        defended = decision is not None and decision.kind == self.room.manners.defended
        return self.room.counts_from if defended else 0

    def allowance(self, seat: Seat) -> int:
        """How long presses of the person in this chair may be on their way."""
        person = self.room.chairs[seat].person
        return int(max((link.clock.allowance for link in self.links if link.person == person), default=0.0))

    def _show_hands(self, newcomer: Link | None = None) -> None:
        """Tell everybody how the hands stand if it is new to them, or only who has just come."""
        seat, hands = self.voting(), self.room.hands
        if seat is None and not self.hands_shown:
            return
        lock = inf if seat is None else self.lock_at(seat)
        at = None if lock == inf else int(lock)
        held, raised, locked = self.room.stopped, hands.raised(self.house.now()), list(hands.locked)
        raw = encode(wire.Hands(raised, locked, seat, at, held))
        new = raw != self.hands_shown
        links = self.links if new else [] if newcomer is None else [newcomer]
        closed = bool(links) and self._eyes_closed()
        for link in links:
            viewer = SPECTATOR if link.screen else self.room.viewer_of(link.person)
            if closed and (link.screen or not self.room.is_storyteller(link.person)):
                own = [each for each in raised if each == viewer], [e for e in locked if e[0] == viewer]
                self.tell(link, encode(wire.Hands(*own, seat, at, held, closed)))
            else:
                self.tell(link, raw)
        self.hands_shown = b"" if seat is None else raw

    def _eyes_closed(self) -> bool:
        """Whether the vote under way is nobody's to see."""
        seen = self.room.public
        return seen is not None and self.room.manners.closed(seen)

    def _uncovered(self, stream: Stream) -> bool:
        """The Storyteller's part in the night is no secret."""
        seat = stream[0]
        return seat != SPECTATOR and self.room.narrates(self.room.chairs[seat])

    def _stream(self, link: Link) -> Stream | None:
        room = self.room
        if room.table is None or room.people[link.person].gone:
            return None
        if link.screen:
            return SPECTATOR, False, room.number, room.take
        viewer = room.viewer_of(link.person)
        mine = room.seat_of(link.person) == viewer
        return viewer, mine, room.number, room.take

    def _catch_up(self, link: Link) -> None:
        """Send a snapshot, with no more of the past than the client lacks."""
        stream = self._stream(link)
        link.stream = stream
        if stream is None:
            return
        viewer, mine, game, take = stream
        feed = self.feeds.get(stream)
        if feed is None:
            feed = self.feeds[stream] = Feed(self.room, viewer, mine)
            feed.catch_up(self.until(viewer))
        elif not feed.cover:
            self._tell_stream(stream, feed, link)
        held, link.held = link.held, None
        same = held is not None and (held.game, held.take) == (game, take) and held.viewer in (None, viewer)
        self.tell(link, feed.snapshot(held.seq if held is not None and same else 0, self._snapshot_size()))

    def _snapshot_size(self) -> int:
        """How large every snapshot of the night is: the same for whoever comes, whatever their part."""
        room = self.room
        if not room.covered or room.table is None:
            return 0
        moment = (room.number, room.take, len(room.table.history))
        if self._sized is None or self._sized[0] != moment:
            viewers = [SPECTATOR, *(Seat(chair.seat) for chair in room.chairs)]
            self._sized = moment, snapshot_size(max(Feed.weight(room, viewer) for viewer in viewers))
        return self._sized[1]

    def _tell_stream(self, stream: Stream, feed: Feed, but: Link) -> None:
        """Bring the others of a stream to the same moment, before somebody joins it."""
        message = feed.update(self.until(stream[0]))
        if message is not None:
            for link in self.links:
                if link is not but and link.stream == stream:
                    self.tell(link, feed.packed(message))

    def _forget_feeds(self) -> None:
        followed = {link.stream for link in self.links}
        for stream in [each for each in self.feeds if each not in followed]:
            del self.feeds[stream]

    def _show_table(self) -> bool:
        """Send the table to everybody if anything of it is new."""
        raw = encode(self.room.message(self.here, self._lag, self.attendant.pondering.shown()))
        if raw == self.shown:
            return False
        self.shown = raw
        for link in self.links:
            link.send(raw)
        return True

    def _talk(self, link: Link) -> None:
        if link.screen or link.said == self.room.lines.count(link.person):
            return
        if lines := lines_for(self.room, link.person, link.said):
            link.said = lines[-1].n
            self.tell(link, encode(wire.Talk(lines)))

    # ---- time

    def until(self, seat: Seat) -> int | None:
        """When the clock will answer for a seat."""
        seconds = self.room.settings.turn_seconds
        held = self.room.stopped and seat == self.voting()
        if not seconds or seat not in self.since or self.room.in_room(seat) or held:
            return None
        opened = self.since[seat][1]
        if self.room.status == "playing":
            opened = max(opened, self._counts_from(seat))
        return opened + seconds * 1000

    def _notice(self, at: int, moved: bool) -> None:
        """Remember since when each open decision has been open."""
        if not moved:
            return
        self.moved = at
        room = self.room
        self.dusk = (at if self.dusk is None else self.dusk) if room.covered else None
        if room.table is None:
            self.since = {}
            return
        before, self.since = self.since, {}
        for seat in room.table.open:
            ask = room.ask_id(seat)
            old = before.get(seat)
            self.since[seat] = old if old is not None and old[0] == ask else (ask, at)

    def close(self) -> None:
        self.attendant.close()


def refused(lang: Lang, room: Room | None, viewer: Seat, id: str, refusal: Refusal) -> wire.Refused:
    """A refusal in a person's language."""
    if room is None:
        words = Words(lang)
    else:
        table = room.table
        seats = [chair.id for chair in room.chairs]
        names = table.log.header.names if table else ()
        words = Words(lang, room.game, seats=seats, names=names, nouns=room.rules.nouns, viewer=viewer)
        words.called = dict(room.rules.named(room.options))
    return wire.Refused(id, refusal.message, words.why_not(refusal), refusal.rule)
