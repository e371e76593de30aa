"""One table and everybody at it: who may do what, and what it does.

A room knows no socket, no clock and no disk. `apply` carries out one deed or raises a `Refusal` and leaves
everything as it was; applying the journal from the beginning gives the same room again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Literal, TypeAlias, cast

import msgspec

from nightbell import bots, games
from nightbell.engine import SPECTATOR, Crash, Log, Refusal, Seat, State, Table, replay
from nightbell.server import protocol as wire
from nightbell.server.cover import covered
from nightbell.server.deeds import AnyDeed, Begun, Joined, Kept, Opened, Page, Played
from nightbell.server.protocol import Chair, House, Status

GameTable: TypeAlias = Table[State, msgspec.Struct]

STORYTELLER = "storyteller"
SECRET_OPTIONS = frozenset({"seating", "bag", "preset"})
"""Options that say which roles are in play; whoever set them knows, and nobody else is told."""
MOST_PEOPLE = 60
MOST_CLOCKS = 6
REMEMBERED = 500
"""How many commands of one person are remembered, so that sending one again does nothing twice."""


MOVES = (Begun, Played, wire.Answer, wire.Undo, wire.Next)
"""Deeds after which the game stands otherwise."""


def tag_of(code: str) -> str:
    """What logs call a table. Its code opens the door and has no place there."""
    return blake2b(code.encode(), digest_size=4).hexdigest()


class Person:
    """Somebody at the table. `knows` are the seats whose secrets this person has seen in the present game."""

    def __init__(self, id: str, guest: str, name: str) -> None:
        self.id = id
        self.guest = guest
        self.name = name
        self.gone = False
        self.banned = False
        self.watches: Seat | None = None
        self.asks: Seat | None = None
        self.knows: set[Seat] = set()
        self.done: dict[str, None] = {}

    def remember(self, command: str) -> None:
        self.done[command] = None
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]


class Line(msgspec.Struct):
    """Something said. `readers` are the persons who may read it; None is everybody."""

    at: int
    person: str
    text: str
    to: Literal["all", "storyteller"] | list[str]
    readers: frozenset[str] | None


class Room:
    def __init__(self, code: str, opened: Opened) -> None:
        self.code = code
        self.seed = opened.seed
        self.game = ""
        self.options: dict[str, object] = {}
        self.chairs: list[Chair] = []
        self._lay(opened.game, opened.options)
        self.settings = opened.settings
        self.status: Status = "gathering"
        self.host = ""
        self.number = 0
        self.take = 0
        self.table: GameTable | None = None
        self.people: dict[str, Person] = {}
        self.guests: dict[str, str] = {}
        self.lines: list[Line] = []
        self.clocks: dict[str, wire.Clock] = {}
        self.given: dict[Seat, int] = {}
        """How many open decisions each seat has answered in this game."""
        self.restoring = False
        """While a journal is applied again: what was checked when it was written is not checked once more."""
        self.fault: str | None = None
        """Why the table is broken, if it is."""
        self.covered = False
        """Whether what passes now must not show who is awake."""
        self.pages = 1
        """How long the journal is; its first page opened the table."""

    # ---- questions

    @property
    def tag(self) -> str:
        return tag_of(self.code)

    @property
    def rules(self) -> games.AnyRules:
        return games.load(self.game)

    def seat_of(self, person: str) -> Seat | None:
        for chair in self.chairs:
            if chair.person == person:
                return Seat(chair.seat)
        return None

    def viewer_of(self, person: str) -> Seat:
        """Whose view this person gets."""
        seat = self.seat_of(person)
        if seat is not None:
            return seat
        watches = self.people[person].watches
        return SPECTATOR if watches is None else watches

    def storyteller(self) -> Chair | None:
        return next((chair for chair in self.chairs if chair.id == STORYTELLER), None)

    def is_storyteller(self, person: str) -> bool:
        chair = self.storyteller()
        return chair is not None and chair.person == person

    @property
    def playing(self) -> GameTable:
        if self.table is None or self.status != "playing":
            raise Refusal("no-game-running")
        return self.table

    def kept_by_bot(self, seat: Seat) -> bool:
        return self.chairs[seat].bot is not None

    def seated(self) -> Iterator[Person]:
        for chair in self.chairs:
            if chair.person is not None:
                yield self.people[chair.person]

    def replay_id(self) -> str:
        """The id of the present game, which nobody can guess."""
        return blake2b(f"{self.seed}/{self.code}/{self.number}".encode(), digest_size=12).hexdigest()

    def message(self, here: Callable[[str], bool]) -> wire.Table:
        """The table as everybody at it may know it."""
        return wire.Table(
            code=self.code,
            game=self.game,
            rules=self.rules.version,
            number=self.number,
            status=self.status,
            host=self.host,
            options={name: value for name, value in self.options.items() if name not in SECRET_OPTIONS},
            settings=self.settings,
            chairs=self.chairs,
            people=[
                wire.Guest(each.id, each.name, here(each.id), self.seat_of(each.id), each.watches, each.asks)
                for each in self.people.values()
                if not each.gone
            ],
            clocks=list(self.clocks.values()),
            replay=self.replay_id() if self.status == "over" else None,
            fault=self.fault,
        )

    def lines_for(self, person: str, since: int = 0) -> list[wire.Line]:
        """What this person may know of the talk, numbered, after the first `since` lines.

        That two others whisper is told without what they whisper; that somebody speaks with the Storyteller
        is told to nobody else.
        """
        told: list[wire.Line] = []
        for line in self.lines:
            readable = line.readers is None or person in line.readers
            if readable or line.to != STORYTELLER:
                text = line.text if readable else None
                told.append(wire.Line(len(told) + 1, line.at, line.person, text, line.to))
        return told[since:]

    # ---- deeds

    def break_down(self, fault: str) -> None:
        """The game cannot go on; people can talk, take a move back, or begin another."""
        self.status, self.fault = "broken", fault

    def apply(self, page: Page) -> None:
        """Carry out one deed, or refuse it and change nothing."""
        deed = page.deed
        person = self.people.get(page.person) if page.person else None
        handler = _HANDLERS.get(type(deed))
        if handler is None:
            raise Refusal("bad-message")
        handler(self, person, deed, page.at)
        if isinstance(deed, MOVES):
            self._notice_the_end()
            if not self.restoring:
                self.look()
        if person is not None and isinstance(deed, wire.Command | Begun):
            person.remember(deed.id)
        self.pages += 1

    def join(self, _: Person | None, deed: Joined, at: int) -> None:
        known = self.guests.get(deed.guest)
        if known is None:
            if len(self.people) >= MOST_PEOPLE:
                raise Refusal("table-full")
            known = f"p{len(self.people) + 1}"
            self.people[known] = Person(known, deed.guest, deed.name)
            self.guests[deed.guest] = known
        person = self.people[known]
        if person.banned:
            raise Refusal("sent-away")
        person.gone = False
        person.name = deed.name
        if not self.host:
            self.host = known

    def begin(self, person: Person | None, deed: Begun, at: int) -> None:
        self._host_only(person)
        if self.status != "gathering":
            raise Refusal("game-already-runs")
        if deed.rules != self.rules.version:
            raise Refusal("rules-changed", game=self.game, rules=deed.rules, known=self.rules.version)
        names = [self.people[chair.person].name if chair.person else "" for chair in self.chairs]
        number = self.number + 1
        seed = int.from_bytes(blake2b(f"{self.seed}/{number}".encode(), digest_size=6).digest(), "big")
        self.table = Table(self.rules, self.options, seed, names)
        self.number = number
        self.take = 0
        self.given = {}
        self.clocks = {}
        self.status = "playing"
        for chair in self.chairs:
            chair.swap = None
            if chair.person is None:
                chair.bot = chair.bot or self.bot_name()
        for each in self.people.values():
            each.watches = each.asks = None
            each.knows = set()
        for each in self.seated():
            each.knows.add(cast(Seat, self.seat_of(each.id)))

    def answer(self, person: Person | None, deed: wire.Answer, at: int) -> None:
        table = self.playing
        seat = self._own_seat(person)
        if not deed.standing:
            decision = table.open.get(seat)
            if decision is not None and not self.restoring and deed.ask != self.ask_id(seat):
                raise Refusal("decision-gone")
        if self.chairs[seat].bot is not None:
            raise Refusal("bot-keeps-chair")
        self._answer(seat, deed.answer, deed.standing)

    def play(self, _: Person | None, deed: Played, at: int) -> None:
        self._answer(Seat(deed.seat), deed.answer, deed.standing)

    def _answer(self, seat: Seat, answer: object, standing: str) -> None:
        table = self.playing
        try:
            table.answer(seat, answer, standing)
        except Crash as crash:
            entries = crash.log.entries[:-1] if crash.log.entries else []
            self.table = replay(self.rules, Log(crash.log.header, entries, []), verify=False)
            raise
        if not standing:
            self.given[seat] = self.given.get(seat, 0) + 1

    def _notice_the_end(self) -> None:
        if self.table is not None and self.table.outcome is not None:
            self.status = "over"
            self.clocks = {}

    def look(self) -> None:
        """Notice whether it is night."""
        self.covered = self.status == "playing" and self.table is not None and covered(self.table)

    def ask_id(self, seat: Seat) -> str:
        """A short name for the open decision of a seat, made of nothing but what that seat is shown."""
        decision = self.table.open.get(seat) if self.table else None
        if decision is None:
            return ""
        shown = (decision.kind, decision.choice, decision.rule, decision.about, self.given.get(seat, 0))
        return blake2b(msgspec.json.encode(shown), digest_size=6).hexdigest()

    def undo(self, person: Person | None, deed: wire.Undo, at: int) -> None:
        person = self._somebody(person)
        alone = person.id == self.host and all(each is person for each in self.seated())
        if not alone and not self.is_storyteller(person.id):
            raise Refusal("not-allowed-to-undo")
        if self.table is None or self.status == "gathering":
            raise Refusal("no-game-running")
        self.table = self.table.undone(deed.answers)
        self.take += 1
        self.given = {}
        for entry in self.table.log.entries:
            if not entry.standing:
                self.given[entry.seat] = self.given.get(entry.seat, 0) + 1
        self.status, self.fault = "playing", None

    def say(self, person: Person | None, deed: wire.Say, at: int) -> None:
        person = self._somebody(person)
        if not deed.text.strip():
            raise Refusal("nothing-said")
        readers: frozenset[str] | None = None
        chair = self.storyteller()
        if deed.to == STORYTELLER:
            if chair is None or chair.person is None:
                raise Refusal("no-storyteller")
            readers = frozenset((person.id, chair.person))
        elif deed.to != "all":
            if not self.settings.whispers:
                raise Refusal("no-whispers")
            for other in deed.to:
                self._at_table(other)
            readers = frozenset((person.id, *deed.to))
        told_storyteller = deed.to == STORYTELLER or self.is_storyteller(person.id)
        if self.covered and not told_storyteller:
            raise Refusal("night-is-silent")
        if self.status == "playing" and readers is not None and self._watching_only(readers):
            raise Refusal("watchers-do-not-whisper")
        self.lines.append(Line(at, person.id, deed.text.strip(), deed.to, readers))

    def _watching_only(self, readers: frozenset[str]) -> bool:
        """Whether somebody who looks over a shoulder would whisper with somebody who plays."""
        looking = [self.people[each].watches is not None for each in readers]
        return any(looking) and not all(looking)

    # ---- chairs

    def sit(self, person: Person | None, deed: wire.Sit, at: int) -> None:
        person = self._somebody(person)
        chair = self._chair(deed.seat)
        if chair.person == person.id:
            raise Refusal("sits-there-already")
        if chair.person is not None:
            raise Refusal("chair-taken")
        if self.status == "playing":
            if chair.id == STORYTELLER and chair.seat not in person.knows:
                raise Refusal("storyteller-by-hand-over")
            if person.knows - {Seat(chair.seat)}:
                raise Refusal("knows-too-much")
            person.knows.add(Seat(chair.seat))
            person.watches = person.asks = None
        elif self.status != "gathering":
            raise Refusal("game-is-over")
        self._rise(person)
        chair.person, chair.bot, chair.swap = person.id, None, None

    def stand(self, person: Person | None, deed: wire.Stand, at: int) -> None:
        person = self._somebody(person)
        self._own_seat(person)
        self._rise(person)

    def _rise(self, person: Person) -> None:
        for chair in self.chairs:
            if chair.person == person.id:
                chair.person = chair.swap = None
                if self.status == "playing":
                    chair.bot = chair.bot or self.bot_name()

    def swap(self, person: Person | None, deed: wire.Swap, at: int) -> None:
        mine = self.chairs[self._own_seat(person)]
        other = self._chair(deed.seat)
        if self.status != "gathering":
            raise Refusal("game-already-runs")
        if other.person is None or other is mine:
            raise Refusal("nobody-to-swap-with")
        if other.swap == mine.seat:
            mine.person, other.person = other.person, mine.person
            mine.swap = other.swap = None
        else:
            mine.swap = other.seat

    def leave(self, person: Person | None, deed: wire.Leave, at: int) -> None:
        self._go(self._somebody(person))

    def remove(self, person: Person | None, deed: wire.Remove, at: int) -> None:
        self._host_only(person)
        other = self._at_table(deed.person)
        if other is person:
            raise Refusal("not-yourself")
        self._go(other)
        other.banned = True

    def _go(self, person: Person) -> None:
        self._rise(person)
        person.gone = True
        person.watches = person.asks = None
        if self.host == person.id:
            rest = [each.id for each in self.people.values() if not each.gone]
            seated = [each.id for each in self.seated()]
            self.host = next(iter([*seated, *rest]), "")

    def keep(self, _: Person | None, deed: Kept, at: int) -> None:
        self._give_to_bot(self._chair(deed.seat))

    def rest(self, person: Person | None, deed: wire.Rest, at: int) -> None:
        self._give_to_bot(self.chairs[self._own_seat(person)])

    def _give_to_bot(self, chair: Chair) -> None:
        if self.status != "playing":
            raise Refusal("no-game-running")
        if chair.bot is None:
            chair.bot = self.bot_name()

    def back(self, person: Person | None, deed: wire.Back, at: int) -> None:
        chair = self.chairs[self._own_seat(person)]
        if chair.bot is None:
            raise Refusal("chair-is-yours")
        chair.bot = None

    def bots(self, person: Person | None, deed: wire.Bots, at: int) -> None:
        self._host_only(person)
        name = self.bot_name() if deed.bot is None else deed.bot
        if name:
            self._known_bot(name)
        chosen = [self._chair(seat) for seat in deed.seats] or self.chairs
        if self.status == "playing" and not name:
            raise Refusal("game-already-runs")
        for chair in chosen:
            if chair.person is None:
                chair.bot = name or None

    def bot_name(self) -> str:
        return self.settings.bot or bots.best(self.game)

    def _known_bot(self, name: str) -> None:
        known = bots.makers(self.game)
        if name not in known:
            raise Refusal("unknown-bot", bot=name, known=", ".join(known))

    # ---- rights

    def hand_over(self, person: Person | None, deed: wire.Handover, at: int) -> None:
        person = self._somebody(person)
        other = self._at_table(deed.person)
        if deed.what == "host":
            self._host_only(person)
            self.host = other.id
            return
        chair = self.storyteller()
        if chair is None:
            raise Refusal("no-storyteller")
        if not self.is_storyteller(person.id) and not (chair.person is None and person.id == self.host):
            raise Refusal("storyteller-only")
        if other.knows - {Seat(chair.seat)}:
            raise Refusal("knows-too-much")
        if self.seat_of(other.id) is not None:
            raise Refusal("sits-elsewhere")
        chair.person, chair.bot, chair.swap = other.id, None, None
        if self.status == "playing":
            other.watches = other.asks = None
            other.knows.add(Seat(chair.seat))

    def set(self, person: Person | None, deed: wire.Settings, at: int) -> None:
        self._host_only(person)
        fields = {
            name: value
            for name in House.__struct_fields__
            if (value := getattr(deed, name)) is not msgspec.UNSET
        }
        game = self.game if deed.game is msgspec.UNSET else deed.game
        options = self.options if deed.options is msgspec.UNSET else deed.options
        if game != self.game and deed.options is msgspec.UNSET:
            options = {}
        if (game, options) != (self.game, self.options):
            if self.status != "gathering":
                raise Refusal("game-already-runs")
            self._lay(game, options)
        if fields.get("bot"):
            self._known_bot(str(fields["bot"]))
        self.settings = msgspec.structs.replace(self.settings, **fields)

    def _lay(self, game: str, options: dict[str, object]) -> None:
        """Put chairs around the table for this game. Everybody who still finds the same chair keeps it."""
        rules = games.load(game)
        seats = rules.seats(rules.new(options, 0))
        chairs = [Chair(number, id) for number, id in enumerate(seats)]
        for chair, old in zip(chairs, self.chairs, strict=False):
            chair.person = old.person
            chair.bot = old.bot if game == self.game else None
        self.game, self.options, self.chairs = game, options, chairs

    def watch(self, person: Person | None, deed: wire.Watch, at: int) -> None:
        person = self._somebody(person)
        if self.seat_of(person.id) is not None and self.status != "over":
            raise Refusal("players-do-not-watch")
        if deed.seat is None:
            person.watches = person.asks = None
            return
        chair = self._chair(deed.seat)
        if self.status == "over":
            person.watches, person.asks = Seat(chair.seat), None
            return
        self.playing  # noqa: B018
        if chair.person is None:
            raise Refusal("nobody-to-consent")
        person.watches, person.asks = None, Seat(chair.seat)

    def consent(self, person: Person | None, deed: wire.Consent, at: int) -> None:
        seat = self._own_seat(person)
        other = self._at_table(deed.person)
        if deed.allow:
            if other.asks != seat:
                raise Refusal("nobody-asked")
            other.watches, other.asks = seat, None
            other.knows.add(seat)
        elif seat in (other.asks, other.watches):
            other.watches = other.asks = None
        else:
            raise Refusal("nobody-asked")

    def timer(self, person: Person | None, deed: wire.Timer, at: int) -> None:
        person = self._somebody(person)
        if person.id != self.host and not self.is_storyteller(person.id):
            raise Refusal("host-only")
        title = deed.title.strip()
        if not title:
            raise Refusal("nothing-said")
        if deed.seconds == 0:
            self.clocks.pop(title, None)
        else:
            if title not in self.clocks and len(self.clocks) >= MOST_CLOCKS:
                raise Refusal("too-many-clocks", most=MOST_CLOCKS)
            self.clocks[title] = wire.Clock(title, at + deed.seconds * 1000, deed.seconds)

    def next(self, person: Person | None, deed: wire.Next, at: int) -> None:
        self._host_only(person)
        if self.status not in ("over", "broken"):
            raise Refusal("game-already-runs")
        self.status, self.fault = "gathering", None
        self.table = None
        self.clocks = {}
        for each in self.people.values():
            each.watches = each.asks = None
            each.knows = set()

    # ---- who is asking

    def _somebody(self, person: Person | None) -> Person:
        if person is None or person.gone:
            raise Refusal("not-at-table")
        return person

    def _host_only(self, person: Person | None) -> None:
        if self._somebody(person).id != self.host:
            raise Refusal("host-only")

    def _own_seat(self, person: Person | None) -> Seat:
        seat = self.seat_of(self._somebody(person).id)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("unknown-seat", seat=str(seat))
        return self.chairs[seat]

    def _at_table(self, id: str) -> Person:
        person = self.people.get(id)
        if person is None or person.gone:
            raise Refusal("nobody-of-that-name")
        return person


_Handler: TypeAlias = Callable[[Room, Person | None, AnyDeed, int], None]
_HANDLERS = cast(
    dict[type, _Handler],
    {
        Joined: Room.join,
        Begun: Room.begin,
        Played: Room.play,
        Kept: Room.keep,
        wire.Answer: Room.answer,
        wire.Say: Room.say,
        wire.Sit: Room.sit,
        wire.Stand: Room.stand,
        wire.Swap: Room.swap,
        wire.Leave: Room.leave,
        wire.Back: Room.back,
        wire.Rest: Room.rest,
        wire.Bots: Room.bots,
        wire.Remove: Room.remove,
        wire.Handover: Room.hand_over,
        wire.Settings: Room.set,
        wire.Watch: Room.watch,
        wire.Consent: Room.consent,
        wire.Timer: Room.timer,
        wire.Undo: Room.undo,
        wire.Next: Room.next,
    },
)
