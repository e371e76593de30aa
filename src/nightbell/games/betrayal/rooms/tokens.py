"""Tokens that events leave in rooms, and what an explorer can do with them once a turn."""

from __future__ import annotations

from typing import Final

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    Do,
    HurtDice,
    RowOf,
    TakeToken,
    plain_roll,
    put_down,
    trait_roll,
)
from nightbell.games.betrayal.cards.outcomes import TABLES, Call, Get, Hit, apply_row
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms.special import new_room_below
from nightbell.games.betrayal.traits import (
    BASEMENT,
    EVENT,
    FLOORS,
    ITEM,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SANITY,
    RoomId,
    Trait,
)
from nightbell.games.betrayal.walk import Go, PutIn, enter, is_kept_out, spared

TOKEN_SEARCHES: Final[dict[str, Trait | int]] = {"closet": 2, "safe": KNOWLEDGE, "skeletons": SANITY}
"""Tokens that can be searched: with a trait, or with so many dice."""


def _gone(token: str) -> Call:
    def remove(house: House, me: Seat) -> Effect[None]:
        room = keep(next(iter(house.rooms_with(token)), RoomId("")))
        if room:
            yield TakeToken(token, room)

    return Call(remove)


TABLES["closet"] = ((4, Get(ITEM)), (2, Get(EVENT)), (0, Get(EVENT), _gone("closet")))
TABLES["safe"] = ((5, _gone("safe"), Get(ITEM, 2)), (2, Hit(PHYSICAL)), (0, Hit(PHYSICAL, 2)))
TABLES["skeletons"] = ((5, _gone("skeletons"), Get(ITEM)), (0, Hit(MENTAL)))


def search_token(house: House, me: Seat, token: str) -> Effect[None]:
    """Open the closet, pick the safe, search the skeletons."""
    yield Do(token)
    how = TOKEN_SEARCHES[token]
    if isinstance(how, int):
        total = yield from plain_roll(house, me, how, token)
    else:
        total = yield from trait_roll(house, me, how, "room")
    yield from apply_row(house, me, token, total)


def slide_again(house: House, me: Seat) -> Effect[None]:
    """The Mystic Slide stays: anyone in its room may try it."""
    yield Do("slide")
    yield from go_down_slide(house, me, draws=True)


def go_down_slide(house: House, me: Seat, *, draws: bool) -> Effect[None]:
    """Might 5 lets you choose where you come out below; else a fall into the basement."""
    floor = keep(house.floor_of(house.where[me]))
    total = yield from trait_roll(house, me, MIGHT, "event")
    yield RowOf("mystic-slide", 5 if total >= 5 else 0)
    if total >= 5:
        below = FLOORS[: FLOORS.index(floor)]
        every = [room for each in below for room in house.rooms_on(each)]
        rooms = keep(tuple(room for room in every if not is_kept_out(house, me, room)))
        if rooms:
            room = yield from decide(ask(me, "which-room", OneOf(rooms, "room"), "B-170"))
            yield PutIn(me, room)
        return
    room = yield from new_room_below(house, me, BASEMENT, draws=draws)
    if not room or keep(is_kept_out(house, me, room)):
        return
    yield from put_down(house, me, room)
    if not (yield from spared(house, me)):
        yield HurtDice(me, PHYSICAL, 1, "slide")
    if keep(house.alive[me]):
        yield from enter(house, me, room)


def go_through_wall(house: House, me: Seat) -> Effect[None]:
    """Knowledge 3 finds the switch of the Revolving Wall; the traitor knows it."""
    yield Do("wall")
    if not (yield from spared(house, me)):
        total = yield from trait_roll(house, me, KNOWLEDGE, "room")
        if total < 3:
            return
    here = house.where[me], house.side[me]
    beyond = keep(
        next(
            (end for way in house.passages if way.token == "wall-switch" and (end := way.beyond(*here))), None
        )
    )
    if beyond is not None:
        yield Go(me, *beyond)
