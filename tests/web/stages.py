"""`nightbell serve` whose games of Betrayal begin in the middle, in a position that a test has named.

    python -m tests.web.stages parlour serve --port 8321

Whatever the table asks for, the explorers are the three of the position, and its dice fall as they were laid.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping

from nightbell import cli
from nightbell.games import betrayal
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import ROOMS, START
from nightbell.games.betrayal.rules import Betrayal
from nightbell.games.betrayal.traits import FLOORS, CardId, RoomId
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


class Staged(Betrayal):
    """The rules of the game, with a beginning of our own."""

    def __init__(self, position: str) -> None:
        self.position = POSITIONS[position]

    def new(self, options: Mapping[str, object], seed: int) -> House:
        return self.position().house


if __name__ == "__main__":
    vars(betrayal)["RULES"] = Staged(sys.argv[1])
    sys.exit(cli.run(sys.argv[2:]))
