"""Fearmonger."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.carousel.vizier import FEAR as SEEN

FEAR = reminder("fearmonger", "fear")


@role("fearmonger", MINION, "carousel", icon="terror", first=43, other=29, reminders=("fear",))
def fearmonger(town: Town, me: Ability) -> Effect[None]:
    """Each night chooses a player; if it is a new one, everybody hears that the Fearmonger has chosen."""
    before = keep(town.bearer(FEAR, me))
    chosen = yield from choose(town, me, town.players(), "C-383")
    for vizier in keep(tuple(s for s in town.alive() if town.jinxed(SEEN) and is_vizier(town, s))):
        yield from wake_for(vizier, Inform(vizier, events.SeesAwake(vizier, me.seat, (chosen,))))
    if chosen != before and keep(town.works(me)):
        yield LiftMarks(me, FEAR)
        yield PlaceMark(chosen, FEAR, me, FOREVER)
        yield Announce(events.Proclaimed(me.role))


def is_vizier(town: Town, seat: Seat) -> bool:
    return town.grimoire[seat].role == SEEN.roles[1]


@on_execution("fearmonger")
def fear_comes_true(town: Town, me: Ability, executed: Seat) -> Effect[None]:
    """If the Fearmonger nominated whom they chose, and that player is executed, that player's side loses."""
    mine = any(made.nominator == me.seat and made.nominee == executed for made in town.nominations)
    if keep(mine and town.bearer(FEAR, me) == executed):
        yield from conclude(town, opposite(town.grimoire[executed].side), "fearmonger")
