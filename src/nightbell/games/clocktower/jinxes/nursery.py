"""Who keeps Lil' Monsta: the Minions agree on it, unless a jinx has it otherwise."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

KEPT = reminder("lilmonsta", "is-the-demon")
jinx("hatter", "lilmonsta")
MAGICIAN = jinx("lilmonsta", "magician")
POPPIES = jinx("lilmonsta", "poppygrower")
HEIR = jinx("lilmonsta", "scarletwoman")
HEIR_FROM = 5


def chosen_keeper(town: Town, me: Ability) -> Effect[Seat]:
    """Whom most of the Minions point at, dead ones too; without agreement, and past a Magician, the
    Storyteller says."""
    minions = keep(tuple(seat for seat in town.minions() if town.knows_itself(seat)))
    living = keep(tuple(seat for seat in minions if town.living(seat)))
    everybody = OneOf(town.players(), "seat")
    if keep(town.jinxed(MAGICIAN) and bool(town.holders(MAGICIAN.roles[1]))):
        everybody = OneOf(living or town.players(), "seat")
    elif keep(town.jinxed(POPPIES) and any(map(town.living, seats_with(town, POPPIES.roles[1])))):
        for minion in living:
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
    kept = any(mark.reminder == KEPT for mark in town.on(victim))
    if keep(kept and town.jinxed(HEIR) and town.survivors() + 1 >= HEIR_FROM) and women:
        yield LiftMarks(me, KEPT)
        yield PlaceMark(women[0], KEPT, None, FOREVER)
