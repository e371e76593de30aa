"""The Unidentified: crawls through secret passages, changes and grows."""

from nightbell.engine import YES_NO, Effect, OneOf, ask, call, decide, keep
from nightbell.games.whispers.atoms import (
    Evolve,
    PutOnTop,
    Rage,
    RemoveFromGame,
    TellNotThere,
    TellPlace,
    Unlock,
)
from nightbell.games.whispers.content import Killer, card, killer
from nightbell.games.whispers.deck import draw
from nightbell.games.whispers.doors import barricade, barricade_here
from nightbell.games.whispers.harm import frighten, wound
from nightbell.games.whispers.maps import ZONES
from nightbell.games.whispers.state import Hunt
from nightbell.games.whispers.steps import move, sense, stealth_to

EVOLUTIONS = ("camouflage", "fast_crawl", "sonar", "slime_gland")


@card("crawl", "instant", cost=1)
def crawl(hunt: Hunt) -> Effect[None]:
    """A step, or up to three after Fast Crawl. Secret passages are ways like any other."""
    yield move(3 if "fast_crawl" in hunt.evolutions else 1, least=1)


@card("infrared", "instant")
def infrared(hunt: Hunt) -> Effect[None]:
    """SENSE in a zone or within a step."""
    zone = yield from ask(hunt.killer_seat, "infrared", OneOf((*ZONES, "near"), "zone"), "W-183")
    yield sense(keep(hunt.within(1) if zone == "near" else hunt.board.zones[zone]))


@card("eerie_pipes", "planning", cost=1)
def eerie_pipes(hunt: Hunt) -> Effect[None]:
    """A secret step, or unseen to any end of a secret passage; anywhere after Camouflage."""
    ends = tuple(place for place in hunt.board.places if hunt.board.secret_ends[place])
    if "camouflage" in hunt.evolutions:
        yield stealth_to("eerie_pipes", hunt.board.places)
    else:
        near = keep(hunt.shadow_of(1))
        yield stealth_to("eerie_pipes", tuple(p for p in hunt.board.places if p in near or p in ends))


def came_out_of_nowhere(hunt: Hunt) -> bool:
    return hunt.revealed or hunt.tunnelled


@card("ambush", "attack", only_if=came_out_of_nowhere)
def ambush(hunt: Hunt) -> Effect[None]:
    """Only after a reveal or a secret passage this turn."""
    yield Rage("attack", 3)


def forget(hunt: Hunt, count: int) -> Effect[None]:
    """Cards of the discard pile leave the game."""
    for _ in range(count):
        options = keep(tuple(name for name in hunt.kind.order if name in hunt.discard))
        if not options:
            return
        gone = yield from decide(ask(hunt.killer_seat, "forget", OneOf(options, "card"), "W-052"))
        yield RemoveFromGame(gone)


@card("combat_adaptation", "attack", cost=2)
def combat_adaptation(hunt: Hunt) -> Effect[None]:
    yield from forget(hunt, 1)
    yield Rage("always", 1)


@card("transformation", "enhancement", cost=3)
def transformation(hunt: Hunt) -> Effect[None]:
    """Two cards for two points of strength, for good."""
    yield from forget(hunt, 2)
    yield Rage("always", 2)
    if "slime_gland" in hunt.evolutions:
        yield draw(1)
        yield from barricade_here(hunt, 2)


@card("piercing_noise", "instant", lock=3)
def piercing_noise(hunt: Hunt) -> Effect[None]:
    """Fear within three steps; the card may return to the top of the deck."""
    yield frighten(keep(hunt.those_at(*hunt.within(3))))
    if (yield from ask(hunt.killer_seat, "put-on-top", YES_NO, "W-052")):
        yield PutOnTop("piercing_noise")


@card("acid_spray", "planning", cost=1, lock=3)
def acid_spray(hunt: Hunt) -> Effect[None]:
    """Wounds here and next door, and a barricade between."""
    here = keep(hunt.at)
    beside = hunt.board.neighbours[here]
    there = yield from ask(hunt.killer_seat, "spray", OneOf(beside, "place"), "W-052")
    for victim in keep(hunt.those_at(here, there)):
        yield wound(victim)
    door = hunt.board.passage(here, there)
    if door in hunt.board.doors:
        yield barricade((door,))


def evolve(hunt: Hunt) -> Effect[None]:
    """One more of the four evolutions."""
    left = keep(tuple(each for each in EVOLUTIONS if each not in hunt.evolutions))
    yield Evolve((yield from ask(hunt.killer_seat, "evolve", OneOf(left, "evolution"), "W-089")))


def third_level(hunt: Hunt) -> Effect[None]:
    """One of the two locked cards; the other stays locked for good."""
    yield Unlock((yield from ask(hunt.killer_seat, "unlock", OneOf(hunt_locked(hunt), "card"), "W-090")))


def hunt_locked(hunt: Hunt) -> tuple[str, ...]:
    return tuple(name for name in hunt.kind.order if name in hunt.locked)


def turn_begins(hunt: Hunt) -> Effect[None]:
    """Sonar hears who stands where."""
    if keep("sonar" in hunt.evolutions):
        yield call(sonar)


def sonar(hunt: Hunt) -> Effect[None]:
    """Those in noisy places speak up; if all is quiet, those within a step."""
    places = keep(hunt.noisy or hunt.within(1))
    found = keep(hunt.those_at(*places))
    for victim in found:
        yield TellPlace(victim)
    yield TellNotThere(places, found)


def turn_ends(hunt: Hunt) -> Effect[None]:
    if keep("slime_gland" in hunt.evolutions):
        yield from barricade_here(hunt)


def surges(hunt: Hunt) -> int:
    """Camouflage: whoever comes out of nowhere strikes harder."""
    return 3 if "camouflage" in hunt.evolutions and came_out_of_nowhere(hunt) else 0


UNIDENTIFIED = killer(
    Killer(
        "unidentified",
        expansion="amorphous_peril",
        strength=(2, 2, 2, 2, 2),
        ratings=(3, 4, 4, 2, 5),
        deck=(
            ("crawl", 3),
            ("infrared", 2),
            ("eerie_pipes", 3),
            ("ambush", 2),
            ("combat_adaptation", 1),
            ("transformation", 1),
            ("piercing_noise", 1),
            ("acid_spray", 1),
        ),
        levels={2: evolve, 3: third_level, 4: evolve},
        chooses_locked=True,
        turn_begins=turn_begins,
        turn_ends=turn_ends,
        crawls=True,
        surges=surges,
    )
)
