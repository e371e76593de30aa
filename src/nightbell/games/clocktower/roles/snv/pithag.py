"""Pit-Hag."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.brewing import BREWED, DAMSEL, LOCKED, PITHAG, may_come
from nightbell.games.clocktower.kit import *

DEMON_MADE = reminder(PITHAG, "demon-made")


@role("pithag", MINION, "snv", icon="cauldron", other=28)
def pit_hag(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first names a player and a role: if nobody has it, the player becomes it."""
    targets = town.players() if town.conversions else (s for s in town.players() if not town.is_traveller(s))
    target = yield from choose(town, me, tuple(targets), "C-466")
    sheet = town.sheet if town.conversions else town.on_sheet(TOWNSFOLK, OUTSIDER, MINION, DEMON)
    roles = tuple(id for id in sheet if id not in shunned_by(me.role))
    named = yield from ask(me.seat, "pit-hag", OneOf(roles, "role"), "C-345", seat=target)
    if keep(town.works(me) and may_come(town, named)):
        if ROLES[named].type == DEMON:
            yield from leave_deaths_open(town, me, target)
        if named == DAMSEL.roles[0] and keep(town.jinxed(DAMSEL)):
            among = OneOf(tuple(s for s in town.players() if not town.is_traveller(s)), "seat")
            target = yield from ask(town.storyteller, "hags-damsel", among, "C-345")
        yield call(become, target, named)
        if named in LOCKED and keep(town.jinxed(LOCKED[named])):
            yield PlaceMark(target, BREWED, None, FOREVER, named=named)
        yield from judge(town)


def leave_deaths_open(town: Town, me: Ability, made: Seat) -> Effect[None]:
    """One who becomes the Demon herself leaves the deaths of that night to the Storyteller as well."""
    hag = Ability(town.storyteller, me.role) if made == me.seat else me
    if made == me.seat and keep(hag.role not in town.abilities(hag.seat)):
        yield Lend(me, hag.seat, me.role)
    yield mark(town, hag.seat, DEMON_MADE, hag, until=DAWN)


@before_dawn("pithag")
def is_gone(town: Town, me: Ability) -> Effect[None]:
    if keep(town.held(me).lent_by == me.role):
        yield LayDown(me.role)


@lets_die("pithag")
def discretion(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[bool]:
    """On a night on which a Demon was made, the Storyteller decides on every death that an ability brings."""
    if keep(harm.by is None or town.phase != NIGHT or not town.marked(me.seat, DEMON_MADE)):
        return True
    return (yield from ask(town.storyteller, "discretion", YES_NO, "C-674", seat=victim))


@behind_the_demons("pithag")
def further_deaths(town: Town, me: Ability) -> Effect[None]:
    if keep(not town.marked(me.seat, DEMON_MADE)):
        return
    alive = keep(tuple(town.alive()))
    dying = yield from ask(town.storyteller, "further-deaths", Some(alive, 0, len(alive), "seat"), "C-674")
    for seat in dying:
        yield Kill(seat, Harm(BY_ABILITY))
