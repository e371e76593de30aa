"""Kazali."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("kazali", DEMON, "carousel", icon="imp-laugh", first=7, other=54, reminders=("dead",))
def kazali(town: Town, me: Ability) -> Effect[None]:
    """On the first night chooses which players become which Minions. Each other night a player dies.

    Nobody's ability answers for being chosen then: nothing keeps the change away.
    """
    if keep(town.night > 1):
        victim = yield from choose(town, me, town.players(), "C-286")
        yield kill(victim, by=me)
        return
    for _ in range(keep(town.base_counts()[2])):
        free = tuple(seat for seat in town.others(me.seat) if may_serve(town, seat))
        among = OneOf(free, "seat")
        chosen = yield from ask(me.seat, "choose", among, "C-466", role=me.role)
        yield Record(me, (chosen,))
        minions = OneOf(town.absent(MINION), "role")
        named = yield from ask(me.seat, "kazali", minions, "C-466", seat=chosen)
        if keep(town.works(me)):
            yield TurnSide(chosen, EVIL)
            yield call(become, chosen, named)


def may_serve(town: Town, seat: Seat) -> bool:
    return not town.is_traveller(seat) and not town.is_a(seat, MINION)


@recounts("kazali")
def no_minions_yet(counts: Counts) -> Iterable[Counts]:
    townsfolk, outsiders, minions, demons = counts
    good = townsfolk + outsiders + minions
    return [(good - n, n, 0, demons) for n in range(good + 1)]
