"""The Statues: four figures in plain sight, one of them the main one, and nobody knows which."""

from nightbell.engine import Effect, Number, OneOf, ask, decide, keep
from nightbell.games.whispers.atoms import Bar, ChooseMain, Expose, Halt, MarkAttack, TakeBack, unbar
from nightbell.games.whispers.content import Killer, card, deed, killer
from nightbell.games.whispers.deck import draw
from nightbell.games.whispers.doors import barricade
from nightbell.games.whispers.encounter import search, search_here
from nightbell.games.whispers.harm import frighten
from nightbell.games.whispers.killers import common as common
from nightbell.games.whispers.moments import fells
from nightbell.games.whispers.state import Hunt, Victim
from nightbell.games.whispers.steps import move

FIGURES = 4


@card("patrol", "enhancement", cost=1)
def patrol(hunt: Hunt) -> Effect[None]:
    """A card; every statue may take a step."""
    yield draw(1)
    for statue in range(FIGURES):
        yield move(1, least=0, piece=statue)


@card("release", "enhancement", cost=2)
def release(hunt: Hunt) -> Effect[None]:
    """Fear in the main statue's zone; it moves and searches."""
    zone = keep(hunt.board.zones[hunt.board.zone[hunt.at]])
    yield Expose()
    yield frighten(keep(hunt.those_at(*zone)))
    yield move(2, least=0)
    if keep(hunt.main not in hunt.halted):
        yield from search_here(hunt)


@card("regroup", "planning", cost=2)
def regroup(hunt: Hunt) -> Effect[None]:
    """A card; another statue may become the main one, and then a barricade changes its place."""
    yield draw(1)
    before = keep(hunt.main)
    yield from choose_main(hunt)
    if keep(hunt.main != before and bool(hunt.barricades)):
        door = yield from ask(hunt.killer_seat, "take-barricade", OneOf(hunt.barricades, "place"), "W-052")
        free = keep(tuple(each for each in hunt.free_doors(hunt.board.doors) if each != door))
        if free:
            yield unbar(door)
            yield Bar(*(yield from ask(hunt.killer_seat, "barricade", OneOf(free, "place"), "W-191")))


@card("summon_stele", "planning", cost=1)
def summon_stele(hunt: Hunt) -> Effect[None]:
    """A barricade anywhere, and fear on both its sides."""
    door = yield from barricade(hunt.board.doors)
    if door is not None:
        yield frighten(keep(hunt.those_at(*door)))


@card("execution", "attack", cost=1)
def execution(hunt: Hunt) -> Effect[None]:
    """A defence three or more short of strength is death."""
    yield MarkAttack("execution")


@fells("execution")
def beheads(gap: int) -> bool:
    return gap >= 3


@card("siege", "enhancement", cost=1, lock=3)
def siege(hunt: Hunt) -> Effect[None]:
    """All statues move, then search one after another until somebody is found."""
    for statue in range(FIGURES):
        yield move(2, least=0, piece=statue)
    left = keep(tuple(n + 1 for n in range(FIGURES) if n not in hunt.halted))
    while left:
        statue = yield from decide(ask(hunt.killer_seat, "siege-next", OneOf(left, "statue"), "W-052"))
        left = tuple(n for n in left if n != statue)
        if (yield from search(keep(hunt.figures[statue - 1]))):
            return


def choose_main(hunt: Hunt) -> Effect[None]:
    chosen = yield from ask(hunt.killer_seat, "main-statue", Number(1, FIGURES), "W-016")
    yield ChooseMain(chosen - 1)


def fourth_level(hunt: Hunt) -> Effect[None]:
    """Siege comes back from the discard pile."""
    if keep("siege" in hunt.discard):
        yield TakeBack("siege")


def setup(hunt: Hunt) -> None:
    board = hunt.board
    hunt.figures = (board.main_exit, board.main_exit, board.secret_exit, board.secret_exit)
    hunt.main = 2


def unhurried(hunt: Hunt, me: Victim) -> bool:
    """A statue stands here, not yet held, and this victim has done nothing beside."""
    here = hunt.where[me]
    free = any(place == here and n not in hunt.halted for n, place in enumerate(hunt.figures))
    return free and me not in hunt.busied


@deed("halt", special=True, ready=unhurried)
def halt(hunt: Hunt, me: Victim) -> Effect[None]:
    """Hold a statue here still for the round: it neither moves nor searches."""
    here = keep(
        tuple(n + 1 for n, spot in enumerate(hunt.figures) if spot == hunt.where[me] and n not in hunt.halted)
    )
    statue = yield from decide(
        ask(hunt.seat_of(me), "halt-statue", OneOf(here, "statue"), "W-154", victim=me)
    )
    yield Halt(me, statue - 1)


STATUES = killer(
    Killer(
        "statues",
        expansion="lethal_immortals",
        strength=(5, 6, 6, 8, 8),
        ratings=(4, 3, 2, 5, 4),
        deck=(
            ("sense", 2),
            ("patrol", 3),
            ("release", 1),
            ("regroup", 2),
            ("summon_stele", 3),
            ("execution", 1),
            ("siege", 1),
        ),
        levels={4: fourth_level},
        every_level=choose_main,
        setup=setup,
        opening=choose_main,
        deeds=("halt",),
    )
)
