"""Talk: to all, whispered, and with the Storyteller; and who has the floor."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING

from nightbell.engine import Refusal, Seat, may_know
from nightbell.server import pauses
from nightbell.server import protocol as wire
from nightbell.server.answers import warn
from nightbell.server.cues import cues_in
from nightbell.server.deeds import Spoke
from nightbell.server.entries import entries_in
from nightbell.server.people import LINES_AT_ONCE, Line, Person
from nightbell.server.protocol import STORYTELLER, plain

if TYPE_CHECKING:
    from nightbell.server.room import Room


def say(room: Room, person: Person | None, deed: wire.Say, at: int) -> None:
    person = room.somebody(person)
    if not deed.text.strip():
        raise Refusal("nothing-said")
    readers: frozenset[str] | None = None
    telling = room.is_storyteller(person.id)
    if deed.to == STORYTELLER:
        if not room.storytellers():
            raise Refusal("no-storyteller")
        readers = frozenset((person.id, *room.storytellers()))
    elif deed.to != "all":
        if not room.settings.whispers and not telling:
            raise Refusal("no-whispers")
        for other in deed.to:
            room.at_table(other)
        readers = frozenset((person.id, *deed.to))
        _step_aside(room, person, deed.to)
    if room.covered and not telling and deed.to != STORYTELLER:
        raise Refusal("night-is-silent")
    if room.status == "playing" and person.watches is not None and readers is None:
        raise Refusal("watchers-are-silent")
    if room.status == "playing" and readers is not None and _watching_only(room, readers):
        raise Refusal("watchers-do-not-whisper")
    if readers is not None and room.settings.overheard:
        readers |= room.storytellers()
    if telling and readers is None and not deed.anyway and not room.restoring:
        _warn(room, person, deed)
    line = Line(at, person.id, deed.text.strip(), deed.to, readers, telling or deed.to == STORYTELLER)
    if deed.to == STORYTELLER:
        line.about = tuple(entries_in(line.text, room.game))
    if readers is None and not telling and keeps_silent(room, person.id, at):
        raise room.manners.refusal("keeps-silent")
    silent = room.floor is not None and person.id != room.floor and not telling
    if silent and readers is None:
        room.held = [*room.held, line][-LINES_AT_ONCE:]
    else:
        _hear(room, line)


def keeps_silent(room: Room, person: str, at: int) -> bool:
    """Whether somebody has agreed to say nothing to all for a while yet."""
    if room.status != "playing" or room.public is None:
        return False
    hush = room.manners.hush(room.public)
    if hush is None or room.seat_of(person) not in hush.seats:
        return False
    return at < room.begun_at + hush.seconds * 1000


def _hear(room: Room, line: Line) -> None:
    line.game, line.moment = room.number, len(room.table.history) if room.table is not None else 0
    speaker, chair = room.seat_of(line.person), room.storyteller()
    if line.readers is None and room.table is not None and room.status == "playing":
        if speaker is not None and chair is not None and speaker != chair.seat:
            line.cues = cues_in(room.table, room.game, Seat(chair.seat), speaker, line.text)
    room.lines.add(line)


def _warn(room: Room, person: Person, deed: wire.Say) -> None:
    """A Storyteller thinks twice before a role is given away in public."""
    chair = room.storyteller()
    if room.table is None or room.status != "playing" or chair is None:
        return
    asked = next((line.text for n, line in room.lines.known(person.id) if n == deed.answers), "")
    warn(room.table, room.game, Seat(chair.seat), deed.text, asked)


def _step_aside(room: Room, person: Person, others: Sequence[str]) -> None:
    """The game's rules have a word in who may talk apart: where a traitor is hidden, nobody."""
    seat = room.seat_of(person.id)
    if room.table is not None and room.status == "playing" and seat is not None:
        seats = [each for other in others if (each := room.seat_of(other)) is not None]
        room.rules.hearers(room.table.state, seat, seats)


def _watching_only(room: Room, readers: frozenset[str]) -> bool:
    """Whether somebody who looks over a shoulder would whisper with somebody who plays."""
    looking = [room.people[each].watches is not None for each in readers]
    return any(looking) and not all(looking)


def lines_for(room: Room, person: str, since: int = 0, before: float = inf) -> list[wire.Line]:
    """What this person may know of the talk after line `since` and before another: the last of it.

    That two others whisper is told without what they whisper; that somebody speaks with the Storyteller
    is told to nobody else.
    """
    told: list[wire.Line] = []
    known = _known_moments(room, person)
    tellers = room.storytellers()
    for n, line in room.lines.known(person):
        if n <= since or len(told) == LINES_AT_ONCE:
            break
        if n >= before:
            continue
        readable = line.readers is None or person in line.readers
        text, about = (line.text, list(line.about)) if readable else (None, [])
        after = bisect_left(known, line.moment) if line.game == room.number else 0
        cues = [(cue.standing, plain(cue.answer)) for cue in line.cues] if person in tellers else []
        told.append(wire.Line(n, line.at, line.person, text, line.to, about, line.game, after, cues))
    told.reverse()
    return told


def _known_moments(room: Room, person: str) -> list[int]:
    """When what this person knows of has happened: places in the history of the game."""
    if room.table is None:
        return []
    viewer = room.viewer_of(person)
    return [at for at, told in enumerate(room.table.history) if may_know(viewer, told.to)]


# ---- the floor


def give_floor(room: Room, person: Person | None, deed: wire.Floor, at: int) -> None:
    """Silence is asked of the whole group, for the sake of one; never of one alone."""
    person = room.somebody(person)
    if not room.is_storyteller(person.id):
        raise Refusal("storyteller-only")
    if room.covered:
        raise Refusal("night-is-silent")
    if deed.person is None:
        _all_may_speak(room)
        return
    holder = room.at_table(deed.person)
    seat = room.seat_of(holder.id)
    if seat is None or holder is person:
        raise room.manners.refusal("floor-needs-a-player")
    if room.table is None or room.status != "playing":
        raise Refusal("no-game-running")
    room.floor = holder.id


def end_speech(room: Room, person: Person | None, deed: wire.Spoken, at: int) -> None:
    """Nobody is made to speak: the floor can be declined, and a defence ended."""
    person = room.somebody(person)
    if room.floor == person.id:
        _all_may_speak(room)
    elif (seat := room.seat_of(person.id)) is not None and seat == pauses.nominee(room):
        pauses.extend(room, at, 0)
    else:
        raise Refusal("not-your-floor")


def bot_spoke(room: Room, person: Person | None, deed: Spoke, at: int) -> None:
    pauses.extend(room, at, 0)


def mind_floor(room: Room) -> None:
    """The floor goes back to all when night falls, the game ends, or its holder has left."""
    if room.floor is None:
        return
    holder = room.people[room.floor]
    over = room.status != "playing" or room.table is None or room.covered
    if over or holder.gone or room.seat_of(holder.id) is None:
        _all_may_speak(room)


def _all_may_speak(room: Room) -> None:
    room.floor = None
    for line in room.held:
        _hear(room, line)
    room.held = []


HANDLERS = {
    wire.Say: say,
    wire.Floor: give_floor,
    wire.Spoken: end_speech,
    Spoke: bot_spoke,
}
