"""What the item cards do when they are used.

Weapons strike in `deeds`, and cards that bend rolls in `atoms`.
"""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, Some, Split, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    BLOOD_DAGGER,
    GRAVE_DIRT,
    MIGHT_AND_SPEED,
    Discard,
    Do,
    EndEvent,
    Fight,
    HurtDice,
    Lose,
    Mark,
    RowOf,
    Slide,
    Steal,
    Throw,
    plain_roll,
    spoils,
    trait_roll,
)
from nightbell.games.betrayal.cards.outcomes import TABLES, Call, Down, Get, Up, UpOne, apply_row
from nightbell.games.betrayal.cards.registry import price, use
from nightbell.games.betrayal.house import FAR, Figure, House
from nightbell.games.betrayal.monsters_turn import monster_steps, takes_a_side
from nightbell.games.betrayal.traits import (
    EVENT,
    ITEM,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SANITY,
    SPEED,
    SUFFER,
    TRAITS,
    CardId,
    RoomId,
    Trait,
)
from nightbell.games.betrayal.walk import MUSIC, Go, PutIn, is_kept_out

BOTTLE = CardId("bottle")
DARK_DICE = CardId("dark-dice")
DYNAMITE = CardId("dynamite")
GLOVES = CardId("pickpockets-gloves")
KIT = CardId("medical-kit")
SALVE = CardId("healing-salve")
SALTS = CardId("smelling-salts")
PUZZLE_BOX = CardId("puzzle-box")
SACRIFICIAL_DAGGER = CardId("sacrificial-dagger")


def haunted(house: House, me: Seat) -> bool:
    return house.haunt > 0


def next_rooms(house: House, seat: Seat, goal: RoomId) -> dict[RoomId, int]:
    """The rooms one step nearer to a goal to which an explorer comes without a roll, and on which side of
    them."""
    start, side = house.where[seat], house.side[seat]
    steps = house.distances(goal)
    if start == goal or start not in steps:
        return {}
    found = house.doors_from(seat)
    for passage in house.passages:
        end = passage.beyond(start, side) if passage.token != "wall-switch" else None
        if end is not None:
            found.setdefault(*end)
    return {room: there for room, there in found.items() if steps.get(room, FAR) == steps[start] - 1}


def lured(house: House, figure: Figure, goal: RoomId) -> tuple[RoomId, ...]:
    """The steps that bring a monster nearer to a goal; none for one that is down or never moves."""
    monster = house.monster(figure)
    if monster.stunned or not house.scenario.may_be_lured(house, monster) or monster.room not in house.placed:
        return ()
    ways = house.monster_ways(monster.room, walls=house.goes_through_walls(monster))
    rooms = [room for room in ways if house.scenario.may_enter(house, figure, room)]
    return tuple(house.nearer(monster, goal, rooms))


def draw_monsters(house: House, me: Seat) -> Effect[None]:
    """The traitor may move monsters a space towards this explorer; without a traitor all of them come."""
    goal = keep(house.where[me])
    able = keep(tuple(monster.id for monster in house.monsters if lured(house, monster.id, goal)))
    if not able:
        return
    traitor = keep(house.traitor)
    moved = able
    if traitor >= 0:
        moved = yield from ask(
            traitor, "lure-monsters", Some(able, 0, len(able), "figure"), "B-201", other_seat=me
        )
    seat = traitor if traitor >= 0 else me
    scenario = house.scenario
    for figure in moved:
        rooms = keep(lured(house, figure, goal))
        room = yield from decide(ask(seat, "which-room", OneOf(rooms, "room"), "B-201"))
        if scenario.watches_prowls and not (yield from scenario.before_prowl(house, figure, room)):
            continue
        yield from monster_steps(house, figure, room, led=True)
        yield from takes_a_side(house, figure, seat)


TABLES["bell"] = ((5,), (0,))


@use("bell", haunted)
def bell(house: House, me: Seat) -> Effect[None]:
    """Sanity 5 calls friends nearer; less than that calls something else."""
    total = yield from trait_roll(house, me, SANITY, "item")
    if (yield from apply_row(house, me, "bell", total)) == 0:
        if not keep(house.is_traitor(me)):
            yield from draw_monsters(house, me)
        return
    goal = keep(house.where[me])
    able = keep(
        tuple(
            seat
            for seat in house.everyone()
            if seat != me
            and not house.is_traitor(seat)
            and house.trapped(seat) is None
            and house.scenario.may_move(house, seat)
            and house.scenario.may_affect(house, me, seat)
            and next_rooms(house, seat, goal)
        )
    )
    if not able:
        return
    called = yield from ask(me, "call-heroes", Some(able, 0, len(able), "seat"), "B-201")
    for seat in called:
        rooms = keep(next_rooms(house, seat, goal))
        if rooms:
            room = yield from decide(ask(me, "which-room", OneOf(tuple(rooms), "room"), "B-201"))
            yield Go(seat, room, rooms[room])


def _anywhere(house: House, me: Seat) -> Effect[None]:
    rooms = keep(tuple(room for room in house.rooms() if not is_kept_out(house, me, room)))
    if rooms:
        room = yield from decide(ask(me, "which-room", OneOf(rooms, "room"), "B-201"))
        yield PutIn(me, room)


