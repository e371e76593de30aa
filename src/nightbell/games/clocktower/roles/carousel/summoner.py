"""Summoner."""

from __future__ import annotations

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
    only = keep(names_only(town, me))
    chosen = me.seat if only else (yield from choose(town, me, town.players(), "C-466"))
    demons = OneOf(town.on_sheet(DEMON), "role")
    named = yield from ask(me.seat, "summoner", demons, "C-466", seat=chosen)
    if only:
        living = OneOf(tuple(town.alive()), "seat")
        chosen = yield from ask(town.storyteller, "summoned", living, "C-466", seat=me.seat, named_role=named)
    works = keep(town.works(me))
    yield Spend(me)
    if works:
        yield TurnSide(chosen, EVIL)
        yield call(become, chosen, named)
    yield from judge(town)


@due("summoner")
def first_or_third_night(town: Town, me: Ability) -> bool:
    starts = town.night == 1 and not names_only(town, me)
    return town.active(me.seat) and (starts or (town.night == SUMMONING and not town.spent(me)))


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
