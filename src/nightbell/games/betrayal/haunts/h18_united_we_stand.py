"""Haunt 18, United We Stand: one of you is becoming many, and only a house on fire would stop it."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    Die,
    Do,
    EndTurn,
    Fight,
    LoseRoom,
    Mark,
    Stand,
    Win,
    attack_roll,
    plain_roll,
)
from nightbell.games.betrayal.explore import Attach, BringRoom
from nightbell.games.betrayal.haunt import task, task_roll
from nightbell.games.betrayal.haunts.front_door import FrontDoor
from nightbell.games.betrayal.haunts.leading import led
from nightbell.games.betrayal.house import BELOW, OUTSIDE, Figure, House, is_explorer
from nightbell.games.betrayal.monsters_turn import Remember
from nightbell.games.betrayal.rooms import (
    BALCONY,
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    CONSERVATORY,
    ENTRANCE_HALL,
    FOYER,
    FURNACE_ROOM,
    GARDENS,
    GRAND_STAIRCASE,
    GRAVEYARD,
    PATIO,
    STAIRS_FROM_BASEMENT,
    TOWER,
)
from nightbell.games.betrayal.traits import (
    BASEMENT,
    KNOWLEDGE,
    MIGHT,
    PHYSICAL,
    SANITY,
    SPEED,
    TRAITOR,
    Harm,
    RoomId,
    Trait,
)

OPEN_ROOMS = (BALCONY, CONSERVATORY, GARDENS, GRAVEYARD, PATIO, TOWER)
HALLS = (FOYER, ENTRANCE_HALL, GRAND_STAIRCASE)
STRENGTH, SWIFTNESS, ABSORBED = "flesh-might", "flesh-speed", "heroes-absorbed"
FUSE, LIT_BY = "furnace-fuse", "furnace lit by"
FIRST_MIGHT, ENOUGH = 5, 2


def outside(house: House) -> tuple[Seat, ...]:
    """Heroes who got out of the house."""
    return tuple(seat for seat in house.heroes() if house.where[seat] == OUTSIDE)


def can_pull(house: House, me: Seat) -> bool:
    """By the front door, a window or any room that is open anyway, with somebody out there."""
    room = house.where[me]
    near = room == ENTRANCE_HALL or room in OPEN_ROOMS or house.is_window(room)
    return near and bool(outside(house)) and not house.did("pull-failed")


def catching(house: House) -> tuple[RoomId, ...]:
    """Rooms that the fire can reach next: those that touch a burnt one, and those above that it climbs to."""
    climbs = [(STAIRS_FROM_BASEMENT, FOYER), (BASEMENT_LANDING, COAL_CHUTE)]
    climbs += [(below, COLLAPSED_ROOM) for below in house.rooms_with(BELOW)]
    above = [high for low, high in climbs if low in house.lost]
    return tuple(
        room
        for room in house.rooms()
        if room in above or any(other in house.lost for other in house.edges(room))
    )


class UnitedWeStand(FrontDoor):
    number = 18
    door_target = 4

    def right_now(self, house: House) -> Effect[None]:
        """Flesh has a strength and a haste of its own; and there is a way down to the fire."""
        yield Mark(STRENGTH, FIRST_MIGHT)
        yield Mark(SWIFTNESS, house.players + 1)
        yield BringRoom(STAIRS_FROM_BASEMENT, house.left_of(house.traitor), (BASEMENT,))

    # ---- the traitor's page: flesh

    def flesh(self, house: House, trait: Trait) -> int:
        """How many dice the traitor has more, or fewer, than the card says."""
        own = {MIGHT: STRENGTH, SPEED: SWIFTNESS}.get(trait)
        return house.mark(own) - house.value(house.traitor, trait) if own else 0

    def attack_dice(self, house: House, fight: Fight) -> int:
        extra = super().attack_dice(house, fight)
        return extra + (self.flesh(house, fight.trait) if fight.attacker == Figure(house.traitor) else 0)

    def defence_dice(self, house: House, fight: Fight) -> int:
        return self.flesh(house, fight.trait) if fight.target == Figure(house.traitor) else 0

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """It rolls for its way as monsters do; stunned it lies still for a turn."""
        if me != house.traitor:
            return
        if keep(house.mark(f"stunned-{me}") > 0):
            yield Mark(f"stunned-{me}", 0)
            yield EndTurn()
            return
        dice = keep(house.mark(SWIFTNESS))
        spaces = yield from plain_roll(house, me, dice, "movement")
        yield Remember("flows", max(1, spaces))

    def spaces(self, house: House, me: Seat, spaces: int) -> int:
        return house.done.get("flows", 1) if me == house.traitor else spaces

    def softened(self, house: House, seat: Seat, harm: Harm, points: int, dealt: str) -> tuple[Harm, int]:
        return (harm, 0) if seat == house.traitor and harm == PHYSICAL else (harm, points)

    def lowest_row(self, house: House, seat: Seat, trait: Trait) -> int:
        """Nothing but fire kills it."""
        return 0 if seat == house.traitor else super().lowest_row(house, seat, trait)

    def blasted(self, house: House, seat: Seat) -> Effect[None]:
        if seat == house.traitor:
            yield Mark(f"stunned-{seat}")
        else:
            yield from super().blasted(house, seat)

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """Blows sink in; but the Ring drives it before it, room by room."""
        if loser != house.traitor:
            yield from super().explorer_beaten(house, fight, loser, winner, margin)
        elif fight.trait == SANITY and is_explorer(winner):
            yield from led(house, Seat(winner), Figure(loser), margin, may_stop=False)

    def after_fight(self, house: House, fight: Fight, margin: int) -> Effect[None]:
        """Whom it kills it absorbs: stronger, and slower."""
        it = Figure(house.traitor)
        other = Seat(fight.target if fight.attacker == it else fight.attacker)
        if it in (fight.attacker, fight.target) and keep(not house.alive[other]):
            might, speed, eaten = keep((house.mark(STRENGTH), house.mark(SWIFTNESS), house.mark(ABSORBED)))
            yield Mark(STRENGTH, might + 1)
            yield Mark(SWIFTNESS, max(0, speed - 1))
            yield Mark(ABSORBED, eaten + 1)

    @task(who=TRAITOR, again=True, when=can_pull)
    def pull_back(self, house: House, me: Seat) -> Effect[None]:
        """An arm through the window: against the strongest out there, whom all the others hold."""
        fled = keep(outside(house))
        anchor = keep(max(fled, key=lambda seat: house.value(seat, MIGHT)))
        extra = keep(self.flesh(house, MIGHT))
        mine = yield from attack_roll(house, Figure(me), MIGHT, "attack", extra)
        theirs = yield from attack_roll(house, Figure(anchor), MIGHT, "defence")
        if mine <= theirs + len(fled) - 1:
            yield Do("pull-failed")
            return
        room, side = keep((house.where[me], house.side[me]))
        prey = yield from decide(ask(me, "pull-whom", OneOf(fled, "seat"), "B-322"))
        yield Stand(prey, room, side)
        yield Fight(Figure(me), Figure(prey), MIGHT)

    @task(ENTRANCE_HALL, who=TRAITOR, cost=1, when=lambda house, me: house.mark(ABSORBED) >= ENOUGH)
    def force_door(self, house: House, me: Seat) -> Effect[None]:
        """Two of you are enough for any door."""
        yield Win(TRAITOR)

    def traitor_won(self, house: House) -> bool:
        """All heroes but one are dead."""
        return len(house.heroes()) <= 1

    # ---- the heroes' page: fire

    @task(FURNACE_ROOM, when=lambda house, me: not house.mark(FUSE) and not house.lost)
    def overheat_furnace(self, house: House, me: Seat) -> Effect[None]:
        """It blows up at the end of the stoker's next turn."""
        if (yield from task_roll(house, me, "overheat-furnace", KNOWLEDGE, 5)):
            yield Mark(LIT_BY, me + 1)
            yield Mark(FUSE, 2)

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """The fuse burns down; after that every player who lives, and the traitor, feeds the fire.

        A Furnace Room that was discarded comes back, even if it closes the basement: there is no other.
        """
        if keep(FURNACE_ROOM in house.aside):
            yield Attach(FURNACE_ROOM, house.left_of(house.traitor), (BASEMENT,), closing=True)
        if keep(bool(house.lost)):
            if keep(house.alive[seat]):
                yield from self.spreads(house, seat)
        elif keep(house.mark(FUSE) > 0 and house.mark(LIT_BY) == seat + 1):
            left = keep(house.mark(FUSE) - 1)
            yield Mark(FUSE, left)
            if not left:
                yield from self.burns(house, FURNACE_ROOM)

    def spreads(self, house: House, seat: Seat) -> Effect[None]:
        rooms = keep(catching(house))
        if rooms:
            room = yield from decide(ask(seat, "lose-which-room", OneOf(rooms, "room"), "B-322"))
            yield from self.burns(house, room)

    def burns(self, house: House, room: RoomId) -> Effect[None]:
        """Whoever is in a burning room dies; without its halls the house comes down on everybody."""
        inside = keep(tuple(house.explorers_in(room)))
        yield LoseRoom(room)
        yield from self.perish(house, inside)
        if keep(house.outcome is None and all(hall in house.lost for hall in HALLS)):
            yield from self.perish(house, keep(tuple(s for s in house.everyone())))

    def perish(self, house: House, seats: tuple[Seat, ...]) -> Effect[None]:
        """The traitor goes first where a hero is left to tell of it, and last where none would be."""
        left = keep(any(seat not in seats for seat in house.heroes()))
        for seat in sorted(seats, key=lambda seat: (seat == house.traitor) != left):
            if keep(house.outcome is None):
                yield Die(seat)

    def heroes_won(self, house: House) -> bool:
        return not house.alive[house.traitor]
