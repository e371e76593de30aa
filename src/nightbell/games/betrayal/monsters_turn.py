"""The monsters' turn: each awake monster moves and acts, led by whoever holds it."""

from __future__ import annotations

from nightbell.engine import YES_NO, Command, Effect, OneOf, Seat, ask, call, keep
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Do,
    Fight,
    Judge,
    MonsterThrow,
    Prowl,
    PutToken,
    Spend,
    Wake,
)
from nightbell.games.betrayal.haunt import Option, choose
from nightbell.games.betrayal.house import NO_ONE, NOWHERE, Figure, House, Monster
from nightbell.games.betrayal.menu import END, MOVE
from nightbell.games.betrayal.rooms import (
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    MYSTIC_ELEVATOR,
    SPLIT_ROOMS,
)
from nightbell.games.betrayal.rooms.special import BELOW, monster_rides
from nightbell.games.betrayal.traits import BASEMENT, SPEED, RoomId, Trait


def monsters_turn(house: House) -> Effect[None]:
    """Every awake monster moves and acts, one after the other."""
    scenario = house.scenario
    if not keep(house.did("begun")):
        yield from scenario.monsters_begin(house)
        yield Do("begun")
    while keep(bool(waiting_monsters(house))):
        yield call(next_monster)
    if keep(any(monster.stunned for monster in house.monsters)):
        yield Wake()
    yield from scenario.monsters_end(house)
    yield Judge()


def waiting_monsters(house: House) -> list[Figure]:
    """Monsters that have still to act in this turn."""
    kinds = house.scenario.kinds
    return [
        monster.id
        for monster in house.monsters
        if not monster.stunned
        and f"acted {monster.id}" not in house.done
        and monster.room in house.placed
        and not kinds[monster.kind].holds_fast
        and house.scenario.acts_with_monsters(house, monster)
    ]


def next_monster(house: House) -> Effect[None]:
    """Choose the monster that acts now; one that has begun goes on."""
    waiting = keep(tuple(waiting_monsters(house)))
    begun = keep(tuple(figure for figure in waiting if f"now {figure}" in house.done))
    seat, _ = keep(who_runs(house, waiting[0]))
    figure = yield from choose(ask(seat, "which-monster", OneOf(begun or waiting, "figure"), "B-363"))
    yield call(monster_takes_turn, figure)


def monster_takes_turn(house: House, figure: Figure) -> Effect[None]:
    """One monster's whole turn; its group's movement is rolled when the first of it begins."""
    seat, group = keep(who_runs(house, figure))
    if not keep(house.did(f"now {figure}")):
        if not keep(house.did(f"roll {group}")):
            faces = yield from MonsterThrow(figure, SPEED, "movement")
            yield Remember(f"roll {group}", sum(faces) + 1)
        yield BeginMonster(figure)
    while keep(monster_goes_on(house, figure)):
        yield call(monster_step, figure)
    room = keep(stands_in_split_room(house, figure))
    if room is not None:
        side = yield from ask(seat, "which-side", OneOf((0, 1), "side"), "B-148", room=room)
        yield Prowl(figure, room, side)
    yield Do(f"acted {figure}")


def who_runs(house: House, figure: Figure) -> tuple[Seat, str]:
    """The seat that moves a monster, and the group with which it shares its movement roll."""
    monster = house.find_monster(figure)
    if monster is None:
        return NO_ONE, ""
    return house.scenario.controller(house, monster), house.scenario.group_of(house, monster)


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
        house.done[f"now {self.figure}"] = 1
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


def monsters_choice(house: House, figure: Figure) -> tuple[Seat, str, tuple[Option, ...]]:
    """Who decides for a monster, what kind it is, and what it may do; nobody for one that is gone."""
    monster = house.find_monster(figure)
    if monster is None:
        return NO_ONE, "", (END,)
    return house.scenario.controller(house, monster), monster.kind, monster_menu(house, monster)


def monster_menu(house: House, monster: Monster) -> tuple[Option, ...]:
    scenario = house.scenario
    kind = scenario.kinds[monster.kind]
    options: list[Option] = []
    reach = scenario.prowl_spaces(
        house, monster, house.done.get(f"roll {scenario.group_of(house, monster)}", 1) - 1
    )
    cost = scenario.prowl_cost(house, monster) + house.hindrance(monster.id, monster.room)
    must = False
    if not house.halted and (reach - house.spent >= cost or not house.spent):
        rooms = [room for room in house.monster_ways(monster) if scenario.may_enter(house, monster.id, room)]
        options += [MOVE[room] for room in scenario.prowl(house, monster, rooms)]
    if not house.did("attack"):
        for target in scenario.targets(house, monster.id):
            if scenario.may_attack(house, monster.id, target, kind.attack, NO_CARD):
                options.append(("attack", target, None, kind.attack))
                must = kind.must_attack
    options += scenario.monster_options(house, monster)
    if monster.room == MYSTIC_ELEVATOR and kind.rides and "elevator" not in house.done:
        if scenario.rides_elevator(house, monster.id):
            options.append(("ride",))
    if not must and scenario.monster_may_stop(house, monster, options):
        options.append(END)
    return tuple(options) or (END,)


def monster_step(house: House, figure: Figure) -> Effect[None]:
    scenario = house.scenario
    seat, kind, options = keep(monsters_choice(house, figure))
    action = yield from choose(ask(seat, "monster", OneOf(options), "B-340", figure=figure))
    verb = action[0]
    if verb == "end":
        yield Do("monster-end")
    elif verb == "move":
        yield call(monster_moves, figure, RoomId(str(action[1])))
    elif verb == "attack":
        yield Do("attack")
        ranged = scenario.kinds[kind].ranged
        yield Fight(figure, Figure(int(str(action[1]))), Trait(str(action[3])), NO_CARD, ranged)
    elif verb == "ride":
        yield call(monster_rides, figure, seat)
    else:
        yield from scenario.monster_acts(house, figure, action)


def monster_moves(house: House, figure: Figure, to: RoomId) -> Effect[None]:
    """A monster walks; it does not stop in the Coal Chute either, unless it climbs."""
    here, cost = keep(prowl_step(house, figure))
    yield Spend(cost)
    room = to
    if to == COAL_CHUTE and here != BASEMENT_LANDING and BASEMENT_LANDING in house.placed:
        room = BASEMENT_LANDING
    yield Prowl(figure, room)
    if to == COLLAPSED_ROOM and keep(not house.rooms_with(BELOW)):
        yield from drop_first(house, figure)
    yield from house.scenario.monster_moved(house, figure, room)


def prowl_step(house: House, figure: Figure) -> tuple[RoomId, int]:
    """Where a monster sets out from, and what the step costs it."""
    monster = house.find_monster(figure)
    if monster is None:
        return NOWHERE, 0
    return monster.room, house.scenario.prowl_cost(house, monster) + house.hindrance(figure, monster.room)


def drop_first(house: House, figure: Figure) -> Effect[None]:
    """A monster may be the first to go down through the Collapsed Room: it lands in a room already there."""
    seat, _ = keep(who_runs(house, figure))
    rooms = keep(tuple(house.rooms_on(BASEMENT)))
    if rooms and (yield from ask(seat, "drop-down", YES_NO, "B-134")):
        room = yield from choose(ask(seat, "which-room", OneOf(rooms, "room"), "B-134"))
        yield PutToken(BELOW, room)
        yield Prowl(figure, room)
