"""Leviathan."""

from __future__ import annotations

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
    if keep(guarded(town, me, executed)):
        yield from conclude(town, GOOD, "leviathan-guarded")
    elif keep(town.grimoire[executed].side == GOOD):
        yield PlaceMark(executed, GOOD_EXECUTED, me, FOREVER)
        if keep(len({mark.on for mark in town.marks if mark.reminder == GOOD_EXECUTED}) > 1):
            yield from conclude(town, EVIL, "leviathan-executions")


@at_dusk("leviathan")
def fifth_day(town: Town, me: Ability) -> Effect[None]:
    """If it lives when the fifth day of the game ends, evil wins; with a Mayor and no execution, good."""
    if keep(town.works(me) and town.night >= LAST_DAY):
        mayor = town.jinxed(MAYOR) and town.executed is None and town.holders(RoleId("mayor"))
        yield from conclude(town, GOOD if mayor else EVIL, "leviathan")


MAYOR = jinx("leviathan", "mayor")
SOLDIER = jinx("leviathan", "soldier")
GUARDS = {RoleId(id): jinx("leviathan", id) for id in ("monk", "innkeeper", "exorcist")}
"""Whoever they chose last night, the Leviathan had better not bring to the gallows itself."""


def guarded(town: Town, me: Ability, executed: Seat) -> bool:
    """Whether the Leviathan itself nominated somebody who was guarded against it, or a Soldier."""
    if not any(made.nominator == me.seat and made.nominee == executed for made in town.nominations):
        return False
    if town.jinxed(SOLDIER) and "soldier" in town.abilities(executed) and not town.impaired[executed]:
        return True
    guards = [pick for pick in town.picks if pick.by.role in GUARDS and town.jinxed(GUARDS[pick.by.role])]
    return any(executed in pick.targets and not town.impaired[pick.by.seat] for pick in guards)
