"""Sides dealt in secret, hidden dice, clues: what only some haunts need."""

from __future__ import annotations

from itertools import zip_longest

from nightbell.engine import Audience, Command, Seat, only
from nightbell.games.betrayal import news
from nightbell.games.betrayal.atoms.stacks import set_free
from nightbell.games.betrayal.atoms.telling import faces_of, judge, learned, tell_mark
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import FLOORS, HEROES, TRAITOR, Party, RoomId


class Turn(Command[House, None]):
    """An explorer goes over to another party, before everybody's eyes."""

    seat: Seat
    party: Party

    def carry_out(self, house: House) -> None:
        house.party[self.seat] = self.party
        house.open_party[self.seat] = True
        house.emit(news.Turned(self.seat, self.party))
        if self.party == TRAITOR:
            set_free(house, self.seat)
        judge(house)


class Reveal(Command[House, None]):
    """A side token is turned over."""

    seat: Seat

    def carry_out(self, house: House) -> None:
        if house.open_party[self.seat]:
            return
        house.open_party[self.seat] = True
        if house.party[self.seat] == TRAITOR and house.traitor < 0:
            house.traitor = self.seat
        house.emit(news.Unmasked(self.seat, house.party[self.seat]))
        if house.party[self.seat] == TRAITOR:
            set_free(house, self.seat)
        judge(house)


def deal_sides(house: House) -> None:
    """Numbered tokens, back side up: whoever has the 1 is the traitor. Only atoms call this."""
    each = house.scenario.tokens_each
    numbers = house.chance.shuffled("sides", range(1, each * house.players + 1))
    house.open_party = [False] * house.players
    house.emit(news.SidesDealt(each * house.players))
    for seat in house.seats:
        mine = sorted(numbers[each * seat : each * (seat + 1)])
        house.party[seat] = TRAITOR if 1 in mine else HEROES
        house.secrets[f"token {seat}"] = " ".join(str(number) for number in mine)
        house.emit(news.YourSide(Seat(seat), house.party[seat]), only(Seat(seat)))


class HouseThrow(Command[House, int]):
    """Dice that no figure rolls: as many as it takes, not only the eight of the box."""

    who: str
    dice: int
    why: str

    def carry_out(self, house: House) -> int:
        faces = faces_of(house, self.dice)
        house.emit(news.MonsterThrew(news.Being(self.who), 0, None, news.Why(self.why), faces, sum(faces)))
        return sum(faces)


class SecretThrow(Command[House, int]):
    """Dice that only some may see."""

    who: str
    dice: int
    why: str
    to: Audience

    def carry_out(self, house: House) -> int:
        faces = faces_of(house, self.dice)
        house.emit(
            news.MonsterThrew(news.Being(self.who), 0, None, news.Why(self.why), faces, sum(faces)), self.to
        )
        return sum(faces)


class DealMarks(Command[House, None]):
    """Deal the numbers from 1 to the number of players, face up, one to each seat."""

    name: str

    def carry_out(self, house: House) -> None:
        for seat, number in enumerate(house.chance.shuffled("sides", range(1, house.players + 1))):
            house.marks[f"{self.name}-{seat}"] = number
            tell_mark(house, f"{self.name}-{seat}", number)


class SwapTokens(Command[House, None]):
    """Two explorers exchange one hidden token each, by blind chance.

    Whoever gets the 1 is a traitor for good.
    """

    seat: Seat
    other: Seat

    def carry_out(self, house: House) -> None:
        pair = (self.seat, self.other)
        held = [house.secrets[f"token {seat}"].split() for seat in pair]
        given = [tokens.pop(house.chance.below("blind", len(tokens))) for tokens in held]
        house.emit(news.TokensSwapped(*pair))
        for seat, tokens, got in zip(pair, held, reversed(given), strict=True):
            mine = sorted([*tokens, got], key=int)
            house.secrets[f"token {seat}"] = " ".join(mine)
            house.emit(learned(house, "tokens", " ".join(mine)), only(seat))
            if got == "1" and house.party[seat] != TRAITOR:
                house.party[seat] = TRAITOR
                house.secrets["fallen"] = f"{house.secrets.get('fallen', '')} {seat}".strip()
                house.emit(news.YourSide(seat, TRAITOR), only(seat))
        judge(house)


def spread(house: House, rooms: list[RoomId]) -> list[RoomId]:
    """Rooms of all floors by turns, so that however many are taken no floor has more of them than it must."""
    floors = [[room for room in rooms if house.floor_of(room) == floor] for floor in FLOORS]
    return [room for layer in zip_longest(*floors) for room in layer if room is not None]


class DealClues(Command[House, None]):
    """Numbered clues, face down, one in each room with a symbol.

    What is left goes to rooms still to be found.
    """

    count: int

    def carry_out(self, house: House) -> None:
        clues = [str(n) for n in house.chance.shuffled("clues", range(1, self.count + 1))]
        rooms = house.chance.shuffled(
            "clues", [room for room in house.rooms() if ROOMS[room].symbol is not None]
        )
        chosen = set(spread(house, rooms)[: self.count])
        for room in house.rooms():
            if room in chosen:
                house.secrets[f"clue {room}"] = clues.pop()
                house.tokens["clue"] = (*house.tokens.get("clue", ()), room)
                house.emit(news.TokenCame(news.Token("clue"), room))
        house.secrets["clues-left"] = " ".join(clues)


class LayClue(Command[House, None]):
    """A leftover clue, face down, in a room that has just been discovered."""

    room: RoomId

    def carry_out(self, house: House) -> None:
        left = house.secrets.get("clues-left", "").split()
        if left:
            house.secrets[f"clue {self.room}"] = left.pop()
            house.secrets["clues-left"] = " ".join(left)
            house.tokens["clue"] = (*house.tokens.get("clue", ()), self.room)
            house.emit(news.TokenCame(news.Token("clue"), self.room))


class TakeClue(Command[House, int]):
    """Turn up the clue of a room; results in its number."""

    room: RoomId

    def carry_out(self, house: House) -> int:
        clue = int(house.secrets.pop(f"clue {self.room}"))
        house.tokens["clue"] = tuple(room for room in house.tokens["clue"] if room != self.room)
        if not house.tokens["clue"]:
            del house.tokens["clue"]
        house.tokens["clue-found"] = (*house.tokens.get("clue-found", ()), self.room)
        house.marks[f"found clue-{clue}"] = 1
        house.emit(news.ClueFound(self.room, clue))
        return clue
