"""Everything an explorer may do now: the menu of a turn, and what each of its lines needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightbell.engine import Seat
from nightbell.games.betrayal.atoms import NO_CARD
from nightbell.games.betrayal.cards.catalogue import BLOWS, STAY_IN_HAND, card_key, card_of
from nightbell.games.betrayal.cards.registry import USES
from nightbell.games.betrayal.haunt import Option
from nightbell.games.betrayal.house import BELOW, HAUNTS, Figure, House
from nightbell.games.betrayal.rooms import (
    BALLROOM,
    COLLAPSED_ROOM,
    GALLERY,
    MYSTIC_ELEVATOR,
    ROOMS,
    SPLIT_ROOMS,
    STAIRS_FROM_BASEMENT,
    VAULT,
)
from nightbell.games.betrayal.rooms.special import VAULT_EMPTY
from nightbell.games.betrayal.rooms.tokens import TOKEN_SEARCHES
from nightbell.games.betrayal.traits import BASEMENT, HEROES, SIDES, CardId, RoomId, turned

MOVE: Final[dict[RoomId, Option]] = {room: ("move", room) for room in ROOMS}
EXPLORE: Final[dict[str, Option]] = {side: ("explore", side) for side in SIDES}
END: Final[Option] = ("end",)
SLIDE: Final = "slide"
TOKEN_ACTIONS: Final[dict[str, Option]] = {
    **{token: ("search", token) for token in TOKEN_SEARCHES},
    SLIDE: (SLIDE,),
}


def menu(house: House, me: Seat) -> tuple[Option, ...]:
    """Everything an explorer may do now. Moving comes first, ending the turn last."""
    options: list[Option] = []
    done = house.done
    kept = house.kept[me]
    if kept and house.trapped(me) is not None:
        return (END,) if "tear" in done else (("tear", me), END)
    room = house.where[me]
    hand = house.hands[me]
    scenario = HAUNTS[house.haunt]
    if not house.halted:
        ways(house, me, room, options)
    if room in ROOM_ACTIONS:
        ROOM_ACTIONS[room](house, me, options)
    if house.tokens:
        token_actions(house, me, room, options)
    if house.passages and "wall" not in done and scenario.may_move(house, me):
        for switch in house.passages:
            end = switch.beyond(room, house.side[me]) if switch.token == "wall-switch" else None
            if end is not None and end[0] not in house.lost and scenario.may_enter(house, Figure(me), end[0]):
                options.append(("wall",))
    for card in hand:
        use = USES.get(card)
        if use is not None and card_key(card) not in done and use.can(house, me):
            if scenario.may_use(house, me, card):
                options.append(("use", card))
    if house.where.count(room) > 1:
        company = house.company(me)
        for other in company:
            if house.kept[other] and "tear" not in done and house.trapped(other):
                options.append(("tear", other))
        if company and hand and "give" not in done:
            options += [("give", other) for other in company if gifts(house, me, other)]
    if hand and "drop" not in done:
        for card in hand:
            if may_drop(house, me, card):
                options.append(("drop",))
                break
    if room in house.piles and "take" not in done:
        for card in house.piles[room]:
            if may_lift(house, me, card):
                options.append(("take",))
                break
    if house.haunt:
        if "attack" not in done:
            attacks(house, me, options)
        if scenario.tasks:
            tasks(house, me, room, options)
        if house.monsters and "stairs" not in done and house.is_traitor(me) and is_stuck_below(house):
            options.append(("bring-stairs",))
    options.append(END)
    return scenario.limited(house, me, tuple(options)) if scenario.limits_menus else tuple(options)


def token_actions(house: House, me: Seat, room: RoomId, options: list[Option]) -> None:
    for token, rooms in house.tokens.items():
        if token in TOKEN_ACTIONS and room in rooms and token not in house.done:
            scenario = house.scenario
            if scenario.may_move(house, me) if token == SLIDE else scenario.draws_cards(house, me):
                options.append(TOKEN_ACTIONS[token])


def tasks(house: House, me: Seat, room: RoomId, options: list[Option]) -> None:
    """The special actions of the haunt that are open to this explorer here and now."""
    done = house.done
    scenario = HAUNTS[house.haunt]
    party = house.party[me]
    for found in scenario.tasks_in.get(room, scenario.tasks_anywhere):
        if (
            (found.who is not None and found.who != party)
            or (found.group in done and not found.again)
            or (found.attack and "attack" in done)
            or (found.cost and (house.halted or house.left(me) < found.cost))
            or (found.when is not None and not found.when(house, me))
        ):
            continue
        if found.options is None:
            options.append((found.name,))
        else:
            options += [(found.name, *rest) for rest in found.options(house, me)]


def ways(house: House, me: Seat, room: RoomId, options: list[Option]) -> None:
    """Steps to other rooms and through open doorways, as far as the movement left allows."""
    left = house.left(me)
    side = house.side[me] if room in SPLIT_ROOMS else -1
    scenario = HAUNTS[house.haunt]
    if not house.haunt:
        if left < 1:
            return
        for to, here, _ in house.ways[room]:
            if here < 0 or here == side:
                options.append(MOVE[to])
    else:
        if (house.spent or left < 1) and left < step_cost(house, me, room):
            return
        if scenario.holds_explorers and not scenario.may_move(house, me):
            return
        closes = scenario.closes_rooms
        for to, here, _ in house.ways.get(room, ()):
            if (here < 0 or here == side) and not (closes and not scenario.may_enter(house, Figure(me), to)):
                options.append(MOVE[to])
        if scenario.opens_walls:
            for to in scenario.wall_ways(house, me, room):
                if MOVE[to] not in options and scenario.may_enter(house, Figure(me), to):
                    options.append(MOVE[to])
    gaps = house.gaps.get(room)
    if gaps and house.can_explore(house.placed[room].floor) and scenario.may_explore(house, me):
        for gap in gaps:
            if side < 0 or ROOMS[room].doors.index(turned(gap, -house.placed[room].turn)) == side:
                options.append(EXPLORE[gap])
    if house.passages:
        for passage in house.passages:
            if passage.token != "wall-switch":
                end = passage.beyond(room, house.side[me])
                if end is not None and end[0] not in house.lost and ("passage", end[0]) not in options:
                    if scenario.may_enter(house, Figure(me), end[0]):
                        options.append(("passage", end[0]))


def may_go(house: House, me: Seat) -> bool:
    """Whether an explorer's feet are free for ways that cost no movement: over a barrier, down a hole."""
    return not house.halted and house.scenario.may_move(house, me)


