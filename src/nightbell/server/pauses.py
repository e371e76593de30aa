"""Moments at which the table waits on purpose: a defence before the hands are counted, a breath before dawn.

Both are the table's settings and off at a table without a pace. The defence is a clock that everybody sees;
the nominee, the host or the Storyteller can end it, and the latter two make it longer. The breath before dawn
is counted from the last action of the night, whoever made it, and differs from night to night, so that nobody
can tell by the clock who was the last to act. Bots answer at once at night: how many are awake takes no time.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from nightbell.engine import Answer, Decision, Refusal, Seat
from nightbell.server import protocol as wire
from nightbell.server.people import Person

if TYPE_CHECKING:
    from nightbell.server.live import Live
    from nightbell.server.room import Room

DEFENCE = "@defence"
"""The title of the clock that runs for a defence; clients have their own words for it."""
THINKING = 2
"""Units of pace that a night has for each chair, if several people play and nobody tells the story."""


# ---- the hand of the clock


def hold(room: Room, person: Person | None, deed: wire.Hold, at: int) -> None:
    """A chair at which the hand was stopped has its whole time again when it goes on."""
    if not room.counting:
        raise Refusal("no-vote-running")
    room.stopped = deed.on
    room.resumed_at = at


# ---- the defence


def vote(room: Room) -> Decision[Answer] | None:
    """The hand that the vote under way has come to."""
    if room.table is None or room.status != "playing":
        return None
    return next((each for each in room.table.open.values() if each.kind == room.manners.defended), None)


def nominee(room: Room) -> Seat | None:
    """Who may speak before the hands are counted, while the clock for it runs."""
    decision = vote(room)
    accused = dict(decision.about).get("seat") if decision is not None else None
    return Seat(accused) if isinstance(accused, int) and DEFENCE in room.clocks else None


def mind_defence(room: Room, at: int) -> None:
    """After a move: a vote that has just opened waits, one that is over or under way does not."""
    decision = vote(room)
    room.stopped = room.stopped and room.counting
    if decision is None:
        room.clocks.pop(DEFENCE, None)
        room.ballot = False
    elif not room.ballot:
        room.ballot = True
        seconds = room.settings.defence_seconds if room.settings.pace_ms else 0
        extend(room, at, seconds)
    elif at >= room.counts_from:
        room.clocks.pop(DEFENCE, None)


def extend(room: Room, at: int, seconds: int) -> None:
    """The defence has so long from now on; with 0 it is over."""
    room.counts_from = at + seconds * 1000
    if seconds:
        room.clocks[DEFENCE] = wire.Clock(DEFENCE, room.counts_from, seconds)
    else:
        room.clocks.pop(DEFENCE, None)


# ---- the breath before dawn


def teller(live: Live) -> Seat | None:
    """The chair that is asked whether the town opens its eyes."""
    table = live.room.table
    if table is None or live.room.status != "playing":
        return None
    return next((seat for seat, each in table.open.items() if each.kind == live.room.manners.dawn), None)


def dawn_at(live: Live) -> int | None:
    """When the town opens its eyes, if nothing else is left of the night.

    In one room the Storyteller says so.
    """
    seat, settings = teller(live), live.room.settings
    if seat is None or live.room.one_room:
        return None
    since = live.since[seat][1]
    if not settings.pace_ms or not live.links:
        return since
    dusk = since if live.dusk is None else live.dusk
    breath = _breath(f"{live.room.luck}/{since}", *settings.dawn_seconds)
    return max(since, dusk + _least_night(live.room)) + breath


@lru_cache(maxsize=1024)
def _breath(luck: str, least: float, most: float) -> int:
    """Milliseconds, always the same for one night, which is asked for at every beat of it."""
    return int(Random(luck).uniform(least, most) * 1000)


def _least_night(room: Room) -> int:
    """How long a night lasts at least, in which people may think without the others hearing that one does.

    It depends on what everybody knows. A person who tells the story sees to it; one who plays with bots alone
    has nobody to hear it.
    """
    chair = room.storyteller()
    people = sum(each.person is not None for each in room.chairs)
    if chair is None or (chair.person is not None and chair.bot is None) or people < 2:
        return 0
    return len(room.chairs) * THINKING * room.settings.pace_ms


def check(live: Live, person: str, command: wire.Command) -> None:
    """Refuse an answer for which it is too early."""
    if not isinstance(command, wire.Answer) or command.standing:
        return
    seat = live.room.seat_of(person) if command.seat is None else Seat(command.seat)
    decision = live.room.table.open.get(seat) if live.room.table is not None and seat is not None else None
    if decision is None:
        return
    manners = live.room.manners
    if decision.kind in manners.hands and live.room.stopped:
        raise Refusal("vote-held")
    if decision.kind == manners.defended and live.house.now() < live.room.counts_from:
        raise manners.refusal("defence-first")
    if decision.kind == manners.dawn and live.house.now() < (dawn_at(live) or 0):
        raise manners.refusal("dawn-comes")


HANDLERS = {wire.Hold: hold}
