"""Figures and tiles on the map, and what a turn has used up."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from nightbell.engine import ALL, Command, Effect, OneOf, Seat, ask, but, only
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms.stacks import forget
from nightbell.games.betrayal.atoms.telling import judge
from nightbell.games.betrayal.cards.catalogue import PROTECTED_BY_MEDALLION
from nightbell.games.betrayal.house import HAUNTS, NOWHERE, STAIRS, House, Placed
from nightbell.games.betrayal.rooms import ROOMS, SPLIT_ROOMS
from nightbell.games.betrayal.traits import ROOM, CardId, Floor, RoomId

MEDALLION: Final = CardId("medallion")


class Stand(Command[House, None]):
    """Put an explorer's figure in a room, for so many spaces, without anything that follows from
    entering it."""

    seat: Seat
    room: RoomId
    side: int = 0
    spaces: int = 0

    def carry_out(self, house: House) -> None:
        house.spent += self.spaces
        house.where[self.seat] = self.room
        house.side[self.seat] = self.side
        scenario = HAUNTS[house.haunt]
        if scenario.hides and scenario.unseen(house, self.seat):
            house.emit(news.Walked(self.seat, self.room), only(self.seat))
            house.emit(news.WentUnseen(self.seat), but(self.seat))
        else:
            house.emit(news.Walked(self.seat, self.room))


class Remove(Command[House, None]):
    """Take a living explorer off the board: out of the house, or out of play."""

    seat: Seat
    to: RoomId = NOWHERE

    def carry_out(self, house: House) -> None:
        house.where[self.seat] = self.to
        house.side[self.seat] = 0
        house.emit(news.Left(self.seat, self.to))
        judge(house)


class Cross(Command[House, None]):
    seat: Seat

    def carry_out(self, house: House) -> None:
        house.side[self.seat] = 1 - house.side[self.seat]
        hidden = house.scenario.unseen(house, self.seat)
        house.emit(news.Crossed(self.seat, house.where[self.seat]), only(self.seat) if hidden else ALL)


class Spend(Command[House, None]):
    """Use up spaces of this turn's movement."""

    spaces: int

    def carry_out(self, house: House) -> None:
        house.spent += self.spaces


class Halt(Command[House, None]):
    """Movement is over for this turn."""

    def carry_out(self, house: House) -> None:
        house.halted = True


class EndTurn(Command[House, None]):
    """Nothing more can be done this turn."""

    def carry_out(self, house: House) -> None:
        house.halted = True
        house.done["turn"] = 1


class Do(Command[House, None]):
    """Remember that something was done this turn."""

    what: str

    def carry_out(self, house: House) -> None:
        house.done[self.what] = 1


class Settle(Command[House, None]):
    """The card of a room falls to whoever came first, who walks no farther this turn."""

    room: RoomId
    seat: Seat

    def carry_out(self, house: House) -> None:
        house.placed[self.room] = replace(house.placed[self.room], due=False)
        if self.seat == house.active and not house.monsters_turn:
            house.halted = True


class PutTile(Command[House, None]):
    """A tile from the stack (or from aside) comes into the house."""

    room: RoomId
    floor: Floor
    x: int
    y: int
    turn: int
    by: Seat = Seat(-1)
    """Who discovered it; nobody for a tile that came for other reasons, for which no card is due."""

    def carry_out(self, house: House) -> None:
        if self.room in house.tiles:
            unsee_tile(house, self.room)
            house.tiles.remove(self.room)
        elif self.room in house.aside:
            house.aside.remove(self.room)
        due = self.by >= 0 and ROOMS[self.room].symbol is not None
        house.put_tile(self.room, Placed(self.floor, self.x, self.y, self.turn, due))
        if self.by >= 0:
            house.emit(news.Discovered(self.by, self.room, self.floor))
        else:
            house.emit(news.TileCame(self.room, self.floor))


def unsee_tile(house: House, room: RoomId) -> None:
    """Keep what seats know of the stack's top in step with a tile that leaves it. Only atoms call this."""
    if not house.known_top:
        return
    for key, top in list(house.known_top.items()):
        if key.endswith(ROOM):
            if room in top:
                top = top[top.index(room) + 1 :]
            if top:
                house.known_top[key] = top
            else:
                del house.known_top[key]


