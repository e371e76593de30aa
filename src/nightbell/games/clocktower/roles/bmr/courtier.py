"""Courtier."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

COURTIER_DRUNK = reminder("courtier", "drunk")
THREE_DAYS = 2 * 3


@role("courtier", TOWNSFOLK, "bmr", icon="wine-glass", first=34, other=17, reminders=("drunk", "no-ability"))
def courtier(town: Town, me: Ability) -> Effect[None]:
    """Once per game, at night, names a role: whoever has it is drunk for three nights and days."""
    roles = OneOf[RoleId | None]((*town.sheet, None), "role")
    named = yield from ask(me.seat, "courtier", roles, "C-359")
    if named is None:
        return
    holders = keep(tuple(seat for seat in town.players() if town.grimoire[seat].role == named)[:1])
    yield from react(town, me, holders)
    for holder in holders:
        yield PlaceMark(holder, COURTIER_DRUNK, me, 2 * town.night + THREE_DAYS)
    yield Spend(me)


@due("courtier")
def still_at_court(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and not town.spent(me)
