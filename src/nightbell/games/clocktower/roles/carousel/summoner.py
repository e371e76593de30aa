"""Summoner."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.summoning import EARLY, behind_the_poppies, may_come, summon
from nightbell.games.clocktower.kit import *

BLUFFS = 3
SUMMONING = 3


@role("summoner", MINION, "carousel", icon="magic-portal", first=22, other=33, reminders=("no-ability",))
def summoner(town: Town, me: Ability) -> Effect[None]:
    """Learns three roles that nobody has; on the third night makes a player a Demon, and evil."""
    if keep(town.night == 1):
        absent = keep(town.absent(TOWNSFOLK, OUTSIDER))
        few = Some(absent, min(BLUFFS, len(absent)), min(BLUFFS, len(absent)), "role")
        bluffs = yield from ask(town.storyteller, "snitch", few, "C-185", seat=me.seat)
        yield Inform(me.seat, events.LearnsBluffs(me.seat, bluffs))
        return
    only, early = keep((names_only(town, me) or behind_the_poppies(town), town.night < SUMMONING))
    chosen = me.seat
    if not only:
        pointed = yield from (may_choose if early else choose)(town, me, town.players(), "C-466")
        if pointed is None:
            return
        chosen = pointed
    offered = demons(town, chosen, only, early)
    named = yield from decide(ask(me.seat, "summoner", offered, "C-466", seat=chosen))
    if named is None:
        return
    if only:
        living = OneOf(keep(may_come(town, town.alive(), named)), "seat")
        asked = ask(town.storyteller, "summoned", living, "C-466", seat=me.seat, named_role=named)
        chosen = yield from decide(asked)
    works = keep(town.works(me))
    yield Spend(me)
    if works:
        yield call(summon, me, chosen, named)
    yield from judge(town)


def demons(town: Town, chosen: Seat, only: bool, early: bool) -> OneOf[RoleId | None]:
    """Which Demons can be named: a night before the time one alone, or none."""
    if early:
        return OneOf((EARLY.roles[0], None) if only else (EARLY.roles[0],), "role")
    seats = town.alive() if only else (chosen,)
    return OneOf(tuple(id for id in town.on_sheet(DEMON) if may_come(town, seats, id)), "role")


@due("summoner")
def first_or_third_night(town: Town, me: Ability) -> bool:
    if town.night == 1:
        return town.active(me.seat) and not names_only(town, me)
    due = town.night == SUMMONING or (town.night == SUMMONING - 1 and town.jinxed(EARLY))
    return due and town.active(me.seat) and not town.spent(me)


def names_only(town: Town, me: Ability) -> bool:
    """By the jinx an Alchemist learns nothing and names the Demon; who it is, the Storyteller says."""
    return town.held(me).lent_by == "alchemist"


@on_death("summoner")
def summons_nobody(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """By the jinx evil wins if the Alchemist dies before."""
    if keep(names_only(town, me) and not town.spent(me)):
        yield from conclude(town, EVIL, me.role, outright=True)


@awaits_demon("summoner")
def promised(town: Town, me: Ability) -> bool:
    """Until then that there is no Demon ends nothing."""
    return town.active(me.seat) and not town.spent(me) and town.night <= SUMMONING


@recounts("summoner")
def no_demon_yet(counts: Counts) -> Iterable[Counts]:
    townsfolk, outsiders, minions, demons = counts
    return [(townsfolk + demons, outsiders, minions, 0)]
