"""«Тучи сгущаются» (Trouble Brewing): the four Minions and the Imp."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, Some, ask, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import Inform
from nightbell.games.clocktower.catalogue import (
    DEMON,
    GOOD,
    MINION,
    OUTSIDER,
    ROLES,
    TOWNSFOLK,
    Ability,
    Harm,
    Pose,
    RoleId,
    reminder,
    role,
)
from nightbell.games.clocktower.change import become
from nightbell.games.clocktower.death import kill
from nightbell.games.clocktower.information import DUSK, choose, decide, mark
from nightbell.games.clocktower.moments import (
    on_any_death,
    on_death,
)
from nightbell.games.clocktower.town import Town

POISONED = reminder("poisoner", "poisoned")
SCARLET = RoleId("scarletwoman")
HEIR_FROM = 5


@role("poisoner", MINION, first=32, other=16, reminders=("poisoned",))
def poisoner(town: Town, me: Ability) -> Effect[None]:
    """Each night poisons a player for the night and the next day."""
    victim = yield from choose(town, me, town.players(), "C-025")
    yield mark(town, victim, POISONED, me, until=DUSK)


@role("spy", MINION, first=71, other=91, poses=Pose(GOOD, (TOWNSFOLK, OUTSIDER)), posthumous=True)
def spy(town: Town, me: Ability) -> Effect[None]:
    """Each night looks into the Grimoire. What an impaired Spy sees may have two tokens changed over."""
    seats = keep(town.players())
    swapped: tuple[Seat, ...] = ()
    if keep(not town.works(me)):
        pairs = Some(seats, 0, 2, "seat")
        swapped = yield from ask(town.storyteller, "spy", pairs, "C-368", seat=me.seat)
    shown = dict(zip(seats, seats, strict=True))
    if len(swapped) == 2:
        shown[swapped[0]], shown[swapped[1]] = swapped[1], swapped[0]
    tokens = tuple(seen(town, seat, shown[seat]) for seat in seats)
    yield Inform(me.seat, events.SeesGrimoire(me.seat, tokens))


def seen(town: Town, seat: Seat, shown: Seat) -> events.Seen:
    """The token at a seat, as it lies there or with another's role on it."""
    token = town.grimoire[shown]
    reminders = tuple(mark.reminder for mark in town.marks if mark.on == seat)
    return events.Seen(seat, token.role, token.side, town.living(seat), reminders)


role("scarletwoman", MINION, reminders=("is-the-demon",))


@on_any_death("scarletwoman")
def scarlet_woman(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """If the Demon dies while five or more are alive, becomes that Demon."""
    if keep(ROLES[town.grimoire[victim].role].type == DEMON and takes_over(town, me)):
        yield call(become, me.seat, town.grimoire[victim].role)


def takes_over(town: Town, me: Ability) -> bool:
    """Counted just before the death; nobody becomes a second Demon."""
    return town.works(me) and not town.demons() and town.survivors() + 1 >= HEIR_FROM


role("baron", MINION, outsiders=(2,))


@role("imp", DEMON, other=39, reminders=("dead",))
def imp(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first a player dies."""
    victim = yield from choose(town, me, town.players(), "C-286")
    yield kill(victim, by=me)


@on_death("imp")
def star_pass(town: Town, me: Ability, harm: Harm) -> Effect[None]:
    """An Imp that kills itself hands its role to a living Minion; a Scarlet Woman who can comes first."""
    if harm.by != me:
        return
    heirs = keep(imp_heirs(town))
    if heirs:
        heir = yield from decide(
            ask(town.storyteller, "star-pass", OneOf(heirs, "seat"), "C-545", seat=me.seat)
        )
        if heir is not None:
            yield call(become, heir, me.role)


def imp_heirs(town: Town) -> tuple[Seat | None, ...]:
    """Whoever is, or may register as, a living Minion. If nobody surely is one, it may be nobody."""
    for me in town.holders(SCARLET):
        if takes_over(town, me):
            return (me.seat,)
    minions = {seat: town.reads_type(seat, MINION) for seat in town.alive()}
    heirs: tuple[Seat | None, ...] = tuple(seat for seat, reading in minions.items() if True in reading)
    return heirs if (True,) in minions.values() or not heirs else (*heirs, None)
