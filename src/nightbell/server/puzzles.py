"""Puzzles for one person: the shelf, the puzzle of the day, and puzzles made of finished games.

The answer stays here until somebody has found it. Whatever takes long (making a puzzle, explaining one) is
done away from the loop, once, and kept.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from datetime import UTC, date, datetime, timedelta
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from nightbell.deduction import GAME
from nightbell.deduction.board import Board
from nightbell.deduction.characters import DEMON, MINION, TYPE
from nightbell.deduction.explaining import HINTS, Link, explained, hints
from nightbell.deduction.headings import headings
from nightbell.deduction.puzzle import DAY_KINDS, Info, Puzzle, parse
from nightbell.deduction.solving import solve
from nightbell.deduction.telling import Untellable
from nightbell.engine import BadLog, Refusal, read_log
from nightbell.research.puzzles import LEVELS, retold
from nightbell.research.retelling import played
from nightbell.server.records import Finished
from nightbell.server.replays import told_again
from nightbell.server.thinking import Desk

K = TypeVar("K")
T = TypeVar("T")

KEPT: Final = 64
"""So many puzzles of days and games are kept at hand."""
MAKING_SECONDS: Final = 90.0
MOST_MADE: Final = 100_000
"""Bytes of a puzzle of the day, as it comes from its maker."""
MOST_SEATS: Final = 12
"""A finished game of more people makes no puzzle: it would take too long to prove that it has one answer."""
DAYS_BACK: Final = 1
"""Who began yesterday's puzzle before midnight may end it."""
LATER: Final = 4
"""At which try and all after it solutions are counted as one."""
MOST_COUNTED: Final = 10_000
"""Solutions of one puzzle: those of more people would move no bar."""
WEEK: Final = (
    ("tb", 7, "easy"),
    ("tb", 7, "medium"),
    ("snv", 8, "medium"),
    ("tb", 8, "medium"),
    ("snv", 9, "medium"),
    ("tb", 8, "hard"),
    ("tb", 9, "hard"),
)
"""What the puzzle of each weekday is like, from Monday on."""


# ---- as they are sent


class Title(Struct):
    """`puzzle-title-<kind>`, with the person and the number that it speaks of."""

    kind: str
    seat: int | None = None
    number: int = 0


class PuzzleCard(Struct):
    """A puzzle on the shelf. `names` are `person-<id>`; `day` stands on a puzzle of the day."""

    id: str
    title: Title
    level: str
    script: str
    names: list[str]
    nights: int
    dead: list[int]
    day: str = ""


class Told(Struct):
    """Something that somebody says to have learned: `heard-<kind>`."""

    night: int
    kind: str
    by_day: bool
    seats: list[int]
    roles: list[str]
    number: int
    yes: bool


class Spoken(Struct):
    role: str
    told: list[Told]


class Seen(Struct):
    """Something that everybody saw: `seen-<kind>`. What happened at night is `deaths`."""

    night: int
    kind: str
    by_day: bool
    seats: list[int]
    by: int | None = None
    of: int | None = None
    yes: bool = False


class PuzzleBoard(Struct):
    """What is known. `counts` are Townsfolk, Outsiders, Minions and Demons before anything changes them."""

    card: PuzzleCard
    viewer: int
    could_be: list[str]
    counts: list[int]
    hidden: list[str]
    spoken: list[Spoken]
    seen: list[Seen]
    minions: int
    hints: int = HINTS


class Thought(Struct):
    """One step of the explanation, or a hint: `thought-<kind>`."""

    kind: str
    seats: list[int]
    speakers: list[int]
    role: str | None = None


class Accusation(Struct, forbid_unknown_fields=True):
    """`tries` says at which try this is; whoever does not tell is not counted."""

    demon: int
    minions: Annotated[list[int], Meta(max_length=8)]
    tries: Annotated[int, Meta(ge=0, le=10_000)] = 0


class Answer(Struct):
    roles: list[str]
    thoughts: list[Thought]


class Verdict(Struct):
    """How many of those accused are what they are accused of; the answer, if all are.

    With it comes how many others found it at the first try, the second, the third, and later; of a puzzle
    made of a game nothing is counted.
    """

    right: int
    of: int
    answer: Answer | None = None
    others: list[int] = []


class PuzzleShelf(Struct):
    """`daily` is null while today's puzzle is being made."""

    day: str
    daily: PuzzleCard | None
    puzzles: list[PuzzleCard]


# ---- what is kept


class Posed(Struct, frozen=True):
    """A puzzle with its one world."""

    card: PuzzleCard
    puzzle: Puzzle
    world: tuple[str, ...]


def posed(text: str, id: str, choice: int, day: str = "") -> Posed:
    """A puzzle from its file. `choice` is which of the titles that fit it has."""
    filed = parse(text, id)
    assert filed.worlds is not None, "our own puzzles have answers"
    return _posed(filed.puzzle, filed.worlds[0], id, filed.edition, filed.level, choice, day)


