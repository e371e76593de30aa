"""Where to go and what for, worked out on a house imagined from the player's own view.

A player who wonders where the haunt's tasks can be done puts its own figure into one room after the other
and looks what the menu would offer. So a bot knows of a haunt just what its side's page and the table show.
What the page says beyond the menu (what to look for, what to fear) stands in `goals`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias

from nightbell.bots.betrayal.goals import Goal
from nightbell.bots.betrayal.odds import Duel, at_least, duel
from nightbell.engine import Answer, Seat
from nightbell.games.betrayal.atoms import BLOOD_DAGGER, NO_CARD, Fight, immune_to_room
from nightbell.games.betrayal.cards.catalogue import card_of
from nightbell.games.betrayal.cards.items import SACRIFICIAL_DAGGER
from nightbell.games.betrayal.house import BELOW, FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.menu import attacks, liftable, tasks
from nightbell.games.betrayal.rooms import (
    BALLROOM,
    BASEMENT_LANDING,
    COAL_CHUTE,
    COLLAPSED_ROOM,
    ENTRANCE_HALL,
    GALLERY,
    MYSTIC_ELEVATOR,
    ROOMS,
    SPLIT_ROOMS,
    UPPER_LANDING,
)
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import (
    HARM_OF,
    KNOWLEDGE,
    MIGHT,
    SPEED,
    SUFFER,
    CardId,
    Floor,
    RoomId,
    Trait,
    turned,
)
from nightbell.games.betrayal.walk import ROLL_TO_LEAVE

Option = tuple[Answer, ...]
Seen = HouseView | House
"""What a player is shown: its view, or in an imagined world the house itself."""
Shape: TypeAlias = tuple[object, ...]
"""Where the tiles of a house lie, and what else makes ways."""
Spot = tuple[RoomId, int]
"""A room, and the side of its barrier where it has one."""

LOOT = 1.2
LIFT = 0.8
DOORWAY = 1.0
"""What it is worth to stand in a room: for things on its floor, for the trait it lifts, for a door into the
dark."""
PATIENCE = 0.75
"""What a thing is still worth that takes a turn longer."""
PAIN = 6.0
"""What it costs to lose the last rows of the traits that a blow lowers."""
BEYOND = 0.8
"""What is left of the danger at a door when one has gone through it into the dark."""
LAST_ROW = 12.0
"""What it costs to lose a life to the dice of a room."""
DEADLY = 99.0
"""What it costs to pay for a blow with one's life."""
RIDE = 7
FALL = 2
CROSSING = 3
"""How many spaces a ride in the elevator, a drop and a barrier are counted as."""


class Journey(NamedTuple):
    """How far a spot is, what to do first to get there, the spot before it and what to do there; and how bad
    it is that rooms on the way ask for a roll, the last of them included."""

    spaces: int
    first: Option
    before: Spot | None
    last: Option
    worry: float = 0.0


def path(ways: Mapping[Spot, Journey], spot: Spot) -> list[Spot]:
    """The spots on the way to one, itself the first and without the start."""
    found: list[Spot] = []
    while (before := ways[spot].before) is not None:
        found.append(spot)
        spot = before
    return found


@lru_cache(maxsize=128)
def _distances(shape: Shape) -> dict[tuple[RoomId, bool], dict[RoomId, int]]:
    """What is known so far of how far rooms are from each other in a house of one shape."""
    return {}


class Map:
    """How far rooms are from each other in a house as it is built now: worked out once for each shape."""

    def __init__(self, house: House) -> None:
        self.house = house
        placed = house.placed
        below = house.tokens.get(BELOW)
        shape = (*placed, *placed.values(), *house.lost, *house.passages, below)
        self.known = _distances(shape)

    def steps(self, room: RoomId, *, monster: bool = False) -> Mapping[RoomId, int]:
        """As `House.distances`."""
        known = self.known.get((room, monster))
        if known is None:
            known = self.known[room, monster] = self.house.distances(room, monster=monster)
        return known


class Mood(NamedTuple):
    """By how much somebody minds danger, fights and doors into the dark more than others do."""

    fear: float = 1.0
    fight: float = 1.0
    dark: float = 1.0


CALM = Mood()


def dice(house: House, me: Seat, trait: Trait, weapon: CardId | None) -> int:
    sheet = card_of(weapon) if weapon else None
    return house.value(me, trait) + (sheet.blow.dice if sheet and sheet.blow else 0)


