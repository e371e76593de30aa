"""The house: the whole State of a game, and the questions that content may ask it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Final, NewType

import msgspec

from nightbell.engine import Hidden, Public, Seat, Sight, State
from nightbell.games.betrayal.explorers import EXPLORERS, TRACK
from nightbell.games.betrayal.rooms import (
    BALLROOM,
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    FOYER,
    GALLERY,
    GRAND_STAIRCASE,
    ROOMS,
    SPLIT_ROOMS,
    STAIRS_FROM_BASEMENT,
    UPPER_LANDING,
)
from nightbell.games.betrayal.traits import (
    AT,
    BASEMENT,
    HEROES,
    OPPOSITE,
    SIDES,
    STEP,
    TRAITOR,
    CardId,
    Deck,
    ExplorerId,
    Floor,
    Party,
    RoomId,
    Trait,
    turned,
)

if TYPE_CHECKING:
    from .haunt import Haunt

Figure = NewType("Figure", int)
"""Anyone on the board: an explorer by its seat, a monster by its number from FIRST_MONSTER on."""
FIRST_MONSTER: Final = 100
SEATS: Final = tuple(Seat(n) for n in range(FIRST_MONSTER))
NO_ONE: Final = Seat(-1)
NOWHERE: Final = RoomId("nowhere")
"""Off the board: removed, swallowed, flown away."""
BELOW: Final = "below-collapsed-room"
"""The token on the room into which the Collapsed Room leads."""
DROPS: Final = frozenset({COAL_CHUTE, BASEMENT_LANDING, GALLERY, BALLROOM, COLLAPSED_ROOM})
"""Rooms in which a drop begins or ends, beside the one that the Collapsed Room has come to lead to."""
FAR: Final = 99
"""More steps than any way in the house has."""
UNSEEN: Final = RoomId("unseen")
"""Where an explorer is whom this viewer cannot see."""
UNKNOWN: Final = Party("unknown")
OUTSIDE: Final = RoomId("outside")
"""Out of the house alive."""

DOORS: Final = {
    room.id: tuple("".join(s for s in SIDES if s in {turned(d, t) for d in room.doors}) for t in range(4))
    for room in ROOMS.values()
}
"""The doors of every tile for each of its four quarter turns, in the order N, E, S, W."""
WINDOWS: Final = {
    room.id: tuple("".join(turned(w, t) for w in room.windows) for t in range(4)) for room in ROOMS.values()
}
LOOKS: Final = {room: tuple(zip(DOORS[room], WINDOWS[room], strict=True)) for room in ROOMS}
DIFFERENT_TURNS: Final = {
    room: tuple(turn for turn in range(4) if looks[turn] not in looks[:turn]) for room, looks in LOOKS.items()
}
"""The quarter turns of a tile that look different."""
JOINS: Final = {room.id: room.joins for room in ROOMS.values()}
Way = tuple[RoomId, int, int]
"""Where a way leads, the side of a split room it starts from (-1: any), and the side it arrives at."""


def is_monster(figure: int) -> bool:
    return figure >= FIRST_MONSTER


def is_explorer(figure: int) -> bool:
    return figure < FIRST_MONSTER


@lru_cache(maxsize=256)
def acted(figure: Figure) -> str:
    """Under what it is remembered that a monster has had its turn."""
    return f"acted {figure}"


@lru_cache(maxsize=256)
def begun(figure: Figure) -> str:
    """Under what it is remembered that a monster's turn has begun."""
    return f"now {figure}"


@lru_cache(maxsize=256)
def rolled(group: str) -> str:
    """Under what it is remembered how far a group of monsters goes in this turn."""
    return f"roll {group}"


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A tile on the map."""

    floor: Floor
    x: int
    y: int
    turn: int = 0
    due: bool = False
    """Whether the first to enter still draws the card of its symbol."""


class Monster(msgspec.Struct, frozen=True, gc=False):
    """A monster's token. A trait of -1 is one that it does not have."""

    id: Figure
    kind: str
    room: RoomId
    traits: tuple[int, int, int, int]
    side: int = 0
    stunned: int = 0
    """0 awake; 1 misses the monsters' turn to come.

    2 was stunned within a monsters' turn and misses the next.
    """
    number: int = 0
    of: Seat = NO_ONE
    """The explorer it belongs to, copies or holds."""
    items: tuple[CardId, ...] = ()
    party: Party = TRAITOR


