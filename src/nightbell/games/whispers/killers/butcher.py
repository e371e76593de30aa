"""The Butcher: slow, strong, bars doors and breaks them."""

from nightbell.engine import Effect, keep
from nightbell.games.whispers.atoms import Rage
from nightbell.games.whispers.content import Killer, Kind, card, killer
from nightbell.games.whispers.doors import barricade_all_here, barricade_here
from nightbell.games.whispers.encounter import search_here
from nightbell.games.whispers.harm import frighten, wound
from nightbell.games.whispers.killers import common as common
from nightbell.games.whispers.state import Hunt
from nightbell.games.whispers.steps import move

BUTCHER = killer(
    Killer(
        "butcher",
        expansion=None,
        strength=(5, 6, 6, 6, 6),
        ratings=(5, 2, 2, 5, 3),
        deck=(
            ("pursue", 3),
            ("sense", 2),
            ("barricade", 3),
            ("stay", 1),
            ("madness", 1),
            ("chainsaw", 2),
            ("brutal_rage", 1),
        ),
    )
)


@card("barricade", "planning")
def barricade(hunt: Hunt) -> Effect[None]:
    """One door of the Butcher's place."""
    yield from barricade_here(hunt)


@card("stay", "planning", cost=4)
def stay(hunt: Hunt) -> Effect[None]:
    """All doors of the Butcher's place."""
    yield from barricade_all_here(hunt)


@card("madness", "instant", cost=2)
def madness(hunt: Hunt) -> Effect[None]:
    """A door, and strength for the turn."""
    yield from barricade_here(hunt)
    yield Rage("turn", 2)


def swift_from_level_four(hunt: Hunt) -> tuple[Kind, ...]:
    return ("instant",) if hunt.level >= 4 else ("enhancement",)


@card("chainsaw", "enhancement", cost=2, played_as=swift_from_level_four)
def chainsaw(hunt: Hunt) -> Effect[None]:
    """Fear around, a step at will, then a wound to everybody here. No encounter. Instant from level 4 on."""
    yield frighten(keep(hunt.those_at(*hunt.within(1))))
    yield move(1, least=0)
    for victim in keep(hunt.those_at(hunt.at)):
        yield wound(victim)


@card("brutal_rage", "enhancement", cost=1, lock=3)
def brutal_rage(hunt: Hunt) -> Effect[None]:
    """Move and search, again and again as long as a barricade broke and nobody was there."""
    while True:
        _, broken = yield from move(2, least=1)
        if (yield from search_here(hunt)) or not broken:
            return
