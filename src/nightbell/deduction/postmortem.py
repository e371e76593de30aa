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

from nightbell.deduction.characters import DEMON, IS_GOOD, TYPE
from nightbell.deduction.notebook import page, summed, worlds
from nightbell.deduction.telling import SPELLING
from nightbell.engine import SPECTATOR, Seat, State, Table, may_know
from nightbell.games.clocktower import events
from nightbell.games.clocktower.catalogue import BY_DEMON, EVIL
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


class Moment(msgspec.Struct, frozen=True):
    """Somebody's best or worst: `moment-<kind>`."""

    seat: int
    good: bool
    night: int
    by_day: bool
    kind: str
    other: int = -1


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
    demons = _demons(started)
    return Told(
        tuple(token.role for token in started),
        tuple(points),
        tuple(_turns(points, started))[:MOST_TURNS],
        tuple(_moments(started, happened, demons)),
    )


def _players(town: Town) -> tuple[Token, ...]:
    """Everybody's token, without the chair of the Storyteller's own, which lies last."""
    return tuple(town.grimoire[: town.storyteller])


def _demons(tokens: tuple[Token, ...]) -> tuple[int, ...]:
    return tuple(n for n, token in enumerate(tokens) if TYPE.get(SPELLING.get(token.role, "")) == DEMON)


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
    who = next(iter(sorted(_demons(tokens), key=lambda seat: not tokens[seat].alive)), -1)
    alive = sum(token.alive for token in tokens)
    chance = 1 / max(1, alive)
    known = [entry.event for entry in table.history[: look.happened] if may_know(SPECTATOR, entry.to)]
    read = page(look.view, known)
    left = until - perf_counter()
    if read.why or left <= 0 or who < 0:
        return Point(night, by_day, -1, False, chance, chance, who, died, executed)
    found = worlds(read, min(seconds, left))
    result = summed(read, found, {}, -1)
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
    evil = {seat for seat, token in enumerate(started) if token.side == EVIL}
    before: Point | None = None
    for point in points:
        if before is not None:
            was, now = round(100 * before.demon), round(100 * point.demon)
            if point.who != before.who:
                kind = "passed" if point.by_day else "passed-at-night"
                yield Turn(point.night, point.by_day, kind, before.who, point.who, was, now)
            elif point.executed >= 0 and abs(now - was) < 100 * TURN and point.executed != point.who:
                kind = "minion-execution" if point.executed in evil else "wrong-execution"
                yield Turn(point.night, True, kind, point.executed, -1, was, now)
            elif now - was >= 100 * TURN:
                yield Turn(point.night, point.by_day, "closer", point.who, -1, was, now, point.worlds)
            elif was - now >= 100 * TURN:
                yield Turn(point.night, point.by_day, "away", point.who, -1, was, now, point.worlds)
            elif point.by_day and point.executed < 0 and now >= 50:
                yield Turn(point.night, True, "spared", point.who, -1, was, now)
        before = point


# ---- who did what


def _moments(
    started: tuple[Token, ...], happened: Sequence[object], demons: tuple[int, ...]
) -> Iterator[Moment]:
    """For each seat one good and one bad moment, the weightiest of what it did."""
    evil = {seat for seat, token in enumerate(started) if token.side == EVIL}
    found = [*_deeds(started, happened, set(demons), evil), *_unseen(started, happened, evil)]
    for seat in range(len(started)):
        for good in (True, False):
            mine = [each for each in found if each[1].seat == seat and each[1].good == good]
            if mine:
                yield max(mine, key=lambda each: (each[0], -each[1].night))[1]


