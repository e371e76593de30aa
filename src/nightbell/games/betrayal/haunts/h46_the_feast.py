"""Haunt 46, The Feast: somebody has kept guests in the attic, and now it is dinner time."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, OneOf, Seat, ask, call, decide, keep, recall
from nightbell.games.betrayal.atoms import (
    Change,
    Count,
    Do,
    EndTurn,
    Fight,
    Mark,
    Prowl,
    PutToken,
    Remove,
    Slay,
    Spawn,
    Stand,
    TakeToken,
    gain,
)
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import Kind, Option, task
from nightbell.games.betrayal.haunts.front_door import FrontDoor
from nightbell.games.betrayal.haunts.leading import steps_from
from nightbell.games.betrayal.house import OUTSIDE, Figure, House, Monster, is_explorer
from nightbell.games.betrayal.rooms import ATTIC, DINING_ROOM, ENTRANCE_HALL, UPPER_LANDING
from nightbell.games.betrayal.traits import GROUND, HEROES, SIDES, TRAITOR, TRAITS, UPPER, RoomId, turned
from nightbell.games.betrayal.walk import Go

FREAK, VICTIM = "cannibal-freak", "captive"
BODIES = ("victim-body", "hero-body")
GUESTS, SAVED, EATEN, BLOOD = "victims", "victims-saved", "victims-eaten", "blood-spilt"
PACE = 2
"""How far a Victim goes, alone or led."""


def victims_in(house: House, room: RoomId) -> list[Monster]:
    return [each for each in house.monsters_in(room) if each.kind == VICTIM]


def heroes_in(house: House, room: RoomId) -> list[Seat]:
    return [seat for seat in house.explorers_in(room) if house.party[seat] == HEROES]


def meal_in(house: House, room: RoomId) -> str:
    """A body that could be feasted on here; none while a hero looks on."""
    if heroes_in(house, room):
        return ""
    return next((body for body in BODIES if room in house.rooms_with(body)), "")


def is_fresh(house: House) -> bool:
    """Whether the turn has only begun."""
    return not house.spent and set(house.done) <= {"begun"}


def may_feast(house: House, me: Seat) -> bool:
    return is_fresh(house) and bool(meal_in(house, house.where[me]))


def to_lead(house: House, me: Seat) -> list[Option]:
    """Victims with whom this turn began."""
    return [(each.id,) for each in victims_in(house, house.where[me])] if is_fresh(house) else []


def to_see_out(house: House, me: Seat) -> list[Option]:
    if not house.mark("front-door"):
        return []
    return [(each.id,) for each in victims_in(house, ENTRANCE_HALL)]


def may_leave(house: House, me: Seat) -> bool:
    """The door stands open, and everybody may still get out."""
    return house.mark("front-door") > 0 and not house.mark(BLOOD)


def next_rooms(house: House, room: RoomId, facing: str) -> dict[RoomId, str]:
    """Where a Victim goes from a room, with its facing then: straight ahead, if that can be.

    Else it takes the next door on its left; a stair will do as well.
    """
    beside = {side: house.beside(room, side) for side in SIDES}
    exits = [other for other in house.exits(room) if other not in house.lost]
    doors = {side: other for side, other in beside.items() if other is not None and other in exits}
    stairs = {other: facing for other in exits if other not in beside.values()}
    for quarter in (0, 3, 2, 1):
        side = turned(facing, quarter)
        if side in doors:
            ahead = {doors[side]: side}
            return ahead | stairs if quarter else ahead
    return stairs


class TheFeast(FrontDoor):
    number = 46
    door_target = 5
    verbs = {"feast": ()}
    kinds = {
        FREAK: Kind(speed=2, might=4, sanity=4),
        VICTIM: Kind(speed=2, might=3, sanity=3, holds_fast=True, attacks=False, hinders=False),
    }

    def right_now(self, house: House) -> Effect[None]:
        """The table is laid below, and above somebody breaks the attic door."""
        host, guide, many = keep((house.traitor, guide_of(house), len(house.heroes())))
        yield BringRoom(DINING_ROOM, host, (GROUND,))
        kitchen = keep(DINING_ROOM if DINING_ROOM in house.placed else house.where[host])
        for number in range(1, many + 1):
            yield Spawn(FREAK, kitchen, self.kinds[FREAK].traits, number)
        yield BringRoom(ATTIC, guide, (UPPER,))
        attic = keep(ATTIC if ATTIC in house.placed else UPPER_LANDING)
        facing = yield from ask(guide, "which-way-do-they-face", OneOf(SIDES, "door"), "B-302", room=attic)
        for number in range(1, many + 1):
            figure = yield from Spawn(VICTIM, attic, self.kinds[VICTIM].traits, number, party=HEROES)
            yield Mark(f"facing {figure}", SIDES.index(facing) + 1)
        yield Mark(GUESTS, many)

    # ---- Victims

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        yield from self.victims_walk(house, me)

    def rises(self, house: House, seat: Seat) -> Effect[None]:
        """Whoever is outside may come back in, and does no more then."""
        yield from self.victims_walk(house, seat)
        if keep(house.alive[seat] and house.where[seat] == OUTSIDE):
            if (yield from ask(seat, "come-back-in", YES_NO, "B-322")):
                yield Stand(seat, ENTRANCE_HALL)

    def victims_walk(self, house: House, seat: Seat) -> Effect[None]:
        """As the first turn after the traitor's begins, those without a hero go on by themselves."""
        if keep(seat == house.left_of(house.traitor)):
            for victim in keep(tuple(each.id for each in house.monsters_of(VICTIM))):
                yield call(self.wanders, victim, seat)

    def wanders(self, house: House, victim: Figure, seat: Seat) -> Effect[None]:
        for _ in range(PACE):
            room, ahead = recall(self.prospect, house, victim)
            if not ahead or keep(bool(heroes_in(house, room))):
                return
            to = yield from decide(
                ask(seat, "victim-where", OneOf(tuple(ahead), "room"), "B-322", figure=victim)
            )
            side = keep(steps_from(house, victim).get(to, 0))
            yield Mark(f"facing {victim}", SIDES.index(ahead[to]) + 1)
            yield Prowl(victim, to, side)

    def prospect(self, house: House, victim: Figure) -> tuple[RoomId, dict[RoomId, str]]:
        room = house.monster(victim).room
        facing = SIDES[house.mark(f"facing {victim}") - 1]
        return room, next_rooms(house, room, facing)

    @task(options=to_lead, nouns=("figure",))
    def lead_victim(self, house: House, me: Seat, victim: Figure) -> Effect[None]:
        """Hand in hand, two rooms in any direction; then the turn goes on as usual."""
        for _ in range(PACE):
            ways = keep(steps_from(house, Figure(me)))
            if not ways or keep(house.where[me] != house.room_of(victim)):
                return
            room = yield from ask(me, "lead-where", OneOf((None, *ways), "room"), "B-322", figure=victim)
            if room is None:
                return
            yield Prowl(victim, room, ways[room])
            yield Go(me, room, ways[room])

    # ---- the front door

    @task(ENTRANCE_HALL, cost=1, when=may_leave)
    def leave_house(self, house: House, me: Seat) -> Effect[None]:
        yield Remove(me, OUTSIDE)

    @task(
        ENTRANCE_HALL,
        cost=1,
        options=lambda house, me: to_see_out(house, me) if may_leave(house, me) else [],
        nouns=("figure",),
    )
    def leave_with(self, house: House, me: Seat, victim: Figure) -> Effect[None]:
        yield Count(SAVED)
        yield Slay(victim)
        yield Remove(me, OUTSIDE)

    @task(ENTRANCE_HALL, cost=2, again=True, options=to_see_out, nouns=("figure",))
    def see_out(self, house: House, me: Seat, victim: Figure) -> Effect[None]:
        """Out with one of them, and in again."""
        yield Count(SAVED)
        yield Slay(victim)

    # ---- the traitor's page

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """Victims hurt nobody."""
        if is_explorer(winner) or house.monster(winner).kind != VICTIM:
            yield from super().explorer_beaten(house, fight, loser, winner, margin)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """Whoever is beaten is dead, but by no Victim's hand."""
        beast = recall(house.monster, monster)
        if beast.kind == VICTIM:
            yield Mark(BLOOD)
            yield PutToken("victim-body", beast.room)
            yield Slay(monster)
        elif is_explorer(winner):
            yield Slay(monster)

    def died(self, house: House, seat: Seat) -> Effect[None]:
        if keep(house.party[seat] == HEROES):
            room = keep(house.where[seat])
            yield Mark(BLOOD)
            yield PutToken("hero-body", room)

    @task(who=TRAITOR, when=may_feast)
    def feast(self, house: House, me: Seat) -> Effect[None]:
        """It takes the whole turn, and does one good."""
        room = keep(house.where[me])
        for trait in TRAITS:
            yield gain(me, trait)
        yield EndTurn()
        yield from self.eaten(house, room)

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        fresh = monster.kind == FREAK and not house.spent and not house.did("attack")
        return [("feast",)] if fresh and meal_in(house, monster.room) else []

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        freak = recall(house.monster, monster)
        for trait, value in zip(TRAITS, freak.traits, strict=True):
            if value >= 0:
                yield Change(monster, trait, value + 1)
        yield Do("monster-end")
        yield from self.eaten(house, freak.room)

    def eaten(self, house: House, room: RoomId) -> Effect[None]:
        body = keep(meal_in(house, room))
        yield TakeToken(body, room)
        if body == "victim-body":
            yield Count(EATEN)

    # ---- the end

    def heroes_won(self, house: House) -> bool:
        """The whole kitchen is dead, or everybody is out of the house."""
        if not house.mark(GUESTS):
            return False
        out = all(house.where[seat] == OUTSIDE for seat in house.heroes())
        escaped = out and house.mark(SAVED) >= house.mark(GUESTS) and not house.mark(BLOOD)
        return escaped or not (house.alive[house.traitor] or house.monsters_of(FREAK))

    def traitor_won(self, house: House) -> bool:
        feasted = house.mark(GUESTS) > 0 and house.mark(EATEN) >= house.mark(GUESTS)
        return feasted or super().traitor_won(house)


def guide_of(house: House) -> Seat:
    """The hero to the traitor's left."""
    return next(seat for seat in house.clockwise(house.traitor) if seat in house.heroes())
