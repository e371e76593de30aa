"""The ways of a whole house at once, from its tiles alone; what was found is kept for the next look."""

from __future__ import annotations

from typing import Final, TypeAlias

from nightbell.games.betrayal.house import House, Placed, Way, cell
from nightbell.games.betrayal.traits import RoomId

Tiling: TypeAlias = tuple[tuple[tuple[RoomId, Placed], ...], tuple[RoomId, ...]]
"""The tiles of a house as they lie, and which of them are lost."""
Links: TypeAlias = tuple[dict[str, RoomId], dict[RoomId, tuple[Way, ...]], dict[RoomId, str]]
"""The cells, ways and open doorways that follow from a tiling."""
LINKS: Final[dict[Tiling, Links]] = {}
MOST_LINKS: Final = 256
"""One house is imagined again and again, so the links of so many tilings are kept."""


def link(house: House) -> None:
    """Work out cells, ways and doorways of a house of which only the tiles are there."""
    tiling = tuple(house.placed.items()), tuple(house.lost)
    known = LINKS.get(tiling)
    if known is None:
        house.cells = {cell(tile.floor, tile.x, tile.y): room for room, tile in house.placed.items()}
        house.gaps.update(dict.fromkeys(house.lost, ""))
        house.relink([room for room in house.placed if room not in house.lost])
        house.ways.update(dict.fromkeys(house.lost, ()))
        if len(LINKS) == MOST_LINKS:
            LINKS.pop(next(iter(LINKS)), None)
        LINKS[tiling] = house.cells.copy(), house.ways.copy(), house.gaps.copy()
    else:
        cells, ways, gaps = known
        house.cells, house.ways, house.gaps = cells.copy(), ways.copy(), gaps.copy()
