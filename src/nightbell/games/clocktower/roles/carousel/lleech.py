"""Lleech."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

HOST = reminder("lleech", "poisoned")


@role("lleech", DEMON, "carousel", icon="leeching-worm", first=30, other=51, reminders=("poisoned", "dead"))
def lleech(town: Town, me: Ability) -> Effect[None]:
    """On the first night chooses a host, who is poisoned. Each other night a player dies."""
    hosts = keep(hosts_of(town, me))
    if not hosts or keep(town.doubled(me.seat) and town.night == 1):
        living = tuple(s for s in town.others(me.seat) if town.square[s].alive and s not in hosts)
        host = yield from choose(town, me, living, "C-383")
        yield PlaceMark(host, HOST, me, FOREVER)
    if keep(town.night > 1):
        yield from strike(town, me)


def hosts_of(town: Town, me: Ability) -> tuple[Seat, ...]:
    """One, or two if the first night let it choose twice."""
    return tuple(mark.on for mark in town.placed(HOST, me))


@shields("lleech")
def hosted(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    """The Lleech cannot die while a host lives."""
    return victim == me.seat and any(town.grimoire[host].alive for host in hosts_of(town, me))


@on_any_death("lleech")
def host_dies(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """When the last host dies, the Lleech dies."""
    if keep(victim in hosts_of(town, me) and has_lost_all(town, me)):
        if harm.cause == BY_EXECUTION and keep(town.jinxed(MASTERMIND) and has_a_mind(town)):
            yield PlaceMark(me.seat, DRAINED, None, FOREVER)
        else:
            yield kill(me.seat, by=me)


MASTERMIND = jinx("lleech", "mastermind")
DRAINED = reminder("lleech", "no-ability")
SILENCES[DRAINED] = (DEMON,)
"""If a host is executed while a Mastermind lives, the Lleech lives on without an ability."""


def has_a_mind(town: Town) -> bool:
    return any(town.active(each.seat) for each in town.holders(MASTERMIND.roles[1]))


@watches("lleech")
def recovers(town: Town, me: Ability) -> Effect[None]:
    """A host that died while the Lleech was drunk or poisoned is a death that was only put off."""
    if keep(has_lost_all(town, me)):
        yield kill(me.seat, by=me)


def has_lost_all(town: Town, me: Ability) -> bool:
    hosts = hosts_of(town, me)
    return bool(hosts) and not any(town.grimoire[host].alive for host in hosts)