def barrier_action(house: House, me: Seat, options: list[Option]) -> None:
    if may_go(house, me) and "cross" not in house.done:
        options.append(("cross",))


def vault_action(house: House, me: Seat, options: list[Option]) -> None:
    if (
        "vault" not in house.done
        and VAULT_EMPTY not in house.tokens
        and house.scenario.room_works(house, me, VAULT)
    ):
        options.append(("open-vault",))


def gallery_action(house: House, me: Seat, options: list[Option]) -> None:
    if may_go(house, me) and BALLROOM in house.placed and BALLROOM not in house.lost:
        scenario = house.scenario
        if scenario.room_works(house, me, GALLERY) and scenario.may_enter(house, Figure(me), BALLROOM):
            options.append(("jump-down",))


def collapsed_action(house: House, me: Seat, options: list[Option]) -> None:
    if may_go(house, me) and house.rooms_on(BASEMENT):
        if house.scenario.room_works(house, me, COLLAPSED_ROOM) and may_drop_down(house, me):
            options.append(("drop-down",))


def may_drop_down(house: House, me: Seat) -> bool:
    """Into the room below, or into the dark for whoever may find rooms."""
    below = house.rooms_with(BELOW)
    if not below:
        return house.scenario.may_explore(house, me)
    return house.scenario.may_enter(house, Figure(me), below[0])


ROOM_ACTIONS: Final[dict[RoomId, Callable[[House, Seat, list[Option]], None]]] = {
    **dict.fromkeys(SPLIT_ROOMS, barrier_action),
    VAULT: vault_action,
    GALLERY: gallery_action,
    COLLAPSED_ROOM: collapsed_action,
}


def offer_key(to: Seat, card: CardId) -> str:
    """Under what it is remembered that somebody would not have a card this turn."""
    return f"offered {to} {card}"


