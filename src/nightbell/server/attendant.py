"""The attendant of a table: lets bots play, minds the clocks, sounds the beats of the night.

It sleeps until something is due or the table is touched, does what is due, and sleeps again. Whatever it does
is a deed in the journal like anybody else's.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from math import inf
from random import Random
from typing import TYPE_CHECKING, TypeAlias, cast
from weakref import ref

import msgspec

from nightbell import bots
from nightbell.bots.search import Searcher
from nightbell.engine import Answer, Chair, Decision, Log, Refusal, Seat, State, Talker, freeze
from nightbell.server import pace, pauses
from nightbell.server.deeds import Kept, Passed, Played, Spoke
from nightbell.server.journals import log, named
from nightbell.server.people import Line
from nightbell.server.pondering import Pondering
from nightbell.server.protocol import plain

if TYPE_CHECKING:
    from nightbell.server.live import Live

Speaker: TypeAlias = Talker[msgspec.Struct]

BURST = 40
"""Answers that bots give in one go while nobody is looking."""
CALM_SECONDS = 2.0
"""So long at most nothing goes on by itself while a server brings all its tables back."""
BACK_SOON_MS = 30_000
"""For so long nothing goes on where all who play have just gone: a tunnel, a page loaded anew."""


class Attendant:
    def __init__(self, live: Live) -> None:
        self._live = ref(live)
        self.wake = asyncio.Event()
        self.beat = 0
        self.heard = 0
        """The moment of the game after which bots last had a chance to speak up."""
        self.cued = live.room.lines.open
        """How many lines to all the narrator has heeded."""
        self.luck = Random()
        self.partners: dict[tuple[Seat, str, int, int], bots.AnyPlayer] = {}
        self.talks: dict[type, bool] = {}
        self.pondering = Pondering(live.room, self.wake)
        self.task = asyncio.create_task(self._attend(live))

    @property
    def live(self) -> Live:
        """The table, which has its attendant but is not the attendant's to keep: once dropped, it is gone."""
        live = self._live()
        assert live is not None
        return live

    def close(self) -> None:
        self.task.cancel()
        self.pondering.close()

    async def _attend(self, live: Live) -> None:
        """As long as there is the table. That it is called off is not kept: with it the table would be."""
        with suppress(asyncio.CancelledError):
            with suppress(TimeoutError):
                async with asyncio.timeout(CALM_SECONDS):
                    await live.house.calm.wait()
            while not live.lost:
                self.wake.clear()
                await self._attend_once(live.room.tag)
                await asyncio.sleep(0)

    async def _attend_once(self, tag: str) -> None:
        try:
            await self._sleep_or_act()
        except Refusal as refusal:
            log.warning("attendant refused", table=tag, code=refusal.message)
            await asyncio.sleep(1)
        except Exception as fault:
            log.error("attendant failed", table=tag, fault=named(fault))
            await asyncio.sleep(1)

    async def _sleep_or_act(self) -> None:
        async with self.live.lock:
            self.pondering.call_off()
            due, now = self.due(), self.live.house.now()
        if due is not None and due <= now:
            await self.act(now)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(None if due is None else (due - now) / 1000):
                await self.wake.wait()

    def due(self) -> int | None:
        """The next moment at which there is something to do; asked while nothing is on its way to disk."""
        passing = self.live.passing_at()
        due: list[float] = [] if passing is None else [passing]
        due += [link.later[0][0] for link in self.live.links if link.later]
        if self.live.room.status == "playing":
            due += self._due_in_game()
        return min((int(each) for each in due if each != inf), default=None)

    def _due_in_game(self) -> list[float]:
        live, room = self.live, self.live.room
        due: list[float] = []
        if room.covered and live.links:
            due.append(self.beat + live.house.beat_ms)
        if any(cue.sure for line in self._unheeded() for cue in line.cues):
            due.append(live.moved)
        if (ready := self._ready()) or self._may_speak():
            due.append(self._bots_due(ready))
        for seat in self._waited_for():
            due += self._deadlines(seat)
        if (dawn := pauses.dawn_at(live)) is not None:
            due.append(dawn)
        if (over := self._defence_over()) is not None:
            due.append(over)
        return due

    async def act(self, now: int) -> None:
        """Whatever is due by now."""
        live, room = self.live, self.live.room
        for link in live.links:
            link.release(now)
        async with live.lock:
            before = room.pages, self.pondering.shown()
            passing, heir = live.passing_at(), live.heir()
            if passing is not None and now >= passing:
                await live.commit("", Passed(heir))
                live.publish()
            if room.status != "playing" or room.table is None:
                return
            if room.covered and now >= self.beat + live.house.beat_ms:
                self.beat = now
                live.sound()
            for seat in self._waited_for():
                await self._wait_no_longer(seat, now)
            await self._heed()
            await self._go_on(now)
            due = now >= self._bots_due(self._ready())
            if due and self._may_speak():
                due = not await self._bots_speak() and now >= self._bots_due(self._ready())
            if due:
                await self._bots_play()
            if (room.pages, self.pondering.shown()) != before:
                live.publish()

    # ---- waiting on purpose

    def _defence_over(self) -> int | None:
        """When a bot that was nominated has nothing more to say."""
        room = self.live.room
        accused = pauses.nominee(room)
        if accused is None or not room.kept_by_bot(accused):
            return None
        return self._read_at()

    async def _go_on(self, now: int) -> None:
        """Let the town open its eyes, and the hands be counted, when the pause for it is over."""
        live = self.live
        over = self._defence_over()
        accused = pauses.nominee(live.room)
        if over is not None and accused is not None and now >= over:
            await live.commit("", Spoke(accused))
        dawn, teller = pauses.dawn_at(live), pauses.teller(live)
        if dawn is not None and teller is not None and now >= dawn:
            await live.commit("", Played(teller, True))

    # ---- people who take their time

    def _waited_for(self) -> list[Seat]:
        """The chairs of people for whom the table may wait; at night all, since who is asked is secret."""
        room = self.live.room
        asked = [] if room.table is None else list(room.table.open)
        seats = [Seat(chair.seat) for chair in room.chairs if chair.person] if room.covered else asked
        return [seat for seat in seats if not room.kept_by_bot(seat) and not room.in_room(seat)]

    def _gone(self, seat: Seat) -> int | None:
        """Since when the person in a chair is away, if the table does not wait for ever.

        The Storyteller of those in one room is there, whatever the tablet does.
        """
        room = self.live.room
        if not room.settings.away_seconds or (room.one_room and room.narrates(room.chairs[seat])):
            return None
        return self.live.gone_since(seat)

    def _deadlines(self, seat: Seat) -> list[float]:
        """When the table will no longer wait for the person in a chair."""
        live, room = self.live, self.live.room
        due: list[float] = []
        if seat == pauses.teller(live):
            return due
        if (until := live.until(seat)) is not None:
            due.append(until)
        if seat == live.voting():
            due.append(live.lock_at(seat) + live.allowance(seat))
        if (gone := self._gone(seat)) is not None:
            due.append(gone + room.settings.away_seconds * 1000)
        return due

    async def _wait_no_longer(self, seat: Seat, now: int) -> None:
        """Lock a hand, answer for one whose time is up, or give the chair of one who is away to a bot."""
        live, room = self.live, self.live.room
        decision = room.playing.open.get(seat) if room.status == "playing" else None
        if room.status != "playing" or (decision is not None and decision.kind == room.manners.dawn):
            return
        gone, away = self._gone(seat), room.settings.away_seconds * 1000
        if decision and seat == live.voting() and now >= live.lock_at(seat) + live.allowance(seat):
            raised = room.hands.up(seat, live.lock_at(seat)) and True in decision.choice.listed()
            await live.commit("", Played(seat, raised))
        elif gone is not None and now >= gone + away:
            await live.commit("", Kept(seat))
        elif decision is not None and (until := live.until(seat)) is not None and now >= until:
            await self._answer_for(seat, room.bot_name())

    # ---- bots

    def _ready(self) -> list[Seat]:
        """Bots that may answer now and are not thinking about it already. An automatic Storyteller lets
        everybody else finish first."""
        room = self.live.room
        if room.table is None or room.status != "playing":
            return []
        asked = {seat: each for seat, each in room.table.open.items() if each.kind != room.manners.dawn}
        others = any(not room.narrates(room.chairs[seat]) for seat in asked)
        return [
            seat
            for seat in asked
            if room.kept_by_bot(seat)
            and not self.pondering.busy(seat)
            and not (others and room.narrates(room.chairs[seat]))
        ]

    def _may_speak(self) -> bool:
        """Whether something has happened since the bots could last say something to it."""
        room = self.live.room
        return bool(room.table and room.table.history and self.heard != len(room.table.history))

    def _read_at(self) -> int:
        """When people have read what happened last, and the next bot may act."""
        live, room = self.live, self.live.room
        if not live.links:
            return max(live.moved, self._back_by())
        return live.moved if pace.hurried(room, live.here) else max(live.moved, room.read_at)

    def _back_by(self) -> int:
        """Until when those who play and have gone may be back; tables without a pace wait for nobody."""
        live, room = self.live, self.live.room
        if not room.settings.pace_ms:
            return 0
        playing = [chair.person for chair in room.chairs if chair.person and chair.bot is None]
        return max((live.left.get(each, 0) + BACK_SOON_MS for each in playing), default=0)

    def _bots_due(self, ready: list[Seat]) -> float:
        live, room = self.live, self.live.room
        due: float = self._read_at()
        if not live.links:
            return due
        if room.covered:
            return live.moved
        if room.stopped:
            return inf
        if room.ballot:
            due = max(due, room.counts_from)
        if all(room.narrates(room.chairs[seat]) for seat in ready) and not self._may_speak():
            due = max(due, pace.discussed_at(room, live.here))
        return due

    def _unheeded(self) -> list[Line]:
        """What was said to all since a narrator without a person last listened."""
        room = self.live.room
        chair = room.storyteller()
        new = room.lines.open - self.cued
        if chair is None or chair.bot is None or new <= 0:
            self.cued = room.lines.open
            return []
        return [line for line in room.lines if line.readers is None][-new:]

    async def _heed(self) -> None:
        """A narrator without a person does what was proposed by what people said."""
        live, chair = self.live, self.live.room.storyteller()
        proposed = [cue for line in self._unheeded() for cue in line.cues if cue.sure]
        self.cued = live.room.lines.open
        for cue in proposed:
            if chair is None or live.room.status != "playing":
                return
            table = live.room.playing
            standing = table.rules.standing(table.state, Seat(chair.seat))
            asked = next((each for each in standing if each.kind == cue.standing), None)
            if asked is not None:
                taken = asked.choice.sample(self.luck) if cue.answer is None else cue.answer
                await live.commit("", Played(chair.seat, plain(taken), cue.standing))

    async def _bots_speak(self) -> bool:
        """A bot that talks may say one thing, through a standing decision; where nobody listens, all of them.

        True if one has spoken to people, who will want to hear it before anything else happens.
        """
        live, room = self.live, self.live.room
        if room.table is None or room.status != "playing" or room.floor or not self._may_speak():
            return False
        for chair in self.luck.sample(room.chairs, len(room.chairs)):
            if chair.bot is None or room.status != "playing":
                continue
            speaker = self._speaker(Seat(chair.seat), chair.bot)
            said = self._said(speaker, Chair(room.playing, Seat(chair.seat))) if speaker else None
            if said is not None:
                await live.commit("", Played(chair.seat, plain(said[1]), said[0]))
                if live.links and room.settings.pace_ms:
                    return True
        self.heard = len(room.table.history)
        return False

    def _said(self, player: Speaker, chair: Chair[msgspec.Struct]) -> tuple[str, Answer] | None:
        """What a bot says unasked, if it may say it."""
        try:
            said = player.interject(chair)
            if said is None:
                return None
            decision = next(each for each in chair.standing if each.kind == said[0])
            return said[0], decision.choice.take(said[1])
        except Exception as fault:
            self._lost("interject", fault)
            return None

    async def _bots_play(self) -> None:
        """One bot answers; while nobody is looking they go on for a while."""
        for _ in range(1 if self.live.links else BURST):
            ready = self._ready()
            if not ready:
                return
            seat = self.luck.choice(ready)
            await self._answer_for(seat, self.live.room.chairs[seat].bot or "")

    async def _answer_for(self, seat: Seat, name: str) -> None:
        """A bot's answer to a seat's open decision, if it need not be thought over first."""
        table = self.live.room.playing
        decision = table.open[seat]
        player, chair = self._partner(seat, name), Chair(table, seat)
        if not isinstance(player, Searcher):
            kind = f"{self.live.room.game}/{name}/{decision.kind}"
            desk = self.live.house.desk
            answer = await desk.perhaps_long(kind, lambda: self._thought(player, chair, decision))
        elif self.pondering.done(seat):
            answer = self.pondering.take(seat)
        else:
            answer, seed = self._first(player, chair, decision)
            if seed and self.live.room.kept_by_bot(seat):
                thought = self._pondered(player, decision, answer, seed, table.log.copy())
                self.pondering.begin(seat, thought)
                return
        await self.live.commit("", Played(seat, plain(answer)))

    def _first(
        self,
        player: Searcher[State, msgspec.Struct],
        chair: Chair[msgspec.Struct],
        decision: Decision[Answer],
    ) -> tuple[Answer, str]:
        """What comes to a bot's mind at once, and the seed of further thought, if it is worth any."""
        try:
            usual, seed = player.first(chair, decision)
            return decision.choice.take(usual), seed
        except Exception as fault:
            self._lost(decision.kind, fault)
            return decision.choice.sample(self.luck), ""

    async def _pondered(
        self,
        player: Searcher[State, msgspec.Struct],
        decision: Decision[Answer],
        usual: Answer,
        seed: str,
        played: Log,
    ) -> Answer:
        """What a bot that searches answers: thought over in a process of its own. Where nothing comes of that
        it is what came to its mind first."""
        try:
            told = await self.live.house.minds.ponder(played, decision.seat, seed, usual, player.budget)
            return usual if told.fault else decision.choice.take(freeze(told.answer))
        except (Refusal, LookupError) as fault:
            self._lost(decision.kind, fault)
            return usual

    def _thought(
        self, player: bots.AnyPlayer, chair: Chair[msgspec.Struct], decision: Decision[Answer]
    ) -> Answer:
        """What the bot answers; a bot that loses its way answers like a random one."""
        try:
            return decision.choice.take(player.answer(chair, decision))
        except Exception as fault:
            self._lost(decision.kind, fault)
            return decision.choice.sample(self.luck)

    def _lost(self, kind: str, fault: Exception) -> None:
        game = self.live.room.game
        log.error("bot lost", game=game, kind=kind, fault=named(fault))

    def _speaker(self, seat: Seat, name: str) -> Speaker | None:
        """The bot in a chair, if it is one that talks. That is asked often and looked up slowly."""
        player = self._partner(seat, name)
        kind = type(player)
        if kind not in self.talks:
            self.talks[kind] = isinstance(player, Talker)
        return cast(Speaker, player) if self.talks[kind] else None

    def _partner(self, seat: Seat, name: str) -> bots.AnyPlayer:
        room = self.live.room
        key = (seat, name, room.number, room.take)
        if key not in self.partners:
            self.partners = {old: each for old, each in self.partners.items() if old[2:] == key[2:]}
            seed = f"{room.luck}/{room.take}/{seat}"
            self.partners[key] = bots.player(room.game, name, seat, seed)
        return self.partners[key]
