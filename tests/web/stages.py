"""`nightbell serve` without any luck of its own: a game that is played in the same way ends in the same way.

    python -m tests.web.stages serve --port 8321

A table of Betrayal that bears the name of a position begins in its middle: whatever it asks for, the
explorers are the three of the position, and the dice fall as they were laid. A table called "luck 7" has
other luck than the usual. At one called "deep thought" bots that search never come to an end.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable, Mapping

from nightbell import cli
from nightbell.bots.search import Budget
from nightbell.bots.worker import Told
from nightbell.engine import Answer, Log
from nightbell.games import betrayal
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import ROOMS, START
from nightbell.games.betrayal.rules import Betrayal
from nightbell.games.betrayal.traits import FLOORS, CardId, RoomId
from nightbell.server import house
from nightbell.server import protocol as wire
from nightbell.server.live import Live
from nightbell.server.minds import Minds
from nightbell.server.playing import SEED_BITS, seed_of
from nightbell.server.records import Guest
from tests.betrayal.scenario import Story


def trio() -> Story:
    """The seats in their order."""
    return Story("zoe", "ox", "peter").put("peter", "upper-landing").turn_of("zoe")


def parlour() -> Story:
    """Zoe and Ox stand together with things in their hands, and two more lie on the floor."""
    story = trio().give("zoe", "axe", "candle", "bell").give("ox", "rabbits-foot")
    for deck in story.house.decks.values():
        deck[:] = [card for card in deck if card not in ("lucky-stone", "idol")]
    story.house.piles[story.house.where[0]] = (CardId("lucky-stone"), CardId("idol"))
    return story


def duel() -> Story:
    """The haunt has begun: Zoe stands before a laden traitor, and the first dice fall well for her."""
    story = trio().haunted(21, traitor="ox").give("zoe", "candle").give("ox", "axe", "bell", "idol")
    story.house.omen, story.house.omen_room = CardId("book"), RoomId("gallery")
    return story.dice(2, 2, 2, *[0] * 40)


def corridor() -> Story:
    """Two hallways lead away from the entrance, and Zoe is at the far end of them."""
    story = trio().room("creaky-hallway", "ground", 2, -1).room("dusty-hallway", "ground", 2, -2)
    return story.put("zoe", "dusty-hallway")


def mansion() -> Story:
    """Every room of the stack is found, each on the emptiest of its floors, in rows of seven."""
    story = trio()
    taken = set(START.values())
    cells = {
        floor: [(x, y) for y in (0, 1, -1, 2, -2) for x in range(-2, 5) if (floor, x, y) not in taken]
        for floor in FLOORS
    }
    for room in list(story.house.tiles):
        floor = max(ROOMS[room].floors, key=lambda floor: len(cells[floor]))
        story.room(room, floor, *cells[floor].pop(0))
    return story


POSITIONS: Mapping[str, Callable[[], Story]] = {
    "corridor": corridor,
    "duel": duel,
    "mansion": mansion,
    "parlour": parlour,
}


USUAL_LUCK = 1
DEEP_THOUGHT = "deep thought"
DEEP_LUCK = 2_000_000
POSITION_LUCK = {name: 1_000_000 + number for number, name in enumerate(POSITIONS)}
"""The luck of a table is all that its rules are told, so it says which position is meant."""
SEEDS = {seed_of(luck, 1, SEED_BITS): name for name, luck in POSITION_LUCK.items()}


class Staged(Betrayal):
    """The rules of the game, with beginnings of our own."""

    def new(self, options: Mapping[str, object], seed: int) -> House:
        position = SEEDS.get(seed)
        return POSITIONS[position]().house if position else super().new(options, seed)


def luck_of(title: str) -> int:
    other = re.fullmatch(r"luck (\d+)", title)
    known = {**POSITION_LUCK, DEEP_THOUGHT: DEEP_LUCK}
    return int(other[1]) if other else known.get(title, USUAL_LUCK)


async def open_table(
    self: house.House,
    guest: Guest,
    game: str,
    options: dict[str, object],
    settings: wire.House,
    seed: int | None = None,
    lesson: int | None = None,
    origin: str = "",
) -> tuple[Live, str]:
    return await OPEN(self, guest, game, options, settings, luck_of(settings.title), lesson, origin)


async def ponder(self: Minds, played: Log, seat: int, seed: str, usual: Answer, budget: Budget) -> Told:
    if played.header.seed == seed_of(DEEP_LUCK, 1, SEED_BITS):
        await asyncio.Event().wait()
    return await PONDER(self, played, seat, seed, usual, budget)


OPEN = house.House.open
PONDER = Minds.ponder

if __name__ == "__main__":
    vars(betrayal)["RULES"] = Staged()
    setattr(house.House, "open", open_table)  # noqa: B010
    setattr(Minds, "ponder", ponder)  # noqa: B010
    sys.exit(cli.run(sys.argv[1:]))
