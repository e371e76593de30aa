"""Leviathan."""

from __future__ import annotations

from nightbell.games.clocktower.bloodless import at_the_gallows, bloodless, names_somebody
from nightbell.games.clocktower.kit import *

GOOD_EXECUTED = reminder("leviathan", "good-player-executed")
LAST_DAY = 5

role(
    "leviathan",
    DEMON,
    "carousel",
    icon="sea-serpent",
    first=78,
    other=98,
    reminders=("good-player-executed",),
)


@at_dawn("leviathan")
def leviathan(town: Town, me: Ability) -> Effect[None]:
    """Everybody knows that it is in play, and which day of the game it is."""
    yield Announce(events.Proclaimed(me.role, None, town.night))
    if keep(town.night > LAST_DAY):
        yield from conclude(town, EVIL, "leviathan")


@on_execution("leviathan")
def second_good_player(town: Town, me: Ability, executed: Seat) -> Effect[None]:
    """If a second good player is executed, whether they die or not, evil wins."""
    yield from at_the_gallows(town, me, executed, JINXED)
    if keep(town.outcome is None and town.grimoire[executed].side == GOOD):
        yield PlaceMark(executed, GOOD_EXECUTED, me, FOREVER)
        if keep(len({mark.on for mark in town.placed(GOOD_EXECUTED, me)}) > 1):
            yield from conclude(town, EVIL, "leviathan-executions")


@at_dusk("leviathan")
def fifth_day(town: Town, me: Ability) -> Effect[None]:
    """If it lives when the fifth day of the game ends, evil wins; with a Mayor and no execution, good."""
    if keep(town.works(me) and town.night >= LAST_DAY):
        mayor = town.jinxed(MAYOR) and town.executed is None and town.holders(RoleId("mayor"))
        yield from conclude(town, GOOD if mayor else EVIL, "leviathan")


MAYOR = jinx("leviathan", "mayor")
JINXED = bloodless("leviathan")


@behind_the_demons("leviathan")
def names_one(town: Town, me: Ability) -> Effect[None]:
    yield from names_somebody(town, me, JINXED)
