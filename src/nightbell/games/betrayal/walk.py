"""Leaving a room, going to another, and what happens on entering it; drawing the card of a symbol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightbell.engine import YES_NO, Command, Effect, Seat, ask, call, keep
from nightbell.games.betrayal.atoms import (
    MUSIC_BOX,
    NO_CARD,
    Die,
    Draw,
    EndTurn,
    Lay,
    Lose,
    Part,
    Refuse,
    Reveal,
    Settle,
    Stand,
    Take,
    ToDiscard,
    get_card,
    immune_to_room,
    landing_side,
    trait_roll,
)
from nightbell.games.betrayal.cards.registry import EVENT_EFFECTS
from nightbell.games.betrayal.house import HAUNTS, Figure, House
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import EVENT, OMEN, SANITY, TRAITOR, CardId, Deck, RoomId

ROOM_TEXTS: Final[dict[RoomId, Callable[[House, Seat], Effect[None]]]] = {}
"""What a room does to an explorer who enters it; filled by `rooms.special`."""
BITE: Final = CardId("bite")
MUSIC: Final = "music-box-open"
"""The mark of a Music Box that plays."""
ON_DRAW: Final[dict[CardId, Callable[[House, Seat], Effect[None]]]] = {}
"""What an omen does at once when it is drawn."""


def spared(house: House, me: Seat) -> Effect[bool]:
    """Whether a room's harm passes a traitor by. A hidden one must then turn over the token."""
    if not house.haunt:
        return False
    traitor, known = keep((house.party[me] == TRAITOR, house.open_party[me]))
    if not traitor:
        return False
    if not known:
        if not house.scenario.shows_by_immunity:
            return False
        yield Reveal(me)
    return True


def leave(house: House, me: Seat, room: RoomId) -> Effect[None]:
    """The roll that some rooms ask of whoever goes out."""
    sheet = ROOMS[room]
    assert sheet.leaving is not None and sheet.leaving_costs is not None
    passes_by = keep(immune_to_room(house, me, room) or not house.scenario.room_works(house, me, room))
    if passes_by or (yield from spared(house, me)):
        return
    total = yield from trait_roll(house, me, sheet.leaving.trait, "room")
    if total < sheet.leaving.target:
        yield Lose(me, sheet.leaving_costs, 1, room)


class Go(Command[House, None]):
    """An explorer goes to a room, by whatever means: leaves, arrives, and meets what is there."""

    seat: Seat
    room: RoomId
    side: int = 0
    spaces: int = 0

    def carry_out(self, house: House) -> Effect[None]:
        if not keep(is_kept_out(house, self.seat, self.room)):
            yield from go(house, self.seat, self.room, self.side, self.spaces)


def is_kept_out(house: House, seat: Seat, room: RoomId) -> bool:
    """Whether the haunt has closed a room to an explorer, or holds one fast, who then stays behind."""
    scenario = house.scenario
    return scenario.stays(house, seat) or scenario.is_shut(house, Figure(seat), room)


def go(house: House, me: Seat, room: RoomId, side: int = 0, spaces: int = 0) -> Effect[None]:
    here = keep(house.where[me])
    yield from go_from(house, me, here, room, side, spaces)


def go_from(house: House, me: Seat, here: RoomId, room: RoomId, side: int, spaces: int) -> Effect[None]:
    """Leave one room and arrive in another."""
    if here in ROLL_TO_LEAVE:
        yield from leave(house, me, here)
        if not keep(house.alive[me]):
            return
    yield Stand(me, room, side, spaces)
    if keep(room in house.lost or is_eventful(house, me, room)):
        yield from enter(house, me, room)


ROLL_TO_LEAVE: Final = frozenset(room.id for room in ROOMS.values() if room.leaving is not None)


class PutIn(Command[House, None]):
    """An effect puts an explorer into a room; in a split room the explorer chooses the side."""

    seat: Seat
    room: RoomId

    def carry_out(self, house: House) -> Effect[None]:
        if not keep(is_kept_out(house, self.seat, self.room)):
            side = yield from landing_side(house, self.seat, self.room)
            yield Go(self.seat, self.room, side)


def is_eventful(house: House, me: Seat, room: RoomId) -> bool:
    """Whether anything at all may happen to an explorer who enters."""
    return (
        house.placed[room].due
        or room in ROOM_TEXTS
        or bool(house.strays)
        or HAUNTS[house.haunt].watches_rooms
        or MUSIC in house.marks
    )


