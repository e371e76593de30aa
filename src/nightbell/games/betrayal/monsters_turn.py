"""The monsters' turn: each awake monster moves and acts, led by whoever holds it."""

from __future__ import annotations

from nightbell.engine import (
    Command,
    Decision,
    Effect,
    OneOf,
    Seat,
    afresh,
    ask,
    call,
    decide_on,
    keep,
    recall,
)
from nightbell.games.betrayal.atoms import (
    MUSIC_BOX,
    NO_CARD,
    Do,
    Fight,
    Halt,
    Judge,
    Lay,
    LetGo,
    MonsterThrow,
    PickFigure,
    Prowl,
    PutToken,
    Rouse,
    Wake,
)
from nightbell.games.betrayal.explore import DrawTile, join
from nightbell.games.betrayal.haunt import Option
from nightbell.games.betrayal.house import (
    BELOW,
    HAUNTS,
    NO_ONE,
    Figure,
    House,
    Monster,
    acted,
    begun,
    rolled,
)
from nightbell.games.betrayal.menu import END, EXPLORE, MOVE
from nightbell.games.betrayal.rooms import COLLAPSED_ROOM, MYSTIC_ELEVATOR, SPLIT_ROOMS
from nightbell.games.betrayal.rooms.special import monster_rides
from nightbell.games.betrayal.traits import AT, SANITY, SPEED, RoomId, Trait
from nightbell.games.betrayal.walk import MUSIC, music


def monsters_turn(house: House) -> Effect[bool]:
    """Every awake monster moves and acts, one after the other: here the next one does. Results in whether
    none was left."""
    scenario = HAUNTS[house.haunt]
    if not keep(house.did("begun")):
        yield from scenario.monsters_begin(house)
        yield Do("begun")
    waiting = keep(tuple(waiting_monsters(house)))
    if waiting:
        yield from next_monster(house, waiting)
        return False
    if keep(any(monster.stunned for monster in house.monsters)):
        yield Wake()
    yield from scenario.monsters_end(house)
    yield Judge()
    return True


def monsters_of_place(house: House, seat: Seat) -> Effect[None]:
    """Monsters that act in a player's place in the order; one that is down gets up instead."""
    while keep(bool(waiting_in_place(house, seat))):
        figure, down = keep(first_in_place(house, seat))
        if down:
            yield Rouse(figure)
            yield Do(acted(figure))
        else:
            yield from monster_takes_turn(house, figure)


def waiting_in_place(house: House, seat: Seat) -> list[Monster]:
    return [
        monster
        for monster in house.monsters
        if house.scenario.place_of(house, monster) == seat
        and monster.room in house.placed
        and acted(monster.id) not in house.done
    ]


def first_in_place(house: House, seat: Seat) -> tuple[Figure, bool]:
    monster = waiting_in_place(house, seat)[0]
    return monster.id, monster.stunned > 0


def waiting_monsters(house: House) -> list[Figure]:
    """Monsters that have still to act in this turn."""
    scenario, done, placed = HAUNTS[house.haunt], house.done, house.placed
    return [
        monster.id
        for monster in house.monsters
        if not monster.stunned
        and acted(monster.id) not in done
        and monster.room in placed
        and (not scenario.holds_fast(house, monster) or monster_menu(house, monster) != (END,))
        and scenario.place_of(house, monster) < 0
    ]


def next_monster(house: House, waiting: tuple[Figure, ...]) -> Effect[None]:
    """Choose the monster that acts now; one that has begun goes on."""
    figure, choice = keep(next_of(house, waiting))
    if choice:
        seat = keep(who_runs(house, figure))
        figure = yield from ask(seat, "which-monster", OneOf(waiting, "figure"), "B-363")
    yield from monster_takes_turn(house, figure)


def next_of(house: House, waiting: tuple[Figure, ...]) -> tuple[Figure, bool]:
    """The first that may act now, and whether it may be another."""
    for figure in waiting:
        if begun(figure) in house.done:
            return figure, False
    return waiting[0], len(waiting) > 1


def monster_takes_turn(house: House, figure: Figure) -> Effect[None]:
    """One monster's whole turn; its group's movement is rolled when the first of it begins."""
    seat, roll, begins = keep(as_it_begins(house, figure))
    if begins:
        if roll:
            faces = yield from MonsterThrow(figure, SPEED, "movement")
            yield Remember(roll, sum(faces) + 1)
        yield BeginMonster(figure)
        if keep(is_charmed(house, figure)):
            yield from hears_music(house, figure)
    yield call(monster_goes_about, figure)
    yield from takes_a_side(house, figure, seat)
    yield Do(acted(figure))


