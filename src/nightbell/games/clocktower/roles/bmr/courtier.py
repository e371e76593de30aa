"""Courtier."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.summoning import robbed, summoners
from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.carousel.vizier import ROBBERS

COURTIER_DRUNK = reminder("courtier", "drunk")
THREE_DAYS = 2 * 3


@role("courtier", TOWNSFOLK, "bmr", icon="wine-glass", first=34, other=17, reminders=("drunk", "no-ability"))
def courtier(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, names a role: whoever has it is drunk for three nights and days."""
    roles = OneOf[RoleId | None]((*town.sheet, None), "role")
    named = yield from ask(me.seat, "courtier", roles, "C-359")
    if named is None:
        return
    yield Inform(me.seat, events.RoleNamed(me.seat, me.role, named))
    holders = keep(tuple(seat for seat in town.players() if town.grimoire[seat].role == named))
    if holders:
        among = OneOf(holders, "seat")
        holder = yield from decide(
            ask(town.storyteller, "courtier-drunk", among, "C-290", seat=me.seat, named_role=named)
        )
        yield from react(town, me, (holder,))
        if (yield from PlaceMark(holder, COURTIER_DRUNK, me, 2 * town.night + THREE_DAYS)):
            yield call(charmed, me, holder)
    yield Spend(me)


def charmed(town: Town, me: Ability, holder: Seat) -> Effect[None]:
    """By jinxes a Vizier is told, and a Summoner's ability comes to the Storyteller."""
    robbed_of, _ = ROBBERS[me.role]
    if keep(town.grimoire[holder].role == robbed_of.roles[1] and town.jinxed(robbed_of)):
        yield from wake_for(holder, Inform(holder, events.LearnsChosen(holder, me.role)))
    yield from robbed(town, me, keep(tuple(seat for seat in summoners(town) if seat == holder)))


due("courtier")(once_a_game)
