"""Haunt 49, You Wear It Well: Souls against the Spirit, and those who want the bodies."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts.h49_you_wear_it_well import BODY, SPIRIT, start_sanity
from nightbell.games.betrayal.house import FAR, FIRST_MONSTER, Figure, House, Monster
from nightbell.games.betrayal.traits import HEROES, TRAITOR, CardId, RoomId, Trait


class Souls(Goal, haunt=49, side=HEROES):
    """All of them at the Spirit."""

    caution = 0.2

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {spirit.room: 6.0 for spirit in house.monsters_of(SPIRIT)}

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 14.0 if foe >= FIRST_MONSTER else 2.0


class Mirrors(Hunter, haunt=49, side=TRAITOR):
    """The Spirit to the body that suits it best; the traitor to those of the others."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 8.0

    def worn(self, house: House, body: Monster) -> float:
        """What a body promises the Spirit."""
        seat = body.of
        if house.mark(f"ruined-{seat}"):
            return 0.0
        return (1 + house.mark(f"possessed-{seat}")) * at_least(6, start_sanity(house, seat) + 1)

    def leads(self, house: House, monster: Monster) -> RoomId | None:
        steps = house.distances(monster.room, monster=True, walls=True)
        bodies = [body for body in house.monsters_of(BODY) if self.worn(house, body) > 0]
        best = max(bodies, key=lambda b: self.worn(house, b) - 0.1 * steps.get(b.room, FAR), default=None)
        return best.room if best is not None else None

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        return 10.0
