"""Haunt 17, A Breath of Wind: something throws things, and everything that lies about makes it stronger."""

from __future__ import annotations

from nightbell.engine import YES_NO, Effect, OneOf, Seat, ask, decide, keep
from nightbell.games.betrayal.atoms import (
    NO_CARD,
    Carry,
    Change,
    Discard,
    Do,
    Draw,
    Fight,
    HurtDice,
    LetGo,
    Lift,
    Mark,
    Part,
    Prowl,
    PutToken,
    Spawn,
    Take,
    Withdraw,
)
from nightbell.games.betrayal.cards.catalogue import card_key, card_of
from nightbell.games.betrayal.haunt import TRACK_MARK, Haunt, Kind, Option, task, task_roll
from nightbell.games.betrayal.house import NOWHERE, Figure, House, Monster, is_explorer, is_monster
from nightbell.games.betrayal.rooms import (
    ATTIC,
    CHAPEL,
    DINING_ROOM,
    GALLERY,
    JUNK_ROOM,
    KITCHEN,
    LIBRARY,
    OMEN_ROOMS,
    OPERATING_LABORATORY,
    RESEARCH_LABORATORY,
    STOREROOM,
    WINE_CELLAR,
)
from nightbell.games.betrayal.traits import (
    HEROES,
    ITEM,
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SANITY,
    SPEED,
    TRAITOR,
    CardId,
    Trait,
)

WIND, CANDLE, LIT = "poltergeist", CardId("candle"), "lit-candle"
DYNAMITE, REVOLVER = CardId("dynamite"), CardId("revolver")
CHARMS = (CardId("skull"), CardId("bell"))
"""What lets a mind strike at the Poltergeist; the Ring does so by itself."""
TAPERS = tuple(CardId(f"candle-{number}") for number in range(1, 13))
FULL_ROOMS = (JUNK_ROOM, STOREROOM, ATTIC, LIBRARY, WINE_CELLAR, RESEARCH_LABORATORY, OPERATING_LABORATORY)
"""Where there is always something more to throw."""
CANDLE_ROOMS = (KITCHEN, DINING_ROOM, CHAPEL, GALLERY)
FIRST_MIGHT, NEW_MIGHT, MOST_MIGHT = 4, 3, 8
COUNTED = "things counted"


def candle_of(house: House, me: Seat) -> CardId:
    """A candle to light: one of those found for it before the one that is worth keeping."""
    held = [card for card in house.hands[me] if card in TAPERS or card == CANDLE]
    free = [card for card in held if card_key(card) not in house.done]
    return min(free, key=lambda card: card == CANDLE, default=NO_CARD)


def new_taper(house: House) -> CardId:
    """A candle that nobody has and that lies nowhere."""
    used = {card for hand in house.hands for card in hand}
    used |= {card for cards in house.piles.values() for card in cards}
    used |= {card for monster in house.monsters for card in monster.items}
    return next((card for card in TAPERS if card not in used), NO_CARD)


def may_light(house: House, me: Seat) -> bool:
    """On the floor where it all began, in a room without a light."""
    room = house.where[me]
    below = house.omen_room not in house.placed or house.floor_of(room) == house.floor_of(house.omen_room)
    return below and room not in house.rooms_with(LIT) and bool(candle_of(house, me))


def gifts(house: House, me: Seat) -> list[Option]:
    """What the traitor may throw into the wind here."""
    if not house.monsters_in(house.where[me]):
        return []
    held = [card for card in house.hands[me] if card_of(card).give and card_of(card).item]
    return [(card,) for card in held if card_key(card) not in house.done]


