"""Banshee."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

AWAKE = reminder("banshee", "has-ability")

role(
    "banshee", TOWNSFOLK, "carousel", icon="screaming", other=63, reminders=("has-ability",), posthumous=True
)


jinx("banshee", "vortox")


@on_death("banshee")
def banshee(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """If the Demon kills the Banshee, everybody is told so."""
    if keep(harm.cause == BY_DEMON):
        yield PlaceMark(me.seat, AWAKE, me, FOREVER, lasting=True)


@at_dawn("banshee")
def wails(town: Town, me: Ability) -> Effect[None]:
    if keep(me.seat in town.died_tonight and town.marked(me.seat, AWAKE)):
        yield Announce(events.Proclaimed(me.role, me.seat))


@rights("banshee")
def beyond_the_grave(town: Town, me: Ability) -> Rights | None:
    """From then on nominates twice a day and votes twice, though dead and without a token."""
    return Rights(2, 2, True) if town.marked(me.seat, AWAKE) else None
