"""Barber."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

HAIRCUTS = reminder("barber", "haircuts-tonight")


@role(
    "barber",
    OUTSIDER,
    "snv",
    icon="scissors",
    other=59,
    reminders=("haircuts-tonight",),
    posthumous=True,
    sleeps=True,
)
def barber(town: Town, me: Ability) -> Effect[None]:
    """The Demon may have two players change roles, but not another Demon."""
    demons = OneOf(tuple(town.demons()), "seat")
    demon = yield from decide(ask(town.storyteller, "barber-demon", demons, "C-621"))
    if (yield from ask(demon, "barber", YES_NO, "C-321")):
        others = keep(swappable(town, demon))
        one, other = yield from ask(demon, "barber-pair", Some(others, 2, 2, "seat"), "C-321")
        old, new = keep((town.grimoire[one].role, town.grimoire[other].role))
        yield call(become, one, new)
        yield call(become, other, old)
        yield from judge(town)


def swappable(town: Town, demon: Seat) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat in town.players()
        if (not town.is_a(seat, DEMON) or seat == demon) and (town.conversions or not town.is_traveller(seat))
    )


@on_death("barber")
def barber_dies(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    yield PlaceMark(me.seat, HAIRCUTS, me, town.until_dawn(), lasting=True)


@due("barber")
def haircuts_tonight(town: Town, me: Ability) -> bool:
    return town.marked(me.seat, HAIRCUTS) and bool(town.demons())
