"""Where to go and what for, worked out on a house imagined from the player's own view.

A player who wonders where the haunt's tasks can be done puts its own figure into one room after the other
and looks at the menu. So a bot knows of a haunt just what its side's page and the table show, and a new
haunt needs no word here.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import erf, sqrt

from nightbell.engine import Answer, Seat
from nightbell.games.betrayal.cards.catalogue import CARDS
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.menu import menu
from nightbell.games.betrayal.traits import MIGHT, SPEED, TRAITS, CardId, RoomId, Trait
from nightbell.games.betrayal.views import HouseView

Option = tuple[Answer, ...]

TASK = 5.0
LOOT = 1.2
DOORWAY = 1.0
FOE = 2.0
"""What it is worth to stand in a room: for a task, for things on its floor, for a door into the dark, for a
fight that can be won."""
FEAR = 1.5
REACH = 3
"""How much a foe counts who would win for sure, and from how many rooms away."""


def chance_to_win(mine: int, theirs: int) -> float:
    """Roughly the chance that so many dice show more than so many others; a die shows 0, 1 or 2."""
    spread = sqrt(max(1, mine + theirs) * 2 / 3)
    return 0.5 * (1 + erf((mine - theirs - 0.3) / (spread * sqrt(2))))


def dice(house: House, me: Seat, trait: Trait, weapon: CardId | None) -> int:
    sheet = CARDS.get(weapon) if weapon else None
    return house.value(me, trait) + (sheet.blow.dice if sheet and sheet.blow else 0)


def odds(house: House, me: Seat, option: Option) -> float:
    """The chance to win a fight that the menu offers."""
    _, target, weapon, trait = option
    used = Trait(str(trait))
    return chance_to_win(
        dice(house, me, used, CardId(str(weapon)) if weapon else None),
        house.trait_of(Figure(int(str(target))), used),
    )


def known_foe(view: HouseView, house: House, me: Seat, target: Figure) -> bool:
    """Whether somebody is an enemy for sure: where sides are hidden, most are not."""
    if target >= FIRST_MONSTER or not house.scenario.hidden:
        return True
    return view.party[target] != view.party[me] and view.open_party[target]


def strength(house: House, me: Seat) -> int:
    """How far the weakest trait is from the skull."""
    return min(house.row(me, trait) for trait in TRAITS)


def errands(view: HouseView, house: House, me: Seat) -> dict[RoomId, float]:
    """What each room of the house is worth to this explorer. Moves the imagined figure about."""
    home, side = house.where[me], house.side[me]
    done, spent, halted = house.done, house.spent, house.halted
    house.done, house.spent, house.halted = {}, 0, False
    worth: dict[RoomId, float] = {}
    tasks = house.scenario.tasks if house.haunt else {}
    for room in house.rooms():
        house.where[me], house.side[me] = room, 0
        value = LOOT * min(2, len(house.piles.get(room, ())))
        if house.gaps.get(room) and house.can_explore(house.placed[room].floor):
            value += DOORWAY
        for option in menu(house, me) if house.haunt else ():
            verb = option[0]
            if verb in tasks:
                value = max(value, TASK)
            elif verb == "attack" and known_foe(view, house, me, Figure(int(str(option[1])))):
                value += FOE * (2 * odds(house, me, option) - 0.9)
        if value:
            worth[room] = value
    house.where[me], house.side[me] = home, side
    house.done, house.spent, house.halted = done, spent, halted
    return worth


def danger(view: HouseView, house: House, me: Seat) -> dict[RoomId, float]:
    """How little one wants to be found in each room, for the foes in it and those who could come."""
    feared: dict[RoomId, float] = {}
    if not house.haunt:
        return feared
    kinds = house.scenario.kinds
    foes = [
        (monster.id, monster.room, kinds[monster.kind].attack)
        for monster in house.monsters
        if not monster.stunned
    ]
    foes += [(Figure(seat), house.where[seat], MIGHT) for seat in house.everyone() if seat != me]
    for figure, at, trait in foes:
        if at not in house.placed or not known_foe(view, house, me, figure):
            continue
        if not house.scenario.opposed(house, Figure(me), figure):
            continue
        threat = chance_to_win(house.trait_of(figure, trait), house.value(me, trait))
        for room, steps in house.distances(at, monster=True).items():
            if steps <= REACH:
                feared[room] = feared.get(room, 0.0) + FEAR * threat / (1 + steps)
    return feared


def best_way(
    house: House, me: Seat, worth: dict[RoomId, float], feared: dict[RoomId, float], rooms: Iterable[RoomId]
) -> tuple[RoomId, float]:
    """The step that leads to the most worth, far and dangerous things counting less; with that worth."""
    pace = max(1, house.value(me, SPEED))
    best, most = RoomId(""), float("-inf")
    for room in rooms:
        steps = house.distances(room)
        value = max(
            (worth[goal] / (1 + (1 + steps[goal]) / pace) for goal in worth if goal in steps), default=0.0
        ) - feared.get(room, 0.0)
        if value > most:
            best, most = room, value
    return best, most


def nearest_prey(house: House, figure: Figure) -> dict[RoomId, int]:
    """How far each room is from the nearest explorer whom a monster hunts."""
    found: dict[RoomId, int] = {}
    for seat in house.everyone():
        if house.scenario.enemy(house, figure, Figure(seat)) and house.where[seat] in house.placed:
            for room, steps in house.distances(house.where[seat], monster=True).items():
                found[room] = min(steps, found.get(room, 99))
    return found
