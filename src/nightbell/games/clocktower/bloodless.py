"""Demons that kill nobody at night, and the jinxes by which those who wait for a killing get their due.

Who guards a player against the Demon guards the nominee of such a Demon; who acts when the Demon kills acts
when it names.
"""

from __future__ import annotations

import msgspec

from nightbell.engine import Effect, Seat, call, keep
from nightbell.games.clocktower import events
from nightbell.games.clocktower.atoms import NoteSlain
from nightbell.games.clocktower.catalogue import (
    BY_DEMON,
    EVIL,
    GOOD,
    Ability,
    Harm,
    Jinx,
    RoleId,
    jinx,
    reminder,
)
from nightbell.games.clocktower.death import kill
from nightbell.games.clocktower.information import choose
from nightbell.games.clocktower.moments import on_death
from nightbell.games.clocktower.town import Town
from nightbell.games.clocktower.victory import conclude

GUARDS = ("monk", "innkeeper", "exorcist")
DIES, ACTS, LEARNS = RoleId("banshee"), RoleId("farmer"), (RoleId("ravenkeeper"), RoleId("sage"))
GRANDCHILD = reminder("grandmother", "grandchild")


class Bloodless(msgspec.Struct, frozen=True):
    """The jinxes of one such Demon."""

    guards: dict[RoleId, Jinx]
    soldier: Jinx
    grandmother: Jinx
    named: dict[RoleId, Jinx]


def bloodless(demon: str) -> Bloodless:
    """Declare them."""
    return Bloodless(
        {RoleId(id): jinx(demon, id) for id in GUARDS},
        jinx(demon, "soldier"),
        jinx(demon, "grandmother"),
        {id: jinx(demon, id) for id in (DIES, ACTS, *LEARNS)},
    )


def guarded(town: Town, me: Ability, executed: Seat, jinxes: Bloodless) -> bool:
    """Whether the Demon itself nominated somebody who was guarded against it, or a Soldier."""
    if not any(made.nominator == me.seat and made.nominee == executed for made in town.nominations):
        return False
    if town.jinxed(jinxes.soldier) and "soldier" in town.abilities(executed) and not town.impaired[executed]:
        return True
    guards = [pick for pick in town.picks if pick.by.role in jinxes.guards]
    kept = [pick for pick in guards if town.jinxed(jinxes.guards[pick.by.role])]
    return any(executed in pick.targets and not town.impaired[pick.by.seat] for pick in kept)


def at_the_gallows(town: Town, me: Ability, executed: Seat, jinxes: Bloodless) -> Effect[None]:
    """Good wins if the Demon brought a guarded player there; evil, if a grandchild dies there."""
    if keep(guarded(town, me, executed, jinxes)):
        yield from conclude(town, GOOD, f"{me.role}-guarded")
    elif keep(
        town.jinxed(jinxes.grandmother)
        and town.marked(executed, GRANDCHILD)
        and executed in town.died_by_execution
    ):
        yield from conclude(town, EVIL, f"{me.role}-grandchild")


def names_somebody(town: Town, me: Ability, jinxes: Bloodless) -> Effect[None]:
    """Each night but the first a living good player, a new one each time, where somebody waits for that."""
    if keep(town.night == 1 or not any(map(town.jinxed, jinxes.named.values()))):
        return
    free = keep(
        tuple(s for s in town.alive() if town.grimoire[s].side == GOOD and s not in named_by(town, me))
    )
    if not free:
        return
    seat = yield from choose(town, me, free, "C-286")
    role = keep(town.grimoire[seat].role)
    if keep(not town.works(me)) or role not in jinxes.named or not keep(town.jinxed(jinxes.named[role])):
        return
    if role == DIES:
        yield kill(seat, by=me)
    elif role == ACTS and keep(town.works(Ability(seat, role))):
        yield call(on_death[role], Ability(seat, role), Harm(BY_DEMON, me))
    elif role in LEARNS:
        yield NoteSlain(seat, me.seat)


def named_by(town: Town, me: Ability) -> tuple[Seat, ...]:
    """Whom it has named before, as it remembers."""
    told = (note.learned for note in town.notes[me.seat])
    mine = (each for each in told if isinstance(each, events.TargetChosen) and each.role == me.role)
    return tuple(seat for each in mine for seat in each.targets)
