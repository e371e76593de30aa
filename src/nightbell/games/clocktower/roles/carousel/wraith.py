"""Wraith."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.carousel.magician import WITH_WRAITH

MUST = reminder("wraith", "must-be-chosen")
DRAWS[MUST] = DEMON


@role("wraith", MINION, "carousel", icon="spectre", first=5, other=3)
def wraith(town: Town, me: Ability) -> Effect[None]:
    """Wakes with every evil player, and may keep the eyes open all night."""
    if keep(not town.works(me)):
        yield Inform(me.seat, events.EyesShut(me.seat, me.role))
        return
    peeks = yield from ask(me.seat, "wraith", YES_NO, "C-290")
    yield KeepVigil(me, peeks)


@when_guessed("wraith")
def magician_names_the_wraith(town: Town, me: Ability, guesser: Seat, of: Seat) -> Effect[None]:
    """A Magician who names the Wraith when an execution is over has the Demon choose the Wraith tonight."""
    over = keep(town.jinxed(WITH_WRAITH) and town.executed is not None and town.stage == CLOSING)
    if over and keep(of == me.seat and town.works(Ability(guesser, WITH_WRAITH.roles[0]))):
        yield PlaceMark(me.seat, MUST, None, town.until_dawn())
