"""Haunt 8, Wail of the Banshee: those who would silence it."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.exorcism import Exorcists
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h08_wail_of_the_banshee import SPIRIT_BOARD
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import HEROES, CardId, Trait


class Silencers(Exorcists, haunt=8, side=HEROES):
    """The exorcism; and the Spirit Board out of the traitor's hand, who then hears the wail too."""

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 5.0 if foe < FIRST_MONSTER and house.has(Seat(foe), SPIRIT_BOARD) else 2.0

    def treasures(self, house: House, card: CardId) -> float:
        return 6.0 if card == SPIRIT_BOARD else super().treasures(house, card)
