"""What each side of a haunt is after, as its page says it, beyond what the menu offers by itself.

A goal knows the house only as its player imagines it: what the page and the table do not show is not in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Final

from nightbell.bots.betrayal.odds import at_least, duel
from nightbell.engine import Answer, Seat
from nightbell.games.betrayal.cards.catalogue import WEAPONS, card_of
from nightbell.games.betrayal.haunt import TRACK_MARK
from nightbell.games.betrayal.haunts import h01_the_mummy_walks as mummy
from nightbell.games.betrayal.haunts import h04_the_web_of_destiny as web
from nightbell.games.betrayal.haunts import h09_the_dance_of_death as dance
from nightbell.games.betrayal.haunts import h12_fleshwalkers as walkers
from nightbell.games.betrayal.haunts import h21_house_of_the_living_dead as dead
from nightbell.games.betrayal.haunts import h27_amok_flesh as flesh
from nightbell.games.betrayal.haunts import h34_guillotines as blades
from nightbell.games.betrayal.haunts import h35_small_change as change
from nightbell.games.betrayal.haunts import h43_the_star_sickness as sickness
from nightbell.games.betrayal.haunts import h50_treasure_hunt as treasure
from nightbell.games.betrayal.house import FIRST_MONSTER, Figure, House
from nightbell.games.betrayal.rooms import (
    COAL_CHUTE,
    COLLAPSED_ROOM,
    CONSERVATORY,
    ENTRANCE_HALL,
    GARDENS,
    LIBRARY,
    MYSTIC_ELEVATOR,
    OMEN_ROOMS,
    OPERATING_LABORATORY,
    RESEARCH_LABORATORY,
    ROOMS,
)
from nightbell.games.betrayal.traits import (
    BASEMENT,
    HEROES,
    ITEM,
    KNOWLEDGE,
    MIGHT,
    SANITY,
    SPEED,
    TRAITOR,
    TRAITS,
    CardId,
    Party,
    RoomId,
    Trait,
)

Option = tuple[Answer, ...]

TASK: Final = 5.0
LAST_CHANCE: Final = 7
"""The step of the track at which the eggs of haunt 4 must not wait any longer."""
STUDIES: Final = (LIBRARY, RESEARCH_LABORATORY)
ITEM_ROOMS: Final = tuple(room.id for room in ROOMS.values() if room.symbol == ITEM)
LONG_RUN: Final = 7
CORNERED: Final = 1.5
"""How long a way from what spreads is long enough, and what each step is worth that is missing."""
WAYS_DOWN: Final = (COAL_CHUTE, COLLAPSED_ROOM, MYSTIC_ELEVATOR)


class Goal:
    """A side that does what the menu offers, fights where it can win, and looks for the rooms it needs."""

    caution: float = 1.0
    """How much wounds are minded."""
    curiosity: float = 0.5
    """What a door into the dark is worth although no room is missing."""

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """Where it is worth to be, for other reasons than a task that the menu would offer there."""
        return {}

    def task(self, house: House, me: Seat, option: Option) -> float:
        """What a task is worth; nothing for one that is better left."""
        return TASK

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        """Rooms that one hopes to find behind a door: those of tasks that can be done nowhere yet."""
        wanted: list[RoomId] = []
        for task in house.scenario.tasks.values():
            if task.where and (task.who is None or task.who == house.party[me]):
                if not any(room in house.placed for room in task.where):
                    wanted += task.where
        return tuple(wanted)

    def peril(self, house: House, me: Seat) -> dict[RoomId, float]:
        """Where not to be when the turn ends, for other reasons than foes."""
        return {}

    def closed(self, house: House, me: Seat) -> frozenset[RoomId]:
        """Rooms not to set foot in."""
        return frozenset()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        """What beating somebody is worth."""
        return 2.0

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """A card that somebody here should rather have."""
        return None

    def treasures(self, house: House, card: CardId) -> float:
        """What a card is worth to have: weapons more than other things, the tokens of the haunt most."""
        sheet = card_of(card)
        if sheet.id != card:
            return 5.0
        return 2.0 + (sheet.blow.dice if sheet.blow else 0) if sheet.weapon else 1.0


class Hunter(Goal):
    """A traitor who has nothing better to do than to kill heroes."""

    caution = 0.5
    curiosity = 0.2

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 4.0


def nearest(house: House, seats: Iterable[Seat], room: RoomId) -> Seat | None:
    """Who has the shortest way to a room; the lower seat where it is even."""
    steps = house.distances(room)
    able = [(steps[house.where[seat]], seat) for seat in seats if house.where[seat] in steps]
    return min(able)[1] if able else None


def heroes_in_house(house: House) -> list[Seat]:
    return [seat for seat in house.everyone() if house.party[seat] == HEROES]


class Banishers(Goal):
    """Haunt 1: the Book from the next omen, the name, the spell, and then Sanity against the Mummy."""

    caution = 0.6

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        wanted: tuple[RoomId, ...] = ()
        if not any(house.has(seat, mummy.BOOK) for seat in heroes_in_house(house)):
            wanted += OMEN_ROOMS
        if not house.mark(mummy.NAME) and not any(room in house.placed for room in STUDIES):
            wanted += STUDIES
        return wanted

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 12.0 * at_least(house.value(me, KNOWLEDGE), 6) + 1.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """The Book to whoever knows the most; and whoever is sanest goes along to where it is used."""
        found = {room: 7.0 for room, cards in house.piles.items() if mummy.BOOK in cards}
        if house.mark(mummy.SPELL) and house.has(me, mummy.BOOK):
            found.update({monster.room: 5.0 for monster in house.monsters})
        return found

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 20.0 if foe >= FIRST_MONSTER and trait == SANITY and house.mark(mummy.SPELL) else 1.5


class Bride(Hunter):
    """Haunt 1, the other page: the Girl for the Mummy, and a Ring or a Holy Symbol."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 9.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {at: 8.0 for card, at in house.strays.items() if card == mummy.GIRL}
        if any(house.has(me, card) for card in (mummy.GIRL, mummy.RING, mummy.HOLY_SYMBOL)):
            found.update({monster.room: 8.0 for monster in house.monsters})
        return found


