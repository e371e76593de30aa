"""Haunt 25, Voodoo: somebody has made dolls of you all, and has hidden each where it hurts."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Chance, Effect, OneOf, Seat, ask, keep, only
from nightbell.games.betrayal.atoms import (
    Die,
    Hurt,
    Lose,
    Mark,
    Note,
    PutToken,
    Settle,
    TakeToken,
    plain_roll,
    trait_roll,
)
from nightbell.games.betrayal.haunt import Haunt, advance_track, task, task_roll
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import (
    BALCONY,
    CHAPEL,
    CONSERVATORY,
    FURNACE_ROOM,
    GARDENS,
    GRAVEYARD,
    KITCHEN,
    PENTAGRAM_CHAMBER,
    ROOMS,
    TOWER,
    UNDERGROUND_LAKE,
)
from nightbell.games.betrayal.traits import KNOWLEDGE, MENTAL, MIGHT, PHYSICAL, TRAITS, RoomId
from nightbell.games.betrayal.walk import DrawCard

WAX, CHINA, STONE, GLASS, RAG = DOLLS = ("wax", "china", "stone", "glass", "rag")
HIDING_PLACES: Final[dict[str, tuple[RoomId, RoomId]]] = {
    WAX: (FURNACE_ROOM, KITCHEN),
    CHINA: (BALCONY, TOWER),
    STONE: (UNDERGROUND_LAKE, GRAVEYARD),
    GLASS: (PENTAGRAM_CHAMBER, CHAPEL),
    RAG: (GARDENS, CONSERVATORY),
}
HIDDEN, NOTHING = "dolls hidden", "no-doll"


def doll_of(house: House, seat: Seat) -> str | None:
    """The doll that still has power over somebody; everybody has heard how it feels."""
    return next((doll for doll in DOLLS if house.mark(f"doll-{doll}-{seat}")), None)


def owner_of(house: House, doll: str) -> Seat | None:
    return next((Seat(seat) for seat in house.seats if house.mark(f"doll-{doll}-{seat}")), None)


def found_in(house: House, doll: str) -> RoomId | None:
    return next(iter(house.rooms_with(f"doll-{doll}")), None)


def hiding_places(house: House, doll: str) -> tuple[RoomId, ...]:
    """Where a doll may be put: in the one of its rooms that is known, else in either."""
    known = tuple(room for room in HIDING_PLACES[doll] if room in house.placed)
    return known if len(known) == 1 else HIDING_PLACES[doll]


def secret_of(seat: Seat) -> str:
    return f"doll {seat}"


def unfound_here(house: House, room: RoomId) -> tuple[str, ...]:
    """The dolls in a room that nobody has found yet."""
    return tuple(
        doll
        for doll in DOLLS
        if (owner := owner_of(house, doll)) is not None
        and house.secrets.get(secret_of(owner)) == room
        and found_in(house, doll) is None
    )


def may_search(house: House, me: Seat) -> bool:
    return house.where[me] not in house.rooms_with(NOTHING)


def has_own_here(house: House, me: Seat) -> bool:
    doll = doll_of(house, me)
    return doll is not None and found_in(house, doll) == house.where[me]


class Voodoo(Haunt):
    number = 25
    passes_symbols = True

    def right_now(self, house: House) -> Effect[None]:
        """A doll for each hero and a place for each doll; the hero feels at once what it is made of."""
        traitor = keep(house.traitor)
        for seat in keep(tuple(s for s in house.clockwise(house.left_of(traitor)) if s in house.heroes())):
            left = keep(tuple(doll for doll in DOLLS if owner_of(house, doll) is None))
            doll = yield from ask(traitor, "which-doll", OneOf(left, "doll"), "B-302", other_seat=seat)
            rooms = keep(hiding_places(house, doll))
            room = yield from ask(traitor, "hide-doll", OneOf(rooms, "room"), "B-302", other_seat=seat)
            yield Note(secret_of(seat), room, only(traitor))
            yield Mark(f"doll-{doll}-{seat}")
        yield Mark(HIDDEN)

    # ---- new rooms

    def turn_ends(self, house: House, me: Seat) -> Effect[None]:
        """The card of a room is for whoever stays in it."""
        yield from self.looks_around(house, me)

    def looks_around(self, house: House, me: Seat) -> Effect[None]:
        room = keep(house.where[me])
        symbol = keep(ROOMS[room].symbol if house.placed[room].due else None)
        if symbol is not None:
            yield Settle(room, me)
            yield DrawCard(me, symbol)

    # ---- the traitor's page

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """After the traitor's turn every doll is played with, traitor or no traitor."""
        if seat != house.traitor:
            return
        turn = yield from advance_track(house)
        for hero in keep(tuple(house.clockwise(house.left_of(seat)))):
            doll = keep(doll_of(house, hero) if house.alive[hero] else None)
            if doll is not None:
                yield from self.hurts(house, hero, doll, turn)

    def hurts(self, house: House, hero: Seat, doll: str, turn: int) -> Effect[None]:
        if doll == WAX:
            yield Hurt(hero, PHYSICAL, 1, "doll")
        elif doll == GLASS:
            yield Hurt(hero, MENTAL, 1, "doll")
        elif doll == CHINA:
            if (yield from plain_roll(house, hero, 4, "doll")) < turn:
                yield Die(hero)
        elif doll == STONE:
            if (yield from trait_roll(house, hero, MIGHT, "doll")) < turn:
                for trait in TRAITS:
                    if keep(house.alive[hero]):
                        yield Lose(hero, trait, 1, "doll")
        elif (yield from trait_roll(house, hero, KNOWLEDGE, "doll")) < turn:
            yield Hurt(hero, PHYSICAL, 2, "doll")

    def died(self, house: House, seat: Seat) -> Effect[None]:
        """The dead feel nothing any more."""
        doll = keep(doll_of(house, seat))
        if doll is not None:
            yield from self.broken(house, seat, doll)

    def broken(self, house: House, seat: Seat, doll: str) -> Effect[None]:
        room = keep(found_in(house, doll))
        if room is not None:
            yield TakeToken(f"doll-{doll}", room)
        yield Mark(f"doll-{doll}-{seat}", 0)

    def traitor_won(self, house: House) -> bool:
        """More than half of the heroes are dead."""
        heroes = house.players - 1
        return 2 * (heroes - len(house.heroes())) > heroes

    def sees(self, house: House, viewer: Seat, secret: str) -> bool:
        return viewer == house.traitor

    def guesses(self, house: House, viewer: Seat, chance: Chance) -> dict[str, str]:
        """Where dolls could be: where one was found, else where one of its kind has not been missed yet."""
        if viewer == house.traitor:
            return {}
        guessed: dict[str, str] = {}
        for doll in DOLLS:
            owner = owner_of(house, doll)
            if owner is not None:
                rooms = [room for room in HIDING_PLACES[doll] if room not in house.rooms_with(NOTHING)]
                where = found_in(house, doll) or chance.pick("imagined", tuple(rooms or HIDING_PLACES[doll]))
                guessed[secret_of(owner)] = where
        return guessed

    # ---- the heroes' page

    @task(when=may_search)
    def search_doll(self, house: House, me: Seat) -> Effect[None]:
        """Whoever looks closely is told the truth; in a new room that is a look around as well."""
        room = keep(house.where[me])
        if (yield from task_roll(house, me, "search-doll", KNOWLEDGE, 2)):
            dolls = keep(unfound_here(house, room))
            for doll in dolls:
                yield PutToken(f"doll-{doll}", room)
            if not dolls and keep(not any(found_in(house, doll) == room for doll in DOLLS)):
                yield PutToken(NOTHING, room)
        yield from self.looks_around(house, me)

    @task(again=True, when=has_own_here)
    def destroy_doll(self, house: House, me: Seat) -> Effect[None]:
        """One's own doll comes apart in one's hands; nobody else's does."""
        doll = keep(doll_of(house, me))
        if doll is not None:
            yield from self.broken(house, me, doll)

    def heroes_won(self, house: House) -> bool:
        """No doll is left, and at least half of the heroes are."""
        whole = any(doll_of(house, Seat(seat)) for seat in house.seats)
        return bool(house.mark(HIDDEN)) and not whole and 2 * len(house.heroes()) >= house.players - 1