class SetAside(Command[House, None]):
    """A tile that would close its floor is discarded."""

    room: RoomId

    def carry_out(self, house: House) -> None:
        unsee_tile(house, self.room)
        house.tiles.remove(self.room)
        house.aside.append(self.room)
        house.emit(news.TileDiscarded(self.room))


class MoveTile(Command[House, None]):
    """A placed tile goes elsewhere with all that is on it."""

    room: RoomId
    floor: Floor
    x: int
    y: int
    turn: int

    def carry_out(self, house: House) -> None:
        tile = house.lift_tile(self.room)
        house.put_tile(self.room, replace(tile, floor=self.floor, x=self.x, y=self.y, turn=self.turn))
        house.emit(news.TileMoved(self.room, self.floor))


class TakeOffTile(Command[House, None]):
    """A tile leaves the house for good, with everything that lies there."""

    room: RoomId

    def carry_out(self, house: House) -> None:
        room = self.room
        house.lift_tile(room)
        house.aside.append(room)
        house.discard += house.piles.pop(room, ())
        for card in [card for card, at in house.strays.items() if at == room]:
            del house.strays[card]
            house.discard.append(card)
        for token, rooms in list(house.tokens.items()):
            if room in rooms:
                house.tokens[token] = tuple(other for other in rooms if other != room)
        house.passages = [way for way in house.passages if room not in (way.one, way.other)]
        house.emit(news.TileRemoved(room))


class SwapTile(Command[House, None]):
    """Another tile takes a room's place on the map, with everybody in it."""

    old: RoomId
    new: RoomId
    turn: int

    def carry_out(self, house: House) -> None:
        tile = house.lift_tile(self.old)
        unsee_tile(house, self.new)
        house.tiles.remove(self.new)
        house.aside.append(self.old)
        house.put_tile(self.new, replace(tile, turn=self.turn, due=False))
        for seat in house.seats:
            if house.where[seat] == self.old:
                house.where[seat], house.side[seat] = self.new, 0
        if self.old in house.piles:
            house.piles[self.new] = house.piles.pop(self.old)
        for token, rooms in house.tokens.items():
            house.tokens[token] = tuple(self.new if room == self.old else room for room in rooms)
        for card, room in house.strays.items():
            if room == self.old:
                house.strays[card] = self.new
        for place, passage in enumerate(house.passages):
            one = self.new if passage.one == self.old else passage.one
            other = self.new if passage.other == self.old else passage.other
            house.passages[place] = replace(passage, one=one, other=other)
        house.omen_room = self.new if house.omen_room == self.old else house.omen_room
        house.emit(news.TileRemoved(self.old))
        house.emit(news.TileCame(self.new, tile.floor))


class LoseRoom(Command[House, None]):
    """A tile is turned face down: it keeps its place, but nobody enters it any more."""

    room: RoomId

    def carry_out(self, house: House) -> None:
        if self.room in house.lost:
            return
        house.lost.append(self.room)
        around = house.edges(self.room)
        stair = STAIRS.get(self.room)
        if stair is not None and stair in house.placed:
            around.append(stair)
        house.relink([*around, self.room])
        house.gaps[self.room] = ""
        house.emit(news.RoomLost(self.room))


class ShuffleTiles(Command[House, None]):
    def carry_out(self, house: House) -> None:
        house.tiles = house.chance.shuffled("tiles", house.tiles)
        forget(house, ROOM)
        house.emit(news.StackShuffled(ROOM))


def immune_to_room(house: House, me: Seat, room: RoomId) -> bool:
    """Whether the Medallion keeps a room's text from its holder."""
    return room in PROTECTED_BY_MEDALLION and house.has(me, MEDALLION)


def landing_side(house: House, me: Seat, room: RoomId) -> Effect[int]:
    """Somebody put into a split room chooses a side."""
    if room not in SPLIT_ROOMS:
        return 0
    return (yield from ask(me, "which-side", OneOf((0, 1), "side"), "B-149", room=room))


def put_down(house: House, me: Seat, room: RoomId) -> Effect[None]:
    """An explorer comes to stand in a room by no door, without anything that follows from entering it."""
    side = yield from landing_side(house, me, room)
    yield Stand(me, room, side)
