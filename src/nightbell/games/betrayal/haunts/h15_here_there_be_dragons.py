"""Haunt 15, Here There Be Dragons: something old is in the hall, and what was worn against it lies below."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, OneOf, Seat, Some, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    ARMOR,
    Count,
    Discard,
    Do,
    EndTurn,
    Fight,
    HandOver,
    Hurt,
    Lay,
    Mark,
    Slay,
    Spawn,
    Win,
    plain_roll,
    trait_roll,
)
from nightbell.games.betrayal.cards.catalogue import card_of
from nightbell.games.betrayal.haunt import Haunt, Kind, Option, task
from nightbell.games.betrayal.house import STAIRS, Figure, House, Monster, is_monster
from nightbell.games.betrayal.rooms import (
    CATACOMBS,
    CHASM,
    CRYPT,
    ENTRANCE_HALL,
    FURNACE_ROOM,
    UNDERGROUND_LAKE,
)
from nightbell.games.betrayal.traits import HEROES, MIGHT, PHYSICAL, SPEED, CardId, Harm, RoomId

DRAGON = "dragon"
SHIELD, MAIL, SPEAR = CardId("dragon-shield"), CardId("antique-armor"), CardId("spear")
LIES_IN = {SHIELD: (CHASM, CRYPT), MAIL: (CATACOMBS, UNDERGROUND_LAKE)}
WOUNDS, FIRE = "dragons-wounds", "dragon-fire"
HIDE, SPEARS_BONUS, MAILS_HELP, SAVED_BY_A_THING = 2, 4, 5, 2
IN_ITS_ROOM, NEXT_DOOR = 4, 2
"""The dice of its fire."""


def wears_mail(house: House, seat: Seat) -> bool:
    return house.mark(f"mail-worn-{seat}") > 0


def is_fresh(house: House) -> bool:
    """Whether nothing has been done in this turn yet."""
    return not house.spent and {*house.done} <= {"begun"}


def may_dress(house: House, me: Seat) -> bool:
    ready = house.has(me, MAIL) and not wears_mail(house, me) and not house.has(me, ARMOR)
    return ready and is_fresh(house)


def may_undress(house: House, me: Seat) -> list[Option]:
    """Just off, or over to somebody here."""
    if not wears_mail(house, me) or not is_fresh(house):
        return []
    return [(seat,) for seat in (me, *house.company(me))]


def is_shielded(house: House, seat: Seat) -> bool:
    """The Shield keeps the fire from its bearer, and from every hero beside."""
    bearer = house.holder(SHIELD)
    if bearer < 0:
        return False
    return seat == bearer or (house.party[seat] == HEROES and house.where[seat] == house.where[bearer])


def scorched(house: House, room: RoomId) -> tuple[tuple[Seat, int], ...]:
    """Whom its fire reaches from a room, with how many dice; it goes through doors, not up stairs."""
    next_door = [other for other in house.exits(room) if other != STAIRS.get(room)]
    found = [(seat, IN_ITS_ROOM) for seat in house.explorers_in(room)]
    found += [(seat, NEXT_DOOR) for other in dict.fromkeys(next_door) for seat in house.explorers_in(other)]
    return tuple((seat, dice) for seat, dice in found if not is_shielded(house, seat))


class HereThereBeDragons(Haunt):
    number = 15
    kinds = {DRAGON: Kind(speed=3, might=8, sanity=6, immune=(SPEED,))}
    verbs = {"breathe-fire": ()}

    def right_now(self, house: House) -> Effect[None]:
        """The Dragon in the hall; shield and mail below, as far as those rooms are known."""
        yield Spawn(DRAGON, ENTRANCE_HALL, self.kinds[DRAGON].traits)
        for card, rooms in LIES_IN.items():
            known = keep(tuple(room for room in rooms if room in house.placed))
            if known:
                room = yield from decide(
                    ask(house.traitor, "relic-where", OneOf(known, "room"), "B-302", card=card)
                )
                yield from self.is_laid(card, room)

    def is_laid(self, card: CardId, room: RoomId) -> Effect[None]:
        yield Mark(f"laid {card}")
        yield Lay(card, room)

    def discovered(self, house: House, me: Seat, room: RoomId) -> Effect[None]:
        """The first of its two rooms to be found has it."""
        for card, rooms in LIES_IN.items():
            if room in rooms and not keep(house.mark(f"laid {card}") > 0):
                yield from self.is_laid(card, room)

    # ---- the Dragon

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """Fire once in its turn, besides the bite."""
        return [("breathe-fire",)] if not house.did(FIRE) and scorched(house, monster.room) else []

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        """Speed 4 leaps aside; who burns may throw things into the flames."""
        yield Do(FIRE)
        for seat, dice in keep(scorched(house, house.monster(monster).room)):
            if (yield from trait_roll(house, seat, SPEED, "haunt")) < 4:
                yield from self.burns(house, seat, dice)

    def burns(self, house: House, seat: Seat, dice: int) -> Effect[None]:
        points = yield from plain_roll(house, seat, dice, "damage")
        things = keep(tuple(card for card in house.hands[seat] if card_of(card).item))
        most = min(len(things), (points + 1) // SAVED_BY_A_THING)
        if most:
            given = yield from ask(
                seat, "throw-into-fire", Some(things, 0, most, "card"), "B-322", points=points
            )
            for card in given:
                yield Discard(seat, card)
                if card == MAIL:
                    yield Mark(f"mail-worn-{seat}", 0)
            points -= SAVED_BY_A_THING * len(given)
        if points > 0:
            yield Hurt(seat, PHYSICAL, points, FIRE)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """Its hide takes the first of every blow; it is never stunned, only slain."""
        if margin <= HIDE:
            return
        if (yield from Count(WOUNDS, margin - HIDE)) >= house.players:
            yield Slay(monster)
            yield Win(HEROES)

    def fight_bonus(self, house: House, fight: Fight) -> tuple[int, int]:
        """In the hand of whoever fights the Dragon the Spear remembers what it was made for."""
        if fight.trait != MIGHT:
            return (0, 0)
        if is_monster(fight.target) and house.has(Seat(fight.attacker), SPEAR):
            return (SPEARS_BONUS, 0)
        if is_monster(fight.attacker) and house.has(Seat(fight.target), SPEAR):
            return (0, SPEARS_BONUS)
        return (0, 0)

    # ---- shield and mail

    def spaces(self, house: House, me: Seat, spaces: int) -> int:
        """Both are heavy."""
        load = house.has(me, SHIELD) + wears_mail(house, me)
        return max(1, spaces - load) if load else spaces

    def softened(self, house: House, seat: Seat, harm: Harm, points: int, dealt: str) -> tuple[Harm, int]:
        """Steel stops teeth, but not fire."""
        if harm == PHYSICAL and dealt != FIRE and wears_mail(house, seat):
            return harm, max(0, points - MAILS_HELP)
        return harm, points

    def room_works(self, house: House, me: Seat, room: RoomId) -> bool:
        """Behind the Shield not even the Furnace Room is hot."""
        return room != FURNACE_ROOM or not house.has(me, SHIELD)

    def may_give(self, house: House, me: Seat, card: CardId) -> bool:
        return card != MAIL or not wears_mail(house, me)

    def may_drop(self, house: House, me: Seat, card: CardId) -> bool:
        return card != MAIL or not wears_mail(house, me)

    def may_fetch(self, house: House, card: CardId) -> bool:
        """Both are too heavy for a dog."""
        return card not in LIES_IN

    def may_steal(self, house: House, thief: Figure, victim: Seat, card: CardId) -> bool:
        return card != MAIL or not wears_mail(house, victim)

    def may_hold(self, house: House, me: Seat, card: CardId) -> bool:
        return card != ARMOR or not wears_mail(house, me)

    @task(who=None, when=may_dress)
    def put_on_mail(self, house: House, me: Seat) -> Effect[None]:
        """It takes the whole turn, buckle by buckle."""
        yield Mark(f"mail-worn-{me}")
        yield EndTurn()

    @task(who=None, options=may_undress, nouns=("seat",))
    def take_off_mail(self, house: House, me: Seat, seat: Seat) -> Effect[None]:
        yield Mark(f"mail-worn-{me}", 0)
        if seat != me and (yield from ask(seat, "accept-gift", YES_NO, "B-194", other_seat=me, card=MAIL)):
            yield HandOver(me, seat, MAIL)
        yield EndTurn()

    def died(self, house: House, seat: Seat) -> Effect[None]:
        """The dead wear nothing."""
        if keep(wears_mail(house, seat)):
            yield Mark(f"mail-worn-{seat}", 0)
