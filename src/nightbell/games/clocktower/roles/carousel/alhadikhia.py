"""Al-Hadikhia."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.lamp import give_way, is_the_last_night, last_three, summon
from nightbell.games.clocktower.kit import *

THREE = 3


@role("alhadikhia", DEMON, "carousel", icon="magic-lamp", other=50, reminders=("1", "2", "3"))
def al_hadikhia(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first may name three players, who choose life or death; if all live, all die."""
    last = keep(is_the_last_night(town, me))
    among = keep(tuple(s for s in town.players() if not last or town.grimoire[s].side == GOOD))
    named: list[Seat] = []
    while len(named) < min(THREE, len(among)):
        free = [seat for seat in among if seat not in named]
        seat = yield from (may_choose if not named and not last else choose)(town, me, free, "C-286")
        if seat is None:
            return
        named.append(seat)
    if last:
        yield from last_three(town, me, tuple(named))
    elif keep(town.works(me)):
        for number, seat in enumerate(named, 1):
            life = yield from call(summon, me, seat, number)
            yield from obey(town, me, seat, life)
        if keep(all(map(town.living, named))):
            for seat in named:
                yield kill(seat, by=me)


def obey(town: Town, me: Ability, seat: Seat, life: bool) -> Effect[None]:
    if not life:
        yield kill(seat, by=me)
    elif keep(not town.grimoire[seat].alive):
        yield call(revive, seat)
        yield call(give_way, seat)


@due("alhadikhia")
def lives_or_has_a_last_night(town: Town, me: Ability) -> bool:
    return town.active(me.seat) or is_the_last_night(town, me)
