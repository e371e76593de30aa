"""Tor."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role(
    "tor",
    LORIC,
    "loric",
    icon="blindfold",
    first=18,
    other=73,
    from_start=True,
    stays=True,
    serves=("script",),
)
def tor(town: Town, me: Ability) -> Effect[None]:
    """Who died tonight learns the own role and side."""
    for seat in keep(untold(town)):
        yield LiftVeil(seat)


def untold(town: Town) -> tuple[Seat, ...]:
    return tuple(s for s in town.players() if town.veil(s) is not None and not town.living(s))


@veils("tor")
def nobody_knows(town: Town, me: Ability, seat: Seat) -> bool:
    """Nobody knows the own role or side before they die. A Traveller is known to all."""
    if seat == town.storyteller or town.is_traveller(seat):
        return False
    return not any(isinstance(note.learned, events.IsNow) for note in town.notes[seat])


@introduces_evil("tor")
def strangers(town: Town, me: Ability) -> bool:
    return False


@briefs("tor")
def without_faces(town: Town, me: Ability, seat: Seat, told: Briefing) -> Briefing:
    """Demon and Minions do not learn each other, not even later."""
    return Briefing((), ())


@on_any_death("tor")
def dies_by_day(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    if keep(town.phase == DAY):
        yield LiftVeil(victim)


@at_dawn("tor")
def died_late(town: Town, me: Ability) -> Effect[None]:
    """Who died in the first night, or behind the line, is told when the town wakes."""
    yield call(tor, me)
