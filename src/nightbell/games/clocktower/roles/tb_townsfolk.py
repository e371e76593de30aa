"""«Тучи сгущаются» (Trouble Brewing): the thirteen Townsfolk."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import LiftMarks, PlaceMark, Spend, Win
from nightbell.games.clocktower.catalogue import (
    BY_DEMON,
    DEMON,
    EVIL,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    Ability,
    Harm,
    due,
    reminder,
    role,
)
from nightbell.games.clocktower.death import execute, kill
from nightbell.games.clocktower.events import Learned
from nightbell.games.clocktower.information import (
    DAWN,
    any_of,
    both,
    choose,
    choose_two,
    decide,
    mark,
    registers,
    tell,
    tell_number,
    tell_one_of_two,
    tell_role,
    total,
)
from nightbell.games.clocktower.moments import (
    at_dusk,
    by_day,
    on_arrival,
    on_nomination,
    shields,
    turns_aside,
)
from nightbell.games.clocktower.town import FOREVER, Town

SAFE = reminder("monk", "safe")
RED_HERRING = reminder("fortuneteller", "red-herring")


@role("washerwoman", TOWNSFOLK, first=51, reminders=("townsfolk", "wrong"))
def washerwoman(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing that one of two players is a particular Townsfolk."""
    marks = reminder(me.role, "townsfolk"), reminder(me.role, "wrong")
    yield from tell_one_of_two(town, me, TOWNSFOLK, marks, "C-034")


