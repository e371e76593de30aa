"""What a journal holds: the commands of people, and what the table itself does.

A deed is applied once when it happens and again whenever the table is brought back from disk, so it holds
everything that chance or the clock decided.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from nightbell.server import protocol
from nightbell.server.protocol import House, Plain


class Deed(msgspec.Struct, tag_field="type", tag=lambda name: name.lower()):
    """Something that the table did without being told to."""


class Opened(Deed):
    """The first deed of every journal. All luck of the table's games comes from the seed, which is secret.

    The luck of a lesson is known to all, and is the first game's only.
    """

    game: str
    options: dict[str, object]
    seed: int
    settings: House
    lesson: int | None = None


class Joined(Deed):
    """A guest came to the table for the first time, or under a new name; `origin` stands for the network."""

    guest: str
    name: str
    origin: str = ""


class Begun(Deed):
    """The host began a game, by these rules and with this luck; without one, by the table's."""

    id: str
    rules: str
    seed: int | None = None


class Played(Deed):
    """A bot answered, or the clock did for somebody."""

    seat: int
    answer: Plain
    standing: str = ""


class Pressed(Deed):
    """A hand went up or down, at a moment of the server's own time that may lie before the page's."""

    seat: int
    made: float
    up: bool


class Kept(Deed):
    """A bot keeps the chair of somebody who is away."""

    seat: int


class Faded(Deed):
    """These are no longer at the table: they went without a word, and the table fills up."""

    people: list[str]


class Passed(Deed):
    """The host has been away for long; the right is now this person's."""

    person: str


class Spoke(Deed):
    """A bot that was nominated has nothing more to say."""

    seat: int


class Vouched(Deed):
    """How the game stood after so many answers: whoever plays the journal again must come to the same."""

    after: int
    digest: str


class Torn(Deed):
    """Pages that cannot be read or are missing. Never written; it stands where they should be."""

    pages: int = 1


SystemDeed: TypeAlias = Opened | Joined | Begun | Played | Pressed | Vouched | Kept | Faded | Passed | Spoke
PersonalDeed: TypeAlias = (
    protocol.Answer
    | protocol.Say
    | protocol.Floor
    | protocol.Spoken
    | protocol.Sit
    | protocol.Stand
    | protocol.Swap
    | protocol.Arrange
    | protocol.Leave
    | protocol.Back
    | protocol.Rest
    | protocol.Bots
    | protocol.Remove
    | protocol.Handover
    | protocol.Settings
    | protocol.Hold
    | protocol.Reseat
    | protocol.Choose
    | protocol.Look
    | protocol.Watch
    | protocol.Consent
    | protocol.Timer
    | protocol.Ready
    | protocol.Undo
    | protocol.Redo
    | protocol.Next
)
WrittenDeed: TypeAlias = SystemDeed | PersonalDeed
AnyDeed: TypeAlias = WrittenDeed | Torn


class Page(msgspec.Struct, frozen=True):
    """One line of the journal: when, who (empty for the table itself), what."""

    at: int
    person: str
    deed: AnyDeed


encode = msgspec.json.Encoder().encode
decode: Callable[[bytes], WrittenDeed] = msgspec.json.Decoder(WrittenDeed).decode


def read(raw: bytes) -> AnyDeed:
    """A deed as it was written; one that cannot be read spoils its own page and nothing else."""
    try:
        return decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return Torn()