def prospect(house: House, me: Seat, option: Option) -> Duel:
    """What to expect of a fight that the menu offers."""
    _, target, weapon, trait = option
    used, foe = Trait(str(trait)), Figure(int(str(target)))
    card = CardId(str(weapon)) if weapon else None
    points = house.scenario.fight_bonus(house, Fight(Figure(me), foe, used, card or NO_CARD))
    found = duel(dice(house, me, used, card), house.trait_of(foe, used), points[0] - points[1])
    stunned = foe >= FIRST_MONSTER and house.monster(foe).stunned > 0
    afar = house.room_of(foe) != house.where[me]
    return found._replace(taken=0.0) if stunned or afar else found


def known_foe(view: Seen, house: House, me: Seat, target: Figure) -> bool:
    """Whether somebody is an enemy for sure: where sides are hidden, most are not."""
    if target >= FIRST_MONSTER or not house.scenario.hidden:
        return True
    return view.party[target] != view.party[me] and view.open_party[target]


def pain(house: House, me: Seat, trait: Trait, points: float) -> float:
    """How bad it would be to take so much of the damage that a trait's attack deals."""
    rows = sum(house.row(me, each) + 1 for each in SUFFER[HARM_OF[trait]])
    return PAIN * points / max(1, rows)


def toll(house: House, me: Seat, weapon: CardId) -> tuple[float, float]:
    """What a weapon takes before its blow: the chance that there is a blow at all, and how bad it is."""
    if weapon == BLOOD_DAGGER:
        row = house.row(me, SPEED)
        return 1.0, PAIN / (row + 1) if row else DEADLY
    if weapon == SACRIFICIAL_DAGGER:
        wits = house.value(me, KNOWLEDGE)
        guided, steady = at_least(wits, 6), at_least(wits, 3)
        slip = (1 - steady) * pain(house, me, MIGHT, 2.0)
        return steady, slip + (steady - guided) * pain(house, me, KNOWLEDGE, 1.0)
    return 1.0, 0.0


def fight_worth(house: House, me: Seat, option: Option, goal: Goal, mood: Mood) -> float:
    """What picking a fight is worth."""
    _, target, weapon, trait = option
    card = CardId(str(weapon or ""))
    hope = prospect(house, me, option)
    struck, price = toll(house, me, card)
    prize = goal.prey(house, me, Figure(int(str(target))), card, Trait(str(trait)))
    wounds = struck * pain(house, me, Trait(str(trait)), hope.taken)
    return mood.fight * prize * struck * hope.win - goal.caution * (wounds + price)


def errands(
    view: Seen, house: House, me: Seat, goal: Goal, mood: Mood
) -> tuple[dict[RoomId, float], dict[RoomId, float]]:
    """What each room is worth to go to now, and what it will be worth in a later turn.

    Moves the imagined figure about and puts it back.
    """
    home, side = house.where[me], house.side[me]
    done, spent, halted = house.done, house.spent, house.halted
    later = goal.rooms(house, me) if house.haunt else {}
    now = later.copy()
    rooms = house.rooms()
    for room in rooms:
        lift = ROOMS[room].lifts
        if lift is None and room not in house.piles:
            continue
        value = LOOT * min(2, len(liftable(house, me, room))) if "take" not in done else 0.0
        if lift is not None and not house.mark(f"lifted {room} {me}"):
            value = max(value, LIFT)
        if value > now.get(room, 0.0):
            now[room] = later[room] = value
    if house.haunt:
        foes = {house.room_of(foe) for foe in enemies(view, house, me)} if "attack" not in done else set()
        house.side[me] = 0
        scenario = house.scenario
        afar = bool(foes) and shoots(house, me)
        for room in rooms:
            if not (afar or room in foes or scenario.tasks_in.get(room, scenario.tasks_anywhere)):
                continue
            house.where[me] = room
            house.done, house.spent, house.halted = {}, 0, False
            value = offered(house, me, room, goal, foes, mood)
            if value > later.get(room, 0.0):
                later[room] = value
            if value:
                house.done, house.spent, house.halted = done, spent, halted
                value = offered(house, me, room, goal, foes, mood)
                if value > now.get(room, 0.0):
                    now[room] = value
    house.where[me], house.side[me] = home, side
    house.done, house.spent, house.halted = done, spent, halted
    return now, later


