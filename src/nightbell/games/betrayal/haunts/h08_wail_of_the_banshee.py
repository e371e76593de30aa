"""Haunt 8, Wail of the Banshee: a voice that flies its own ways through the house."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, keep
from nightbell.games.betrayal.atoms import Halt, HouseThrow, HurtDice, PickRoom, Prowl, Spawn, trait_roll
from nightbell.games.betrayal.haunt import Kind, Option
from nightbell.games.betrayal.haunts.exorcism import Exorcism
from nightbell.games.betrayal.house import STAIRS, Figure, House, Monster, is_explorer
from nightbell.games.betrayal.monsters_turn import Remember
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import MENTAL, SANITY, SIDES, SPEED, CardId, RoomId, turned

SPIRIT_BOARD = CardId("spirit-board")
VANISHES, LEFT, STRAIGHT, RIGHT, LED = range(5)
"""How it flies this turn, by the total of two dice."""
FARTHEST = 8
TURNINGS = {LEFT: (3, 0, 1, 2), STRAIGHT: (0,), RIGHT: (1, 0, 3, 2)}
"""Quarter turns in the order in which it tries them."""
EVERY_ROOM = tuple(ROOMS)


def mode(house: House) -> int:
    return house.done.get("banshee-mode", LED)


def doors(house: House, room: RoomId) -> dict[str, RoomId]:
    """Where each door of a room leads on its floor."""
    exits = house.exits(room)
    beside = {side: house.beside(room, side) for side in SIDES}
    return {side: other for side, other in beside.items() if other is not None and other in exits}


def shortcuts(house: House, room: RoomId) -> list[RoomId]:
    """The rooms to which a stair, a drop or a secret way leads from here."""
    found = [STAIRS[room]] if room in STAIRS else []
    linked = [*house.drops(), *((passage.one, passage.other) for passage in house.passages)]
    for one, other in linked:
        if room in (one, other):
            found.append(other if room == one else one)
    return [other for other in dict.fromkeys(found) if other in house.placed and other not in house.lost]


def flies_on(house: House, room: RoomId) -> list[RoomId]:
    """The next room of a Banshee that is under way and not led; two where chance decides."""
    ways = doors(house, room)
    facing = SIDES[house.done.get("banshee-facing", 0)]
    for quarter in TURNINGS[mode(house)]:
        if turned(facing, quarter) in ways:
            return [ways[turned(facing, quarter)]]
    aside = [ways[turned(facing, quarter)] for quarter in (3, 1) if turned(facing, quarter) in ways]
    back = ways.get(turned(facing, 2))
    return aside or ([back] if back else [])


class WailOfTheBanshee(Exorcism):
    number = 8
    sanity_items = (CardId("holy-symbol"), SPIRIT_BOARD)
    verbs = {"appear": ("room",)}
    kinds = {"banshee": Kind(speed=8, immune=(SPEED,), attacks=False, hinders=False, rides=False)}

    def right_now(self, house: House) -> Effect[None]:
        room = keep(house.where[house.traitor])
        yield Spawn("banshee", room, self.kinds["banshee"].traits)

    # ---- how it flies

    def monsters_begin(self, house: House) -> Effect[None]:
        """Two dice say how it flies; one that vanishes needs no roll for its way."""
        total = yield from HouseThrow("banshee", 2, "flight")
        yield Remember("banshee-mode", total)
        if total == VANISHES:
            yield Remember("roll banshee", 1)
        yield from self.leaves_from(house, keep(house.monsters[0].room))

    def leaves_from(self, house: House, room: RoomId) -> Effect[None]:
        yield Remember("banshee-from", EVERY_ROOM.index(room))

    def hinders(self, house: House, who: Figure, mover: Figure) -> bool:
        """Nobody is in its way."""
        return is_explorer(mover) and super().hinders(house, who, mover)

    def prowl(self, house: House, monster: Monster, rooms: list[RoomId]) -> list[RoomId]:
        """Its first room is the traitor's choice, and so is every shortcut; else it keeps to its side."""
        if not rooms or mode(house) == VANISHES:
            return []
        free = mode(house) == LED or not house.spent
        ways = list(doors(house, monster.room).values()) if free else flies_on(house, monster.room)
        if len(ways) > 1 and not free:
            ways = [EVERY_ROOM[house.done["banshee-turn"]]]
        return list(dict.fromkeys([*ways, *shortcuts(house, monster.room)]))

    def monster_may_stop(self, house: House, monster: Monster, options: list[Option]) -> bool:
        """It flies as far as the dice say."""
        return not options

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        if mode(house) != VANISHES or house.halted:
            return []
        steps = house.distances(monster.room)
        return [("appear", room) for room, away in steps.items() if 0 < away <= FARTHEST]

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        room = RoomId(str(option[1]))
        yield Prowl(monster, room)
        yield Halt()
        yield from self.wails(house, room)

    def monster_moved(self, house: House, monster: Figure, room: RoomId) -> Effect[None]:
        """It looks where it flew; out of a shortcut it looks where the traitor likes."""
        came_from = keep(EVERY_ROOM[house.done["banshee-from"]])
        if keep(mode(house) != LED):
            ahead = keep(next((side for side, to in doors(house, came_from).items() if to == room), None))
            if ahead is None:
                ahead = yield from ask(
                    house.traitor, "banshee-facing", OneOf(SIDES, "door"), "B-322", room=room
                )
            yield Remember("banshee-facing", SIDES.index(ahead))
            aside = keep(tuple(flies_on(house, room)))
            if len(aside) > 1:
                chosen = yield from PickRoom(aside)
                yield Remember("banshee-turn", EVERY_ROOM.index(chosen))
        yield from self.leaves_from(house, room)
        yield from self.wails(house, room)

    # ---- its wail

    def hears(self, house: House, room: RoomId) -> tuple[Seat, ...]:
        """Everybody there, but for a traitor with the Spirit Board."""
        return tuple(
            seat
            for seat in house.explorers_in(room)
            if seat != house.traitor or not house.has(seat, SPIRIT_BOARD)
        )

    def wails(self, house: House, room: RoomId) -> Effect[None]:
        heard = keep(self.hears(house, room))
        led, spent = keep((mode(house) == LED, house.did("wailed")))
        if heard and led:
            if spent:
                return
            victim = yield from ask(
                house.traitor, "wail-at", OneOf((None, *heard), "seat"), "B-322", room=room
            )
            if victim is None:
                return
            yield Remember("wailed", 1)
            heard = (victim,)
        for seat in heard:
            if keep(house.alive[seat]):
                total = yield from trait_roll(house, seat, SANITY, "haunt")
                dice = 1 if total >= 6 else 2 if total >= 3 else 4
                yield HurtDice(seat, MENTAL, dice, "wail")
