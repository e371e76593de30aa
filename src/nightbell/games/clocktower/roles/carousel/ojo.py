"""Ojo."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

SEVERAL_DIE = {RoleId("shabaloth"): 2, RoleId("po"): 3}


@role("ojo", DEMON, "carousel", icon="third-eye", other=49, reminders=("dead",))
def ojo(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first names a role, whose owner dies, or who registers so; if nobody has it, the
    Storyteller says who."""
    roles = OneOf(town.on_sheet(TOWNSFOLK, OUTSIDER, MINION, DEMON), "role")
    named = yield from ask(me.seat, "ojo", roles, "C-286")
    yield Inform(me.seat, events.RoleNamed(me.seat, me.role, named))
    owners = keep(tuple(seat for seat in town.players() if town.grimoire[seat].role == named))
    yield from react(town, me, owners)
    living = keep(tuple(seat for seat in owners if town.living(seat)))
    posing = keep(tuple(s for s in town.alive() if s not in owners and named in town.reads_role(s)))
    victims = (*living, *posing) if owners else keep(tuple(town.alive()))
    most = 1 if owners else max(SEVERAL_DIE.get(id, 1) for id in town.sheet)
    if not victims or keep(not town.works(me)):
        return
    few = Some(victims, int(bool(living) or not owners), min(most, len(victims)), "seat")
    for victim in (yield from decide(ask(town.storyteller, "ojo-victim", few, "C-286", named_role=named))):
        yield kill(victim, by=me)
