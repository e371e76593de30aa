"""What hosts, Storytellers and watchers do beside the game. Who may is in `rights`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from nightbell.engine import Refusal, Seat
from nightbell.server import protocol as wire
from nightbell.server.guests import clean_line
from nightbell.server.pauses import DEFENCE, extend
from nightbell.server.people import MOST_CLOCKS, Person, Plea, checked
from nightbell.server.protocol import STORYTELLER, House
from nightbell.server.rights import concerned
from nightbell.server.schema import offers

if TYPE_CHECKING:
    from nightbell.server.room import Room

AGREED = frozenset({"overheard", "watch_delay", "hints"})
"""Settings that people rely on while they play: who reads what they whisper, when others see them, who gets
hints."""
FELT_AT_NIGHT = frozenset({"turn_seconds", "away_seconds", "pace_ms", "dawn_seconds"})
"""Settings that set the pace of a night: whoever could change them then might hear who is awake."""


def hand_over(room: Room, person: Person | None, deed: wire.Handover, at: int) -> None:
    person = room.somebody(person)
    other = room.at_table(deed.person)
    if deed.what == "host":
        room.host = other.id
        return
    chair = room.storyteller()
    if chair is None:
        raise Refusal("no-storyteller")
    if chair.person not in (None, person.id) or (deed.what == "aide" and chair.person is None):
        raise Refusal("storyteller-only")
    if other.knows - {Seat(chair.seat)}:
        raise Refusal("knows-too-much")
    if room.seat_of(other.id) is not None and not (other.aide and deed.what == STORYTELLER):
        raise Refusal("sits-elsewhere")
    if deed.what == "aide":
        other.take(Seat(chair.seat))
        other.aide = True
        return
    chair.person, chair.bot, chair.swap = other.id, None, None
    if room.status == "playing":
        other.take(Seat(chair.seat))


def change_settings(room: Room, person: Person | None, deed: wire.Settings, at: int) -> None:
    """What the host is not shown again (who is dealt what) stays, until the host says otherwise."""
    fields = {
        name: value for name in House.__struct_fields__ if (value := getattr(deed, name)) is not msgspec.UNSET
    }
    game = room.game if deed.game is msgspec.UNSET else deed.game
    options = room.options if deed.options is msgspec.UNSET else deed.options
    if game != room.game and deed.options is msgspec.UNSET:
        options = {}
    if game == room.game:
        kept = {name: room.options[name] for name in room.rules.options.hidden() if name in room.options}
        options = {**kept, **options}
    if room.status == "playing" and not fields.keys().isdisjoint(AGREED):
        raise Refusal("game-already-runs")
    if room.covered and not fields.keys().isdisjoint(FELT_AT_NIGHT):
        raise room.manners.refusal("not-at-night")
    if game != room.game and deed.bot is msgspec.UNSET:
        fields["bot"] = ""
    settings = checked(game, msgspec.structs.replace(room.settings, **fields))
    if (game, options) != (room.game, room.options):
        if room.status != "gathering":
            raise Refusal("game-already-runs")
        room.lay(game, options)
    room.settings = settings
    if deed.password is not msgspec.UNSET:
        room.lock = deed.password


def choose(room: Room, person: Person | None, deed: wire.Choose, at: int) -> None:
    """Everybody chooses for their own chair; that two do not choose alike is for the rules to say."""
    seat = room.own_seat(person)
    own = [card.name for card in offers(room.game) if card.own]
    if deed.option not in own:
        raise Refusal("unknown-option", option=deed.option, known=", ".join(own))
    given = room.options.get(deed.option)
    chosen = [str(each) for each in given] if isinstance(given, list | tuple) else []
    chosen += [""] * (seat + 1 - len(chosen))
    chosen[seat] = deed.value
    room.lay(room.game, {**room.options, deed.option: chosen})


def watch(room: Room, person: Person | None, deed: wire.Watch, at: int) -> None:
    """Before the end a player's own view is shown to a watcher only with that player's consent."""
    person = room.somebody(person)
    if room.seat_of(person.id) is not None and room.status != "over":
        raise Refusal("players-do-not-watch")
    if deed.seat is None:
        person.watches = person.plea = None
        return
    seat = Seat(room.chair(deed.seat).seat)
    if room.status == "over":
        person.watches = seat
        person.knows.add(seat)
        return
    if room.chairs[seat].person is None:
        raise Refusal("nobody-to-consent")
    person.watches, person.plea = None, Plea("watch", seat)


def consent(room: Room, person: Person | None, deed: wire.Consent, at: int) -> None:
    """Agree or refuse. `seating.mind_pleas` gives what all have agreed to."""
    person, other = room.somebody(person), room.at_table(deed.person)
    if other.plea is not None and person.id in concerned(room, other, other.plea):
        if deed.allow:
            other.plea.agreed.add(person.id)
        else:
            other.plea = None
    elif not deed.allow and other.watches is not None and other.watches == room.seat_of(person.id):
        other.watches = None
    elif not deed.allow and other.aide and room.is_storyteller(person.id):
        other.aide = False
    else:
        raise Refusal("nobody-asked")


def timer(room: Room, person: Person | None, deed: wire.Timer, at: int) -> None:
    title = clean_line(deed.title)
    if not title:
        raise Refusal("nothing-said")
    if title == DEFENCE:
        if DEFENCE not in room.clocks:
            raise room.manners.refusal("nobody-defends")
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
    wire.Choose: choose,
    wire.Watch: watch,
    wire.Consent: consent,
    wire.Timer: timer,
}
