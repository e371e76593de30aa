"""Players who changed sides and win with the traitor only if they have killed."""

from __future__ import annotations

from nightbell.engine import Effect, Seat, keep
from nightbell.games.betrayal.atoms import Fight, Mark
from nightbell.games.betrayal.haunt import Haunt
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.traits import TRAITOR


class Killers(Haunt):
    """The traitor wins with the traitor's side; of the others, whoever killed a hero."""

    def hand_of(self, house: House, figure: Figure) -> Seat:
        """The seat whose hand a figure is: an explorer's own, or the player's to whom a monster belongs."""
        if figure < FIRST_MONSTER:
            return Seat(figure)
        monster = house.find_monster(figure)
        return monster.of if monster is not None else Seat(-1)

    def after_fight(self, house: House, fight: Fight, margin: int) -> Effect[None]:
        """Remember whose hand killed."""
        killer = keep(self.hand_of(house, fight.attacker if margin > 0 else fight.target))
        victim = fight.target if margin > 0 else fight.attacker
        if margin and killer >= 0 and victim < FIRST_MONSTER and keep(not house.alive[victim]):
            yield Mark(f"killed-by-{killer}", 1)

    def winners(self, house: House, outcome: str) -> tuple[Seat, ...]:
        if outcome != TRAITOR:
            return super().winners(house, outcome)
        killers = [Seat(s) for s in house.seats if house.mark(f"killed-by-{s}") and s != house.traitor]
        return (house.traitor, *(seat for seat in killers if self.went_over(house, seat)))

    def went_over(self, house: House, seat: Seat) -> bool:
        """Whether a player no longer plays for the heroes."""
        return house.party[seat] == TRAITOR
