"""Haunt 27, Amok Flesh: something pours through the doors, and whoever it touches becomes part of it."""

from __future__ import annotations

from nightbell.engine import Effect, Seat, keep
from nightbell.games.betrayal.atoms import (
    Count,
    Discard,
    HouseThrow,
    Mark,
    PutToken,
    Take,
    TakeOut,
    TakeToken,
    ToDiscard,
    Turn,
)
from nightbell.games.betrayal.haunt import Haunt, Option, task, task_roll
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import (
    ATTIC,
    CONSERVATORY,
    FURNACE_ROOM,
    GARDENS,
    JUNK_ROOM,
    KITCHEN,
    LARDER,
    LIBRARY,
    MYSTIC_ELEVATOR,
    OPERATING_LABORATORY,
    RESEARCH_LABORATORY,
    STOREROOM,
    VAULT,
    WINE_CELLAR,
)
from nightbell.games.betrayal.rooms.special import VAULT_EMPTY
from nightbell.games.betrayal.traits import KNOWLEDGE, TRAITOR, CardId, RoomId, Trait

CRYSTAL_BALL = CardId("crystal-ball")
LARDERS = (
    ATTIC,
    CONSERVATORY,
    FURNACE_ROOM,
    GARDENS,
    LIBRARY,
    RESEARCH_LABORATORY,
    OPERATING_LABORATORY,
    JUNK_ROOM,
    KITCHEN,
    LARDER,
    STOREROOM,
    VAULT,
    WINE_CELLAR,
)
HANDS = frozenset({"open-vault", "search"})
"""What nobody does without hands, beside what concerns things."""
SHUFFLE = 2
"""How far a blob-person creeps in a turn."""


def links(house: House, room: RoomId) -> list[RoomId]:
    """Where it can flow: doors, stairs, secret ways, and up and down every drop."""
    found = house.joined(room)
    for high, low in house.drops():
        if room in (high, low):
            found.append(low if room == high else high)
    return found


def is_flesh(house: House, seat: int) -> bool:
    return house.mark(f"flesh-{seat}") > 0


def beside_it(house: House, me: Seat) -> bool:
    blob = (*house.rooms_with("blob"), *house.rooms_with("blob-patch"))
    return any(room in blob for room in house.exits(house.where[me]))


def ingredients(house: House, me: Seat) -> list[CardId]:
    return [card for card in house.hands[me] if card.startswith("ingredient-")]


def can_search(house: House, me: Seat) -> bool:
    room = house.where[me]
    if not house.mark("weakness") or room in house.rooms_with("searched"):
        return False
    return room != VAULT or VAULT_EMPTY in house.tokens


class AmokFlesh(Haunt):
    number = 27

    def right_now(self, house: House) -> Effect[None]:
        holder = keep(house.holder(CRYSTAL_BALL))
        if holder >= 0:
            yield Discard(holder, CRYSTAL_BALL)
        elif (yield from TakeOut(CRYSTAL_BALL)):
            yield ToDiscard(CRYSTAL_BALL)

    # ---- how it grows

    def monsters_begin(self, house: House) -> Effect[None]:
        """First where its people stand, then through every door; on a 2 once more."""
        if keep(not house.rooms_with("blob")):
            origin = keep(house.omen_room)
            yield PutToken("blob", origin)
            yield from self.spreads(house)
            return
        people = keep(tuple(dict.fromkeys(house.where[s] for s in house.everyone() if is_flesh(house, s))))
        for room in people:
            if keep(room not in house.rooms_with("blob") + house.rooms_with("blob-patch")):
                yield PutToken("blob-patch", room)
        yield from self.spreads(house)
        if (yield from HouseThrow("blob", 1, "growth")) == 2:
            yield from self.spreads(house)

    def spreads(self, house: House) -> Effect[None]:
        blob = house.rooms_with("blob")
        touched = keep(
            tuple(dict.fromkeys(room for old in blob for room in links(house, old) if room not in blob))
        )
        for room in touched:
            if keep(room in house.rooms_with("blob-patch")):
                yield TakeToken("blob-patch", room)
            yield PutToken("blob", room)
        for seat in keep(tuple(house.everyone())):
            yield from self.touches(house, seat)

    def touches(self, house: House, seat: Seat) -> Effect[None]:
        """Whoever shares a room with it is lost to it."""
        blob = house.rooms_with("blob") + house.rooms_with("blob-patch")
        if not keep(house.where[seat] in blob and not is_flesh(house, seat)):
            return
        for card in keep(house.hands[seat]):
            yield Discard(seat, card)
        if keep(house.alive[seat]):
            yield Mark(f"flesh-{seat}")
            yield Turn(seat, TRAITOR)

    def entered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        yield from self.touches(house, me)

    # ---- what its people cannot do

    def spaces(self, house: House, me: Seat, spaces: int) -> int:
        return SHUFFLE if is_flesh(house, me) else spaces

    def hinders(self, house: House, who: Figure, mover: Figure) -> bool:
        return not is_flesh(house, who) and not is_flesh(house, mover) and super().hinders(house, who, mover)

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        return not is_flesh(house, attacker) and not is_flesh(house, target)

    def draws_cards(self, house: House, me: Seat) -> bool:
        return not is_flesh(house, me)

    def may_explore(self, house: House, me: Seat) -> bool:
        return not is_flesh(house, me)

    def limited(self, house: House, me: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """It creeps, and nothing else: no cards come of what it finds."""
        return tuple(o for o in options if o[0] not in HANDS) if is_flesh(house, me) else options

    def may_pick_up(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_flesh(house, me)

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_flesh(house, me)

    def may_use(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_flesh(house, me)

    def rides_elevator(self, house: House, who: Figure) -> bool:
        return not is_flesh(house, who) and MYSTIC_ELEVATOR not in house.rooms_with("blob")

    # ---- the heroes' page

    @task(when=lambda house, me: not house.mark("weakness") and beside_it(house, me))
    def examine(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "examine", KNOWLEDGE, 3)):
            if (yield from Count("examined")) >= house.players:
                yield Mark("weakness")

    @task(*LARDERS, when=can_search)
    def find_ingredient(self, house: House, me: Seat) -> Effect[None]:
        room = keep(house.where[me])
        if (yield from task_roll(house, me, "find-ingredient", KNOWLEDGE, 3)):
            yield PutToken("searched", room)
            yield Take(me, CardId(f"ingredient-{room}"))

    @task(cost=1, again=True, when=lambda house, me: bool(ingredients(house, me)) and beside_it(house, me))
    def throw_in(self, house: House, me: Seat) -> Effect[None]:
        card = keep(ingredients(house, me)[0])
        yield Discard(me, card)
        yield Count("thrown-in")

    def heroes_won(self, house: House) -> bool:
        return house.mark("thrown-in") >= house.players
