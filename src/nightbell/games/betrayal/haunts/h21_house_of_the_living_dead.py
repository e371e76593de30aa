"""Haunt 21, House of the Living Dead: the oldest dies and rises as lord of the dead."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Count,
    Draw,
    Fall,
    Fight,
    Mark,
    Slay,
    Spawn,
    Stun,
    UnderDeck,
)
from nightbell.games.betrayal.cards.catalogue import WEAPONS
from nightbell.games.betrayal.haunt import Kind
from nightbell.games.betrayal.haunts.killers import Killers
from nightbell.games.betrayal.house import NO_ONE, Figure, House, Monster, is_explorer, is_monster
from nightbell.games.betrayal.rooms import (
    CHAPEL,
    CONSERVATORY,
    CRYPT,
    ENTRANCE_HALL,
    GARDENS,
    GRAVEYARD,
    PENTAGRAM_CHAMBER,
    UNDERGROUND_LAKE,
)
from nightbell.games.betrayal.traits import HEROES, ITEM, MIGHT, CardId, Deck

MEDALLION, HOLY_SYMBOL = CardId("medallion"), CardId("holy-symbol")
GRAVES = (
    CRYPT,
    GRAVEYARD,
    ENTRANCE_HALL,
    UNDERGROUND_LAKE,
    GARDENS,
    CHAPEL,
    CONSERVATORY,
    PENTAGRAM_CHAMBER,
)
LORDS_HEALTH = 7


class HouseOfTheLivingDead(Killers):
    number = 21
    kinds = {
        "zombie": Kind(speed=2, might=5, sanity=2, rides=False),
        "zombie-lord": Kind(speed=3, might=7, sanity=2),
    }

    def right_now(self, house: House) -> Effect[None]:
        """The dead rise where the dead lie, and once more in each of those rooms."""
        lair = keep(house.where[house.traitor])
        yield Fall(house.traitor)
        yield Spawn("zombie-lord", lair, self.kinds["zombie-lord"].traits)
        graves = keep(tuple(room for room in GRAVES if room in house.placed))
        dealt = [graves[n % len(graves)] for n in range(house.players)]
        for number, room in enumerate([*dealt, *dict.fromkeys(dealt)], start=1):
            yield Spawn("zombie", room, self.kinds["zombie"].traits, number)
        yield Mark("dead-walk")

    # ---- the traitor's page

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """Weapons and dynamite end a zombie; only the Medallion's bearer harms their lord."""
        if house.monster(monster).kind == "zombie-lord":
            if house.has(Seat(winner), MEDALLION):
                if (yield from Count("lords-wounds", margin)) >= LORDS_HEALTH:
                    yield Mark("lord-destroyed")
                    yield Slay(monster)
            return
        if (fight.weapon in WEAPONS and fight.trait == MIGHT) or fight.weapon == "dynamite":
            yield Slay(monster)
        else:
            yield Stun(monster)

    def attack_dice(self, house: House, fight: Fight) -> int:
        """Zombies shrink from the Holy Symbol; their lord does not."""
        dice = super().attack_dice(house, fight)
        if is_monster(fight.attacker) and house.monster(fight.attacker).kind == "zombie":
            if is_explorer(fight.target) and house.has(Seat(fight.target), HOLY_SYMBOL):
                dice -= 2
        return dice

    # ---- those who fall

    def died(self, house: House, seat: Seat) -> Effect[None]:
        """A dead hero walks again from the own next turn on, played by the same hand."""
        if keep(house.party[seat] == HEROES):
            yield Mark(f"risen-{seat}")

    def rises(self, house: House, seat: Seat) -> Effect[None]:
        if keep(house.mark(f"risen-{seat}") == 1):
            room = keep(house.where[seat])
            yield Mark(f"risen-{seat}", 2)
            yield Spawn("zombie", room, self.kinds["zombie"].traits, 20 + seat, seat)

    def place_of(self, house: House, monster: Monster) -> Seat:
        return monster.of

    def controller(self, house: House, monster: Monster) -> Seat:
        return monster.of if monster.of >= 0 else house.traitor

    def went_over(self, house: House, seat: Seat) -> bool:
        return not house.alive[seat]

    def hand_of(self, house: House, figure: Figure) -> Seat:
        """Only the dead hand counts."""
        return super().hand_of(house, figure) if is_monster(figure) else NO_ONE

    # ---- the heroes' page

    def draws(self, house: House, me: Seat, deck: Deck) -> Effect[CardId]:
        """Heroes may draw three items and keep one."""
        if deck != ITEM or house.party[me] != HEROES or keep(not house.decks[ITEM]):
            return NO_CARD
        if not (yield from ask(me, "draw-three", YES_NO, "B-321")):
            return NO_CARD
        drawn: list[CardId] = []
        for _ in range(3):
            card = yield from Draw(me, ITEM)
            if card:
                drawn.append(card)
        kept = yield from decide(ask(me, "keep-which", OneOf(tuple(drawn), "card"), "B-321"))
        for card in drawn:
            if card != kept:
                yield UnderDeck(card, ITEM)
        return kept

    def heroes_won(self, house: House) -> bool:
        ended = house.mark("dead-walk") and not house.monsters_of("zombie")
        return house.mark("lord-destroyed") > 0 or bool(ended)
