"""Sailor."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

SAILOR_DRUNK = reminder("sailor", "drunk")


@role("sailor", TOWNSFOLK, "bmr", icon="anchor", first=25, other=12, reminders=("drunk",))
def sailor(town: Town, me: Ability) -> Effect[None]:
    """Each night drinks with a living player: one of the two is drunk until dusk."""
    alive = tuple(seat for seat in town.players() if town.square[seat].alive)
    mate = yield from choose(town, me, alive, "C-316")
    if keep(town.works(me)):
        pair = OneOf(tuple(sorted({mate, me.seat})), "seat")
        drunk = yield from decide(ask(town.storyteller, "sailor-mate", pair, "C-312", seat=me.seat))
        yield mark(town, drunk, SAILOR_DRUNK, me, until=DUSK)


@shields("sailor")
def sailor_shields(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    """A sober Sailor cannot die."""
    return victim == me.seat
