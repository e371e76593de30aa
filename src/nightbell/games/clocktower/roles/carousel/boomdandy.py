"""Boomdandy."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

LEFT = 3

role("boomdandy", MINION, "carousel", icon="unlit-bomb", posthumous=True)


@on_execution("boomdandy")
def boomdandy(town: Town, me: Ability, executed: Seat) -> Effect[None]:
    """When executed, all die but three, the Demon among them; then whom most point at dies."""
    if keep(executed != me.seat or not town.could_until_executed(me.seat)):
        return
    yield Announce(events.Proclaimed(me.role, me.seat))
    demons = keep(tuple(seat for seat in town.demons() if town.living(seat))[:LEFT])
    others = keep(tuple(seat for seat in town.alive() if seat not in demons))
    count = min(LEFT - len(demons), len(others))
    choice = Some(others, count, count, "seat")
    spared = yield from decide(ask(town.storyteller, "boomdandy", choice, "C-290"))
    for seat in others:
        if seat not in spared:
            yield kill(seat, by=me)
    yield call(point, me)


def point(town: Town, me: Ability) -> Effect[None]:
    """Everybody points at one of the living, all at once. Between as many nobody dies."""
    players, alive = keep((town.players(), OneOf(tuple(town.alive()), "seat")))
    fingers = yield from ask_all([ask(seat, "boomdandy-point", alive, "C-290") for seat in players])
    for seat in players:
        yield Announce(events.Pointed(seat, fingers[seat]))
    count = [list(fingers.values()).count(seat) for seat in alive.options]
    if count.count(max(count)) == 1:
        yield kill(alive.options[count.index(max(count))], by=me)