def gifts(house: House, me: Seat, to: Seat) -> tuple[CardId, ...]:
    """Cards that may be offered to somebody now."""
    return tuple(
        card
        for card in house.hands[me]
        if card_of(card).give
        and card_key(card) not in house.done
        and offer_key(to, card) not in house.done
        and house.scenario.may_give(house, me, card)
        and house.scenario.may_hold(house, to, card)
    )


def may_drop(house: House, me: Seat, card: CardId) -> bool:
    if card in STAY_IN_HAND or card_key(card) in house.done:
        return False
    return HAUNTS[house.haunt].may_drop(house, me, card)


def droppable(house: House, me: Seat) -> tuple[CardId, ...]:
    return tuple(card for card in house.hands[me] if may_drop(house, me, card))


def may_lift(house: House, me: Seat, card: CardId) -> bool:
    if card_key(card) in house.done:
        return False
    scenario = HAUNTS[house.haunt]
    return scenario.may_pick_up(house, me, card) and scenario.may_hold(house, me, card)


def liftable(house: House, me: Seat, room: RoomId) -> tuple[CardId, ...]:
    """What of a room's item pile an explorer may pick up there."""
    return tuple([card for card in house.piles.get(room, ()) if may_lift(house, me, card)])


def attacks(house: House, me: Seat, options: list[Option]) -> None:
    """Attacks by hand on those in the room, with one weapon or none, and shots along the line of fire."""
    scenario = HAUNTS[house.haunt]
    near = scenario.targets(house, Figure(me))
    for target in near:
        for trait in scenario.attack_traits(house, me):
            if scenario.may_attack(house, Figure(me), target, trait, NO_CARD):
                options.append(("attack", target, None, trait))
    for card in house.hands[me]:
        blow = BLOWS.get(card)
        if blow is None or card_key(card) in house.done or not scenario.may_use(house, me, card):
            continue
        within = near if not blow.ranged else scenario.in_line(house, Figure(me))
        for target in within:
            if scenario.may_attack(house, Figure(me), target, blow.trait, card):
                options.append(("attack", target, card, blow.trait))


def step_cost(house: House, me: Seat, room: RoomId) -> int:
    if not house.haunt:
        return 1
    return HAUNTS[house.haunt].step_cost(house, me) + house.hindrance(Figure(me), room)


def is_stuck_below(house: House) -> bool:
    """Whether a monster that could walk, and not for the heroes, stands in a basement without a way out that
    the Stairs from Basement would make."""
    placed = house.placed
    if not house.monsters or STAIRS_FROM_BASEMENT in placed:
        return False
    kinds = house.scenario.kinds
    below = {
        monster.room
        for monster in house.monsters
        if monster.room in placed
        and placed[monster.room].floor == BASEMENT
        and monster.party != HEROES
        and not (kinds[monster.kind].explores or kinds[monster.kind].holds_fast)
    }
    return any(is_cut_off(house, room) for room in below) and can_come(house)


def can_come(house: House) -> bool:
    """Whether the basement has a doorway for its stairs."""
    doorways = house.open_doorways(BASEMENT)
    return any(house.turnings(STAIRS_FROM_BASEMENT, *doorway, closing=True) for doorway in doorways)


def is_cut_off(house: House, start: RoomId) -> bool:
    """Whether no monster comes out of the basement from a room of it."""
    return all(
        house.floor_of(room) == BASEMENT and room != MYSTIC_ELEVATOR for room in house.prowls_to(start)
    )


def is_out_of_reach(house: House) -> bool:
    """Whether all heroes are in a basement to which no monster comes but by the Stairs from Basement."""
    placed = house.placed
    heroes = [house.where[seat] for seat in house.heroes() if house.where[seat] in placed]
    if not heroes or any(house.floor_of(room) != BASEMENT for room in heroes):
        return False
    if STAIRS_FROM_BASEMENT in placed or not can_come(house):
        return False
    kinds = house.scenario.kinds
    for monster in house.monsters:
        if monster.room in placed:
            reach = {*house.prowls_to(monster.room, walls=house.goes_through_walls(monster))}
            if reach & {*heroes} or (MYSTIC_ELEVATOR in reach and kinds[monster.kind].rides):
                return False
    return bool(house.monsters)
