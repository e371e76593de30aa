"""Who is at a table, what they said, and the few numbers that bound it."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from hashlib import blake2b
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from nightbell import bots, games
from nightbell.engine import Cue, Refusal, Seat, State, Table
from nightbell.server import protocol as wire
from nightbell.server.deeds import Begun, Played
from nightbell.server.guests import clean_line

GameTable: TypeAlias = Table[State, msgspec.Struct]

MOST_PEOPLE = 60
"""How many may be at a table at once, in chairs or without."""
MOST_REMEMBERED = 240
"""How many of those who were at a table it remembers."""
KEPT_LINES, LINES_AT_ONCE = 1000, 200
"""How much of the talk a table has at hand, and how much of it is sent together."""
MOST_CLOCKS = 6
REMEMBERED = 500
"""How many commands of one person are remembered, so that sending one again does nothing twice."""
MOVES = (Begun, Played, wire.Answer, wire.Undo, wire.Redo, wire.Next)
"""Deeds after which the game stands otherwise."""


def tag_of(code: str) -> str:
    """What logs call a table. Its code opens the door and has no place there."""
    return blake2b(code.encode(), digest_size=4).hexdigest()


def check_bot(game: str, name: str) -> None:
    known = bots.makers(game)
    if name not in known:
        raise Refusal("unknown-bot", bot=name, known=", ".join(known))


def checked(game: str, settings: wire.House) -> wire.House:
    """The settings of a table as they can be used and shown, or one sentence about what does not fit."""
    if settings.bot:
        check_bot(game, settings.bot)
    shortest, longest = settings.dawn_seconds
    if shortest > longest:
        raise games.load(game).manners.refusal("pause-backwards")
    return msgspec.structs.replace(settings, title=clean_line(settings.title))


class Plea:
    """What somebody waits for, until those whom it concerns have agreed; see `rights`."""

    def __init__(self, what: wire.Asked, seat: Seat) -> None:
        self.what = what
        self.seat = seat
        self.agreed: set[str] = set()


class Person:
    """Somebody at the table."""

    def __init__(self, id: str, guest: str) -> None:
        self.id = id
        self.guest = guest
        self.called = ""
        """The guest's own name."""
        self.name = ""
        """How the table calls this person: no two alike."""
        self.gone = False
        self.banned = False
        self.origin = ""
        """A sign of the network that this person came from; nothing can be read from it."""
        self.watches: Seat | None = None
        self.plea: Plea | None = None
        self.face: int | None = None
        self.form: wire.Manner = ""
        self.ready = False
        """Needs no more time to read or to talk, until something new begins."""
        self.knows: set[Seat] = set()
        """The seats whose secrets this person has seen in the present game."""
        self.aide = False
        """Shares the Storyteller's chair in the present game."""
        self.sat: set[Seat] = set()
        """The chairs that this person has had in the present game."""
        self.done: dict[str, None] = {}

    def forget_game(self) -> None:
        """Another game begins: nobody knows anything of it."""
        self.watches = self.plea = None
        self.ready = self.aide = False
        self.knows, self.sat = set(), set()

    def take(self, seat: Seat) -> None:
        """This chair of a running game is now this person's."""
        self.watches = self.plea = None
        self.aide = False
        self.knows.add(seat)
        self.sat.add(seat)

    def remember(self, command: str) -> None:
        self.done[command] = None
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]


class Trace(NamedTuple):
    """Where a guest shows at a table: the persons that they were there, and the numbers of its games with the
    seats that began under their name."""

    persons: set[str]
    begun: set[tuple[int, int]]


class Line(msgspec.Struct):
    """Something said. `readers` are the persons who may read it; None is everybody."""

    at: int
    person: str
    text: str
    to: Literal["all", "storyteller"] | list[str]
    readers: frozenset[str] | None
    quiet: bool = False
    """Between a player and the Storyteller: nobody else is told that they speak."""
    about: tuple[tuple[str, str], ...] = ()
    cues: tuple[Cue, ...] = ()
    """What it proposes to whoever narrates."""
    game: int = 0
    moment: int = 0
    """The game in which it was heard, and how much had happened there by then."""

    def known_to(self, person: str) -> bool:
        """Whether this person may know of it at all."""
        return not self.quiet or self.readers is None or person in self.readers


class Lines:
    """What has been said lately, and how much in all. Older lines stay in the journal and keep their numbers.

    A line has a number for each person who may know of it. Nobody counts for that: how many lines are open
    to all and how many quiet ones somebody knows gives the number of the last, and so of every one before.
    """

    def __init__(self) -> None:
        self.kept: deque[Line] = deque(maxlen=KEPT_LINES)
        self.open = 0
        self.quiet: Counter[str] = Counter()

    def __iter__(self) -> Iterator[Line]:
        return iter(self.kept)

    def __len__(self) -> int:
        return len(self.kept)

    def add(self, line: Line) -> None:
        self.kept.append(line)
        if line.quiet and line.readers is not None:
            self.quiet.update(line.readers)
        else:
            self.open += 1

    def count(self, person: str) -> int:
        """How many lines this person may know of, those that are no longer at hand among them."""
        return self.open + self.quiet[person]

    def known(self, person: str) -> Iterator[tuple[int, Line]]:
        """What this person may know of, the last first, each with its number."""
        number = self.count(person)
        for line in reversed(self.kept):
            if line.known_to(person):
                yield number, line
                number -= 1
