"""Dying, with everything that may prevent it, turn it aside or follow from it; execution.

The order: a harm whose ability does not work comes to nothing; then protections; then somebody may die in the
victim's place; then a first death may only seem one; then the player dies, and what the death sets off runs
before the town asks whether somebody has won.
"""

from __future__ import annotations

from nightbell.engine import Command, Effect, Seat, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import Announce, BeginExecution, Die, Spare
from nightbell.games.clocktower.catalogue import (
    BY_ABILITY,
    BY_DEMON,
    BY_EXECUTION,
    BY_EXILE,
    DEMON,
    ROLES,
    Ability,
    Harm,
)
from nightbell.games.clocktower.moments import (
    lets_die,
    on_any_death,
    on_death,
    on_execution,
    seems_to_die,
    shields,
    takes_the_place,
    turns_aside,
)
from nightbell.games.clocktower.town import NIGHT, Town, harmful
from nightbell.games.clocktower.victory import judge


def kill(victim: Seat, by: Ability) -> Kill:
    """An ability's attempt on somebody's life."""
    return Kill(victim, Harm(BY_DEMON if ROLES[by.role].type == DEMON else BY_ABILITY, by))


class Kill(Command[Town, bool]):
    """Says whether the player died."""

    victim: Seat
    harm: Harm

    def carry_out(self, town: Town) -> Effect[bool]:
        victim, harm = self.victim, self.harm
        if keep(not touches(town, victim, harm)):
            return False
        if keep(spared(town, victim, harm)):
            yield Spare(victim, harm)
            return False
        if not (yield from allowed(town, victim, harm)):
            yield Spare(victim, harm)
            return False
        instead = yield from stand_in(town, victim, harm)
        if instead != victim:
            return (yield from Kill(instead, Harm(harm.cause, harm.by, turned_aside=True)))
        if (yield from seem_to_die(town, victim, harm)):
            return False
        yield from die(town, victim, harm)
        return True


def touches(town: Town, victim: Seat, harm: Harm) -> bool:
    """Whether there is anybody alive to harm, and an ability that works behind the harm."""
    return victim in town.circle and town.grimoire[victim].alive and harmful(town, harm)


def spared(town: Town, victim: Seat, harm: Harm) -> bool:
    """Whether somebody's ability keeps this harm away. One who passes for dead can only be executed."""
    if town.grimoire[victim].feigns:
        return harm.cause != BY_EXECUTION
    return any(shields[me.role](town, me, victim, harm) for me in town.heard(shields))


def allowed(town: Town, victim: Seat, harm: Harm) -> Effect[bool]:
    """Whether everybody whose ability leaves this death to the Storyteller's discretion lets it happen."""
    for me in keep(tuple(town.heard(lets_die))):
        if not (yield from call(lets_die[me.role], me, victim, harm)):
            return False
    return True


def stand_in(town: Town, victim: Seat, harm: Harm) -> Effect[Seat]:
    """Who dies: the victim, or another in the victim's place."""
    may_turn = town.phase == NIGHT and not harm.turned_aside
    for me in keep(tuple(town.heard(turns_aside, at=victim)) if may_turn else ()):
        return (yield from call(turns_aside[me.role], me))
    return victim


def seem_to_die(town: Town, victim: Seat, harm: Harm) -> Effect[bool]:
    """Whether the death was only for show."""
    for me in keep(tuple(town.heard(seems_to_die, at=victim))):
        if (yield from call(seems_to_die[me.role], me, harm)):
            return True
    return False


def die(town: Town, victim: Seat, harm: Harm) -> Effect[None]:
    own = keep(tuple(town.heard(on_death, at=victim)))
    yield Die(victim, harm)
    for me in own:
        yield call(on_death[me.role], me, harm)
    for me in keep(tuple(me for me in town.heard(on_any_death) if me.seat != victim)):
        yield call(on_any_death[me.role], me, victim, harm)
    yield from judge(town)


# ---- execution and exile


def execute(town: Town, seat: Seat) -> Effect[None]:
    """Put somebody to death by the town's or an ability's decision. Whoever dies, it is today's execution."""
    seat = yield from in_whose_place(town, seat)
    yield BeginExecution(seat)
    living = keep(town.grimoire[seat].alive)
    yield Kill(seat, Harm(BY_EXECUTION))
    if keep(living and town.living(seat)):
        yield Announce(events.StaysAlive(seat))
    for me in keep(tuple(town.heard(on_execution))):
        yield call(on_execution[me.role], me, seat)


def in_whose_place(town: Town, condemned: Seat) -> Effect[Seat]:
    """Who is executed: the condemned, or another whose ability steps in."""
    for me in keep(tuple(town.heard(takes_the_place))):
        instead = yield from call(takes_the_place[me.role], me, condemned)
        if instead != condemned:
            return instead
    return condemned


def exile(town: Town, traveller: Seat) -> Effect[None]:
    """The Traveller dies, unless an ability prevents the death."""
    yield Announce(events.Exiled(traveller))
    yield Kill(traveller, Harm(BY_EXILE))
    if keep(town.living(traveller)):
        yield Announce(events.StaysAlive(traveller))
