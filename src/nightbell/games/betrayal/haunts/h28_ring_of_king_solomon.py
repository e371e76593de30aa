"""Haunt 28, Ring of King Solomon: demons come through a gate, and a ring that once commanded them all."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    Count,
    Do,
    Enlist,
    Fight,
    LetGo,
    PutToken,
    Spawn,
    Stun,
    Take,
    Win,
)
from nightbell.games.betrayal.haunt import Haunt, Kind
from nightbell.games.betrayal.house import FAR, NO_ONE, Figure, House, Monster, acted, is_explorer, is_monster
from nightbell.games.betrayal.rooms import EVENT_ROOMS
from nightbell.games.betrayal.traits import HEROES, PHYSICAL, SPEED, TRAITOR, CardId, RoomId

RING = CardId("ring")
LORD = "demon-lord"
DEMONS = ((3, 5, 5, -1), (4, 4, 4, -1), (5, 3, 3, -1), (6, 2, 2, -1))
FAR_ENOUGH = 4
DEFEATS = 2


def gates(house: House) -> tuple[RoomId, ...]:
    """Empty rooms with an event's sign, far enough from everybody, or the farthest there are."""
    empty = [room for room in house.rooms() if room not in house.where]
    signed = [room for room in empty if room in EVENT_ROOMS] or empty or house.rooms()
    away = [house.distances(house.where[seat]) for seat in house.everyone()]
    steps = {room: min(ways.get(room, FAR) for ways in away) for room in signed}
    least = min(FAR_ENOUGH, max(steps.values()))
    return tuple(room for room in signed if steps[room] >= least)


def bearer(house: House) -> Seat:
    """The hero who has the Ring; nobody if it lies about or the other side has it."""
    holder = house.holder(RING)
    return holder if holder >= 0 and house.party[holder] == HEROES and house.alive[holder] else NO_ONE


class RingOfKingSolomon(Haunt):
    number = 28
    kinds = {
        LORD: Kind(speed=2, might=7, sanity=7, immune=(SPEED,), must_attack=True, steals=True, clings=True),
        "demon": Kind(speed=3, might=5, sanity=5, must_attack=True, steals=True, clings=True),
    }

    def right_now(self, house: House) -> Effect[None]:
        """Through the gate comes their lord, and a Demon for each hero, but never more than four."""
        rooms = keep(gates(house))
        gate = yield from decide(ask(house.traitor, "where-is-the-gate", OneOf(rooms, "room"), "B-302"))
        yield PutToken("gate", gate)
        yield Spawn(LORD, gate, self.kinds[LORD].traits)
        for number, traits in enumerate(DEMONS[: house.players - 1], start=1):
            yield Spawn("demon", gate, traits, number)

    # ---- the traitor's page

    def group_of(self, house: House, monster: Monster) -> str:
        """No two of them are equally fast."""
        return f"{monster.kind} {monster.number}"

    def hunts(self, house: House, monster: Monster) -> list[RoomId]:
        """A free Demon goes for the nearest hero."""
        if monster.party == HEROES:
            return []
        heroes = [seat for seat in house.everyone() if house.party[seat] == HEROES]
        return house.nearest(monster, (house.where[seat] for seat in heroes))

    def must_strike(self, house: House, monster: Monster) -> bool:
        return monster.party == TRAITOR and super().must_strike(house, monster)

    def may_steal(self, house: House, thief: Figure, victim: Seat, card: CardId) -> bool:
        """Their claws are only after the Ring."""
        return is_explorer(thief) or card == RING

    # ---- the heroes' page

    def fight_bonus(self, house: House, fight: Fight) -> tuple[int, int]:
        """The Ring weighs on their lord."""
        if fight.weapon == RING and is_monster(fight.target):
            return (2, 0) if house.monster(fight.target).kind == LORD else (0, 0)
        return (0, 0)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        beaten = keep(house.monster(monster))
        by_bearer = keep(winner == Figure(bearer(house)))
        wrests = is_explorer(winner) and winner == fight.attacker and fight.harm == PHYSICAL
        if RING in beaten.items and wrests and margin >= 2:
            if (yield from ask(Seat(winner), "take-the-ring", YES_NO, "B-272", card=RING)):
                yield LetGo(monster, RING)
                yield Take(Seat(winner), RING)
                return
        if beaten.kind == LORD and by_bearer:
            if (yield from Count("lords-defeats")) >= DEFEATS:
                yield Win(HEROES)
        elif by_bearer and fight.weapon == RING and beaten.kind != LORD:
            yield Enlist(monster, HEROES)
            yield Do(acted(monster))
            return
        yield Stun(monster)

    def place_of(self, house: House, monster: Monster) -> Seat:
        """Those whom the Ring commands act in its bearer's place."""
        return bearer(house) if monster.party == HEROES else NO_ONE

    def controller(self, house: House, monster: Monster) -> Seat:
        commands = self.place_of(house, monster)
        return commands if commands >= 0 else super().controller(house, monster)

    def release(self, house: House) -> Effect[None]:
        """When no hero has the Ring, nobody commands them any more."""
        for demon in keep(tuple(m.id for m in house.monsters if m.party == HEROES and bearer(house) < 0)):
            yield Enlist(demon, TRAITOR)

    def after_fight(self, house: House, fight: Fight, margin: int) -> Effect[None]:
        yield from self.release(house)

    def died(self, house: House, seat: Seat) -> Effect[None]:
        yield from self.release(house)

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        yield from self.release(house)
