"""Haunt 30, Tomb of Dracula: he lies below, his bride is up already, and the night is not long."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, OneOf, Seat, ask, decide, keep, recall
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Change,
    Die,
    Do,
    Fight,
    Hurt,
    Lose,
    Mark,
    MonsterThrow,
    Slay,
    Slide,
    Spawn,
    Stun,
    Turn,
    gain,
    plain_roll,
    trait_roll,
)
from nightbell.games.betrayal.explorers import EXPLORERS
from nightbell.games.betrayal.haunt import TRACK_MARK, Kind, Option, advance_track, discards, task
from nightbell.games.betrayal.haunts.killers import Killers
from nightbell.games.betrayal.haunts.leading import led, steps_from
from nightbell.games.betrayal.house import BELOW, FAR, STAIRS, Figure, House, Monster, is_explorer, is_monster
from nightbell.games.betrayal.rooms import BALLROOM, CHAPEL, CRYPT, GRAVEYARD
from nightbell.games.betrayal.traits import (
    HEROES,
    MIGHT,
    SANITY,
    SPEED,
    TRAITOR,
    TRAITS,
    CardId,
    RoomId,
    Trait,
)
from nightbell.games.betrayal.walk import Go

GIRL, SPEAR, HOLY_SYMBOL = CardId("girl"), CardId("spear"), CardId("holy-symbol")
DRACULA, BRIDE = "dracula", "bride"
SEX = {DRACULA: "male", BRIDE: "female"}
SUNRISE = "sunrise"
WAKES = 2
"""The turn in which Dracula gets up."""
FAR_OFF = 4


def tombs(house: House) -> tuple[RoomId, ...]:
    """Where he may lie: Crypt or Graveyard, else an empty room far from everybody."""
    graves = tuple(room for room in (CRYPT, GRAVEYARD) if room in house.placed)
    if graves:
        return graves
    away = {room: nearest_explorer(house, room) for room in house.rooms() if not house.explorers_in(room)}
    bound = min(FAR_OFF, max(away.values()))
    return tuple(room for room, steps in away.items() if steps >= bound)


def nearest_explorer(house: House, room: RoomId) -> int:
    steps = house.distances(room)
    return min(steps.get(house.where[seat], FAR) for seat in house.everyone())


def watches(house: House) -> Seat:
    """The hero who looks out for the dawn: the first to the traitor's left."""
    return next(seat for seat in house.clockwise(house.traitor) if seat in house.heroes())


def is_vampire(house: House, figure: Figure) -> bool:
    return is_monster(figure) or house.party[figure] == TRAITOR


def sex_of(house: House, figure: Figure) -> str:
    if is_monster(figure):
        return SEX[house.monster(figure).kind]
    return EXPLORERS[house.explorers[figure]].sex


def is_guarded(house: House, room: RoomId) -> bool:
    """Whether a Vampire hesitates before a room."""
    holder = house.holder(HOLY_SYMBOL)
    return room == CHAPEL or (holder in house.heroes() and house.where[holder] == room)


def ways_around(house: House, me: Seat, option: Option) -> list[RoomId]:
    """Where an option of the menu leads, if that is by no door: a secret way, a wall that turns, a drop."""
    match option[0]:
        case "passage":
            return [RoomId(str(option[1]))]
        case "wall":
            here = house.where[me], house.side[me]
            turning = [way for way in house.passages if way.token == "wall-switch"]
            return [end[0] for way in turning if (end := way.beyond(*here))]
        case "jump-down":
            return [BALLROOM]
        case "drop-down":
            return [*house.rooms_with(BELOW)]
        case _:
            return []


def within_gaze(house: House, figure: Figure) -> list[Seat]:
    """Heroes of the other sex in a Vampire's room or behind one of its doors."""
    room = house.room_of(figure)
    near = (room, *(other for other in house.exits(room) if other != STAIRS.get(room)))
    mine = sex_of(house, figure)
    heroes = [seat for seat in house.heroes() if house.where[seat] in near]
    return [seat for seat in heroes if sex_of(house, Figure(seat)) != mine]


def is_gaze(house: House, fight: Fight) -> bool:
    """Whether a fight is a Vampire's will against a hero's."""
    return fight.trait == SANITY and fight.weapon == NO_CARD and is_vampire(house, fight.attacker)


