"""Al-Hadikhia's jinxes: a Demon that comes back, and a last night that a Mastermind grants."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.bmr.mastermind import LAST_DAY

jinx("alhadikhia", "princess")
HEIR = jinx("alhadikhia", "scarletwoman")
MASTERMIND = jinx("alhadikhia", "mastermind")


def give_way(town: Town, revived: Seat) -> Effect[None]:
    """Where a Demon came back beside another, whoever was the Scarlet Woman is so again."""
    woman = HEIR.roles[1]
    if keep(not town.jinxed(HEIR) or not town.is_a(revived, DEMON)):
        return
    for seat in keep(tuple(s for s in town.demons() if s != revived and was(town, s, woman))):
        yield call(become, seat, woman)


def was(town: Town, seat: Seat, role: RoleId) -> bool:
    """Whether somebody was ever told to have this role."""
    told = (note.learned for note in town.notes[seat])
    return any(isinstance(each, events.Dealt | events.IsNow) and each.role == role for each in told)


def is_the_last_night(town: Town, me: Ability) -> bool:
    """Whether it died by execution and a Mastermind lets the game go on."""
    kept = any(mark.reminder == LAST_DAY for mark in town.marks)
    return kept and town.jinxed(MASTERMIND) and town.executed == me.seat and not town.grimoire[me.seat].alive


def last_three(town: Town, me: Ability, named: tuple[Seat, ...]) -> Effect[None]:
    """Three good players choose once more: if all choose life evil has won, otherwise good."""
    lives = []
    for number, seat in enumerate(named, 1):
        lives.append((yield from call(summon, me, seat, number)))
    yield from conclude(town, EVIL if all(lives) else GOOD, "alhadikhia")


def summon(town: Town, me: Ability, seat: Seat, number: int) -> Effect[bool]:
    """A name is called for all to hear, and its owner chooses in secret."""
    yield Announce(events.Proclaimed(me.role, seat, number))
    return (yield from roused(ask(seat, "alhadikhia", YES_NO, "C-286")))
