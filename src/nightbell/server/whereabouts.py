"""Where the others could be, worked out by the game from nothing but the view of whoever asks."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from nightbell.engine import Chances, Refusal, Seat
from nightbell.server.live import Live
from nightbell.server.records import Finished, Guest
from nightbell.server.replays import told_again

DIGITS = 4

Told = dict[str, dict[str, float]]
"""The chances as they are sent: the likeliest place first, equals by name."""


class Moment(msgspec.Struct):
    """The layer after so many answers; it stays until the next moment."""

    n: int
    chances: Told


def _told(chances: Chances) -> Told:
    return {other: _rounded(places) for other, places in chances.items()}


def _rounded(places: Mapping[str, float]) -> dict[str, float]:
    order = sorted(places.items(), key=lambda each: (-each[1], each[0]))
    return {place: max(10**-DIGITS, round(weight, DIGITS)) for place, weight in order}


async def now(live: Live, guest: Guest) -> Told:
    """The layer of a running game, for the person that this guest is at the table.

    The lock keeps back what is not on disk yet.
    """
    async with live.lock:
        room = live.room
        person = room.guests.get(guest.id)
        if person is None or room.people[person].gone:
            raise Refusal("not-at-table")
        if room.table is None:
            raise Refusal("no-game-running")
        return _told(room.rules.watcher().look(room.table.view(room.viewer_of(person))))


def told(found: Finished, seat: int) -> list[Moment]:
    """The layer of one seat through a finished game, whenever it changed."""
    watcher = None
    moments: list[Moment] = []
    for table in told_again(found):
        number = len(table.log.entries)
        if number == 0 and not 0 <= seat < len(table.rules.seats(table.state)):
            raise Refusal("unknown-seat", seat=str(seat))
        watcher = watcher or table.rules.watcher()
        chances = _told(watcher.look(table.view(Seat(seat))))
        if not moments or chances != moments[-1].chances:
            moments.append(Moment(number, chances))
    return moments
