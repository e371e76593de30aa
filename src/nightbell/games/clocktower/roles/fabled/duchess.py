"""Duchess."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

VISITOR = reminder("duchess", "visitor")
GUESTS = 3


@turns_away("duchess")
def has_been_there(town: Town, me: Ability, seat: Seat) -> Refusal | None:
    return Refusal("visited-already", rule="C-376") if seat in town.wearers(VISITOR) else None


@when_called("duchess")
def visits(town: Town, me: Ability, visitor: Seat) -> Effect[None]:
    yield GiveBadge(visitor, VISITOR, keep(town.until_dawn()))


@role(
    "duchess",
    FABLED,
    "fabled",
    icon="queen-crown",
    other=1,
    reminders=("visitor", "visitor", "false-info"),
    sleeps=True,
    serves=("pace",),
)
def duchess(town: Town, me: Ability) -> Effect[None]:
    """If just three visited today, each learns how many of them are evil, and one of them a wrong number."""
    visitors = keep(town.wearers(VISITOR))
    honest = keep(total(town.reads_evil(seat) for seat in visitors))
    wrong = tuple(number for number in range(GUESTS + 1) if number not in honest)
    narrator = town.storyteller
    fooled = yield from ask(narrator, "duchess-false", OneOf(visitors, "seat"), "C-376")
    for seat in visitors:
        numbers = OneOf(wrong or (honest[0] + 1,) if seat == fooled else honest, "number")
        shown = yield from decide(ask(narrator, "duchess-number", numbers, "C-376", seat=seat))
        yield from wake_for(seat, Inform(seat, events.LearnsNumber(seat, me.role, shown)))


@due("duchess")
def three_came(town: Town, me: Ability) -> bool:
    return len(town.wearers(VISITOR)) == GUESTS
