"""Dying, with everything that may prevent it, turn it aside or follow from it; execution.

The order: a harm whose ability does not work comes to nothing; then protections; then somebody may die in the
victim's place; then a first death may only seem one; then the player dies, and what the death sets off runs
before the town asks whether somebody has won.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nightbell.engine import Command, Effect, OneOf, Seat, ask, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import Announce, BeginExecution, Die, GoAstray, Spare, Speak
from nightbell.games.clocktower.catalogue import (
    BY_ABILITY,
    BY_DEMON,
    BY_EXECUTION,
    BY_EXILE,
    DEMON,
    ROLES,
    Ability,
    Harm,
    RoleId,
)
from nightbell.games.clocktower.information import choose
from nightbell.games.clocktower.moments import (
    faces_death,
    inherits,
    instead_of_killing,
    last_words,
    lets_die,
    on_any_death,
    on_death,
    on_execution,
    seems_to_die,
    shields,
    takes_back,
    takes_the_place,
    turns_aside,
)
from nightbell.games.clocktower.sheet import customs_of
from nightbell.games.clocktower.town import DAY, NIGHT, Town
from nightbell.games.clocktower.victory import judge, put_to_death

BEFORE_DEATHS: Final = frozenset({lets_die, turns_aside, instead_of_killing, seems_to_die})
AFTER_DEATHS: Final = frozenset({inherits, on_any_death})


def kill(victim: Seat, by: Ability) -> Kill:
    """An ability's attempt on somebody's life."""
    return Kill(victim, Harm(BY_DEMON if ROLES[by.role].type == DEMON else BY_ABILITY, by))


def strike(town: Town, me: Ability) -> Effect[Seat]:
    """The night of most Demons: they choose anybody, and that player dies."""
    victim = yield from choose(town, me, town.players(), "C-286")
    yield kill(victim, by=me)
    return victim


class Kill(Command[Town, bool]):
    """Says whether the player died."""

    victim: Seat
    harm: Harm

    def carry_out(self, town: Town) -> Effect[bool]:
        victim, harm = self.victim, self.harm
        if keep(not touches(town, victim, harm)):
            for me in keep(tuple(idle(town, victim, harm))):
                yield GoAstray(me)
            return False
        if not harm.sure:
            if keep(spared(town, victim, harm)):
                yield Spare(victim, harm)
                return False
            if keep(not town.quiet(BEFORE_DEATHS)):
                if not (yield from allowed(town, victim, harm)):
                    yield Spare(victim, harm)
                    return False
                instead = yield from stand_in(town, victim, harm)
                if instead != victim:
                    return (yield from Kill(instead, Harm(harm.cause, harm.by, turned_aside=True)))
                if (yield from otherwise(town, victim, harm)):
                    return False
                if (yield from seem_to_die(town, victim, harm)):
                    return False
        astray, company = keep((tuple(unprotecting(town, victim, harm)), tuple(reprieving(town))))
        for me in astray:
            yield GoAstray(me)
        for me in company:
            if (yield from call(takes_back[me.role], me, victim, harm)):
                yield from judge(town)
                return True
        yield from die(town, victim, harm)
        return True


def reprieving(town: Town) -> list[Ability]:
    """Those of the company who may take a death back."""
    return town.attending(takes_back) if town.company else []


def touches(town: Town, victim: Seat, harm: Harm) -> bool:
    """Whether there is anybody alive to harm, and an ability that works behind the harm."""
    if victim not in town.circle or not town.grimoire[victim].alive:
        return False
    return harm.by is None or town.works(harm.by)


def idle(town: Town, victim: Seat, harm: Harm) -> Iterator[Ability]:
    """The ability that would have done this harm to a living player, were its owner sober and healthy."""
    if harm.by is not None and victim in town.circle and town.grimoire[victim].alive:
        if town.misfires(harm.by):
            yield harm.by


def unprotecting(town: Town, victim: Seat, harm: Harm) -> Iterator[Ability]:
    """The abilities that would have kept this harm away, were their owners sober and healthy."""
    if not town.hollow and not any(town.impaired):
        return
    for seat in town.circle:
        for role in town.abilities(seat):
            me = Ability(seat, role)
            if role in shields and town.misfires(me) and shields[role](town, me, victim, harm):
                yield me
    for mark in (*town.hollow, *town.marks):
        if mark.on == victim and mark.by is not None and mark.by.role in shields:
            if mark in town.hollow or not mark.live:
                yield mark.by


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


def otherwise(town: Town, victim: Seat, harm: Harm) -> Effect[bool]:
    """Whether the killer's own ability makes something else of the death."""
    if harm.by is None or harm.by.role not in instead_of_killing:
        return False
    return (yield from call(instead_of_killing[harm.by.role], harm.by, victim))