_NUMBER: Final = attrgetter("id")


class Passage(msgspec.Struct, frozen=True, gc=False):
    """A pair of Secret Passage or Secret Stairs tokens, or the two rooms of the Revolving Wall."""

    token: str
    one: RoomId
    one_side: int
    other: RoomId
    other_side: int

    def beyond(self, room: RoomId, side: int) -> tuple[RoomId, int] | None:
        """The far end, seen from a spot; None if the passage does not begin there."""
        if room == self.one and side == self.one_side:
            return self.other, self.other_side
        if room == self.other and side == self.other_side:
            return self.one, self.one_side
        return None


def cell(floor: Floor, x: int, y: int) -> str:
    """How the map calls a cell of a floor."""
    return f"{floor} {x} {y}"


@cache
def cells_around(floor: Floor, x: int, y: int) -> Mapping[str, str]:
    """The four cells beside a cell, by the side on which they lie."""
    return {side: cell(floor, x + dx, y + dy) for side, (dx, dy) in STEP.items()}


TABLE: Final = Sight("HouseView", viewer="viewer")
"""The table as one chair sees it. Cards, tracks and tiles lie open; stacks show their backs."""
HAUNTS: Final[dict[int, Haunt]] = {}
"""The haunts in the box by number; 0 is the time before the haunt. Filled by the haunts themselves."""


