"""Haunt 4, The Web of Destiny: one explorer hangs in a web full of eggs, and the Spider grows every turn."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, Seat, ask, keep
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Change,
    Count,
    Discard,
    Do,
    Draw,
    Fall,
    HouseThrow,
    Mark,
    Spawn,
    TryTask,
    Win,
    attack_roll,
)
from nightbell.games.betrayal.cards.catalogue import BLOWS, card_key
from nightbell.games.betrayal.cards.registry import readied
from nightbell.games.betrayal.haunt import TRACK_MARK, Kind, Option, advance_track, task, task_roll
from nightbell.games.betrayal.haunts.front_door import FrontDoor
from nightbell.games.betrayal.house import OUTSIDE, Figure, House, Monster
from nightbell.games.betrayal.traits import (
    HEROES,
    ITEM,
    KNOWLEDGE,
    MIGHT,
    SPEED,
    TRAITOR,
    CardId,
    Deck,
    RoomId,
    Trait,
)

BITE, KIT, SALVE = CardId("bite"), CardId("medical-kit"), CardId("healing-salve")
GROWTH = {1: (0, 2), 2: (1, 2), 3: (2, 4), 4: (4, 4), 5: (5, 5), 6: (6, 7)}
FULL_GROWN = (6, 8)
HATCHING = 9
WEB_MIGHT = 4


def by_the_web(house: House, me: Seat) -> bool:
    return house.mark("webbed") > 0 and house.where[me] == house.where[house.revealer]


def by_the_eggs(house: House, me: Seat) -> bool:
    return house.mark("eggs") > 0 and house.where[me] == house.where[house.revealer]


def arms(house: House, me: Seat) -> list[Option]:
    """Bare hands, or a weapon that strikes with Might."""
    weapons = [card for card in house.hands[me] if card in BLOWS and BLOWS[card].trait == MIGHT]
    return [(None,), *((card,) for card in weapons if card_key(card) not in house.done)]


class TheWebOfDestiny(FrontDoor):
    number = 4
    kinds = {"spider": Kind(speed=0, might=2, sanity=5, must_attack=True)}

    def right_now(self, house: House) -> Effect[None]:
        bitten = keep(house.holder(BITE) if house.holder(BITE) >= 0 else house.revealer)
        room = keep(house.where[bitten])
        yield Spawn("spider", room, self.kinds["spider"].traits)
        yield Mark(TRACK_MARK, 1)
        yield Mark("webbed")
        yield Mark("eggs")
        if house.players <= 4:
            yield Fall(house.traitor)

    # ---- the traitor's page

    def heroes_to_hunt(self, house: House) -> list[Seat]:
        return [s for s in house.everyone() if house.party[s] == HEROES and s != house.revealer]

    def hunts(self, house: House, monster: Monster) -> list[RoomId]:
        """A hero who does not hang in its web; with none left it goes where it likes."""
        return [house.where[hero] for hero in self.heroes_to_hunt(house)]

    def monster_rolled(
        self, house: House, figure: Figure, trait: Trait, why: str, faces: tuple[int, ...]
    ) -> Effect[int]:
        """Every blank of its attack may be rolled once more."""
        blanks = faces.count(0)
        if why != "attack" or not blanks:
            return sum(faces)
        return sum(faces) + (yield from HouseThrow("spider", blanks, "attack"))

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        if target == Figure(house.revealer) and house.mark("eggs") and house.party_of(attacker) == TRAITOR:
            return False
        return super().may_attack(house, attacker, target, trait, weapon)

    def lowest_row(self, house: House, seat: Seat, trait: Trait) -> int:
        return 0 if seat == house.revealer and house.mark("eggs") else -1

    def after_turn(self, house: House, seat: Seat) -> Effect[None]:
        """The Spider grows after each of the traitor's turns; at nine the eggs hatch."""
        if seat != house.traitor:
            return
        track = yield from advance_track(house)
        if track >= HATCHING and keep(house.mark("eggs") > 0):
            yield Win(TRAITOR)
        speed, might = GROWTH.get(track, FULL_GROWN)
        spider = keep(house.monsters_of("spider")[0].id)
        yield Change(spider, SPEED, speed)
        yield Change(spider, MIGHT, might)

    # ---- the heroes' page

    def stays(self, house: House, me: Seat) -> bool:
        """One hangs in the web until it is torn."""
        return me == house.revealer and house.mark("webbed") > 0

    def draws(self, house: House, me: Seat, deck: Deck) -> Effect[CardId]:
        """A hero who may draw an item may take the Medical Kit instead."""
        if deck == ITEM and house.party[me] == HEROES and keep(KIT in house.decks[ITEM]):
            if (yield from ask(me, "take-the-kit", YES_NO, "B-321", card=KIT)):
                return (yield from Draw(me, ITEM, KIT))
        return NO_CARD

    @task(attack=True, when=by_the_web, options=arms, nouns=("card",))
    def tear_web(self, house: House, me: Seat, weapon: CardId | None) -> Effect[None]:
        """An attack like any other, with a weapon or without."""
        extra = 0
        if weapon:
            yield Do(card_key(weapon))
            if not (yield from readied(house, me, weapon)):
                return
            extra = BLOWS[weapon].dice
        mine = yield from attack_roll(house, Figure(me), MIGHT, "attack", extra)
        theirs = yield from HouseThrow("web", WEB_MIGHT, "defence")
        torn = yield from TryTask(me, "tear-web", mine > theirs)
        if torn and (yield from Count("web-torn")) >= house.players:
            yield Mark("webbed", 0)

    @task(group="eggs", when=lambda house, me: by_the_eggs(house, me) and house.has(me, KIT))
    def cut_out_eggs(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "cut-out-eggs", KNOWLEDGE, 4)):
            yield Mark("eggs", 0)

    @task(group="eggs", when=lambda house, me: by_the_eggs(house, me) and house.has(me, SALVE))
    def dissolve_eggs(self, house: House, me: Seat) -> Effect[None]:
        yield Discard(me, SALVE)
        yield Mark("eggs", 0)

    def door_gives_way(self, house: House) -> bool:
        return not house.mark("webbed") and not house.mark("eggs")

    def heroes_won(self, house: House) -> bool:
        return self.door_gives_way(house) and any(house.where[hero] == OUTSIDE for hero in house.heroes())
