"""«Восход кровавой луны» (Bad Moon Rising): the Lunatic and the Zombuul."""

from __future__ import annotations

from nightbell.engine import Effect, Some, ask, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import Feign, Inform
from nightbell.games.clocktower.catalogue import (
    DEMON,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    Ability,
    Harm,
    due,
    role,
    seems_to_die,
)
from nightbell.games.clocktower.death import kill
from nightbell.games.clocktower.information import choose
from nightbell.games.clocktower.town import Town


@role("lunatic", OUTSIDER, "bmr", first=21, other=34, reminders=("chosen",) * 3, believes=DEMON)
def lunatic(town: Town, me: Ability) -> Effect[None]:
    """Believes to be a Demon. The Demon learns who the Lunatic is and whom the Lunatic chooses."""
    if (yield from keep(town.night == 1)):
        yield call(mock_meeting, me)
        return
    believed = yield from keep(town.grimoire[me.seat].card)
    act = ROLES[believed].night
    assert act is not None
    yield call(act, Ability(me.seat, believed))
    chosen = yield from keep(town.picks[-1].targets)
    for demon in (yield from keep(tuple(town.demons()) if town.works(me) else ())):
        yield Inform(demon, events.LearnsLunaticChoice(demon, me.seat, chosen))


def mock_meeting(town: Town, me: Ability) -> Effect[None]:
    """The Storyteller invents a team and three roles; the true Demon is told of the Lunatic."""
    others, count = yield from keep((town.others(me.seat), len(town.minions())))
    team = yield from ask(
        town.storyteller, "mock-minions", Some(others, count, count, "seat"), "C-351", seat=me.seat
    )
    yield Inform(me.seat, events.LearnsMinions(me.seat, team))
    good = Some(town.on_sheet(TOWNSFOLK, OUTSIDER), 3, 3, "role")
    yield Inform(
        me.seat,
        events.LearnsBluffs(
            me.seat, (yield from ask(town.storyteller, "mock-bluffs", good, "C-351", seat=me.seat))
        ),
    )
    for demon in (yield from keep(tuple(town.demons()) if town.works(me) else ())):
        yield Inform(demon, events.LearnsLunatic(demon, me.seat))


@due("lunatic")
def as_the_believed_demon(town: Town, me: Ability) -> bool:
    if town.night == 1:
        return town.evil_meets()
    believed = ROLES[town.grimoire[me.seat].card]
    as_demon = Ability(me.seat, believed.id)
    return town.living(me.seat) and (believed.due is None or believed.due(town, as_demon))


@role("zombuul", DEMON, "bmr", other=40, reminders=("died-today", "dead"))
def zombuul(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first, if nobody died today, a player dies."""
    victim = yield from choose(town, me, town.players(), "C-286")
    yield kill(victim, by=me)


@due("zombuul")
def nobody_died_today(town: Town, me: Ability) -> bool:
    return town.grimoire[me.seat].alive and not town.died_today


@seems_to_die("zombuul")
def zombuul_feigns(town: Town, me: Ability, harm: Harm) -> Effect[bool]:
    """The first death is only seeming."""
    if (yield from keep(town.grimoire[me.seat].feigns)):
        return False
    yield Feign(me.seat, harm)
    return True
