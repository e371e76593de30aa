"""Godfather."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

DIED_TODAY = reminder("godfather", "died-today")


@role(
    "godfather",
    MINION,
    "bmr",
    icon="fedora",
    first=37,
    other=56,
    reminders=("died-today", "dead"),
    outsiders=(-1, 1),
)
def godfather(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing the Outsiders in play. If an Outsider died today, a player dies tonight."""
    if keep(town.held(me).fresh):
        yield call(meet_the_family, me)
    if keep(town.bearer(DIED_TODAY, me) is not None):
        victim = yield from choose(town, me, town.players(), "C-288")
        yield kill(victim, by=me)


def meet_the_family(town: Town, me: Ability) -> Effect[None]:
    shown: list[RoleId] = []
    if keep(town.works(me)):
        for seat in keep(town.players()):
            if (yield from registers(town, seat, OUTSIDER, me, "C-687")):
                roles = keep(tuple(id for id in town.reads_role(seat) if ROLES[id].type == OUTSIDER))
                shown.append((yield from one_role(town, me, seat, REGISTERS, roles, "C-687")))
    else:
        outsiders = Some(town.on_sheet(OUTSIDER), 0, 4, "role")
        shown += yield from ask(town.storyteller, "mock-outsiders", outsiders, "C-368", seat=me.seat)
    yield Inform(me.seat, events.LearnsInPlay(me.seat, me.role, tuple(dict.fromkeys(shown))))


def died_as_outsiders(town: Town) -> list[Deed]:
    """Today's dead, read as what they died, unless they have come back as a Traveller: those first who were
    Outsiders beyond doubt, then those who may pass for one."""
    dead = [deed for deed in town.deeds if deed.verb == DIES and not town.is_traveller(deed.seat)]
    likely = [deed for deed in dead if True in town.reads_deed(deed, OUTSIDER)]
    return sorted(likely, key=lambda deed: town.reads_deed(deed, OUTSIDER) != (True,))


@weighs_in("godfather")
def is_it_family(town: Town, me: Ability) -> Effect[bool]:
    """Whether one of the dead counts as an Outsider, which may be for the Storyteller to say."""
    for deed in keep(tuple(died_as_outsiders(town))):
        if (yield from registered(town, deed, OUTSIDER, me, "C-687")):
            yield PlaceMark(deed.seat, DIED_TODAY, me, town.until_dawn(), regardless=True)
            return True
    return keep(town.held(me).fresh)


@due("godfather")
def has_business(town: Town, me: Ability) -> bool:
    return town.active(me.seat) and (town.held(me).fresh or bool(died_as_outsiders(town)))
