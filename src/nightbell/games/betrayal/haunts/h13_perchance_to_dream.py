"""Haunt 13, Perchance to Dream: somebody sleeps, and what they dream of wants to get out of the house."""

from __future__ import annotations

from nightbell.engine import YES_NO, Chance, Effect, OneOf, Seat, ask, call, decide, keep, only
from nightbell.games.betrayal.atoms import (
    Count,
    Discard,
    Do,
    EndTurn,
    Fight,
    Hurt,
    Note,
    PutToken,
    Slay,
    Spawn,
    Spend,
    Stun,
    Win,
)
from nightbell.games.betrayal.cards.catalogue import COMPANIONS
from nightbell.games.betrayal.deeds import bring_stairs
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import (
    Haunt,
    Kind,
    Option,
    lays_down,
    roll_either,
    task,
)
from nightbell.games.betrayal.house import Figure, House, Monster, acted, is_monster
from nightbell.games.betrayal.menu import is_stuck_below
from nightbell.games.betrayal.rooms import (
    BALCONY,
    CONSERVATORY,
    ENTRANCE_HALL,
    GARDENS,
    GRAVEYARD,
    PATIO,
    ROOMS,
    TOWER,
)
from nightbell.games.betrayal.traits import HEROES, MENTAL, MIGHT, SANITY, CardId, RoomId, Trait

NIGHTMARE, SYMBOL = "nightmare", CardId("holy-symbol")
WAYS_OUT = (
    *(room.id for room in ROOMS.values() if room.windows),
    CONSERVATORY,
    ENTRANCE_HALL,
    GARDENS,
    GRAVEYARD,
    PATIO,
    TOWER,
    BALCONY,
)
"""Rooms with a window, whatever it looks out on, and those that are open anyway."""
ESCAPED, USED, STIRS, ENOUGH = "nightmares-escaped", "way-out-used", "sleeper-stirs", "escapes-needed"


def found_ways(house: House) -> tuple[RoomId, ...]:
    return tuple(room for room in WAYS_OUT if room in house.rooms())


def is_open(house: House, room: RoomId) -> bool:
    """Whether a Nightmare may still leave the house here."""
    return room in WAYS_OUT and room not in house.rooms_with(USED)


def may_wake(house: House, me: Seat) -> bool:
    """By the sleeper, with the Holy Symbol in some hero's hand."""
    room = house.where[me]
    return room == house.where[house.traitor] and any(
        house.has(seat, SYMBOL) and house.party[seat] == HEROES for seat in house.explorers_in(room)
    )


class PerchanceToDream(Haunt):
    number = 13
    kinds = {NIGHTMARE: Kind(speed=5, might=4, sanity=4)}
    verbs = {"slip-out": ()}

    def right_now(self, house: House) -> Effect[None]:
        """The sleeper lets everything fall, and what walks with the living is gone."""
        sleeper = keep(house.traitor)
        yield from lays_down(house, sleeper, companions=False)
        for card in keep(tuple(card for card in COMPANIONS if house.has(sleeper, card))):
            yield Discard(sleeper, card)
        room = keep(house.where[sleeper])
        for _ in range(house.players):
            yield from self.is_dreamt(house, room)
        while keep(len(found_ways(house)) < house.players):
            tiles = keep(tuple(tile for tile in WAYS_OUT if tile in house.tiles and self.fits(house, tile)))
            if not tiles:
                break
            tile = yield from decide(ask(sleeper, "which-room", OneOf(tiles, "room"), "B-302"))
            yield BringRoom(tile, sleeper)
        ways = keep(len(found_ways(house)))
        yield Note(ENOUGH, str(ways), only(sleeper))

    def fits(self, house: House, tile: RoomId) -> bool:
        """Whether some doorway takes a tile."""
        return any(house.spots(tile, floor) for floor in ROOMS[tile].floors)

    def is_dreamt(self, house: House, room: RoomId) -> Effect[Figure]:
        """A Nightmare stands by the sleeper; one that comes in the monsters' own turn waits for the next."""
        number = keep(house.mark("monsters") + 1)
        figure = yield from Spawn(NIGHTMARE, room, self.kinds[NIGHTMARE].traits, number)
        if keep(house.monsters_turn):
            yield Do(acted(figure))
        return figure

    # ---- the sleeper

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """Whoever sleeps does nothing, but may dream up the stairs for what is shut in below."""
        if me != house.traitor:
            return
        yield EndTurn()
        if keep(is_stuck_below(house)) and (yield from ask(me, "bring-stairs", YES_NO, "B-389")):
            yield call(bring_stairs, me)

    def stays(self, house: House, me: Seat) -> bool:
        return me == house.traitor

    def lowest_row(self, house: House, seat: Seat, trait: Trait) -> int:
        """Nothing kills a sleeper."""
        return 0 if seat == house.traitor else super().lowest_row(house, seat, trait)

    def hinders(self, house: House, who: Figure, mover: Figure) -> bool:
        return who != Figure(house.traitor) and super().hinders(house, who, mover)

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        return target != Figure(house.traitor) and super().may_attack(house, attacker, target, trait, weapon)

    # ---- the traitor's page

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """Out by a window or a door, for a space, where nobody has gone out before."""
        if is_open(house, monster.room) and self.reach(house, monster) > house.spent:
            return [("slip-out",)]
        return []

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        room, bed = keep((house.monster(monster).room, house.where[house.traitor]))
        yield Spend(1)
        yield PutToken(USED, room)
        yield Slay(monster)
        yield from self.is_dreamt(house, bed)
        yield Count(ESCAPED)

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """What a Nightmare does to you it does to your mind."""
        if is_monster(winner):
            yield Hurt(loser, MENTAL, margin, "attack")
        else:
            yield from super().explorer_beaten(house, fight, loser, winner, margin)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """Struck down it is gone, and dreamt again; out of its own attack it only reels."""
        if fight.attacker == monster:
            yield Stun(monster)
            return
        bed = keep(house.where[house.traitor])
        yield Slay(monster)
        yield from self.is_dreamt(house, bed)

    def allowed(self, house: House) -> int:
        return int(house.secrets.get(ENOUGH, "99"))

    def traitor_won(self, house: House) -> bool:
        return house.mark(ESCAPED) >= self.allowed(house) or super().traitor_won(house)

    def sees(self, house: House, viewer: Seat, secret: str) -> bool:
        return viewer == house.traitor

    def guesses(self, house: House, viewer: Seat, chance: Chance) -> dict[str, str]:
        """Who does not know how many must get out knows that it is at least one more."""
        if viewer == house.traitor:
            return {}
        return {ENOUGH: str(max(house.players, house.mark(ESCAPED) + 1))}

    # ---- the heroes' page

    @task(when=may_wake)
    def wake_sleeper(self, house: House, me: Seat) -> Effect[None]:
        if (yield from roll_either(house, me, "wake-sleeper", (SANITY, MIGHT), 5)) is None:
            return
        if (yield from Count(STIRS)) >= house.players:
            yield Win(HEROES)