class Dancers(Hunter):
    """Haunt 9, those whom the music has: the Holy Symbol out of a hero's hand and into the depths."""

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if house.has(me, dance.HOLY_SYMBOL):
            return {room: 15.0 for room in dance.DISPOSAL if room in house.placed}
        return {room: 8.0 for room, cards in house.piles.items() if dance.HOLY_SYMBOL in cards}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return dance.DISPOSAL if house.has(me, dance.HOLY_SYMBOL) else ()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 9.0 if foe < FIRST_MONSTER and house.has(Seat(foe), dance.HOLY_SYMBOL) else 4.0

    def treasures(self, house: House, card: CardId) -> float:
        return 9.0 if card == dance.HOLY_SYMBOL else super().treasures(house, card)


class Originals(Goal):
    """Haunt 12: the Crystal Ball, one's own twin, and then the Ball to the next."""

    def twin(self, house: House, me: Seat) -> bool:
        return any(monster.of == me for monster in house.monsters)

    def task(self, house: House, me: Seat, option: Option) -> float:
        """Ask for the Ball whoever has no more use for it."""
        holder = Seat(int(str(option[1])))
        return 8.0 if self.twin(house, me) and not self.twin(house, holder) else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        found = {room: 8.0 for room, cards in house.piles.items() if walkers.CRYSTAL_BALL in cards}
        holder = house.holder(walkers.CRYSTAL_BALL)
        if holder >= 0 and holder != me and not self.twin(house, holder) and self.twin(house, me):
            found[house.where[holder]] = 8.0
        return found

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if not house.has(me, walkers.CRYSTAL_BALL):
            return 0.0 if house.monster(foe).of == me else 0.5
        of = house.monster(foe).of
        return 10.0 if of == me or not house.alive[of] else 0.5


