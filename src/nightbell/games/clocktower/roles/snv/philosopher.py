"""Philosopher."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role(
    "philosopher",
    TOWNSFOLK,
    "snv",
    icon="brain",
    first=13,
    other=10,
    reminders=("drunk", "is-the-philosopher"),
)
def philosopher(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, takes the ability of a good role."""
    good = (id for id in town.on_sheet(TOWNSFOLK, OUTSIDER) if id != me.role and not ROLES[id].believes)
    named = yield from ask(me.seat, "philosopher", OneOf[RoleId | None]((*good, None), "role"), "C-611")
    if named is None:
        return
    first = keep(another_with(town, me, named))
    decided = (yield from ruling(town, SAME_CHOICE, me.role)) if first is not None else BOTH_HAVE_IT
    if first is not None and decided == FIRST_IS_DRUNK:
        yield PlaceMark(first, reminder(me.role, "drunk"), me, FOREVER)
    yield Gain(me, named, wasted=decided == SECOND_GAINS_NOTHING)
    yield call(arrive, Ability(me.seat, named))


def another_with(town: Town, me: Ability, named: RoleId) -> Seat | None:
    """Another Philosopher who has taken the same ability."""
    return next(
        (
            seat
            for seat in town.players()
            if seat != me.seat and named in town.grimoire[seat].gained and town.grimoire[seat].role == me.role
        ),
        None,
    )


@due("philosopher")
def has_not_chosen(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and not town.grimoire[me.seat].gained


@impairs("philosopher")
def whoever_has_the_role(town: Town, seat: Seat) -> Iterable[tuple[Seat, int]]:
    """Who holds the role whose ability was taken is drunk."""
    taken = [held.role for held in town.grimoire[seat].held if held.told and not held.mock]
    others = [other for other in town.circle if other != seat]
    return [(other, DRUNK) for other in others if town.grimoire[other].role in taken]
