"""Haunt 3, Frog-Leg Stew: those who bring Root and Book to the Witch, and those who cook."""

from __future__ import annotations

from nightbell.bots.betrayal.goals.goal import Goal, Hunter, Option
from nightbell.bots.betrayal.odds import at_least, duel
from nightbell.engine import Seat
from nightbell.games.betrayal.haunts import h03_frog_leg_stew as stew
from nightbell.games.betrayal.house import FAR, FIRST_MONSTER, Figure, House, Monster
from nightbell.games.betrayal.traits import HEROES, KNOWLEDGE, SANITY, TRAITOR, CardId, RoomId, Trait


def witch_room(house: House) -> RoomId | None:
    return next((monster.room for monster in house.monsters_of(stew.WITCH)), None)


class Herbalists(Goal, haunt=3, side=HEROES):
    """A Root to whoever has the Book, both to the Witch, and then everybody at her."""

    caution = 0.5

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "carry-frog":
            return 3.0
        if option[0] == "put-down-frog":
            return 0.0
        worth, target = {"form-of-mortal": (20.0, 6), "cure-frog": (10.0, 4)}.get(str(option[0]), (8.0, 4))
        if option[0] == "dig-root" and stew.root_of(house, me):
            return 0.0
        return worth * (0.2 + at_least(house.value(me, KNOWLEDGE), target))

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {room: 10.0 for room, cards in house.piles.items() if stew.BOOK in cards}
        witch, bearer = witch_room(house), house.holder(stew.BOOK)
        if house.mark(stew.MORTAL) or witch is None:
            return found
        if stew.root_of(house, me):
            if house.has(me, stew.BOOK):
                found[witch] = 12.0
            elif bearer >= 0 and house.party[bearer] == HEROES and house.where[bearer] in house.placed:
                found[house.where[bearer]] = 9.0
        return found

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        if house.mark(stew.MORTAL) or house.rooms_with(stew.ROOT):
            return ()
        held = any(stew.root_of(house, Seat(seat)) for seat in house.seats)
        return () if held else stew.ROOT_ROOMS

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe >= FIRST_MONSTER:
            return 30.0 if house.monster(foe).kind == stew.WITCH else 2.0
        return 8.0 if house.has(Seat(foe), stew.BOOK) else 2.0

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """The Root goes to the Book."""
        root = stew.root_of(house, me)
        return root if root and house.has(other, stew.BOOK) and not stew.root_of(house, other) else None

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card == stew.BOOK else super().treasures(house, card)


class Cooks(Hunter, haunt=3, side=TRAITOR):
    """The Book first; and the Witch charms whoever she gets to."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 6.0 if option[0] in ("skin-of-frog", "breath-of-dragon") else 0.0

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 7.0 if foe < FIRST_MONSTER and house.has(Seat(foe), stew.BOOK) else 4.0

    def treasures(self, house: House, card: CardId) -> float:
        return 20.0 if card == stew.BOOK else super().treasures(house, card)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {room: 10.0 for room, cards in house.piles.items() if stew.BOOK in cards}

    def deed(self, house: House, monster: Monster, option: Option) -> float:
        """Whoever is here becomes a Frog; whoever cannot be walked to is burned or flown to."""
        verb = option[0]
        if verb == "skin-of-frog":
            return 5.0 * duel(6, house.value(Seat(int(str(option[1]))), SANITY)).win
        rooms = {house.where[seat] for seat in stew.prey(house, house.rooms())}
        left = house.done.get("roll witch", 1) - 1 - house.spent
        away = min((house.distances(room, monster=True).get(monster.room, FAR) for room in rooms), default=0)
        if away <= left:
            return 0.0
        if verb == "breath-of-dragon":
            return 2.0
        return 1.0 if verb == "wings-of-raven" and option[1] in rooms else 0.0