class Fliers(Goal):
    """Haunt 35: the airplane, everybody into it, and out of a window."""

    caution = 0.3

    def task(self, house: House, me: Seat, option: Option) -> float:
        return {"fly-away": 30.0, "doorway": 0.0, "pick-up": 10.0, "board": 9.0}.get(str(option[0]), 8.0)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """The pilot flies to those who wait, then to a way out; the others come to the airplane."""
        plane = change.plane_room(house)
        if plane is None:
            return {}
        if change.is_pilot(house, me):
            waiting = [seat for seat in heroes_in_house(house) if not change.is_aboard(house, seat)]
            if waiting:
                return {house.where[seat]: 9.0 for seat in waiting}
            return {r: 15.0 for r in house.rooms() if r in change.RUNWAYS or house.is_window(r)}
        return {} if change.is_aboard(house, me) else {plane: 8.0}

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        """A friend in its claws is worth a fight."""
        held = foe >= FIRST_MONSTER and house.monster(foe).of >= 0
        return 8.0 if held else 0.5


class Rescuers(Goal):
    """Haunt 4: a kit or salve for the eggs, hands for the web, then the front door."""

    caution = 0.5
    curiosity = 1.5

    def healers(self, house: House) -> list[Seat]:
        cures = (web.KIT, web.SALVE)
        return [s for s in heroes_in_house(house) if any(house.has(s, card) for card in cures)]

    def searches(self, house: House, me: Seat) -> bool:
        """The mightiest goes to the web; the others look for a cure first."""
        if not house.mark("eggs") or self.healers(house) or me == house.revealer:
            return False
        free = [seat for seat in heroes_in_house(house) if seat != house.revealer]
        return len(free) == 1 or me != max(free, key=lambda seat: house.value(seat, MIGHT))

    def is_time(self, house: House) -> bool:
        """While the eggs live, nothing can kill whoever carries them: so they go last, and not too late."""
        carrier = house.where[house.revealer]
        free = not house.mark("webbed")
        return (free and carrier == ENTRANCE_HALL) or house.mark(TRACK_MARK) >= LAST_CHANCE

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] in ("cut-out-eggs", "dissolve-eggs"):
            return 12.0 if self.is_time(house) else 0.0
        if option[0] == "tear-web":
            return 10.0 * duel(house.value(me, MIGHT), web.WEB_MIGHT).win
        return 10.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if not house.mark("webbed") and not house.mark("eggs"):
            return {ENTRANCE_HALL: 8.0}
        found = {room: 6.0 for room, cards in house.piles.items() if web.KIT in cards or web.SALVE in cards}
        if house.mark("eggs"):
            if me != house.revealer and me in self.healers(house):
                found[house.where[house.revealer]] = 12.0
            elif me == house.revealer and not house.mark("webbed") and me in self.healers(house):
                found[ENTRANCE_HALL] = 12.0
        return found

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """The cure to whoever carries the eggs and cannot be killed."""
        if other != house.revealer or not house.mark("eggs"):
            return None
        return next((card for card in (web.SALVE, web.KIT) if house.has(me, card)), None)

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return ITEM_ROOMS if self.searches(house, me) else ()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 1.0