def _deeds(
    started: tuple[Token, ...], happened: Sequence[object], demons: set[int], evil: set[int]
) -> Iterator[tuple[int, Moment]]:
    """What everybody did, with its weight, seen from the side that each was on."""
    night = day = 0
    nominee = Seat(-1)
    spoke: set[int] = set()
    voters: list[int] = []
    for event in happened:
        by_day = day == night and day > 0
        if isinstance(event, events.NightFalls):
            night = event.night
        elif isinstance(event, events.DayBreaks):
            day = night = event.day
            for seat in event.died:
                yield 1, Moment(seat, False, night, False, "killed")
        elif isinstance(event, events.Claimed):
            for said in event.said:
                if said[0] == "am" and event.to is None and event.seat not in spoke:
                    spoke.add(event.seat)
                    true = said[1] in (started[event.seat].card, started[event.seat].role)
                    yield 0, Moment(event.seat, True, day, True, "honest" if true else "bluffed")
        elif isinstance(event, events.NominationMade):
            nominee, voters = event.nominee, []
            if event.nominee in demons:
                yield 4, Moment(event.seat, event.seat not in evil, day, True, "named-demon", event.nominee)
            elif event.nominee not in evil and event.seat not in evil:
                yield 2, Moment(event.seat, False, day, True, "named-good", event.nominee)
            elif event.nominee not in evil:
                yield 3, Moment(event.seat, True, day, True, "named-good", event.nominee)
        elif isinstance(event, events.HandCounted):
            if event.raised:
                voters.append(event.seat)
        elif isinstance(event, events.Executed):
            for voter in voters if event.seat == nominee else []:
                right = event.seat in evil
                if voter not in evil:
                    weight = 3 if right else 1
                    yield weight, Moment(voter, right, day, True, _voted(right), event.seat)
                elif not right:
                    yield 2, Moment(voter, True, day, True, "voted-good", event.seat)
            if event.seat in evil:
                yield 5, Moment(event.seat, False, day, True, "executed-evil")
            else:
                yield 3, Moment(event.seat, False, day, True, "executed-good")
        elif isinstance(event, events.ShotFired) and event.target in demons:
            yield 6, Moment(event.seat, True, day, True, "shot-demon", event.target)
        else:
            yield from _learned(event, night, by_day, evil, demons)
    for chair in set(range(len(started))) - spoke:
        yield 0, Moment(chair, chair in evil, day, True, "silent")


def _voted(right: bool) -> str:
    return "voted-evil" if right else "voted-good"


def _learned(
    event: object, night: int, by_day: bool, evil: set[int], demons: set[int]
) -> Iterator[tuple[int, Moment]]:
    """Somebody good was shown the truth about somebody evil."""
    if isinstance(event, events.LearnsRole) and event.seat not in evil:
        if event.target in evil and not IS_GOOD.get(SPELLING.get(event.shown, ""), True):
            yield 5, Moment(event.seat, True, night, by_day, "saw-evil", event.target)
    elif isinstance(event, events.LearnsYesNo) and event.seat not in evil and event.yes:
        hit = [seat for seat in event.targets if seat in demons]
        if hit:
            yield 5, Moment(event.seat, True, night, by_day, "saw-demon", hit[0])
        else:
            yield 2, Moment(event.seat, False, night, by_day, "misled")


# ---- what nobody saw


def _unseen(
    started: tuple[Token, ...], happened: Sequence[object], evil: set[int]
) -> Iterator[tuple[int, Moment]]:
    """What roles did by night."""
    monks = {seat for seat, token in enumerate(started) if token.role == "monk"}
    night = 0
    dark: list[object] = []
    for event in happened:
        if isinstance(event, events.NightFalls):
            night, dark = event.night, []
        elif isinstance(event, events.DayBreaks | events.SideWon):
            yield from _by_night(night, dark, evil, monks)
            dark = []
        else:
            dark.append(event)


def _by_night(
    night: int, dark: Sequence[object], evil: set[int], monks: set[int]
) -> Iterator[tuple[int, Moment]]:
    """Whom Demons killed or missed, whose truth a Poisoner took, whether a Monk stood at the right door."""
    chosen = [each for each in dark if isinstance(each, events.TargetChosen) and each.targets]
    slain = [each.seat for each in dark if isinstance(each, events.DiedAtNight) and each.cause == BY_DEMON]
    misled = {each.seat for each in dark if isinstance(each, events.LieTold)}
    powerless = {each.seat for each in dark if isinstance(each, events.WentAstray)}
    struck = [each for each in chosen if TYPE.get(SPELLING.get(each.role, "")) == DEMON]
    for each in chosen:
        whom = each.targets[0]
        if each in struck and each.seat not in each.targets:
            if slain:
                yield 2, Moment(each.seat, True, night, False, "slew", slain[0])
            else:
                yield 3, Moment(each.seat, False, night, False, "struck-nobody", whom)
        elif each.role == "poisoner" and whom in misled - evil:
            yield 4, Moment(each.seat, True, night, False, "poisoned", whom)
        elif each.role == "monk" and each.seat in monks - powerless:
            if not slain and any(whom in demon.targets for demon in struck):
                yield 6, Moment(each.seat, True, night, False, "guarded", whom)
            elif slain and whom not in slain and each.seat not in slain:
                yield 2, Moment(each.seat, False, night, False, "guarded-another", slain[0])
    for seat in sorted(misled - evil):
        yield 2, Moment(seat, False, night, False, "lied-to")
