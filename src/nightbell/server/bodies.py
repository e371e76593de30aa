"""What comes in the body of a request and what goes back, as far as no other room of the house has it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from nightbell.engine import OptionCard
from nightbell.server import protocol as wire
from nightbell.server.records import Result
from nightbell.text import HOME

MOST_LOG = 2**20
"""Bytes of a game file that somebody brings."""
Name = Annotated[str, Meta(max_length=200)]


class Nothing(Struct):
    """No body."""


class NewGuest(Struct, forbid_unknown_fields=True):
    """`bearer` asks for the token in the reply, for clients without cookies."""

    name: Name
    lang: wire.Lang = HOME
    bearer: bool = False


class Me(Struct, omit_defaults=True):
    name: str
    lang: str
    token: str = ""
    kept: bool = False
    """There is a phrase that brings this guest back on another device."""


class Phrase(Struct, forbid_unknown_fields=True):
    """`bearer` asks for the token in the reply, for clients without cookies."""

    phrase: Annotated[str, Meta(max_length=200)]
    bearer: bool = False


class GameFile(Struct, forbid_unknown_fields=True):
    """A game file, to be told as a seat lived it, as the public did (-1), or with everything."""

    log: Annotated[str, Meta(max_length=MOST_LOG)]
    seat: Annotated[int, Meta(ge=-1, le=40)] = -1
    open: bool = False


class Calls(Struct):
    """The public key that a browser subscribes with to be called; empty where nobody is."""

    key: str


class NewSubscription(Struct, forbid_unknown_fields=True):
    """A browser's own subscription. With `on` false it is not called any more."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]*$")] = ""
    auth: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")] = ""
    on: bool = True


class NewTable(Struct, forbid_unknown_fields=True):
    """`seat` sits the host down. `play` does, there or at the first chair of a player, and begins with bots.

    `lesson` does the same at the table of a first game, with partners who know their parts; its options
    and the seat are the lesson's own.
    """

    game: str
    options: dict[str, object] = {}
    settings: wire.House = wire.House()
    play: bool = False
    seat: int | None = None
    lesson: bool = False


class NewReport(Struct, forbid_unknown_fields=True):
    """What is wrong, and with whom, if it is somebody at the table."""

    text: wire.Words
    person: wire.Person = ""


class Opened(Struct):
    code: str
    link: str


class GameCard(Struct):
    """A game as the front door needs it, with everything that a table may choose."""

    game: str
    rules: str
    nouns: dict[str, list[str]]
    content: dict[str, list[str]]
    bots: list[str]
    best_bot: str
    levels: list[str]
    """Those of the bots that differ in strength, the weakest first."""
    hints: bool
    """Whether players may be given hints."""
    options: list[OptionCard]


class Played(Struct):
    id: str
    code: str
    """The table at which it was played."""
    game: str
    number: int
    ended: int
    outcome: str
    seat: int
    end: Result | None = None
    """What it was worth to the asker, who played, and what they were."""


class RuleCard(Struct):
    id: str
    section: str
    rule: str