class Slayers(Goal):
    """Haunt 21: find weapons, end the dead one by one, and their lord with the Medallion."""

    caution = 0.7

    def is_armed(self, house: House, me: Seat) -> bool:
        return any(card in WEAPONS and card != "revolver" for card in house.hands[me])

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return () if self.is_armed(house, me) else ITEM_ROOMS

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """A weapon, and the Medallion with it, for a stronger hand that has none."""
        if house.party[other] != HEROES or house.value(other, MIGHT) <= house.value(me, MIGHT):
            return None
        blades = [card for card in house.hands[me] if card in WEAPONS and card != "revolver"]
        if blades and (not self.is_armed(house, other) or len(blades) > 1):
            return max(blades, key=lambda card: self.treasures(house, card))
        if house.has(me, dead.MEDALLION) and self.is_armed(house, other):
            return dead.MEDALLION
        return None

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """To a stronger friend without a weapon, a weaker one who has one, and weapons that lie about."""
        found = {
            room: 6.0
            for room, cards in house.piles.items()
            if not self.is_armed(house, me) and any(card in WEAPONS for card in cards)
        }
        for seat in heroes_in_house(house):
            mine, theirs = house.value(me, MIGHT), house.value(seat, MIGHT)
            if self.is_armed(house, me) != self.is_armed(house, seat):
                if (mine < theirs) == self.is_armed(house, me) and mine != theirs:
                    found[house.where[seat]] = 4.0
        return found

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        if foe < FIRST_MONSTER:
            return 1.0
        if house.monster(foe).kind == "zombie-lord":
            return 14.0 if house.has(me, dead.MEDALLION) else 0.0
        if weapon in WEAPONS and trait == MIGHT:
            return 9.0 if house.monster(foe).stunned else 7.0
        return 0.0 if house.monster(foe).stunned else 2.0


class Brewers(Goal):
    """Haunt 27: look at it, find what it cannot bear, throw that in, and never stay where it comes next."""

    curiosity = 1.5

    def task(self, house: House, me: Seat, option: Option) -> float:
        return {"throw-in": 14.0, "find-ingredient": 9.0}.get(str(option[0]), 8.0)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """Out of the house's corners: near its edge lie the tasks that will be open next."""
        if house.mark("weakness"):
            return {}
        near = 3 if house.rooms_with("blob") else 2
        return {room: 2.0 for room, steps in self.waves(house).items() if steps == near}

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return flesh.LARDERS if house.mark("weakness") else ()

    def waves(self, house: House) -> dict[RoomId, int]:
        """How many steps each room is away from it; before it is there, from where it will come."""
        blob = [*house.rooms_with("blob"), *house.rooms_with("blob-patch")]
        steps = dict.fromkeys(blob or [house.omen_room], 0)
        frontier = list(steps)
        while frontier:
            further = []
            for room in frontier:
                for other in flesh.links(house, room):
                    if other not in steps:
                        steps[other] = steps[room] + 1
                        further.append(other)
            frontier = further
        return steps

    def peril(self, house: House, me: Seat) -> dict[RoomId, float]:
        surely, maybe = (1, 2) if house.rooms_with("blob") else (1, 1)
        feared = {
            room: 30.0 if steps <= surely else 10.0 if steps <= maybe else 2.0
            for room, steps in self.waves(house).items()
            if steps <= maybe + 1
        }
        for room, far in self.outlooks(house).items():
            feared[room] = feared.get(room, 0.0) + CORNERED * max(0, LONG_RUN - far)
        for seat in house.everyone():
            if flesh.is_flesh(house, seat):
                for room, steps in house.distances(house.where[seat]).items():
                    if steps <= flesh.SHUFFLE:
                        feared[room] = feared.get(room, 0.0) + 3.0
        return feared

    def outlooks(self, house: House) -> dict[RoomId, int]:
        """How far from it one can still get from each room; a door into the dark leads farther."""
        waves = self.waves(house)
        far: dict[RoomId, int] = {}
        for room in house.rooms():
            if room in far or waves.get(room, LONG_RUN) < 2:
                continue
            pocket = [room]
            for one in pocket:
                pocket += [
                    other
                    for other in house.joined(one)
                    if waves.get(other, LONG_RUN) >= 2 and other not in pocket
                ]
            depth = max(waves.get(one, LONG_RUN) + 2 * bool(house.gaps.get(one)) for one in pocket)
            far.update(dict.fromkeys(pocket, depth))
        return far

    def closed(self, house: House, me: Seat) -> frozenset[RoomId]:
        return frozenset((*house.rooms_with("blob"), *house.rooms_with("blob-patch")))


