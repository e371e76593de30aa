"""Legion's jinxes: whoever makes it makes all of evil, and it keeps its ability where it is found out."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

LEGION = RoleId("legion")
MAKERS = {RoleId(id): jinx("legion", id) for id in ("engineer", "hatter", "summoner")}
FINDERS = {RoleId(id): jinx("legion", id) for id in ("minstrel", "preacher")}
DOUBTFUL = {RoleId(id): jinx("legion", id) for id in ("magician", "politician", "zealot")}
"""Whose hand may count as an evil one, and a vote with no other good hand for nothing."""


def engulf(town: Town, by: RoleId, named: RoleId) -> Effect[None]:
    """If Legion was made by such a role, all evil players are Legion."""
    if named != LEGION or keep(not town.jinxed(MAKERS[by])):
        return
    evil = (seat for seat in town.players() if town.grimoire[seat].side == EVIL)
    for seat in keep(tuple(s for s in evil if town.grimoire[s].role != LEGION and not town.is_traveller(s))):
        yield call(become, seat, LEGION)


def out_of_work(town: Town, role: RoleId) -> bool:
    """Whether an Engineer or a Hatter has no ability, since Legion is in play."""
    return town.jinxed(MAKERS[role]) and town.in_play(LEGION)


@on_arrival("engineer")
def nothing_to_build(town: Town, me: Ability) -> Effect[None]:
    """The Engineer learns why."""
    if keep(out_of_work(town, me.role)):
        yield Inform(me.seat, events.LearnsInPlay(me.seat, me.role, (LEGION,)))


def is_found(town: Town, me: Ability, seat: Seat) -> bool:
    """Whether an ability has met Legion, which keeps its own."""
    return town.grimoire[seat].role == LEGION and town.jinxed(FINDERS[me.role])


def may_find_out(town: Town, me: Ability, seat: Seat) -> Effect[None]:
    """Whoever met Legion learns so, if the Storyteller likes."""
    if (yield from ask(town.storyteller, "finds-legion", YES_NO, "C-559", seat=me.seat, about_seat=seat)):
        yield from wake_for(me.seat, Inform(me.seat, events.LearnsHolder(me.seat, seat, LEGION)))
