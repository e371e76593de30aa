"""The post-mortem of a finished game: worked out from its log once, away from the loop, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from msgspec import Struct

from nightbell.deduction import GAME, postmortem
from nightbell.engine import Refusal
from nightbell.server.records import Finished
from nightbell.server.replays import told_again
from nightbell.server.thinking import Desk

KEPT: Final = 32
SECONDS: Final = 60.0
"""Of a core, for all of a game."""


class Point(Struct):
    """The town after a night or a day: the worlds left (-1: not counted), how likely the Demon was."""

    night: int
    by_day: bool
    worlds: int
    complete: bool
    demon: float
    chance: float
    who: int
    died: list[int]
    executed: int | None


class Turn(Struct):
    """A turning point: `turn-<kind>`; `before` and `after` are per cent."""

    night: int
    by_day: bool
    kind: str
    seat: int
    other: int | None
    before: int
    after: int
    worlds: int


class Moment(Struct):
    """The best or the worst moment of somebody: `moment-<kind>`."""

    seat: int
    good: bool
    night: int
    by_day: bool
    kind: str
    other: int | None


class PostMortem(Struct):
    roles: list[str]
    points: list[Point]
    turns: list[Turn]
    moments: list[Moment]


class PostMortems:
    """One at a time: it takes seconds, and whoever comes second finds it done."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.kept: OrderedDict[tuple[str, bytes], PostMortem] = OrderedDict()
        """By the id of a game and its log: one that went on after its end is another."""
        self.lock = asyncio.Lock()

    async def of(self, found: Finished, whose: str) -> PostMortem:
        if found.game != GAME:
            raise Refusal("no-postmortem")
        async with self.lock:
            known = self.kept.get((found.id, found.log))
            if known is None:
                known = await self.desk.long(lambda: _told(found), whose)
                self.kept[found.id, found.log] = known
                while len(self.kept) > KEPT:
                    self.kept.popitem(last=False)
            return known


def _told(found: Finished) -> PostMortem:
    told = postmortem.told(told_again(found, seconds=SECONDS))
    return PostMortem(
        list(told.roles),
        [
            Point(
                each.night,
                each.by_day,
                each.worlds,
                each.complete,
                round(each.demon, 4),
                round(each.chance, 4),
                each.who,
                list(each.died),
                _seat(each.executed),
            )
            for each in told.points
        ],
        [
            Turn(
                each.night,
                each.by_day,
                each.kind,
                each.seat,
                _seat(each.other),
                each.before,
                each.after,
                each.worlds,
            )
            for each in told.turns
        ],
        [
            Moment(each.seat, each.good, each.night, each.by_day, each.kind, _seat(each.other))
            for each in told.moments
        ],
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat
