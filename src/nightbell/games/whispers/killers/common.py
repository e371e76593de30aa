"""Cards that several killers share."""

from nightbell.engine import Effect
from nightbell.games.whispers.content import card
from nightbell.games.whispers.state import Hunt
from nightbell.games.whispers.steps import move, sense_zone


@card("pursue", "instant")
def pursue(hunt: Hunt) -> Effect[None]:
    """One step; at level 4 the Huntress may follow it up, in one reading of her mat."""
    yield move(1, 1)
    if hunt.options.killer == "huntress" and hunt.level >= 4 and hunt.options.huntress_follow_up == "pursue":
        yield move(0, 1)


@card("sense", "instant")
def sense(hunt: Hunt) -> Effect[None]:
    """Who is in a zone?"""
    yield from sense_zone(hunt)
