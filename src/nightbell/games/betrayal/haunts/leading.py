"""Figures that others lead, push or draw along, from door to door."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import Prowl
from nightbell.games.betrayal.house import FAR, Figure, House, is_explorer
from nightbell.games.betrayal.traits import RoomId
from nightbell.games.betrayal.walk import Go


def steps_from(house: House, figure: Figure, away_from: RoomId | None = None) -> dict[RoomId, int]:
    """Where a figure can be led, and to which side of a split room; a monster minds no barrier.

    With a room to come away from, only such steps as lead farther from it.
    """
    if is_explorer(figure) and not house.alive[figure]:
        return {}
    room = house.room_of(figure)
    if is_explorer(figure):
        found = house.doors_from(Seat(figure))
    else:
        found = {to: there for to, _, there in house.ways.get(room, ())}
    if away_from is None:
        return found
    steps = house.distances(away_from)
    here = steps.get(room, FAR)
    return {to: side for to, side in found.items() if steps.get(to, FAR) > here}


def led(
    house: House,
    leader: Seat,
    figure: Figure,
    spaces: int,
    *,
    away_from: RoomId | None = None,
    may_stop: bool = True,
) -> Effect[None]:
    """A seat leads a figure so many spaces, or fewer if it may stop; what happens on the way happens."""
    for _ in range(spaces):
        ways = keep(steps_from(house, figure, away_from))
        if not ways:
            return
        if may_stop:
            room = yield from ask(leader, "lead-where", OneOf((None, *ways), "room"), "B-322", figure=figure)
        else:
            room = yield from decide(ask(leader, "which-room", OneOf(tuple(ways), "room"), "B-322"))
        if room is None:
            return
        if is_explorer(figure):
            yield Go(Seat(figure), room, ways[room])
        else:
            yield Prowl(figure, room, ways[room])
