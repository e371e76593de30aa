"""Who is drunk or poisoned, and which reminders sleep because of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from nightbell.engine import Seat
from nightbell.games.clocktower.catalogue import DEMON, ROLES, SILENCED, SILENCES, Ability
from nightbell.games.clocktower.grimoire import Mark, impairment
from nightbell.games.clocktower.moments import impairs, shelters
from nightbell.games.clocktower.town import Town


class _Cause(NamedTuple):
    source: Seat | None
    """Whose drunkenness or poisoning puts it to sleep."""
    on: Seat
    kind: int
    kept_off: tuple[Seat, ...] = ()
    """Each of whom keeps it away while sober and healthy: a Demon's, from somebody sheltered."""


def settle(town: Town) -> None:
    """Work it out anew: an atom says so after each change on which it may depend.

    A reminder is in force while its source is sober and healthy, and an impairing one may itself put
    another source to sleep, so the answer is sought until it no longer changes. Should two of them chase
    each other in a ring, the one that was placed first holds. Nobody sobers up by getting drunk: an
    impairment of one's own making does not end itself.
    """
    marks = town.marks
    causes: list[_Cause] = []
    silenced: list[_Cause] = []
    for mark in marks:
        reminder = mark.reminder
        if (kind := impairment(reminder)) and not _of_itself(town, mark):
            causes.append(_cause(town, mark.by, mark.on, kind))
        if reminder in SILENCES and town.type_at(mark.on) in SILENCES[reminder]:
            silenced.append(_Cause(town.source(mark.by) if mark.by else None, mark.on, SILENCED))
    causes += silenced
    for me in town.heard(impairs):
        causes += [_cause(town, me, other, kind) for other, kind in impairs[me.role](town, me.seat)]
    if causes:
        causes = [cause for cause in causes if not _immune(town, cause.on)]
    impaired = [0] * len(town.grimoire)
    if causes:
        for cause, holds in zip(causes, _held(causes), strict=True):
            if holds:
                impaired[cause.on] |= cause.kind
    town.impaired = impaired
    for place, mark in enumerate(marks):
        by = mark.by
        if by is None:
            continue
        own = mark.on == by.seat and impairment(mark.reminder)
        live = bool(own) or _in_force(town, by, impaired)
        if live != mark.live:
            marks[place] = msgspec.structs.replace(mark, live=live)


def _cause(town: Town, by: Ability | None, on: Seat, kind: int) -> _Cause:
    if by is None:
        return _Cause(None, on, kind)
    if ROLES[by.role].type != DEMON:
        return _Cause(town.source(by), on, kind)
    guards = [town.source(me) for me in town.heard(shelters) if on in shelters[me.role](town, me)]
    return _Cause(town.source(by), on, kind, tuple(guards))


def _of_itself(town: Town, mark: Mark) -> bool:
    """Whether a lent ability has made itself drunk: it alone is, and not all that its owner can do."""
    by = mark.by
    return by is not None and by.seat == mark.on and town.source(by) != by.seat


def _in_force(town: Town, by: Ability, impaired: Sequence[int]) -> bool:
    """Whether the source of a reminder is sober and healthy, and its owner's still: what was lent may
    have gone with its giver."""
    source: Seat | None = None
    for held in town.grimoire[by.seat].held:
        if held.giver is not None and held.role == by.role:
            if not town.stands(held.giver):
                return False
            source = held.giver.seat if source is None else source
    return not impaired[by.seat if source is None else source]


def _immune(town: Town, seat: Seat) -> bool:
    token = town.grimoire[seat]
    if token.alive and token.role in ROLES and ROLES[token.role].never_impaired:
        return True
    return town.cleared(seat)


def _held(causes: Sequence[_Cause]) -> list[bool]:
    """Which of the impairing causes are in force, given that each sleeps while its source is impaired."""
    if len(causes) == 1:
        return [not causes[0].kept_off]
    held = [True] * len(causes)
    for _ in range(len(causes) + 1):
        now = [_awake(causes, held, place) for place in range(len(causes))]
        if now == held:
            return held
        held = now
    held = [False] * len(causes)
    for place in range(len(causes)):
        held[place] = _awake(causes, held, place)
    return held


def _awake(causes: Sequence[_Cause], held: Sequence[bool], place: int) -> bool:
    cause = causes[place]
    if any(_sober(causes, held, place, guard) for guard in cause.kept_off):
        return False
    return cause.source is None or _sober(causes, held, place, cause.source)


def _sober(causes: Sequence[_Cause], held: Sequence[bool], place: int, seat: Seat) -> bool:
    """Whether nothing else impairs somebody, of what they cannot keep off by themselves."""
    return not any(
        holds and cause.on == seat and other != place and seat not in cause.kept_off
        for other, (cause, holds) in enumerate(zip(causes, held, strict=True))
    )
