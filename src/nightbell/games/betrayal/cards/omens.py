"""What the omens do when they are drawn or used."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    GRAVE_DIRT,
    MASK,
    Do,
    EndEvent,
    IntoDeck,
    Lay,
    Lift,
    Lose,
    Mark,
    Part,
    Peek,
    Take,
    gain,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import card_key, card_of
from nightbell.games.betrayal.cards.events import unseen_attack
from nightbell.games.betrayal.cards.items import draw_monsters
from nightbell.games.betrayal.cards.outcomes import TABLES, Down, apply_row
from nightbell.games.betrayal.cards.registry import use
from nightbell.games.betrayal.haunt import Option
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import COAL_CHUTE, MYSTIC_ELEVATOR, ROOMS, SPLIT_ROOMS
from nightbell.games.betrayal.traits import EVENT, ITEM, KNOWLEDGE, ROOM, SANITY, CardId, RoomId
from nightbell.games.betrayal.walk import BITE, ON_DRAW

DOGS_LEASH = 6


def bitten(house: House, me: Seat) -> Effect[None]:
    """Something bites out of the dark: four dice of Might against yours."""
    yield from unseen_attack(house, me)


ON_DRAW[BITE] = bitten

TABLES["crystal-ball"] = ((4,), (1, Down(SANITY)), (0, Down(SANITY, 2)))


@use("crystal-ball", lambda house, me: house.haunt > 0)
def crystal_ball(house: House, me: Seat) -> Effect[None]:
    """Knowledge 4 lets you choose the next item or event; less costs Sanity."""
    total = yield from trait_roll(house, me, KNOWLEDGE, "item")
    if (yield from apply_row(house, me, "crystal-ball", total)) != 4:
        return
    decks = keep(tuple(deck for deck in (ITEM, EVENT) if house.decks[deck]))
    if not decks:
        return
    deck = yield from decide(ask(me, "which-stack", OneOf(decks, "deck"), "B-201"))
    cards = keep(tuple(sorted(house.decks[deck])))
    card = yield from decide(ask(me, "which-card", OneOf(cards, "card"), "B-201"))
    yield IntoDeck(card, deck, True)


TABLES["mask"] = ((4,), (0,))


@use("mask")
def mask(house: House, me: Seat) -> Effect[None]:
    """Sanity 4 lets you put it on or take it off: Knowledge for Sanity, and back."""
    total = yield from trait_roll(house, me, SANITY, "item")
    if (yield from apply_row(house, me, "mask", total)) != 4:
        return
    worn = keep(house.mark("mask-worn") > 0)
    change = "take-off" if worn else "put-on"
    if (yield from decide(ask(me, "mask", OneOf((change, "leave"), "mask"), "B-201"))) == "leave":
        return
    yield Mark("mask-worn", 0 if worn else 1)
    if worn:
        yield gain(me, SANITY, 2)
        yield Lose(me, KNOWLEDGE, 2, MASK)
    else:
        yield gain(me, KNOWLEDGE, 2)
        yield EndEvent(me, GRAVE_DIRT)
        yield Lose(me, SANITY, 2, MASK)


@use("spirit-board", lambda house, me: not house.spent and bool(house.tiles))
def spirit_board(house: House, me: Seat) -> Effect[None]:
    """Before you move: look at the next room. Once the haunt has begun, something looks back."""
    yield Peek(me, ROOM, 1)
    if house.haunt:
        yield from draw_monsters(house, me)


def errands(house: House, me: Seat) -> tuple[Option, ...]:
    """What the Dog can fetch or carry within six spaces, by doors and stairs that need no roll."""
    reach = dogs_rooms(house, me)
    fetch: list[Option] = [
        ("fetch", card, room)
        for room in reach
        for card in house.piles.get(room, ())
        if card_key(card) not in house.done
        and house.scenario.may_fetch(house, card)
        and house.scenario.may_pick_up(house, me, card)
        and house.scenario.may_hold(house, me, card)
    ]
    carry: list[Option] = [
        ("carry", card, room)
        for card in house.hands[me]
        if card_of(card).drop
        and card_key(card) not in house.done
        and house.scenario.may_fetch(house, card)
        and house.scenario.may_drop(house, me, card)
        for room in reach
    ]
    return (*fetch, *carry)


def dogs_rooms(house: House, me: Seat) -> list[RoomId]:
    """Where it gets to; it crosses no barrier of the room in which it begins, nor leaves one that asks for a
    roll."""
    start, side = house.where[me], house.side[me]
    if ROOMS[start].leaving is not None:
        return []
    steps = {start: 0}
    frontier = [start]
    while frontier:
        room = frontier.pop(0)
        if steps[room] < DOGS_LEASH:
            for other, here, _ in house.ways.get(room, ()):
                if other in EASY and other not in steps and (here < 0 or here == side):
                    steps[other] = steps[room] + 1
                    frontier.append(other)
    return [room for room in steps if room != start]


EASY = frozenset(
    room
    for room in ROOMS
    if ROOMS[room].leaving is None and room not in (*SPLIT_ROOMS, MYSTIC_ELEVATOR, COAL_CHUTE)
)
"""Rooms that a dog can pass: no roll, no barrier, no elevator and no drop."""


def has_errand(house: House, me: Seat) -> bool:
    """Whether there is anything to fetch or to carry; the way is looked for when the Dog is sent."""
    return bool(house.piles) or any(card_of(card).drop for card in house.hands[me])


@use("dog", has_errand)
def dog(house: House, me: Seat) -> Effect[None]:
    """It fetches an item, or takes one somewhere, and comes back; nothing else is done with it this turn."""
    options = keep(errands(house, me))
    if not options:
        return
    what, card, room = yield from decide(ask(me, "dogs-errand", OneOf(options), "B-201"))
    item, there = CardId(str(card)), RoomId(str(room))
    yield Do(card_key(item))
    if what == "fetch":
        yield Lift(item, there)
        yield Take(me, item)
    else:
        yield Part(me, item)
        yield Lay(item, there)
