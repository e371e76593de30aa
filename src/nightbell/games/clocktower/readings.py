"""What a role knows: pure functions from a town to an answer, each described once.

A reading says which answers are honest and which could be one at all. Telling it is the pipeline's business
(`information.py`), saying it aloud the talk's (`talk.py`), and concluding from it the players': all three
take it from here. A new kind of information is one more `Shape`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar

from nightbell.engine import Seat
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import (
    EVIL,
    GOOD,
    ROLES,
    TOWNSFOLK,
    Ability,
    AheadId,
    RoleId,
    Side,
    WayId,
)
from nightbell.games.clocktower.events import Learned

if TYPE_CHECKING:
    from nightbell.games.clocktower.town import Town

T = TypeVar("T")
Said: TypeAlias = tuple[str | int | bool, ...]
Targets: TypeAlias = tuple[Seat, ...]

HIGHEST_NUMBER: Final = 7

HONEST: Final = "honest"
REGISTERS: Final = "registers"
NO_ABILITY: Final = "no-ability"
VORTOX: Final = "vortox"
BENT: Final = "bent"
"""One of the Storyteller's company lets something false be told."""
NO_RULE: Final = "no-rule"


# ---- shapes of information


class Form:
    """How one kind of information is claimed."""

    def __init__(
        self, verb: str, parts: tuple[str, ...], event: type[Learned], fields: tuple[str, ...]
    ) -> None:
        self.verb = verb
        self.parts = parts
        """What the claim is put together from, behind its verb: nouns of the languages."""
        self.fields = fields
        """Where the event holds those parts, but for the night."""
        SHAPES[verb] = parts
        CLAIMED[event] = self

    def said(self, night: int, learned: Learned) -> Said:
        """What was learned, as one would say it: of several players the lower chair first."""
        told: list[str | int | bool] = [self.verb]
        if self.parts[:1] == ("night",):
            told.append(night)
        for field in self.fields:
            match getattr(learned, field):
                case tuple(seats):
                    told += sorted(seats)
                case str() | int() as value:
                    told.append(value)
        if self.parts[-1:] == ("number",):
            told[-1] = min(int(told[-1]), HIGHEST_NUMBER)
        return tuple(told)


class Shape(Form, Generic[T]):
    """One kind of information: what is learned, how a menu names an answer, and how it is claimed."""

    def __init__(
        self,
        verb: str,
        parts: tuple[str, ...],
        noun: str,
        event: type[Learned],
        fields: tuple[str, ...],
        learned: Callable[[Ability, Targets, T], Learned],
    ) -> None:
        super().__init__(verb, parts, event, fields)
        self.noun = noun
        self.learned = learned


SHAPES: Final[dict[str, tuple[str, ...]]] = {}
"""For each verb of a claim about information, its parts."""
CLAIMED: Final[dict[type[Learned], Form]] = {}
"""As what each event is said aloud, if it can be."""


def claim_of(night: int, learned: Learned) -> Said | None:
    """What somebody has learned, as that person would say it; None for what has no form."""
    shape = CLAIMED.get(type(learned))
    return None if shape is None else shape.said(night, learned)


NUMBER: Final = Shape[int](
    "number",
    ("night", "number"),
    "number",
    events.LearnsNumber,
    ("number",),
    lambda me, _, number: events.LearnsNumber(me.seat, me.role, number),
)
YES_OR_NO: Final = Shape[bool](
    "yes",
    ("night", "seat", "seat", "yes"),
    "yes",
    events.LearnsYesNo,
    ("targets", "yes"),
    lambda me, pair, yes: events.LearnsYesNo(me.seat, me.role, pair, yes),
)
ANSWER: Final = Shape[bool](
    "answer",
    ("night", "yes"),
    "yes",
    events.LearnsAnswer,
    ("yes",),
    lambda me, _, yes: events.LearnsAnswer(me.seat, me.role, yes),
)
EITHER: Final = Form(
    "either", ("night", "seat", "role", "role"), events.LearnsEither, ("target", "good", "evil")
)
TOKEN: Final = Shape[RoleId](
    "saw",
    ("night", "seat", "role"),
    "role",
    events.LearnsRole,
    ("target", "shown"),
    lambda me, target, shown: events.LearnsRole(me.seat, me.role, target[0], shown),
)
SIDE: Final = Shape[Side](
    "side",
    ("seat", "side"),
    "side",
    events.LearnsSide,
    ("target", "side"),
    lambda me, target, side: events.LearnsSide(me.seat, me.role, target[0], side),
)
TWO: Final = Shape[Targets](
    "two",
    ("night", "seat", "seat"),
    "seat",
    events.LearnsTwo,
    ("pair",),
    lambda me, _, pair: events.LearnsTwo(me.seat, me.role, pair),
)
PAIR: Final = Shape[tuple[RoleId, Targets]](
    "pair",
    ("role", "seat", "seat"),
    "role",
    events.LearnsPair,
    ("shown", "pair"),
    lambda me, _, clue: events.LearnsPair(me.seat, me.role, *clue),
)
ONE: Final = Shape[Seat](
    "shown",
    ("night", "seat"),
    "seat",
    events.LearnsSeat,
    ("target",),
    lambda me, _, seat: events.LearnsSeat(me.seat, me.role, seat),
)
NEITHER: Final = Shape[Targets](
    "neither",
    ("seat", "seat"),
    "seat",
    events.LearnsNeither,
    ("pair",),
    lambda me, _, pair: events.LearnsNeither(me.seat, me.role, pair),
)
TRIO: Final = Shape[Targets](
    "trio",
    ("seat", "seat", "seat"),
    "seat",
    events.LearnsTrio,
    ("trio",),
    lambda me, _, trio: events.LearnsTrio(me.seat, me.role, trio),
)
WAY: Final = Shape[WayId](
    "way",
    ("way",),
    "way",
    events.LearnsWay,
    ("way",),
    lambda me, _, way: events.LearnsWay(me.seat, me.role, way),
)
AHEAD: Final = Shape[AheadId](
    "ahead",
    ("night", "ahead"),
    "ahead",
    events.LearnsAhead,
    ("ahead",),
    lambda me, _, ahead: events.LearnsAhead(me.seat, me.role, ahead),
)
LIVING: Final = Shape[RoleId](
    "living",
    ("night", "role"),
    "role",
    events.LearnsLiving,
    ("shown",),
    lambda me, _, shown: events.LearnsLiving(me.seat, me.role, shown),
)
TWIN: Final = Form("twin", ("seat", "role"), events.LearnsTwin, ("twin", "role"))
NONE: Final = Shape[None](
    "none",
    (),
    "role",
    events.LearnsNone,
    (),
    lambda me, *_: events.LearnsNone(me.seat, me.role),
)


