"""Balloonist."""

from __future__ import annotations

from nightbell.games.clocktower.kit import *

KNOWN = reminder("balloonist", "know")
NOBODY = Seat(-1)
"""On the first night there is nothing to differ from, and nothing false."""


@role(
    "balloonist",
    TOWNSFOLK,
    "carousel",
    icon="air-balloon",
    first=65,
    other=84,
    reminders=("know",),
    outsiders=(0, 1),
)
def balloonist(town: Town, me: Ability) -> Effect[None]:
    """Each night learns a player whose type differs from that of the player of the night before."""
    shown = yield from tell(town, me, another_type(town, me), "C-026")
    yield LiftMarks(me, KNOWN)
    yield PlaceMark(shown, KNOWN, me, FOREVER, named=town.grimoire[shown].role, regardless=True)


def another_type(town: Town, me: Ability) -> Reading[Seat]:
    seats = town.players()
    known = named_by(town, me, KNOWN)
    if known is None:
        return Reading(ONE, seats, seats, true=(NOBODY,))
    before = ROLES[known].type
    honest = [seat for seat in seats if False in town.reads_type(seat, before)]
    true = tuple(seat for seat in seats if not town.is_a(seat, before))
    return Reading(ONE, honest, seats, true=true)
