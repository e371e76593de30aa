"""The Huntress: four snares, an axe and a keen ear."""

from nightbell.engine import Effect, OneOf, ask, keep
from nightbell.games.whispers.atoms import (
    Net,
    Rage,
    SetSnare,
    SpringSnare,
    TakeSnares,
    TellDistance,
    TellSnares,
)
from nightbell.games.whispers.content import Killer, card, killer
from nightbell.games.whispers.deck import draw
from nightbell.games.whispers.encounter import search_here
from nightbell.games.whispers.harm import fear, wound
from nightbell.games.whispers.killers import common as common
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import Hunt, Victim
from nightbell.games.whispers.steps import move, sense, stealth, stealth_to

SNARES = ("net", "net", "skull", "bear_trap")


@card("hunting_instinct", "instant", cost=1)
def hunting_instinct(hunt: Hunt) -> Effect[None]:
    """SENSE in one place."""
    place = yield from ask(hunt.killer_seat, "sense-place", OneOf(hunt.board.places, "place"), "W-183")
    yield sense((place,))


@card("tracking", "instant", cost=1)
def tracking(hunt: Hunt) -> Effect[None]:
    """SEARCH; if that finds nobody, a victim tells how far away it is. Anna too."""
    if (yield from search_here(hunt)):
        return
    victim = yield from ask(hunt.killer_seat, "track", OneOf(hunt.present, "victim"), "W-183")
    yield TellDistance(victim)
    if hunt.level >= 4 and hunt.options.huntress_follow_up == "tracking":
        yield move(1, least=0)


@card("axe_throw", "attack", cost=1)
def axe_throw(hunt: Hunt) -> Effect[None]:
    yield Rage("attack", 4)


@card("bated_breath", "enhancement", cost=2)
def bated_breath(hunt: Hunt) -> Effect[None]:
    """A card, two secret steps, and strength until the end of the next turn."""
    yield draw(1)
    yield stealth("bated_breath", 2)
    yield Rage("next_turn", 3)


@card("traps_reset", "enhancement", cost=3, lock=2)
def traps_reset(hunt: Hunt) -> Effect[None]:
    """Anywhere unseen, and all four snares anew, one for each place."""
    yield stealth_to("traps_reset", hunt.board.places)
    yield TakeSnares()
    for snare in SNARES:
        free = keep(tuple(place for place in hunt.board.places if place not in hunt.snares))
        place = yield from ask(hunt.killer_seat, "set-snare", OneOf(free, "place"), "W-052", snare=snare)
        yield SetSnare(place, snare)
    yield TellSnares()


def setup(hunt: Hunt) -> None:
    board = hunt.board
    kinds = hunt.chance.shuffled("snares", SNARES)
    hunt.snares = dict(zip((*board.search, board.transmitter), kinds, strict=True))


def pursued(hunt: Hunt) -> Effect[None]:
    """From level 4 on she may follow it up, in one reading of her mat."""
    if hunt.level >= 4 and hunt.options.huntress_follow_up == "pursue":
        yield move(1, least=0)


def haggles(hunt: Hunt, cost: int) -> int:
    """From level 3 on everything costs her a card less."""
    return max(0, cost - 1) if hunt.level >= 3 else cost


def awaits(hunt: Hunt, victim: Victim, place: Place) -> Effect[bool]:
    """The snare in this place: a skull frightens twice, a bear trap wounds, a net holds."""
    if not keep(place in hunt.snares):
        return True
    snare = yield from SpringSnare(victim)
    if snare == "net":
        yield Net(victim)
        return False
    if snare == "bear_trap":
        yield wound(victim, "snare")
    else:
        yield fear(victim)
        yield fear(victim)
    return True


HUNTRESS = killer(
    Killer(
        "huntress",
        expansion="feral_instincts",
        strength=(3, 3, 3, 3, 3),
        ratings=(3, 5, 3, 4, 3),
        deck=(
            ("pursue", 3),
            ("sense", 2),
            ("hunting_instinct", 2),
            ("tracking", 3),
            ("axe_throw", 1),
            ("bated_breath", 1),
            ("traps_reset", 1),
        ),
        setup=setup,
        pursued=pursued,
        haggles=haggles,
        awaits=awaits,
    )
)
