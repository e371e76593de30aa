"""What comes of a Minion's ability that the Storyteller could do nothing with, when a Plague Doctor dies."""

from __future__ import annotations

from nightbell.games.clocktower.jinxes.strings import string_up, within_reach
from nightbell.games.clocktower.kit import *

MOST_OUTSIDERS = 2


def a_minion_has_it(town: Town, me: Ability, named: RoleId) -> Effect[None]:
    """A Minion has the ability beside the own one, and is told."""
    minions = keep(tuple(seat for seat in town.minions() if town.grimoire[seat].alive))
    if minions:
        among = OneOf(minions, "seat")
        chosen = yield from decide(ask(town.storyteller, "plague-minion", among, "C-559", role=named))
        yield Lend(me, chosen, named, told=True)
        yield call(arrive, Ability(chosen, named))


def somebody_becomes_it(town: Town, me: Ability, named: RoleId) -> Effect[None]:
    """Somebody alive who is no Demon; where Legion alone is left, nobody."""
    living = OneOf(keep(tuple(seat for seat in town.alive() if not town.is_a(seat, DEMON))), "seat")
    if living.options:
        chosen = yield from ask(town.storyteller, "plague-becomes", living, "C-559", role=named)
        yield call(become, chosen, named)


def a_neighbour_is_a_puppet(town: Town, me: Ability, named: RoleId) -> Effect[None]:
    """A good neighbour of the Demon is the Marionette from now on, evil, and knows nothing of it."""
    among = OneOf(keep(within_reach(town)), "seat")
    if among.options:
        chosen = yield from decide(ask(town.storyteller, "plague-becomes", among, "C-559", role=named))
        yield call(string_up, chosen)


def more_outsiders(town: Town, me: Ability, named: RoleId) -> Effect[None]:
    """Up to two players become Outsiders that nobody is."""
    living = tuple(seat for seat in town.alive() if not town.is_a(seat, DEMON))
    most = keep(min(MOST_OUTSIDERS, len(town.absent(OUTSIDER)), len(living)))
    chosen = yield from ask(
        town.storyteller, "plague-outsiders", Some(living, 0, most, "seat"), "C-559", role=named
    )
    for seat in chosen:
        absent = OneOf(town.absent(OUTSIDER), "role")
        outsider = yield from decide(ask(town.storyteller, "rebuilt", absent, "C-559", seat=seat))
        yield call(become, seat, outsider)


INSTEAD = {
    RoleId("baron"): more_outsiders,
    RoleId("boomdandy"): somebody_becomes_it,
    RoleId("eviltwin"): somebody_becomes_it,
    RoleId("fearmonger"): a_minion_has_it,
    RoleId("goblin"): a_minion_has_it,
    RoleId("marionette"): a_neighbour_is_a_puppet,
    RoleId("scarletwoman"): a_minion_has_it,
    RoleId("spy"): a_minion_has_it,
    RoleId("wraith"): a_minion_has_it,
}
"""What comes of an ability that the Storyteller could do nothing with."""

for minion in INSTEAD:
    jinx("plaguedoctor", minion)
