"""The deeds of a turn: walking and exploring, cards and gifts, blows, tasks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightbell.engine import YES_NO, Answer, Effect, OneOf, Seat, Some, ask, call, decide, keep
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Count,
    Do,
    EndEvent,
    Fight,
    Halt,
    HandOver,
    Lay,
    Refuse,
    ShuffleTiles,
    Spend,
    Stand,
    part_with,
    pick_up,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import BLOWS, card_key
from nightbell.games.betrayal.cards.registry import USES, readied
from nightbell.games.betrayal.explore import Attach, discover
from nightbell.games.betrayal.house import HAUNTS, Figure, House
from nightbell.games.betrayal.menu import droppable, gifts, liftable, offer_key, step_cost
from nightbell.games.betrayal.rooms import ROOMS, SPLIT_ROOMS, STAIRS_FROM_BASEMENT
from nightbell.games.betrayal.rooms.special import cross, fall, jump_down, open_vault
from nightbell.games.betrayal.rooms.tokens import go_through_wall, search_token, slide_again
from nightbell.games.betrayal.traits import (
    BASEMENT,
    MIGHT,
    CardId,
    RoomId,
    Trait,
)
from nightbell.games.betrayal.walk import enter, go_from, leave


def move(house: House, me: Seat, to: RoomId) -> Effect[None]:
    """Walk through a door or up a stair."""
    room, cost, side = keep(step_through(house, me, to))
    scenario = HAUNTS[house.haunt]
    if scenario.watches_steps and not (yield from scenario.before_step(house, me, to)):
        return
    yield from go_from(house, me, room, to, side, cost)


def step_through(house: House, me: Seat, to: RoomId) -> tuple[RoomId, int, int]:
    """Where a step begins, what it costs, and on which side of the next room it ends."""
    room = house.where[me]
    side = 0
    if to in SPLIT_ROOMS:
        side = next((arriving for other, _, arriving in house.ways.get(room, ()) if other == to), 0)
    return room, step_cost(house, me, room), side


def passage(house: House, me: Seat, to: RoomId) -> Effect[None]:
    """Through a Secret Passage or up the Secret Stairs, for one space."""
    room, here = house.where[me], house.side[me]
    ends = [end for way in house.passages if (end := way.beyond(room, here)) and end[0] == to]
    room, cost, side = keep((room, step_cost(house, me, room), ends[0][1] if ends else 0))
    yield from go_from(house, me, room, to, side, cost)


def explore(house: House, me: Seat, side: str) -> Effect[None]:
    """Through an open doorway into a room that nobody has seen."""
    room, cost = keep((house.where[me], step_cost(house, me, house.where[me])))
    if ROOMS[room].leaving is not None:
        yield from leave(house, me, room)
        if not keep(house.alive[me]):
            return
    tile = yield from discover(house, me, room, side)
    if not tile:
        yield Do("turn")
        return
    scenario = HAUNTS[house.haunt]
    if not scenario.watches_steps or (yield from scenario.before_step(house, me, tile)):
        arriving = keep(next((way[2] for way in house.ways[room] if way[0] == tile), 0))
        yield Stand(me, tile, arriving, cost)
        yield from enter(house, me, tile)
    yield from scenario.discovered(house, me, tile)


def use_card(house: House, me: Seat, card: CardId) -> Effect[None]:
    yield Do(card_key(card))
    yield call(USES[card].do, me)


def give(house: House, me: Seat, to: Seat) -> Effect[None]:
    """One item for another explorer here, if both agree; once a turn. Nothing is refused twice in it."""
    cards = gifts(house, me, to)
    card = yield from decide(ask(me, "which-gift", OneOf(cards, "card"), "B-193", other_seat=to))
    agrees = yield from ask(to, "accept-gift", YES_NO, "B-194", other_seat=me, card=card)
    if not agrees:
        yield Do(offer_key(to, card))
        yield Refuse(to, card)
        return
    yield Do("give")
    yield Do(card_key(card))
    yield HandOver(me, to, card)


def drop(house: House, me: Seat) -> Effect[None]:
    """Lay down any number of items; once a turn."""
    cards = keep(droppable(house, me))
    dropped = yield from ask(me, "which-drop", Some(cards, 1, len(cards), "card"), "B-195")
    yield Do("drop")
    room = keep(house.where[me])
    for card in dropped:
        if keep(house.has(me, card)):
            yield Do(card_key(card))
            yield from part_with(house, me, card)
            yield Lay(card, room)


def take(house: House, me: Seat) -> Effect[None]:
    """Pick up any number of items that lie here; once a turn."""
    cards = keep(liftable(house, me, house.where[me]))
    taken = yield from ask(me, "which-take", Some(cards, 1, len(cards), "card"), "B-199")
    yield Do("take")
    for card in taken:
        if keep(house.scenario.may_hold(house, me, card)):
            yield Do(card_key(card))
            yield from pick_up(house, me, card)


def tear(house: House, me: Seat, who: Seat) -> Effect[None]:
    """Might 4 frees somebody from debris or webs. Three failures, and it gives way at the next turn."""
    yield Do("tear")
    event = keep(house.trapped(who) or CardId(""))
    total = yield from trait_roll(house, me, MIGHT, "room")
    if total >= 4:
        yield EndEvent(who, event)
        return
    yield Count(f"{event}-{who}")
    if event == "webs":
        yield Halt()


def attack(house: House, me: Seat, target: Figure, weapon: CardId | None, trait: Trait) -> Effect[None]:
    """The one attack of the turn."""
    yield Do("attack")
    if weapon:
        yield Do(card_key(weapon))
        if not (yield from readied(house, me, weapon)):
            return
    blow = BLOWS.get(weapon or NO_CARD)
    yield Fight(Figure(me), target, trait, weapon or NO_CARD, blow is not None and blow.ranged)


def do_task(house: House, me: Seat, name: str, *rest: Answer) -> Effect[None]:
    scenario = house.scenario
    found = scenario.tasks[name]
    yield Do(found.group)
    if found.attack:
        yield Do("attack")
    if found.cost:
        yield Spend(found.cost)
    yield from found.do(scenario, house, me, *rest)


def bring_stairs(house: House, me: Seat) -> Effect[None]:
    """The traitor lets monsters out of the basement, or into it.

    Where no other doorway is left, the stairs may close the floor.
    """
    yield Do("stairs")
    closing = keep(not house.spots(STAIRS_FROM_BASEMENT, BASEMENT))
    yield Attach(STAIRS_FROM_BASEMENT, me, (BASEMENT,), closing=closing)
    yield ShuffleTiles()


ACTIONS: Final[dict[Answer, Callable[..., Effect[None]]]] = {
    "move": move,
    "passage": passage,
    "explore": explore,
    "cross": cross,
    "open-vault": open_vault,
    "jump-down": jump_down,
    "drop-down": fall,
    "search": search_token,
    "slide": slide_again,
    "wall": go_through_wall,
    "use": use_card,
    "give": give,
    "drop": drop,
    "take": take,
    "tear": tear,
    "attack": attack,
    "bring-stairs": bring_stairs,
}
