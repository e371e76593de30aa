"""Haunt 42, Comes the Hero: nothing harms the traitor but a hero of stone."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, decide, keep, recall
from nightbell.games.betrayal.atoms import (
    Discard,
    Draw,
    Fight,
    Lay,
    Mark,
    Reckon,
    Slay,
    Slide,
    Spawn,
    Take,
    Win,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import WEAPONS, card_key
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, restore, roll_either, task
from nightbell.games.betrayal.haunts.leading import led
from nightbell.games.betrayal.house import Figure, House, Monster, is_explorer
from nightbell.games.betrayal.rooms import CATACOMBS, CHASM, PENTAGRAM_CHAMBER
from nightbell.games.betrayal.traits import (
    HEROES,
    ITEM,
    KNOWLEDGE,
    MIGHT,
    OMEN,
    SANITY,
    SPEED,
    TOP,
    TRAITOR,
    CardId,
    Deck,
    Harm,
    Trait,
)

STATUE, ANIMATED = "statue", "animated-statue"
IMMORTAL, DAUNTED = "immortal", "statue-daunted"
FORMS = {
    CardId("holy-symbol"): ("statue-judge", SPEED),
    CardId("axe"): ("statue-warrior", MIGHT),
    CardId("crystal-ball"): ("statue-seer", SANITY),
    CardId("book"): ("statue-wizard", KNOWLEDGE),
}
"""What wakes the Statue: whom it becomes, and what that one drains."""
GATES = (CATACOMBS, CHASM, PENTAGRAM_CHAMBER)


def is_corpse(card: CardId) -> bool:
    return card.startswith("corpse-")


def is_immortal(house: House, seat: int) -> bool:
    return house.mark(IMMORTAL) > 0 and house.party[seat] == TRAITOR


def statue_of(house: House) -> Monster | None:
    """The Statue once it is awake."""
    return next(iter(house.monsters_of(ANIMATED)), None)


def drained(house: House) -> Trait | None:
    """What the Statue drains by its form."""
    return next((trait for form, trait in FORMS.values() if house.mark(form)), None)


def wakers(house: House, me: Seat) -> list[Option]:
    """What an explorer beside the sleeping Statue could give it, and has not used this turn."""
    if not any(each.kind == STATUE for each in house.monsters_in(house.where[me])):
        return []
    return [(card,) for card in FORMS if house.has(me, card) and card_key(card) not in house.done]


def stands_by_statue(house: House, me: Seat) -> bool:
    statue = statue_of(house)
    return statue is not None and statue.room == house.where[me]


def has_sacrifice(house: House, me: Seat) -> bool:
    lying = house.piles.get(house.where[me], ())
    return any(is_corpse(card) for card in (*house.hands[me], *lying))


def armed_stacks(house: House) -> tuple[Deck, ...]:
    return tuple(deck for deck in (ITEM, OMEN) if any(card in WEAPONS for card in house.decks[deck]))


def first_weapon(house: House, deck: Deck) -> CardId:
    return next(card for card in house.decks[deck] if card in WEAPONS)


class ComesTheHero(Haunt):
    number = 42
    kinds = {
        STATUE: Kind(holds_fast=True, attacks=False, hinders=False),
        ANIMATED: Kind(speed=8, might=8, sanity=8, knowledge=8, holds_fast=True, attacks=False),
    }

    def right_now(self, house: House) -> Effect[None]:
        """The traitor is whole and armed, and from now on as he is; a stone figure stands where it began."""
        me, room = keep((house.traitor, house.omen_room))
        yield from restore(house, me)
        stacks, unarmed = keep((armed_stacks(house), not any(card in WEAPONS for card in house.hands[me])))
        if stacks and unarmed:
            deck = yield from decide(ask(me, "which-stack", OneOf(stacks, "deck"), "B-302"))
            weapon = yield from Draw(me, deck, recall(first_weapon, house, deck))
            yield Take(me, weapon)
        yield Mark(IMMORTAL)
        yield Spawn(STATUE, room, self.kinds[STATUE].traits, party=HEROES)

    # ---- the traitor's page: immortal

    def lowest_row(self, house: House, seat: Seat, trait: Trait) -> int:
        return house.row(seat, trait) if is_immortal(house, seat) else super().lowest_row(house, seat, trait)

    def highest_row(self, house: House, seat: Seat, trait: Trait) -> int:
        return house.row(seat, trait) if is_immortal(house, seat) else TOP

    def softened(self, house: House, seat: Seat, harm: Harm, points: int, dealt: str) -> tuple[Harm, int]:
        return harm, 0 if is_immortal(house, seat) else points

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        if is_explorer(target) and is_immortal(house, target):
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    def may_steal(self, house: House, thief: Figure, victim: Seat, card: CardId) -> bool:
        return not is_immortal(house, victim)

    def hinders(self, house: House, who: Figure, mover: Figure) -> bool:
        """No explorer is in the traitor's way."""
        if is_explorer(who) and is_explorer(mover) and house.party[mover] == TRAITOR:
            return False
        return super().hinders(house, who, mover)

    # ---- the traitor's page: the gate

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """Whoever dies by the traitor's weapon is a sacrifice."""
        room = keep(house.where[loser])
        yield from super().explorer_beaten(house, fight, loser, winner, margin)
        by_weapon = winner == Figure(house.traitor) == fight.attacker and fight.weapon in WEAPONS
        if by_weapon and keep(not house.alive[loser]):
            yield Lay(CardId(f"corpse-{loser}"), room)

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        return not is_corpse(card) or house.party[me] == TRAITOR

    def may_fetch(self, house: House, card: CardId) -> bool:
        return not is_corpse(card)

    def step_cost(self, house: House, me: Seat) -> int:
        return 2 if any(is_corpse(card) for card in house.hands[me]) else 1

    @task(*GATES, who=TRAITOR, when=has_sacrifice)
    def open_gate(self, house: House, me: Seat) -> Effect[None]:
        if (yield from roll_either(house, me, "open-gate", (SANITY, KNOWLEDGE), 4)):
            yield Win(TRAITOR)

    # ---- the heroes' page

    @task(options=wakers, nouns=("card",))
    def wake_statue(self, house: House, me: Seat, card: CardId) -> Effect[None]:
        """What it is given decides whom it becomes, for good."""
        stone = recall(house.monsters_of, STATUE)[0]
        yield Discard(me, card)
        yield Slay(stone.id)
        yield Mark(FORMS[card][0])
        yield Spawn(ANIMATED, stone.room, self.kinds[ANIMATED].traits, party=HEROES)

    @task(when=stands_by_statue)
    def lead_statue(self, house: House, me: Seat) -> Effect[None]:
        """It goes as far as a hero's mind carries it."""
        statue = recall(house.monsters_of, ANIMATED)[0]
        trait = yield from decide(ask(me, "which-trait", OneOf((KNOWLEDGE, SANITY), "trait"), "B-244"))
        spaces = yield from trait_roll(house, me, trait, "task")
        yield from led(house, me, statue.id, spaces)

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """Beside the Statue the traitor fades, unless it was daunted."""
        statue, trait, daunted = keep((statue_of(house), drained(house), house.mark(DAUNTED) > 0))
        if me != house.traitor or statue is None or trait is None:
            return
        if daunted:
            yield Mark(DAUNTED, 0)
        elif statue.room == keep(house.where[me]):
            yield Slide(me, trait, -1, -1)
            yield Reckon(me)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """Stone is not stunned, but for once it drains nothing."""
        yield Mark(DAUNTED)

    def heroes_won(self, house: House) -> bool:
        return not house.alive[house.traitor]
