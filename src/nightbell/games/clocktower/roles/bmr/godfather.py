"""Godfather."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role(
    "godfather",
    MINION,
    "bmr",
    icon="fedora",
    first=37,
    other=56,
    reminders=("died-today", "dead"),
    outsiders=(-1, 1),
)
def godfather(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing the Outsiders in play. If an Outsider died today, a player dies tonight."""
    if keep(town.held(me).fresh):
        yield call(meet_the_family, me)
    if keep(an_outsider_died(town)):
        victim = yield from choose(town, me, town.players(), "C-288")
        yield kill(victim, by=me)


def meet_the_family(town: Town, me: Ability) -> Effect[None]:
    shown: tuple[RoleId, ...] = ()
    if keep(town.works(me)):
        for seat in keep(town.players()):
            if (yield from registers(town, seat, OUTSIDER, me, "C-687")):
                shown += keep((shown_as_outsider(town, seat),))
    else:
        outsiders = Some(town.on_sheet(OUTSIDER), 0, 4, "role")
        shown = yield from ask(town.storyteller, "mock-outsiders", outsiders, "C-368", seat=me.seat)
    yield Inform(me.seat, events.LearnsInPlay(me.seat, me.role, shown))


def shown_as_outsider(town: Town, seat: Seat) -> RoleId:
    return next(role for role in town.reads_role(seat) if ROLES[role].type == OUTSIDER)


def an_outsider_died(town: Town) -> bool:
    """As what they died, unless they have come back as a Traveller."""
    dead = (deed for deed in town.deeds if deed.verb == DIES and not town.is_traveller(deed.seat))
    return any(OUTSIDER in deed.types for deed in dead)


@due("godfather")
def has_business(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and (town.held(me).fresh or an_outsider_died(town))
