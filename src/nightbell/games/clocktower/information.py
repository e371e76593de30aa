"""Choosing, telling and registering: the one pipeline by which abilities give information.

`tell` knows what each listener may hear. Sober and healthy: any honest answer, and where somebody may
register as something else there can be several. Drunk, poisoned, or without the ability one believes in:
anything that looks like an answer. A Townsfolk under a Vortox: anything but the truth. Where more than one
answer is legal the Storyteller is asked, and shown why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Final, TypeAlias, TypeVar

from nightbell.engine import YES_NO, Answer, Decision, Effect, OneOf, Seat, Some, ask, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import Inform, NoteLie, PlaceMark, Record
from nightbell.games.clocktower.catalogue import (
    ROLES,
    TOWNSFOLK,
    Ability,
    ReminderId,
    RoleId,
    Side,
    TypeId,
)
from nightbell.games.clocktower.events import Learned
from nightbell.games.clocktower.moments import when_chosen
from nightbell.games.clocktower.town import FOREVER, Town

T = TypeVar("T")

DUSK: Final = "dusk"
DAWN: Final = "dawn"
END: Final = "end"

HONEST: Final = "honest"
REGISTERS: Final = "registers"
NO_ABILITY: Final = "no-ability"
VORTOX: Final = "vortox"


# ---- choosing


def decide(question: Decision[T]) -> Effect[T]:
    """Ask, unless only one answer is left."""
    asked = keep(question)
    if asked.choice.count() == 1:
        return next(asked.choice.listed())
    return (yield from asked)


def choose(town: Town, me: Ability, targets: Sequence[Seat], rule: str) -> Effect[Seat]:
    """The owner of an ability points at one player."""
    among = keep(tuple(targets))
    chosen = yield from ask(me.seat, "choose", OneOf(among, "seat"), rule, role=me.role)
    yield Record(me, (chosen,))
    yield from react(town, me, (chosen,))
    return chosen


def choose_two(town: Town, me: Ability, targets: Sequence[Seat], rule: str) -> Effect[tuple[Seat, ...]]:
    among = keep(tuple(targets))
    chosen = yield from ask(me.seat, "choose-two", Some(among, 2, 2, "seat"), rule, role=me.role)
    yield Record(me, chosen)
    yield from react(town, me, chosen)
    return chosen


def react(town: Town, me: Ability, targets: Sequence[Seat]) -> Effect[None]:
    """Let those who are chosen answer for it, before anything comes of the choice."""
    for other in keep(touchy(town, targets)):
        yield call(when_chosen[other.role], other, me)


def touchy(town: Town, targets: Sequence[Seat]) -> tuple[Ability, ...]:
    return tuple([me for seat in targets for me in town.heard(when_chosen, at=seat)])


def last_choice(town: Town, me: Ability) -> tuple[Seat, ...]:
    """Whom the owner chose the night before, as the owner remembers it."""
    for note in reversed(town.notes[me.seat]):
        learned = note.learned
        if isinstance(learned, events.TargetChosen) and learned.role == me.role:
            return learned.targets if note.night == town.night - 1 else ()
    return ()


def mark(town: Town, on: Seat, reminder: ReminderId, by: Ability, until: str = END) -> PlaceMark:
    """Put down a reminder that lasts until the next dusk or dawn, or as long as its source does."""
    moments = {DUSK: town.until_dusk(), DAWN: town.until_dawn(), END: FOREVER}
    return PlaceMark(on, reminder, by, moments[until])


# ---- registering


def registers(town: Town, seat: Seat, type: TypeId, to: Ability, rule: str) -> Effect[bool]:
    """Whether somebody counts as a role of this type for an ability that asks."""
    readings = keep(town.reads_type(seat, type))
    if len(readings) == 1:
        return readings[0]
    return (yield from ask(town.storyteller, "register", YES_NO, rule, seat=seat, type=type, role=to.role))


def registers_as_side(town: Town, seat: Seat, side: Side, to: Ability, rule: str) -> Effect[bool]:
    readings = keep(tuple((side == "evil") == evil for evil in town.reads_evil(seat)))
    if len(readings) == 1:
        return readings[0]
    return (
        yield from ask(town.storyteller, "register-side", YES_NO, rule, seat=seat, side=side, role=to.role)
    )


def total(readings: Iterable[tuple[bool, ...]]) -> tuple[int, ...]:
    """How many of several checks may come out true, the honest truth first.

    >>> total([(True,), (False, True)])
    (1, 2)
    """
    return tuple(dict.fromkeys(sum(world) for world in product(*readings)))


def any_of(readings: Iterable[tuple[bool, ...]]) -> tuple[bool, ...]:
    """Whether at least one of several checks may come out true, the honest truth first."""
    return tuple(dict.fromkeys(any(world) for world in product(*readings)))


def both(one: tuple[bool, ...], other: tuple[bool, ...]) -> tuple[bool, ...]:
    return tuple(dict.fromkeys(a and b for a, b in product(one, other)))


# ---- telling


def may_hear(
    town: Town, me: Ability, honest: Sequence[T], could_be: Sequence[T], real: T
) -> tuple[str, tuple[T, ...]]:
    """Why the Storyteller has a choice, and which answers are legal, in the order of `could_be`.

    Where the ability does not work the truth comes last, since a lie is the usual answer then.
    """
    if falsified(town, me):
        return VORTOX, tuple(answer for answer in could_be if answer != real)
    if not town.works(me):
        return NO_ABILITY, (*(answer for answer in could_be if answer != real), real)
    legal = tuple(answer for answer in could_be if answer in honest)
    return (REGISTERS if len(legal) > 1 else HONEST), legal


def falsified(town: Town, me: Ability) -> bool:
    """Whether a Vortox leaves this ability nothing true to tell. It reaches drunk Townsfolk as well."""
    if ROLES[me.role].type != TOWNSFOLK or me.role not in town.abilities(me.seat):
        return False
    return any(town.works(other) for other in town.liars())


def tell(
    town: Town,
    me: Ability,
    honest: Sequence[T],
    could_be: Sequence[T],
    learned: Callable[[T], Learned],
    rule: str,
    noun: str = "word",
    real: T | None = None,
    **about: Answer,
) -> Effect[T]:
    """Give the owner of an ability its answer. `honest` begins with the truth as nobody registers."""
    true = honest[0] if real is None else real
    why, options, so = keep((*may_hear(town, me, honest, could_be, true), tuple(honest)))
    if len(options) == 1:
        answer = options[0]
    else:
        answer = yield from ask(
            town.storyteller, "tell", OneOf(options, noun), rule, seat=me.seat, role=me.role, why=why, **about
        )
    if answer not in so:
        yield NoteLie(me)
    yield Inform(me.seat, learned(answer))
    return answer


def tell_number(
    town: Town, me: Ability, honest: Sequence[int], could_be: Sequence[int], rule: str
) -> Effect[int]:
    def learned(number: int) -> Learned:
        return events.LearnsNumber(me.seat, me.role, number)

    return tell(town, me, honest, could_be, learned, rule, "number", truth=honest[0])


def tell_role(town: Town, me: Ability, target: Seat, rule: str) -> Effect[RoleId]:
    """Show the role token of a player. What the player claims to be is offered first."""

    def learned(shown: RoleId) -> Learned:
        return events.LearnsRole(me.seat, me.role, target, shown)

    honest = town.reads_role(target)
    claimed = town.claimed(target)
    could_be = tuple(dict.fromkeys((*([claimed] if claimed else ()), *town.sheet, honest[0])))
    return tell(town, me, honest, could_be, learned, rule, "role", about_seat=target, truth=honest[0])


def tell_one_of_two(
    town: Town, me: Ability, type: TypeId, marks: tuple[ReminderId, ...], rule: str
) -> Effect[None]:
    """A role of this type, and two players of whom one has it; or that there is none."""
    why, clues = keep(_clues(town, me, type))
    narrator = town.storyteller
    clue = yield from decide(ask(narrator, "clue", OneOf(clues), rule, seat=me.seat, role=me.role, why=why))
    if len(clue) == 1:
        if keep(any(town.reads_type(seat, type) == (True,) for seat in town.others(me.seat))):
            yield NoteLie(me)
        yield Inform(me.seat, events.LearnsNone(me.seat, me.role))
        return
    _, shown, right = clue
    seconds = OneOf(_second(town, me, shown, right, why), "seat")
    other = yield from decide(
        ask(
            narrator,
            "clue-second",
            seconds,
            rule,
            seat=me.seat,
            role=me.role,
            named_role=shown,
            with_seat=right,
        )
    )
    for reminder, on in zip(marks, (right, other), strict=True):
        yield PlaceMark(on, reminder, me, FOREVER)
    pair = (right, other) if right < other else (other, right)
    if not keep(any(shown in town.reads_role(seat) for seat in pair)):
        yield NoteLie(me)
    yield Inform(me.seat, events.LearnsPair(me.seat, me.role, shown, pair))


_Clue: TypeAlias = tuple[str, RoleId, Seat] | tuple[str]
_NO_CLUE: Final[tuple[_Clue, ...]] = (("no-clue",),)


def _clues(town: Town, me: Ability, type: TypeId) -> tuple[str, tuple[_Clue, ...]]:
    """Which role may be shown at whom."""
    looked_for, seats = town.on_sheet(type), town.others(me.seat)
    maybe_none = type != TOWNSFOLK  # of these there are always some
    held = {seat: town.grimoire[seat].role for seat in seats}
    every: tuple[tuple[str, RoleId, Seat], ...] = tuple(
        ("clue", role, seat) for role in looked_for for seat in seats
    )
    if falsified(town, me):
        false = tuple(clue for clue in every if held[clue[2]] != clue[1])
        none = maybe_none and any(town.type_at(seat) == type for seat in seats)
        return VORTOX, (false + _NO_CLUE if none else false)
    if not town.works(me):
        return NO_ABILITY, (every + _NO_CLUE if maybe_none else every)
    honest = tuple(clue for clue in every if clue[1] in town.reads_role(clue[2]))
    sure = any(town.reads_type(seat, type) == (True,) for seat in seats)
    posed = any(len(town.reads_role(seat)) > 1 for seat in seats)
    none = not sure and (maybe_none or not honest)
    return (REGISTERS if posed else HONEST), (honest + _NO_CLUE if none else honest)


def _second(town: Town, me: Ability, shown: RoleId, right: Seat, why: str) -> tuple[Seat, ...]:
    """Who may stand beside the first of the two; under a Vortox nobody who makes it true."""
    return tuple(
        seat
        for seat in town.others(me.seat)
        if seat != right and not (why == VORTOX and town.grimoire[seat].role == shown)
    )
