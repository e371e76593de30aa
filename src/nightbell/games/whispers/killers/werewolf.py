"""The Werewolf: fast and savage; silver lies hidden in the house."""

from nightbell.engine import Effect, OneOf, ask, call, decide, keep
from nightbell.games.whispers.atoms import OpenChest, Rage
from nightbell.games.whispers.content import SILVER, Killer, card, deed, killer
from nightbell.games.whispers.encounter import search_here
from nightbell.games.whispers.harm import frighten
from nightbell.games.whispers.killers import common as common
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.state import Hunt, Victim
from nightbell.games.whispers.steps import move, sense, stealth, stride
from nightbell.games.whispers.things import receive

RUN = 6
"""How many steps Hyper-hearing leads at most."""


@card("howl", "instant", cost=2)
def howl(hunt: Hunt) -> Effect[None]:
    """Fear within two steps, then a step."""
    yield frighten(keep(hunt.those_at(*hunt.within(2))))
    yield move(1)


@card("savage_bite", "attack")
def savage_bite(hunt: Hunt) -> Effect[None]:
    yield Rage("attack", 2)


def smells_blood(hunt: Hunt) -> bool:
    return any(hunt.wounds[victim] for victim in hunt.present)


@card("blood_hunt", "instant", only_if=smells_blood)
def blood_hunt(hunt: Hunt) -> Effect[None]:
    """Two steps, once somebody bleeds."""
    yield move(2)


@card("territorial_awareness", "instant")
def territorial_awareness(hunt: Hunt) -> Effect[None]:
    """SENSE wherever items can be searched for."""
    yield sense(hunt.board.search)


@card("territorial_awareness", "planning")
def prowl(hunt: Hunt) -> Effect[None]:
    yield stealth("territorial_awareness", 3)


@card("hyper_hearing", "instant", cost=3, lock=2)
def hyper_hearing(hunt: Hunt) -> Effect[None]:
    """Run to the nearest noise, by any way of at most six steps, and search there."""
    nearest = keep(nearest_noise(hunt))
    if nearest:
        goal = yield from decide(ask(hunt.killer_seat, "nearest-noise", OneOf(nearest, "place"), "W-180"))
        yield call(run_to, goal)
    yield from search_here(hunt)


def nearest_noise(hunt: Hunt) -> tuple[Place, ...]:
    """The noisy places that are fewest steps away, if within six."""
    far = steps_from(hunt, hunt.at)
    least = min((far[place] for place in hunt.noisy if place in far), default=RUN)
    return tuple(place for place in hunt.noisy if far.get(place) == least <= RUN)


def run_to(hunt: Hunt, goal: Place) -> Effect[None]:
    """Step by step, as the killer likes, while the goal stays within reach."""
    for left in range(RUN, 0, -1):
        here = keep(hunt.at)
        if here == goal:
            return
        far = steps_from(hunt, goal)
        steps = (place for place in hunt.creeping_steps(here) if far.get(place, RUN) < left)
        menu = OneOf(tuple(("step", place) for place in steps))
        _, there = yield from decide(ask(hunt.killer_seat, "killer-step", menu, "W-179", place=here))
        yield stride(hunt, there, hunt.main)


def steps_from(hunt: Hunt, start: Place) -> dict[Place, int]:
    """How far away every place is; the portcullis is walked around."""
    far = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for there in hunt.creeping_steps(here):
            if there not in far:
                far[there] = far[here] + 1
                edge.append(there)
    return far


def quiet_ends(hunt: Hunt) -> Effect[None]:
    """From level 4 on a quiet turn ends with a growl."""
    if keep(hunt.level >= 4):
        yield frighten(keep(hunt.those_at(*hunt.within(2))))


def setup(hunt: Hunt) -> None:
    board = hunt.board
    chests = {board.secret_exit, hunt.book, board.symbols["spiral"], board.symbols["hammer"]}
    hunt.chests = tuple(place for place in board.places if place in chests)
    hunt.silver = hunt.chance.shuffled("silver", SILVER)


@deed("chest", special=False, ready=lambda hunt, me: hunt.where[me] in hunt.chests)
def chest(hunt: Hunt, me: Victim) -> Effect[None]:
    """Open the chest here and take what is in it."""
    item = yield from OpenChest(hunt.where[me])
    yield from receive(me, item)


WEREWOLF = killer(
    Killer(
        "werewolf",
        expansion="feral_instincts",
        strength=(6, 6, 7, 7, 7),
        ratings=(5, 3, 5, 1, 3),
        deck=(
            ("pursue", 4),
            ("sense", 2),
            ("howl", 2),
            ("savage_bite", 2),
            ("blood_hunt", 1),
            ("territorial_awareness", 1),
            ("hyper_hearing", 1),
        ),
        setup=setup,
        quiet_ends=quiet_ends,
        deeds=("chest",),
    )
)