def as_it_begins(house: House, figure: Figure) -> tuple[Seat, str, bool]:
    """The seat that moves a monster; under what its group's movement roll is remembered, if it is to be made
    now; and whether its turn begins, or goes on."""
    monster = house.find_monster(figure)
    if monster is None:
        return NO_ONE, "", begun(figure) not in house.done
    scenario = HAUNTS[house.haunt]
    roll = rolled(scenario.group_of(house, monster))
    if roll in house.done or scenario.holds_fast(house, monster):
        roll = ""
    return scenario.controller(house, monster), roll, begun(figure) not in house.done


def who_runs(house: House, figure: Figure) -> Seat:
    """The seat that moves a monster."""
    monster = house.find_monster(figure)
    return NO_ONE if monster is None else HAUNTS[house.haunt].controller(house, monster)


def takes_a_side(house: House, figure: Figure, seat: Seat) -> Effect[None]:
    """Whoever moved a monster into a split room announces on which side of the barrier it is."""
    room = keep(stands_in_split_room(house, figure))
    if room is not None:
        side = yield from ask(seat, "which-side", OneOf((0, 1), "side"), "B-148", room=room)
        yield Prowl(figure, room, side)


def stands_in_split_room(house: House, figure: Figure) -> RoomId | None:
    monster = house.find_monster(figure)
    return monster.room if monster is not None and monster.room in SPLIT_ROOMS else None


class Remember(Command[House, None]):
    """Keep a number until the turn is over."""

    what: str
    value: int

    def carry_out(self, house: House) -> None:
        house.done[self.what] = self.value


class BeginMonster(Command[House, None]):
    figure: Figure

    def carry_out(self, house: House) -> None:
        house.done[begun(self.figure)] = 1
        house.spent = 0
        house.halted = False
        house.done.pop("attack", None)
        house.done.pop("monster-end", None)


def monster_goes_on(house: House, figure: Figure) -> bool:
    monster = house.find_monster(figure)
    return (
        monster is not None
        and not monster.stunned
        and "monster-end" not in house.done
        and monster.room in house.placed
    )


def monsters_choice(house: House, figure: Figure) -> Decision[Option]:
    """What a monster may do, for whoever moves it to decide; one that is gone does nothing."""
    monster = house.find_monster(figure)
    options = (END,) if monster is None else monster_menu(house, monster)
    seat = NO_ONE if monster is None else HAUNTS[house.haunt].controller(house, monster)
    return Decision(seat, "monster", OneOf(options), "B-340", (("figure", figure),))


def monster_menu(house: House, monster: Monster) -> tuple[Option, ...]:
    scenario = HAUNTS[house.haunt]
    kind = scenario.kinds[monster.kind]
    options: list[Option] = []
    here, spent = monster.room, house.spent
    must = False
    if not house.halted and not scenario.holds_fast(house, monster):
        left = scenario.reach(house, monster) - spent
        walks = not spent or (left > 0 and left >= walk_cost(house, monster))
        if walks or (here == COLLAPSED_ROOM and left >= 0):
            rooms = house.monster_ways(here, walls=kind.through_walls)
            if not walks:
                rooms = [room for room in rooms if house.falls(here, room)]
            if scenario.closes_rooms:
                rooms = [room for room in rooms if scenario.may_enter(house, monster.id, room)]
            if scenario.steers_monsters:
                rooms = scenario.prowl(house, monster, rooms)
            options += [MOVE[room] for room in rooms]
        if kind.explores and (left > 0 or not spent) and scenario.finds_rooms(house, monster):
            if house.can_explore(house.floor_of(here)):
                options += [EXPLORE[side] for side in house.gaps.get(here, "")]
    if "attack" not in house.done:
        blows: list[Option] = []
        for trait in scenario.strikes_with(house, monster):
            prey = victims(house, monster.id, trait)
            if prey and scenario.strikes_at_random(house, monster):
                blows.append(("attack", None, None, trait))
            else:
                blows += [("attack", target, None, trait) for target in prey]
        if blows and scenario.may_strike(house, monster, options):
            options += blows
            must = scenario.must_strike(house, monster)
    options += scenario.monster_options(house, monster)
    if here == MYSTIC_ELEVATOR and kind.rides and "elevator" not in house.done:
        if scenario.rides_elevator(house, monster.id):
            options.append(("ride",))
    if not must and (not scenario.spurs_monsters or scenario.monster_may_stop(house, monster, options)):
        options.append(END)
    return tuple(options) or (END,)


def victims(house: House, figure: Figure, trait: Trait) -> tuple[Figure, ...]:
    """Whom a monster may attack with a trait here and now."""
    scenario = HAUNTS[house.haunt]
    near = scenario.targets(house, figure)
    if not near:
        return ()
    return tuple([each for each in near if scenario.may_attack(house, figure, each, trait, NO_CARD)])


