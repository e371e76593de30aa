"""Riot."""

from __future__ import annotations

from nightbell.games.clocktower.bloodless import at_the_gallows, bloodless, names_somebody
from nightbell.games.clocktower.kit import *

THE_DAY = 3


@role("riot", DEMON, "carousel", icon="molotov", other=96, reminders=("day-1", "day-2", "day-3"), sleeps=True)
def riot(town: Town, me: Ability) -> Effect[None]:
    """On the third night all Minions become Riot, and are told."""
    for minion in keep(tuple(town.minions())):
        yield from wake_for(minion, call(become, minion, me.role))


@due("riot")
def before_the_day(town: Town, me: Ability) -> bool:
    return town.night == THE_DAY and town.works(me)


@breaks_out("riot")
def on_the_third_day(town: Town, me: Ability) -> bool:
    return town.night == THE_DAY


@instead_of_a_vote("riot")
def uproar(town: Town, me: Ability, nominee: Seat) -> Effect[tuple[Seat, Seat] | None]:
    """Whoever is nominated dies at once and nominates on; who does not is helped by the Storyteller."""
    yield Kill(nominee, Harm(BY_ABILITY, me))
    if (yield from halted(town)):
        return None
    living = keep(tuple(seat for seat in who_can_be_nominated(town) if seat in town.alive()))
    if not living:
        return None
    choice = OneOf[Seat | None]((*living, None), "seat")
    named = yield from ask(nominee, "riot", choice, "C-290")
    if named is not None:
        return nominee, named
    stirred = yield from decide(ask(town.storyteller, "riot-stalls", OneOf(living, "seat"), "C-290"))
    return town.storyteller, stirred


MAYOR = jinx("mayor", "riot")
JINXED = bloodless("riot")


def halted(town: Town) -> Effect[bool]:
    """A Mayor may call a halt: with one Riot left good has won, with more evil."""
    if keep(not town.jinxed(MAYOR)):
        return False
    for seat in keep(tuple(s for s in town.alive() if MAYOR.roles[0] in town.abilities(s))):
        if (yield from ask(seat, "riot-halt", YES_NO, "C-290")) and keep(
            town.works(Ability(seat, MAYOR.roles[0]))
        ):
            yield from conclude(town, GOOD if keep(len(town.demons()) == 1) else EVIL, "riot-halted")
            return True
    return False


@behind_the_demons("riot")
def names_one(town: Town, me: Ability) -> Effect[None]:
    yield from names_somebody(town, me, JINXED)


@on_execution("riot")
def at_an_execution(town: Town, me: Ability, executed: Seat) -> Effect[None]:
    yield from at_the_gallows(town, me, executed, JINXED)
