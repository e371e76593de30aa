"""Haunt 32, Lost: rooms to be found again before the air runs out, and experiments."""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h32_lost import CHORD, PROOF_ROOMS, resonance
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import GAME_ROOM, LIBRARY, OMEN_ROOMS, TOWER
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, TRAITOR, CardId, RoomId, Trait

HUNTED: Final = 20.0
"""What it is worth to beat the stranger, whose experiments would cost more than any clue brings."""


class Castaways(Goal, haunt=32, side=HEROES):
    """Rooms and clues first, and the organ as soon as it could answer."""

    caution = 0.1
    curiosity = 4.0

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] != "sound-organ":
            return 8.0
        needed = CHORD[house.players] - resonance(house, me)
        return 25.0 * at_least(house.value(me, KNOWLEDGE), needed)

    def keeps(self, house: House, me: Seat) -> tuple[Trait, ...]:
        return (KNOWLEDGE,)

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return HUNTED

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return (*OMEN_ROOMS, LIBRARY, GAME_ROOM, TOWER)


class Native(Hunter, haunt=32, side=TRAITOR):
    """Experiments where they can be made; else whoever sits at the organ."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 12.0 * at_least(house.value(me, KNOWLEDGE), 4)

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return PROOF_ROOMS