TABLES["bottle"] = (
    (6, Call(_anywhere)),
    (5, Up(MIGHT, 2), Up(SPEED, 2)),
    (4, Up(KNOWLEDGE, 2), Up(SANITY, 2)),
    (3, Up(KNOWLEDGE), Down(MIGHT)),
    (2, Down(KNOWLEDGE, 2), Down(SANITY, 2)),
    (1, Down(MIGHT, 2), Down(SPEED, 2)),
    (0, Down(MIGHT, 2), Down(SPEED, 2), Down(KNOWLEDGE, 2), Down(SANITY, 2)),
)


@use("bottle", haunted)
def bottle(house: House, me: Seat) -> Effect[None]:
    """Drink it, and see."""
    total = yield from plain_roll(house, me, 3, "item")
    yield Discard(me, BOTTLE)
    row = yield from apply_row(house, me, "bottle", total)
    if row in (3, 4, 5):
        yield EndEvent(me, GRAVE_DIRT)


def _to_a_friend(house: House, me: Seat) -> Effect[None]:
    friends = (s for s in house.others(me) if not house.is_traitor(s))
    seats = keep(tuple(s for s in friends if not is_kept_out(house, me, house.where[s])))
    if seats:
        seat = yield from decide(ask(me, "whose-room", OneOf(seats, "seat"), "B-201"))
        room = keep(house.where[seat])
        yield PutIn(me, room)


def _push_a_friend(house: House, me: Seat) -> Effect[None]:
    seats = keep(tuple(house.company(me)))
    rooms = keep(tuple(house.doors_from(me)))
    if seats and rooms:
        seat = yield from decide(ask(me, "push-whom", OneOf(seats, "seat"), "B-201"))
        room = yield from decide(ask(me, "which-room", OneOf(rooms, "room"), "B-201"))
        yield PutIn(seat, room)


def _step_aside(house: House, me: Seat) -> Effect[None]:
    rooms = keep(tuple(house.doors_from(me)))
    if rooms:
        room = yield from decide(ask(me, "which-room", OneOf(rooms, "room"), "B-201"))
        yield PutIn(me, room)


def _ruin(house: House, me: Seat) -> Effect[None]:
    for trait in TRAITS:
        yield Slide(me, trait, -7, 0)
    yield Discard(me, DARK_DICE)


TABLES["dark-dice"] = (
    (6, Call(_to_a_friend)),
    (5, Call(_push_a_friend)),
    (4, UpOne(PHYSICAL)),
    (3, Call(_step_aside)),
    (2, UpOne(MENTAL)),
    (1, Get(EVENT)),
    (0, Call(_ruin)),
)


@use("dark-dice")
def dark_dice(house: House, me: Seat) -> Effect[None]:
    """Three dice, and they are not yours."""
    total = yield from plain_roll(house, me, 3, "item")
    row = yield from apply_row(house, me, "dark-dice", total)
    if row in (2, 4):
        yield EndEvent(me, GRAVE_DIRT)


def can_throw(house: House, me: Seat) -> bool:
    return house.haunt > 0 and "attack" not in house.done and bool(within_throw(house, me))


def within_throw(house: House, me: Seat) -> tuple[RoomId, ...]:
    """The next rooms, as far as nobody is there to whom nothing may be done."""
    return tuple(
        room
        for room in house.exits(house.where[me])
        if all(house.scenario.may_affect(house, me, seat) for seat in house.explorers_in(room))
    )


TABLES["dynamite"] = ((5,), (0,))


@use("dynamite", can_throw)
def dynamite(house: House, me: Seat) -> Effect[None]:
    """Into the next room, instead of an attack: Speed 5 or four points of damage for everyone there."""
    yield Do("attack")
    rooms = keep(within_throw(house, me))
    room = yield from decide(ask(me, "throw-where", OneOf(rooms, "room"), "B-201"))
    yield Discard(me, DYNAMITE)
    yield from explode(house, me, room)


def explode(house: House, me: Seat, room: RoomId) -> Effect[None]:
    hit = keep(tuple(house.explorers_in(room)))
    for seat in hit:
        total = yield from trait_roll(house, seat, SPEED, "item")
        yield RowOf("dynamite", 5 if total >= 5 else 0)
        if total < 5:
            yield from house.scenario.blasted(house, seat)
    monsters = keep(tuple(m.id for m in house.monsters_in(room) if m.traits[0] >= 0 and m.traits[1] >= 0))
    for figure in monsters:
        faces = yield from Throw(me, "", "monster-speed", house.trait_of(figure, SPEED))
        if sum(faces) < 5 and keep(house.find_monster(figure) is not None):
            fight = Fight(Figure(me), figure, SPEED, DYNAMITE, True)
            if keep(house.scenario.may_attack(house, Figure(me), figure, SPEED, DYNAMITE)):
                yield from house.scenario.monster_beaten(house, fight, figure, Figure(me), 4)


