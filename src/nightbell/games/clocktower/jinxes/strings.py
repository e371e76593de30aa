"""The Marionette's jinxes: where no Demon is dealt it comes into play behind the Demon, as a neighbour."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

MARIONETTE = RoleId("marionette")
MADE_BY = jinx("kazali", "marionette", late=True)
jinx("lilmonsta", "marionette", late=True)
jinx("marionette", "summoner", late=True)
jinx("balloonist", "marionette", blooms=True)
jinx("huntsman", "marionette", blooms=True)


def within_reach(town: Town) -> tuple[Seat, ...]:
    """The living good neighbours of the Demon, except for one who is in play because of another's role."""
    fetched = {role for seat in town.circle for role in ROLES[town.grimoire[seat].role].brings}
    beside = [seat for demon in town.demons() for seat in town.neighbours(demon) if town.living(seat)]
    good = (seat for seat in beside if town.grimoire[seat].side == GOOD and not town.is_traveller(seat))
    return tuple(dict.fromkeys(seat for seat in good if town.grimoire[seat].role not in fetched))


def string_up(town: Town, seat: Seat) -> Effect[None]:
    """Somebody is the Marionette from now on, evil, and knows nothing of it."""
    yield TurnSide(seat, EVIL)
    yield Change(seat, MARIONETTE, keep(town.grimoire[seat].card))


def may_serve_as(town: Town, demon: Seat, seat: Seat, role: RoleId) -> bool:
    """Whether a Kazali can make somebody this Minion: a Marionette only of a neighbour."""
    return role != MARIONETTE or not town.jinxed(MADE_BY) or seat in town.neighbours(demon)


@watches("marionette")
def enters(town: Town, me: Ability) -> Effect[None]:
    """One that was kept for later is a good neighbour of the Demon as soon as there is one."""
    if me.seat != town.storyteller:
        return
    among = OneOf(keep(within_reach(town)), "seat")
    if among.options:
        seat = yield from decide(ask(town.storyteller, "plague-becomes", among, "C-559", role=me.role))
        yield LayDown(me.role)
        yield call(string_up, seat)
        if keep(town.night == 1):
            yield call(tells_the_demon, Ability(seat, MARIONETTE))


def tells_the_demon(town: Town, me: Ability) -> Effect[None]:
    """In the first night its own line is past."""
    act = ROLES[me.role].night
    assert act is not None
    yield call(act, me)
    yield LeaveLine(me)
