"""Haunt 6, The Floating Eye: they have come for specimens, and whoever they look at walks aboard unbidden."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    Count,
    Do,
    EndTurn,
    Fight,
    Hurt,
    Mark,
    PutToken,
    Remove,
    Spawn,
    Stand,
    Win,
    attack_roll,
)
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, task, task_roll
from nightbell.games.betrayal.house import FAR, Figure, House, Monster, is_explorer, is_monster
from nightbell.games.betrayal.traits import (
    HEROES,
    MIGHT,
    SANITY,
    SPEED,
    CardId,
    RoomId,
    Trait,
)

ALIEN, SHIP, DAMAGE = "alien", "spaceship", "ship-damage"


def ships_room(house: House) -> RoomId:
    return next(iter(house.rooms_with(SHIP)), house.omen_room)


def is_held(house: House, seat: Seat) -> bool:
    """Whether the Aliens have a hero's will."""
    return house.alive[seat] and house.mark(f"controlled-{seat}") > 0


def is_aboard(house: House, seat: Seat) -> bool:
    return house.mark(f"taken-aboard-{seat}") > 0


def may_be_held(house: House, seat: Seat) -> bool:
    """A mind is taken once; whoever was freed is safe for good."""
    return house.party[seat] == HEROES and not is_held(house, seat) and not house.mark(f"freed-{seat}")


def within_gaze(house: House, room: RoomId) -> tuple[Seat, ...]:
    return tuple(seat for seat in house.explorers_in(room) if may_be_held(house, seat))


def steps_to_ship(house: House, seat: Seat) -> tuple[RoomId, ...]:
    """The next rooms of one who walks to the Spaceship by the ways that its crew would go, drops included."""
    steps = house.distances(ships_room(house), monster=True)
    here = house.where[seat]
    ways = [house.lands(here, room) for room in house.monster_ways(here)]
    return tuple(room for room in dict.fromkeys(ways) if steps.get(room, FAR) < steps.get(here, FAR))


def arriving(house: House, seat: Seat, to: RoomId) -> int:
    """On which side of the next room a door brings somebody."""
    return next((there for room, _, there in house.ways.get(house.where[seat], ()) if room == to), 0)


class TheFloatingEye(Haunt):
    number = 6
    kinds = {ALIEN: Kind(speed=4, might=6, sanity=6, immune=(SPEED,))}
    verbs = {"gaze": ()}

    def right_now(self, house: House) -> Effect[None]:
        """The ship has landed where the omen was found; the traitor is aboard already."""
        room = keep(house.omen_room)
        yield PutToken(SHIP, room)
        for number in range(1, 2 if house.players < 5 else 3):
            yield Spawn(ALIEN, room, self.kinds[ALIEN].traits, number)
        yield Remove(house.traitor)

    # ---- the traitor's page

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """Instead of a blow, a look at everybody in the room."""
        free = not house.did("attack") and within_gaze(house, monster.room)
        return [("gaze",)] if free else []

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        """Sanity against Sanity, hero by hero; nobody is hurt by it."""
        yield Do("attack")
        for seat in keep(within_gaze(house, house.monster(monster).room)):
            gaze = yield from attack_roll(house, monster, SANITY, "attack")
            will = yield from attack_roll(house, Figure(seat), SANITY, "defence")
            if gaze > will:
                yield Mark(f"controlled-{seat}")

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """Whoever is held walks to the ship, and by the next turn aboard; no door, pit or fire stops them."""
        if not keep(is_held(house, me)):
            return
        yield EndTurn()
        if keep(house.where[me] == ships_room(house)):
            yield Remove(me)
            yield Mark(f"taken-aboard-{me}")
            return
        for _ in range(keep(house.spaces(me))):
            rooms = keep(steps_to_ship(house, me))
            if not rooms:
                return
            room = yield from decide(
                ask(house.traitor, "which-way-aboard", OneOf(rooms, "room"), "B-322", other_seat=me)
            )
            side = keep(arriving(house, me, room))
            yield Stand(me, room, side)

    def may_move(self, house: House, me: Seat) -> bool:
        return not is_held(house, me)

    def room_works(self, house: House, me: Seat, room: RoomId) -> bool:
        return not is_held(house, me)

    def traitor_won(self, house: House) -> bool:
        """Every hero is dead or aboard."""
        return all(is_aboard(house, seat) for seat in house.heroes())

    # ---- the heroes' page

    def enemy(self, house: House, me: Figure, other: Figure) -> bool:
        """A friend may be beaten to his senses."""
        if is_explorer(me) and is_explorer(other) and is_held(house, Seat(other)):
            return house.party[me] == HEROES
        return super().enemy(house, me, other)

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        """By hand or by mind; nobody shoots a friend awake."""
        if is_explorer(target) and is_explorer(attacker) and trait not in (MIGHT, SANITY):
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """Whoever is beaten by a friend is free, for half the price, and never held again."""
        if is_monster(winner) or not keep(is_held(house, loser)):
            yield from super().explorer_beaten(house, fight, loser, winner, margin)
            return
        yield Mark(f"controlled-{loser}", 0)
        yield Mark(f"freed-{loser}")
        yield Hurt(loser, fight.harm, margin // 2, "attack")

    @task(when=lambda house, me: house.where[me] in house.rooms_with(SHIP))
    def damage_ship(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "damage-ship", MIGHT, 5)):
            if (yield from Count(DAMAGE)) >= house.players:
                yield Win(HEROES)
