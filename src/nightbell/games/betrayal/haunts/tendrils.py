"""Tendrils that grab: a base that never moves and an end that drags heroes to it."""

from __future__ import annotations

from typing import ClassVar

from nightbell.engine import Effect, OneOf, Seat, ask, call, decide, keep, recall
from nightbell.games.betrayal.atoms import (
    Die,
    Do,
    EndTurn,
    Fight,
    Mark,
    Prowl,
    Seize,
    Slay,
    Spawn,
    Stand,
    Stun,
    landing_side,
)
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, lays_down
from nightbell.games.betrayal.house import NO_ONE, Figure, House, Monster, acted, is_explorer, is_monster
from nightbell.games.betrayal.rooms import MYSTIC_ELEVATOR
from nightbell.games.betrayal.traits import PHYSICAL, CardId, RoomId, Trait

DRAG = 2
"""How far an end drags whom it holds in a turn."""
ROOTED = Kind(holds_fast=True, attacks=False, hinders=False)
"""A base: nothing touches it, and it is in nobody's way."""


class Tendrils(Haunt):
    """Each tendril is two monsters of one number: its base and its end."""

    base: ClassVar[str]
    end: ClassVar[str]

    def grows_in(self, house: House, room: RoomId, number: int) -> Effect[None]:
        """A tendril comes, base and end in one room."""
        yield Spawn(self.base, room, ROOTED.traits, number)
        yield Spawn(self.end, room, self.kinds[self.end].traits, number)

    def holder_of(self, house: House, seat: Seat) -> Monster | None:
        """The end that holds an explorer."""
        return next((each for each in house.monsters_of(self.end) if each.of == seat), None)

    def is_held(self, house: House, seat: Seat) -> bool:
        return self.holder_of(house, seat) is not None

    def home_of(self, house: House, number: int) -> RoomId:
        """The room in which a tendril has its base."""
        return next(each.room for each in house.monsters_of(self.base) if each.number == number)

    # ---- grabbing

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """An end does no harm: it grabs from whatever side of a barrier, and comes over to whom it holds.
        What the hero carried stays on the floor."""
        is_end = is_monster(winner) and house.monster(winner).kind == self.end
        if not is_end or fight.harm != PHYSICAL:
            yield from super().explorer_beaten(house, fight, loser, winner, margin)
        elif keep(house.monster(winner).of < 0 and not self.is_held(house, loser)):
            yield Seize(winner, loser)
            yield Prowl(winner, house.where[loser], house.side[loser])
            yield Mark(f"grabbed-{loser}")
            yield from lays_down(house, loser, companions=False)
            if winner == fight.attacker:
                yield Do("monster-end")

    def after_fight(self, house: House, fight: Fight, margin: int) -> Effect[None]:
        """Whoever strikes at an end and stays in its grip has no more to do this turn."""
        if is_explorer(fight.attacker) and keep(self.is_held(house, Seat(fight.attacker))):
            yield EndTurn()

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        yield from self.lets_go(house, monster)
        yield Stun(monster)

    def lets_go(self, house: House, end: Figure) -> Effect[None]:
        held = recall(house.monster, end).of
        if held >= 0:
            yield Seize(end, NO_ONE)
            yield Mark(f"grabbed-{held}", 0)

    def died(self, house: House, seat: Seat) -> Effect[None]:
        """The dead are of no use to it."""
        end = keep(self.holder_of(house, seat))
        if end is not None:
            yield from self.lets_go(house, end.id)

    def uproots(self, house: House, number: int) -> Effect[None]:
        """Base and end are gone for good."""
        pair = keep(tuple(each for each in house.monsters if each.number == number))
        for part in pair:
            if part.kind == self.end:
                yield from self.lets_go(house, part.id)
            yield Slay(part.id)

    # ---- dragging

    def monsters_begin(self, house: House) -> Effect[None]:
        """Whoever lies by the base is eaten; the others come nearer to it."""
        for end in keep(tuple(each for each in house.monsters_of(self.end) if each.of >= 0)):
            home = recall(self.home_of, house, end.number)
            yield Do(acted(end.id))
            if end.room == home:
                yield Die(end.of)
                yield from self.uproots(house, end.number)
            else:
                yield call(self.drags, end.id, end.of, home)

    def drags(self, house: House, end: Figure, held: Seat, home: RoomId) -> Effect[None]:
        """Two spaces by a shortest way, with whoever it holds."""
        master = keep(self.controller(house, house.monster(end)))
        for _ in range(DRAG):
            rooms = keep(nearer_home(house, end, home))
            if not rooms:
                return
            to = yield from decide(ask(master, "drag-where", OneOf(rooms, "room"), "B-322", other_seat=held))
            room = keep(house.lands(house.monster(end).room, to))
            side = yield from landing_side(house, master, room)
            yield Prowl(end, room, side)
            yield Stand(held, room, side)

    # ---- in its grip

    def stays(self, house: House, me: Seat) -> bool:
        return self.is_held(house, me)

    def limited(self, house: House, me: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """In its grip there is nothing but bare hands against it."""
        end = self.holder_of(house, me)
        if end is None:
            return options
        return tuple(o for o in options if o[0] == "end" or (o[0] == "attack" and o[1:3] == (end.id, None)))

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        """Ends leave each other's prey alone."""
        grabs = is_monster(attacker) and house.monster(attacker).kind == self.end
        if grabs and is_explorer(target) and self.is_held(house, Seat(target)):
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    def rides_elevator(self, house: House, who: Figure) -> bool:
        """The elevator does not move with an end in it."""
        return not any(each.room == MYSTIC_ELEVATOR for each in house.monsters_of(self.end))

    def may_be_lured(self, house: House, monster: Monster) -> bool:
        return False


def nearer_home(house: House, end: Figure, home: RoomId) -> tuple[RoomId, ...]:
    """The steps that bring an end nearer to its base."""
    monster = house.monster(end)
    return tuple(house.nearer(monster, home, house.monster_ways(monster.room)))
