"""Haunt 48, Stacked Like Cordwood: a killer who comes back stronger, until one weapon ends it."""

from __future__ import annotations

from nightbell.engine import Effect, OneOf, Seat, ask, keep
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Change,
    Count,
    Draw,
    Fight,
    Lose,
    Mark,
    Prowl,
    Spawn,
    Take,
    TakeOut,
    Win,
    Withdraw,
    trait_roll,
)
from nightbell.games.betrayal.haunt import Haunt, Kind, roll_either, task, task_roll
from nightbell.games.betrayal.house import Figure, House
from nightbell.games.betrayal.rooms import ATTIC, CHAPEL, ENTRANCE_HALL, LIBRARY, VAULT
from nightbell.games.betrayal.rooms.special import VAULT_EMPTY
from nightbell.games.betrayal.traits import (
    HEROES,
    ITEM,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    OMEN,
    PHYSICAL,
    SANITY,
    SPEED,
    SUFFER,
    CardId,
    Deck,
)

CURSED = tuple(CardId(card) for card in ("axe", "spear", "blood-dagger", "sacrificial-dagger"))
STUDIES = "weapon-studied"


def cursed_weapon(house: House) -> CardId:
    """The weapon on which the heroes agreed."""
    return next((card for card in CURSED if house.mark(f"cursed-{card}")), NO_CARD)


def stack_of(house: House, card: CardId) -> Deck | None:
    """The stack in which a weapon still lies."""
    return next((deck for deck in (ITEM, OMEN) if card in house.decks[deck]), None)


def is_hidden(house: House, me: Seat) -> bool:
    """Whether the weapon is yet to be found, and this is a place where one could look."""
    weapon = cursed_weapon(house)
    if house.where[me] == VAULT and VAULT_EMPTY not in house.tokens:
        return False
    return stack_of(house, weapon) is not None or weapon in house.discard


def is_at_hand(house: House, me: Seat) -> bool:
    """Whether the weapon is in the room, in whatever hands, and there is still something to learn of it."""
    weapon, room = cursed_weapon(house), house.where[me]
    if house.mark(STUDIES) >= house.players:
        return False
    holder = house.holder(weapon)
    return weapon in house.piles.get(room, ()) or (holder >= 0 and house.where[holder] == room)


class StackedLikeCordwood(Haunt):
    number = 48
    kinds = {"crimson-jack": Kind(speed=3, might=3, sanity=3)}

    def right_now(self, house: House) -> Effect[None]:
        """The heroes agree on a weapon, and a man stands in the front hall."""
        yield Spawn("crimson-jack", ENTRANCE_HALL, self.kinds["crimson-jack"].traits)
        speaker = keep(house.left_of(house.traitor))
        weapon = yield from ask(speaker, "which-weapon-is-cursed", OneOf(CURSED, "card"), "B-322")
        yield Mark(f"cursed-{weapon}")

    # ---- the traitor's page

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """Only the cursed weapon, fully understood, kills him; else he is away for a while."""
        studied = keep(house.mark(STUDIES) >= house.players)
        if studied and fight.target == monster and fight.weapon == keep(cursed_weapon(house)):
            yield Win(HEROES)
        yield Withdraw(monster)

    def returns(self, house: House, seat: Seat) -> Effect[None]:
        """He comes back by the front door as the traitor's turn begins, stronger by one in everything."""
        jack = keep(house.monsters_of("crimson-jack")[0])
        if seat != house.traitor or jack.room in house.placed:
            return
        for trait, value in zip((SPEED, MIGHT, SANITY), jack.traits[:3], strict=True):
            yield Change(jack.id, trait, value + 1)
        yield Prowl(jack.id, ENTRANCE_HALL)

    def rises(self, house: House, seat: Seat) -> Effect[None]:
        yield from self.returns(house, seat)

    def turn_begins(self, house: House, me: Seat) -> Effect[None]:
        """Heroes who find him beside them as their turn begins need a clear head."""
        yield from self.returns(house, me)
        here = keep(house.party[me] == HEROES and bool(house.monsters_in(house.where[me])))
        if not here or (yield from trait_roll(house, me, SANITY, "jack")) >= 3:
            return
        for harm in (MENTAL, PHYSICAL):
            if keep(house.alive[me]):
                trait = yield from ask(me, "lose-which", OneOf(SUFFER[harm], "trait"), "B-322")
                yield Lose(me, trait)

    # ---- the heroes' page

    @task(LIBRARY, CHAPEL, VAULT, ATTIC, when=is_hidden)
    def find_weapon(self, house: House, me: Seat) -> Effect[None]:
        if not (yield from task_roll(house, me, "find-weapon", KNOWLEDGE, 3)):
            return
        weapon = keep(cursed_weapon(house))
        deck = keep(stack_of(house, weapon))
        if deck is not None:
            yield Draw(me, deck, weapon)
        else:
            yield TakeOut(weapon)
        yield Take(me, weapon)

    @task(when=is_at_hand)
    def study_weapon(self, house: House, me: Seat) -> Effect[None]:
        """What one has learnt of it all know, also when that one is dead."""
        if (yield from roll_either(house, me, "study-weapon", (MIGHT, KNOWLEDGE), 5)):
            yield Count(STUDIES)
