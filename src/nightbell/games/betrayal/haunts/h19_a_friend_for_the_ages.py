"""Haunt 19, A Friend for the Ages: the portrait in the Gallery grows old and bleeds in somebody's stead."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    Count,
    Discard,
    Do,
    Fight,
    Halt,
    Hurt,
    HurtDice,
    Lay,
    Mark,
    ShuffleTiles,
    gain,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import CARDS, card_key
from nightbell.games.betrayal.explore import Attach, BringRoom
from nightbell.games.betrayal.haunt import restore, task, task_roll
from nightbell.games.betrayal.haunts.paint import Paint, can, has_ready_paint, is_paint, paint_of
from nightbell.games.betrayal.house import FAR, Figure, House, is_explorer
from nightbell.games.betrayal.rooms import (
    ATTIC,
    COLLAPSED_ROOM,
    GALLERY,
    PATIO,
    ROOMS,
    STATUARY_CORRIDOR,
    STOREROOM,
    WINE_CELLAR,
)
from nightbell.games.betrayal.traits import (
    KNOWLEDGE,
    MENTAL,
    SANITY,
    TOP,
    TRAITOR,
    TRAITS,
    CardId,
    Harm,
    RoomId,
    Trait,
)

AMULET = CardId("amulet-of-the-ages")
PAINT_ROOMS = (
    ATTIC,
    RoomId("abandoned-room"),
    COLLAPSED_ROOM,
    PATIO,
    STATUARY_CORRIDOR,
    STOREROOM,
    WINE_CELLAR,
)
PORTRAIT, AMULETS_BLOW = "portrait", "amulets-blow"
"""What hurts the friend of the portrait all the same: to look at it, and a blow from under the Amulet."""
REPAINTED, DESTROYED, TO_COME = "repainted", "paint-destroyed", "paint-to-come"
ENOUGH = 3
"""With how many cans destroyed the portrait is safe."""


def least_grown(house: House, seat: Seat) -> tuple[Trait, ...]:
    """The traits that are the fewest rows above their start, of those that can still grow."""
    above = {
        trait: house.row(seat, trait) - house.start_row(seat, trait)
        for trait in TRAITS
        if house.row(seat, trait) < TOP
    }
    return tuple(trait for trait in above if above[trait] == min(above.values()))


def stores(house: House, cans: int) -> tuple[RoomId, ...]:
    """The rooms of the house where paint is kept; where there are too many, those farthest from everybody."""
    rooms = [room for room in PAINT_ROOMS if room in house.placed]
    ways = [house.distances(house.where[seat]) for seat in house.everyone()]
    rooms.sort(key=lambda room: min(steps.get(room, FAR) for steps in ways), reverse=True)
    return tuple(rooms[:cans])


def fitting_tiles(house: House) -> tuple[RoomId, ...]:
    """The tiles of the stack that some doorway of the house would take."""
    return tuple(
        sorted(tile for tile in house.tiles if any(house.spots(tile, floor) for floor in ROOMS[tile].floors))
    )


class AFriendForTheAges(Paint):
    number = 19

    def right_now(self, house: House) -> Effect[None]:
        """The traitor is as good as new and better; the paint is where paint is kept."""
        yield BringRoom(GALLERY, house.revealer)
        traitor = keep(house.traitor)
        yield from restore(house, traitor)
        for _ in range(house.players - 1):
            growing = keep(least_grown(house, traitor))
            if growing:
                trait = yield from decide(ask(traitor, "gain-which", OneOf(growing, "trait"), "B-302"))
                yield gain(traitor, trait)
        cans = house.players + 1
        rooms = keep(stores(house, cans))
        for number, room in enumerate(rooms, start=1):
            yield Lay(can(number), room)
        yield Mark(TO_COME, cans - len(rooms))

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        yield from self.brings_paint(house, room)

    def brings_paint(self, house: House, room: RoomId) -> Effect[None]:
        """A store that comes into the house later has its can, while there are any."""
        left = keep(house.mark(TO_COME))
        if left and room in PAINT_ROOMS:
            yield Mark(TO_COME, left - 1)
            yield Lay(can(house.players + 2 - left), room)

    def may_fetch(self, house: House, card: CardId) -> bool:
        return not is_paint(card)

    # ---- the traitor's page

    def lowered(self, house: House, seat: Seat, rows: int, dealt: str) -> int:
        """Events and rooms wear the portrait, not its friend; what an own card costs is paid."""
        return 0 if seat == house.traitor and dealt not in CARDS else rows

    def softened(self, house: House, seat: Seat, harm: Harm, points: int, dealt: str) -> tuple[Harm, int]:
        if seat == house.traitor and dealt not in (PORTRAIT, AMULETS_BLOW):
            return harm, 0
        return harm, points

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """Whoever wears the Amulet wounds the traitor; anybody else may only rob."""
        amulet = keep(is_explorer(winner) and house.has(Seat(winner), AMULET))
        if not (yield from self.robs(house, fight, loser, winner, margin)):
            yield Hurt(loser, fight.harm, margin, AMULETS_BLOW if amulet else "attack")

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        if keep(house.where[me] == GALLERY):
            yield from self.looks_at_it(house, me)

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        if room == GALLERY:
            yield from self.looks_at_it(house, me)

    def looks_at_it(self, house: House, me: Seat) -> Effect[None]:
        """The one thing from which the portrait does not shield: its own face."""
        if keep(house.is_traitor(me)):
            if (yield from trait_roll(house, me, SANITY, "room")) < 4:
                yield HurtDice(me, MENTAL, 1, PORTRAIT)

    @task(who=TRAITOR, when=lambda house, me: bool(house.tiles))
    def open_up_room(self, house: House, me: Seat) -> Effect[None]:
        """After moving: any room of the stack, wherever it fits."""
        yield Halt()
        tiles = keep(fitting_tiles(house))
        if not tiles:
            return
        tile = yield from decide(ask(me, "which-room", OneOf(tiles, "room"), "B-302"))
        yield Attach(tile, me, ROOMS[tile].floors)
        yield ShuffleTiles()
        yield from self.brings_paint(house, tile)

    @task(who=TRAITOR, attack=True, when=has_ready_paint)
    def destroy_paint(self, house: House, me: Seat) -> Effect[None]:
        """Instead of an attack the can that the traitor holds is emptied."""
        card = keep(paint_of(house, me))
        if card is not None:
            yield Discard(me, card)
            yield Count(DESTROYED)

    def traitor_won(self, house: House) -> bool:
        return house.mark(DESTROYED) >= ENOUGH or super().traitor_won(house)

    # ---- the heroes' page

    @task(GALLERY, when=has_ready_paint)
    def repaint(self, house: House, me: Seat) -> Effect[None]:
        """Another face over the old one, a can at a time."""
        card = keep(paint_of(house, me))
        if card is None:
            return
        yield Do(card_key(card))
        if (yield from task_roll(house, me, "repaint", KNOWLEDGE, 4)):
            yield Discard(me, card)
            yield Count(REPAINTED)

    def heroes_won(self, house: House) -> bool:
        return house.mark(REPAINTED) >= house.players - 1 or not house.alive[house.traitor]