def _posed(
    puzzle: Puzzle, world: tuple[str, ...], id: str, script: str, level: str, choice: int, day: str = ""
) -> Posed:
    fitting = headings(puzzle)
    heading = fitting[choice % max(1, len(fitting) - 1)]
    title = Title(heading.kind, None if heading.player < 0 else heading.player, heading.number)
    names = [name.lower() for name in puzzle.players]
    card = PuzzleCard(id, title, level, script, names, puzzle.nights, _dead(puzzle), day)
    return Posed(card, puzzle, world)


@cache
def shelf() -> dict[str, Posed]:
    """The puzzles that come with the house, the easy ones first."""
    folder = files("nightbell.deduction").joinpath("shelf")
    found: list[Posed] = []
    titles: set[str] = set()
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        id = file.name.removesuffix(".yaml")
        text = file.read_text(encoding="utf-8")
        for choice in range(len(headings(parse(text, id).puzzle)) - 1):
            each = posed(text, id, choice)
            if _called(each.card) not in titles:
                break
        titles.add(_called(each.card))
        found.append(each)
    found.sort(key=lambda each: (LEVELS.index(each.card.level), len(each.card.names)))
    return {each.card.id: each for each in found}


def _called(card: PuzzleCard) -> str:
    who = "" if card.title.seat is None else card.names[card.title.seat]
    return f"{card.title.kind} {who} {card.title.number}"


class Puzzles:
    """All puzzles of a house."""

    def __init__(self, desk: Desk, now: Callable[[], int]) -> None:
        self.desk = desk
        self.now = now
        self._kept: OrderedDict[tuple[str, bytes], Posed] = OrderedDict()
        """Made of games, by their logs."""
        self._explained: OrderedDict[Puzzle, tuple[Link, ...]] = OrderedDict()
        self._making: dict[str, asyncio.Task[Posed]] = {}

    def today(self) -> date:
        return datetime.fromtimestamp(self.now() / 1000, UTC).date()

    async def shelf(self) -> PuzzleShelf:
        """All that can be solved now. Today's puzzle is made when somebody first looks."""
        day = self.today().isoformat()
        task = self._daily(day)
        daily = task.result().card if task.done() and task.exception() is None else None
        return PuzzleShelf(day, daily, [each.card for each in shelf().values()])

    async def find(
        self, id: str, game: Callable[[str], Coroutine[None, None, Finished]], whose: str
    ) -> Posed:
        """A puzzle by its id. `game` finds a finished game, as long as it is one: some go on after all."""
        if id in shelf():
            return shelf()[id]
        kind, _, rest = id.partition("-")
        if kind == "day":
            return await asyncio.shield(self._daily(self._day(rest)))
        if kind == "game" and rest:
            found = await game(rest)
            known = self._kept.get((id, found.log))
            if known is None:
                known = await self.desk.long(lambda: from_game(found, id), whose)
                _keep(self._kept, (id, found.log), known)
            return known
        raise Refusal("no-such-puzzle")

    def _day(self, told: str) -> str:
        """A day of which there is a puzzle: today, or yesterday."""
        if told in self._days():
            return told
        raise Refusal("no-such-puzzle")

    def _days(self) -> list[str]:
        """The days whose puzzles can be solved, the latest first."""
        return [(self.today() - timedelta(days=back)).isoformat() for back in range(DAYS_BACK + 1)]

    def earliest(self) -> str:
        """The oldest puzzle of a day that can still be solved."""
        return f"day-{self._days()[-1]}"

    def _daily(self, day: str) -> asyncio.Task[Posed]:
        """The puzzle of a day, made once. Whatever went wrong with it is tried again when next asked."""
        task = self._making.get(day)
        if task is None or (task.done() and task.exception() is not None):
            for old in [each for each in self._making if each < day and self._making[each].done()][
                :-DAYS_BACK
            ]:
                del self._making[old]
            task = self._making[day] = asyncio.create_task(_made(date.fromisoformat(day)))
        return task

    async def chain(self, posed: Posed, whose: str) -> tuple[Link, ...]:
        known = self._explained.get(posed.puzzle)
        if known is None:
            known = await self.desk.long(lambda: _chain(posed), whose)
            _keep(self._explained, posed.puzzle, known)
        return known

    async def hint(self, posed: Posed, number: int, whose: str) -> Thought:
        if not 1 <= number <= HINTS:
            raise Refusal("no-such-hint", most=HINTS)
        demon = next(seat for seat, role in enumerate(posed.world) if TYPE[role] == DEMON)
        return _thought(hints(await self.chain(posed, whose), demon, posed.puzzle.viewer)[number - 1])

    async def judge(self, posed: Posed, accused: Accusation, whose: str) -> Verdict:
        seats = (accused.demon, *accused.minions)
        minions = sum(TYPE[role] == MINION for role in posed.world)
        if len(accused.minions) != minions or len(set(seats)) != len(seats):
            raise Refusal("bad-accusation", count=minions)
        if not all(0 <= seat < len(posed.world) for seat in seats):
            raise Refusal("unknown-seat", seat=str(next(s for s in seats if not 0 <= s < len(posed.world))))
        right = (TYPE[posed.world[accused.demon]] == DEMON) + sum(
            TYPE[posed.world[seat]] == MINION for seat in accused.minions
        )
        if right < len(seats):
            return Verdict(right, len(seats))
        thoughts = [_thought(each) for each in await self.chain(posed, whose)]
        return Verdict(right, len(seats), Answer([played_as(role) for role in posed.world], thoughts))

    async def close(self) -> None:
        for task in self._making.values():
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)


