"""Haunt 50, Treasure Hunt: twenty clues, one treasure, and no friends."""

from __future__ import annotations

from nightbell.engine import YES_NO, Chance, Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    DealClues,
    Die,
    Hurt,
    HurtDice,
    LayClue,
    Mark,
    RowOf,
    Take,
    TakeClue,
    TryTask,
    Win,
    trait_roll,
)
from nightbell.games.betrayal.haunt import Haunt, task
from nightbell.games.betrayal.haunts.ruin import crumbling, swallow
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import (
    ATTIC,
    BALCONY,
    CATACOMBS,
    CHAPEL,
    CHASM,
    CONSERVATORY,
    CRYPT,
    DINING_ROOM,
    FURNACE_ROOM,
    GAME_ROOM,
    GRAND_STAIRCASE,
    KITCHEN,
    LARDER,
    LIBRARY,
    OPERATING_LABORATORY,
    ORGAN_ROOM,
    RESEARCH_LABORATORY,
    ROOMS,
    STATUARY_CORRIDOR,
    STOREROOM,
    TOWER,
    UNDERGROUND_LAKE,
    WINE_CELLAR,
)
from nightbell.games.betrayal.traits import (
    BASEMENT,
    GENERAL,
    GROUND,
    HOUSE,
    KNOWLEDGE,
    MIGHT,
    PHYSICAL,
    SANITY,
    SPEED,
    SURVIVORS,
    UPPER,
    CardId,
    RoomId,
    Trait,
)

CLUES = 20
FIRST_TRAP = 17
RISKY = (15, 16)
BONUS: dict[int, tuple[int | tuple[Trait, ...], tuple[RoomId, ...]]] = {
    1: (7, (CATACOMBS,)),
    2: (7, (WINE_CELLAR,)),
    3: (7, (LIBRARY,)),
    4: (7, (DINING_ROOM,)),
    5: (6, (CONSERVATORY, UNDERGROUND_LAKE)),
    6: (6, (CRYPT, CHAPEL)),
    7: (5, (ATTIC, KITCHEN, STOREROOM, LARDER)),
    10: ((KNOWLEDGE,), (RESEARCH_LABORATORY, OPERATING_LABORATORY)),
    11: ((KNOWLEDGE,), (ORGAN_ROOM,)),
    12: ((KNOWLEDGE,), (GAME_ROOM,)),
    13: ((MIGHT,), (STATUARY_CORRIDOR,)),
    14: ((SANITY,), (FURNACE_ROOM,)),
    15: (6, (TOWER, BALCONY)),
    16: ((MIGHT, SANITY), (CHASM,)),
}
SEARCH_ROWS = (16, 13, 4, 1, 0)


def clues_of(house: House, me: Seat) -> list[int]:
    return [int(card.removeprefix("clue-")) for card in house.hands[me] if card.startswith("clue-")]


def worth(house: House, me: Seat, clue: int, room: RoomId) -> int:
    """What a clue adds to a search of a room."""
    if clue == 8:
        return 4 if house.floor_of(room) == BASEMENT else 0
    if clue == 9:
        return 3
    if clue not in BONUS:
        return 0
    bonus, rooms = BONUS[clue]
    if room not in rooms and not (clue == 15 and house.is_window(room)):
        return 0
    return bonus if isinstance(bonus, int) else max(house.value(me, trait) for trait in bonus)


def puzzle_in(room: RoomId) -> str:
    """Under what it is remembered that the puzzle was turned up in a room and left there."""
    return f"puzzle in {room}"


def can_search(house: House, me: Seat) -> bool:
    room = house.where[me]
    return room in house.rooms_with("clue") or room in house.rooms_with("clue-found")


