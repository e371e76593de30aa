"""Haunt 35, Small Change: everyone is a thumb high, a cat is loose, and somewhere there is a toy airplane.

A doorway is a space of its own, so a step costs two. Whoever has one space left may stop in a doorway; they
count with the room they came from until they are through.
"""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, keep
from nightbell.games.betrayal.atoms import (
    Die,
    Do,
    EndTurn,
    Fight,
    Halt,
    HouseThrow,
    Mark,
    MonsterThrow,
    PutToken,
    Seize,
    Spawn,
    Stand,
    Stun,
    TakeToken,
    TryTask,
    Win,
    trait_roll,
)
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, task, task_roll
from nightbell.games.betrayal.house import Figure, House, Monster, is_explorer, is_monster
from nightbell.games.betrayal.rooms import (
    ATTIC,
    BALCONY,
    BEDROOM,
    CHASM,
    COLLAPSED_ROOM,
    ENTRANCE_HALL,
    GALLERY,
    GAME_ROOM,
    GARDENS,
    GRAVEYARD,
    GYMNASIUM,
    MASTER_BEDROOM,
    MYSTIC_ELEVATOR,
    PATIO,
    ROOMS,
    STOREROOM,
    TOWER,
    VAULT,
)
from nightbell.games.betrayal.traits import (
    HEROES,
    KNOWLEDGE,
    MIGHT,
    SPEED,
    TRAITOR,
    TRAITS,
    CardId,
    RoomId,
    Trait,
)
from nightbell.games.betrayal.walk import PutIn, go

PLANE = "airplane"
GROUNDED, STARTED, FLYING = 1, 2, 3
TOY_ROOMS = (BEDROOM, MASTER_BEDROOM, STOREROOM, ATTIC, GAME_ROOM)
RUNWAYS = (BALCONY, GARDENS, GRAVEYARD, PATIO, TOWER)
DISTANT = (CardId("revolver"), CardId("ring"))
HOLES = (COLLAPSED_ROOM, GALLERY)
FLIGHT = 5


def plane_room(house: House) -> RoomId | None:
    return next(iter(house.rooms_with(PLANE)), None)


def is_flying(house: House) -> bool:
    return house.mark("plane") == FLYING


def is_aboard(house: House, seat: int) -> bool:
    return house.mark(f"aboard-{seat}") > 0


def is_pilot(house: House, me: Seat) -> bool:
    return house.mark("pilot") == me + 1


def by_the_plane(house: House, me: Seat) -> bool:
    return plane_room(house) == house.where[me]


def waiting_heroes(house: House, me: Seat) -> list[Option]:
    """Heroes in the room whom a flying pilot could pick up."""
    if not (is_flying(house) and is_pilot(house, me)):
        return []
    here = house.explorers_in(house.where[me])
    return [
        (s,) for s in here if house.party[s] == HEROES and not is_aboard(house, s) and not captor(house, s)
    ]


def captor(house: House, seat: Seat) -> Figure | None:
    """The cat that holds an explorer."""
    return next((cat.id for cat in house.monsters if cat.of == seat), None)


def can_take_off(house: House, me: Seat) -> bool:
    room = house.where[me]
    if not (is_flying(house) and is_pilot(house, me)):
        return False
    if room not in RUNWAYS and not house.is_window(room):
        return False
    return all(is_aboard(house, hero) for hero in house.heroes())


def holes(house: House, me: Seat) -> list[Option]:
    """Where the holes in the floors lead a flying pilot, up and down."""
    if not (is_flying(house) and is_pilot(house, me)):
        return []
    pairs = [(high, low) for high, low in house.drops() if high in HOLES]
    return [(end,) for pair in pairs for start, end in (pair, pair[::-1]) if start == house.where[me]]


def doorways(house: House, me: Seat) -> list[Option]:
    """Doors in which an explorer with a single space left may stop, or through which one may go on."""
    waiting = house.mark(f"doorway-{me}")
    exits, mine = house.exits(house.where[me]), house.doors_from(me)
    if is_aboard(house, me) or house.halted:
        return []
    if waiting:
        return [(room,) for place, room in enumerate(exits, start=1) if place == waiting]
    if house.left(me) != 1:
        return []
    return [(room,) for room in exits if room in mine]