def _keep(kept: OrderedDict[K, T], key: K, what: T) -> None:
    kept[key] = what
    while len(kept) > KEPT:
        kept.popitem(last=False)


def _chain(posed: Posed) -> tuple[Link, ...]:
    return explained(solve(posed.puzzle))


async def _made(day: date) -> Posed:
    """The puzzle of a day, made in a process of its own. Where the search finds none, one from the shelf.

    Which games are played depends on the date alone, and how many is bounded: all houses find the same.
    """
    script, players, level = WEEK[day.weekday()]
    order = ("puzzle", "make", "--script", script, "--players", str(players), "--level", level)
    maker = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "nightbell",
        *order,
        "--seed",
        str(day.toordinal()),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(MAKING_SECONDS):
            text, _ = await maker.communicate()
    finally:
        if maker.returncode is None:
            maker.kill()
            await maker.wait()
    id, number = f"day-{day.isoformat()}", day.toordinal()
    if maker.returncode == 0 and len(text) <= MOST_MADE:
        return posed(text.decode(), id, number, day.isoformat())
    old = list(shelf().values())[number % len(shelf())]
    return msgspec.structs.replace(old, card=msgspec.structs.replace(old.card, id=id, day=day.isoformat()))


def common(card: PuzzleCard) -> bool:
    """Whether many people meet this puzzle, so that it is counted how they solved it."""
    return bool(card.day) or card.id in shelf()


def from_game(found: Finished, id: str) -> Posed:
    """The first puzzle that a finished game makes: the good say what they learned, the evil make it up."""
    if found.game != GAME:
        raise Refusal("no-puzzle-in-game")
    try:
        evening = played(told_again(found))
        if len(evening.started) > MOST_SEATS:
            raise Refusal("no-puzzle-in-game")
        script = str(read_log(found.log).header.options.get("script", "tb"))
        for made in islice(retold(evening, found.ended), 1):
            world = made.solution.worlds[0].roles
            return _posed(made.puzzle, world, id, script, made.level, len(found.id))
    except (Untellable, BadLog):
        pass
    raise Refusal("no-puzzle-in-game")


# ---- from the deduction's spelling to the table's


def played_as(role: str) -> str:
    """How the game spells a character: without the underscores of puzzle files."""
    return role.replace("_", "")


def board(posed: Posed) -> PuzzleBoard:
    puzzle = posed.puzzle
    return PuzzleBoard(
        posed.card,
        puzzle.viewer,
        [played_as(role) for role in puzzle.could_be],
        list(puzzle.counts),
        [played_as(role) for role in puzzle.hidden],
        [Spoken(played_as(claim.character), [told(each) for each in claim.info]) for claim in puzzle.claims],
        list(seen(puzzle)),
        sum(TYPE[role] == MINION for role in posed.world),
    )


def told(info: Info) -> Told:
    return Told(
        info.night,
        info.kind.replace("_", "-"),
        info.kind in DAY_KINDS,
        list(info.players),
        [played_as(role) for role in info.characters],
        info.number,
        info.yes,
    )


def seen(puzzle: Puzzle) -> list[Seen]:
    """The nights and days in order, without executions of the dead, which tell nobody anything."""
    happened: list[Seen] = []
    gone = 0
    for night in range(1, puzzle.nights + 1):
        if night > 1:
            dead = [seat for seat in range(len(puzzle.players)) if puzzle.deaths[night] >> seat & 1]
            happened.append(Seen(night, "deaths", False, dead))
            gone |= puzzle.deaths[night]
        for event in puzzle.events:
            if event.day == night and not (event.kind == "execution" and gone >> event.of & 1):
                gone |= event.yes << event.of if event.kind == "execution" else 0
                happened.append(
                    Seen(
                        night,
                        event.kind.replace("_", "-"),
                        True,
                        list(event.players),
                        None if event.by < 0 else event.by,
                        None if event.of < 0 else event.of,
                        event.yes,
                    )
                )
    return happened


def _dead(puzzle: Puzzle) -> list[int]:
    living = Board(puzzle).living
    return [seat for seat in range(len(puzzle.players)) if not living >> seat & 1]


def _thought(link: Link) -> Thought:
    role = played_as(link.role) if link.role else None
    return Thought(link.kind, list(link.seats), list(link.speakers), role)
