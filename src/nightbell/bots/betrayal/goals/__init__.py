"""What each side of a haunt is after: one file for each haunt that needs more than the menu offers.

The files have the names of the haunts in `nightbell.games.betrayal.haunts`; `goal` holds what all share.
"""

from __future__ import annotations

from typing import Final

from nightbell.bots.betrayal.goals.goal import Goal, Hunter
from nightbell.bots.betrayal.goals.h01_the_mummy_walks import Banishers, Bride
from nightbell.bots.betrayal.goals.h04_the_web_of_destiny import Rescuers
from nightbell.bots.betrayal.goals.h09_the_dance_of_death import Dancers
from nightbell.bots.betrayal.goals.h12_fleshwalkers import Originals
from nightbell.bots.betrayal.goals.h21_house_of_the_living_dead import Slayers
from nightbell.bots.betrayal.goals.h27_amok_flesh import Brewers
from nightbell.bots.betrayal.goals.h31_airborne import Jumpers
from nightbell.bots.betrayal.goals.h34_guillotines import Collared, Forger
from nightbell.bots.betrayal.goals.h35_small_change import Fliers
from nightbell.bots.betrayal.goals.h40_buried_alive import Diggers
from nightbell.bots.betrayal.goals.h43_the_star_sickness import Carrier, Physicians
from nightbell.bots.betrayal.goals.h50_treasure_hunt import Seekers
from nightbell.engine import Seat
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import HEROES, TRAITOR, Party

USUAL: Final = Goal()
HUNT: Final = Hunter()
GOALS: Final[dict[tuple[int, Party], Goal]] = {
    (1, HEROES): Banishers(),
    (1, TRAITOR): Bride(),
    (4, HEROES): Rescuers(),
    (9, TRAITOR): Dancers(),
    (12, HEROES): Originals(),
    (21, HEROES): Slayers(),
    (27, HEROES): Brewers(),
    (31, HEROES): Jumpers(),
    (34, HEROES): Collared(),
    (34, TRAITOR): Forger(),
    (35, HEROES): Fliers(),
    (40, HEROES): Diggers(),
    (43, HEROES): Physicians(),
    (43, TRAITOR): Carrier(),
    (50, HEROES): Seekers(),
}


def goal_of(house: House, me: Seat) -> Goal:
    """What a seat is after."""
    if not house.haunt:
        return USUAL
    party = house.party[me]
    usual = HUNT if party == TRAITOR and not house.scenario.hidden else USUAL
    return GOALS.get((house.haunt, party), usual)


__all__ = ["GOALS", "Goal", "goal_of"]