class SmallChange(Haunt):
    number = 35
    verbs = {"bat-down": ()}
    kinds = {"cat": Kind(speed=6, might=7, sanity=5, knowledge=5)}

    def right_now(self, house: House) -> Effect[None]:
        traits = self.kinds["cat"].traits
        yield Spawn("cat", ENTRANCE_HALL, traits, 1)
        if house.players >= 5:
            yield Spawn("cat", house.omen_room, traits, 2)

    # ---- being small

    def step_cost(self, house: House, me: Seat) -> int:
        return 2

    def prowl_cost(self, house: House, monster: Monster) -> int:
        return 2

    def spaces(self, house: House, me: Seat, spaces: int) -> int:
        return FLIGHT if is_flying(house) and is_pilot(house, me) else spaces

    def stays(self, house: House, me: Seat) -> bool:
        """A cat lets go of nobody."""
        return captor(house, me) is not None

    def may_move(self, house: House, me: Seat) -> bool:
        aloft = is_flying(house) and is_pilot(house, me)
        return super().may_move(house, me) and (aloft or not is_aboard(house, me))

    def draws_cards(self, house: House, me: Seat) -> bool:
        return False

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        if ROOMS[room].symbol is not None:
            yield EndTurn()

    def room_works(self, house: House, me: Seat, room: RoomId) -> bool:
        return room not in (COLLAPSED_ROOM, MYSTIC_ELEVATOR, GALLERY, GYMNASIUM, VAULT)

    def rides_elevator(self, house: House, who: Figure) -> bool:
        return False

    def before_step(self, house: House, me: Seat, to: RoomId) -> Effect[bool]:
        """Stairs are cliffs: Might 3, or the turn is over. The airplane flies over them."""
        flat = keep(house.floor_of(to) == house.floor_of(house.where[me]) or is_flying(house))
        if flat or (yield from trait_roll(house, me, MIGHT, "haunt")) >= 3:
            return True
        yield EndTurn()
        return False

    @task(who=None, cost=1, again=True, options=doorways, nouns=("room",))
    def doorway(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """Stop in a doorway, or come out of it on the other side."""
        waiting = keep(house.mark(f"doorway-{me}"))
        if waiting:
            yield Mark(f"doorway-{me}", 0)
            side = keep(house.doors_from(me).get(room, 0))
            if (yield from self.before_step(house, me, room)):
                yield from go(house, me, room, side)
        else:
            place = keep(house.exits(house.where[me]).index(room) + 1)
            yield Mark(f"doorway-{me}", place)

    def flies_over(self, house: House, me: Seat, room: RoomId) -> bool:
        return room == CHASM and is_flying(house) and is_pilot(house, me)

    def crossed(self, house: House, me: Seat) -> Effect[None]:
        """Whoever flies is beside the pilot."""
        if keep(is_flying(house) and is_pilot(house, me)):
            yield from self.carries(house, me, keep(house.where[me]))

    @task(cost=1, again=True, options=holes, nouns=("room",))
    def fly_through(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """Through the hole in a floor, up or down, and nobody is hurt."""
        yield PutIn(me, room)

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """The pilot takes the airplane and everybody aboard along."""
        if keep(house.mark(f"doorway-{me}") > 0):
            yield Mark(f"doorway-{me}", 0)
        if not keep(is_flying(house) and is_pilot(house, me)):
            return
        old = keep(plane_room(house))
        assert old is not None
        yield TakeToken(PLANE, old)
        yield PutToken(PLANE, room)
        yield from self.carries(house, me, room)

    def carries(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        for seat in keep(tuple(s for s in house.everyone() if s != me and is_aboard(house, s))):
            yield Stand(seat, room, house.side[me])

    # ---- the cats

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        """The traitor strikes nobody; who flies is out of reach of teeth and fists.

        A cat holds one at a time.
        """
        if is_explorer(attacker) and house.party[attacker] == TRAITOR:
            return False
        aloft = is_flying(house) and (is_aboard(house, attacker) or is_aboard(house, target))
        if aloft and weapon not in DISTANT:
            return False
        if is_monster(attacker) and house.monster(attacker).of >= 0:
            return False
        if is_explorer(target) and captor(house, Seat(target)) is not None:
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    def targets(self, house: House, me: Figure) -> list[Figure]:
        """Cats hunt heroes only."""
        return [t for t in super().targets(house, me) if is_monster(t) or house.party[t] == HEROES]

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """A cat holds whom it beats; one that has its mouth full can only spit."""
        if is_monster(winner):
            if keep(house.monster(winner).of >= 0):
                return
            yield Seize(winner, loser)
            yield Mark(f"caught-{loser}")
            if house.active == loser:
                yield EndTurn()
        else:
            yield from super().explorer_beaten(house, fight, loser, winner, margin)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        prey = keep(house.monster(monster).of)
        if prey >= 0:
            yield Seize(monster, Seat(-1))
            yield Mark(f"caught-{prey}", 0)
        yield Stun(monster)

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """A captive wrestles for freedom; a pilot whose engine runs takes to the air."""
        cat = keep(captor(house, me))
        if cat is not None:
            trait = yield from ask(me, "wriggle", OneOf(TRAITS, "trait"), "B-322")
            mine = yield from trait_roll(house, me, trait, "haunt")
            theirs = sum((yield from MonsterThrow(cat, trait, "defence")))
            if not (yield from TryTask(me, "wriggle", mine > theirs)):
                yield EndTurn()
                return
            yield Seize(cat, Seat(-1))
            yield Mark(f"caught-{me}", 0)
        if keep(house.mark("plane") == STARTED and is_pilot(house, me)):
            yield Mark("plane", FLYING)

    def monsters_begin(self, house: House) -> Effect[None]:
        """What a cat still holds it swallows."""
        for cat, prey in keep(tuple((c.id, c.of) for c in house.monsters if c.of >= 0)):
            yield Seize(cat, Seat(-1))
            yield Mark(f"caught-{prey}", 0)
            yield Mark(f"eaten-{prey}")
            yield Die(prey)

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """A cat may bat at the airplane."""
        if is_flying(house) and plane_room(house) == monster.room and not house.did("batted"):
            return [("bat-down",)]
        return []

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        yield Do("batted")
        dice = keep(house.trait_of(monster, SPEED))
        if (yield from HouseThrow("cat", dice, "bat-down")) >= 7:
            yield from self.grounds(house)

    # ---- the airplane

    @task(*TOY_ROOMS, when=lambda house, me: plane_room(house) is None)
    def find_airplane(self, house: House, me: Seat) -> Effect[None]:
        room = keep(house.where[me])
        if (yield from task_roll(house, me, "find-airplane", KNOWLEDGE, 3)):
            yield PutToken(PLANE, room)
            yield Mark("plane", GROUNDED)

    @task(when=lambda house, me: by_the_plane(house, me) and house.mark("plane") == GROUNDED)
    def start_airplane(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "start-airplane", KNOWLEDGE, 4)):
            yield Mark("plane", STARTED)
            yield Mark("pilot", me + 1)
            yield Mark(f"aboard-{me}")
            yield Halt()

    @task(
        when=lambda house, me: (
            by_the_plane(house, me) and house.mark("plane") == STARTED and not is_aboard(house, me)
        )
    )
    def board(self, house: House, me: Seat) -> Effect[None]:
        yield Mark(f"aboard-{me}")
        yield Halt()

    @task(cost=1, again=True, options=waiting_heroes, nouns=("seat",))
    def pick_up(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        """The nimblest hand aboard reaches down; a bad miss brings the airplane down."""
        crew = [s for s in house.everyone() if is_aboard(house, s)]
        nimble = keep(max(crew, key=lambda s: house.value(s, SPEED)))
        total = yield from trait_roll(house, nimble, SPEED, "task")
        if (yield from TryTask(nimble, "pick-up", total >= 4)):
            yield Mark(f"aboard-{seat}")
        elif total < 2:
            yield from self.grounds(house)

    def grounds(self, house: House) -> Effect[None]:
        """Everybody aboard stands beside it in the room, and somebody must start it again."""
        yield Mark("plane", GROUNDED)
        yield Mark("pilot", 0)
        for seat in keep(tuple(s for s in house.seats if is_aboard(house, s))):
            yield Mark(f"aboard-{seat}", 0)

    @task(cost=1, when=can_take_off)
    def fly_away(self, house: House, me: Seat) -> Effect[None]:
        if keep(2 * len(house.heroes()) >= house.players - 1):
            yield Win(HEROES)

    @task(who=TRAITOR, when=lambda house, me: is_flying(house) and by_the_plane(house, me))
    def knock_down(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "knock-down", SPEED, 5)):
            yield from self.grounds(house)

    def traitor_won(self, house: House) -> bool:
        eaten = sum(house.mark(f"eaten-{seat}") > 0 and not house.alive[seat] for seat in house.seats)
        return 2 * eaten > house.players - 1 or not house.heroes()
