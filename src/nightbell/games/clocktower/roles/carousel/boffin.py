"""Boffin."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

LENDS = reminder("boffin", "lends")
REFUSED = ("drunk", "heretic", "ogre", "politician")
"""By their jinxes these abilities are not for a Demon."""
IDIOT = RoleId("villageidiot")
MOST_IDIOTS = 3

for good in (*REFUSED, "goon", "cultleader", IDIOT, "alchemist"):
    jinx("boffin", good)


@role("boffin", MINION, "carousel", icon="microscope", first=12, reminders=("lends",))
def boffin(town: Town, me: Ability) -> Effect[None]:
    """Gives the Demon a good ability that nobody has; both know which."""
    lent = keep(named_by(town, me, LENDS))
    if lent is None:
        return
    if keep(town.held(me).lent_by != "alchemist"):
        yield Inform(me.seat, events.RoleNamed(me.seat, me.role, lent))
    for demon in keep(tuple(seat for seat in town.demons() if has_it(town, me, seat))):
        yield from wake_for(demon, MakeKnown(Ability(demon, lent)))


def has_it(town: Town, me: Ability, demon: Seat) -> bool:
    return any(held.giver == me for held in town.grimoire[demon].held)


@borrows("boffin")
def absent_good(town: Town, bag: Sequence[RoleId]) -> tuple[RoleId, ...]:
    """Good roles that are not in play; a Village Idiot too, while there are fewer than three."""
    fit = (id for id in town.on_sheet(TOWNSFOLK, OUTSIDER) if not town.believes(id) and id not in REFUSED)
    return tuple(id for id in fit if id not in bag or (id == IDIOT and bag.count(id) < MOST_IDIOTS))


@on_arrival("boffin")
def sets_to_work(town: Town, me: Ability) -> Effect[None]:
    lent = yield from borrow(town, me)
    if lent is not None:
        yield PlaceMark(me.seat, LENDS, me, FOREVER, lasting=True, named=lent, regardless=True)
        yield call(equip, me, False)


def equip(town: Town, me: Ability, told: bool) -> Effect[None]:
    """The Demon has the ability: drunk or sober, while the Boffin lives and is sober."""
    lent, demons = keep((named_by(town, me, LENDS), tuple(town.demons())))
    if lent is not None and demons and not keep(any(has_it(town, me, seat) for seat in demons)):
        yield Lend(me, demons[0], lent, told=told, bound=True)
        yield call(arrive, Ability(demons[0], lent))


@watches("boffin")
def a_new_demon(town: Town, me: Ability) -> Effect[None]:
    """Who has become the Demon has it too."""
    if keep(town.night > 1):
        yield call(equip, me, True)
