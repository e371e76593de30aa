"""Cards that several killers share."""

from nightbell.engine import Effect, call
from nightbell.games.whispers.content import card
from nightbell.games.whispers.state import Hunt
from nightbell.games.whispers.steps import move, sense_zone


@card("pursue", "instant")
def pursue(hunt: Hunt) -> Effect[None]:
    """One step."""
    yield move(1)
    if hunt.kind.pursued is not None:
        yield call(hunt.kind.pursued)


@card("sense", "instant")
def sense(hunt: Hunt) -> Effect[None]:
    """Who is in a zone?"""
    yield from sense_zone(hunt)
