"""Al-Hadikhia."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *
from nightbell.games.clocktower.roles.bmr.mastermind import LAST_DAY

THREE = 3


@role("alhadikhia", DEMON, "carousel", icon="magic-lamp", other=50, reminders=("1", "2", "3"))
def al_hadikhia(town: Town, me: Ability) -> Effect[None]:
    """Each night but the first may name three players, who choose life or death; if all live, all die."""
    last = keep(is_the_last_night(town, me))
    among = keep(tuple(s for s in town.players() if not last or town.grimoire[s].side == GOOD))
    named: list[Seat] = []
    while len(named) < min(THREE, len(among)):
        free = [seat for seat in among if seat not in named]
        seat = yield from (may_choose if not named and not last else choose)(town, me, free, "C-286")
        if seat is None:
            return
        named.append(seat)
    if last:
        yield from last_three(town, me, tuple(named))
    elif keep(town.works(me)):
        for number, seat in enumerate(named, 1):
            life = yield from call(summon, me, seat, number)
            yield from obey(town, me, seat, life)
        if keep(all(map(town.living, named))):
            for seat in named:
                yield kill(seat, by=me)


def summon(town: Town, me: Ability, seat: Seat, number: int) -> Effect[bool]:
    """A name is called for all to hear, and its owner chooses in secret."""
    yield Announce(events.Proclaimed(me.role, seat, number))
    yield Stir(seat, awake=True)
    life = yield from ask(seat, "alhadikhia", YES_NO, "C-286")
    yield Stir(seat, awake=False)
    return life


def obey(town: Town, me: Ability, seat: Seat, life: bool) -> Effect[None]:
    if not life:
        yield kill(seat, by=me)
    elif keep(not town.grimoire[seat].alive):
        yield call(revive, seat)
        yield call(give_way, seat)


@due("alhadikhia")
def lives_or_has_a_last_night(town: Town, me: Ability) -> bool:
    return town.active(me.seat) or is_the_last_night(town, me)


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
