"""Haunt 43, The Star-Sickness: those who brew the serum, and those who are sick."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Option
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h43_the_star_sickness as sickness
from nightbell.games.betrayal.house import FIRST_MONSTER, House
from nightbell.games.betrayal.rooms import CONSERVATORY, GARDENS, RESEARCH_LABORATORY
from nightbell.games.betrayal.traits import HEROES, SPEED, TRAITOR, RoomId


class Physicians(Goal, haunt=43, side=HEROES):
    """Haunt 43: herbs and research to the laboratory, the serum to everybody."""

    def herbs(self, house: House) -> int:
        return sum(card.startswith("herb-") for seat in house.everyone() for card in house.hands[seat]) + (
            sum(card.startswith("herb-") for card in house.piles.get(RESEARCH_LABORATORY, ()))
        )

    def gatherer(self, house: House) -> Seat | None:
        """Who goes for herbs: whoever has the shortest way to where they grow; else a fast one looks."""
        if self.herbs(house) or house.mark("serum"):
            return None
        beds = [room for room in (CONSERVATORY, GARDENS) if room in house.placed]
        nearby = [
            (house.distances(bed).get(house.where[seat], 99), seat)
            for bed in beds
            for seat in house.everyone()
        ]
        if nearby and min(nearby)[0] < 99:
            return min(nearby)[1]
        return max(house.everyone(), key=lambda seat: (house.value(seat, SPEED), seat), default=None)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if house.has(me, sickness.SERUM):
            sick = [seat for seat in house.others(me) if not house.mark(f"inoculated-{seat}")]
            return {house.where[seat]: 9.0 for seat in sick}
        if house.mark(f"inoculated-{me}"):
            return {}
        if self.gatherer(house) == me:
            return {room: 9.0 for room in (CONSERVATORY, GARDENS) if room in house.placed}
        return {RESEARCH_LABORATORY: 6.0}

    def task(self, house: House, me: Seat, option: Option) -> float:
        verb = option[0]
        if verb == "make-serum":
            return 15.0
        if verb == "research":
            return 0.5 if self.gatherer(house) == me else 6.0
        if verb == "inject":
            return 12.0
        if verb == "inject-by-force":
            foe = int(str(option[1]))
            return 8.0 if foe >= FIRST_MONSTER else 6.0
        return 10.0

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return (CONSERVATORY, GARDENS) if self.gatherer(house) == me else ()


class Carrier(Goal, haunt=43, side=TRAITOR):
    """Whoever has the star-sickness hands it on, and does not help the others to a cure."""

    caution = 0.5

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {house.where[seat]: 3.0 for seat in house.others(me) if not house.mark(f"inoculated-{seat}")}