class House(State, kw_only=True):
    """Everything true about one game."""

    players: Public[int]
    forced: Public[int] = 0
    """The haunt that this table wants, or 0 for the chart's own choice."""
    declined: Public[tuple[int, ...]] = ()
    """Haunts that this table does not want to play."""
    barriers_stop_traitor: Public[bool] = False
    """Whether the traitor, too, rolls to cross Chasm, Catacombs and Tower."""
    one_search: Public[bool] = False
    """Whether haunt 40 allows one search a turn instead of one in each room."""

    explorers: Public[list[ExplorerId]]
    clips: Public[list[int]]
    """Four rows for each seat, in the order of TRAITS; -1 is the skull."""
    alive: Public[list[bool]]
    where: Annotated[list[RoomId], TABLE.veiled("unseen", UNSEEN)]
    side: Annotated[list[int], TABLE.veiled("unseen", 0)]
    """The side of a split room on which each explorer stands; 0 elsewhere."""
    hands: Public[list[tuple[CardId, ...]]]
    kept: Public[list[tuple[CardId, ...]]]
    """Event cards that stay with an explorer."""
    rows: Public[dict[CardId, tuple[int, int, int, int]]] = {}
    """Rows that a held card really gave its holder, trait by trait."""

    placed: Public[dict[RoomId, Placed]] = {}
    cells: Hidden[dict[str, RoomId]] = {}
    """The tile in each cell of each floor."""
    ways: Hidden[dict[RoomId, tuple[Way, ...]]] = {}
    gaps: Hidden[dict[RoomId, str]] = {}
    """The open doorways of each room: sides with a door and no tile behind it."""
    lost: Public[list[RoomId]] = []
    """Tiles turned face down: they keep their place but nobody enters them."""
    tiles: Annotated[list[RoomId], TABLE.counted("tiles"), TABLE.through("top_tile")] = []
    aside: Public[list[RoomId]] = []
    decks: Annotated[dict[Deck, list[CardId]], TABLE.counted("decks")]
    discard: Public[list[CardId]] = []
    known_top: Annotated[dict[str, tuple[str, ...]], TABLE.through("known_top")] = {}
    """What a seat has seen on top of a stack and may still rely on, by seat and stack."""

    piles: Public[dict[RoomId, tuple[CardId, ...]]] = {}
    strays: Public[dict[CardId, RoomId]] = {}
    """Companions that wait by a body for the next explorer to come."""
    tokens: Public[dict[str, tuple[RoomId, ...]]] = {}
    passages: Public[list[Passage]] = []
    marks: Public[dict[str, int]] = {}
    """Counters that everybody may see, by name."""
    secrets: Annotated[dict[str, str], TABLE.veiled("sealed")] = {}
    """What only some may know; the haunt says who."""

    first: Public[Seat]
    active: Public[Seat]
    monsters_turn: Public[bool] = False
    spent: Annotated[int, TABLE.when("sees_the_active")] = 0
    halted: Annotated[bool, TABLE.when("sees_the_active")] = False
    """No more movement this turn."""
    done: Annotated[dict[str, int], TABLE.when("sees_the_active")] = {}
    """What has been done this turn and may not be done again."""
    turns: Public[int] = 0

    omens_drawn: Public[int] = 0
    omen: Public[CardId] = CardId("")
    omen_room: Public[RoomId] = NOWHERE
    """The omen that was drawn last, and where."""
    haunt: Public[int] = 0
    revealer: Public[Seat] = NO_ONE
    traitor: Public[Seat] = NO_ONE
    """The open traitor, or the hidden one after the reveal; NO_ONE where there is none."""
    party: Annotated[list[Party], TABLE.veiled("undeclared", UNKNOWN)] = []
    open_party: Public[list[bool]] = []
    """Whose party everybody knows."""
    monsters: Public[list[Monster]] = []
    winners: Public[list[Seat]] = []

    # ---- explorers

    @property
    def seats(self) -> range:
        return range(self.players)

    def everyone(self) -> list[Seat]:
        """Living explorers in the house, by seat."""
        placed = self.placed
        return [
            s
            for s, alive, room in zip(SEATS, self.alive, self.where, strict=False)
            if alive and room in placed
        ]

    def clockwise(self, start: Seat) -> list[Seat]:
        """All seats, beginning with this one and going left."""
        return [Seat((start + n) % self.players) for n in range(self.players)]

    def left_of(self, seat: Seat) -> Seat:
        return SEATS[(seat + 1) % self.players]

    def value(self, seat: Seat, trait: Trait) -> int:
        """The number under the clip; 0 on the skull."""
        row = self.clips[4 * seat + AT[trait]]
        return TRACK[self.explorers[seat], trait][row] if row >= 0 else 0

    def row(self, seat: Seat, trait: Trait) -> int:
        return self.clips[4 * seat + AT[trait]]

    def start_row(self, seat: Seat, trait: Trait) -> int:
        return EXPLORERS[self.explorers[seat]].start[AT[trait]]

    def seat_of(self, explorer: ExplorerId) -> Seat:
        return Seat(self.explorers.index(explorer)) if explorer in self.explorers else NO_ONE

    def has(self, seat: Seat, card: CardId) -> bool:
        return card in self.hands[seat]

    def keeps(self, seat: Seat, event: CardId) -> bool:
        return event in self.kept[seat]

    def holder(self, card: CardId) -> Seat:
        for seat in range(self.players):
            if card in self.hands[seat]:
                return Seat(seat)
        return NO_ONE

    def pile_with(self, card: CardId) -> RoomId:
        """The room in whose item pile the card lies, or NOWHERE."""
        for room, cards in self.piles.items():
            if card in cards:
                return room
        return NOWHERE

    def together(self, one: Seat, other: Seat) -> bool:
        """Whether two explorers share a room and a side of its barrier."""
        return self.where[one] == self.where[other] and self.side[one] == self.side[other]

    def company(self, me: Seat) -> list[Seat]:
        """The other living explorers in reach of my hand, as far as I can see them."""
        room, side = self.where[me], self.side[me]
        found = [
            Seat(s)
            for s in range(self.players)
            if self.where[s] == room and s != me and self.alive[s] and self.side[s] == side
        ]
        scenario = self.scenario
        return [seat for seat in found if not scenario.unseen(self, seat)] if scenario.hides else found

    def unseen(self, viewer: Seat) -> list[Seat]:
        """Whose place the haunt hides from this viewer."""
        if not self.scenario.hides or self.over:
            return []
        hidden = self.scenario.unseen
        return [Seat(s) for s in range(self.players) if s != viewer and hidden(self, Seat(s))]

    def sees_the_active(self, viewer: Seat) -> bool:
        return self.active not in self.unseen(viewer)

    def undeclared(self, viewer: Seat) -> list[int]:
        """Whose side this viewer does not know."""
        if not self.haunt or self.over or not self.scenario.hidden:
            return []
        return [n for n, known in enumerate(self.open_party) if not known and n != viewer]

    def sealed(self, viewer: Seat) -> list[str]:
        """The secrets that are not this viewer's to know."""
        if (self.over and self.haunt) or not self.secrets:
            return []
        return [name for name in self.secrets if not (self.haunt and self.may_read(viewer, name))]

    def may_read(self, viewer: Seat, secret: str) -> bool:
        """The own side token, a token turned over, or what the haunt says."""
        if secret.startswith("token "):
            seat = int(secret.split()[1])
            return seat == viewer or self.open_party[seat]
        return viewer >= 0 and self.scenario.sees(self, viewer, secret)

    def others(self, me: Seat) -> list[Seat]:
        """The other living explorers in the house, as far as I can see them."""
        return [seat for seat in self.everyone() if seat != me and not self.scenario.unseen(self, seat)]

    def explorers_in(self, room: RoomId) -> list[Seat]:
        return [
            s for s, alive, at in zip(SEATS, self.alive, self.where, strict=False) if alive and at == room
        ]

    def has_heroes(self) -> bool:
        """Whether a hero still lives, in or out of the house."""
        for seat, party in enumerate(self.party):
            if party == HEROES and self.alive[seat]:
                return True
        return False

    def heroes(self) -> list[Seat]:
        """Heroes who still live, in or out of the house."""
        return [
            s
            for s, alive, party in zip(SEATS, self.alive, self.party, strict=False)
            if alive and party == HEROES
        ]

    def traitors(self) -> list[Seat]:
        return [s for s in SEATS[: self.players] if self.party and self.party[s] == TRAITOR]

    def is_traitor(self, seat: Seat) -> bool:
        """Whether the seat has the traitor's powers: of that party, and openly so."""
        return bool(self.haunt) and self.party[seat] == TRAITOR and self.open_party[seat]

    def mark(self, name: str) -> int:
        return self.marks.get(name, 0)

    def did(self, what: str) -> bool:
        return what in self.done

    @property
    def scenario(self) -> Haunt:
        return HAUNTS[self.haunt]

    # ---- the board

    def floor_of(self, room: RoomId) -> Floor:
        return self.placed[room].floor

    def rooms_on(self, floor: Floor) -> list[RoomId]:
        """Intact rooms of a floor, in the order in which they came."""
        return [room for room, tile in self.placed.items() if tile.floor == floor and room not in self.lost]

    def rooms(self) -> list[RoomId]:
        """Every intact room of the house."""
        if not self.lost:
            return list(self.placed)
        return [room for room in self.placed if room not in self.lost]

    def doors(self, room: RoomId) -> str:
        return DOORS[room][self.placed[room].turn]

    def beside(self, room: RoomId, side: str) -> RoomId | None:
        """The tile that lies against a side, door or not."""
        tile = self.placed[room]
        return self.cells.get(cells_around(tile.floor, tile.x, tile.y)[side])

    def edges(self, room: RoomId) -> list[RoomId]:
        """Tiles that share an edge with this one, doors or not."""
        tile = self.placed[room]
        around = cells_around(tile.floor, tile.x, tile.y).values()
        return [self.cells[beside] for beside in around if beside in self.cells]

    def behind(self, room: RoomId, side: str) -> tuple[int, int]:
        """The cell behind a doorway."""
        tile = self.placed[room]
        dx, dy = STEP[side]
        return tile.x + dx, tile.y + dy

    def exits(self, room: RoomId) -> list[RoomId]:
        """Rooms that a door or a stair joins to this one."""
        return [way[0] for way in self.ways.get(room, ())]

    def doors_from(self, seat: Seat) -> dict[RoomId, int]:
        """Where doors and stairs lead from an explorer's side of the room, and to which side there."""
        side = self.side[seat]
        return {to: there for to, here, there in self.ways.get(self.where[seat], ()) if here in (-1, side)}

    def joined(self, room: RoomId) -> list[RoomId]:
        """Rooms that can be walked to from here in one step, secret tokens and drops included."""
        found = self.exits(room)
        for passage in self.passages:
            if passage.one == room:
                found.append(passage.other)
            elif passage.other == room:
                found.append(passage.one)
        return [other for other in dict.fromkeys(found) if other not in self.lost]

    def open_doorways(self, floor: Floor) -> list[tuple[RoomId, str]]:
        return [
            (room, side)
            for room, sides in self.gaps.items()
            if sides and self.placed[room].floor == floor and room not in self.lost
            for side in sides
        ]

    def is_window(self, room: RoomId) -> bool:
        """Whether the room has a window that looks outside; one against another tile is false."""
        return any(self.beside(room, side) is None for side in WINDOWS[room][self.placed[room].turn])

    def distances(
        self, start: RoomId, *, monster: bool = False, walls: bool = False, until: RoomId | None = None
    ) -> dict[RoomId, int]:
        """How many steps every room is away, by doors, stairs and secret tokens.

        For a monster: from how far away it comes here, by doors, stairs, and drops in both directions; where
        a room is given, only those that are no farther away than that one.
        """
        steps = {start: 0}
        frontier = [start]
        if monster:
            for room in frontier:  # which grows meanwhile
                away = steps[room] + 1
                for other in self.prowled_from(room, walls=walls):
                    if other not in steps:
                        steps[other] = away
                        frontier.append(other)
                if until in steps:
                    break
            return steps
        ways, lost = self.ways, self.lost
        passages = self.passages
        count = 0
        while frontier:
            count += 1
            further = []
            for room in frontier:
                for way in ways.get(room, ()):
                    if way[0] not in steps and way[0] not in lost:
                        steps[way[0]] = count
                        further.append(way[0])
                for passage in passages:
                    if room in (passage.one, passage.other):
                        other = passage.other if room == passage.one else passage.one
                        if other not in steps and other not in lost:
                            steps[other] = count
                            further.append(other)
            frontier = further
        return steps

    def line_of_sight(self, start: RoomId) -> list[RoomId]:
        """This room and all that lie on an unbroken straight line of doorways.

        Smoke hides what is behind it.
        """
        seen = [start]
        smoke = self.tokens.get("smoke", ())
        for side in SIDES:
            room = start
            while room in self.placed and (side in self.doors(room) or side in JOINS[room]):
                ahead = self.beside(room, side)
                if ahead is None or ahead in self.lost or ahead in smoke:
                    break
                if OPPOSITE[side] not in self.doors(ahead) and OPPOSITE[side] not in JOINS[ahead]:
                    break
                seen.append(ahead)
                room = ahead
        return seen

    def rooms_with(self, token: str) -> tuple[RoomId, ...]:
        return self.tokens.get(token, ())

    # ---- movement

    def spaces(self, me: Seat) -> int:
        """How far an explorer may go this turn."""
        row = self.clips[4 * me]
        spaces = EXPLORERS[self.explorers[me]].speed[row] if row >= 0 else 0
        scenario = HAUNTS[self.haunt]
        if scenario.changes_speed:
            spaces = scenario.spaces(self, me, spaces)
        return min(spaces, 1) if LIGHTS_OUT in self.kept[me] else spaces

    def left(self, me: Seat) -> int:
        return self.spaces(me) - self.spent

    def hindrance(self, mover: Figure, room: RoomId) -> int:
        """How many awake opponents stand in a room; each costs one more space to leave it. Nobody hinders
        oneself."""
        if not self.haunt:
            return 0
        hinders = HAUNTS[self.haunt].hinders
        count = 0
        for monster in self.monsters:
            if monster.room == room and monster.id != mover and not monster.stunned:
                count += hinders(self, monster.id, mover)
        standing = self.where.count(room)
        if standing > 1 or (standing and (mover >= FIRST_MONSTER or self.where[mover] != room)):
            for seat, at in enumerate(self.where):
                if at == room and seat != mover and self.alive[seat]:
                    count += hinders(self, Figure(seat), mover)
        return count

    def party_of(self, figure: Figure) -> Party:
        """The party that everybody takes a figure for."""
        if figure >= FIRST_MONSTER:
            return self.monster(figure).party
        return self.party[figure] if self.open_party[figure] else HEROES

    def opposed(self, one: Figure, other: Figure) -> bool:
        return bool(self.haunt) and one != other and self.scenario.opposed(self, one, other)

    def room_of(self, figure: Figure) -> RoomId:
        return self.monster(figure).room if figure >= FIRST_MONSTER else self.where[figure]

    def side_of(self, figure: Figure) -> int:
        return self.monster(figure).side if figure >= FIRST_MONSTER else self.side[figure]

    def trait_of(self, figure: Figure, trait: Trait) -> int:
        """A figure's present number in a trait; -1 if it has no such trait."""
        if figure >= FIRST_MONSTER:
            return self.monster(figure).traits[AT[trait]]
        return self.value(Seat(figure), trait)

    def find_monster(self, figure: Figure) -> Monster | None:
        monsters, place = self.monsters, figure - FIRST_MONSTER
        if 0 <= place < len(monsters) and (found := monsters[place]).id == figure:
            return found
        place = bisect_left(monsters, figure, key=_NUMBER)
        if place < len(monsters) and (found := monsters[place]).id == figure:
            return found
        return None

    def place_of(self, figure: Figure) -> int:
        """Where a monster stands among those of the house, or would: in the order in which they came, which
        is that of their numbers. As long as none of them has gone, the number itself says it."""
        place, monsters = figure - FIRST_MONSTER, self.monsters
        if 0 <= place < len(monsters) and monsters[place].id == figure:
            return place
        return bisect_left(monsters, figure, key=_NUMBER)

    def is_a(self, figure: Figure, kind: str) -> bool:
        """Whether a figure is a monster of a kind, and still there."""
        found = self.find_monster(figure)
        return found is not None and found.kind == kind

    def monster(self, figure: Figure) -> Monster:
        found = self.find_monster(figure)
        assert found is not None, f"monster {figure} is gone"
        return found

    def in_cell(self, floor: Floor, x: int, y: int) -> RoomId | None:
        return self.cells.get(cell(floor, x, y))

    def monsters_of(self, kind: str) -> list[Monster]:
        return [monster for monster in self.monsters if monster.kind == kind]

    def monsters_in(self, room: RoomId) -> list[Monster]:
        return [monster for monster in self.monsters if monster.room == room]

    def trapped(self, me: Seat) -> CardId | None:
        """The event that holds an explorer fast, if any."""
        for event in self.kept[me]:
            if event in HOLDING:
                return event
        return None

    def can_explore(self, floor: Floor) -> bool:
        """Whether the stack still holds a tile for this floor."""
        for tile in self.tiles:
            if floor in ROOMS[tile].floors:
                return True
        return False

    def monster_ways(self, room: RoomId, *, walls: bool = False) -> list[RoomId]:
        """Where a monster may go in one step: doors and stairs, up and down every drop, and perhaps through
        the walls and ruins of its floor."""
        found = [way[0] for way in self.ways.get(room, ())]
        drops = room in DROPS or room in self.tokens.get(BELOW, ())
        if not (walls or drops or self.passages):
            return found
        around = self.edges(room) if walls else []
        found += around
        if drops:
            for high, low in self.drops():
                if room == high:
                    found.append(low)
                elif room == low:
                    found.append(high)
        for passage in self.passages:
            if passage.token == "wall-switch" and room in (passage.one, passage.other):
                found.append(passage.other if room == passage.one else passage.one)
        if room == COLLAPSED_ROOM and BELOW not in self.tokens:
            found += self.rooms_on(BASEMENT)
        if not self.lost:
            return list(dict.fromkeys(found))
        return [other for other in dict.fromkeys(found) if other not in self.lost or other in around]

    def goes_through_walls(self, monster: Monster) -> bool:
        return self.scenario.kinds[monster.kind].through_walls

    def prowls_to(self, start: RoomId, *, walls: bool = False) -> Iterator[RoomId]:
        """Every room to which a monster comes from here on its own feet, this one first."""
        seen = {start}
        frontier = [start]
        yield start
        while frontier:
            for room in self.monster_ways(frontier.pop(), walls=walls):
                if room not in seen:
                    seen.add(room)
                    frontier.append(room)
                    yield room

    def prowled_from(self, room: RoomId, *, walls: bool = False) -> list[RoomId]:
        """The rooms from which one step brings a monster here."""
        if room == COAL_CHUTE and self.slides(COAL_CHUTE):
            return [BASEMENT_LANDING]
        found = self.monster_ways(room, walls=walls)
        if room == COLLAPSED_ROOM:
            found = [other for other in found if room in self.monster_ways(other, walls=walls)]
        if room == BASEMENT_LANDING and COAL_CHUTE in self.placed:
            found += [other for other in self.exits(COAL_CHUTE) if other not in self.lost]
        if COLLAPSED_ROOM in self.placed and BELOW not in self.tokens and self.floor_of(room) == BASEMENT:
            found.append(COLLAPSED_ROOM)
        return found

    def slides(self, to: RoomId, here: RoomId = NOWHERE) -> bool:
        """Whether a step ends farther down: nobody stops in the Coal Chute who does not climb it."""
        if to != COAL_CHUTE or here == BASEMENT_LANDING:
            return False
        return BASEMENT_LANDING in self.placed and BASEMENT_LANDING not in self.lost

    def lands(self, here: RoomId, to: RoomId) -> RoomId:
        """Where a monster's step ends."""
        return BASEMENT_LANDING if self.slides(to, here) else to

    def falls(self, here: RoomId, to: RoomId) -> bool:
        """Whether a step goes down through the Collapsed Room, which costs nothing."""
        return here == COLLAPSED_ROOM and to not in self.exits(here) and self.floor_of(to) == BASEMENT

    def nearer(self, monster: Monster, goal: RoomId, rooms: Iterable[RoomId]) -> list[RoomId]:
        """Those steps of a monster's that bring it nearer to a room."""
        walls = self.goes_through_walls(monster)
        steps = self.distances(goal, monster=True, walls=walls, until=monster.room)
        here = steps.get(monster.room, FAR)
        return [room for room in rooms if steps.get(self.lands(monster.room, room), FAR) < here]

    def nearest(self, monster: Monster, rooms: Iterable[RoomId]) -> list[RoomId]:
        """Those of some rooms that a monster gets to soonest; none if it gets to none."""
        walls = self.goes_through_walls(monster)
        away = {
            room: self.distances(room, monster=True, walls=walls, until=monster.room).get(monster.room, FAR)
            for room in dict.fromkeys(rooms)
        }
        least = min(away.values(), default=FAR)
        return [room for room, steps in away.items() if steps == least] if least < FAR else []

    def drops(self) -> Iterator[tuple[RoomId, RoomId]]:
        """The one-way drops of the house: from where, and where they end."""
        placed = self.placed
        if COAL_CHUTE in placed and BASEMENT_LANDING in placed:
            yield COAL_CHUTE, BASEMENT_LANDING
        if GALLERY in placed and BALLROOM in placed:
            yield GALLERY, BALLROOM
        if COLLAPSED_ROOM in placed:
            for below in self.tokens.get(BELOW, ()):
                yield COLLAPSED_ROOM, below

    # ---- the shape of the house; only atoms call these

    def put_tile(self, room: RoomId, tile: Placed) -> None:
        self.placed[room] = tile
        self.cells[cell(tile.floor, tile.x, tile.y)] = room
        self.relink([room, *self.edges(room)])

    def lift_tile(self, room: RoomId) -> Placed:
        """Take a tile off the map; what stood on it keeps its place by the room's name."""
        around = self.edges(room)
        tile = self.placed.pop(room)
        beyond = STAIRS.get(room, room)
        if beyond in self.placed:
            around.append(beyond)
        del self.cells[cell(tile.floor, tile.x, tile.y)]
        self.ways.pop(room, None)
        self.gaps.pop(room, None)
        self.relink(around)
        return tile

    def relink(self, rooms: Iterable[RoomId]) -> None:
        """Work out the ways and open doorways of these rooms anew."""
        cells, lost = self.cells, self.lost
        for room in rooms:
            tile = self.placed[room]
            ways: list[Way] = []
            gaps = ""
            printed = ROOMS[room].doors
            split = room in SPLIT_ROOMS
            around = cells_around(tile.floor, tile.x, tile.y)
            for side in DOORS[room][tile.turn]:
                other = cells.get(around[side])
                if other is None:
                    gaps += side
                elif OPPOSITE[side] in DOORS[other][self.placed[other].turn] and other not in lost:
                    here = printed.index(turned(side, -tile.turn)) if split else -1
                    there = self.arriving(other, OPPOSITE[side]) if other in SPLIT_ROOMS else 0
                    ways.append((other, here, there))
            for side in JOINS[room]:
                other = cells.get(around[side])
                if other is not None and other not in lost:
                    ways.append((other, -1, 0))
            stair = STAIRS.get(room)
            if stair is not None and stair in self.placed and stair not in lost:
                ways.append((stair, -1, 0))
            self.ways[room] = tuple(ways)
            self.gaps[room] = gaps
            if stair is not None and stair in self.placed:
                mine = (room, -1, 0)
                if mine not in self.ways.get(stair, ()) and room not in lost:
                    self.ways[stair] = (*self.ways.get(stair, ()), mine)

    def arriving(self, room: RoomId, side: str) -> int:
        """On which side of a split room one stands after coming in by a door."""
        return ROOMS[room].doors.index(turned(side, -self.placed[room].turn))

    def surroundings(self, floor: Floor, x: int, y: int) -> tuple[str, str, str]:
        """Of an empty cell: its free sides, those where a door meets it, and those where a wall does."""
        free = doors = walls = ""
        for side, beside in cells_around(floor, x, y).items():
            other = self.cells.get(beside)
            if other is None:
                free += side
            elif OPPOSITE[side] in DOORS[other][self.placed[other].turn]:
                doors += side
            else:
                walls += side
        return free, doors, walls

    def stays_open(self, floor: Floor, x: int, y: int) -> bool:
        """Whether a floor has another open doorway than those into one cell."""
        for room, sides in self.gaps.items():
            if sides and self.placed[room].floor == floor and room not in self.lost:
                for side in sides:
                    if self.behind(room, side) != (x, y):
                        return True
        return False

    def turnings(self, tile: RoomId, room: RoomId, side: str, *, closing: bool = False) -> tuple[int, ...]:
        """The quarter turns in which a tile may join a doorway: without false doors if that can be.

        None closes its floor, unless that is allowed for once.
        """
        here = self.placed[room]
        dx, dy = STEP[side]
        floor, x, y = here.floor, here.x + dx, here.y + dy
        every, onward = fitting(tile, OPPOSITE[side], *self.surroundings(floor, x, y))
        if every == onward or closing or self.stays_open(floor, x, y):
            return every
        return onward

    def spots(self, tile: RoomId, floor: Floor, *, closing: bool = False) -> list[tuple[RoomId, str]]:
        """The open doorways of a floor that this tile may join."""
        return [spot for spot in self.open_doorways(floor) if self.turnings(tile, *spot, closing=closing)]


