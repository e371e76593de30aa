"""Haunt 12, Fleshwalkers: those whose twins walk."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h12_fleshwalkers as walkers
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.traits import HEROES, CardId, RoomId, Trait


class Originals(Goal, haunt=12, side=HEROES):
    """Haunt 12: the Crystal Ball, one's own twin, and then the Ball to the next."""

    def twin(self, house: House, me: Seat) -> bool:
        return any(monster.of == me for monster in house.monsters)

    def task(self, house: House, me: Seat, option: Option) -> float:
        """Ask for the Ball whoever has no more use for it."""
        holder = Seat(int(str(option[1])))
        return 8.0 if self.twin(house, me) and not self.twin(house, holder) else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {room: 8.0 for room, cards in house.piles.items() if walkers.CRYSTAL_BALL in cards}
        holder = house.holder(walkers.CRYSTAL_BALL)
        if holder >= 0 and holder != me and not self.twin(house, holder) and self.twin(house, me):
            found[house.where[holder]] = 8.0
        return found

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if not house.has(me, walkers.CRYSTAL_BALL):
            return 0.0 if house.monster(foe).of == me else 0.5
        of = house.monster(foe).of
        return 10.0 if of == me or not house.alive[of] else 0.5