class Collared(Goal):
    """Haunt 34: keys from wherever they hurt, and a collar off with every two."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "take-key":
            return 8.0 * self.luck(house, me, house.where[me])
        return 12.0 if option[1] == me else 10.0 - house.mark(f"collar-{option[1]}") / 2

    def luck(self, house: House, me: Seat, room: RoomId) -> float:
        """The chance to get a room's key."""
        sheet = ROOMS[room]
        if room == COLLAPSED_ROOM:
            return at_least(house.value(me, SPEED), 5)
        if room == OPERATING_LABORATORY:
            return 0.5 * prod(at_least(house.value(me, trait), 3) for trait in TRAITS)
        test = sheet.barrier or sheet.leaving
        return at_least(house.value(me, test.trait), test.target) if test else 0.9

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return blades.KEY_ROOMS

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        """With two keys and no collar of one's own, to somebody who still wears one."""
        keys = len(blades.keys_of(house, me))
        if not keys or (keys < 2 and not blades.is_collared(house, me)):
            return {}
        found: dict[RoomId, float] = {}
        for seat in house.others(me):
            if blades.is_collared(house, seat) and keys + len(blades.keys_of(house, seat)) > 1:
                found[house.where[seat]] = 7.0 if keys > 1 else 4.0
        return found

    def gift(self, house: House, me: Seat, other: Seat) -> CardId | None:
        """The second key, to whoever's collar is the shorter."""
        keys = blades.keys_of(house, me)
        if len(keys) != 1 or not blades.keys_of(house, other) or not blades.is_collared(house, other):
            return None
        mine = house.mark(f"collar-{me}") or 99
        return keys[0] if house.mark(f"collar-{other}") < mine else None


class Forger(Collared):
    """The one among them whose collar is harmless gathers the keys, and opens nobody's collar with them."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "take-key":
            return 5.0
        return 3.0 if option[1] == me else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {}


class Diggers(Goal):
    """Haunt 40: down into the basement, search every room of it, then dig together."""

    curiosity = 0.0

    def task(self, house: House, me: Seat, option: Option) -> float:
        verb = option[0]
        if verb == "dig":
            return 10.0
        if verb == "ask-spirits":
            below = house.floor_of(house.where[me]) == BASEMENT
            return (3.0 if below else 6.0) * at_least(house.value(me, SANITY), 5)
        room = house.where[me]
        fresh = house.floor_of(room) == BASEMENT and room not in house.rooms_with("no-grave")
        return 8.0 if fresh else 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return dict.fromkeys(house.rooms_with("grave"), 10.0)

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        here = house.where[me]
        if house.floor_of(here) == BASEMENT:
            return ()
        steps = house.distances(here)
        if any(house.floor_of(room) == BASEMENT or room in WAYS_DOWN for room in steps):
            return ()
        return WAYS_DOWN

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 1.0


class Physicians(Goal):
    """Haunt 43: herbs and research to the laboratory, the serum to everybody."""

    def herbs(self, house: House) -> int:
        return sum(card.startswith("herb-") for seat in house.everyone() for card in house.hands[seat]) + (
            sum(card.startswith("herb-") for card in house.piles.get(RESEARCH_LABORATORY, ()))
        )

    def gatherer(self, house: House) -> Seat | None:
        """Who goes for herbs: whoever has the shortest way to where they grow; else a fast one looks."""
        if self.herbs(house) or house.mark("serum"):
            return None
        beds = [room for room in (CONSERVATORY, GARDENS) if room in house.placed]
        nearby = [
            (house.distances(bed).get(house.where[seat], 99), seat)
            for bed in beds
            for seat in house.everyone()
        ]
        if nearby and min(nearby)[0] < 99:
            return min(nearby)[1]
        return max(house.everyone(), key=lambda seat: (house.value(seat, SPEED), seat), default=None)

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        if house.has(me, sickness.SERUM):
            sick = [seat for seat in house.others(me) if not house.mark(f"inoculated-{seat}")]
            return {house.where[seat]: 9.0 for seat in sick}
        if house.mark(f"inoculated-{me}"):
            return {}
        if self.gatherer(house) == me:
            return {room: 9.0 for room in (CONSERVATORY, GARDENS) if room in house.placed}
        return {RESEARCH_LABORATORY: 6.0}

    def task(self, house: House, me: Seat, option: Option) -> float:
        verb = option[0]
        if verb == "make-serum":
            return 15.0
        if verb == "research":
            return 0.5 if self.gatherer(house) == me else 6.0
        if verb == "inject":
            return 12.0
        if verb == "inject-by-force":
            foe = int(str(option[1]))
            return 8.0 if foe >= FIRST_MONSTER else 6.0
        return 10.0

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        return (CONSERVATORY, GARDENS) if self.gatherer(house) == me else ()


class Carrier(Goal):
    """Whoever has the star-sickness hands it on, and does not help the others to a cure."""

    caution = 0.5

    def task(self, house: House, me: Seat, option: Option) -> float:
        return 0.0

    def rooms(self, house: House, me: Seat) -> dict[RoomId, float]:
        return {house.where[seat]: 3.0 for seat in house.others(me) if not house.mark(f"inoculated-{seat}")}


class Jumpers(Goal):
    """Haunt 31: a parachute, then a hole in the house."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        if option[0] == "jump":
            return 12.0
        if option[0] == "snatch-parachute":
            trait = Trait(str(option[2]))
            mine, theirs = house.value(me, trait), house.value(Seat(int(str(option[1]))), trait)
            return 5.0 if mine >= theirs else 2.0
        return 9.0

    def seeks(self, house: House, me: Seat) -> tuple[RoomId, ...]:
        short = house.mark("found") < house.mark("parachutes")
        return OMEN_ROOMS if short and not any(c.startswith("parachute-") for c in house.hands[me]) else ()

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 0.0