def music(house: House, room: RoomId) -> bool:
    """Whether the Music Box plays in a room, in a hand, in claws or on the floor."""
    if not house.marks.get(MUSIC):
        return False
    holder = house.holder(MUSIC_BOX)
    if holder >= 0:
        return house.where[holder] == room
    carried = (monster.room for monster in house.monsters if MUSIC_BOX in monster.items)
    return next(carried, house.pile_with(MUSIC_BOX)) == room


def enter(house: House, me: Seat, room: RoomId) -> Effect[None]:
    """Everything that entering a room brings: waiting companions, its card, the haunt, the music,
    its text."""
    lost, waiting, symbol = keep(what_is_there(house, room))
    if lost:
        yield Die(me)
        return
    for card in waiting:
        if keep(house.scenario.may_pick_up(house, me, card)):
            yield Take(me, card)
    if symbol is not None and not HAUNTS[house.haunt].passes_symbols:
        yield Settle(room, me)
        if keep(house.scenario.draws_for_symbol(house, me)):
            yield from draw_card(house, me, symbol)
    if HAUNTS[house.haunt].watches_rooms and keep(is_still_in(house, me, room)):
        yield from house.scenario.entered(house, me, room)
    if keep(music(house, room) and is_still_in(house, me, room)):
        yield call(listen, me)
    if room in ROOM_TEXTS and (
        keep(is_still_in(house, me, room) and house.scenario.room_works(house, me, room))
    ):
        yield call(ROOM_TEXTS[room], me)


def what_is_there(house: House, room: RoomId) -> tuple[bool, tuple[CardId, ...], Deck | None]:
    """Whether a room is gone; which companions wait in it; and the symbol whose card nobody has drawn yet."""
    if room in house.lost:
        return True, (), None
    waiting = tuple([card for card, at in house.strays.items() if at == room]) if house.strays else ()
    return False, waiting, ROOMS[room].symbol if house.placed[room].due else None


def is_still_in(house: House, me: Seat, room: RoomId) -> bool:
    return house.alive[me] and house.where[me] == room


def listen(house: House, me: Seat) -> Effect[None]:
    """The Music Box plays: Sanity 4 or the turn is over, and whoever carries the box lets it fall."""
    total = yield from trait_roll(house, me, SANITY, "item")
    if total >= 4:
        return
    room = keep(house.where[me])
    if keep(house.has(me, MUSIC_BOX)):
        yield Part(me, MUSIC_BOX)
        yield Lay(MUSIC_BOX, room)
    if house.active == me:
        yield EndTurn()


class DrawCard(Command[House, CardId]):
    """Draw a card of a deck and do what it says; results in the card."""

    seat: Seat
    deck: Deck

    def carry_out(self, house: House) -> Effect[CardId]:
        return draw_card(house, self.seat, self.deck)


def draw_card(house: House, me: Seat, deck: Deck) -> Effect[CardId]:
    if not keep(HAUNTS[house.haunt].draws_cards(house, me)):
        return NO_CARD
    card = yield from house.scenario.draws(house, me, deck)
    if not card:
        card = yield from Draw(me, deck)
    if not card:
        return card
    if deck == EVENT:
        yield from happen(house, me, card)
        return card
    yield from get_card(house, me, card)
    instruction = ON_DRAW.get(card)
    if deck == OMEN and instruction is not None:
        if not (yield from declines(house, me, card)):
            yield call(instruction, me)
    return card


class Happen(Command[House, None]):
    """An event card happens to an explorer."""

    seat: Seat
    card: CardId

    def carry_out(self, house: House) -> Effect[None]:
        return happen(house, self.seat, self.card)


def happen(house: House, me: Seat, card: CardId) -> Effect[None]:
    if (yield from declines(house, me, card)):
        yield ToDiscard(card)
        return
    yield call(EVENT_EFFECTS[card], me)
    if not keep(any(card in kept for kept in house.kept)):
        yield ToDiscard(card)


def declines(house: House, me: Seat, card: CardId) -> Effect[bool]:
    """An open traitor may refuse an event or the Bite, all or nothing."""
    if not keep(house.is_traitor(me)):
        return False
    accepts = yield from ask(me, "accept-card", YES_NO, "B-338", card=card)
    if not accepts:
        yield Refuse(me, card)
    return not accepts
