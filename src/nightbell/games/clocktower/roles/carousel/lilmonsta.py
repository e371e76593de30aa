"""Lil' Monsta."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

KEPT = reminder("lilmonsta", "is-the-demon")
COUNTS_AS[KEPT] = DEMON
HEIR_FROM = 5


@role(
    "lilmonsta",
    DEMON,
    "carousel",
    icon="baby-face",
    first=29,
    other=52,
    reminders=("is-the-demon", "dead"),
    adrift=True,
    sleeps=True,
)
def lil_monsta(town: Town, me: Ability) -> Effect[None]:
    """Nobody holds it. Each night the Minions choose who keeps it; from the second on somebody may die."""
    if keep(not any(mark.reminder == KEPT and mark.by is None for mark in town.marks)):
        keeper = yield from chosen_keeper(town, me)
        yield LiftMarks(me, KEPT)
        yield PlaceMark(keeper, KEPT, me, FOREVER)
        yield Stir(keeper, awake=True)
        yield Inform(keeper, events.KeepsDemon(keeper, me.role))
        yield Stir(keeper, awake=False)
        yield from judge(town)
    if keep(town.night > 1 and town.outcome is None):
        anybody = OneOf[Seat | None]((*town.alive(), None), "seat")
        victim = yield from ask(town.storyteller, "lilmonsta-victim", anybody, "C-674")
        if victim is not None:
            yield kill(victim, by=me)


@due("lilmonsta")
def each_night(town: Town, me: Ability) -> bool:
    return True


@awaits_demon("lilmonsta")
def not_kept_yet(town: Town, me: Ability) -> bool:
    return not any(mark.reminder == KEPT for mark in town.marks)


@recounts("lilmonsta")
def one_minion_more(counts: Counts) -> Iterable[Counts]:
    townsfolk, outsiders, minions, demons = counts
    return [(townsfolk, outsiders, minions + demons, 0)]


jinx("hatter", "lilmonsta")
MAGICIAN = jinx("lilmonsta", "magician")
POPPIES = jinx("lilmonsta", "poppygrower")
HEIR = jinx("lilmonsta", "scarletwoman")


def chosen_keeper(town: Town, me: Ability) -> Effect[Seat]:
    """Whom most of the Minions point at; without agreement, and past a Magician, the Storyteller says."""
    minions = keep(tuple(seat for seat in town.minions() if town.living(seat) and town.knows_itself(seat)))
    everybody = OneOf(town.players(), "seat")
    if keep(town.jinxed(MAGICIAN) and bool(town.holders(MAGICIAN.roles[1]))):
        everybody = OneOf(minions or town.players(), "seat")
    elif keep(town.jinxed(POPPIES) and any(map(town.living, seats_with(town, POPPIES.roles[1])))):
        for minion in minions:
            if (yield from roused(ask(minion, "lilmonsta-takes", YES_NO, "C-290"))):
                return minion
    else:
        pointed = []
        for minion in minions:
            pointed.append((yield from roused(ask(minion, "lilmonsta", everybody, "C-290"))))
        for seat in pointed:
            if 2 * pointed.count(seat) > len(minions):
                return seat
    return (yield from decide(ask(town.storyteller, "lilmonsta-keeper", everybody, "C-290")))


def seats_with(town: Town, role: RoleId) -> tuple[Seat, ...]:
    return tuple(me.seat for me in town.holders(role))


@on_any_death("lilmonsta")
def heir(town: Town, me: Ability, victim: Seat, harm: Harm) -> Effect[None]:
    """If its keeper dies while five or more live, a Scarlet Woman keeps it for the rest of the game."""
    women = keep(seats_with(town, HEIR.roles[1]))
    kept = any(mark.reminder == KEPT and mark.on == victim for mark in town.marks)
    if keep(kept and town.jinxed(HEIR) and town.survivors() + 1 >= HEIR_FROM) and women:
        yield LiftMarks(me, KEPT)
        yield PlaceMark(women[0], KEPT, None, FOREVER)
