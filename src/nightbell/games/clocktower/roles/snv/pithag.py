"""Pit-Hag."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.tide import too_late
from nightbell.games.clocktower.kit import *

PITHAG = RoleId("pithag")
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
            yield mark(town, me.seat, DEMON_MADE, me, until=DAWN)
        if named == DAMSEL.roles[0] and keep(town.jinxed(DAMSEL)):
            among = OneOf(tuple(s for s in town.players() if not town.is_traveller(s)), "seat")
            target = yield from ask(town.storyteller, "hags-damsel", among, "C-345")
        yield call(become, target, named)
        if named in LOCKED and keep(town.jinxed(LOCKED[named])):
            yield PlaceMark(target, BREWED, None, FOREVER, named=named)
        yield from judge(town)


DAMSEL = jinx("damsel", "pithag")
IDIOT = jinx("pithag", "villageidiot")
LOCKED = {RoleId(id): jinx("pithag", id) for id in ("cultleader", "goon", "ogre", "politician")}
BREWED = reminder("pithag", "brewed")
MOST_IDIOTS = 3


def may_come(town: Town, named: RoleId) -> bool:
    """Whether nobody has the role, and no jinx keeps it out; a third Village Idiot may come by one."""
    if named == IDIOT.roles[1] and town.jinxed(IDIOT):
        return sum(town.grimoire[seat].role == named for seat in town.circle) < MOST_IDIOTS
    late = too_late(town, PITHAG, named)
    return not town.in_play(named) and not town.kept_apart(named) and not late


def stays_evil(town: Town, me: Ability) -> bool:
    """Whether, by a jinx, an evil player whom a Pit-Hag gave this role does not turn good by it."""
    brewed = any((mark.reminder, mark.named) == (BREWED, me.role) for mark in town.on(me.seat))
    return brewed and town.side_of(me) == EVIL


@lets_die("pithag")
def discretion(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[bool]:
    """On a night on which a Demon was made, the Storyteller decides on the Demons' victims."""
    if keep(harm.cause != BY_DEMON or not town.marked(me.seat, DEMON_MADE)):
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
