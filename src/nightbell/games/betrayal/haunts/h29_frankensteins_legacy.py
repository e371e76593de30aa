"""Haunt 29, Frankenstein's Legacy: what was sewn together on the table has got up, and it fears only fire."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Count,
    Fight,
    Part,
    Slay,
    Spawn,
    Take,
    TryTask,
    Win,
    attack_roll,
)
from nightbell.games.betrayal.cards.catalogue import card_key
from nightbell.games.betrayal.explore import BringRoom
from nightbell.games.betrayal.haunt import Haunt, Kind, task, task_roll
from nightbell.games.betrayal.house import Figure, House, Monster, is_monster
from nightbell.games.betrayal.rooms import (
    CHARRED_ROOM,
    CHASM,
    FURNACE_ROOM,
    KITCHEN,
    OPERATING_LABORATORY,
    PENTAGRAM_CHAMBER,
    RESEARCH_LABORATORY,
    TOWER,
)
from nightbell.games.betrayal.traits import HEROES, MIGHT, SPEED, TRAITOR, UPPER, CardId, RoomId

CREATURE = "frankensteins-monster"
LABORATORIES = (OPERATING_LABORATORY, RESEARCH_LABORATORY)
TORCHES = tuple(CardId(f"torch-{number}") for number in range(1, 6))
HITS = "torch-hits"


def torch_of(house: House, me: Seat) -> CardId:
    return next((card for card in house.hands[me] if card in TORCHES), NO_CARD)


def unlit(house: House) -> CardId:
    """A torch that nobody has and that lies nowhere."""
    lying = [card for cards in house.piles.values() for card in cards]
    return next((card for card in TORCHES if house.holder(card) < 0 and card not in lying), NO_CARD)


def may_light(house: House, me: Seat) -> bool:
    return not torch_of(house, me) and bool(unlit(house))


def may_throw(house: House, me: Seat) -> bool:
    """A torch that has not just changed hands, and the Monster here or behind a door."""
    torch = torch_of(house, me)
    if not torch or card_key(torch) in house.done:
        return False
    near = (house.where[me], *house.exits(house.where[me]))
    return any(monster.room in near for monster in house.monsters)


class FrankensteinsLegacy(Haunt):
    number = 29
    kinds = {CREATURE: Kind(speed=3, might=8, immune=(SPEED,), must_attack=True)}

    def right_now(self, house: House) -> Effect[None]:
        """It gets up from a laboratory's table; if the house has none yet, upstairs there is one."""
        there = keep(tuple(room for room in LABORATORIES if room in house.placed))
        room = yield from decide(
            ask(house.traitor, "which-laboratory", OneOf(there or LABORATORIES, "room"), "B-302")
        )
        if not (yield from BringRoom(room, house.traitor, (UPPER,))):
            room = keep(house.omen_room)
        yield Spawn(CREATURE, room, self.kinds[CREATURE].traits)

    # ---- the traitor's page

    def hunts(self, house: House, monster: Monster) -> list[RoomId]:
        """It goes for the nearest hero."""
        heroes = [seat for seat in house.everyone() if house.party[seat] == HEROES]
        return house.nearest(monster, (house.where[seat] for seat in heroes))

    def fight_bonus(self, house: House, fight: Fight) -> tuple[int, int]:
        """It strikes harder than it stands."""
        return (2, 0) if is_monster(fight.attacker) else (0, 0)

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        """One torch for each, and no second."""
        return card not in TORCHES or not torch_of(house, me)

    def may_pick_up(self, house: House, me: Seat, card: CardId) -> bool:
        return card not in TORCHES or house.party[me] != TRAITOR

    def after_fight(self, house: House, fight: Fight, margin: int) -> Effect[None]:
        """A torch that the traitor tears out of a hand goes out."""
        torch = keep(torch_of(house, house.traitor))
        if torch:
            yield Part(house.traitor, torch)

    # ---- the heroes' page

    @task(CHARRED_ROOM, FURNACE_ROOM, PENTAGRAM_CHAMBER, KITCHEN, again=True, when=may_light)
    def light_torch(self, house: House, me: Seat) -> Effect[None]:
        torch = keep(unlit(house))
        yield Take(me, torch)

    @task(attack=True, when=may_throw)
    def throw_torch(self, house: House, me: Seat) -> Effect[None]:
        """Speed against its Speed; on equal totals the torch is still in the hand."""
        torch = keep(torch_of(house, me))
        creature = keep(house.monsters_of(CREATURE)[0].id)
        mine = yield from attack_roll(house, Figure(me), SPEED, "attack")
        theirs = yield from attack_roll(house, creature, SPEED, "defence")
        hit = yield from TryTask(me, "throw-torch", mine > theirs)
        if mine == theirs:
            return
        yield Part(me, torch)
        if hit and (yield from Count(HITS)) >= house.players:
            yield Slay(creature)
            yield Win(HEROES)

    @task(TOWER, CHASM, when=lambda house, me: bool(house.monsters_in(house.where[me])))
    def push_monster(self, house: House, me: Seat) -> Effect[None]:
        """It is a long way down."""
        if (yield from task_roll(house, me, "push-monster", MIGHT, 6)):
            creature = keep(house.monsters_of(CREATURE)[0].id)
            yield Slay(creature)
            yield Win(HEROES)
