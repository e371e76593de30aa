"""Becoming somebody else: a new role, a new side, a gained ability."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, call, decide, keep
from nightbell.games.clocktower.atoms import (
    Change,
    Gain,
    LayDown,
    Notify,
    PlaceMark,
    Revive,
    TakeCharge,
    TurnSide,
)
from nightbell.games.clocktower.catalogue import COUNTS_AS, DEMON, EVIL, MINION, ROLES, Ability, RoleId, Side
from nightbell.games.clocktower.grimoire import FOREVER
from nightbell.games.clocktower.moments import on_arrival, on_revival, privately
from nightbell.games.clocktower.town import NIGHT, Town


def become(town: Town, seat: Seat, role: RoleId) -> Effect[None]:
    """Take a new role. By night the player is told at once, by day when night falls."""
    if ROLES[role].adrift:
        yield call(adopt, seat, role, town.storyteller)
        return
    card = role
    believed = keep(town.believes(role))
    if believed:
        tokens = OneOf(town.absent(*believed) or town.on_sheet(*believed), "role")
        card = yield from decide(ask(town.storyteller, "pick-token", tokens, "C-351", role=role))
    yield Change(seat, role, card)
    if ROLES[role].type == DEMON:
        for kept in keep(tuple(mark.reminder for mark in town.on(seat) if mark.reminder in COUNTS_AS)):
            yield LayDown(RoleId(kept.partition("-")[0]))
    yield call(arrive, Ability(seat, role))
    if keep(town.phase == NIGHT):
        yield Notify(seat)


def adopt(town: Town, seat: Seat, role: RoleId, chooser: Seat) -> Effect[None]:
    """A role that nobody holds comes into play: the player becomes a Minion that nobody is, and keeps it."""
    minions = OneOf(town.absent(MINION) or town.on_sheet(MINION), "role")
    new = yield from decide(ask(chooser, "adopts", minions, "C-345", seat=seat, role=role))
    yield TakeCharge(role)
    yield call(become, seat, new)
    kept = next(each for each in ROLES[role].reminders if each in COUNTS_AS)
    yield PlaceMark(seat, kept, Ability(town.storyteller, role), FOREVER)


def turn(town: Town, seat: Seat, side: Side) -> Effect[None]:
    """Change sides and be told so, as with a role."""
    yield TurnSide(seat, side)
    if keep(town.phase == NIGHT):
        yield Notify(seat, again=ROLES[town.grimoire[seat].role].hides_side)


def change_places(town: Town, one: Seat, other: Seat) -> Effect[None]:
    """Two players take each other's role and side."""
    first, second = keep((town.grimoire[one], town.grimoire[other]))
    for seat, side in sorted(((one, second.side), (other, first.side)), key=lambda each: each[1] == EVIL):
        yield TurnSide(seat, side)
    yield call(become, one, second.role)
    yield call(become, other, first.role)


def revive(town: Town, seat: Seat) -> Effect[None]:
    """Come back to life, with all that the own ability needs from the first moment on."""
    yield Revive(seat)
    back = (Ability(seat, role) for role in town.abilities(seat) if role in on_revival)
    for me in keep(tuple(back)):
        yield call(on_revival[me.role], me)


def inherit(
    town: Town, me: Ability, role: RoleId, told: bool = False, standing: bool = False, wasted: bool = False
) -> Effect[None]:
    """Come by another's ability through one's own without being told, unless it is one that its owner must
    bring up to use it."""
    yield Gain(me, role, wasted, told or role in privately, standing)
    yield call(arrive, Ability(me.seat, role))


def arrive(town: Town, me: Ability) -> Effect[None]:
    """Fix what an ability needs from its first moment on."""
    if me.role in on_arrival:
        yield call(on_arrival[me.role], me)
