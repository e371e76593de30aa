"""Cannibal."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

LUNCH = reminder("cannibal", "lunch")
TOLD = (RoleId("butler"), RoleId("zealot"))
"""By their jinxes the Cannibal is told of these abilities."""
JUGGLER = RoleId("juggler")

role("cannibal", TOWNSFOLK, "carousel", icon="knife-fork", reminders=("poisoned", "lunch"))

for outsider in TOLD:
    jinx("cannibal", outsider)
jinx("cannibal", JUGGLER)
jinx("cannibal", "princess")


@inherits("cannibal")
def cannibal(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """Has the ability of whoever last died by execution, drunk or sober when that was."""
    if harm.cause == BY_EXECUTION and keep(town.grimoire[me.seat].alive):
        yield LiftMarks(me, LUNCH)
        yield PlaceMark(victim, LUNCH, me, FOREVER, lasting=True, regardless=True)
        yield call(digest, me, victim)


def digest(town: Town, me: Ability, eaten: Seat) -> Effect[None]:
    """A good player's ability is the Cannibal's; an evil one's is poison, with an ability for show."""
    yield Forgo(me)
    meal = keep(town.grimoire[eaten])
    if meal.side != EVIL:
        yield call(inherit, me, meal.role, meal.role in TOLD, True)
        if meal.role == JUGGLER:
            yield HandOverGuesses(eaten, me.seat)
        return
    good = tuple(id for id in town.on_sheet(TOWNSFOLK, OUTSIDER) if not ROLES[id].believes and id != me.role)
    roles = OneOf[RoleId | None]((*good, None), "role")
    shown = yield from ask(town.storyteller, "cannibal", roles, "C-368", seat=me.seat, about_seat=eaten)
    if shown is not None:
        yield call(inherit, me, shown, shown in TOLD, True, True)


@impairs("cannibal")
def spoilt(town: Town, seat: Seat) -> Iterable[tuple[Seat, int]]:
    """Poisoned for as long as the one who was eaten is evil."""
    eaten = town.bearer(LUNCH, Ability(seat, RoleId("cannibal")))
    return [] if eaten is None or town.grimoire[eaten].side != EVIL else [(seat, POISONED)]


@watches("cannibal")
def keeps_up(town: Town, me: Ability) -> Effect[None]:
    """What becomes of the one who was eaten becomes of the ability."""
    eaten = keep(town.bearer(LUNCH, me))
    if eaten is not None and keep(not tastes_of(town, me, eaten)):
        yield call(digest, me, eaten)


def tastes_of(town: Town, me: Ability, eaten: Seat) -> bool:
    role = town.grimoire[eaten].role
    return any(held.role == role and not held.mock for held in town.grimoire[me.seat].held)
