"""Haunt 31, Airborne: the house flies, there are not parachutes for all, and nobody is anybody's friend."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    Count,
    EndTurn,
    Halt,
    HandOver,
    Mark,
    MoveTile,
    Part,
    PutToken,
    Remove,
    Stand,
    Take,
    TakeOffTile,
    ToDiscard,
    TryTask,
    attack_roll,
)
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import Haunt, Option, roll_either, task
from nightbell.games.betrayal.house import OUTSIDE, Figure, House
from nightbell.games.betrayal.rooms import (
    BALCONY,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    ENTRANCE_HALL,
    MYSTIC_ELEVATOR,
    OMEN_ROOMS,
    TOWER,
)
from nightbell.games.betrayal.rooms.special import berths, door_to
from nightbell.games.betrayal.traits import (
    BASEMENT,
    GROUND,
    HOUSE,
    KNOWLEDGE,
    MIGHT,
    OPPOSITE,
    SANITY,
    SPEED,
    STEP,
    SURVIVORS,
    UPPER,
    CardId,
    RoomId,
    Trait,
)


def parachute_of(house: House, seat: Seat) -> CardId | None:
    return next((card for card in house.hands[seat] if card.startswith("parachute-")), None)


def may_find(house: House, me: Seat) -> bool:
    if parachute_of(house, me) or house.mark("found") >= house.mark("parachutes"):
        return False
    return house.where[me] not in house.rooms_with("parachute-found")


def holders_here(house: House, me: Seat) -> list[Option]:
    if parachute_of(house, me):
        return []
    return [
        (seat, trait)
        for seat in house.company(me)
        if parachute_of(house, seat)
        for trait in (MIGHT, KNOWLEDGE)
    ]


class Airborne(Haunt):
    number = 31
    rivals = True
    elevator_falls = False
    left_behind = (BASEMENT,)
    goals = ("everyone",)
    tales = (SURVIVORS, HOUSE)

    def right_now(self, house: House) -> Effect[None]:
        """The basement stays behind; whoever was down there finds themselves in the elevator."""
        yield Mark("parachutes", house.players // 2)
        below = keep(
            tuple(seat for seat in house.everyone() if house.floor_of(house.where[seat]) == BASEMENT)
        )
        if below:
            yield from self.lift_elevator(house)
            for seat in below:
                if keep(MYSTIC_ELEVATOR in house.placed):
                    yield Stand(seat, MYSTIC_ELEVATOR)
                else:
                    yield Stand(seat, ENTRANCE_HALL)
        for room in keep(tuple(house.rooms_on(BASEMENT))):
            yield TakeOffTile(room)

    def lift_elevator(self, house: House) -> Effect[None]:
        if not keep(MYSTIC_ELEVATOR in house.placed):
            yield BringRoom(MYSTIC_ELEVATOR, house.revealer, (GROUND, UPPER))
            return
        floor = keep(house.floor_of(MYSTIC_ELEVATOR))
        if floor == GROUND:
            return
        stops = keep(berths(house, (GROUND,)) or (berths(house, (UPPER,)) if floor == BASEMENT else ()))
        if stops:
            _, room, side = yield from decide(ask(house.revealer, "elevator-stop", OneOf(stops), "B-302"))
            at = keep(house.placed[room])
            dx, dy = STEP[side]
            yield MoveTile(MYSTIC_ELEVATOR, at.floor, at.x + dx, at.y + dy, door_to(OPPOSITE[side]))
        elif floor == BASEMENT:
            yield TakeOffTile(MYSTIC_ELEVATOR)

    def room_works(self, house: House, me: Seat, room: RoomId) -> bool:
        return room not in (COAL_CHUTE, COLLAPSED_ROOM)

    @task(*OMEN_ROOMS, when=may_find)
    def find_parachute(self, house: House, me: Seat) -> Effect[None]:
        room = keep(house.where[me])
        if (yield from roll_either(house, me, "find-parachute", (KNOWLEDGE, SPEED), 4)) is not None:
            number = yield from Count("found")
            yield PutToken("parachute-found", room)
            yield Take(me, CardId(f"parachute-{number}"))
            yield Halt()

    @task(attack=True, options=holders_here, nouns=("seat", "trait"))
    def snatch_parachute(self, house: House, me: Seat, seat: Seat, trait: Trait) -> Effect[None]:
        """Might or Knowledge against the same; nobody is hurt, and the turn is over either way."""
        mine = yield from attack_roll(house, Figure(me), trait, "attack")
        theirs = yield from attack_roll(house, Figure(seat), trait, "defence")
        snatched = yield from TryTask(me, "snatch-parachute", mine > theirs)
        card = keep(parachute_of(house, seat))
        if snatched and card is not None:
            yield HandOver(seat, me, card)
        yield EndTurn()

    @task(
        ENTRANCE_HALL,
        BALCONY,
        TOWER,
        COAL_CHUTE,
        COLLAPSED_ROOM,
        cost=1,
        when=lambda house, me: parachute_of(house, me) is not None,
    )
    def jump(self, house: House, me: Seat) -> Effect[None]:
        if (yield from roll_either(house, me, "jump", (KNOWLEDGE, SANITY), 4)) is None:
            return
        card = keep(parachute_of(house, me))
        if card is not None:
            yield Part(me, card)
            yield ToDiscard(card)
        yield Mark(f"jumped-{me}")
        yield Remove(me, OUTSIDE)

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        """One is enough for anybody."""
        return not card.startswith("parachute-") or parachute_of(house, me) is None

    def jumped(self, house: House) -> tuple[Seat, ...]:
        return tuple(Seat(s) for s in house.seats if house.where[s] == OUTSIDE)

    def verdict(self, house: House) -> str | None:
        """It ends when every parachute is out of the house, or nobody is left to jump."""
        safe = self.jumped(house)
        if house.everyone() and (not house.mark("parachutes") or len(safe) < house.mark("parachutes")):
            return None
        return SURVIVORS if safe else HOUSE

    def winners(self, house: House, outcome: str) -> tuple[Seat, ...]:
        return self.jumped(house)