class TreasureHunt(Haunt):
    number = 50
    rivals = True
    elevator_falls = False
    goals = ("everyone",)
    tales = (SURVIVORS, HOUSE)

    def right_now(self, house: House) -> Effect[None]:
        yield DealClues(CLUES)

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        if ROOMS[room].symbol is not None:
            yield LayClue(room)

    def guesses(self, house: House, viewer: Seat, chance: Chance) -> dict[str, str]:
        """Face-down clues are any that nobody has turned up."""
        hidden = house.rooms_with("clue")
        unseen = [n for n in range(1, CLUES + 1) if not house.mark(f"found clue-{n}")]
        rest = chance.shuffled("imagined", unseen)
        guessed = {f"clue {room}": str(rest[place]) for place, room in enumerate(hidden)}
        return {**guessed, "clues-left": " ".join(str(n) for n in rest[len(hidden) :])}

    @task(cost=1, again=True, when=can_search)
    def seek(self, house: House, me: Seat) -> Effect[None]:
        """Knowledge, a point for every clue, and more for those that speak of this room."""
        room = keep(house.where[me])
        held = keep(tuple(clues_of(house, me)))
        risky = keep(any(clue in RISKY and worth(house, me, clue, room) for clue in held))
        dares = risky and (yield from ask(me, "use-risky-clue", YES_NO, "B-217"))
        bonus = keep(
            sum(worth(house, me, clue, room) for clue in held if dares or clue not in RISKY)
            + sum(clue < FIRST_TRAP for clue in held)
        )
        total = bonus + (yield from trait_roll(house, me, KNOWLEDGE, "task"))
        yield TryTask(me, "seek", total >= 4)
        row = next(low for low in SEARCH_ROWS if total >= low)
        yield RowOf("treasure-hunt", row)
        if row == 16:
            yield Win(SURVIVORS, (me,))
        elif row == 13:
            yield from self.collapses(house, me)
        elif dares:
            yield Die(me)
        elif row == 4:
            if keep(room in house.rooms_with("clue")):
                yield from self.turns_up(house, me, room)
            elif keep(house.mark(puzzle_in(room)) > 0):
                yield from self.puzzles(house, me, room)
        elif row == 0:
            yield HurtDice(me, PHYSICAL, 2, "treasure-hunt")

    def turns_up(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """A clue comes to hand, or a trap goes off."""
        clue = yield from TakeClue(room)
        if clue < FIRST_TRAP:
            yield Take(me, CardId(f"clue-{clue}"))
        elif clue == 17:
            yield Mark(f"cursed-{me}")
        elif clue == 18:
            trait = yield from decide(ask(me, "which-trait", OneOf((MIGHT, SPEED), "trait"), "B-217"))
            if (yield from trait_roll(house, me, trait, "task")) < 4:
                yield HurtDice(me, PHYSICAL, 3, "treasure-hunt")
        elif clue == 19:
            floor = keep(house.floor_of(room))
            here = keep(tuple(s for s in house.everyone() if house.floor_of(house.where[s]) == floor))
            for seat in here:
                if (yield from trait_roll(house, seat, MIGHT, "task")) < 3:
                    yield HurtDice(seat, GENERAL, 3, "treasure-hunt")
        else:
            yield from self.puzzles(house, me, room)

    def puzzles(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """Whoever does not dare leaves it where it is."""
        lies = keep(house.mark(puzzle_in(room)) > 0)
        if not (yield from ask(me, "solve-puzzle", YES_NO, "B-217")):
            yield Mark(puzzle_in(room))
            return
        if lies:
            yield Mark(puzzle_in(room), 0)
        yield from self.solves(house, me)

    def solves(self, house: House, me: Seat) -> Effect[None]:
        """Knowledge 5 shows the way to two clues anywhere in the house."""
        if (yield from trait_roll(house, me, KNOWLEDGE, "task")) < 5:
            yield HurtDice(me, GENERAL, 4, "treasure-hunt")
            return
        for _ in range(2):
            rooms = keep(house.rooms_with("clue"))
            if not rooms or not keep(house.alive[me]):
                return
            room = yield from decide(ask(me, "which-room", OneOf(rooms, "room"), "B-217"))
            yield from self.turns_up(house, me, room)

    def collapses(self, house: House, me: Seat) -> Effect[None]:
        """Too close for comfort: a piece of the house comes down, from the roof to the cellar."""
        rooms = keep(falling(house))
        if not rooms:
            return
        room = yield from decide(ask(me, "lose-which-room", OneOf(rooms, "room"), "B-322"))
        yield from swallow(house, me, room, leap=False)
        if keep(not house.rooms_on(GROUND)):
            for seat in keep(tuple(house.everyone())):
                yield Die(seat)

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        if keep(house.mark(f"cursed-{me}") > 0):
            yield Hurt(me, GENERAL, 1, "treasure-hunt")

    def lowest_row_in_fight(self, house: House, seat: Seat, trait: Trait, dealt: str) -> int | None:
        """Blows hurt but do not kill."""
        return 0 if dealt == "attack" else None

    def verdict(self, house: House) -> str | None:
        return None if house.everyone() else HOUSE


def falling(house: House) -> tuple[RoomId, ...]:
    """What may come down next: the upper floor first, then the ground floor from the Grand Staircase on."""
    if not house.lost:
        return tuple(room for room in house.rooms_on(UPPER) if not house.explorers_in(room))
    if house.rooms_on(UPPER):
        return tuple(crumbling(house, UPPER))
    if GRAND_STAIRCASE not in house.lost:
        return (GRAND_STAIRCASE,)
    return tuple(crumbling(house, GROUND)) if house.rooms_on(GROUND) else ()