class Seekers(Goal):
    """Haunt 50: clues first, then the room that they speak of."""

    def task(self, house: House, me: Seat, option: Option) -> float:
        """The chance of the treasure, and of one more clue."""
        room = house.where[me]
        clues = treasure.clues_of(house, me)
        bonus = sum(clue < treasure.FIRST_TRAP for clue in clues) + sum(
            treasure.worth(house, me, clue, room) for clue in clues if clue not in treasure.RISKY
        )
        wise = house.value(me, KNOWLEDGE)
        value = 20.0 * at_least(wise, 16 - bonus)
        if room in house.rooms_with("clue"):
            value += 7.0 * at_least(wise, 4 - bonus)
        return value if value > 0.3 else 0.0

    def prey(self, house: House, me: Seat, foe: Figure, weapon: CardId, trait: Trait) -> float:
        return 1.5 * len(treasure.clues_of(house, Seat(foe))) if foe < FIRST_MONSTER else 0.0


USUAL: Final = Goal()
HUNT: Final = Hunter()
GOALS: Final[dict[tuple[int, Party], Goal]] = {
    (1, HEROES): Banishers(),
    (1, TRAITOR): Bride(),
    (4, HEROES): Rescuers(),
    (9, TRAITOR): Dancers(),
    (12, HEROES): Originals(),
    (21, HEROES): Slayers(),
    (27, HEROES): Brewers(),
    (31, HEROES): Jumpers(),
    (34, HEROES): Collared(),
    (34, TRAITOR): Forger(),
    (35, HEROES): Fliers(),
    (40, HEROES): Diggers(),
    (43, HEROES): Physicians(),
    (43, TRAITOR): Carrier(),
    (50, HEROES): Seekers(),
}


def goal_of(house: House, me: Seat) -> Goal:
    """What a seat is after."""
    if not house.haunt:
        return USUAL
    party = house.party[me]
    usual = HUNT if party == TRAITOR and not house.scenario.hidden else USUAL
    return GOALS.get((house.haunt, party), usual)
