"""Haunt 33, An Invocation of Darkness: a reader who would give his life for what the Book calls."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, keep
from nightbell.games.betrayal.atoms import (
    Count,
    Discard,
    Do,
    Fall,
    Mark,
    Spawn,
    Take,
    TakeOut,
    Win,
    gain,
    plain_roll,
)
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import Haunt, Kind, restore, task, task_roll
from nightbell.games.betrayal.house import House, Monster, acted
from nightbell.games.betrayal.rooms import CHAPEL, CHASM, FURNACE_ROOM, PENTAGRAM_CHAMBER
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, TRAITOR, TRAITS, CardId, RoomId

BOOK = CardId("book")
SHRINES = (CHAPEL, PENTAGRAM_CHAMBER)
CALLS, BROUGHT = "invocation", "book-brought"
ENOUGH = 5


class AnInvocationOfDarkness(Haunt):
    number = 33
    kinds = {"elder-god": Kind(speed=3, might=12, sanity=7)}

    def right_now(self, house: House) -> Effect[None]:
        """A shrine far from the reader; and the reader grows with what has been read."""
        reader, finder = keep((house.traitor, house.left_of(house.revealer)))
        if keep(not any(room in house.placed for room in SHRINES)):
            chosen = yield from ask(finder, "which-shrine", OneOf(SHRINES, "room"), "B-302")
            here = keep(house.where[reader])
            for room in (chosen, *(room for room in SHRINES if room != chosen)):
                if (yield from BringRoom(room, finder, far_from=here)):
                    break
        if keep(house.holder(BOOK) < 0):
            yield TakeOut(BOOK)
            yield Take(reader, BOOK)
        yield from restore(house, reader)
        for trait in TRAITS:
            rows = yield from plain_roll(house, reader, 2, "haunt")
            yield gain(reader, trait, rows)
        yield from self.brings(house, reader)

    # ---- the traitor's page

    def goes_first(self, house: House) -> Seat:
        return house.traitor

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        if keep(me == house.traitor and not house.mark(BROUGHT)):
            yield from self.brings(house, me)

    def brings(self, house: House, reader: Seat) -> Effect[None]:
        """Once the Book has been in a shrine in the reader's hands, the words are known by heart."""
        if keep(house.where[reader] in SHRINES and house.has(reader, BOOK)):
            yield Mark(BROUGHT)

    @task(*SHRINES, who=TRAITOR, cost=1, again=True, when=lambda house, me: house.mark(BROUGHT) > 0)
    def invoke(self, house: House, me: Seat) -> Effect[None]:
        """The fifth answer costs the caller's life; what came acts from that player's next turn on."""
        if not (yield from task_roll(house, me, "invoke", KNOWLEDGE, 5)):
            return
        if (yield from Count(CALLS)) < ENOUGH:
            return
        room = keep(house.where[me])
        yield Fall(me)
        traits = (house.players, 12, 7, -1)
        figure = yield from Spawn("elder-god", room, traits, of=me)
        yield Do(acted(figure))

    def place_of(self, house: House, monster: Monster) -> Seat:
        return monster.of

    # ---- the heroes' page

    @task(FURNACE_ROOM, CHASM, cost=1, when=lambda house, me: house.has(me, BOOK))
    def destroy_book(self, house: House, me: Seat) -> Effect[None]:
        yield Discard(me, BOOK)
        yield Win(HEROES)

    def heroes_won(self, house: House) -> bool:
        """Without its reader nobody calls, unless the call has been answered."""
        return not house.alive[house.traitor] and house.mark(CALLS) < ENOUGH