@role("librarian", TOWNSFOLK, first=52, reminders=("outsider", "wrong"))
def librarian(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing that one of two players is a particular Outsider, or that there is none."""
    marks = reminder(me.role, "outsider"), reminder(me.role, "wrong")
    yield from tell_one_of_two(town, me, OUTSIDER, marks, "C-676")


@role("investigator", TOWNSFOLK, first=53, reminders=("minion", "wrong"))
def investigator(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing that one of two players is a particular Minion."""
    marks = reminder(me.role, "minion"), reminder(me.role, "wrong")
    yield from tell_one_of_two(town, me, MINION, marks, "C-014")


@role("chef", TOWNSFOLK, first=54)
def chef(town: Town, me: Ability) -> Effect[None]:
    """Starts knowing how many pairs of neighbours are both evil."""
    circle = town.circle
    pairs = total(
        both(town.reads_evil(seat), town.reads_evil(circle[place - 1])) for place, seat in enumerate(circle)
    )
    yield from tell_number(town, me, pairs, range(len(circle) + 1), "C-020")


@role("empath", TOWNSFOLK, first=55, other=75)
def empath(town: Town, me: Ability) -> Effect[None]:
    """Each night learns how many of the living neighbours are evil."""
    evil = total(town.reads_evil(seat) for seat in town.living_neighbours(me.seat))
    yield from tell_number(town, me, evil, range(3), "C-017")


@role("fortuneteller", TOWNSFOLK, first=56, other=76, reminders=("red-herring",))
def fortune_teller(town: Town, me: Ability) -> Effect[None]:
    """Each night points at two players and learns whether one is a Demon; one good player reads as one."""
    if keep(town.works(me) and not good_herring(town, me)):
        yield call(place_herring, me)
    pair = yield from choose_two(town, me, town.players(), "C-288")
    demons = [town.reads_type(seat, DEMON) for seat in pair]
    real = any(reading[0] for reading in demons)
    herring = town.bearer(RED_HERRING, me)
    honest = any_of((*demons, (herring in pair,)))

    def learned(yes: bool) -> Learned:
        return events.LearnsYesNo(me.seat, me.role, pair, yes)

    yield from tell(
        town, me, honest, (True, False), learned, "C-375", "yes", real=real, about_seats=pair, truth=honest[0]
    )


def good_herring(town: Town, me: Ability) -> bool:
    herring = town.bearer(RED_HERRING, me)
    return herring is not None and town.grimoire[herring].side != EVIL


@on_arrival("fortuneteller")
def place_herring(town: Town, me: Ability) -> Effect[None]:
    """One good player, whom the Storyteller marks, reads as a Demon to this Fortune Teller."""
    good = tuple(seat for seat in town.players() if town.grimoire[seat].side != EVIL)
    herring = yield from decide(
        ask(town.storyteller, "red-herring", OneOf(good, "seat"), "C-375", seat=me.seat)
    )
    yield LiftMarks(me, RED_HERRING)
    yield PlaceMark(herring, RED_HERRING, me, FOREVER)


@role("undertaker", TOWNSFOLK, other=77, reminders=("died-today",))
def undertaker(town: Town, me: Ability) -> Effect[None]:
    """Learns the role of the player who died by execution today."""
    executed = OneOf(town.died_by_execution, "seat")
    dead = yield from decide(ask(town.storyteller, "undertaker", executed, "C-026", seat=me.seat))
    yield from tell_role(town, me, dead, "C-026")


@due("undertaker")
def somebody_was_executed(town: Town, me: Ability) -> bool:
    return town.living(me.seat) and bool(town.died_by_execution)


@role("monk", TOWNSFOLK, other=23, reminders=("safe",))
def monk(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first keeps another player safe from the Demon."""
    charge = yield from choose(town, me, town.others(me.seat), "C-315")
    yield mark(town, charge, SAFE, me, until=DAWN)


@shields("monk")
def monk_shields(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    return harm.cause == BY_DEMON and town.marked(victim, SAFE)


@role("ravenkeeper", TOWNSFOLK, other=74, posthumous=True)
def ravenkeeper(town: Town, me: Ability) -> Effect[None]:
    """If killed at night, wakes to point at a player and learns that player's role."""
    target = yield from choose(town, me, town.players(), "C-311")
    yield from tell_role(town, me, target, "C-311")


@due("ravenkeeper")
def died_tonight(town: Town, me: Ability) -> bool:
    return me.seat in town.died_tonight


role("virgin", TOWNSFOLK, reminders=("no-ability",))


@on_nomination("virgin")
def virgin(town: Town, me: Ability, nominator: Seat) -> Effect[None]:
    """The first to nominate the Virgin is executed at once, if a Townsfolk."""
    if keep(town.spent(me) or not town.living(me.seat)):
        return
    works = keep(town.works(me))
    yield Spend(me)
    if works and (yield from registers(town, nominator, TOWNSFOLK, me, "C-572")):
        yield call(execute, nominator)


role("slayer", TOWNSFOLK, reminders=("no-ability",))


@by_day("slayer")
def slayer(town: Town, me: Ability, target: Seat) -> Effect[None]:
    """Once per game, by day, points at a player: a living Demon dies."""
    working = keep(town.works(me) and not town.spent(me))
    yield Spend(me)
    if working and keep(town.living(target)):
        if (yield from registers(town, target, DEMON, me, "C-031")):
            yield kill(target, by=me)


role("soldier", TOWNSFOLK)


@shields("soldier")
def soldier(town: Town, me: Ability, victim: Seat, harm: Harm) -> bool:
    """Is safe from the Demon."""
    return victim == me.seat and harm.cause == BY_DEMON


role("mayor", TOWNSFOLK)


@turns_aside("mayor")
def mayor(town: Town, me: Ability) -> Effect[Seat]:
    """If the Mayor would die at night, another may die instead."""
    victims = OneOf(town.players(), "seat")
    return (yield from ask(town.storyteller, "mayor", victims, "C-145", seat=me.seat))


@at_dusk("mayor")
def mayor_wins(town: Town, me: Ability) -> Effect[None]:
    """If only three live and nobody was executed today, the Mayor's side wins."""
    if keep(town.works(me) and town.living_count() == 3 and town.executed is None):
        yield Win(town.side_of(me), "mayor")
