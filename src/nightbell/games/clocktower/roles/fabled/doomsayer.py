"""Doomsayer."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

CALLED = reminder("doomsayer", "called")
FEWEST_ALIVE = 4

role("doomsayer", FABLED, "fabled", icon="gong", reminders=("called",), serves=("pace",))


@turns_away("doomsayer")
def cannot_call(town: Town, me: Ability, seat: Seat) -> Refusal | None:
    """Each living player may call once, while four or more live."""
    if not town.square[seat].alive:
        return Refusal("dead-cannot-call", rule="C-290")
    if town.living_count() < FEWEST_ALIVE:
        return Refusal("too-few-to-call", rule="C-290", least=FEWEST_ALIVE)
    return Refusal("called-already", rule="C-290") if seat in town.wearers(CALLED) else None


@when_called("doomsayer")
def doomsayer(town: Town, me: Ability, caller: Seat) -> Effect[None]:
    """A player of the caller's side dies, of the Storyteller's choosing."""
    yield GiveBadge(caller, CALLED)
    evil = yield from registers_as_side(town, caller, EVIL, me, "C-290")
    doomed = keep(tuple(seat for seat in town.alive() if evil in town.reads_evil(seat)))
    if doomed:
        among = OneOf(doomed, "seat")
        victim = yield from decide(ask(town.storyteller, "doomed", among, "C-290", seat=caller))
        yield kill(victim, by=me)
