"""Fearmonger."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

FEAR = reminder("fearmonger", "fear")


@role("fearmonger", MINION, "carousel", icon="terror", first=43, other=29, reminders=("fear",))
def fearmonger(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses a player; if it is a new one, everybody hears that the Fearmonger has chosen."""
    before = keep(town.bearer(FEAR, me))
    chosen = yield from choose(town, me, town.players(), "C-383")
    if chosen != before and keep(town.works(me)):
        yield LiftMarks(me, FEAR)
        yield PlaceMark(chosen, FEAR, me, FOREVER)
        yield Announce(events.Proclaimed(me.role))


@on_execution("fearmonger")
def fear_comes_true(town: Town, me: Ability, executed: Seat) -> Effect[None]:
    """If the Fearmonger nominated whom they chose, and that player is executed, that player's side loses."""
    mine = any(made.nominator == me.seat and made.nominee == executed for made in town.nominations)
    if keep(mine and town.bearer(FEAR, me) == executed):
        yield from conclude(town, opposite(town.grimoire[executed].side), "fearmonger")
