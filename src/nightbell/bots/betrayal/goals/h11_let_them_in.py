"""Haunt 11, Let Them In: those who would have the windows shut, and the one who opens them."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.exorcism import Exorcists
from nightbell.bots.betrayal.goals.goal import Hunter
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h11_let_them_in import WINDOW_ROOMS
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, TRAITOR, CardId, RoomId, Trait


class Besieged(Exorcists, haunt=11, side=HEROES):
    """The exorcism first; the Ring for whatever stands in the way. To wait loses more than wounds do."""

    caution = 0.4

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        specter = foe >= FIRST_MONSTER and house.monster(foe).kind == "specter"
        return 5.0 if specter else 1.5


class Opener(Hunter, haunt=11, side=TRAITOR):
    """One window after the other, and new ones where none is left."""

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return tuple(room for room in WINDOW_ROOMS if room not in house.placed)
