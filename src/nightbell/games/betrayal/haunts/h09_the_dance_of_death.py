"""Haunt 9, The Dance of Death: no traitor at first, but the fiddle turns heads, and feet."""

from __future__ import annotations

from nightbell.engine import Effect, Seat, keep
from nightbell.games.betrayal.atoms import Count, Discard, Do, Draw, Halt, Lose, Take, Turn, Win, trait_roll
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import Haunt, restore, task, task_roll
from nightbell.games.betrayal.house import Figure, House, is_explorer
from nightbell.games.betrayal.rooms import (
    BALLROOM,
    CHASM,
    FURNACE_ROOM,
    PENTAGRAM_CHAMBER,
    STAIRS_FROM_BASEMENT,
    UNDERGROUND_LAKE,
)
from nightbell.games.betrayal.traits import (
    BASEMENT,
    GROUND,
    HEROES,
    MIGHT,
    OMEN,
    SANITY,
    SPEED,
    TRAITOR,
    CardId,
    RoomId,
    Trait,
)

HOLY_SYMBOL = CardId("holy-symbol")
DISPOSAL = (CHASM, FURNACE_ROOM, UNDERGROUND_LAKE)


def symbol_is_here(house: House, me: Seat) -> bool:
    here = house.explorers_in(house.where[me])
    return any(house.has(seat, HOLY_SYMBOL) and house.party[seat] == HEROES for seat in here)


class TheDanceOfDeath(Haunt):
    number = 9
    goals = ("heroes", "traitor")

    def right_now(self, house: House) -> Effect[None]:
        revealer = keep(house.revealer)
        here = keep(house.where[revealer])
        yield BringRoom(STAIRS_FROM_BASEMENT, revealer, (BASEMENT,))
        yield BringRoom(PENTAGRAM_CHAMBER, revealer, (BASEMENT,), here)
        yield BringRoom(BALLROOM, revealer, (GROUND,))
        if keep(HOLY_SYMBOL in house.decks[OMEN]):
            yield Draw(revealer, OMEN, HOLY_SYMBOL)
            yield Take(revealer, HOLY_SYMBOL)

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """Heroes hear the music unless they hold the Holy Symbol; dancers wear themselves out."""
        if keep(house.party[me] == TRAITOR):
            if (yield from trait_roll(house, me, MIGHT, "haunt")) < 3:
                yield Halt()
                yield Lose(me, MIGHT)
            return
        if keep(house.has(me, HOLY_SYMBOL)):
            return
        total = yield from trait_roll(house, me, SANITY, "haunt")
        if total >= 4:
            return
        if keep(house.where[me] == BALLROOM):
            yield from self.join_the_dance(house, me)
            return
        yield Lose(me, SANITY)
        if keep(house.party[me] == HEROES):
            yield Do("drawn-to-the-dance")

    def join_the_dance(self, house: House, me: Seat) -> Effect[None]:
        yield Turn(me, TRAITOR)
        yield from restore(house, me)

    def instead_of_death(self, house: House, seat: Seat) -> Effect[bool]:
        """A hero whose Sanity is gone does not die but dances."""
        dances = keep(house.party[seat] == HEROES and house.row(seat, SANITY) < 0)
        if dances:
            yield from self.join_the_dance(house, seat)
        return dances

    def may_enter(self, house: House, who: Figure, room: RoomId) -> bool:
        """Whoever is drawn to the dance walks the shortest way there."""
        if "drawn-to-the-dance" not in house.done or who != Figure(house.active):
            return True
        steps = house.distances(BALLROOM)
        return steps.get(room, 99) < steps.get(house.where[who], 99)

    def may_explore(self, house: House, me: Seat) -> bool:
        return "drawn-to-the-dance" not in house.done

    def attack_traits(self, house: House, me: Seat) -> tuple[Trait, ...]:
        return (SPEED,) if house.party[me] == TRAITOR else (MIGHT,)

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        """Dancers strike with quick feet, never with Might."""
        if trait == MIGHT and is_explorer(attacker) and house.party[attacker] == TRAITOR:
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    def may_give(self, house: House, me: Seat, card: CardId) -> bool:
        return card != HOLY_SYMBOL

    def may_drop(self, house: House, me: Seat, card: CardId) -> bool:
        return card != HOLY_SYMBOL

    @task(PENTAGRAM_CHAMBER, when=symbol_is_here)
    def defy(self, house: House, me: Seat) -> Effect[None]:
        """Defy the fiddler in the Pentagram Chamber, the Holy Symbol in a hero's hand."""
        if (yield from task_roll(house, me, "defy", SANITY, 5)):
            yield Count("defiance")

    def heroes_won(self, house: House) -> bool:
        return house.mark("defiance") >= house.players

    def turn_ends(self, house: House, me: Seat) -> Effect[None]:
        """A dancer who holds the Holy Symbol casts it into the depths."""
        if keep(house.party[me] == TRAITOR and house.has(me, HOLY_SYMBOL) and house.where[me] in DISPOSAL):
            yield Discard(me, HOLY_SYMBOL)
            yield Win(TRAITOR)
