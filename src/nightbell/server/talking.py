"""Talk: to all, whispered, and with the Storyteller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightbell.engine import Refusal
from nightbell.server import protocol as wire
from nightbell.server.people import STORYTELLER, Line, Person

if TYPE_CHECKING:
    from nightbell.server.room import Room


def say(room: Room, person: Person | None, deed: wire.Say, at: int) -> None:
    person = room.somebody(person)
    if not deed.text.strip():
        raise Refusal("nothing-said")
    readers: frozenset[str] | None = None
    chair = room.storyteller()
    if deed.to == STORYTELLER:
        if chair is None or chair.person is None:
            raise Refusal("no-storyteller")
        readers = frozenset((person.id, chair.person))
    elif deed.to != "all":
        if not room.settings.whispers:
            raise Refusal("no-whispers")
        for other in deed.to:
            room.at_table(other)
        readers = frozenset((person.id, *deed.to))
    told_storyteller = deed.to == STORYTELLER or room.is_storyteller(person.id)
    if room.covered and not told_storyteller:
        raise Refusal("night-is-silent")
    if room.status == "playing" and person.watches is not None and readers is None:
        raise Refusal("watchers-are-silent")
    if room.status == "playing" and readers is not None and _watching_only(room, readers):
        raise Refusal("watchers-do-not-whisper")
    room.lines.append(Line(at, person.id, deed.text.strip(), deed.to, readers))


def _watching_only(room: Room, readers: frozenset[str]) -> bool:
    """Whether somebody who looks over a shoulder would whisper with somebody who plays."""
    looking = [room.people[each].watches is not None for each in readers]
    return any(looking) and not all(looking)


def lines_for(room: Room, person: str, since: int = 0) -> list[wire.Line]:
    """What this person may know of the talk, numbered, after the first `since` lines.

    That two others whisper is told without what they whisper; that somebody speaks with the Storyteller
    is told to nobody else.
    """
    told: list[wire.Line] = []
    for line in room.lines:
        readable = line.readers is None or person in line.readers
        if readable or line.to != STORYTELLER:
            text = line.text if readable else None
            told.append(wire.Line(len(told) + 1, line.at, line.person, text, line.to))
    return told[since:]


HANDLERS = {
    wire.Say: say,
}
