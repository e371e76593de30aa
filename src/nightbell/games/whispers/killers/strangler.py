"""The Strangler: spreads through the house; where its core is, it is."""

from nightbell.engine import Effect, OneOf, ask, keep
from nightbell.games.whispers.atoms import Appear, MakeNoise, MarkAttack, PlaceCore, Rage, RemoveCore
from nightbell.games.whispers.content import Killer, card, deed, killer
from nightbell.games.whispers.doors import barricade, barricade_here
from nightbell.games.whispers.encounter import search_here
from nightbell.games.whispers.harm import frighten, wound
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import MOST_CORES, Hunt, Victim


@card("thorn_grip", "attack")
def thorn_grip(hunt: Hunt) -> Effect[None]:
    """The target may use no item."""
    yield MarkAttack("no_item")


@card("thorn_grip", "planning")
def grope(hunt: Hunt) -> Effect[None]:
    """A SEARCH in the planning step."""
    yield from search_here(hunt)


@card("lush_growth", "planning", cost=2)
def lush_growth(hunt: Hunt) -> Effect[None]:
    """A core and a barricade here."""
    yield from place_core(hunt, keep(hunt.at))
    yield from barricade_here(hunt)


@card("branch_growth", "planning")
def branch_growth(hunt: Hunt) -> Effect[None]:
    """A barricade at a place with a core, if there is one."""
    rooted = keep(hunt.cores)
    yield barricade(tuple(door for door in hunt.board.doors if door[0] in rooted or door[1] in rooted))


@card("convergence", "planning")
def convergence(hunt: Hunt) -> Effect[None]:
    """Be at once at a core or a barricade, or shift a core by a step."""
    options = keep(convergences(hunt))
    if not options:
        return
    answer = yield from ask(hunt.killer_seat, "converge", OneOf(options), "W-052")
    if len(answer) == 2:
        yield Appear(answer[1])
    else:
        yield RemoveCore(answer[1], False)
        yield PlaceCore(answer[2])


Converge = tuple[str, Place] | tuple[str, Place, Place]


def convergences(hunt: Hunt) -> tuple[Converge, ...]:
    board = hunt.board
    ends = {place for door in hunt.barricades for place in door} | set(hunt.cores)
    jumps: list[Converge] = [
        ("appear", place) for place in board.places if place in ends and place != hunt.at
    ]
    shifts: list[Converge] = [
        ("shift", core, there)
        for core in hunt.cores
        for there in board.neighbours[core]
        if there not in hunt.cores
    ]
    return (*jumps, *shifts)


@card("strangle", "attack", cost=2)
def strangle(hunt: Hunt) -> Effect[None]:
    """As much strength as there are cores."""
    yield Rage("attack", len(hunt.cores))


@card("frenzied_branches", "planning", cost=1, lock=3)
def frenzied_branches(hunt: Hunt) -> Effect[None]:
    """Fear to all; wounds at cores and secret passages."""
    yield frighten(keep(hunt.present))
    spots = keep(tuple(p for p in hunt.board.places if p in hunt.cores or hunt.board.secret_ends[p]))
    for victim in keep(hunt.those_at(*spots)):
        yield wound(victim)


def place_core(hunt: Hunt, place: Place) -> Effect[None]:
    """One core for each place; a sixth needs one of the five."""
    if keep(place in hunt.cores):
        return
    if keep(len(hunt.cores) >= MOST_CORES):
        old = yield from ask(hunt.killer_seat, "take-core", OneOf(hunt.cores, "place"), "W-052")
        yield RemoveCore(old, False)
    yield PlaceCore(place)


def second_level(hunt: Hunt) -> Effect[None]:
    yield from place_core(hunt, keep(hunt.at))


def fourth_level(hunt: Hunt) -> Effect[None]:
    """Cores in two different places, anywhere."""
    for _ in range(2):
        free = keep(tuple(place for place in hunt.board.places if place not in hunt.cores))
        place = yield from ask(hunt.killer_seat, "place-core", OneOf(free, "place"), "W-089")
        yield from place_core(hunt, place)


def setup(hunt: Hunt) -> None:
    hunt.cores = (hunt.board.secret_exit,)


@deed("uproot", special=True, ready=lambda hunt, me: hunt.where[me] in hunt.cores)
def uproot(hunt: Hunt, me: Victim) -> Effect[None]:
    """Tear out the core here; it is heard."""
    place = keep(hunt.where[me])
    yield RemoveCore(place, True)
    yield MakeNoise(place)


STRANGLER = killer(
    Killer(
        "strangler",
        expansion="amorphous_peril",
        strength=(4, 4, 4, 4, 4),
        ratings=(4, 1, 3, 5, 3),
        deck=(
            ("thorn_grip", 2),
            ("lush_growth", 2),
            ("branch_growth", 4),
            ("convergence", 3),
            ("strangle", 1),
            ("frenzied_branches", 1),
        ),
        levels={2: second_level, 4: fourth_level},
        setup=setup,
        many_plans=True,
        deeds=("uproot",),
    )
)
