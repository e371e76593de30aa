"""Haunt 25, Voodoo: everybody looks for their own doll."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h25_voodoo as voodoo
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import (
    CATACOMBS,
    CHARRED_ROOM,
    CHASM,
    CRYPT,
    GALLERY,
    GARDENS,
    GRAND_STAIRCASE,
    GRAVEYARD,
    PATIO,
)
from nightbell.games.betrayal.traits import HEROES, RoomId

ALSO_LIKE_IT: Final[dict[str, tuple[RoomId, ...]]] = {
    voodoo.WAX: (CHARRED_ROOM,),
    voodoo.CHINA: (GALLERY, CHASM, GRAND_STAIRCASE),
    voodoo.STONE: (GARDENS, CRYPT),
    voodoo.GLASS: (CRYPT, GRAVEYARD, CATACOMBS),
    voodoo.RAG: (GRAVEYARD, PATIO),
}
"""Rooms of which what one feels makes one think, too: where each doll may be stands on the traitor's page."""


def likely(house: House, me: Seat) -> tuple[RoomId, ...]:
    """Where one's own doll is, or may be for all that was felt, heard and searched."""
    doll = voodoo.doll_of(house, me)
    if doll is None:
        return ()
    known = voodoo.found_in(house, doll)
    if known is not None:
        return (known,)
    bare = house.rooms_with(voodoo.NOTHING)
    return tuple(room for room in (*voodoo.HIDING_PLACES[doll], *ALSO_LIKE_IT[doll]) if room not in bare)


class Sufferers(Goal, haunt=25, side=HEROES):
    """What hurts says where to look."""

    caution = 0.4

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "destroy-doll":
            return 30.0
        doll = voodoo.doll_of(house, me)
        found = doll is not None and voodoo.found_in(house, doll) is not None
        return 12.0 if not found and house.where[me] in likely(house, me) else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {room: 12.0 for room in likely(house, me) if room in house.placed}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return tuple(room for room in likely(house, me) if room not in house.placed)
