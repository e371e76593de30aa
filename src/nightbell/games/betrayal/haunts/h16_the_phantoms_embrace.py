"""Haunt 16, The Phantom's Embrace: a girl in the dark below, arms that hold her, and something that ticks."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Do,
    Fight,
    Mark,
    Part,
    Prowl,
    PutToken,
    Slay,
    Spawn,
    Take,
    TakeOut,
    Win,
    Withdraw,
    plain_roll,
)
from nightbell.games.betrayal.cards.catalogue import BLOWS, card_key
from nightbell.games.betrayal.cards.registry import readied
from nightbell.games.betrayal.haunt import Kind, advance_track, task, task_roll
from nightbell.games.betrayal.haunts.front_door import FrontDoor
from nightbell.games.betrayal.house import OUTSIDE, Figure, House
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import (
    BASEMENT,
    EVENT,
    HEROES,
    KNOWLEDGE,
    MIGHT,
    OMEN,
    TRAITOR,
    CardId,
    RoomId,
)

PHANTOM, GIRL = "phantom", CardId("girl")
VISITED, BOMB = "phantom-was-here", "bomb"
KILLED, WAITS = "phantom-killed", "phantom waits"
EXPLODES_AT = {3: 8, 4: 7, 5: 6, 6: 5}
"""The total of the bomb's dice that is the end, by the number of players."""


def is_its_room(house: House, room: RoomId) -> bool:
    """Whether the Phantom shows itself where this room is found."""
    below = room in house.placed and house.floor_of(room) == BASEMENT
    return below and ROOMS[room].symbol in (EVENT, OMEN) and not house.mark(KILLED)


def phantom_in(house: House, room: RoomId) -> Figure | None:
    return next((monster.id for monster in house.monsters_in(room)), None)


def is_explored(house: House) -> bool:
    """Whether nothing more can be found below."""
    return not house.can_explore(BASEMENT) or not house.open_doorways(BASEMENT)


def haunts_next(house: House) -> tuple[RoomId, ...]:
    """Where it may be in a basement that holds no more rooms: each once, before any a second time."""
    rooms = house.rooms_on(BASEMENT)
    return tuple([room for room in rooms if room not in house.rooms_with(VISITED)] or rooms)


def arms(house: House, me: Seat) -> tuple[CardId, ...]:
    """What one may strike the Phantom with, besides bare hands."""
    return tuple(
        card
        for card in house.hands[me]
        if card in BLOWS
        and not BLOWS[card].ranged
        and card_key(card) not in house.done
        and house.scenario.may_use(house, me, card)
    )


class ThePhantomsEmbrace(FrontDoor):
    number = 16
    kinds = {PHANTOM: Kind(might=6, sanity=5, holds_fast=True, attacks=False)}

    def right_now(self, house: House) -> Effect[None]:
        """The Girl is gone from whoever led her by the hand."""
        holder = keep(house.holder(GIRL))
        if holder >= 0:
            yield Part(holder, GIRL)
        else:
            yield TakeOut(GIRL)

    # ---- the traitor's page

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """The bomb ticks on, whether or not its maker still lives."""
        if seat != house.traitor:
            return
        dice = yield from advance_track(house)
        if (yield from plain_roll(house, seat, dice, "bomb")) >= EXPLODES_AT[house.players]:
            yield Win(TRAITOR)

    def monsters_begin(self, house: House) -> Effect[None]:
        """With nothing left to find below, the Phantom goes from room to room."""
        if keep(house.mark(KILLED) or not is_explored(house)):
            return
        rooms = keep(haunts_next(house))
        room = yield from decide(ask(house.traitor, "phantom-where", OneOf(rooms, "room"), "B-302"))
        yield from self.appears(house, room)

    def appears(self, house: House, room: RoomId) -> Effect[None]:
        there = keep(tuple(monster.id for monster in house.monsters))
        if there:
            yield Prowl(there[0], room)
        else:
            yield Spawn(PHANTOM, room, self.kinds[PHANTOM].traits)
        if keep(room not in house.rooms_with(VISITED)):
            yield PutToken(VISITED, room)

    # ---- meeting it

    def draws_for_symbol(self, house: House, me: Seat) -> bool:
        """A hero who finds the Phantom's room meets the Phantom instead of drawing."""
        return house.party[me] == TRAITOR or not is_its_room(house, house.where[me])

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        if not keep(is_its_room(house, room)):
            return
        yield from self.appears(house, room)
        if keep(house.party[me] == TRAITOR):
            return
        if keep(house.where[me] == room and house.alive[me]):
            yield from self.meets(house, me, room)
        else:
            yield Mark(WAITS)

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """Whoever fell into a new room meets it on landing."""
        if keep(house.mark(WAITS) > 0 and house.party[me] == HEROES):
            yield Mark(WAITS, 0)
            yield from self.meets(house, me, room)

    def meets(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """One blow at once, whatever else has been done in the turn."""
        phantom = keep(phantom_in(house, room))
        if phantom is None:
            return
        weapons = keep(arms(house, me))
        weapon = yield from decide(ask(me, "phantom-weapon", OneOf((None, *weapons), "card"), "B-322"))
        trait = BLOWS[weapon].trait if weapon else MIGHT
        if weapon:
            yield Do(card_key(weapon))
            if not (yield from readied(house, me, weapon)):
                return
        yield Fight(Figure(me), phantom, trait, weapon or NO_CARD)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """It is gone for good; the Girl goes with whoever beat it, and what ticks stands in the open."""
        room = keep(house.where[Seat(winner)])
        yield Slay(monster)
        yield PutToken(BOMB, room)
        yield Mark(KILLED)
        yield Take(Seat(winner), GIRL)

    def after_fight(self, house: House, fight: Fight, margin: int) -> Effect[None]:
        """What does not beat it sees it vanish."""
        if margin <= 0 and keep(house.is_a(fight.target, PHANTOM)):
            yield Withdraw(fight.target)

    # ---- the heroes' page

    @task(when=lambda house, me: house.where[me] in house.rooms_with(BOMB))
    def defuse_bomb(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "defuse-bomb", KNOWLEDGE, 7)):
            yield Win(HEROES)

    def heroes_won(self, house: House) -> bool:
        """A hero is out of the house with the Girl."""
        return any(house.where[seat] == OUTSIDE and house.has(seat, GIRL) for seat in house.heroes())