class TombOfDracula(Killers):
    number = 30
    verbs = {"dominate": ("seat",)}
    kinds = {
        DRACULA: Kind(speed=5, might=8, sanity=6),
        BRIDE: Kind(speed=4, might=4, sanity=4),
    }

    def right_now(self, house: House) -> Effect[None]:
        """The Girl was his bride all along."""
        lair, rooms = keep((house.where[house.traitor], tombs(house)))
        for trait in TRAITS:
            yield gain(house.traitor, trait)
        yield from discards(house, GIRL)
        tomb = yield from decide(ask(house.traitor, "where-is-the-tomb", OneOf(rooms, "room"), "B-302"))
        yield Spawn(DRACULA, tomb, self.kinds[DRACULA].traits)
        yield Spawn(BRIDE, lair, self.kinds[BRIDE].traits)

    # ---- Vampires

    def sleeps(self, house: House, monster: Monster) -> bool:
        return monster.kind == DRACULA and house.mark(TRACK_MARK) < WAKES

    def holds_fast(self, house: House, monster: Monster) -> bool:
        return self.sleeps(house, monster)

    def strikes_with(self, house: House, monster: Monster) -> tuple[Trait, ...]:
        return () if self.sleeps(house, monster) else super().strikes_with(house, monster)

    def may_enter(self, house: House, who: Figure, room: RoomId) -> bool:
        """Once turned back, it does not try that door again this turn."""
        return f"barred {who} {room}" not in house.done

    def limited(self, house: House, me: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """Nor does it steal in by a way that is no door."""
        if house.party[me] != TRAITOR:
            return options
        return tuple(o for o in options if not any(is_guarded(house, r) for r in ways_around(house, me, o)))

    def before_step(self, house: House, me: Seat, to: RoomId) -> Effect[bool]:
        if not keep(is_vampire(house, Figure(me)) and is_guarded(house, to)):
            return True
        total = yield from trait_roll(house, me, SANITY, "threshold")
        return (yield from self.dares(Figure(me), to, total))

    def before_prowl(self, house: House, monster: Figure, to: RoomId) -> Effect[bool]:
        if not keep(is_guarded(house, to)):
            return True
        faces = yield from MonsterThrow(monster, SANITY, "threshold")
        return (yield from self.dares(monster, to, sum(faces)))

    def dares(self, vampire: Figure, room: RoomId, total: int) -> Effect[bool]:
        if total < 6:
            yield Do(f"barred {vampire} {room}")
        return total >= 6

    # ---- the gaze

    @task(
        who=TRAITOR,
        attack=True,
        options=lambda house, me: [(seat,) for seat in within_gaze(house, Figure(me))],
        nouns=("seat",),
    )
    def dominate(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        yield Fight(Figure(me), Figure(seat), SANITY)

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        if house.did("attack") or self.sleeps(house, monster):
            return []
        return [("dominate", seat) for seat in within_gaze(house, monster.id)]

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        yield Do("attack")
        yield Fight(monster, Figure(int(str(option[1]))), SANITY)

    def beaten(self, house: House, fight: Fight, loser: Figure, winner: Figure, margin: int) -> Effect[None]:
        """A hero whose will holds does the Vampire no harm."""
        if not keep(is_gaze(house, fight)):
            yield from super().beaten(house, fight, loser, winner, margin)
        elif winner == fight.attacker:
            yield from self.dominated(house, Seat(loser), winner, margin)

    def dominated(self, house: House, seat: Seat, vampire: Figure, margin: int) -> Effect[None]:
        """Knees give way, a hero next door may be drawn close, and at the last one follows for good."""
        yield Slide(seat, SPEED, -margin)
        if keep(house.row(seat, SPEED) < 0):
            rows = keep(house.start_row(seat, SPEED) - house.row(seat, SPEED))
            yield Slide(seat, SPEED, rows)
            for trait in TRAITS:
                yield gain(seat, trait)
            yield Turn(seat, TRAITOR)
            return
        here, room = keep((house.where[seat], house.room_of(vampire)))
        if here == room:
            return
        side = keep(steps_from(house, Figure(seat)).get(room, 0))
        master = keep(
            Seat(vampire) if is_explorer(vampire) else self.controller(house, house.monster(vampire))
        )
        if (yield from ask(master, "draw-close", YES_NO, "B-322", other_seat=seat)):
            yield Go(seat, room, side)

    # ---- the night

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        yield from self.night_goes_on(house, me)

    def rises(self, house: House, seat: Seat) -> Effect[None]:
        yield from self.night_goes_on(house, seat)

    def night_goes_on(self, house: House, seat: Seat) -> Effect[None]:
        """It grows late as the traitor's turn begins; and once the sun is up it burns them all."""
        if seat != house.traitor:
            return
        if keep(house.mark(SUNRISE) > 0):
            yield from self.sun_burns(house)
            return
        hour = yield from advance_track(house)
        watcher = recall(watches, house)
        if (yield from plain_roll(house, watcher, house.players, "dawn")) < hour:
            yield Mark(SUNRISE)

    def sun_burns(self, house: House) -> Effect[None]:
        for monster in keep(tuple(house.monsters)):
            for trait, value in zip(TRAITS, monster.traits, strict=True):
                if value >= 0:
                    yield Change(monster.id, trait, value - 1)
            if 1 in monster.traits:
                yield Slay(monster.id)
        for seat in keep(tuple(s for s in house.everyone() if house.party[s] == TRAITOR)):
            for trait in TRAITS:
                if keep(house.alive[seat]):
                    yield Lose(seat, trait, 1, SUNRISE)

    # ---- the heroes' page

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """The Spear is the end of a Vampire; the Holy Symbol drives one off."""
        if keep(house.party[loser] == HEROES):
            yield from super().explorer_beaten(house, fight, loser, winner, margin)
        elif self.pierces(fight, winner):
            yield Die(loser)
        elif not (yield from self.robs(house, fight, loser, winner, margin)):
            points = yield from Hurt(loser, fight.harm, margin, "attack")
            yield from self.drives_off(house, winner, Figure(loser), points)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        if self.pierces(fight, winner):
            yield Slay(monster)
            return
        yield Stun(monster)
        yield from self.drives_off(house, winner, monster, margin)

    def pierces(self, fight: Fight, winner: Figure) -> bool:
        return fight.weapon == SPEAR and fight.trait == MIGHT and winner == fight.attacker

    def drives_off(self, house: House, winner: Figure, vampire: Figure, spaces: int) -> Effect[None]:
        """A room for every point, through doors and away from the Holy Symbol."""
        if is_monster(winner):
            return
        hero = Seat(winner)
        here = keep(house.where[hero] if house.has(hero, HOLY_SYMBOL) else None)
        if here is not None:
            yield from led(house, hero, vampire, spaces, away_from=here)

    def heroes_won(self, house: House) -> bool:
        """Both who lay in the tomb are gone for good."""
        return house.mark("monsters") > 0 and not house.monsters
