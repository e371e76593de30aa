"""What each side of a haunt is after: one file for each haunt that needs more than the menu offers.

The files have the names of the haunts in `nightbell.games.betrayal.haunts` and are found by being there;
`goal` holds what all share.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from nightbell.bots.betrayal.goals.goal import GOALS, Goal, Hunter
from nightbell.engine import Seat
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.traits import TRAITOR

for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")

USUAL: Final = Goal()
HUNT: Final = Hunter()


def goal_of(house: House, me: Seat) -> Goal:
    """What a seat is after."""
    if not house.haunt:
        return USUAL
    party = house.party[me]
    usual = HUNT if party == TRAITOR and not house.scenario.hidden else USUAL
    return GOALS.get((house.haunt, party), usual)


__all__ = ["GOALS", "Goal", "goal_of"]
