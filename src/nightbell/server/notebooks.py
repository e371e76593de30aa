"""The notebook at a table: what its owner's view leaves possible, counted away from the loop.

Worlds are counted within a budget and one page at a time for each table; what was counted is kept until the
owner's view goes on, so marks and guesses cost little. Nothing of it is stored or told to anybody else.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal
from weakref import WeakKeyDictionary

from msgspec import Meta, Struct

from nightbell.deduction import GAME, notebook
from nightbell.engine import Refusal, Seat, may_know
from nightbell.server.live import Live
from nightbell.server.puzzles import Seen, Spoken, played_as, seen, told
from nightbell.server.records import Guest
from nightbell.server.room import Room
from nightbell.server.thinking import Desk

SECONDS: Final = 2.0
KEPT: Final = 24
"""Pages that are kept for one table."""
MOST_MARKS: Final = 90


class Mark(Struct, forbid_unknown_fields=True):
    """On what somebody told of a night, or (night 0) on who they claim to be."""

    seat: int
    mark: Literal["believe", "doubt"]
    night: int = notebook.ROLE


class Asked(Struct, forbid_unknown_fields=True):
    """What the owner believes, doubts and has pinned: the seat that may be the Demon."""

    marks: Annotated[list[Mark], Meta(max_length=MOST_MARKS)] = []
    guess: int | None = None


class Chance(Struct):
    """In how many worlds a seat started as Demon, evil, as the Drunk, as what it claims."""

    demon: int
    evil: int
    drunk: int
    honest: int


class Guessed(Struct):
    """With the guess: how many worlds, whose claim is a lie or true in all, who is evil in how many."""

    worlds: int
    lies: list[int]
    truths: list[int]
    evil: list[int]


class Because(Struct):
    """Why a word is untrue with the guess: in so many worlds its speaker is evil, the Drunk, or neither."""

    seat: int
    night: int
    evil: int
    drunk: int
    otherwise: int


class Left(Struct):
    """How many worlds each mark on a word would leave; night 0 is who somebody claims to be."""

    seat: int
    night: int
    believed: int
    open: int
    doubted: int


class NotebookPage(Struct):
    """`why` says why there is nothing to count, if so: `notebook-why-<why>`. `town`: only what all know.

    Where `complete` is false there are more worlds than these, and shares are those of a part.
    """

    why: str
    town: bool
    complete: bool
    nights: int
    spoken: list[Spoken]
    seen: list[Seen]
    all: int = 0
    marked: int = 0
    chances: list[Chance] = []
    impossible: list[int] = []
    clashes: list[tuple[int, int]] = []
    guess: Guessed | None = None
    left: list[Left] = []
    knots: list[tuple[tuple[int, int], tuple[int, int]]] = []
    """Words (seat, night) that are never true together; both the same: never true."""
    then_untrue: list[tuple[int, int]] = []
    because: list[Because] = []


class Counted(Struct):
    lock: asyncio.Lock
    pages: dict[tuple[object, ...], notebook.Worlds]


class Notebooks:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tables: WeakKeyDictionary[Live, Counted] = WeakKeyDictionary()

    async def read(self, live: Live, guest: Guest, asked: Asked, whose: str) -> NotebookPage:
        async with live.lock:
            room = live.room
            page, key = _opened(room, guest)
        if page.why:
            return _told(page, None, asked)
        counted = self.tables.setdefault(live, Counted(asyncio.Lock(), {}))
        async with counted.lock:
            worlds = counted.pages.get(key)
            if worlds is None:
                worlds = await self.desk.long(lambda: notebook.worlds(page, SECONDS), whose)
                counted.pages[key] = worlds
                while len(counted.pages) > KEPT:
                    counted.pages.pop(next(iter(counted.pages)))
            return await self.desk.perhaps_long("notebook", lambda: _told(page, worlds, asked))


def _opened(room: Room, guest: Guest) -> tuple[notebook.Page, tuple[object, ...]]:
    """The owner's page, and what it hangs on."""
    person = room.guests.get(guest.id)
    if person is None or room.people[person].gone:
        raise Refusal("not-at-table")
    if room.game != GAME:
        raise Refusal("no-notebook")
    if room.table is None:
        raise Refusal("no-game-running")
    if room.is_storyteller(person):
        raise Refusal("notebook-storyteller")
    over = room.table.state.outcome is not None
    viewer = room.seat_of(person)
    if viewer is None:
        raise Refusal("notebook-seated")
    known = [told.event for told in room.table.history if may_know(viewer, told.to)]
    page = notebook.page(room.table.view(viewer), known)
    chosen = room.options.get(notebook.OPTION, "bots")
    bots = any(chair.bot is not None for chair in room.chairs if not room.narrates(chair))
    if not notebook.open_to(chosen, bots, page.dead, over):
        raise Refusal("notebook-closed", who=str(chosen))
    return page, (room.number, room.take, _sitting(viewer, page), len(known), page.puzzle.claims)


def _sitting(viewer: Seat, page: notebook.Page) -> int:
    """Who knows only what the town knows shares a page with all who do."""
    return -1 if page.town else viewer


def _told(page: notebook.Page, worlds: notebook.Worlds | None, asked: Asked) -> NotebookPage:
    puzzle = page.puzzle
    seats = len(puzzle.claims)
    spoken = [
        Spoken(played_as(claim.character), [told(each) for each in claim.info]) for claim in puzzle.claims
    ]
    if worlds is None:
        return NotebookPage(page.why, page.town, False, puzzle.nights, spoken, [])
    pinned = -1 if asked.guess is None else asked.guess
    named = [each.seat for each in asked.marks]
    if not all(0 <= seat < seats for seat in named) or pinned >= seats:
        raise Refusal("unknown-seat", seat=str(max((*named, pinned), default=0)))
    # What is not said any more, or cannot be counted, is no word that a mark could lie on.
    marks = {
        (each.seat, each.night): each.mark for each in asked.marks if (each.seat, each.night) in worlds.true
    }
    result = notebook.summed(page, worlds, marks, pinned)
    guess = result.guess
    return NotebookPage(
        page.why,
        page.town,
        worlds.complete,
        puzzle.nights,
        spoken,
        seen(puzzle),
        result.all,
        result.marked,
        [Chance(each.demon, each.evil, each.drunk, each.honest) for each in result.chances],
        list(result.impossible),
        list(result.clashes),
        None
        if guess is None
        else Guessed(guess.worlds, list(guess.lies), list(guess.truths), list(guess.evil)),
        [Left(*each.word, each.believed, each.open, each.doubted) for each in result.left],
        list(result.knots),
        list(result.then_untrue),
        [Because(*each.word, each.evil, each.drunk, each.otherwise) for each in result.because],
    )