def offered(house: House, me: Seat, room: RoomId, goal: Goal, foes: set[RoomId], mood: Mood) -> float:
    """The best that the menu would offer here."""
    options: list[Option] = []
    if house.scenario.tasks:
        tasks(house, me, room, options)
    best = max((goal.task(house, me, option) for option in options), default=0.0)
    if "attack" not in house.done and (room in foes or (foes and shoots(house, me))):
        blows: list[Option] = []
        attacks(house, me, blows)
        for option in blows:
            if house.room_of(Figure(int(str(option[1])))) in foes:
                best = max(best, fight_worth(house, me, option, goal, mood))
    return best


def shoots(house: House, me: Seat) -> bool:
    """Whether an explorer can strike from afar."""
    return any((blow := card_of(card).blow) is not None and blow.ranged for card in house.hands[me])


def enemies(view: Seen, house: House, me: Seat) -> list[Figure]:
    """Everybody in the house whom this explorer takes for an enemy."""
    others = [monster.id for monster in house.monsters if monster.room in house.placed]
    others += [
        Figure(seat) for seat in house.everyone() if seat != me and not house.scenario.unseen(house, seat)
    ]
    return [
        figure
        for figure in others
        if known_foe(view, house, me, figure) and house.scenario.opposed(house, Figure(me), figure)
    ]


def danger(view: Seen, house: House, me: Seat, goal: Goal, plan: Map) -> dict[RoomId, float]:
    """How little one wants to end a turn in each room, for the foes who could come there."""
    if not house.haunt:
        return {}
    feared = goal.peril(house, me)
    if not goal.caution:
        return feared
    kinds = house.scenario.kinds
    for figure in enemies(view, house, me):
        if figure >= FIRST_MONSTER:
            monster = house.monster(figure)
            if monster.stunned or house.scenario.holds_fast(house, monster):
                continue
            trait, pace = kinds[monster.kind].attack, monster.traits[0]
        else:
            trait, pace = MIGHT, house.value(Seat(figure), SPEED)
        theirs = house.trait_of(figure, trait)
        if theirs <= 0 or not house.scenario.may_attack(house, figure, Figure(me), trait, CardId("")):
            continue
        harm = goal.caution * pain(house, me, trait, duel(house.value(me, trait), theirs).taken)
        for room, steps in plan.steps(house.room_of(figure), monster=True).items():
            if steps <= 2 * pace:
                if figure >= FIRST_MONSTER:
                    comes = 1.0 if steps < 2 else at_least(pace, steps)
                else:
                    comes = 1.0 if steps <= pace else 0.2
                feared[room] = feared.get(room, 0.0) + harm * comes
    return feared


def discovery(house: House, me: Seat, goal: Goal) -> dict[Floor, float]:
    """What it is worth to open a door into the dark, floor by floor."""
    wanted = goal.seeks(house, me) if house.haunt else ()
    curious = DOORWAY if not house.haunt else goal.curiosity
    found: dict[Floor, float] = {}
    for floor in dict.fromkeys(tile.floor for tile in house.placed.values()):
        left = [tile for tile in house.tiles if floor in ROOMS[tile].floors]
        if left:
            hits = sum(tile in wanted for tile in left)
            found[floor] = curious + goal.search * min(1.0, 2 * hits / len(left))
    return found


def journeys(house: House, me: Seat, goal: Goal) -> dict[Spot, Journey]:
    """The shortest way to every spot that can be reached, with what has to be done first."""
    scenario, haunted = house.scenario, bool(house.haunt)
    closed = goal.closed(house, me) if haunted else frozenset()
    step = scenario.step_cost(house, me) if haunted else 1
    found: dict[Spot, Journey] = {}
    count = 0
    start: Spot = (house.where[me], house.side[me])
    queue: list[tuple[float, int, Spot, Journey]] = [(0, 0, start, Journey(0, (), None, ()))]
    crowded = {*house.where, *(monster.room for monster in house.monsters)} if haunted else set()
    while queue:
        _, _, spot, journey = heappop(queue)
        if spot in found:
            continue
        found[spot] = journey
        spaces = journey.spaces
        room, side = spot
        first = journey.first
        cost = step + (house.hindrance(Figure(me), room) if room in crowded else 0)
        if not spaces and not house.spent:
            cost = min(cost, max(1, house.left(me)))
        for to, there, price, option in exits(house, me, room, side, cost):
            if to in closed or (haunted and to != room and not scenario.may_enter(house, Figure(me), to)):
                continue
            ahead: Spot = (to, there)
            if ahead not in found:
                count += 1
                reached, worry = spaces + price, journey.worry
                if to in ROLL_TO_LEAVE and to != room:
                    worry += dice_to_leave(house, me, to)
                way = Journey(reached, first or option, spot, option, worry)
                heappush(queue, (reached + worry, count, ahead, way))
    return found