def seem_to_die(town: Town, victim: Seat, harm: Harm) -> Effect[bool]:
    """Whether the death was only for show."""
    for me in keep(tuple(town.heard(seems_to_die, at=victim))):
        if (yield from call(seems_to_die[me.role], me, harm)):
            return True
    return False


def die(town: Town, victim: Seat, harm: Harm) -> Effect[None]:
    own = keep(tuple(town.heard(on_death, at=victim)))
    yield Die(victim, harm)
    if keep(bool(own) or not town.quiet(AFTER_DEATHS)):
        yield from set_off(town, own, victim, harm)
    yield from judge(town)
    if keep(town.phase == DAY and town.outcome is None):
        yield from speak_last(town, victim)


def set_off(town: Town, own: tuple[Ability, ...], victim: Seat, harm: Harm) -> Effect[None]:
    """What a death sets off: for who inherits from the victim, by the victim's own abilities, by others'."""
    for me in keep(tuple(me for me in town.heard(inherits) if me.seat != victim)):
        yield call(inherits[me.role], me, victim, harm)
    for me in own:
        yield call(on_death[me.role], me, harm)
    for me in keep(tuple(me for me in town.heard(on_any_death) if me.seat != victim)):
        yield call(on_any_death[me.role], me, victim, harm)


def speak_last(town: Town, dead: Seat) -> Effect[None]:
    """Where the sheet has roles that name somebody once they are known to be dead, all the dead may."""
    for _ in range(2 if keep(town.doubled(dead)) else 1):
        words = keep(last_menu(town, dead) if town.outcome is None else None)
        said = None if words is None else (yield from ask(dead, "last-words", words, "C-309"))
        if said is None:
            return
        _, role, target = said
        yield Speak(dead, role, target)
        if keep(role in town.abilities(dead)):
            yield call(last_words[role], Ability(dead, role), target)


def last_menu(town: Town, dead: Seat) -> OneOf[tuple[str, RoleId, Seat] | None] | None:
    """What somebody who has died may say. A Traveller's role is known, so there is nothing to act out."""
    roles = customs_of(town.sheet).last_words
    if not roles or town.living(dead) or town.is_traveller(dead) or not town.alive():
        return None
    own = [role for role in roles if role == town.grimoire[dead].card]
    words = tuple(("name", role, seat) for role in own or roles for seat in town.alive())
    return OneOf(words if own else (*words, None))


# ---- execution and exile


def execute(town: Town, seat: Seat) -> Effect[None]:
    """Put somebody to death by the town's or an ability's decision. Whoever dies, it is today's execution."""
    seat = yield from in_whose_place(town, seat)
    yield BeginExecution(seat)
    if keep(seat == town.storyteller):
        yield from put_to_death(town)
        return
    living = keep(town.grimoire[seat].alive)
    if (yield from goes_to_die(town, seat)):
        yield Kill(seat, Harm(BY_EXECUTION))
    if keep(living and town.living(seat)):
        yield Announce(events.StaysAlive(seat))
    for me in keep(tuple(town.heard(on_execution))):
        yield call(on_execution[me.role], me, seat)


def goes_to_die(town: Town, seat: Seat) -> Effect[bool]:
    """Whether an ability of the condemned, if alive, leaves it at the execution."""
    for me in keep(tuple(town.heard(faces_death, at=seat)) if town.living(seat) else ()):
        if not (yield from call(faces_death[me.role], me)):
            return False
    return True


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
