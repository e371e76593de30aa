"""Lleech."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

HOST = reminder("lleech", "poisoned")


@role("lleech", DEMON, "carousel", icon="leeching-worm", first=30, other=51, reminders=("poisoned", "dead"))
def lleech(town: Town, me: Ability) -> Effect[None]:
    """On the first night chooses a host, who is poisoned. Each other night a player dies."""
    if keep(town.bearer(HOST, me) is None):
        living = tuple(seat for seat in town.others(me.seat) if town.square[seat].alive)
        host = yield from choose(town, me, living, "C-383")
        yield PlaceMark(host, HOST, me, FOREVER)
    if keep(town.night > 1):
        victim = yield from choose(town, me, town.players(), "C-286")
        yield kill(victim, by=me)


@shields("lleech")
def hosted(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    """The Lleech cannot die while the host lives."""
    host = town.bearer(HOST, me)
    return victim == me.seat and host is not None and town.grimoire[host].alive


@on_any_death("lleech")
def host_dies(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """When the host dies, the Lleech dies."""
    if keep(victim == town.bearer(HOST, me)):
        yield kill(me.seat, by=me)


@watches("lleech")
def recovers(town: Town, me: Ability) -> Effect[None]:
    """A host that died while the Lleech was drunk or poisoned is a death that was only put off."""
    host = keep(town.bearer(HOST, me))
    if host is not None and keep(not town.grimoire[host].alive):
        yield kill(me.seat, by=me)
