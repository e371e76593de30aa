"""The post-mortem: what the town could know, night by night, told from the log of a finished game alone.

After every night and every day the town's page of the notebook is counted: how many worlds were left, and in
what part of them the true Demon is the Demon. Where that jumps is a turning point; whose words or deeds moved
it is somebody's best or worst moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from time import perf_counter
from typing import Final

import msgspec

from nightbell.deduction.characters import DEMON, TYPE
from nightbell.deduction.moments import Moment, ending, moments
from nightbell.deduction.notebook import page, summed, worlds
from nightbell.deduction.telling import SPELLING
from nightbell.engine import SPECTATOR, State, Table, may_know
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import EVIL, GOOD
from nightbell.games.clocktower.grimoire import Token
from nightbell.games.clocktower.seen import View
from nightbell.games.clocktower.town import Town

SECONDS: Final = 1.5
"""For each count."""
ALL_SECONDS: Final = 12.0
TURN: Final = 0.1
"""By how much the Demon's share must move to be told."""
MOST_TURNS: Final = 6

GameTable = Table[State, msgspec.Struct]


class Point(msgspec.Struct, frozen=True):
    """The town after a night or a day. `worlds` is -1 where they could not be counted."""

    night: int
    by_day: bool
    worlds: int
    complete: bool
    demon: float
    """In what part of the worlds the Demon of the moment started as the Demon; as evil, if made one later."""
    chance: float
    """The same by blind luck: one of the living."""
    who: int
    died: tuple[int, ...]
    executed: int


class Turn(msgspec.Struct, frozen=True):
    """Something that moved the town: `turn-<kind>`."""

    night: int
    by_day: bool
    kind: str
    seat: int = -1
    other: int = -1
    before: int = 0
    after: int = 0
    worlds: int = 0


class Told(msgspec.Struct, frozen=True):
    roles: tuple[str, ...]
    points: tuple[Point, ...]
    turns: tuple[Turn, ...]
    moments: tuple[Moment, ...]


def told(tables: Iterable[GameTable], seconds: float = SECONDS, whole: float = ALL_SECONDS) -> Told:
    """A finished game, answer by answer, counted at every dusk and dawn: so long each, so long in all."""
    until = perf_counter() + whole
    points: list[Point] = []
    started: tuple[Token, ...] = ()
    looked = 0
    last: GameTable | None = None
    before: Look | None = None
    day = 0
    for table in tables:
        last = table
        town = table.state
        assert isinstance(town, Town)
        for entry in table.history[looked:]:
            if isinstance(entry.event, events.NightFalls):
                day = 0
                if entry.event.night == 1:
                    started = _players(town)
                else:
                    points.append(
                        _point(table, _look(table), entry.event.night - 1, True, seconds, until, points)
                    )
            elif isinstance(entry.event, events.DayBreaks):
                day = entry.event.day
                points.append(_point(table, _look(table), day, False, seconds, until, points))
        looked = len(table.history)
        if table.outcome is None and day:
            before = _look(table)
    assert last is not None, "a log has a beginning"
    if day and before is not None and before.view.night == day:
        points.append(_point(last, before, day, True, seconds, until, points))
    happened = [entry.event for entry in last.history]
    turns = [*_turns(points, started)]
    if (end := _end(points, happened)) is not None:
        earlier = [turn for turn in turns if (turn.night, turn.by_day) != (end.night, True)]
        turns = [*earlier[: MOST_TURNS - 1], end]
    return Told(
        tuple(token.role for token in started),
        tuple(points),
        tuple(turns[:MOST_TURNS]),
        tuple(moments(started, happened)),
    )


def _players(town: Town) -> tuple[Token, ...]:
    """Everybody's token, without the chair of the Storyteller's own, which lies last."""
    return tuple(town.grimoire[: town.storyteller])


def _demons(tokens: tuple[Token, ...]) -> tuple[int, ...]:
    return tuple(n for n, token in enumerate(tokens) if TYPE.get(SPELLING.get(token.role, "")) == DEMON)


