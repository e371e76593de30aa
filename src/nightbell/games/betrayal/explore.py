"""Discovering rooms: tiles drawn for a floor, joined by their doors, never closing it."""

from __future__ import annotations

from nightbell.engine import Command, Decision, Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms import MoveTile, PutTile, ShuffleTiles, unsee_tile
from nightbell.games.betrayal.house import NO_ONE, House, Placed
from nightbell.games.betrayal.rooms import ROOMS, START
from nightbell.games.betrayal.traits import STEP, Floor, RoomId


class DrawTile(Command[House, RoomId]):
    """Go through the stack for a tile of a floor; results in it, still on top, or in no room.

    With a doorway, the tile must fit there without closing the floor; else some doorway of the floor must
    take it. Tiles of other floors go to the bottom, tiles that would close the floor are discarded. If only
    such tiles are left they stay, and the floor must be rearranged first.
    """

    floor: Floor
    room: RoomId | None = None
    side: str = ""

    def carry_out(self, house: House) -> RoomId:
        closing: list[RoomId] = []
        found = RoomId("")
        for tile in house.tiles:
            if self.floor in ROOMS[tile].floors:
                if self.room is not None:
                    fits: object = house.turnings(tile, self.room, self.side)
                else:
                    fits = house.spots(tile, self.floor)
                if fits:
                    found = tile
                    break
                closing.append(tile)
        if not found:
            return found
        for tile in house.tiles[: house.tiles.index(found)]:
            unsee_tile(house, tile)
            house.tiles.remove(tile)
            if tile in closing:
                house.aside.append(tile)
                house.emit(news.TileDiscarded(tile))
            else:
                house.tiles.append(tile)
                house.emit(news.TileUnder(tile))
        return found


class Attach(Command[House, bool]):
    """Put a tile at one of the open doorways of a floor, chosen by a seat. False if none would take it.

    `by` is whoever discovers it; a tile that comes for other reasons has no card due.
    """

    tile: RoomId
    seat: Seat
    floors: tuple[Floor, ...]
    by: Seat = Seat(-1)
    far_from: RoomId | None = None
    """If set, only the doorways farthest from this room are offered."""
    least: int = 0
    """With `far_from`: doorways at least so many rooms away will do as well."""
    closing: bool = False
    """Whether the tile may close its floor."""

    def carry_out(self, house: House) -> Effect[bool]:
        found = [
            spot for floor in self.floors for spot in house.spots(self.tile, floor, closing=self.closing)
        ]
        spots = keep(tuple(found))
        if not spots:
            return False
        if self.far_from is not None:
            spots = keep(farthest(house, spots, self.far_from, self.least))
        places = tuple(("at", room, side) for room, side in spots)
        _, room, side = yield from decide(
            ask(self.seat, "attach-tile", OneOf(places), "B-131", room=self.tile)
        )
        yield from join(house, self.tile, self.seat, RoomId(room), side, self.by, self.closing)
        return True


def ask_turn(
    seat: Seat, tile: RoomId, turns: tuple[int, ...], room: RoomId, side: str, rule: str = "B-083"
) -> Decision[int]:
    """How a tile is to lie behind a side (or a corner) of a room."""
    return ask(seat, "turn-tile", OneOf(turns, "turn"), rule, room=tile, other_room=room, door=side)


def join(
    house: House, tile: RoomId, seat: Seat, room: RoomId, side: str, by: Seat = NO_ONE, closing: bool = False
) -> Effect[None]:
    """Join a tile to a doorway; the seat turns it where there is a choice."""
    at, turns = keep((house.placed[room], house.turnings(tile, room, side, closing=closing)))
    turn = turns[0]
    if len(turns) > 1:
        turn = yield from ask_turn(seat, tile, turns, room, side)
    dx, dy = STEP[side]
    yield PutTile(tile, at.floor, at.x + dx, at.y + dy, turn, by)


def farthest(
    house: House, spots: tuple[tuple[RoomId, str], ...], start: RoomId, least: int
) -> tuple[tuple[RoomId, str], ...]:
    """The doorways that lie far enough from a room, or as far as any does."""
    steps = house.distances(start)
    away = {spot: steps.get(spot[0], 99) + 1 for spot in spots}
    bound = max(away.values())
    if least and bound >= least:
        return tuple(spot for spot in spots if away[spot] >= least)
    return tuple(spot for spot in spots if away[spot] == bound)


class BringRoom(Command[House, bool]):
    """A haunt takes a room out of the stack, if it is not in the house, and puts it in.

    No card is due there.
    """

    tile: RoomId
    seat: Seat
    floors: tuple[Floor, ...] = ()
    far_from: RoomId | None = None
    least: int = 0

    def carry_out(self, house: House) -> Effect[bool]:
        if keep(self.tile in house.placed):
            return True
        floors = self.floors or ROOMS[self.tile].floors
        came = yield from Attach(self.tile, self.seat, floors, Seat(-1), self.far_from, self.least)
        yield ShuffleTiles()
        return came


class Rearrange(Command[House, None]):
    """The active player moves one tile of a floor so that it has another open doorway, if there is a way."""

    seat: Seat
    floor: Floor
    room: RoomId
    side: str

    def carry_out(self, house: House) -> Effect[None]:
        moves = keep(rearrangements(house, self.floor, self.room, self.side))
        if moves:
            _, tile, x, y, turn = yield from decide(ask(self.seat, "rearrange", OneOf(moves), "B-155"))
            yield MoveTile(tile, self.floor, x, y, turn)


def rearrangements(
    house: House, floor: Floor, room: RoomId, side: str
) -> tuple[tuple[str, RoomId, int, int, int], ...]:
    """Every way to move one tile of a floor that leaves it whole, with the doorway free and another
    one open."""
    found: list[tuple[str, RoomId, int, int, int]] = []
    tiles = [tile for tile in house.rooms_on(floor) if tile not in START and tile != room]
    whole = connected(house, floor)
    for tile in tiles:
        trial = house.copy()
        trial.lift_tile(tile)
        here = house.placed[tile]
        cells = {trial.behind(*gap) for gap in trial.open_doorways(floor)}
        barred = house.behind(room, side)
        for x, y in sorted(cells):
            if (x, y) == barred:
                continue
            for turn in range(4):
                if (x, y, turn) == (here.x, here.y, here.turn):
                    continue
                after = trial.copy()
                after.put_tile(tile, Placed(floor, x, y, turn, here.due))
                free = after.open_doorways(floor)
                elsewhere = [gap for gap in free if after.behind(*gap) != barred]
                if elsewhere and (room, side) in free and connected(after, floor) >= whole:
                    found.append(("shift", tile, x, y, turn))
    return tuple(found)


def connected(house: House, floor: Floor) -> int:
    """How many rooms of a floor hang together with its starting tile."""
    start = next(room for room, place in START.items() if place[0] == floor)
    return sum(house.floor_of(room) == floor for room in house.distances(start))


def discover(house: House, me: Seat, room: RoomId, side: str) -> Effect[RoomId]:
    """An explorer goes through an open doorway: a tile is found and joined.

    Results in the new room, or none.
    """
    floor = keep(house.floor_of(room))
    tile = yield from DrawTile(floor, room, side)
    if not tile:
        yield Rearrange(me, floor, room, side)
        tile = yield from DrawTile(floor, room, side)
    if tile:
        yield from join(house, tile, me, room, side, me)
    return tile
