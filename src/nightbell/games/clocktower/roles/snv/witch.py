"""Witch."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

CURSED = reminder("witch", "cursed")


@role("witch", MINION, "snv", icon="witch-flight", first=41, other=26, reminders=("cursed",))
def witch(town: Town, me: Ability) -> Effect[None]:
    """Each night curses a player, who dies on nominating tomorrow. With three alive there is no curse."""
    cursed = yield from choose(town, me, town.players(), "C-383")
    yield mark(town, cursed, CURSED, me, until=DUSK)


@due("witch")
def more_than_three_live(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and town.living_count() != 3


@on_nominating("witch")
def witch_strikes(town: Town, me: Ability, nominator: Seat) -> Effect[None]:
    if keep(town.marked(nominator, CURSED) and town.living_count() != 3):
        yield kill(nominator, by=me)
