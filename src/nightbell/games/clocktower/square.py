"""What happens on the Town Square: who lives, nominations, votes, what is said, done and guessed by day, and
the Storyteller's company.

Who may see a record says the field of `Town` that holds it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from nightbell.engine import Seat
from nightbell.games.clocktower.catalogue import ReminderId, RoleId, RulingId, Text, TypeId

NOMINATES: Final = "nominates"
VOTES: Final = "votes"
DIES: Final = "dies"
"""What is remembered of a day with the role of who did it."""


class Life(msgspec.Struct, frozen=True, gc=False):
    """A life token on the Town Square, with the vote tokens on it."""

    alive: bool = True
    votes: int = 0
    traveller: RoleId | None = None


class Nomination(msgspec.Struct, frozen=True, gc=False):
    nominator: Seat
    nominee: Seat
    tally: int | None = None
    secret: bool = False
    """The vote was taken with closed eyes."""


class Ballot(msgspec.Struct, frozen=True, gc=False):
    """A vote under way: who has been counted, with which hands, and the tally so far."""

    nominator: Seat
    nominee: Seat
    counted: tuple[Seat, ...] = ()
    voted: tuple[Seat, ...] = ()
    tally: int = 0
    only: tuple[Seat, ...] = ()
    """Who alone votes here, without a token and whatever the number; everybody, if it names nobody."""


class Claim(msgspec.Struct, frozen=True, gc=False):
    """Something said in a form that all understand. `to` is None when it was said to everybody."""

    seat: Seat
    to: Seat | None
    day: int
    said: tuple[str | int | bool, ...]


class Deed(msgspec.Struct, frozen=True, gc=False):
    """A nomination, a raised hand, a death or a phrase of today, and what its owner was at that moment."""

    verb: str
    seat: Seat
    role: RoleId
    types: tuple[TypeId, ...] = ()
    """The types that the owner counted as."""


class Guess(msgspec.Struct, frozen=True, gc=False):
    """A role that somebody named of another by an ability, judged as it was said."""

    seat: Seat
    day: int
    right: bool


class Companion(msgspec.Struct, frozen=True, gc=False):
    """A role that sits with the Storyteller, for all to see."""

    role: RoleId
    named: RoleId | None = None
    """The role of the sheet that it speaks of, where it speaks of one."""


class Badge(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees beside a player because of one of the Storyteller's company."""

    reminder: ReminderId
    seat: Seat
    until: int


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """What the Storyteller decided and told the town, for the rest of the game.

    `case` names an odd combination that the rules know of; a ruling in own words has none.
    """

    night: int
    role: RoleId | None
    case: str = ""
    ruling: RulingId | None = None
    text: Text = Text("")
