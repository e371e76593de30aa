"""Haunt 47, Worm Ouroboros: two heads go out from one room, and the house fills up with what is between."""

from __future__ import annotations

from nightbell.engine import Effect, Seat, keep, recall
from nightbell.games.betrayal.atoms import (
    Change,
    Count,
    Discard,
    Fight,
    Judge,
    Lay,
    Mark,
    Part,
    PutToken,
    Remove,
    Slay,
    Spawn,
    TakeOut,
)
from nightbell.games.betrayal.cards.catalogue import card_of
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, task, task_roll
from nightbell.games.betrayal.house import Figure, House, Monster, is_explorer, is_monster
from nightbell.games.betrayal.rooms import MYSTIC_ELEVATOR
from nightbell.games.betrayal.traits import HEROES, MIGHT, SANITY, SPEED, CardId, RoomId, Trait

HEAD, BODY = "worm-head", "worm-body"
SKULL = CardId("skull")
GROWN = 16
WEAK = ("", "first-head-weak", "second-head-weak")
HITS = ("", "first-head-hits", "second-head-hits")
"""The counters of each Head, by its number."""
WEAK_MIGHT = 5


def is_weak(house: House, figure: Figure) -> bool:
    return house.mark(WEAK[house.monster(figure).number]) > 0


def unbroken(house: House, me: Seat) -> list[Option]:
    """Heads in the room on which the Skull has not been turned yet, for whoever holds it."""
    if not house.has(me, SKULL):
        return []
    return [(head.id,) for head in house.monsters_in(house.where[me]) if not is_weak(house, head.id)]


def hits_to_kill(house: House) -> int:
    return (house.players + 1) // 2


class WormOuroboros(Haunt):
    number = 47
    kinds = {HEAD: Kind(speed=1, might=6, immune=(SPEED,), rides=False, explores=True)}

    def right_now(self, house: House) -> Effect[None]:
        """The traitor is gone, and what stands there instead has two heads."""
        worm, room = keep((house.traitor, house.omen_room))
        for card in keep(house.hands[worm]):
            if card_of(card).companion:
                yield Discard(worm, card)
            elif card_of(card).item and keep(house.has(worm, card)):
                yield Part(worm, card)
                yield Lay(card, room)
        if keep(house.holder(SKULL) < 0 and not any(SKULL in cards for cards in house.piles.values())):
            yield TakeOut(SKULL)
            yield Lay(SKULL, room)
        yield Remove(worm)
        for number in (1, 2):
            yield Spawn(HEAD, room, self.kinds[HEAD].traits, number)

    # ---- the traitor's page

    def place_of(self, house: House, monster: Monster) -> Seat:
        return house.traitor

    def group_of(self, house: House, monster: Monster) -> str:
        """Each Head goes its own way."""
        return f"{HEAD} {monster.number}"

    def may_enter(self, house: House, who: Figure, room: RoomId) -> bool:
        return is_explorer(who) or room != MYSTIC_ELEVATOR

    def hinders(self, house: House, who: Figure, mover: Figure) -> bool:
        return is_explorer(mover) and super().hinders(house, who, mover)

    def before_prowl(self, house: House, monster: Figure, to: RoomId) -> Effect[bool]:
        """What a Head leaves is full of worm from then on."""
        room = keep(house.monster(monster).room)
        if keep(room not in house.rooms_with(BODY)):
            yield PutToken(BODY, room)
            yield Judge()
        return True

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """Nothing stuns a Head; a weak one is hit as often as it loses."""
        number = recall(house.monster, monster).number
        if keep(house.mark(WEAK[number]) > 0) and (yield from Count(HITS[number])) >= hits_to_kill(house):
            yield Slay(monster)

    def traitor_won(self, house: House) -> bool:
        return len(house.rooms_with(BODY)) >= GROWN or super().traitor_won(house)

    # ---- the heroes' page

    def step_cost(self, house: House, me: Seat) -> int:
        """One climbs over it."""
        return 2 if house.where[me] in house.rooms_with(BODY) and house.party[me] == HEROES else 1

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        if is_monster(target) and not is_weak(house, target):
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    @task(options=unbroken, nouns=("figure",))
    def weaken_head(self, house: House, me: Seat, head: Figure) -> Effect[None]:
        """The Skull makes it mortal."""
        if (yield from task_roll(house, me, "weaken-head", SANITY, 5)):
            number = recall(house.monster, head).number
            yield Mark(WEAK[number])
            yield Change(head, MIGHT, WEAK_MIGHT)

    def heroes_won(self, house: House) -> bool:
        return house.mark("monsters") > 0 and not house.monsters