def dice_to_leave(house: House, me: Seat, room: RoomId) -> float:
    """How bad it is to be in a room that asks for a roll of whoever goes out."""
    sheet = ROOMS[room]
    test, trait = sheet.leaving, sheet.leaving_costs
    if test is None or trait is None or immune_to_room(house, me, room):
        return 0.0
    if house.haunt and (house.is_traitor(me) or not house.scenario.room_works(house, me, room)):
        return 0.0
    row = house.row(me, trait)
    slip = 1 - at_least(house.value(me, test.trait), test.target)
    return slip * (PAIN / (row + 1) if row else LAST_ROW if house.haunt else 0.0)


def exits(
    house: House, me: Seat, room: RoomId, side: int, cost: int
) -> list[tuple[RoomId, int, int, Option]]:
    """Every way out of a spot: where it ends, on which side, for how many spaces, and by what action."""
    split = room in SPLIT_ROOMS
    ways: list[tuple[RoomId, int, int, Option]] = []
    slides = BASEMENT_LANDING in house.placed and BASEMENT_LANDING not in house.lost
    for to, here, there in house.ways.get(room, ()):
        if here < 0 or here == side:
            if to == COAL_CHUTE and slides:
                ways.append((BASEMENT_LANDING, 0, cost, ("move", to)))
            else:
                ways.append((to, there, cost, ("move", to)))
    if house.haunt and house.scenario.opens_walls:
        ways += [(to, 0, cost, ("move", to)) for to in house.scenario.wall_ways(house, me, room)]
    for passage in house.passages:
        end = passage.beyond(room, side)
        if end is not None and end[0] not in house.lost:
            verb: Option = ("wall",) if passage.token == "wall-switch" else ("passage", end[0])
            landing = (BASEMENT_LANDING, 0) if end[0] == COAL_CHUTE and slides else end
            ways.append((*landing, cost, verb))
    if split:
        ways.append((room, 1 - side, CROSSING, ("cross",)))
    works = house.scenario.room_works
    if room == GALLERY and BALLROOM in house.rooms() and works(house, me, room):
        ways.append((BALLROOM, 0, FALL, ("jump-down",)))
    if room == COLLAPSED_ROOM and works(house, me, room):
        below = next(iter(house.rooms_with(BELOW)), BASEMENT_LANDING)
        if below in house.placed and below not in house.lost:
            ways.append((below, 0, FALL, ("drop-down",)))
    if room == MYSTIC_ELEVATOR and works(house, me, room):
        for stop_at in (BASEMENT_LANDING, ENTRANCE_HALL, UPPER_LANDING):
            if stop_at in house.placed and stop_at not in house.lost:
                ways.append((stop_at, 0, RIDE, ("end",)))
    return ways


def refuge(plan: Map, room: RoomId, spaces: int, feared: dict[RoomId, float]) -> float:
    """The least danger within so many steps of a room."""
    if not feared.get(room):
        return 0.0
    least = feared[room]
    if spaces > 0:
        for other, steps in plan.steps(room).items():
            if steps <= spaces:
                least = min(least, feared.get(other, 0.0))
    return least


def is_across(house: House, me: Seat) -> bool:
    """Whether somebody stands in the same room and only its barrier lies between."""
    return any(not house.together(me, seat) for seat in house.explorers_in(house.where[me]))


def doorways(house: House, spot: Spot) -> bool:
    """Whether a door into the dark opens from a spot."""
    room, side = spot
    gaps = house.gaps.get(room, "")
    if room not in SPLIT_ROOMS:
        return bool(gaps)
    turn = house.placed[room].turn
    return any(ROOMS[room].doors.index(turned(gap, -turn)) == side for gap in gaps)


def min_step(house: House, me: Seat, room: RoomId, spaces: int) -> int:
    """How many spaces one needs to leave a room; the first step of a turn may be dearer than what is left."""
    if not house.haunt or not (spaces or house.spent):
        return 1
    return house.scenario.step_cost(house, me) + house.hindrance(Figure(me), room)


EXPLORE: Option = ("explore",)
"""Through any door into the dark."""