def below_start(house: House, seat: Seat, traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    return tuple(trait for trait in traits if house.row(seat, trait) < house.start_row(seat, trait))


def patients(house: House, me: Seat, traits: tuple[Trait, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in (me, *house.company(me)) if below_start(house, seat, traits))


def restored(house: House, me: Seat, card: CardId, traits: tuple[Trait, ...]) -> Effect[None]:
    """Lift some of a patient's traits back to their start, and the card is used up."""
    seats = keep(patients(house, me, traits))
    seat = yield from decide(ask(me, "heal-whom", OneOf(seats, "seat"), "B-201"))
    low = keep(below_start(house, seat, traits))
    chosen = low
    if len(low) > 1:
        chosen = yield from ask(me, "heal-what", Some(low, 1, len(low), "trait"), "B-201", other_seat=seat)
    for trait in chosen:
        rows = keep(house.start_row(seat, trait) - house.row(seat, trait))
        yield Slide(seat, trait, rows)
    yield EndEvent(seat, GRAVE_DIRT)
    yield Discard(me, card)


@use("healing-salve", lambda house, me: bool(patients(house, me, MIGHT_AND_SPEED)))
def healing_salve(house: House, me: Seat) -> Effect[None]:
    yield from restored(house, me, SALVE, MIGHT_AND_SPEED)


@use("smelling-salts", lambda house, me: bool(patients(house, me, (KNOWLEDGE,))))
def smelling_salts(house: House, me: Seat) -> Effect[None]:
    yield from restored(house, me, SALTS, (KNOWLEDGE,))


TABLES["medical-kit"] = ((8,), (6,), (4,), (0,))
HEALED = {8: 3, 6: 2, 4: 1, 0: 0}


@use("medical-kit", lambda house, me: bool(patients(house, me, MIGHT_AND_SPEED)))
def medical_kit(house: House, me: Seat) -> Effect[None]:
    """Knowledge says how many rows of Might and Speed come back, never above the start."""
    seats = keep(patients(house, me, MIGHT_AND_SPEED))
    seat = yield from decide(ask(me, "heal-whom", OneOf(seats, "seat"), "B-201"))
    total = yield from trait_roll(house, me, KNOWLEDGE, "item")
    row = yield from apply_row(house, me, "medical-kit", total)
    limits = keep(tuple(max(0, house.start_row(seat, t) - house.row(seat, t)) for t in MIGHT_AND_SPEED))
    points = min(HEALED[row], sum(limits))
    if points:
        parts = yield from ask(
            me,
            "share-healing",
            Split(points, limits, MIGHT_AND_SPEED, "trait"),
            "B-201",
            other_seat=seat,
            points=points,
        )
        for trait, part in zip(MIGHT_AND_SPEED, parts, strict=True):
            if part:
                yield Slide(seat, trait, part)
        yield EndEvent(seat, GRAVE_DIRT)


@use("music-box")
def music_box(house: House, me: Seat) -> Effect[None]:
    """Open it or close it."""
    yield Mark(MUSIC, keep(0 if house.mark(MUSIC) else 1))


def pockets(house: House, me: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in house.company(me) if spoils(house, Figure(me), seat))


@use("pickpockets-gloves", lambda house, me: bool(pockets(house, me)))
def gloves(house: House, me: Seat) -> Effect[None]:
    """Discard them and take something from somebody here."""
    seats = keep(pockets(house, me))
    seat = yield from decide(ask(me, "rob-whom", OneOf(seats, "seat"), "B-201"))
    cards = keep(spoils(house, Figure(me), seat))
    card = yield from decide(ask(me, "rob-what", OneOf(cards, "card"), "B-201"))
    yield Discard(me, GLOVES)
    yield Steal(Figure(me), seat, card)


def _solved(house: House, me: Seat) -> Effect[None]:
    yield Discard(me, PUZZLE_BOX)


TABLES["puzzle-box"] = ((6, Call(_solved), Get(ITEM, 2)), (0,))


@use("puzzle-box", lambda house, me: house.scenario.draws_cards(house, me))
def puzzle_box(house: House, me: Seat) -> Effect[None]:
    total = yield from trait_roll(house, me, KNOWLEDGE, "item")
    yield from apply_row(house, me, "puzzle-box", total)


@price("blood-dagger")
def blood_dagger(house: House, me: Seat) -> Effect[bool]:
    """It drinks a row of Speed before every blow."""
    yield Lose(me, SPEED, 1, BLOOD_DAGGER)
    return keep(house.alive[me])


@price("sacrificial-dagger")
def sacrificial_dagger(house: House, me: Seat) -> Effect[bool]:
    """Knowledge 6 guides it, 3 costs a row of the mind, and less turns it on its bearer."""
    total = yield from trait_roll(house, me, KNOWLEDGE, "item")
    if total < 3:
        yield HurtDice(me, PHYSICAL, 2, SACRIFICIAL_DAGGER)
        return False
    if total < 6:
        trait = yield from decide(ask(me, "lose-which", OneOf(SUFFER[MENTAL], "trait"), "B-201"))
        yield Lose(me, trait, 1, SACRIFICIAL_DAGGER)
    return keep(house.alive[me])
