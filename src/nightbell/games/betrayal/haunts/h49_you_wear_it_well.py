"""Haunt 49, You Wear It Well: the heroes are souls without bodies, and something is trying theirs on."""

from __future__ import annotations

from nightbell.engine import Effect, Seat, keep
from nightbell.games.betrayal.atoms import (
    Count,
    Do,
    EndTurn,
    Fight,
    HurtDice,
    Mark,
    MonsterThrow,
    Spawn,
    Win,
)
from nightbell.games.betrayal.cards.catalogue import WEAPONS
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.explorers import TRACK
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, task
from nightbell.games.betrayal.house import Figure, House, Monster, is_explorer
from nightbell.games.betrayal.rooms import (
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    ENTRANCE_HALL,
    GALLERY,
    ROOMS,
    STAIRS_FROM_BASEMENT,
    VAULT,
    Room,
)
from nightbell.games.betrayal.traits import (
    HEROES,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SANITY,
    SPEED,
    TRAITOR,
    CardId,
    Harm,
    RoomId,
    Trait,
)

SPIRIT, BODY = "astral-spirit", "sleeping-body"
SKULL = CardId("skull")
TORN = "spirit-torn"
MIND = (KNOWLEDGE, SANITY)
SOLID = ("cross", "search", "slide")
"""What takes a hand or a foot."""


def is_bodily(room: Room) -> bool:
    """Whether a room's text is about the body."""
    body = (SPEED, MIGHT)
    rolls = room.leaving is not None and room.leaving.trait in body
    return rolls or room.leaving_costs in body or room.lifts in body or room.burns == PHYSICAL


BODILY = {room.id for room in ROOMS.values() if is_bodily(room)}
"""Rooms that mean nothing to a Soul."""
BODILY |= {COAL_CHUTE, COLLAPSED_ROOM, GALLERY, VAULT}


def is_soul(house: House, seat: int) -> bool:
    return house.party[seat] == HEROES


def bodies_in(house: House, room: RoomId) -> list[Seat]:
    """Whose bodies lie in a room."""
    return [body.of for body in house.monsters_in(room) if body.kind == BODY]


def living_bodies(house: House, me: Seat) -> list[Option]:
    return [(seat,) for seat in bodies_in(house, house.where[me]) if house.alive[seat]]


def start_sanity(house: House, seat: Seat) -> int:
    return TRACK[house.explorers[seat], SANITY][house.start_row(seat, SANITY)]


def is_cut_off(house: House) -> bool:
    """Whether not even a Soul comes out of the basement."""
    return ENTRANCE_HALL not in house.prowls_to(BASEMENT_LANDING, walls=True)


class YouWearItWell(Haunt):
    number = 49
    verbs = {"possess": ("seat",)}
    kinds = {
        SPIRIT: Kind(speed=3, sanity=6, knowledge=6, attack=SANITY, through_walls=True),
        BODY: Kind(holds_fast=True, attacks=False, hinders=False),
    }

    def right_now(self, house: House) -> Effect[None]:
        """Bodies fall where they stand, and the souls look at them from outside."""
        room = keep(house.where[house.traitor])
        yield Spawn(SPIRIT, room, self.kinds[SPIRIT].traits)
        for seat in keep(tuple(house.heroes())):
            lies = keep(house.where[seat])
            yield Spawn(BODY, lies, self.kinds[BODY].traits, seat + 1, seat, HEROES)
        if keep(is_cut_off(house)):
            finder = keep(house.heroes()[0])
            yield BringRoom(STAIRS_FROM_BASEMENT, finder)

    # ---- souls

    def wall_ways(self, house: House, me: Seat, room: RoomId) -> list[RoomId]:
        """Walls are air, and every drop leads up as well."""
        return house.monster_ways(room, walls=True) if is_soul(house, me) else []

    def may_explore(self, house: House, me: Seat) -> bool:
        return not is_soul(house, me)

    def room_works(self, house: House, me: Seat, room: RoomId) -> bool:
        return not is_soul(house, me) or room not in BODILY

    def limited(self, house: House, me: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        if not is_soul(house, me):
            return options
        return tuple(option for option in options if option[0] not in SOLID)

    def draws_cards(self, house: House, me: Seat) -> bool:
        return not is_soul(house, me)

    def may_give(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_soul(house, me)

    def may_drop(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_soul(house, me)

    def may_pick_up(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_soul(house, me)

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_soul(house, me)

    def may_fetch(self, house: House, card: CardId) -> bool:
        return False

    def may_use(self, house: House, me: Seat, card: CardId) -> bool:
        """No weapon, nor the Skull, which wants a body."""
        return not is_soul(house, me) or (card != SKULL and card not in WEAPONS)

    def keeps_things(self, house: House, seat: Seat) -> bool:
        """What a Soul had goes with it."""
        return is_soul(house, seat)

    def attack_traits(self, house: House, me: Seat) -> tuple[Trait, ...]:
        return MIND if is_soul(house, me) else super().attack_traits(house, me)

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        """Mind against mind."""
        return trait in MIND and super().may_attack(house, attacker, target, trait, weapon)

    def softened(self, house: House, seat: Seat, harm: Harm, points: int, dealt: str) -> tuple[Harm, int]:
        """Whatever hurts a Soul hurts its mind."""
        return (MENTAL if is_soul(house, seat) else harm), points

    # ---- the traitor's page

    def strikes_with(self, house: House, monster: Monster) -> tuple[Trait, ...]:
        return MIND if monster.kind == SPIRIT else ()

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """Once a turn it tries on a body, unless that one was ruined."""
        if monster.kind != SPIRIT or house.did("possess"):
            return []
        bodies = bodies_in(house, monster.room)
        return [("possess", seat) for seat in bodies if not house.mark(f"ruined-{seat}")]

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        seat = Seat(int(str(option[1])))
        yield Do("possess")
        faces = yield from MonsterThrow(monster, SANITY, "possession")
        if (
            sum(faces) > start_sanity(house, seat)
            and (yield from Count(f"possessed-{seat}")) >= house.players
        ):
            yield Win(TRAITOR)

    @task(who=TRAITOR, attack=True, options=living_bodies, nouns=("seat",))
    def attack_body(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """What is done to the body the Soul feels; one that is killed so is of no use to the Spirit."""
        yield HurtDice(seat, MENTAL, 2, "body")
        if keep(not house.alive[seat]):
            yield Mark(f"ruined-{seat}")

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """Whoever was stunned misses this turn."""
        if keep(house.mark(f"stunned-{me}") > 0):
            yield Mark(f"stunned-{me}", 0)
            yield EndTurn()

    # ---- the heroes' page

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """The traitor reels, and is not hurt; an attack on the Spirit that fails costs nothing."""
        if not is_soul(house, loser):
            yield Mark(f"stunned-{loser}")
        elif is_explorer(winner) or fight.attacker == winner:
            yield from super().explorer_beaten(house, fight, loser, winner, margin)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """Nothing stuns it, but every attack that wins tears it."""
        if fight.target == monster and (yield from Count(TORN)) >= house.players:
            yield Win(HEROES)