class Walk(NamedTuple):
    """What to do now to get where it is worth most to be, and what then, each with the spot where it is done;
    nothing to stay."""

    steps: tuple[tuple[Spot, Option], ...] = ()
    rests: bool = False
    """Whether the turn ends where it leads."""


def walk(ways: Mapping[Spot, Journey], target: Spot, *then: tuple[Spot, Option], rests: bool = False) -> Walk:
    """The whole way to a spot."""
    steps = list(reversed(then))
    while (before := ways[target].before) is not None:
        steps.append((before, ways[target].last))
        target = before
    return Walk(tuple(reversed(steps)), rests)


def next_steps(view: Seen, house: House, me: Seat, goal: Goal, mood: Mood, fear: float) -> Walk:
    """Where it is worth most to be, and the way there."""
    here: Spot = (house.where[me], house.side[me])
    pace = max(1, house.spaces(me))
    left = 0 if house.halted else max(0, house.left(me))
    plan = Map(house)
    ways = journeys(house, me, goal)
    fear *= mood.fear
    feared = {room: much * fear for room, much in danger(view, house, me, goal, plan).items()}
    now, later = errands(view, house, me, goal, mood)
    dark = {floor: mood.dark * worth for floor, worth in discovery(house, me, goal).items()}
    idle = -refuge(plan, here[0], left, feared) if goal.restless else 0.0
    beyond = BEYOND if goal.restless else 1.0
    best, target, soon, at_once, explores = 0.0, here, idle, here, False
    for spot, way in ways.items():
        room = spot[0]
        after = left - way.spaces
        unknown = dark.get(house.placed[room].floor, 0.0) if doorways(house, spot) else 0.0
        if after >= 0 and left and room != here[0] and room in now and now[room] > soon:
            score = now[room] - refuge(plan, room, after, feared) - way.worry
            if score > soon:
                soon, at_once, explores = score, spot, False
        if unknown > soon and after >= min_step(house, me, room, way.spaces):
            score = unknown - beyond * feared.get(room, 0.0) - way.worry
            if score > soon:
                soon, at_once, explores = score, spot, True
        value = max(later.get(room, 0.0), unknown * 0.9) * PATIENCE ** (1 + max(0, -after) // pace)
        if value > best and not (spot == here and is_across(house, me)):
            score = value - 0.5 * refuge(plan, room, pace, feared) - way.worry
            if score > best:
                best, target = score, spot
    if best > soon:
        found = stop(here, target, best, left, pace, ways, feared)
        if found.steps or soon == idle or not goal.restless:
            return found
    if soon == idle:
        return stop(here, here, 0.0, left, pace, ways, feared)
    return walk(ways, at_once, (at_once, EXPLORE)) if explores else walk(ways, at_once)


def stop(
    here: Spot,
    target: Spot,
    worth: float,
    left: int,
    pace: int,
    ways: dict[Spot, Journey],
    feared: dict[RoomId, float],
) -> Walk:
    """Where to end the turn on the way to a target that has to wait, out of reach of what is feared."""
    journey = ways[target]
    along = path(ways, target)

    def value(spot: Spot) -> float:
        spaces = ways[spot].spaces
        rest = journey.spaces - spaces if spot in along or spot == here else journey.spaces + spaces
        gain = max(0.5, worth) * float(PATIENCE ** (max(0, rest) / pace))
        return gain - feared.get(spot[0], 0.0) - ways[spot].worry

    best, most = here, value(here) + 0.01
    for spot, way in ways.items():
        if way.spaces <= left and spot != here:
            found = value(spot)
            if found > most:
                best, most = spot, found
    if best == here and journey.first[:1] in (("cross",), ("drop-down",), ("jump-down",), ("wall",)):
        return Walk(((here, journey.first),))
    return walk(ways, best, rests=True)


def nearest_prey(house: House, figure: Figure) -> dict[RoomId, int]:
    """How far each room is from the nearest enemy of a monster's, explorer or monster."""
    found: dict[RoomId, int] = {}
    figures = [*(Figure(seat) for seat in house.everyone()), *(other.id for other in house.monsters)]
    rooms = [house.room_of(other) for other in figures if house.opposed(figure, other)]
    plan = Map(house)
    for goal in dict.fromkeys(room for room in rooms if room in house.placed):
        for room, steps in plan.steps(goal, monster=True).items():
            found[room] = min(steps, found.get(room, 99))
    return found