def _demon_of(tokens: tuple[Token, ...], before: int) -> int:
    """The Demon of the moment: of several living ones whoever was it before; a dead one if nobody else."""
    demons = sorted(_demons(tokens), key=lambda seat: (not tokens[seat].alive, seat != before))
    return next(iter(demons), -1)


class Look(msgspec.Struct, frozen=True):
    """The town at a moment: what everybody sees of it, who is who, and how much had happened."""

    view: View
    tokens: tuple[Token, ...]
    happened: int


def _look(table: GameTable) -> Look:
    town, view = table.state, table.view(SPECTATOR)
    assert isinstance(town, Town) and isinstance(view, View)
    return Look(view, _players(town), len(table.history))


def _point(
    table: GameTable, look: Look, night: int, by_day: bool, seconds: float, until: float, points: list[Point]
) -> Point:
    """What the town knew at a look at a table, and what had come of that night or day when it was over.

    Of a day that ended the game the look is the last before that, for then everybody knows everything.
    """
    died, executed = _ends(table.events(SPECTATOR), night, by_day)
    tokens = look.tokens
    who = _demon_of(tokens, points[-1].who if points else -1)
    alive = sum(token.alive for token in tokens)
    chance = 1 / max(1, alive)
    known = [entry.event for entry in table.history[: look.happened] if may_know(SPECTATOR, entry.to)]
    read = page(look.view, known)
    left = until - perf_counter()
    if read.why or left <= 0 or who < 0:
        return Point(night, by_day, -1, False, chance, chance, who, died, executed)
    found = worlds(read, min(seconds, left))
    result = summed(read, found, {}, -1)
    if not result.all and not found.complete:
        return Point(night, by_day, -1, False, chance, chance, who, died, executed)
    first = not points or who == points[0].who
    fits = result.chances[who].demon if first else result.chances[who].evil
    share = fits / result.all if result.all else 0.0
    return Point(night, by_day, result.all, found.complete, share, chance, who, died, executed)


def _ends(known: Sequence[object], night: int, by_day: bool) -> tuple[tuple[int, ...], int]:
    """Who died in this night, or was executed on this day."""
    died: tuple[int, ...] = ()
    executed: int = -1
    day = 0
    for event in known:
        if isinstance(event, events.DayBreaks):
            day = event.day
            if day == night:
                died = tuple(event.died)
        elif isinstance(event, events.Executed) and day == night:
            executed = event.seat
    return (() if by_day else died), (executed if by_day else -1)


# ---- when it turned


def _turns(points: list[Point], started: tuple[Token, ...]) -> Iterator[Turn]:
    """What moved the town from one count to the next. Where nothing was counted nothing is told."""
    minions = {seat for seat, token in enumerate(started) if token.side == EVIL} - {*_demons(started)}
    good = {seat for seat, token in enumerate(started) if token.side != EVIL}
    before: Point | None = None
    for point in points:
        if point.worlds < 0:
            continue
        if before is not None:
            was, now = round(100 * before.demon), round(100 * point.demon)
            if point.who != before.who:
                kind = "passed" if point.by_day else "passed-at-night"
                yield Turn(point.night, point.by_day, kind, before.who, point.who, was, now)
            elif (
                point.executed in good | minions
                and abs(now - was) < 100 * TURN
                and point.executed != point.who
            ):
                kind = "minion-execution" if point.executed in minions else "wrong-execution"
                yield Turn(point.night, True, kind, point.executed, -1, was, now)
            elif now - was >= 100 * TURN:
                yield Turn(point.night, point.by_day, "closer", point.who, -1, was, now, point.worlds)
            elif was - now >= 100 * TURN:
                yield Turn(point.night, point.by_day, "away", point.who, -1, was, now, point.worlds)
            elif point.by_day and point.executed < 0 and now >= 50:
                yield Turn(point.night, True, "spared", point.who, -1, was, now)
        before = point


def _end(points: list[Point], happened: Sequence[object]) -> Turn | None:
    """The execution that ended the game, which needs no count."""
    place, winner = ending(happened)
    if place < 0 or not points or points[-1].executed < 0:
        return None
    last = points[-1]
    return Turn(last.night, True, "won" if winner == GOOD else "lost", last.executed)
