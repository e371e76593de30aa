"""A goal: what one side of a haunt is after, as its page says it, beyond what the menu offers by itself.

A goal knows the house only as its player imagines it: what the page and the table do not show is not in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nightbell.engine import Answer, Seat
from nightbell.games.betrayal.cards.catalogue import card_of
from nightbell.games.betrayal.house import Figure, House, Monster
from nightbell.games.betrayal.rooms import (
    COAL_CHUTE,
    COLLAPSED_ROOM,
    MYSTIC_ELEVATOR,
    ROOMS,
    STAIRS_FROM_BASEMENT,
)
from nightbell.games.betrayal.traits import HEROES, ITEM, CardId, Party, RoomId, Trait

Option = tuple[Answer, ...]

TASK: Final = 5.0
NEVER: Final = 99.0
WAYS_BETWEEN: Final = (COAL_CHUTE, COLLAPSED_ROOM, MYSTIC_ELEVATOR, STAIRS_FROM_BASEMENT)
"""Rooms that lead from floor to floor."""
ITEM_ROOMS: Final = tuple(room.id for room in ROOMS.values() if room.symbol == ITEM)


GOALS: Final[dict[tuple[int, Party], Goal]] = {}
"""The goal of each side of each haunt that needs more than the usual one. Filled by the goals themselves."""


class Goal:
    """A side that does what the menu offers, fights where it can win, and looks for the rooms it needs.

    `class Diggers(Goal, haunt=40, side=HEROES)` is what the heroes of haunt 40 are after.
    """

    def __init_subclass__(cls, *, haunt: int = 0, side: Party = HEROES) -> None:
        if haunt:
            GOALS[haunt, side] = cls()

    caution: float = 1.0
    """How much wounds are minded."""
    curiosity: float = 0.5
    """What a door into the dark is worth although no room is missing."""
    search: float = 9.0
    """What a door is worth behind which a room is likely to be that one seeks."""
    habit: float = 0.93
    """What is left of fear from turn to turn, so that nobody waits for ever."""

    restless: bool = False
    """Whether to do something of less worth, or flee into the dark, rather than wait where one stands."""

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """Where it is worth to be, for other reasons than a task that the menu would offer there."""
        return {}

    def task(self, house: House, me: Seat, option: Option) -> float:
        """What a task is worth; nothing for one that is better left."""
        return TASK

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        """Rooms that one hopes to find behind a door: those of tasks that can be done nowhere yet."""
        wanted: list[RoomId] = []
        for task in house.scenario.tasks.values():
            if task.where and (task.who is None or task.who == house.party[me]):
                if not any(room in house.placed for room in task.where):
                    wanted += task.where
        return tuple(wanted)

    def peril(self, house: House, me: Seat) -> dict[RoomId, float]:
        """Where not to be when the turn ends, for other reasons than foes; below nothing where it is good to
        be found."""
        return {}

    def closed(self, house: House, me: Seat) -> frozenset[RoomId]:
        """Rooms not to set foot in."""
        return frozenset()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        """What beating somebody is worth."""
        return 2.0

    def keeps(self, house: House, me: Seat) -> tuple[Trait, ...]:
        """Traits that damage should spare as long as others can take it."""
        return ()

    def blast(self, house: House, me: Seat, room: RoomId) -> float:
        """What it is worth to throw the Dynamite into a room."""
        return 0.0

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """A card that somebody here should rather have."""
        return None

    def leads(self, house: House, monster: Monster) -> RoomId | None:
        """Where a monster is wanted more than beside its prey."""
        return None

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        """What a special thing is worth to a monster before it goes on; nothing for one that can wait, less
        for one that is better left."""
        return 0.0

    def strikes(self, house: House, monster: Monster, option: Option) -> bool:
        """Whether a monster that may attack should."""
        return True

    def guide(self, house: House, me: Seat, rooms: tuple[RoomId | None, ...]) -> RoomId | None:
        """Where to lead a figure next that one is leading; nowhere to let it be."""
        return next((room for room in rooms if room is not None), None)

    def treasures(self, house: House, card: CardId) -> float:
        """What a card is worth to have: weapons more than other things, the tokens of the haunt most."""
        sheet = card_of(card)
        if sheet.id != card:
            return 5.0
        return 2.0 + (sheet.blow.dice if sheet.blow else 0) if sheet.weapon else 1.0


class Hunter(Goal):
    """A traitor who has nothing better to do than to kill heroes."""

    caution = 0.5
    curiosity = 0.2

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 4.0


def ways_to(house: House, me: Seat, room: RoomId) -> tuple[RoomId, ...]:
    """Rooms to look for while no way leads to one that is wanted; none once it can be walked to."""
    return ways_between(house, house.where[me], room)


def ways_between(house: House, start: RoomId, room: RoomId) -> tuple[RoomId, ...]:
    """The same for something that has to be brought from one room to another, whoever looks."""
    return () if room in house.distances(start) else WAYS_BETWEEN


def heroes_in_house(house: House) -> list[Seat]:
    return [seat for seat in house.everyone() if house.party[seat] == HEROES]


def ground(house: House, start: RoomId, pace: int, arrivals: Mapping[RoomId, float]) -> set[RoomId]:
    """The rooms that can still be got to from one, before what comes is there.

    `arrivals` says after how many of its turns it is in each room; its next turn comes first.
    """
    reached, frontier, turns = {start}, [start], 1.0
    while frontier:
        turns += 1 / pace
        further = []
        for here in frontier:
            for other in house.joined(here):
                if other not in reached and arrivals.get(other, NEVER) > turns:
                    reached.add(other)
                    further.append(other)
        frontier = further
    return reached
