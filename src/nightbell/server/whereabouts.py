"""Where the others could be, worked out from nothing but the view of whoever asks.

Only Whispers has such a layer. The view is the whole input: an answer holds no more than its viewer was told.
"""

from __future__ import annotations

import msgspec

from nightbell.engine import Refusal, Seat
from nightbell.games.whispers.maps import Place
from nightbell.games.whispers.seen import KillerView, VictimsView
from nightbell.games.whispers.whereabouts import Layer, Places, killer_whereabouts
from nightbell.server.live import Live
from nightbell.server.replays import told_again
from nightbell.server.store import Finished, Guest

KILLER = "killer"
DIGITS = 4

Chances = dict[str, dict[str, float]]
"""For each of the others, the places that fit all that is known, and how likely each is."""


class Moment(msgspec.Struct):
    """The layer after so many answers; it stays until the next moment."""

    n: int
    chances: Chances


class Watcher:
    """One seat's layer, kept up to date as its view goes on."""

    def __init__(self) -> None:
        self.layer: Layer | None = None

    def look(self, view: object) -> Chances:
        """What this view allows. The public sees no layer: it belongs to neither side."""
        if isinstance(view, VictimsView):
            return {KILLER: _rounded(killer_whereabouts(view))}
        if not isinstance(view, KillerView):
            return {}
        if self.layer is None:
            self.layer = Layer(view.open)
        self.layer.hear(view.clues)
        return {victim: _rounded(places) for victim, places in self.layer.chances(view.open).items()}


def _rounded(places: Places) -> dict[str, float]:
    """The likeliest first; equals in the order of the map's marks."""
    order: list[tuple[Place, float]] = sorted(places.items(), key=lambda each: (-each[1], each[0]))
    return {place: max(10**-DIGITS, round(weight, DIGITS)) for place, weight in order}


async def now(live: Live, guest: Guest) -> Chances:
    """The layer of a running game, for the person that this guest is at the table.

    The lock keeps back what is not on disk yet.
    """
    async with live.lock:
        person = live.room.guests.get(guest.id)
        if person is None or live.room.people[person].gone:
            raise Refusal("not-at-table")
        if live.room.table is None:
            raise Refusal("no-game-running")
        return Watcher().look(live.room.table.view(live.room.viewer_of(person)))


def told(found: Finished, seat: int) -> list[Moment]:
    """The layer of one seat through a finished game, whenever it changed."""
    watcher = Watcher()
    moments: list[Moment] = []
    for table in told_again(found):
        number = len(table.log.entries)
        if number == 0 and not 0 <= seat < len(table.rules.seats(table.state)):
            raise Refusal("unknown-seat", seat=str(seat))
        chances = watcher.look(table.view(Seat(seat)))
        if not moments or chances != moments[-1].chances:
            moments.append(Moment(number, chances))
    return moments
