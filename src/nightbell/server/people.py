"""Who is at a table, what they said, and the few numbers that bound it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal, TypeAlias

import msgspec

from nightbell import bots
from nightbell.engine import Refusal, Seat, State, Table
from nightbell.server import protocol as wire
from nightbell.server.deeds import Begun, Played
from nightbell.server.guests import clean_line

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
        raise Refusal("pause-backwards", rule="C-192")
    return msgspec.structs.replace(settings, title=clean_line(settings.title))


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
        self.ready = False
        """Needs no more time to read or to talk, until something new begins."""
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
    quiet: bool = False
    """Between a player and the Storyteller: nobody else is told that they speak."""
    about: tuple[tuple[str, str], ...] = ()
