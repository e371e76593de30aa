"""What the store takes and gives: guests, pages with what they bring along, finished games."""

from __future__ import annotations

import msgspec

from nightbell.server.deeds import Page
from nightbell.text import HOME

NAMELESS = "—"
"""What stands where somebody's name or words were."""


class Result(msgspec.Struct, frozen=True):
    """What a game was worth to somebody, and what they were in it: noun and id."""

    worth: int
    noun: str = ""
    part: str = ""


class Subscription(msgspec.Struct, frozen=True):
    """A browser that wants to be called, with the keys that only it can read by, and its guest's language."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str = HOME


class Tally(msgspec.Struct, frozen=True):
    """How often somebody played one part of a game, and how often they won and lost with it."""

    game: str
    noun: str
    part: str
    played: int
    won: int
    lost: int


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str


class Finished(msgspec.Struct, frozen=True):
    """A game that is over. `seated` are the guests and their seats (-1 for watchers)."""

    id: str
    room: str
    number: int
    game: str
    ended: int
    outcome: str
    log: bytes
    seated: tuple[tuple[str, int], ...] = ()
    results: tuple[Result, ...] = ()
    """Of each seat. In a history, of the one who asks."""


class Entry(msgspec.Struct, frozen=True):
    """A page for a room's journal, the game that it finished, and the room after it, now and then.

    `reopened` is the id of a finished game that goes on: nobody reads of it any more until it ends again.
    """

    room: str
    n: int
    page: Page
    finished: Finished | None = None
    checkpoint: bytes | None = None
    reopened: str = ""


class AtRest(msgspec.Struct, frozen=True):
    """What there is of a table on disk: the last checkpoint, if one was made, and the pages after it."""

    checkpoint: bytes | None
    pages: list[Page]


class Newcomer(msgspec.Struct, frozen=True):
    """A new guest, the proof of their token, and when they came."""

    guest: Guest
    proof: str
    at: int
