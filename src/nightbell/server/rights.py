"""The rights of hosts, Storytellers and watchers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from nightbell.engine import Refusal, Seat
from nightbell.server import protocol as wire
from nightbell.server.guests import clean_line
from nightbell.server.pauses import DEFENCE, extend
from nightbell.server.people import MOST_CLOCKS, Person, checked
from nightbell.server.protocol import House

if TYPE_CHECKING:
    from nightbell.server.room import Room


def hand_over(room: Room, person: Person | None, deed: wire.Handover, at: int) -> None:
    person = room.somebody(person)
    other = room.at_table(deed.person)
    if deed.what == "host":
        room.host_only(person)
        room.host = other.id
        return
    chair = room.storyteller()
    if chair is None:
        raise Refusal("no-storyteller")
    if not room.is_storyteller(person.id) and not (chair.person is None and person.id == room.host):
        raise Refusal("storyteller-only")
    if other.knows - {Seat(chair.seat)}:
        raise Refusal("knows-too-much")
    if room.seat_of(other.id) is not None:
        raise Refusal("sits-elsewhere")
    chair.person, chair.bot, chair.swap = other.id, None, None
    if room.status == "playing":
        other.watches = other.asks = None
        other.knows.add(Seat(chair.seat))


def change_settings(room: Room, person: Person | None, deed: wire.Settings, at: int) -> None:
    room.host_only(person)
    fields = {
        name: value for name in House.__struct_fields__ if (value := getattr(deed, name)) is not msgspec.UNSET
    }
    game = room.game if deed.game is msgspec.UNSET else deed.game
    options = room.options if deed.options is msgspec.UNSET else deed.options
    if game != room.game and deed.options is msgspec.UNSET:
        options = {}
    if game != room.game and deed.bot is msgspec.UNSET:
        fields["bot"] = ""
    settings = checked(game, msgspec.structs.replace(room.settings, **fields))
    if (game, options) != (room.game, room.options):
        if room.status != "gathering":
            raise Refusal("game-already-runs")
        room.lay(game, options)
    room.settings = settings


def watch(room: Room, person: Person | None, deed: wire.Watch, at: int) -> None:
    """Before the end a player's own view is shown to a watcher only with that player's consent."""
    person = room.somebody(person)
    if room.seat_of(person.id) is not None and room.status != "over":
        raise Refusal("players-do-not-watch")
    if deed.seat is None:
        person.watches = person.asks = None
        return
    chair = room.chair(deed.seat)
    if room.status == "over":
        person.watches, person.asks = Seat(chair.seat), None
        return
    if room.status != "playing":
        raise Refusal("no-game-running")
    if chair.person is None:
        raise Refusal("nobody-to-consent")
    person.watches, person.asks = None, Seat(chair.seat)


def consent(room: Room, person: Person | None, deed: wire.Consent, at: int) -> None:
    seat = room.own_seat(person)
    other = room.at_table(deed.person)
    if deed.allow:
        if other.asks != seat:
            raise Refusal("nobody-asked")
        other.watches, other.asks = seat, None
        other.knows.add(seat)
    elif seat in (other.asks, other.watches):
        other.watches = other.asks = None
    else:
        raise Refusal("nobody-asked")


def timer(room: Room, person: Person | None, deed: wire.Timer, at: int) -> None:
    person = room.somebody(person)
    if person.id != room.host and not room.is_storyteller(person.id):
        raise Refusal("host-only")
    title = clean_line(deed.title)
    if not title:
        raise Refusal("nothing-said")
    if title == DEFENCE:
        if DEFENCE not in room.clocks:
            raise Refusal("nobody-defends", rule="C-235")
        extend(room, at, deed.seconds)
        return
    if deed.seconds == 0:
        room.clocks.pop(title, None)
    else:
        if title not in room.clocks and len(room.clocks) >= MOST_CLOCKS:
            raise Refusal("too-many-clocks", most=MOST_CLOCKS)
        room.clocks[title] = wire.Clock(title, at + deed.seconds * 1000, deed.seconds)


HANDLERS = {
    wire.Handover: hand_over,
    wire.Settings: change_settings,
    wire.Watch: watch,
    wire.Consent: consent,
    wire.Timer: timer,
}
