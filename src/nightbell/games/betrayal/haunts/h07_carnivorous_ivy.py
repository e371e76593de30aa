"""Haunt 7, Carnivorous Ivy: it has grown in at every window, and it feeds on guests."""

from __future__ import annotations

from nightbell.engine import Effect, Seat, Some, ask, keep, recall
from nightbell.games.betrayal.atoms import Count, Discard, Do, Lay, Mark, Part, Take, Win
from nightbell.games.betrayal.cards.catalogue import card_key
from nightbell.games.betrayal.haunt import Kind, Option, task, task_roll
from nightbell.games.betrayal.haunts.tendrils import ROOTED, Tendrils
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import (
    BALCONY,
    BEDROOM,
    CHAPEL,
    CHASM,
    CONSERVATORY,
    DINING_ROOM,
    ENTRANCE_HALL,
    FURNACE_ROOM,
    GARDENS,
    GRAND_STAIRCASE,
    GRAVEYARD,
    KITCHEN,
    MASTER_BEDROOM,
    PATIO,
    RESEARCH_LABORATORY,
    TOWER,
    UNDERGROUND_LAKE,
)
from nightbell.games.betrayal.traits import KNOWLEDGE, TRAITOR, CardId, RoomId

BOOK, SPRAY = CardId("book"), CardId("plant-spray")
MADE, KILLED, LEFT = "spray-made", "creepers-killed", "creepers-left"
OVERGROWN = (
    ENTRANCE_HALL,
    BALCONY,
    BEDROOM,
    CHAPEL,
    CONSERVATORY,
    DINING_ROOM,
    GARDENS,
    GRAND_STAIRCASE,
    GRAVEYARD,
    MASTER_BEDROOM,
    PATIO,
    TOWER,
)
MOST = 10
DISPOSAL = (CHASM, FURNACE_ROOM, UNDERGROUND_LAKE)


def within_spray(house: House, me: Seat) -> list[Option]:
    """Creepers of which a part is here, each by one of its parts, for whoever has the spray ready."""
    if not house.has(me, SPRAY) or card_key(SPRAY) in house.done:
        return []
    here = {monster.number: monster.id for monster in house.monsters_in(house.where[me])}
    return [(figure,) for figure in here.values()]


def may_brew(house: House, me: Seat) -> bool:
    return house.has(me, BOOK) and not house.mark(MADE)


def is_coming(house: House) -> bool:
    """Whether another Creeper may yet come up in a room, for a traitor who lives to see it."""
    found = house.mark(LEFT) > 0 and any(room in house.tiles for room in OVERGROWN)
    return found and house.alive[house.traitor]


class CarnivorousIvy(Tendrils):
    number = 7
    base, end = "creeper-root", "creeper-tip"
    kinds = {"creeper-root": ROOTED, "creeper-tip": Kind(speed=2, might=5, sanity=3, rides=False)}

    def right_now(self, house: House) -> Effect[None]:
        """The Book slips out of the gardener's hands, and the ivy comes in."""
        gardener = keep(house.traitor)
        if keep(house.has(gardener, BOOK)):
            room = keep(house.where[gardener])
            yield Part(gardener, BOOK)
            yield Lay(BOOK, room)
        pairs = min(2 * house.players, MOST)
        rooms = keep(tuple(room for room in OVERGROWN if room in house.placed))
        if len(rooms) > pairs:
            rooms = yield from ask(
                gardener, "which-rooms-overgrow", Some(rooms, pairs, pairs, "room"), "B-302"
            )
        for number, room in enumerate(rooms, start=1):
            yield from self.grows_in(house, room, number)
        yield Mark(LEFT, pairs - len(rooms))

    # ---- the traitor's page

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """What is left of it grows in the next room that suits it."""
        left = keep(house.mark(LEFT))
        if left and room in OVERGROWN:
            yield Mark(LEFT, left - 1)
            yield from self.grows_in(house, room, min(2 * house.players, MOST) - left + 1)

    def may_pick_up(self, house: House, me: Seat, card: CardId) -> bool:
        return self.may_hold(house, me, card)

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        """The Book is closed to whoever let the ivy in."""
        return card != BOOK or house.party[me] != TRAITOR

    def turn_ends(self, house: House, me: Seat) -> Effect[None]:
        """Fire and deep water are the end of the spray."""
        if keep(house.party[me] == TRAITOR and house.has(me, SPRAY) and house.where[me] in DISPOSAL):
            yield Discard(me, SPRAY)
            yield Win(TRAITOR)

    # ---- the heroes' page

    @task(RESEARCH_LABORATORY, KITCHEN, when=may_brew)
    def make_spray(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "make-spray", KNOWLEDGE, 5)):
            yield Mark(MADE)
            yield Take(me, SPRAY)
            yield Do(card_key(SPRAY))

    @task(attack=True, options=within_spray, nouns=("figure",))
    def spray(self, house: House, me: Seat, creeper: Figure) -> Effect[None]:
        """Root and Tip die together, and the bottle never empties."""
        number = recall(house.monster, creeper).number
        yield from self.uproots(house, number)
        yield Count(KILLED)

    def heroes_won(self, house: House) -> bool:
        """Enough of it is dead; or all of it is gone, and there is nobody to wait for more of it."""
        gone = house.mark("monsters") > 0 and not house.monsters
        return house.mark(KILLED) >= house.players or (gone and not is_coming(house))
