"""Summoner."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.summoning import EARLY, names_only, summon, whom_and_what
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
    named = yield from whom_and_what(town, me, keep(town.night < SUMMONING))
    if named is not None:
        works = keep(town.works(me))
        yield Spend(me)
        if works:
            yield call(summon, me, *named)
        yield from judge(town)


@due("summoner")
def first_or_third_night(town: Town, me: Ability) -> bool:
    if town.night == 1:
        return town.active(me.seat) and not names_only(town, me)
    due = town.night == SUMMONING or (town.night == SUMMONING - 1 and town.jinxed(EARLY))
    return due and town.active(me.seat) and not town.spent(me)


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
