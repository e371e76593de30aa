"""What is worked out for those who look at a house; the rest they see as its fields say."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Seat
from nightbell.games.betrayal.house import TABLE, House
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import TRAITOR, Deck, Floor

TRAITORS_SECTIONS: Final = ("new-powers", "how-monsters-move")
"""What a traitor reads beside the own page."""


@TABLE.shows
def top_tile(house: House) -> tuple[Floor, ...]:
    """The back of the top tile: its floors."""
    return ROOMS[house.tiles[0]].floors if house.tiles else ()


@TABLE.shows
def known_top(house: House, viewer: Seat) -> dict[Deck, tuple[str, ...]]:
    """What the viewer has seen on top of a stack."""
    mine = f"{viewer} "
    return {Deck(key.removeprefix(mine)): top for key, top in house.known_top.items() if key.startswith(mine)}


@TABLE.shows
def pages(house: House, viewer: Seat) -> tuple[str, ...]:
    """Sealed until the haunt; then each side reads its own page, and in the end everybody all of them."""
    goals = house.scenario.goals
    if not house.haunt or (viewer < 0 and not house.over):
        return ()
    if house.over or len(goals) == 1:
        return tuple(f"{house.haunt}-{goal}" for goal in goals)
    page = f"{house.haunt}-{house.party[viewer]}"
    return (page, *TRAITORS_SECTIONS) if house.party[viewer] == TRAITOR else (page,)
