"""Harlot."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *


@role("harlot", TRAVELLER, "snv", icon="high-heel", other=8, reminders=("dead",) * 2)
def harlot(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first asks a living player for their role; both may die of the answer."""
    alive = [seat for seat in town.others(me.seat) if town.square[seat].alive]
    target = yield from choose(town, me, alive, "C-316")
    agreed = yield from roused(ask(target, "harlot", YES_NO, "C-446", role=me.role))
    if not agreed:
        return
    yield from learn(town, me, target)
    if keep(town.works(me)) and (yield from ask(town.storyteller, "both-die", YES_NO, "C-674", seat=target)):
        yield kill(target, by=me)
        yield kill(me.seat, by=me)


@learns("harlot", "C-298")
def confided_role(town: Town, me: Ability, target: Seat) -> Reading[RoleId]:
    return token_of(town, target)


@due("harlot")
def company_is_left(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and any(town.square[seat].alive for seat in town.others(me.seat))