@lru_cache(maxsize=384)
def fitting(
    tile: RoomId, back: str, free: str, towards: str, walls: str
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The quarter turns in which a tile may be joined by its door on one side, among these others: all, and
    those with a door that leads on. Without false doors if that can be.
    """
    every = {
        turn: false_doors(doors, towards, walls)
        for turn in DIFFERENT_TURNS[tile]
        if back in (doors := DOORS[tile][turn])
    }
    onward = {turn: false for turn, false in every.items() if shared(DOORS[tile][turn], free)}
    return the_truest(every), the_truest(onward)


def the_truest(turns: dict[int, int]) -> tuple[int, ...]:
    """Those of some turns that make no false door; all of them where each makes one."""
    return tuple(turn for turn, false in turns.items() if not false) or tuple(turns)


def shared(doors: str, sides: str) -> int:
    """How many doors are on these sides."""
    count = 0
    for side in sides:
        count += side in doors
    return count


def false_doors(doors: str, towards: str, walls: str) -> int:
    """How many false doors a tile with these doors makes where doors or walls of others meet it."""
    return len(towards) - shared(doors, towards) + shared(doors, walls)


STAIRS: Final = {
    GRAND_STAIRCASE: UPPER_LANDING,
    UPPER_LANDING: GRAND_STAIRCASE,
    STAIRS_FROM_BASEMENT: FOYER,
    FOYER: STAIRS_FROM_BASEMENT,
}
LIGHTS_OUT: Final = CardId("lights-out")
HOLDING: Final = (CardId("debris"), CardId("webs"))
"""Events that hold an explorer fast until somebody tears them free."""