def monster_goes_about(house: House, figure: Figure) -> Effect[None]:
    """One thing after the other, until the monster's turn is over."""
    while afresh(monster_goes_on(house, figure)):
        yield from monster_step(house, figure)


def monster_step(house: House, figure: Figure) -> Effect[None]:
    scenario = HAUNTS[house.haunt]
    action = yield from decide_on(monsters_choice, figure)
    verb = action[0]
    if verb == "end":
        yield Do("monster-end")
    elif verb == "move":
        yield from monster_moves(house, figure, RoomId(str(action[1])))
    elif verb == "explore":
        yield call(monster_explores, figure, str(action[1]))
    elif verb == "attack":
        ranged = recall(shoots, house, figure)
        yield Do("attack")
        trait = Trait(str(action[3]))
        if action[1] is None:
            prey = keep(victims(house, figure, trait))
            target = yield from PickFigure(prey)
        else:
            target = Figure(int(str(action[1])))
        yield Fight(figure, target, trait, NO_CARD, ranged)
    elif verb == "ride":
        seat = keep(who_runs(house, figure))
        yield call(monster_rides, figure, seat)
    else:
        here = keep(house.room_of(figure))
        yield from scenario.monster_acts(house, figure, action)
        if keep(is_elsewhere(house, figure, here) and is_charmed(house, figure)):
            yield from hears_music(house, figure)


def is_elsewhere(house: House, figure: Figure, before: RoomId) -> bool:
    """Whether what a monster did has brought it to another room."""
    monster = house.find_monster(figure)
    return monster is not None and monster.room != before and monster.room in house.placed


def shoots(house: House, figure: Figure) -> bool:
    return HAUNTS[house.haunt].kinds[house.monster(figure).kind].ranged


def monster_moves(house: House, figure: Figure, to: RoomId) -> Effect[None]:
    """A monster walks."""
    scenario = HAUNTS[house.haunt]
    if scenario.watches_prowls and not (yield from scenario.before_prowl(house, figure, to)):
        return
    room = yield from monster_steps(house, figure, to)
    if keep(is_charmed(house, figure)):
        yield from hears_music(house, figure)
    if scenario.follows_monsters:
        yield from scenario.monster_moved(house, figure, room)


def hears_music(house: House, figure: Figure) -> Effect[None]:
    """The Music Box plays to whatever has a mind: Sanity 4, or the turn is over; claws let the box fall."""
    faces = yield from MonsterThrow(figure, SANITY, "item")
    if sum(faces) >= 4:
        return
    room, carried = keep((house.monster(figure).room, MUSIC_BOX in house.monster(figure).items))
    if carried:
        yield LetGo(figure, MUSIC_BOX)
        yield Lay(MUSIC_BOX, room)
    yield Do("monster-end")


def is_charmed(house: House, figure: Figure) -> bool:
    if not house.marks.get(MUSIC):
        return False
    monster = house.find_monster(figure)
    return monster is not None and monster.traits[AT[SANITY]] >= 0 and music(house, monster.room)


def monster_explores(house: House, figure: Figure, side: str) -> Effect[None]:
    """A monster finds a room: no card comes of it, then or later, and it goes on if it can."""
    seat = keep(who_runs(house, figure))
    room = keep(house.monster(figure).room)
    tile = yield from DrawTile(keep(house.floor_of(room)), room, side)
    if not tile:
        yield Halt()
        return
    yield from join(house, tile, seat, room, side)
    yield from monster_moves(house, figure, tile)


def monster_steps(house: House, figure: Figure, to: RoomId, *, led: bool = False) -> Effect[RoomId]:
    """One step of a monster's; results in where it is then. It does not stop in the Coal Chute either, unless
    it climbs, and may be the first to go down through the Collapsed Room: into a room that is there. Where
    somebody leads it out of turn, the step costs nothing."""
    room, first, cost = keep(step_of(house, figure, to))
    if first:
        yield PutToken(BELOW, room)
    yield Prowl(figure, room, spaces=0 if led else cost)
    return room


def step_of(house: House, figure: Figure, to: RoomId) -> tuple[RoomId, bool, int]:
    """Where a step ends, whether nobody has gone down there before, and what it costs: a fall nothing."""
    monster = house.monster(figure)
    falls = house.falls(monster.room, to)
    cost = 0 if falls else walk_cost(house, monster)
    return house.lands(monster.room, to), falls and not house.rooms_with(BELOW), cost


def walk_cost(house: House, monster: Monster) -> int:
    """What a step costs a monster that does not fall."""
    return HAUNTS[house.haunt].prowl_cost(house, monster) + house.hindrance(monster.id, monster.room)
