"""King."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("king", TOWNSFOLK, "carousel", icon="jewel-crown", first=24, other=86, sleeps=True)
def king(town: Town, me: Ability) -> Effect[None]:
    """The Demon knows the King, who learns a living role while the dead are as many as the living."""
    for demon in keep(tuple(seat for seat in town.demons() if not introduced(town, me, seat))):
        yield from introduce(town, me, demon)
    if keep(town.night > 1 and enough_are_dead(town)):
        yield Wake(me)
        yield from learn(town, me)
        yield Stir(me.seat, awake=False)


BLOODLESS = (jinx("king", "leviathan"), jinx("king", "riot"))


def enough_are_dead(town: Town) -> bool:
    """As many as live; with a Demon in play that kills nobody, one is enough."""
    dead = len(town.circle) - town.living_count()
    if any(town.jinxed(each) and town.in_play(each.roles[1]) for each in BLOODLESS):
        return dead > 0
    return dead >= town.living_count()


@learns("king", "C-026")
def somebody_alive(town: Town, me: Ability) -> Reading[RoleId]:
    alive = town.alive()
    honest = dict.fromkeys(role for seat in alive for role in town.reads_role(seat))
    true = tuple(dict.fromkeys(town.grimoire[seat].role for seat in alive))
    return Reading(LIVING, honest, dict.fromkeys((*town.sheet, *true)), true=true)
