"""Barricades: seven tokens, one for each door."""

from nightbell.engine import Call, Effect, OneOf, ask, call, decide, keep
from nightbell.games.whispers.atoms import Bar, unbar
from nightbell.games.whispers.maps import Passage
from nightbell.games.whispers.state import Hunt


def barricade(doors: tuple[Passage, ...], fresh: tuple[Passage, ...] = ()) -> Call[Hunt, Passage | None]:
    """One barricade on one of these doors. ``fresh`` ones, of the same effect, may not be taken back."""
    return call(_barricade, doors, fresh)


def _barricade(hunt: Hunt, doors: tuple[Passage, ...], fresh: tuple[Passage, ...]) -> Effect[Passage | None]:
    free = keep(hunt.free_doors(doors))
    if not free:
        return None
    door = yield from decide(ask(hunt.killer_seat, "barricade", OneOf(free, "place"), "W-191"))
    if keep(hunt.spare_barricades == 0):
        old = keep(tuple(each for each in hunt.barricades if each not in fresh))
        if not old:
            return None
        yield unbar((yield from ask(hunt.killer_seat, "take-barricade", OneOf(old, "place"), "W-191")))
    yield Bar(*door)
    return door


def barricade_here(hunt: Hunt, count: int = 1) -> Effect[None]:
    """So many barricades on doors of the killer's place."""
    fresh: tuple[Passage, ...] = ()
    doors = keep(hunt.board.doors_of[hunt.at])
    for _ in range(count):
        placed = yield from barricade(doors, fresh)
        if placed is None:
            return
        fresh = (*fresh, placed)


def barricade_all_here(hunt: Hunt) -> Effect[None]:
    """Every door of the killer's place. Missing tokens come from elsewhere, never from the same place."""
    doors = keep(hunt.board.doors_of[hunt.at])
    for door in keep(hunt.free_doors(doors)):
        yield barricade((door,), doors)


def barricades_anywhere(hunt: Hunt, count: int) -> Effect[None]:
    fresh: tuple[Passage, ...] = ()
    for _ in range(count):
        placed = yield from barricade(hunt.board.doors, fresh)
        if placed is None:
            return
        fresh = (*fresh, placed)