# ---- readings


class Reading(Generic[T]):
    """What an ability reads off a town.

    `honest` begins with the truth as nobody registers; where a town has no honest answer, any is. `true` is
    what a Vortox may not let be heard, and `plain` what is heard where no ability interferes: what is honest
    and true, unless a role says otherwise.
    """

    def __init__(
        self,
        shape: Shape[T],
        honest: Iterable[T],
        could_be: Iterable[T],
        targets: Targets = (),
        true: tuple[T, ...] = (),
        plain: tuple[T, ...] = (),
    ) -> None:
        self.shape = shape
        self.could_be = tuple(could_be)
        self.honest = tuple(honest) or self.could_be
        self.targets = targets
        self.true = true or self.honest[:1]
        self.plain = plain or tuple([each for each in self.honest if each in self.true]) or self.honest


def number(honest: Iterable[int], could_be: Iterable[int]) -> Reading[int]:
    return Reading(NUMBER, honest, could_be)


def yes_or_no(honest: Iterable[bool], targets: Targets, true: bool) -> Reading[bool]:
    return Reading(YES_OR_NO, honest, (True, False), targets, (true,))


def answer(honest: Iterable[bool]) -> Reading[bool]:
    return Reading(ANSWER, honest, (True, False))


def token_of(town: Town, target: Seat) -> Reading[RoleId]:
    """The role token of a player. What the player claims to be is offered first."""
    honest = town.reads_role(target)
    claimed = town.claimed(target)
    first = (claimed,) if claimed else ()
    return Reading(TOKEN, honest, dict.fromkeys((*first, *town.sheet, honest[0])), (target,))


def side_of(town: Town, target: Seat) -> Reading[Side]:
    sides = (EVIL if evil else GOOD for evil in town.reads_evil(target))
    return Reading(SIDE, sides, (GOOD, EVIL), (target,))


def may_hear(town: Town, me: Ability, reading: Reading[T]) -> tuple[str, tuple[T, ...]]:
    """Why the Storyteller has a choice, and which answers are legal, in the order of `could_be`.

    Where the ability does not work the truth comes last, since a lie is the usual answer then. Where nothing
    false could be said at all, as when a Balloonist is shown the first player, anything may be.
    """
    could_be, true = reading.could_be, reading.true
    if town.godless():
        return NO_RULE, could_be
    if town.cleared(me.seat):
        return HONEST, tuple([answer for answer in could_be if answer in reading.plain])
    if falsified(town, me):
        return VORTOX, tuple([answer for answer in could_be if answer not in true]) or could_be
    if not town.works(me):
        false = [answer for answer in could_be if answer not in true]
        return NO_ABILITY, (*false, *(answer for answer in could_be if answer in true))
    legal = tuple([answer for answer in could_be if answer in reading.honest])
    return (REGISTERS if len(legal) > 1 else HONEST), legal


def falsified(town: Town, me: Ability) -> bool:
    """Whether a Vortox leaves this ability nothing true to tell. It reaches drunk Townsfolk as well, and
    nobody who is safe from Demons."""
    if ROLES[me.role].type != TOWNSFOLK or me.role not in town.abilities(me.seat):
        return False
    if not any(town.works(other) for other in town.liars()):
        return False
    return not town.cleared(me.seat) and not town.sheltered(me.seat)


# ---- putting readings together


def nearest(ones: Sequence[bool], others: Sequence[bool]) -> int:
    """The shorter way round a circle from one of these to one of those; 0 if there are none.

    >>> nearest([True, False, False, False, False], [False, False, False, True, False])
    2
    """
    here = [place for place, one in enumerate(ones) if one]
    there = [place for place, other in enumerate(others) if other]
    ways = [abs(one - other) for one in here for other in there if one != other]
    return min((min(way, len(ones) - way) for way in ways), default=0)


def total(readings: Iterable[tuple[bool, ...]]) -> tuple[int, ...]:
    """How many of several checks may come out true, the honest truth first.

    >>> total([(True,), (False, True)])
    (1, 2)
    """
    return tuple(dict.fromkeys(sum(world) for world in product(*readings)))


def any_of(readings: Iterable[Sequence[bool]]) -> tuple[bool, ...]:
    """Whether at least one of several checks may come out true, the honest truth first."""
    return tuple(dict.fromkeys(any(world) for world in product(*readings)))


def both(one: tuple[bool, ...], other: tuple[bool, ...]) -> tuple[bool, ...]:
    return tuple(dict.fromkeys(a and b for a, b in product(one, other)))
