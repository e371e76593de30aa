"""A room with its people connected: commands in, messages out, and an attendant who keeps it going."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

import msgspec

from nightbell import bots
from nightbell.engine import SPECTATOR, Answer, Crash, Decision, Refusal, Seat, Talker
from nightbell.engine import Chair as BotChair
from nightbell.server import protocol as wire
from nightbell.server.deeds import AnyDeed, Begun, Kept, Page, Played
from nightbell.server.feed import Feed, encode, plain
from nightbell.server.guests import clean_text
from nightbell.server.journals import log
from nightbell.server.room import STORYTELLER, Room
from nightbell.server.store import Entry, Finished
from nightbell.server.votes import HAND_KIND, LOCKED_KINDS, ClientClock, Hands
from nightbell.text import Lang, Words

if TYPE_CHECKING:
    from nightbell.server.house import House

MOST_WAITING = 1000
"""Messages that may wait for one connection before it is cut as too slow."""
BURST = 40
"""Answers that bots give in one go while nobody is looking."""

Stream = tuple[Seat, bool, int, int]
"""Which stream a connection follows: viewer, whether it is their own seat, game, take."""


class Link:
    """One connection of one person."""

    def __init__(self, person: str, lang: Lang, cut: Callable[[], None]) -> None:
        self.person = person
        self.lang = lang
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.cut = cut
        self.stream: Stream | None = None
        self.held: tuple[int, int, int] = (0, 0, 0)
        """Game, take and number of events that the client said it holds."""
        self.said = 0
        self.clock = ClientClock()
        self.pinged: dict[int, float] = {}
        """When the pings left that have not been answered yet."""
        self.replies: list[wire.Done | wire.Refused] = []

    def send(self, raw: bytes) -> None:
        if self.outbox.qsize() >= MOST_WAITING:
            self.cut()
        else:
            self.outbox.put_nowait(raw)


class Live:
    def __init__(self, room: Room, house: House) -> None:
        self.room = room
        self.house = house
        self.links: list[Link] = []
        self.lock = asyncio.Lock()
        self.wake = asyncio.Event()
        self.feeds: dict[Stream, Feed] = {}
        self.shown = b""
        """The table message that everybody has."""
        self.since: dict[Seat, tuple[str, int]] = {}
        """The open decision of each seat, and when it was first open."""
        self.left: dict[str, int] = {}
        """When those who are not here went."""
        self.partners: dict[tuple[Seat, str], bots.AnyPlayer] = {}
        self.moved = 0
        self.beat = 0
        self.lost = False
        self.lines = len(room.lines)
        self.hands = Hands()
        self.hands_shown = b""
        self.luck = Random()
        self._notice(house.now())
        self.attendant = asyncio.create_task(self._attend())

    # ---- people come and go

    def here(self, person: str) -> bool:
        return any(link.person == person for link in self.links)

    def enter(self, link: Link, hello: wire.Hello) -> None:
        """A connection was made: tell it everything that it does not hold yet."""
        self.links.append(link)
        self.left.pop(link.person, None)
        link.held = (hello.game, hello.take, hello.seq)
        link.said = hello.said
        link.send(encode(wire.Welcome(wire.PROTOCOL, link.person, self.house.now())))
        if not self._show_table():
            link.send(self.shown)
        self._catch_up(link)
        self._talk(link)
        self.wake.set()

    def exit(self, link: Link) -> None:
        if link in self.links:
            self.links.remove(link)
        if not self.here(link.person):
            self.left[link.person] = self.house.now()
        self._forget_feeds()
        self._show_table()
        self.wake.set()

    # ---- commands

    async def do(self, link: Link, command: wire.Command) -> None:
        """Carry out a command and acknowledge it, or refuse it. Sent again, it is only acknowledged again."""
        async with self.lock:
            person = self.room.people[link.person]
            if command.id in person.done:
                self.reply(link, wire.Done(command.id))
                return
            try:
                if isinstance(command, wire.Press):
                    await self._press(link, command)
                else:
                    await self.commit(link.person, self._deed(command))
            except Refusal as refusal:
                self.house.metrics.refused(type(command).__name__, refusal.message)
                self.reply(link, self.refusal(link, command.id, refusal))
                return
            self.reply(link, wire.Done(command.id))
            self.publish()
        self.wake.set()

    async def _press(self, link: Link, press: wire.Press) -> None:
        """A hand goes up or down, as of the moment when it was pressed."""
        seat = self.room.seat_of(link.person)
        voting = self.voting()
        if seat is None:
            raise Refusal("not-seated")
        if voting is None:
            raise Refusal("no-vote-running")
        if self.room.kept_by_bot(seat):
            raise Refusal("bot-keeps-chair")
        made = link.clock.when(press.at, self.house.now())
        if self.hands.is_locked(seat) or (seat == voting and made > self.lock_at(seat)):
            raise Refusal("hand-locked")
        table = self.room.playing
        self.hands.press(seat, made, press.up)
        if any(each.kind == HAND_KIND for each in table.rules.standing(table.state, seat)):
            await self.commit("", Played(seat, press.up, HAND_KIND))

    def _deed(self, command: wire.Command) -> AnyDeed:
        if isinstance(command, wire.Begin):
            return Begun(command.id, self.room.rules.version)
        if isinstance(command, wire.Say):
            command.text = clean_text(command.text)
        if isinstance(command, wire.Answer):
            command.pad = ""
        return command  # type: ignore[return-value]

    async def commit(self, person: str, deed: AnyDeed) -> None:
        """Apply a deed and wait until it is on disk. Only then may anybody hear of it."""
        if self.lost:
            raise Refusal("table-reloads")
        room = self.room
        page = Page(self.house.now(), person, deed)
        number, was = room.pages, room.status
        try:
            room.apply(page)
        except Crash as crash:
            room.status = "broken"
            self.house.crashed(room, crash)
            self.publish()
            raise Refusal("rules-fault") from None
        finished = self._finished(page.at) if was == "playing" and room.status == "over" else None
        try:
            await self.house.store.append([Entry(room.code, number, page, finished)])
        except Exception as fault:
            self.lost = True
            log.error("journal not written", table=room.code, fault=type(fault).__name__)
            self.house.drop(self)
            raise Refusal("disk-failed") from None
        self.house.metrics.committed()
        self._notice(page.at)

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
        return Finished(room.replay_id(), room.code, room.number, room.game, at, outcome, raw, seats)

    def reply(self, link: Link, message: wire.Done | wire.Refused) -> None:
        """At once, or under cover with the next beat."""
        if self.room.covered and link.stream is not None and not self._uncovered(link.stream):
            link.replies.append(message)
        else:
            link.send(encode(message))

    def refusal(self, link: Link, id: str, refusal: Refusal) -> wire.Refused:
        return refused(link.lang, self.room, self.room.viewer_of(link.person), id, refusal)

    # ---- messages

    def publish(self) -> None:
        """Tell everybody what is new to them; under cover, the next beat will."""
        self._show_table()
        self._update(beat=False)
        if self.lines != len(self.room.lines):
            self.lines = len(self.room.lines)
            for link in self.links:
                self._talk(link)
        self._show_hands()
        self._forget_feeds()

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
                link.send(raw)

    def voting(self) -> Seat | None:
        """At whose chair the hand of the vote is."""
        table = self.room.table
        if table is None or self.room.status != "playing":
            return None
        return next((seat for seat, each in table.open.items() if each.kind in LOCKED_KINDS), None)

    def lock_at(self, seat: Seat) -> int:
        """Until when a press of this chair counts. The chair is locked a little later, see `votes`."""
        return self.since[seat][1] + int(self.room.settings.hand_seconds * 1000)

    def _allowance(self, seat: Seat) -> int:
        person = self.room.chairs[seat].person
        return int(max((link.clock.allowance for link in self.links if link.person == person), default=0.0))

    def _show_hands(self) -> None:
        seat = self.voting()
        if seat is None and not self.hands_shown:
            return
        at = None if seat is None else self.lock_at(seat)
        raw = encode(wire.Hands(self.hands.raised(self.house.now()), list(self.hands.locked), seat, at))
        if raw != self.hands_shown:
            for link in self.links:
                link.send(raw)
        self.hands_shown = b"" if seat is None else raw
        if seat is None:
            self.hands.clear()

    def _uncovered(self, stream: Stream) -> bool:
        """The Storyteller's part in the night is no secret."""
        seat = stream[0]
        return seat != SPECTATOR and self.room.chairs[seat].id == STORYTELLER

    def _stream(self, link: Link) -> Stream | None:
        room = self.room
        if room.table is None or room.people[link.person].gone:
            return None
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
        since = link.held[2] if link.held[:2] == (game, take) else 0
        link.held = (0, 0, 0)
        link.send(feed.snapshot(since, self.until(viewer)))

    def _tell_stream(self, stream: Stream, feed: Feed, but: Link) -> None:
        """Bring the others of a stream to the same moment, before somebody joins it."""
        message = feed.update(self.until(stream[0]))
        if message is not None:
            for link in self.links:
                if link is not but and link.stream == stream:
                    link.send(feed.packed(message))

    def _forget_feeds(self) -> None:
        followed = {link.stream for link in self.links}
        for stream in [each for each in self.feeds if each not in followed]:
            del self.feeds[stream]

    def _show_table(self) -> bool:
        """Send the table to everybody if anything of it is new."""
        raw = encode(self.room.message(self.here))
        if raw == self.shown:
            return False
        self.shown = raw
        for link in self.links:
            link.send(raw)
        return True

    def _talk(self, link: Link) -> None:
        if lines := self.room.lines_for(link.person, link.said):
            link.said += len(lines)
            link.send(encode(wire.Talk(lines)))

    # ---- time

    def until(self, seat: Seat) -> int | None:
        """When the clock will answer for a seat."""
        seconds = self.room.settings.turn_seconds
        if not seconds or seat not in self.since:
            return None
        return self.since[seat][1] + seconds * 1000

    def _notice(self, at: int) -> None:
        """Remember since when each open decision has been open."""
        self.moved = at
        room = self.room
        if room.table is None:
            self.since = {}
            return
        before, self.since = self.since, {}
        for seat in room.table.open:
            ask = room.ask_id(seat)
            old = before.get(seat)
            self.since[seat] = old if old is not None and old[0] == ask else (ask, at)

    async def _attend(self) -> None:
        """Do whatever is due: bots, clocks, chairs of those who are away, the beats of the night."""
        while not self.lost:
            due = self._due()
            self.wake.clear()
            if due is None or due > self.house.now():
                wait = None if due is None else max(0.0, (due - self.house.now()) / 1000)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), wait)
                continue
            try:
                await self._act(self.house.now())
            except Refusal as refusal:
                log.warning("attendant refused", table=self.room.code, code=refusal.message)
                await asyncio.sleep(1)
            await asyncio.sleep(0)

    def _due(self) -> int | None:
        """The next moment at which there is something to do."""
        room = self.room
        if room.status != "playing" or room.table is None:
            return None
        due: list[int] = []
        if room.covered and self.links:
            due.append(self.beat + self.house.beat_ms)
        if ready := self._ready():
            due.append(self._bots_due(ready))
        for seat in room.table.open:
            if not room.kept_by_bot(seat):
                due += self._deadlines(seat)
        return min(due, default=None)

    def _deadlines(self, seat: Seat) -> list[int]:
        """When the table will no longer wait for the person in a chair."""
        room = self.room
        due = []
        if (until := self.until(seat)) is not None:
            due.append(until)
        if seat == self.voting():
            due.append(self.lock_at(seat) + self._allowance(seat))
        gone = self.left.get(room.chairs[seat].person or "")
        if gone is not None and room.settings.away_seconds:
            due.append(gone + room.settings.away_seconds * 1000)
        return due

    def _ready(self) -> list[Seat]:
        """Bots that may answer now. An automatic Storyteller lets people finish first."""
        room = self.room
        assert room.table is not None
        asked = room.table.open
        people = any(not room.kept_by_bot(seat) for seat in asked)
        return [
            seat
            for seat in asked
            if room.kept_by_bot(seat) and not (people and room.chairs[seat].id == STORYTELLER)
        ]

    def _bots_due(self, ready: list[Seat]) -> int:
        return self.moved + (self.room.settings.pace_ms // len(ready) if self.links else 0)

    async def _act(self, now: int) -> None:
        room = self.room
        async with self.lock:
            if room.status != "playing" or room.table is None:
                return
            if room.covered and now >= self.beat + self.house.beat_ms:
                self.beat = now
                self.sound()
            for seat in list(room.table.open):
                if not room.kept_by_bot(seat):
                    await self._wait_no_longer(seat, now)
            ready = self._ready() if room.status == "playing" else []
            if ready and now >= self._bots_due(ready):
                await self._bots_play()
            self.publish()

    async def _wait_no_longer(self, seat: Seat, now: int) -> None:
        """Lock a hand, answer for one whose time is up, or give the chair of one who is away to a bot."""
        room = self.room
        decision = room.playing.open.get(seat) if room.status == "playing" else None
        if decision is None:
            return
        gone = self.left.get(room.chairs[seat].person or "")
        away = room.settings.away_seconds * 1000
        if seat == self.voting() and now >= self.lock_at(seat) + self._allowance(seat):
            raised = self.hands.up(seat, self.lock_at(seat)) and True in decision.choice.listed()
            self.hands.lock(seat, raised)
            await self.commit("", Played(seat, raised))
        elif gone is not None and away and now >= gone + away:
            await self.commit("", Kept(seat))
        elif (until := self.until(seat)) is not None and now >= until:
            await self._answer_for(seat, room.bot_name())

    async def _bots_play(self) -> None:
        """One bot answers; while nobody is looking they go on for a while."""
        for _ in range(1 if self.links else BURST):
            if self.room.status != "playing" or not (ready := self._ready()):
                return
            seat = self.luck.choice(ready)
            await self._answer_for(seat, self.room.chairs[seat].bot or "")

    async def _answer_for(self, seat: Seat, name: str) -> None:
        table = self.room.playing
        decision = table.open.get(seat)
        if decision is None:
            return
        player = self._partner(seat, name)
        chair = BotChair(table, seat)
        if isinstance(player, Talker) and (said := player.interject(chair)) is not None:
            await self.commit("", Played(seat, plain(said[1]), said[0]))
            decision = self.room.playing.open.get(seat)
            if decision is None:
                return
        answer = plain(self._thought(player, chair, decision))
        if seat == self.voting():
            self.hands.lock(seat, answer is True)
        await self.commit("", Played(seat, answer))

    def _partner(self, seat: Seat, name: str) -> bots.AnyPlayer:
        room = self.room
        key = (seat, f"{name}/{room.number}/{room.take}")
        if key not in self.partners:
            seed = f"{room.seed}/{room.number}/{room.take}/{seat}"
            self.partners[key] = bots.player(room.game, name, seat, seed)
        return self.partners[key]

    def _thought(
        self, player: bots.AnyPlayer, chair: BotChair[msgspec.Struct], decision: Decision[Answer]
    ) -> Answer:
        """What the bot answers; a bot that loses its way answers like a random one."""
        try:
            return decision.choice.take(player.answer(chair, decision))
        except Exception as fault:
            log.error("bot lost", game=self.room.game, kind=decision.kind, fault=type(fault).__name__)
            return bots.player(self.room.game, "random", chair.seat, "lost").answer(chair, decision)

    def close(self) -> None:
        self.attendant.cancel()


def refused(lang: Lang, room: Room | None, viewer: Seat, id: str, refusal: Refusal) -> wire.Refused:
    """A refusal in a person's language."""
    if room is None:
        words = Words(lang)
    else:
        table = room.table
        seats = [chair.id for chair in room.chairs]
        names = table.log.header.names if table else ()
        words = Words(lang, room.game, seats=seats, names=names, nouns=room.rules.nouns, viewer=viewer)
    text = words.say(f"refuse-{refusal.message}", **refusal.args_for_text)
    return wire.Refused(id, refusal.message, text, refusal.rule)
