"""The pace of a table: how long people need to take in what happened, and who needs no more time.

Everybody at a table can feel how long it pauses. So the pause is reckoned from what everybody was told and
from nothing else: whatever is secret must not change it. At night it is not reckoned at all (see `cover`).

Whoever is done with reading, or with talking, says so (`ready`). When all people who are present have, nobody
is waited for until something begins that they would want to see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import TYPE_CHECKING

from nightbell.engine import SPECTATOR, Event, Seat
from nightbell.server import protocol as wire
from nightbell.server.people import STORYTELLER, Person

if TYPE_CHECKING:
    from nightbell.server.room import Room

USUAL = 1.0
"""The pause after a move of which there is nothing particular to tell, in units of the table's pace."""
MOST = 12.0
"""No pause is longer, however much happened at once."""
GLANCE = 0.25
"""A move that is no news: one more who has nothing to say."""
PASSING = 0.5
"""What is read in passing."""

READING: dict[str, float] = {
    # Clocktower
    "Waits": GLANCE,
    "HandMoved": 0.0,
    "HandCounted": 1.5,
    "Claimed": 4.0,
    "Whispered": 2.0,
    "DayBreaks": 8.0,
    "NominationsOpen": 10.0,
    "LastCall": 4.0,
    "NominationMade": 6.0,
    "VoteCounted": 5.0,
    "Condemned": 3.0,
    "Executed": 5.0,
    "Died": 5.0,
    "NobodyExecuted": 4.0,
    "ShotFired": 4.0,
    "NothingHappens": 3.0,
    "ExileCalled": 5.0,
    "Exiled": 5.0,
    "NightFalls": 3.0,
    "RulingMade": 5.0,
    # Betrayal
    "TurnBegan": 1.0,
    "Walked": 0.8,
    "Discovered": 2.0,
    "Drew": 5.0,
    "Threw": 2.0,
    "MonsterThrew": 2.0,
    "Suffered": 2.0,
    "Fought": 5.0,
    "HauntRolled": 4.0,
    "HauntBegan": 12.0,
    "TraitorNamed": 8.0,
    "Unmasked": 8.0,
    "Turned": 6.0,
    # Whispers
    "PhaseBegan": 2.0,
    "NoiseReported": 3.0,
    "Silence": 2.0,
    "CardPlayed": 4.0,
    "KillerMoved": 1.5,
    "KillerSensed": 4.0,
    "KillerSearched": 4.0,
    "EncounterBegan": 6.0,
    "DiceRolled": 4.0,
    "DefenceCounted": 3.0,
    "Wounded": 4.0,
    "Killed": 8.0,
    "Escaped": 5.0,
    "KeyFound": 2.0,
    "LevelRose": 3.0,
    "RescueCalled": 4.0,
}
"""How much there is to read in an event, in units of the table's pace. Others are read in passing."""

BEGINNINGS = frozenset(
    {
        "NightFalls",
        "DayBreaks",
        "NominationsOpen",
        "NominationMade",
        "VoteCounted",
        "ExileCalled",
        "HauntBegan",
        "PhaseBegan",
        "EncounterBegan",
    }
)
"""Public events after which everybody is waited for again."""
OWN_BEGINNINGS = frozenset({"TurnBegan"})
"""Public events after which the person in the chair that they name is waited for again."""

DISCUSSION = "discussion"
GHOSTS_TALK = 45
"""Units of pace for which a discussion waits for the dead, who may speak but are asked nothing."""


def reading(events: Iterable[Event]) -> float:
    """How long everybody needs for what everybody was told, in units of pace."""
    read = [READING.get(type(event).__name__, PASSING) for event in events]
    return min(MOST, sum(read)) if read else USUAL


def mind_pace(room: Room, at: int) -> None:
    """After a move: until when people read it, and whether something has begun for which they are waited."""
    table = room.table
    if table is None:
        return
    told = table.events(SPECTATOR, min(room.told, len(table.history)))
    room.told = len(table.history)
    room.read_at = max(room.read_at, at + int(reading(told) * room.settings.pace_ms))
    for event in told:
        name = type(event).__name__
        if name in BEGINNINGS:
            room.begun_at = at
            for each in room.people.values():
                each.ready = False
        elif name in OWN_BEGINNINGS and (person := _at(room, getattr(event, "seat", None))) is not None:
            person.ready = False


def _at(room: Room, seat: int | None) -> Person | None:
    """Who sits in a chair, if a person does."""
    person = room.chairs[seat].person if seat is not None and seat < len(room.chairs) else None
    return room.people[person] if person is not None else None


def get_ready(room: Room, person: Person | None, deed: wire.Ready, at: int) -> None:
    room.somebody(person).ready = deed.on


def present(room: Room, here: Callable[[str], bool]) -> list[tuple[Seat, Person]]:
    """The people for whom a table may have to wait: those who play and are there."""
    return [
        (Seat(chair.seat), room.people[chair.person])
        for chair in room.chairs
        if chair.person is not None and chair.bot is None and chair.id != STORYTELLER and here(chair.person)
    ]


def hurried(room: Room, here: Callable[[str], bool]) -> bool:
    """Whether nobody who plays wants any more time."""
    people = present(room, here)
    return bool(people) and all(person.ready for _, person in people)


def discussing(room: Room, here: Callable[[str], bool]) -> list[Seat]:
    """The people who may have more to say before the nominations, as far as everybody knows."""
    if room.table is None or room.status != "playing" or not room.settings.pace_ms:
        return []
    view = room.table.view(SPECTATOR)
    if getattr(view, "stage", "") != DISCUSSION:
        return []
    done = getattr(view, "done", ())
    return [seat for seat, person in present(room, here) if not person.ready and seat not in done]


def discussed_at(room: Room, here: Callable[[str], bool]) -> float:
    """When the discussion may end: when the living are done, and the dead had some time."""
    still = discussing(room, here)
    if not still or room.table is None:
        return 0.0
    square = getattr(room.table.view(SPECTATOR), "square", ())
    if any(square[seat].alive for seat in still):
        limit = room.settings.turn_seconds * 1000
        return room.begun_at + limit if limit else inf
    return room.begun_at + GHOSTS_TALK * room.settings.pace_ms


HANDLERS = {wire.Ready: get_ready}