class ABreathOfWind(Haunt):
    number = 17
    kinds = {WIND: Kind(speed=3, might=FIRST_MIGHT, sanity=4, attacks=False, steals=True)}
    verbs = {"hurl": ("seat",), "lift": ("card",)}

    def right_now(self, house: House) -> Effect[None]:
        yield Spawn(WIND, house.omen_room, self.kinds[WIND].traits)
        yield Mark(TRACK_MARK, FIRST_MIGHT)

    # ---- the traitor's page: what it carries

    def grows(self, house: House, figure: Figure, power: int) -> Effect[None]:
        """Its Might is what the track shows, but never more than eight dice."""
        yield Mark(TRACK_MARK, max(0, power))
        yield Change(figure, MIGHT, min(MOST_MIGHT, max(0, power)))

    def weighs(self, house: House, figure: Figure) -> Effect[None]:
        """One more for every thing it has gained, one less for every thing it has lost."""
        things, before, power = keep(self.load(house, figure))
        if things != before:
            yield Mark(COUNTED, things)
            yield from self.grows(house, figure, power + things - before)

    def load(self, house: House, figure: Figure) -> tuple[int, int, int]:
        monster = house.find_monster(figure)
        return len(monster.items) if monster else 0, house.mark(COUNTED), house.mark(TRACK_MARK)

    def monster_options(self, house: House, monster: Monster) -> list[Option]:
        """It throws what it has at everybody it meets, each once a turn, and picks up what lies about."""
        here = [seat for seat in house.explorers_in(monster.room) if house.party[seat] == HEROES]
        found: list[Option] = [("hurl", seat) for seat in here if not house.did(f"hurled {seat}")]
        found += [("lift", card) for card in house.piles.get(monster.room, ()) if card_of(card).item]
        return found

    def monster_acts(self, house: House, monster: Figure, option: Option) -> Effect[None]:
        if option[0] == "hurl":
            seat = Seat(int(str(option[1])))
            yield Do(f"hurled {seat}")
            yield Fight(monster, Figure(seat), MIGHT)
        else:
            card, room = CardId(str(option[1])), keep(house.monster(monster).room)
            yield Lift(card, room)
            yield Carry(monster, card)
        yield from self.weighs(house, monster)

    def monsters_begin(self, house: House) -> Effect[None]:
        """It may let everything fall and gather again elsewhere."""
        figure, room = keep((house.monsters[0].id, house.monsters[0].room))
        intact = house.rooms()
        rooms = keep(tuple(room for room in OMEN_ROOMS if room in intact))
        if not rooms:
            return
        if room == NOWHERE:
            gathers = yield from ask(house.traitor, "wind-returns", YES_NO, "B-322")
        else:
            gathers = yield from ask(house.traitor, "wind-gathers", YES_NO, "B-322")
        if not gathers:
            return
        where = yield from decide(ask(house.traitor, "wind-where", OneOf(rooms, "room"), "B-322"))
        if room != NOWHERE:
            yield Withdraw(figure)
        yield Prowl(figure, where)
        yield Mark(COUNTED, 0)
        yield from self.grows(house, figure, FIRST_MIGHT if where == JUNK_ROOM else NEW_MIGHT)

    def monsters_end(self, house: House) -> Effect[None]:
        """Where there is plenty it finds one thing more."""
        figure, room = keep((house.monsters[0].id, house.monsters[0].room))
        if room in FULL_ROOMS:
            card = yield from Draw(house.traitor, ITEM)
            if card:
                yield Carry(figure, card)
                yield from self.weighs(house, figure)

    @task(who=TRAITOR, again=True, options=gifts, nouns=("card",))
    def feed_wind(self, house: House, me: Seat, card: CardId) -> Effect[None]:
        figure = keep(house.monsters[0].id)
        yield Part(me, card)
        yield Carry(figure, card)
        yield from self.weighs(house, figure)

    # ---- fights with it

    def attack_traits(self, house: House, me: Seat) -> tuple[Trait, ...]:
        """Quick hands snatch at what it carries; with the right thing in hand a mind holds it back."""
        charmed = any(house.has(me, card) for card in CHARMS)
        return (MIGHT, SPEED, SANITY) if charmed else (MIGHT, SPEED)

    def may_attack(
        self, house: House, attacker: Figure, target: Figure, trait: Trait, weapon: CardId
    ) -> bool:
        if is_monster(target):
            return trait != MIGHT and weapon != REVOLVER
        bare = weapon == NO_CARD and trait != MIGHT
        return not bare and super().may_attack(house, attacker, target, trait, weapon)

    def monster_beaten(
        self, house: House, fight: Fight, monster: Figure, winner: Figure, margin: int
    ) -> Effect[None]:
        """It is never hurt: it loses a thing, or strength, or is blown apart."""
        if fight.attacker == monster:
            return
        if fight.weapon == DYNAMITE:
            yield Withdraw(monster)
        elif fight.trait == SANITY:
            power = keep(house.mark(TRACK_MARK))
            yield from self.grows(house, monster, power - margin)
        else:
            things = keep(house.monster(monster).items)
            if things:
                card = yield from decide(
                    ask(Seat(winner), "snatch-what", OneOf(things, "card"), "B-322", figure=monster)
                )
                yield LetGo(monster, card)
                yield Take(Seat(winner), card)
                yield Do(card_key(card))
        yield from self.weighs(house, monster)

    def explorer_beaten(
        self, house: House, fight: Fight, loser: Seat, winner: Figure, margin: int
    ) -> Effect[None]:
        """Who reaches into the wind in vain is bruised, in body or in mind."""
        if is_monster(winner) and is_explorer(fight.attacker):
            yield HurtDice(loser, MENTAL if fight.trait == SANITY else PHYSICAL, 1, "attack")
        else:
            yield from super().explorer_beaten(house, fight, loser, winner, margin)

    # ---- the heroes' page

    @task(*CANDLE_ROOMS, when=lambda house, me: bool(new_taper(house)))
    def find_candle(self, house: House, me: Seat) -> Effect[None]:
        if (yield from task_roll(house, me, "find-candle", SPEED, 3)):
            taper = keep(new_taper(house))
            yield Take(me, taper)

    @task(when=may_light)
    def light_candle(self, house: House, me: Seat) -> Effect[None]:
        """It burns and cannot be blown out, or it is lost."""
        card, room = keep((candle_of(house, me), house.where[me]))
        yield Discard(me, card)
        if (yield from task_roll(house, me, "light-candle", KNOWLEDGE, 5)):
            yield PutToken(LIT, room)
            yield Mark("candles-lit", len(house.rooms_with(LIT)))

    def heroes_won(self, house: House) -> bool:
        return len(house.rooms_with(LIT)) >= house.players - 1
