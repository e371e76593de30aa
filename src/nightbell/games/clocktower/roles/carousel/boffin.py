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
    lent = keep(promised(town, me))
    if lent is None:
        return
    if keep(town.held(me).lent_by != "alchemist"):
        yield Inform(me.seat, events.RoleNamed(me.seat, me.role, lent))
    for demon in keep(tuple(seat for seat in town.demons() if has_it(town, me, seat))):
        yield Stir(demon, awake=True)
        yield MakeKnown(Ability(demon, lent))
        yield Stir(demon, awake=False)


def promised(town: Town, me: Ability) -> RoleId | None:
    return next((mark.named for mark in town.marks if mark.reminder == LENDS and mark.by == me), None)


def has_it(town: Town, me: Ability, demon: Seat) -> bool:
    return any(held.giver == me for held in town.grimoire[demon].held)


@borrows("boffin")
def absent_good(town: Town, bag: Sequence[RoleId]) -> tuple[RoleId, ...]:
    """Good roles that are not in play; a Village Idiot too, while there are fewer than three."""
    fit = (id for id in town.on_sheet(TOWNSFOLK, OUTSIDER) if not town.believes(id) and id not in REFUSED)
    return tuple(id for id in fit if id not in bag or (id == IDIOT and bag.count(id) < MOST_IDIOTS))


@on_arrival("boffin")
def sets_to_work(town: Town, me: Ability) -> Effect[None]:
    lent = keep(town.loan(me.role))
    offered = keep(absent_good(town, [token.role for token in town.grimoire]))
    if lent is None and offered:
        lent = yield from decide(ask(town.storyteller, "loan", OneOf(offered, "role"), "C-312", role=me.role))
    if lent is not None:
        yield PlaceMark(me.seat, LENDS, me, FOREVER, lasting=True, named=lent, regardless=True)
        yield call(equip, me, False)


def equip(town: Town, me: Ability, told: bool) -> Effect[None]:
    """The Demon has the ability: drunk or sober, while the Boffin lives and is sober."""
    lent, demons = keep((promised(town, me), tuple(town.demons())))
    if lent is not None and demons and not keep(any(has_it(town, me, seat) for seat in demons)):
        yield Lend(me, demons[0], lent, told=told, bound=True)
        yield call(arrive, Ability(demons[0], lent))


@watches("boffin")
def a_new_demon(town: Town, me: Ability) -> Effect[None]:
    """Who has become the Demon has it too."""
    if keep(town.night > 1):
        yield call(equip, me, True)
