"""Haunt 32, Lost: this is not our house any more, nor our world, and its air is not for us."""

from __future__ import annotations

from nightbell.engine import Command, Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms import (
    HurtDice,
    Mark,
    MoveTile,
    PutToken,
    TakeOffTile,
    TryTask,
    Win,
    forget,
    trait_roll,
)
from nightbell.games.betrayal.explore import ask_turn, join
from nightbell.games.betrayal.explorers import is_musical
from nightbell.games.betrayal.haunt import Haunt, task, task_roll
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import (
    CHAPEL,
    GAME_ROOM,
    LIBRARY,
    OMEN_ROOMS,
    OPERATING_LABORATORY,
    ORGAN_ROOM,
    PENTAGRAM_CHAMBER,
    RESEARCH_LABORATORY,
    ROOMS,
    START,
    TOWER,
)
from nightbell.games.betrayal.traits import (
    GENERAL,
    HEROES,
    KNOWLEDGE,
    ROOM,
    SANITY,
    STEP,
    TRAITOR,
    CardId,
    Floor,
    RoomId,
)

BOOK, MADMAN = CardId("book"), CardId("madman")
PROOF = "human-proof"
PROOF_ROOMS = (CHAPEL, GAME_ROOM, RESEARCH_LABORATORY, OPERATING_LABORATORY, PENTAGRAM_CHAMBER)
CLUES = ("library-clue", "game-room-clue", "tower-clue")
CHORD = {3: 15, 4: 16, 5: 18, 6: 20}
"""What the organ wants, by the number of players."""


class Reshuffle(Command[House, None]):
    """Every tile that is not in the house goes into one new stack."""

    def carry_out(self, house: House) -> None:
        house.tiles = house.chance.shuffled("tiles", [*house.tiles, *house.aside])
        house.aside = []
        forget(house, ROOM)
        house.emit(news.StackShuffled(ROOM))


def empty_rooms(house: House) -> tuple[RoomId, ...]:
    return tuple(room for room in house.placed if room not in START and not house.explorers_in(room))


def strays(house: House) -> tuple[RoomId, ...]:
    """Rooms with somebody in them that no door joins to a starting tile."""
    return tuple(
        room
        for room in house.placed
        if room not in START and not any(other in START for other in house.exits(room))
    )


def berths(house: House, tile: RoomId, floors: tuple[Floor, ...]) -> tuple[tuple[str, RoomId, str], ...]:
    """Doorways of the starting tiles that take a room; with none of them free, any doorway."""
    spots = [spot for floor in floors for spot in house.spots(tile, floor)]
    first = [spot for spot in spots if spot[0] in START]
    return tuple(("at", room, side) for room, side in first or spots)


def is_at_organ(house: House, card: CardId) -> bool:
    """Whether a card is in the Organ Room, in whatever hands or in none."""
    holder = house.holder(card)
    if holder >= 0:
        return house.where[holder] == ORGAN_ROOM
    return house.pile_with(card) == ORGAN_ROOM or house.strays.get(card) == ORGAN_ROOM


def resonance(house: House, me: Seat) -> int:
    """What is added to a roll at the organ, or taken from it."""
    rooms = sum(room in house.placed for room in OMEN_ROOMS)
    help_ = [is_musical(house.explorers[me]), is_at_organ(house, MADMAN), is_at_organ(house, BOOK)]
    known = sum(house.mark(clue) > 0 for clue in CLUES)
    return rooms + 2 * (sum(help_) + known) - 3 * len(house.rooms_with(PROOF))


class Lost(Haunt):
    number = 32

    def right_now(self, house: House) -> Effect[None]:
        """All that nobody stands in is gone, and what is left lies by the starting tiles."""
        stranger = keep(house.traitor)
        for room in keep(empty_rooms(house)):
            yield TakeOffTile(room)
        if keep(ORGAN_ROOM not in house.placed):
            places = keep(berths(house, ORGAN_ROOM, ROOMS[ORGAN_ROOM].floors))
            if places:
                _, at, side = yield from decide(
                    ask(stranger, "attach-tile", OneOf(places), "B-302", room=ORGAN_ROOM)
                )
                yield from join(house, ORGAN_ROOM, stranger, at, side)
        yield Reshuffle()
        for room in keep(strays(house)):
            yield from self.brought_near(house, room)

    def brought_near(self, house: House, room: RoomId) -> Effect[None]:
        """A room with people in it comes to lie by the starting tile of its floor."""
        stranger = house.traitor
        here = keep(house.placed[room])
        places = keep(berths(house, room, (here.floor,)))
        if not places:
            return
        _, at, side = yield from decide(ask(stranger, "attach-tile", OneOf(places), "B-302", room=room))
        turns, tile = keep((house.turnings(room, at, side), house.placed[at]))
        turn = yield from decide(ask_turn(stranger, room, turns, at, side, "B-302"))
        dx, dy = STEP[side]
        yield MoveTile(room, tile.floor, tile.x + dx, tile.y + dy, turn)

    # ---- the traitor's page

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """Every breath costs something."""
        if keep(house.party[me] == HEROES):
            yield HurtDice(me, GENERAL, 2, "alien-air")

    @task(*PROOF_ROOMS, who=TRAITOR, when=lambda house, me: house.where[me] not in house.rooms_with(PROOF))
    def prove_human(self, house: House, me: Seat) -> Effect[None]:
        """What one learns of humans keeps them here."""
        if (yield from task_roll(house, me, "prove-human", KNOWLEDGE, 4)):
            room = keep(house.where[me])
            yield PutToken(PROOF, room)

    # ---- the heroes' page

    @task(ORGAN_ROOM)
    def sound_organ(self, house: House, me: Seat) -> Effect[None]:
        extra = keep(resonance(house, me))
        total = yield from trait_roll(house, me, KNOWLEDGE, "task")
        target = CHORD[house.players]
        if (yield from TryTask(me, "sound-organ", total + extra >= target)):
            yield Win(HEROES)

    @task(LIBRARY, when=lambda house, me: not house.mark("library-clue"))
    def search_library(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "search-library", KNOWLEDGE, 5)):
            yield Mark("library-clue")

    @task(GAME_ROOM, when=lambda house, me: not house.mark("game-room-clue"))
    def search_game_room(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "search-game-room", SANITY, 5)):
            yield Mark("game-room-clue")

    @task(TOWER, when=lambda house, me: not house.mark("tower-clue"))
    def search_tower(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "search-tower", KNOWLEDGE, 5)):
            yield Mark("tower-clue")
