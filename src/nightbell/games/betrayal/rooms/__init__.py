"""The 47 rooms: what is printed on their tiles. What a room does beyond numbers stands in `special`."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from nightbell.games.betrayal.traits import (
    BASEMENT,
    EVENT,
    FLOORS,
    GROUND,
    ITEM,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    OMEN,
    PHYSICAL,
    SANITY,
    SPEED,
    UPPER,
    Deck,
    Floor,
    Harm,
    RoomId,
    Trait,
)


class Test(Struct, frozen=True):
    """A trait roll printed on a tile."""

    trait: Trait
    target: int


class Room(Struct, frozen=True):
    """One room as printed, the name reading upright (north on top)."""

    id: RoomId
    floors: tuple[Floor, ...]
    doors: str
    symbol: Deck | None = None
    windows: str = ""
    joins: str = ""
    """Sides open to the next room of the same strip."""
    outdoor: bool = False
    barrier: Test | None = None
    leaving: Test | None = None
    leaving_costs: Trait | None = None
    """The trait that a failed roll on leaving lowers by one."""
    lifts: Trait | None = None
    """The trait that an explorer who ends a turn here gains once in the game."""
    burns: Harm | None = None
    """One point of this damage at the end of every turn here."""


def _room(
    name: str,
    floors: str,
    doors: str,
    symbol: Deck | None = None,
    *,
    windows: str = "",
    joins: str = "",
    outdoor: bool = False,
    barrier: Test | None = None,
    leaving: Test | None = None,
    leaving_costs: Trait | None = None,
    lifts: Trait | None = None,
    burns: Harm | None = None,
) -> Room:
    initials = {"B": BASEMENT, "G": GROUND, "U": UPPER}
    return Room(
        RoomId(name),
        tuple(initials[floor] for floor in floors),
        doors,
        symbol,
        windows,
        joins,
        outdoor,
        barrier,
        leaving,
        leaving_costs,
        lifts,
        burns,
    )


ROOMS: Final[dict[RoomId, Room]] = {
    room.id: room
    for room in (
        _room("entrance-hall", "G", "NS", joins="W"),
        _room("foyer", "G", "NS", joins="EW"),
        _room("grand-staircase", "G", "", joins="E", windows="S"),
        _room("upper-landing", "U", "NESW"),
        _room("basement-landing", "B", "NESW"),
        _room("abandoned-room", "BG", "NESW", OMEN),
        _room("attic", "U", "S", EVENT, leaving=Test(SPEED, 3), leaving_costs=MIGHT),
        _room("balcony", "U", "NS", OMEN, outdoor=True),
        _room("ballroom", "G", "NESW", EVENT),
        _room("bedroom", "U", "EW", EVENT, windows="S"),
        _room("bloody-room", "GU", "NESW", ITEM),
        _room("catacombs", "B", "NS", OMEN, barrier=Test(SANITY, 6)),
        _room("chapel", "GU", "N", EVENT, windows="S", lifts=SANITY),
        _room("charred-room", "GU", "NESW", OMEN),
        _room("chasm", "B", "EW", barrier=Test(SPEED, 3)),
        _room("coal-chute", "G", "N"),
        _room("collapsed-room", "GU", "NESW"),
        _room("conservatory", "GU", "N", EVENT),
        _room("creaky-hallway", "BGU", "NESW"),
        _room("crypt", "B", "N", EVENT, burns=MENTAL),
        _room("dining-room", "G", "NE", OMEN, windows="W"),
        _room("dusty-hallway", "BGU", "NESW"),
        _room("furnace-room", "B", "NSW", OMEN, burns=PHYSICAL),
        _room("gallery", "U", "NS", OMEN),
        _room("game-room", "BGU", "NES", EVENT),
        _room("gardens", "G", "NS", EVENT, outdoor=True),
        _room("graveyard", "G", "S", EVENT, outdoor=True, leaving=Test(SANITY, 4), leaving_costs=KNOWLEDGE),
        _room("gymnasium", "BU", "ES", OMEN, lifts=SPEED),
        _room("junk-room", "BGU", "NESW", OMEN, leaving=Test(MIGHT, 3), leaving_costs=SPEED),
        _room("kitchen", "BG", "NE", OMEN),
        _room("larder", "B", "NS", ITEM, lifts=MIGHT),
        _room("library", "GU", "SW", EVENT, lifts=KNOWLEDGE),
        _room("master-bedroom", "U", "NW", OMEN, windows="S"),
        _room("mystic-elevator", "BGU", "N"),
        _room("operating-laboratory", "BU", "ES", EVENT),
        _room("organ-room", "BGU", "SW", EVENT),
        _room("patio", "G", "NSW", EVENT, outdoor=True),
        _room("pentagram-chamber", "B", "E", OMEN, leaving=Test(KNOWLEDGE, 4), leaving_costs=SANITY),
        _room("research-laboratory", "BU", "NS", EVENT),
        _room("servants-quarters", "BU", "NESW", OMEN),
        _room("stairs-from-basement", "B", "S"),
        _room("statuary-corridor", "BGU", "NS", EVENT),
        _room("storeroom", "BU", "N", ITEM),
        _room("tower", "U", "EW", EVENT, outdoor=True, barrier=Test(MIGHT, 3)),
        _room("underground-lake", "B", "NE", EVENT),
        _room("vault", "BU", "N", EVENT, barrier=Test(KNOWLEDGE, 6)),
        _room("wine-cellar", "B", "NS", ITEM),
    )
}

ENTRANCE_HALL: Final = RoomId("entrance-hall")
FOYER: Final = RoomId("foyer")
GRAND_STAIRCASE: Final = RoomId("grand-staircase")
UPPER_LANDING: Final = RoomId("upper-landing")
BASEMENT_LANDING: Final = RoomId("basement-landing")
ATTIC: Final = RoomId("attic")
BALCONY: Final = RoomId("balcony")
BALLROOM: Final = RoomId("ballroom")
BEDROOM: Final = RoomId("bedroom")
CATACOMBS: Final = RoomId("catacombs")
CHAPEL: Final = RoomId("chapel")
CHARRED_ROOM: Final = RoomId("charred-room")
CHASM: Final = RoomId("chasm")
COAL_CHUTE: Final = RoomId("coal-chute")
COLLAPSED_ROOM: Final = RoomId("collapsed-room")
CONSERVATORY: Final = RoomId("conservatory")
CRYPT: Final = RoomId("crypt")
DINING_ROOM: Final = RoomId("dining-room")
FURNACE_ROOM: Final = RoomId("furnace-room")
GALLERY: Final = RoomId("gallery")
GAME_ROOM: Final = RoomId("game-room")
GARDENS: Final = RoomId("gardens")
GRAVEYARD: Final = RoomId("graveyard")
GYMNASIUM: Final = RoomId("gymnasium")
JUNK_ROOM: Final = RoomId("junk-room")
KITCHEN: Final = RoomId("kitchen")
LARDER: Final = RoomId("larder")
LIBRARY: Final = RoomId("library")
MASTER_BEDROOM: Final = RoomId("master-bedroom")
MYSTIC_ELEVATOR: Final = RoomId("mystic-elevator")
OPERATING_LABORATORY: Final = RoomId("operating-laboratory")
ORGAN_ROOM: Final = RoomId("organ-room")
PATIO: Final = RoomId("patio")
PENTAGRAM_CHAMBER: Final = RoomId("pentagram-chamber")
RESEARCH_LABORATORY: Final = RoomId("research-laboratory")
STAIRS_FROM_BASEMENT: Final = RoomId("stairs-from-basement")
STATUARY_CORRIDOR: Final = RoomId("statuary-corridor")
STOREROOM: Final = RoomId("storeroom")
TOWER: Final = RoomId("tower")
UNDERGROUND_LAKE: Final = RoomId("underground-lake")
VAULT: Final = RoomId("vault")
WINE_CELLAR: Final = RoomId("wine-cellar")

HALL_STRIP: Final = (GRAND_STAIRCASE, FOYER, ENTRANCE_HALL)
"""The three rooms of the long tile, west to east."""
START: Final[dict[RoomId, tuple[Floor, int, int]]] = {
    BASEMENT_LANDING: (BASEMENT, 0, 0),
    GRAND_STAIRCASE: (GROUND, 0, 0),
    FOYER: (GROUND, 1, 0),
    ENTRANCE_HALL: (GROUND, 2, 0),
    UPPER_LANDING: (UPPER, 0, 0),
}
STACK: Final = tuple(room for room in ROOMS if room not in START)
"""The 42 tiles that are drawn."""
BARRIER_ROOMS: Final = tuple(room.id for room in ROOMS.values() if room.barrier)
SPLIT_ROOMS: Final = {CHASM, CATACOMBS, TOWER}
"""Barrier rooms in which a figure stands on one of two sides; the Vault has only its outside."""
EVENT_ROOMS: Final = tuple(room.id for room in ROOMS.values() if room.symbol == EVENT)
OMEN_ROOMS: Final = tuple(room.id for room in ROOMS.values() if room.symbol == OMEN)
ELEVATOR_FLOORS: Final = {0: (BASEMENT,), 1: (BASEMENT,), 2: (GROUND,), 3: (UPPER,), 4: FLOORS}
"""Where the Mystic Elevator goes by the total of its two dice.

On a 4 its rider chooses, on a 0 it also hurts.
"""
