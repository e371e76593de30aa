"""Haunt 2, The Séance: those who call the Ghost to lay it to rest, and then those whom it hunts."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import TASK, Goal, Hunter, Option, ways_to
from nightbell.bots.betrayal.odds import at_least
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h02_the_seance as seance
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.rooms import CRYPT, GRAVEYARD, PENTAGRAM_CHAMBER
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, TRAITOR, CardId, RoomId, Trait


class Callers(Goal, haunt=2, side=HEROES):
    """To the Pentagram Chamber together; then bones and a grave; or the Ring for a Ghost gone wild."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        trait = Trait(str(option[1])) if len(option) > 1 else KNOWLEDGE
        luck = at_least(house.value(me, trait), 5)
        return TASK + 5.0 * luck if luck else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """Wait for the wild Ghost where it can be struck; pick up the bones, or the Ring, where they lie."""
        wanted = seance.RING if seance.is_angry(house) else seance.BONES
        found = {room: 9.0 for room, cards in house.piles.items() if wanted in cards}
        if seance.is_angry(house) and PENTAGRAM_CHAMBER in house.rooms():
            found[PENTAGRAM_CHAMBER] = 4.0
        return found

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        if seance.is_quiet(house):
            if house.mark(seance.FOUND):
                return () if CRYPT in house.placed or GRAVEYARD in house.placed else (CRYPT, GRAVEYARD)
            return super().seeks(house, me)
        return ways_to(house, me, PENTAGRAM_CHAMBER)

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 15.0 if foe >= FIRST_MONSTER else 1.0


class Summoner(Hunter, haunt=2, side=TRAITOR):
    """The Ghost first; and then whoever carries what could lay it to rest."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return TASK + 5.0 * at_least(house.value(me, Trait(str(option[1]))), 5)

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        carries = foe < FIRST_MONSTER and {seance.BONES, seance.RING} & {*house.hands[foe]}
        return 8.0 if carries else 4.0
