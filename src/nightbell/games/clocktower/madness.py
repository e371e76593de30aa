"""Madness: the Storyteller alone judges whether somebody tries to convince the town of something.

No claim is ever read for it. The Storyteller enters a verdict; where the verdict goes against what the player
was told, the Storyteller may, and need not, execute the player.
"""

from __future__ import annotations

from typing import Final

import msgspec

from nightbell.engine import YES_NO, Effect, Refusal, Seat, ask, call, keep
from nightbell.games.clocktower.atoms import EnterStage, NoteVerdict
from nightbell.games.clocktower.catalogue import ROLES, Ability, RoleId
from nightbell.games.clocktower.death import execute
from nightbell.games.clocktower.grimoire import Mark
from nightbell.games.clocktower.moments import punishes
from nightbell.games.clocktower.town import CLOSING, DAY, Town

MAD: Final = "mad"
"""What reminders of madness are called."""
TRIES: Final = "tries"
DOES_NOT_TRY: Final = "does-not-try"


class Instruction(msgspec.Struct, frozen=True, gc=False):
    """What a player is to be mad about, or must not be."""

    seat: Seat
    must: bool
    by: RoleId
    """The role whose ability says so."""
    role: RoleId | None = None
    """The role to be taken for."""


def instructions(town: Town) -> tuple[Instruction, ...]:
    """All that hold now, by chair."""
    found = [
        Instruction(_who_is_mad(mark, mark.by), True, mark.by.role, mark.named)
        for mark in town.marks
        if mark.live and mark.by and mark.reminder.rpartition("-")[2] == MAD
    ]
    found += [
        Instruction(seat, False, role)
        for seat in town.circle
        for role in town.abilities(seat)
        if ROLES[role].forbids_madness and town.works(Ability(seat, role))
    ]
    return tuple(sorted(found, key=lambda each: each.seat))


def _who_is_mad(mark: Mark, by: Ability) -> Seat:
    """The one who was told; where madness is rewarded, the owner of the ability."""
    return by.seat if ROLES[by.role].rewards_madness else mark.on


def verdicts(town: Town) -> tuple[tuple[str, Seat, str], ...]:
    """What the Storyteller can find about those who were told something."""
    told = dict.fromkeys(each.seat for each in instructions(town))
    return tuple(("verdict", seat, verdict) for seat in told for verdict in (TRIES, DOES_NOT_TRY))


def broken(town: Town, seat: Seat, verdict: str) -> tuple[Instruction, ...]:
    """What a verdict goes against of that which the player was told, and must do."""
    told = (e for e in instructions(town) if e.seat == seat and not ROLES[e.by].rewards_madness)
    return tuple(each for each in told if each.must != (verdict == TRIES))


def find(town: Town, seat: Seat, verdict: str) -> Effect[None]:
    """Enter a verdict. Where it allows a penalty, the Storyteller decides; by day it is the one execution."""
    by = keep(tuple(each.by for each in broken(town, seat, verdict)))
    yield NoteVerdict(seat, verdict == TRIES)
    by_day = keep(town.phase == DAY)
    if not by or keep(by_day and town.executed is not None):
        return
    if (yield from ask(town.storyteller, "madness-penalty", YES_NO, "C-398", seat=seat)):
        judges = keep(tuple(me for me in town.heard(punishes) if me.role in by))
        for me in judges:
            yield call(punishes[me.role], me, seat)
        if judges:
            return
        yield call(execute, seat)
        if by_day:
            yield EnterStage(CLOSING)


def refuse_verdict(town: Town) -> None:
    """Nobody is judged while hands are counted."""
    if town.ballot is not None:
        raise Refusal("vote-under-way", rule="C-230")
