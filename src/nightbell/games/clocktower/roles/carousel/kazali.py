"""Kazali."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.strings import MADE_BY, MARIONETTE, may_serve_as, string_up
from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.carousel.bountyhunter import KAZALI as HUNTER


@role("kazali", DEMON, "carousel", icon="imp-laugh", first=7, other=54, reminders=("dead",))
def kazali(town: Town, me: Ability) -> Effect[None]:
    """On the first night chooses which players become which Minions. Each other night a player dies.

    Nobody's ability answers for being chosen then: nothing keeps the change away.
    """
    if keep(town.night > 1):
        yield from strike(town, me)
        return
    for _ in range(keep(town.base_counts()[2])):
        free = tuple(seat for seat in town.others(me.seat) if may_serve(town, seat))
        if keep(not free or not town.absent(MINION)):
            break
        among = OneOf(free, "seat")
        chosen = yield from ask(me.seat, "choose", among, "C-466", role=me.role)
        yield Record(me, (chosen,))
        absent = town.absent(MINION)
        fitting = tuple(id for id in absent if may_serve_as(town, me.seat, chosen, id))
        named = yield from ask(me.seat, "kazali", OneOf(fitting or absent, "role"), "C-466", seat=chosen)
        if keep(town.works(me)):
            yield call(make_minion, chosen, named)
    for seat in keep(tuple(seat for seat in town.players() if waits(town, me, seat))):
        yield call(arrive, Ability(seat, HUNTER.roles[0]))


def make_minion(town: Town, seat: Seat, named: RoleId) -> Effect[None]:
    if named == MARIONETTE and keep(town.jinxed(MADE_BY)):
        yield from string_up(town, seat)
        return
    yield TurnSide(seat, EVIL)
    yield call(become, seat, named)


def waits(town: Town, me: Ability, seat: Seat) -> bool:
    """Whether a Bounty Hunter has waited for the Minions to be made."""
    return town.works(me) and town.jinxed(HUNTER) and town.grimoire[seat].role == HUNTER.roles[0]


def may_serve(town: Town, seat: Seat) -> bool:
    return not town.is_traveller(seat) and not town.is_a(seat, MINION)


@recounts("kazali")
def no_minions_yet(counts: Counts) -> Iterable[Counts]:
    townsfolk, outsiders, minions, demons = counts
    good = townsfolk + outsiders + minions
    return [(good - n, n, 0, demons) for n in range(good + 1)]
