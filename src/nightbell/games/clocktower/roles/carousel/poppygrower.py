"""Poppy Grower."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.night import meet

EVIL_WAKES = reminder("poppygrower", "evil-wakes")


@role(
    "poppygrower",
    TOWNSFOLK,
    "carousel",
    icon="poppy",
    first=15,
    other=11,
    reminders=("evil-wakes",),
    posthumous=True,
    sleeps=True,
)
def poppy_grower(town: Town, me: Ability) -> Effect[None]:
    """Minions and Demon do not know each other; they learn it on the night of the Poppy Grower's death."""
    yield LiftMarks(me, EVIL_WAKES)
    yield call(meet)


@due("poppygrower")
def died_by_day(town: Town, me: Ability) -> bool:
    return town.night > 1 and town.marked(me.seat, EVIL_WAKES)


jinx("poppygrower", "spy")
jinx("poppygrower", "widow")


@closes_the_grimoire("poppygrower")
def nothing_to_see(town: Town, me: Ability) -> bool:
    """While she works, the Grimoire stays closed to the Spy and the Widow."""
    return town.living(me.seat)


@briefs("poppygrower")
def in_the_dark(town: Town, me: Ability, seat: Seat, told: Briefing) -> Briefing:
    return Briefing((), ()) if town.living(me.seat) else told


@on_death("poppygrower")
def poppy_withers(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    if keep(town.phase == NIGHT):
        yield call(meet)
    else:
        yield PlaceMark(me.seat, EVIL_WAKES, me, FOREVER, lasting=True)
