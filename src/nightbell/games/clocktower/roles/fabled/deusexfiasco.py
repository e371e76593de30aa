"""Deus ex Fiasco."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

WHOOPSIE = reminder("deusexfiasco", "whoopsie")

role(
    "deusexfiasco",
    FABLED,
    "fabled",
    icon="banana-peeled",
    reminders=("whoopsie",),
    from_start=True,
    serves=("helper",),
)


@bends_truth("deusexfiasco")
def deus_ex_fiasco(town: Town, me: Ability, told: Ability, known: bool) -> Effect[Candour]:
    """Once the Storyteller may be mistaken on purpose, where it can be put right at once."""
    yield from ()
    return Candour.FREE if known and not town.spent(me) else Candour.TRUE


@after_a_lie("deusexfiasco")
def put_right(town: Town, me: Ability, told: Ability, true: events.Learned | None) -> Effect[None]:
    """The player is told again, rightly."""
    if true is not None:
        yield Spend(me)
        yield PlaceMark(told.seat, WHOOPSIE, None, FOREVER)
        yield Inform(told.seat, true)


@at_dawn("deusexfiasco")
def admits(town: Town, me: Ability) -> Effect[None]:
    """The next day everybody hears that there was a mistake, and not which."""
    for seat in keep(tuple(mark.on for mark in town.marks if mark.reminder == WHOOPSIE)):
        yield LiftMarks(None, WHOOPSIE, seat)
        yield AdmitMistake()
