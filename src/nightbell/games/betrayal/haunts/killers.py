"""Players who changed sides and win with the traitor only if they have killed."""

from __future__ import annotations

from nightbell.engine import Effect, Seat, keep
from nightbell.games.betrayal.atoms import Fight, Mark
from nightbell.games.betrayal.haunt import Haunt
from nightbell.games.betrayal.house import NO_ONE, Figure, House, is_explorer
from nightbell.games.betrayal.traits import TRAITOR

STRIKES = "hand that strikes"


class Killers(Haunt):
    """The traitor wins with the traitor's side; of the others, whoever killed a hero."""

    def hand_of(self, house: House, figure: Figure) -> Seat:
        """The seat whose hand a figure is: an explorer's own, or the player's to whom a monster belongs.

        What somebody did while still a hero does not count.
        """
        if is_explorer(figure):
            return Seat(figure) if house.party[figure] == TRAITOR else NO_ONE
        monster = house.find_monster(figure)
        return monster.of if monster is not None else NO_ONE

    def beaten(self, house: House, fight: Fight, loser: Figure, winner: Figure, margin: int) -> Effect[None]:
        """Know whose hand strikes before anybody dies of it: the last death ends the game at once."""
        hand = keep(self.hand_of(house, winner))
        if hand < 0:
            yield from super().beaten(house, fight, loser, winner, margin)
            return
        yield Mark(STRIKES, hand + 1)
        yield from super().beaten(house, fight, loser, winner, margin)
        yield Mark(STRIKES, 0)

    def blasted(self, house: House, seat: Seat) -> Effect[None]:
        """The Dynamite is in the hand of whoever has the turn."""
        hand = keep(self.hand_of(house, Figure(house.active)))
        if hand >= 0:
            yield Mark(STRIKES, hand + 1)
        yield from super().blasted(house, seat)
        if hand >= 0:
            yield Mark(STRIKES, 0)

    def instead_of_death(self, house: House, seat: Seat) -> Effect[bool]:
        """Remember whose hand killed."""
        hand = keep(house.mark(STRIKES) - 1)
        if hand >= 0:
            yield Mark(f"killed-by-{hand}")
        return (yield from super().instead_of_death(house, seat))

    def winners(self, house: House, outcome: str) -> tuple[Seat, ...]:
        if outcome != TRAITOR:
            return super().winners(house, outcome)
        killers = [Seat(s) for s in house.seats if house.mark(f"killed-by-{s}") and s != house.traitor]
        return (house.traitor, *(seat for seat in killers if self.went_over(house, seat)))

    def went_over(self, house: House, seat: Seat) -> bool:
        """Whether a player no longer plays for the heroes."""
        return house.party[seat] == TRAITOR
