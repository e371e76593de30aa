"""Hindu."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MOST = 4
REBORN = reminder("hindu", "reborn")

role("hindu", LORIC, "loric", icon="india-gate", reminders=("reborn",), serves=("script",))


@takes_back("hindu")
def hindu(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[bool]:
    """The first four who die come back as Travellers of the same side; their old role's death is none."""
    if keep(town.kept.get(me.role, 0) >= MOST or town.is_traveller(victim)):
        return False
    yield Spend(me)
    yield Die(victim, harm)
    yield PlaceMark(victim, REBORN, None, FOREVER)
    if keep(town.phase == DAY):
        yield from reborn(town, victim)
    return True


@at_dawn("hindu")
def wakes_as_another(town: Town, me: Ability) -> Effect[None]:
    """Whoever died by night is a Traveller from dawn on."""
    for seat in keep(tuple(mark.on for mark in town.marks if mark.reminder == REBORN)):
        yield from reborn(town, seat)


def reborn(town: Town, seat: Seat) -> Effect[None]:
    listed = keep(town.on_sheet(TRAVELLER) or roles_of(TRAVELLER))
    free = keep(tuple(role for role in listed if not town.in_play(role)))
    choice = OneOf(free or listed, "role")
    named = yield from decide(ask(town.storyteller, "hindu", choice, "C-420", seat=seat))
    yield LiftMarks(None, REBORN, seat)
    yield SeatTraveller(seat, named, keep(town.grimoire[seat].side), 0)
    yield call(arrive, Ability(seat, named))
