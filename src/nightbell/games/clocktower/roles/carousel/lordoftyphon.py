"""Lord of Typhon."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

LORD = RoleId("lordoftyphon")


@role("lordoftyphon", DEMON, "carousel", icon="hydra", first=6, other=47, reminders=("dead",), sleeps=True)
def lord_of_typhon(town: Town, me: Ability) -> Effect[None]:
    """All evil players sit in one line around it, one Minion more. Each night but the first a player dies."""
    if keep(town.night == 1):
        if keep(town.works(me)):
            yield call(make_minions, me)
        return
    yield Wake(me)
    yield from strike(town, me)
    yield Stir(me.seat, awake=False)


def make_minions(town: Town, me: Ability) -> Effect[None]:
    """Neighbours on either side become Minions, and evil."""
    count = keep(min(town.base_counts()[2] + 1, len(town.absent(MINION))))
    whole = tuple(n for n in range(1, max(2, count)) if unbroken(town, me.seat, n, count - n))
    clockwise = OneOf(whole or (1,), "number")
    right = yield from decide(ask(town.storyteller, "typhon-line", clockwise, "C-559", seat=me.seat))
    good = [[s for s in around(town, me.seat, way) if town.grimoire[s].side == GOOD] for way in (1, -1)]
    line = keep((*good[0][:right], *good[1][: count - right]))
    for seat in line:
        minions = OneOf(town.absent(MINION), "role")
        named = yield from decide(ask(town.storyteller, "typhon-minion", minions, "C-559", seat=seat))
        yield TurnSide(seat, EVIL)
        yield call(become, seat, named)


def around(town: Town, seat: Seat, way: int) -> tuple[Seat, ...]:
    """The players from here on round the circle, Travellers left out."""
    place, size = town.circle.index(seat), len(town.circle)
    seats = [town.circle[(place + way * step) % size] for step in range(1, size)]
    return tuple(other for other in seats if not town.is_traveller(other))


def unbroken(town: Town, seat: Seat, right: int, left: int) -> bool:
    """Whether who is evil already sits in a line of so many Minions on either side, or at its end."""
    evil = [other for other in town.others(seat) if town.grimoire[other].side == EVIL]
    reached = (*around(town, seat, 1)[: right + 1], *around(town, seat, -1)[: left + 1])
    return all(other in reached for other in evil if not town.is_traveller(other))


def may_join(town: Town, seat: Seat) -> bool:
    """Whether somebody who turns evil at set-up would sit in the line, if there is to be one."""
    lord = next((s for s in town.players() if town.grimoire[s].role == LORD and not town.night), None)
    reach = town.base_counts()[2] + 1
    return lord is None or any(seat in around(town, lord, way)[:reach] for way in (1, -1))


@recounts("lordoftyphon")
def no_minions_yet(counts: Counts) -> Iterable[Counts]:
    good = counts[0] + counts[1] + counts[2]
    return [(good - n, n, 0, counts[3]) for n in range(good + 1)]
