"""Haunt 22, The Abyss Gazes Back: the house falls away from below, room by room."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import NO_CARD, Discard, Draw, Mark, PutToken, plain_roll
from nightbell.games.betrayal.explore import Attach, DrawTile
from nightbell.games.betrayal.haunt import TRACK_MARK, advance_track
from nightbell.games.betrayal.haunts.exorcism import Exorcism
from nightbell.games.betrayal.haunts.ruin import crumbling, swallow
from nightbell.games.betrayal.house import House
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import BASEMENT, EVENT, FLOORS, OMEN, TRAITOR, CardId, Deck, RoomId

HOLY_SYMBOL = CardId("holy-symbol")
SECRET_WAYS = (CardId("secret-passage"), CardId("secret-stairs"))
DICE_BY_TURN = {3: 2, 4: 3}
MOST_DICE = 4


class TheAbyssGazesBack(Exorcism):
    number = 22

    def right_now(self, house: House) -> Effect[None]:
        """The traitor names the room below in which it opens."""
        empty = keep(
            tuple(
                room
                for room in house.rooms_on(BASEMENT)
                if ROOMS[room].symbol in (OMEN, EVENT) and not house.explorers_in(room)
            )
        )
        if empty:
            start = yield from decide(ask(house.traitor, "abyss-start", OneOf(empty, "room"), "B-302"))
        else:
            start = yield from DrawTile(BASEMENT)
            if start:
                yield Attach(start, house.traitor, (BASEMENT,))
            else:
                start = yield from decide(
                    ask(house.traitor, "abyss-start", OneOf(tuple(house.rooms_on(BASEMENT)), "room"), "B-302")
                )
        yield PutToken("abyss", start)
        yield Mark(TRACK_MARK, 0)

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """Each living player loses rooms to it; the traitor's turn lets it grow."""
        if keep(house.mark("abyss-waits") == seat + 1):
            yield Mark("abyss-waits", 0)
        if keep(feeds_it(house, seat)):
            yield from self.feeds(house, seat)
        if seat != house.traitor:
            return
        if keep(not house.lost):
            start = keep(house.rooms_with("abyss")[0])
            yield from swallow(house, seat, start, leap=True)
        yield from advance_track(house)

    def feeds(self, house: House, seat: Seat) -> Effect[None]:
        if keep(stands_at_the_brink(house, seat)):
            if (yield from ask(seat, "sacrifice-symbol", YES_NO, "B-321", card=HOLY_SYMBOL)):
                yield Discard(seat, HOLY_SYMBOL)
                yield Mark("abyss-waits", seat + 1)
                return
        turn = keep(house.mark(TRACK_MARK))
        rooms = 1
        if turn > 2:
            rooms = yield from plain_roll(house, seat, DICE_BY_TURN.get(turn, MOST_DICE), "abyss")
        for _ in range(rooms):
            yield from self.takes_a_room(house, seat)

    def takes_a_room(self, house: House, seat: Seat) -> Effect[None]:
        floor = keep(next((floor for floor in FLOORS if house.rooms_on(floor)), None))
        if floor is None:
            return
        chooser = seat
        rooms = keep(tuple(crumbling(house, floor)))
        if not keep(any(house.floor_of(room) == floor for room in house.lost)):
            chooser = keep(house.traitor)
            rooms = keep(mouths(house, rooms))
        room = yield from decide(ask(chooser, "lose-which-room", OneOf(rooms, "room"), "B-322"))
        yield from swallow(house, seat, room, leap=True)

    def draws(self, house: House, me: Seat, deck: Deck) -> Effect[CardId]:
        """In the basement the traitor may find a secret way instead of an event."""
        if deck != EVENT or house.party[me] != TRAITOR:
            return NO_CARD
        ways = keep(
            tuple(card for card in SECRET_WAYS if card in house.decks[EVENT])
            if house.floor_of(house.where[me]) == BASEMENT
            else ()
        )
        if not ways:
            return NO_CARD
        card = yield from decide(ask(me, "which-secret-way", OneOf((None, *ways), "card"), "B-321"))
        if not card:
            return NO_CARD
        return (yield from Draw(me, EVENT, card))


def feeds_it(house: House, seat: Seat) -> bool:
    """Whether a player's turn costs rooms: a living explorer's and always the traitor's, unless it waits."""
    lives = house.alive[seat] or seat == house.traitor
    return lives and house.mark(TRACK_MARK) >= 2 and not house.mark("abyss-waits")


def stands_at_the_brink(house: House, me: Seat) -> bool:
    """Whether a bearer of the Holy Symbol stands at a door to a room that is gone."""
    if not house.alive[me] or not house.has(me, HOLY_SYMBOL) or house.party[me] == TRAITOR:
        return False
    room = house.where[me]
    return any(house.beside(room, side) in house.lost for side in house.doors(room))


def mouths(house: House, rooms: tuple[RoomId, ...]) -> tuple[RoomId, ...]:
    """Where it can break into a new floor: at an open doorway with nobody in the room, if there is one."""
    free = [room for room in rooms if not house.explorers_in(room)]
    return tuple(room for room in free if house.gaps[room]) or tuple(free) or rooms
