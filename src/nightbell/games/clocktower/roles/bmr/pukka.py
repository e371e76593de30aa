"""Pukka."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

PUKKA_POISON = reminder("pukka", "poisoned")


@role(
    "pukka",
    DEMON,
    "bmr",
    icon="snake-bite",
    first=46,
    other=41,
    reminders=(*("poisoned",) * 2, "dead"),
)
def pukka(town: Town, me: Ability) -> Effect[None]:
    """Each night poisons a player; who was poisoned before dies, and is healthy."""
    earlier = keep(poisoned_by(town, me))
    target = yield from choose(town, me, town.players(), "C-286")
    yield from poison(town, me, target)
    yield from finish(town, me, earlier)
    if target in earlier:
        yield from poison(town, me, target)


def poison(town: Town, me: Ability, target: Seat) -> Effect[None]:
    if keep(not town.sheltered(target)):
        yield mark(town, target, PUKKA_POISON, me)


def poisoned_by(town: Town, me: Ability) -> tuple[Seat, ...]:
    return tuple(mark.on for mark in town.placed(PUKKA_POISON, me))


def finish(town: Town, me: Ability, earlier: tuple[Seat, ...]) -> Effect[None]:
    """While the Pukka is impaired poison and death wait. The dead feel the poison until dawn."""
    for seat in earlier:
        if keep(town.works(me)):
            died = yield from kill(seat, by=me)
            yield LiftMarks(me, PUKKA_POISON, seat)
            if died:
                yield mark(town, seat, PUKKA_POISON, me, until=DAWN)


@even_asleep("pukka")
def poison_works_on(town: Town, me: Ability) -> Effect[None]:
    yield from finish(town, me, keep(poisoned_by(town, me)))
